"""Protocols below ASGI: HTTP and WebSocket connections, their limits, shutdown."""
