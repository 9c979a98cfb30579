"""Endpoint declarations: what each route takes and returns, beside its handler.

Routes, validation and the description of the API all follow from the same declarations.
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

from feldspar.kernel.serialize.encode import to_plain
from feldspar.server.store.journal import NotFound
from feldspar.table import Refused
from feldspar.table.services.query import decode_request

JSON: Final = "application/json"
PATH_PART: Final = "[A-Za-z0-9_-]{1,40}"
"""The form of every variable part of a path: whatever has another names nothing, and is not looked
for."""
Handler = Callable[[Any, Request], Awaitable[Response]]
H = TypeVar("H", bound=Handler)
T = TypeVar("T")


class Parameter(NamedTuple):
    """A parameter after the question mark."""

    form: object
    description: str
    required: bool = False


class Endpoint(NamedTuple):
    """One thing that may be asked of a server."""

    method: str
    path: str
    summary: str
    returns: object
    """The form of the answer; str for plain text."""
    body: object = None
    """The form of the body, if there is one."""
    query: Mapping[str, Parameter] = {}
    status: int = 200
    media: str = JSON
    errors: tuple[int, ...] = ()


def endpoint(described: Endpoint) -> Callable[[H], H]:
    """Say what a handler does."""

    def mark(handler: H) -> H:
        handler.endpoint = described  # type: ignore[attr-defined]
        return handler

    return mark


def endpoints_of(handlers: type) -> Iterator[Endpoint]:
    """Return what may be asked of a class of handlers."""
    for handler in vars(handlers).values():
        if isinstance(described := getattr(handler, "endpoint", None), Endpoint):
            yield described


def routes_of(handlers: object) -> list[Route]:
    """Return the routes to the handlers of an object."""
    return [
        route(described, getattr(handlers, name))
        for name, handler in vars(type(handlers)).items()
        if isinstance(described := getattr(handler, "endpoint", None), Endpoint)
    ]


def route(described: Endpoint, handler: Callable[[Request], Awaitable[Response]]) -> Route:
    """Return the route to one handler."""

    async def check_and_handle(request: Request) -> Response:
        check_parts(request.path_params)
        return await handler(request)

    return Route(described.path, check_and_handle, methods=[described.method])


def check_parts(parts: Mapping[str, str]) -> None:
    """Raise NotFound unless all parts of a path have their form."""
    for part in parts.values():
        if not _is_path_part(part):
            raise NotFound("no such path")


_is_path_part: Final = re.compile(PATH_PART).fullmatch


AFTER_PARAM: Final = Parameter(int, "How many of the first to leave out.")
PAGE_SIZE: Final = 100
"""How many of a long list are told at once."""
MAX_OFFSET: Final = 1_000_000_000


def page_offset(request: Request) -> int:
    """Return how many of a long list a request leaves out."""
    return min(max(0, int_param(request, "after") or 0), MAX_OFFSET)


async def read_body(request: Request, form: object) -> Any:
    """Return what the body of a request means."""
    try:
        said = msgspec.json.decode(await request.body())
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise Refused("refused-request", text="the body is no JSON") from None
    return decode_request(form, said)


async def while_connected(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Return what comes of some work, whose request was read; cancel it if its caller leaves."""
    working, leaving = asyncio.create_task(work), asyncio.create_task(_wait_for_disconnect(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def _wait_for_disconnect(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def int_param(request: Request, name: str) -> int | None:
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


def to_json(value: object) -> bytes:
    """Return typed data as JSON."""
    return msgspec.json.encode(to_plain(value))


def json_response(value: object, status: int = 200) -> Response:
    """Return typed data as an answer."""
    return Response(to_json(value), status, media_type=JSON)


def player_of(request: Request | WebSocket) -> str:
    """Return who asks."""
    return str(request.scope["player"])
