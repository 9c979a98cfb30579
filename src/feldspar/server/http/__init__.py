"""The ASGI application: routes, middleware and what lies below them."""
