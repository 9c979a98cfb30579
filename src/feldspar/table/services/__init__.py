"""Table services: use cases called by the server and by the browser alike."""
