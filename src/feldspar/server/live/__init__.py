"""WebSocket fan-out: views for everybody at a table, and who is present."""
