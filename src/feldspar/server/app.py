"""The application: routes around a keeper, and a steward who works while it runs."""

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI
from fastapi.middleware.gzip import GZipMiddleware
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import feldspar
from feldspar.server import api
from feldspar.server.bus import Bus
from feldspar.server.errors import handle_errors
from feldspar.server.identity import Guests
from feldspar.server.journal import Journal
from feldspar.server.keeper import Keeper
from feldspar.server.limits import Doorkeeper
from feldspar.server.settings import Settings
from feldspar.server.site import pages
from feldspar.server.steward import Steward

ABOUT: Final = """Tables for board games.

A guest is known by a cookie that any request to `/api/tables` sets. A table is known by its id:
whoever has it may watch, and join while a seat is open.

**Live.** `GET /api/tables/{table}/live?seat=` opens a WebSocket. It sends `{"seq", "view"}` first,
then `{"seq", "changes"}` after each entry that changes what this viewer sees. Lay changes over the
view: a patch is `{"new": value}`, `{"part": {field: patch}}` or `{"length": n, "patch": {place:
patch}}`. Send `{"seat": n}` to look from another seat of yours. A socket that was lost is opened
again and begins with a whole view. Closed with 4404, the table does not exist.

**Refusals** are `{"key", "rule"}`: a message of the words, and the rule if one forbids it."""


def app(journal: Journal, bus: Bus, settings: Settings) -> FastAPI:
    """Return the application that serves the tables of a journal. It closes the journal."""
    keeper = Keeper(journal, bus, settings.room)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        with ThreadPoolExecutor(settings.thinkers, "bot") as thinking:
            steward = asyncio.create_task(Steward(keeper, thinking).run())
            try:
                yield
            finally:
                steward.cancel()
                await asyncio.gather(steward, return_exceptions=True)
                await journal.close()

    made = FastAPI(
        title="Feldspar",
        version=feldspar.__version__,
        description=ABOUT,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # its pages would fetch their scripts from another host
        redoc_url=None,
    )
    handle_errors(made)
    made.include_router(api.shelf())
    made.include_router(api.tables(keeper, settings))
    made.include_router(api.replays(settings))
    made.add_route("/{path:path}", pages(settings.site), include_in_schema=False)
    made.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=5)
    made.add_middleware(Guests, key=settings.key)
    made.add_middleware(Doorkeeper, longest=settings.longest_body)
    made.add_middleware(Discreet)
    return made


class Discreet:
    """Tells browsers to keep a table's address, which is all it takes to join, to themselves."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["referrer-policy"] = "same-origin"
                headers["x-content-type-options"] = "nosniff"
                headers["x-frame-options"] = "DENY"
                if scope["path"].startswith("/api/"):
                    shared = scope["path"].startswith("/api/games")
                    headers.setdefault("cache-control", "max-age=300" if shared else "no-store")
            await send(message)

        await self.app(scope, receive, answer)
