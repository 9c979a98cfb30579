"""One call over several backends: serial, processes, Ray."""
