"""Middleware that gives each request an id, for its response and its log lines.

A trusted proxy may choose the id, so that its log and ours can be matched. Anybody else could write
whatever they like into our log.
"""

import re
import secrets
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from feldspar.server.access.client_address import TrustedProxies
from feldspar.server.runtime import metrics
from feldspar.server.runtime.request_id import request_id

HEADER: Final = "x-request-id"
ID_PATTERN: Final = re.compile(r"[A-Za-z0-9_.-]{1,64}")
START_MESSAGES: Final = ("http.response.start", "websocket.accept", "websocket.http.response.start")


class RequestIdMiddleware:
    """Gives each request its id. It stands outside of all else, so that a broken answer has one."""

    def __init__(self, app: ASGIApp, proxies: TrustedProxies) -> None:
        self.app = app
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        mark = self._id_from_proxy(scope) or secrets.token_hex(8)
        request_id.set(mark)  # for good: the server below us may yet complain of this request

        async def answer(message: Message) -> None:
            if message["type"] in START_MESSAGES:
                message.setdefault("headers", [])
                MutableHeaders(scope=message)[HEADER] = mark
            await send(message)

        with metrics.timed_request(scope):
            await self.app(scope, receive, answer)

    def _id_from_proxy(self, scope: Scope) -> str:
        """Return the id that a named proxy has given a request; empty if none has."""
        client = scope.get("client")
        said = Headers(scope=scope).get(HEADER, "")
        believed = client is not None and client[0] in self.proxies and ID_PATTERN.fullmatch(said)
        return said if believed else ""
