"""Middleware that adds security headers to every response.

A table's URL is all it takes to join it; so browsers are asked not to pass it on.
"""

from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",  # the tables without a server are WebAssembly
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",  # places and sizes of pieces are attributes
    "img-src": "'self' blob: data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "worker-src": "'self' blob:",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
NOT_USED: Final = ("camera", "display-capture", "geolocation", "microphone", "payment", "usb")
SAFE: Final = {
    "content-security-policy": "; ".join(f"{name} {value}" for name, value in POLICY.items()),
    "permissions-policy": ", ".join(f"{name}=()" for name in NOT_USED),
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
APART: Final = {"cross-origin-opener-policy": "same-origin"}
"""What browsers take from a page they trust only, and complain of from any other."""
TRUSTED: Final = (b"localhost", b"127.0.0.1", b"[::1]")
STARTS: Final = ("http.response.start", "websocket.http.response.start")


_SAFE: Final = [(name.encode(), value.encode()) for name, value in SAFE.items()]
_APART: Final = [(name.encode(), value.encode()) for name, value in APART.items()]
_OURS: Final = frozenset([name for name, _ in (*_SAFE, *_APART)])


class SecurityHeadersMiddleware:
    """Sends these with every answer, also those that say that something broke."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""

        async def answer(message: Message) -> None:
            if message["type"] in STARTS:
                headers = [pair for pair in message.get("headers", ()) if pair[0] not in _OURS]
                headers += _SAFE
                if _is_trusted(scope):
                    headers += _APART
                if scope["path"].startswith("/api/"):
                    shared = scope["path"].startswith("/api/games") and message["status"] == 200
                    if all(name != b"cache-control" for name, _ in headers):
                        kept = b"max-age=300" if shared else b"no-store"
                        headers.append((b"cache-control", kept))
                message["headers"] = headers
            await send(message)

        await self.app(scope, receive, answer)


class GzipMiddleware(GZipMiddleware):
    """Compresses answers that are long enough; that to a command never is, and all records of
    somebody come compressed."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        plain = scope["type"] == "http" and scope["path"].endswith(("/commands", "/records"))
        await (self.app if plain else super().__call__)(scope, receive, send)


def _is_trusted(scope: Scope) -> bool:
    """Tell whether a browser trusts that this page comes from where it says."""
    host = next((value for name, value in scope["headers"] if name == b"host"), b"")
    return scope["scheme"] in ("https", "wss") or host.startswith(TRUSTED)
