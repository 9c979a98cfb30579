"""Middleware that limits the size of bodies and the number of WebSockets."""

from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from feldspar.server.access.client_address import caller
from feldspar.server.access.concurrency import Few
from feldspar.server.http.errors import refusal, turn_away
from feldspar.server.http.middleware.host_check import LONGEST, name_of

KNOWN: Final = 256
"""How many hosts and origins are remembered that were looked at lately."""
DEFAULT_PORTS: Final = {"http": 80, "https": 443}


class Doorkeeper:
    """Turns away what is too long or too much, and what another page sends in a player's name."""

    def __init__(self, app: ASGIApp, longest: int, sockets: int) -> None:
        self.app = app
        self.longest = longest
        self.sockets = Few(sockets)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or turn it away."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        try:
            foreign = _foreign(scope["scheme"], headers)
        except ValueError:
            await turn_away(refusal(400), scope, receive, send)
            return
        if foreign and not (scope["type"] == "http" and scope["method"] == "GET"):
            await turn_away(refusal(403, "refused-foreign"), scope, receive, send)
        elif int(headers.get("content-length", "0")) > self.longest:
            await turn_away(refusal(413), scope, receive, send)
        elif scope["type"] == "websocket":
            try:
                async with self.sockets.one(caller(scope)):
                    await self.app(scope, receive, send)
            except HTTPException as refused:
                answer = refusal(refused.status_code, headers=refused.headers)
                await turn_away(answer, scope, receive, send)
        else:
            await self.app(scope, self._counted(receive), send)

    def _counted(self, receive: Receive) -> Receive:
        length = 0

        async def counted() -> Message:
            nonlocal length
            message = await receive()
            length += len(message.get("body", b"")) if message["type"] == "http.request" else 0
            if length > self.longest:
                raise HTTPException(413)
            return message

        return counted


def _foreign(scheme: str, headers: Headers) -> bool:
    """Return whether a page of another origin asks; raise ValueError for what is no origin.

    Cookies belong to a host whatever its port, so a browser sends ours for a neighbour's page too.
    A proxy that is not believed may have taken the s from https: then the ports must be usual ones.
    """
    host, said = headers.get("host", ""), headers.get("origin")
    name_of(host)
    if said is None:
        return False
    if len(said) > LONGEST + len("https://"):
        raise ValueError("this is no origin")
    here = _place(f"//{host}", {"ws": "http", "wss": "https"}.get(scheme, scheme))
    origin = urlsplit(said)
    there = _place(said, origin.scheme)
    if here[1] == DEFAULT_PORTS["http"] and origin.scheme == "https":
        here = (here[0], DEFAULT_PORTS["https"])
    return there != here


@lru_cache(KNOWN)
def _place(url: str, scheme: str) -> tuple[str | None, int | None]:
    parts = urlsplit(url)
    return parts.hostname, parts.port or DEFAULT_PORTS.get(scheme)
