"""Middleware that limits the size of bodies and the number of WebSockets."""

from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from feldspar.server.access.client_address import client_id
from feldspar.server.access.concurrency import ConcurrencyLimiter
from feldspar.server.http.errors import refusal, reject
from feldspar.server.http.middleware.host_check import MAX_HOST_LENGTH, parse_host

CACHE_SIZE: Final = 256
"""How many hosts and origins are remembered that were looked at lately."""
DEFAULT_PORTS: Final = {"http": 80, "https": 443}


class RequestGuard:
    """Turns away what is too long or too much, and what another page sends in a player's name."""

    def __init__(self, app: ASGIApp, max_body_bytes: int, sockets: int) -> None:
        self.app = app
        self.max_body_bytes = max_body_bytes
        self.sockets = ConcurrencyLimiter(sockets)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or turn it away."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        try:
            foreign = _is_cross_origin(scope["scheme"], headers)
        except ValueError:
            await reject(refusal(400), scope, receive, send)
            return
        if foreign and not (scope["type"] == "http" and scope["method"] == "GET"):
            await reject(refusal(403, "refused-foreign"), scope, receive, send)
        elif int(headers.get("content-length", "0")) > self.max_body_bytes:
            await reject(refusal(413), scope, receive, send)
        elif scope["type"] == "websocket":
            try:
                async with self.sockets.slot(client_id(scope)):
                    await self.app(scope, receive, send)
            except HTTPException as refused:
                answer = refusal(refused.status_code, headers=refused.headers)
                await reject(answer, scope, receive, send)
        else:
            await self.app(scope, self._limit_body(receive), send)

    def _limit_body(self, receive: Receive) -> Receive:
        length = 0

        async def receive_limited() -> Message:
            nonlocal length
            message = await receive()
            length += len(message.get("body", b"")) if message["type"] == "http.request" else 0
            if length > self.max_body_bytes:
                raise HTTPException(413)
            return message

        return receive_limited


def _is_cross_origin(scheme: str, headers: Headers) -> bool:
    """Return whether a page of another origin asks; raise ValueError for what is no origin.

    Cookies belong to a host whatever its port, so a browser sends ours for a neighbour's page too.
    A proxy that is not believed may have taken the s from https: then the ports must be usual ones.
    """
    host, said = headers.get("host", ""), headers.get("origin")
    parse_host(host)
    if said is None:
        return False
    if len(said) > MAX_HOST_LENGTH + len("https://"):
        raise ValueError("this is no origin")
    here = _origin_of(f"//{host}", {"ws": "http", "wss": "https"}.get(scheme, scheme))
    origin = urlsplit(said)
    there = _origin_of(said, origin.scheme)
    if here[1] == DEFAULT_PORTS["http"] and origin.scheme == "https":
        here = (here[0], DEFAULT_PORTS["https"])
    return there != here


@lru_cache(CACHE_SIZE)
def _origin_of(url: str, scheme: str) -> tuple[str | None, int | None]:
    parts = urlsplit(url)
    return parts.hostname, parts.port or DEFAULT_PORTS.get(scheme)
