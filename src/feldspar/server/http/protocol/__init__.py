"""Below ASGI: HTTP and WebSocket connections, connection limits, shutdown."""
