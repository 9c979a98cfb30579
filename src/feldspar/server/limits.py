"""How much one may ask: bodies have a longest length, and costly wishes a rate for each address."""

import time
from collections import OrderedDict
from typing import Final
from urllib.parse import urlsplit

from fastapi import HTTPException, Request
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from feldspar.server.errors import refusal

REMEMBERED: Final = 10_000
"""How many addresses a rate remembers."""


class Rate:
    """Lets each address do something so often a minute, all at once or spread out."""

    def __init__(self, a_minute: int) -> None:
        self.a_minute = a_minute
        self._spent: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """For each address, how much it had used up, and when."""

    def __call__(self, request: Request) -> None:
        """Count a request, or refuse it."""
        address = request.client.host if request.client else ""
        spent, then = self._spent.pop(address, (0.0, 0.0))
        moment = time.monotonic()
        spent = max(0.0, spent - (moment - then) * self.a_minute / 60)
        refused = spent + 1 > self.a_minute
        self._spent[address] = (spent if refused else spent + 1, moment)
        if len(self._spent) > REMEMBERED:
            self._spent.popitem(last=False)
        if refused:
            raise HTTPException(429)


class Doorkeeper:
    """Turns away what is too long, and what another site's page sends in a player's name."""

    def __init__(self, app: ASGIApp, longest: int) -> None:
        self.app = app
        self.longest = longest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or turn it away."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if _foreign(headers) and not (scope["type"] == "http" and scope["method"] == "GET"):
            await self._away(403, scope, receive, send)
        elif int(headers.get("content-length", "0")) > self.longest:
            await self._away(413, scope, receive, send)
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

    async def _away(self, status: int, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await refusal(status)(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": ""})


def _foreign(headers: Headers) -> bool:
    """Cookies belong to a host, whatever its port; so the origin of a request must be this host."""
    origin = headers.get("origin")
    if origin is None:
        return False
    return urlsplit(origin).hostname != urlsplit(f"//{headers.get('host', '')}").hostname
