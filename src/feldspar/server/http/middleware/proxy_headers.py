"""Middleware that takes the client address, scheme and host from the headers of trusted proxies."""

import logging
from ipaddress import ip_address
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Receive, Scope, Send

from feldspar.server.access.client_address import FORWARDED_HOST, TrustedProxies

log = logging.getLogger(__name__)
FORWARDED_FOR: Final = b"x-forwarded-for"


class ProxyHeadersMiddleware:
    """Puts what a proxy says of a request in the place of what is known of the proxy itself."""

    def __init__(self, app: ASGIApp, proxies: TrustedProxies) -> None:
        self.app = app
        self.proxies = proxies
        self._warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        client = scope.get("client")
        if scope["type"] in ("http", "websocket") and client:
            if client[0] in self.proxies:
                self._apply_headers(scope, Headers(scope=scope))
            elif not self._warned and any(name == FORWARDED_FOR for name, _ in scope["headers"]):
                self._warned = True  # a hint, and no way to fill the disk
                log.warning(
                    "requests from %s seem to come through a proxy; if it is yours, start with "
                    "--proxy %s, or all its visitors count as one",
                    *(client[0], client[0]),
                )
        await self.app(scope, receive, send)

    def _apply_headers(self, scope: Scope, headers: Headers) -> None:
        chain = ",".join(headers.getlist("x-forwarded-for")).split(",")
        for part in reversed(chain):  # the last were added last
            host = _parse_address(part.strip())
            if host is None:
                break
            scope["client"] = (host, 0)
            if host not in self.proxies:
                break
        scheme = headers.get("x-forwarded-proto", "").strip().lower()
        if scheme in ("http", "https"):
            scope["scheme"] = scheme.replace(
                "http", "ws" if scope["type"] == "websocket" else "http"
            )
        host = headers.get(FORWARDED_HOST, "").strip()
        if host:
            told = MutableHeaders(raw=list(scope["headers"]))
            told["host"] = host
            scope["headers"] = told.raw


def _parse_address(said: str) -> str | None:
    """Return an address without its port and zone; None for what is no address."""
    if said.startswith("["):
        said = said[1:].partition("]")[0]
    elif said.count(":") == 1:
        said = said.partition(":")[0]
    try:
        return str(ip_address(said.partition("%")[0]))  # a zone may be any text
    except ValueError:
        return None
