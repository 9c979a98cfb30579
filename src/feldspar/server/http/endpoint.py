"""Endpoint declarations: what each route takes and returns, beside its handler.

From the same words come the routes, what is read and refused, and the description of the API.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.websockets import WebSocket

from feldspar.kernel.serialize.encode import plain
from feldspar.server.store.journal import Missing
from feldspar.table import Refused
from feldspar.table.services.query import decode_request

JSON: Final = "application/json"
PART: Final = "[A-Za-z0-9_-]{1,40}"
"""The form of every variable part of a path: whatever has another names nothing, and is not looked
for."""
Handler = Callable[[Any, Request], Awaitable[Response]]
H = TypeVar("H", bound=Handler)
T = TypeVar("T")


class Parameter(NamedTuple):
    """A parameter after the question mark."""

    form: object
    about: str
    needed: bool = False


class Call(NamedTuple):
    """One thing that may be asked of a server."""

    method: str
    path: str
    about: str
    gives: object
    """The form of the answer; str for plain text."""
    takes: object = None
    """The form of the body, if there is one."""
    asks: Mapping[str, Parameter] = {}
    status: int = 200
    media: str = JSON
    refusals: tuple[int, ...] = ()


def call(described: Call) -> Callable[[H], H]:
    """Say what a handler does."""

    def marked(handler: H) -> H:
        handler.call = described  # type: ignore[attr-defined]
        return handler

    return marked


def calls_of(handlers: type) -> Iterator[Call]:
    """Return what may be asked of a class of handlers."""
    for handler in vars(handlers).values():
        if isinstance(described := getattr(handler, "call", None), Call):
            yield described


def routes_of(handlers: object) -> list[Route]:
    """Return the routes to the handlers of an object."""
    return [
        route(described, getattr(handlers, name))
        for name, handler in vars(type(handlers)).items()
        if isinstance(described := getattr(handler, "call", None), Call)
    ]


def route(described: Call, handler: Callable[[Request], Awaitable[Response]]) -> Route:
    """Return the route to one handler."""

    async def checked(request: Request) -> Response:
        check_parts(request.path_params)
        return await handler(request)

    return Route(described.path, checked, methods=[described.method])


def check_parts(parts: Mapping[str, str]) -> None:
    """Raise Missing unless all parts of a path have their form."""
    for part in parts.values():
        if not _PART(part):
            raise Missing("no such path")


_PART: Final = re.compile(PART).fullmatch


AFTER: Final = Parameter(int, "How many of the first to leave out.")
PAGE: Final = 100
"""How many of a long list are told at once."""
FARTHEST: Final = 1_000_000_000


def skipped(request: Request) -> int:
    """Return how many of a long list a request leaves out."""
    return min(max(0, number(request, "after") or 0), FARTHEST)


async def body(request: Request, form: object) -> Any:
    """Return what the body of a request means."""
    try:
        said = msgspec.json.decode(await request.body())
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise Refused("refused-request", text="the body is no JSON") from None
    return decode_request(form, said)


async def while_connected(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Return what comes of some work, whose request was read; cancel it if its caller leaves."""
    working, leaving = asyncio.create_task(work), asyncio.create_task(_left(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def _left(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def number(request: Request, name: str) -> int | None:
    """Return a whole number after the question mark, if there is one."""
    said = request.query_params.get(name)
    if said is None:
        return None
    if (
        len(said) > 9
        or not said.removeprefix("-").isascii()
        or not said.removeprefix("-").isdigit()
    ):
        raise Refused("refused-request", text=f"{name} must be a whole number")
    return int(said)


def encoded(value: object) -> bytes:
    """Return typed data as JSON."""
    return msgspec.json.encode(plain(value))


def answer(value: object, status: int = 200) -> Response:
    """Return typed data as an answer."""
    return Response(encoded(value), status, media_type=JSON)


def player(request: Request | WebSocket) -> str:
    """Return who asks."""
    return str(request.scope["player"])
