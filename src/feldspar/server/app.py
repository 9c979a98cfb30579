"""The application: calls around a keeper, and a steward who works while it runs."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

from feldspar.server.advisers import Advisers
from feldspar.server.api import Shelf, Tables
from feldspar.server.bus import Bus
from feldspar.server.callers import Proxies, Reception
from feldspar.server.calls import JSON, answer, encoded, routes_of
from feldspar.server.errors import HANDLERS
from feldspar.server.headers import Discreet
from feldspar.server.identity import Guests
from feldspar.server.journal import Journal
from feldspar.server.keeper import Keeper
from feldspar.server.limits import Doorkeeper
from feldspar.server.openapi import ITSELF, LIVE, openapi
from feldspar.server.passes import Ways
from feldspar.server.replays import Replays
from feldspar.server.settings import Settings
from feldspar.server.site import pages
from feldspar.server.steward import Steward
from feldspar.server.thinkers import Thinkers


class House(Starlette):
    """An application all of whose answers are discreet, also when something in it breaks."""

    def build_middleware_stack(self) -> ASGIApp:
        """Put the headers outside of everything else."""
        return Discreet(super().build_middleware_stack())


def app(journal: Journal, bus: Bus, settings: Settings) -> House:
    """Return the application that serves the tables of a journal. It closes the journal."""
    keeper = Keeper(journal, bus, settings.room)
    advisers = Advisers(keeper, settings)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        with Thinkers(settings.thinkers, settings.thinking_seconds) as thinkers:
            advisers.thinkers = replays.thinkers = thinkers
            steward = asyncio.create_task(
                Steward(keeper, thinkers, settings.open_days, settings.idle_days).run()
            )
            try:
                yield
            finally:
                steward.cancel()
                await asyncio.gather(steward, return_exceptions=True)
                await journal.close()

    tables, replays = Tables(keeper, settings), Replays(settings)
    routes = [
        Route(ITSELF.path, _described, methods=[ITSELF.method]),
        *routes_of(Shelf()),
        *routes_of(tables),
        WebSocketRoute(LIVE.path, tables.live),
        *routes_of(Ways(journal, settings)),
        *routes_of(advisers),
        *routes_of(replays),
        Route("/alone/{path:path}", pages(settings.alone))
        if settings.alone
        else Route("/alone/house.json", _nothing),
        Route("/{path:path}", pages(settings.site)),
    ]
    middleware = [
        Middleware(Reception, proxies=Proxies(settings.proxies)),
        Middleware(Doorkeeper, longest=settings.longest_body, sockets=settings.sockets_each),
        Middleware(Guests, key=settings.key),
        Middleware(GZipMiddleware, minimum_size=1024, compresslevel=5),
    ]
    return House(
        routes=routes, middleware=middleware, lifespan=lifespan, exception_handlers=HANDLERS
    )


async def _nothing(_: Request) -> Response:
    """Tell a page that asks for the rules that they are not handed out here."""
    return answer(None)


async def _described(_: Request) -> Response:
    return Response(_description(), media_type=JSON)


@cache
def _description() -> bytes:
    """Return what is said of the API, made once: it is read off the sources."""
    return encoded(openapi())
