"""ASGI application: routes, middleware, and the protocol below them."""
