"""ASGI middleware, one a file."""
