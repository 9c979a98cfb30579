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

from feldspar.server.access.client_address import TrustedProxies
from feldspar.server.access.rate_limiter import DAY_SECONDS, RateLimit
from feldspar.server.access.sessions import Sessions
from feldspar.server.background import background_tasks
from feldspar.server.http.endpoint import JSON, json_response, routes_of, to_json
from feldspar.server.http.errors import HANDLERS
from feldspar.server.http.health import Health
from feldspar.server.http.middleware.host_check import AllowedHosts, HostCheckMiddleware
from feldspar.server.http.middleware.identity import IdentityMiddleware
from feldspar.server.http.middleware.proxy_headers import ProxyHeadersMiddleware
from feldspar.server.http.middleware.request_guard import RequestGuard
from feldspar.server.http.middleware.request_id import RequestIdMiddleware
from feldspar.server.http.middleware.security_headers import (
    GzipMiddleware,
    SecurityHeadersMiddleware,
)
from feldspar.server.http.openapi import LIVE_ENDPOINT, OPENAPI_ENDPOINT, openapi
from feldspar.server.http.routes.access import AccessRoutes
from feldspar.server.http.routes.advice import AdviceRoutes
from feldspar.server.http.routes.daily import DailyRoutes
from feldspar.server.http.routes.games import GameRoutes
from feldspar.server.http.routes.guides import GuideRoutes
from feldspar.server.http.routes.history import HistoryRoutes
from feldspar.server.http.routes.queries import QueryRoutes
from feldspar.server.http.routes.sessions import SessionRoutes
from feldspar.server.http.routes.tables import TableRoutes
from feldspar.server.http.static_files import pages
from feldspar.server.services import Services
from feldspar.server.settings import Settings
from feldspar.server.store.journal import Journal
from feldspar.server.tables.repository import TableRepository


class Application(Starlette):
    """An application all of whose answers are discreet, also when something in it breaks."""

    health: Health
    proxies: TrustedProxies

    def build_middleware_stack(self) -> ASGIApp:
        """Put the headers outside of everything else."""
        return RequestIdMiddleware(
            SecurityHeadersMiddleware(super().build_middleware_stack()), self.proxies
        )


def create_application(journal: Journal, services: Services, settings: Settings) -> Application:
    """Return the application that serves the tables of a journal. It closes the journal."""
    repository = TableRepository(
        journal, services.bus, settings.cached_tables, services.is_cluster, settings.cached_views
    )
    sessions = Sessions(journal.sessions, services.bus, settings.sessions_each)
    tables = TableRoutes(repository, services, settings, sessions)
    advisers = AdviceRoutes(repository, services, settings)
    queries = QueryRoutes(repository, services, settings, {"review": advisers.review})

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        try:
            async with background_tasks(repository, services, settings) as executor:
                advisers.executor = queries.executor = executor
                beating = [
                    asyncio.create_task(sessions.run()),
                    asyncio.create_task(tables.presence.heartbeat_loop()),
                    asyncio.create_task(
                        tables.channels.send_heartbeats(settings.heartbeat_seconds)
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

    health, proxies = Health(journal, services.bus), TrustedProxies(settings.proxies)
    routes = [
        *health.routes(),
        Route(OPENAPI_ENDPOINT.path, _serve_openapi, methods=[OPENAPI_ENDPOINT.method]),
        *routes_of(GameRoutes()),
        *routes_of(GuideRoutes()),
        *routes_of(tables),
        WebSocketRoute(LIVE_ENDPOINT.path, tables.live),
        *routes_of(AccessRoutes(journal, services, settings, sessions)),
        *routes_of(SessionRoutes(services, settings, sessions)),
        *routes_of(HistoryRoutes(repository, services, settings)),
        *routes_of(DailyRoutes(tables)),
        *routes_of(advisers),
        *queries.routes(),
        Route("/alone/{path:path}", pages(settings.alone))
        if settings.alone
        else Route("/alone/house.json", _no_static_site),
        Route("/{path:path}", pages(settings.site)),
    ]
    middleware = [
        *host_check_middleware(settings, proxies),
        Middleware(ProxyHeadersMiddleware, proxies=proxies),
        Middleware(
            RequestGuard,
            max_body_bytes=settings.max_body_bytes,
            sockets=settings.max_sockets_per_client,
        ),
        Middleware(
            IdentityMiddleware,
            key=settings.key,
            sessions=sessions,
            limiter=services.rate_limiter,
            rate=RateLimit("sessions-a-day", settings.sessions_a_day, DAY_SECONDS),
        ),
        Middleware(GzipMiddleware, minimum_size=1024, compresslevel=5),
    ]
    house = Application(
        routes=routes, middleware=middleware, lifespan=lifespan, exception_handlers=HANDLERS
    )
    house.health, house.proxies = health, proxies
    return house


def host_check_middleware(settings: Settings, proxies: TrustedProxies) -> list[Middleware]:
    """Return what sees to it that only the hosts of this server are asked for."""
    if not settings.host:
        return []
    return [
        Middleware(
            HostCheckMiddleware, hosts=AllowedHosts(settings.host, settings.names), proxies=proxies
        )
    ]


async def _no_static_site(_: Request) -> Response:
    """Tell a page that asks for the rules that they are not handed out here."""
    return json_response(None)


async def _serve_openapi(_: Request) -> Response:
    return Response(_encoded_openapi(), media_type=JSON)


@cache
def _encoded_openapi() -> bytes:
    """Return what is said of the API, made once: it is read off the sources."""
    return to_json(openapi())
