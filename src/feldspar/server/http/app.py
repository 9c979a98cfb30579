"""Application: routes and middleware around the table repository."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

from feldspar.server.access.client_address import Proxies
from feldspar.server.access.rate_limiter import DAY, Rate
from feldspar.server.access.sessions import Sessions
from feldspar.server.background import staffed
from feldspar.server.http.endpoint import JSON, answer, encoded, routes_of
from feldspar.server.http.errors import HANDLERS
from feldspar.server.http.health import Health
from feldspar.server.http.middleware.host_check import HostCheck, Hosts
from feldspar.server.http.middleware.identity import Guests
from feldspar.server.http.middleware.proxy_headers import Reception
from feldspar.server.http.middleware.request_guard import Doorkeeper
from feldspar.server.http.middleware.request_id import Marked
from feldspar.server.http.middleware.security_headers import Discreet, Zipped
from feldspar.server.http.openapi import ITSELF, LIVE, openapi
from feldspar.server.http.routes.access import Ways
from feldspar.server.http.routes.advice import Advisers
from feldspar.server.http.routes.daily import Dailies
from feldspar.server.http.routes.games import Shelf
from feldspar.server.http.routes.guides import Guides
from feldspar.server.http.routes.history import Histories
from feldspar.server.http.routes.queries import QueryRoutes
from feldspar.server.http.routes.sessions import SessionCalls
from feldspar.server.http.routes.tables import Tables
from feldspar.server.http.static_files import pages
from feldspar.server.services import Commons
from feldspar.server.settings import Settings
from feldspar.server.store.journal import Journal
from feldspar.server.tables.repository import Keeper


class House(Starlette):
    """An application all of whose answers are discreet, also when something in it breaks."""

    health: Health
    proxies: Proxies

    def build_middleware_stack(self) -> ASGIApp:
        """Put the headers outside of everything else."""
        return Marked(Discreet(super().build_middleware_stack()), self.proxies)


def app(journal: Journal, commons: Commons, settings: Settings) -> House:
    """Return the application that serves the tables of a journal. It closes the journal."""
    keeper = Keeper(journal, commons.bus, settings.room, commons.shared, settings.drawn)
    sessions = Sessions(journal.sessions, commons.bus, settings.sessions_each)
    tables = Tables(keeper, commons, settings, sessions)
    advisers = Advisers(keeper, commons, settings)
    queries = QueryRoutes(keeper, commons, settings, {"review": advisers.review})

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        try:
            async with staffed(keeper, commons, settings) as thinking:
                advisers.thinking = queries.thinking = thinking
                beating = [
                    asyncio.create_task(sessions.run()),
                    asyncio.create_task(tables.presences.beat()),
                    asyncio.create_task(
                        tables.audiences.send_heartbeats(settings.heartbeat_seconds)
                    ),
                ]
                try:
                    yield
                finally:
                    for task in beating:
                        task.cancel()
                    await asyncio.gather(*beating, return_exceptions=True)
        finally:
            await journal.close()

    health, proxies = Health(journal, commons.bus), Proxies(settings.proxies)
    routes = [
        *health.routes(),
        Route(ITSELF.path, _described, methods=[ITSELF.method]),
        *routes_of(Shelf()),
        *routes_of(Guides()),
        *routes_of(tables),
        WebSocketRoute(LIVE.path, tables.live),
        *routes_of(Ways(journal, commons, settings, sessions)),
        *routes_of(SessionCalls(commons, settings, sessions)),
        *routes_of(Histories(keeper, commons, settings)),
        *routes_of(Dailies(tables)),
        *routes_of(advisers),
        *queries.routes(),
        Route("/alone/{path:path}", pages(settings.alone))
        if settings.alone
        else Route("/alone/house.json", _nothing),
        Route("/{path:path}", pages(settings.site)),
    ]
    middleware = [
        *checked_hosts(settings, proxies),
        Middleware(Reception, proxies=proxies),
        Middleware(Doorkeeper, longest=settings.longest_body, sockets=settings.sockets_each),
        Middleware(
            Guests,
            key=settings.key,
            sessions=sessions,
            tally=commons.tally,
            rate=Rate("sessions-a-day", settings.sessions_a_day, DAY),
        ),
        Middleware(Zipped, minimum_size=1024, compresslevel=5),
    ]
    house = House(
        routes=routes, middleware=middleware, lifespan=lifespan, exception_handlers=HANDLERS
    )
    house.health, house.proxies = health, proxies
    return house


def checked_hosts(settings: Settings, proxies: Proxies) -> list[Middleware]:
    """Return what sees to it that only the hosts of this server are asked for."""
    if not settings.host:
        return []
    return [Middleware(HostCheck, hosts=Hosts(settings.host, settings.names), proxies=proxies)]


async def _nothing(_: Request) -> Response:
    """Tell a page that asks for the rules that they are not handed out here."""
    return answer(None)


async def _described(_: Request) -> Response:
    return Response(_description(), media_type=JSON)


@cache
def _description() -> bytes:
    """Return what is said of the API, made once: it is read off the sources."""
    return encoded(openapi())
