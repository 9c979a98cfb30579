"""What every answer tells the browser: a page of ours does only what ours do, and tells nobody.

A table's address is all it takes to join it; so browsers are asked to keep it to themselves.
"""

from typing import Final

from starlette.datastructures import Headers, MutableHeaders
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
TRUSTED: Final = ("localhost", "127.0.0.1", "[::1]")
STARTS: Final = ("http.response.start", "websocket.http.response.start")


class Discreet:
    """Sends these with every answer, also those that say that something broke."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""

        async def answer(message: Message) -> None:
            if message["type"] in STARTS:
                headers = MutableHeaders(scope=message)
                headers.update(SAFE)
                if _trusted(scope):
                    headers.update(APART)
                if scope["path"].startswith("/api/"):
                    shared = scope["path"].startswith("/api/games") and message["status"] == 200
                    headers.setdefault("cache-control", "max-age=300" if shared else "no-store")
            await send(message)

        await self.app(scope, receive, answer)


def _trusted(scope: Scope) -> bool:
    """Tell whether a browser trusts that this page comes from where it says."""
    host = Headers(scope=scope).get("host", "")
    return scope["scheme"] in ("https", "wss") or host.startswith(TRUSTED)
