"""WebSocket fan-out: views to everybody at a table, and who is present."""
