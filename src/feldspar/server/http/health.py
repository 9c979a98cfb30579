"""Health endpoints: is the process alive, and is it ready for traffic?

Anybody may call them, so they reveal nothing else.

A process that reaches Redis but receives no messages from the others is not ready: other servers
serve clients better. While Redis is unavailable all stay ready, and say so: they compare their
tables with the journal every two seconds, and a slower site is better than none.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from feldspar.server.runtime.bus import Bus, BusState
from feldspar.server.store.journal import Journal

NO_TABLE: Final = ""
"""A name that no table has: to look for it is the least that can be read."""
ALIVE, READY = "/healthz", "/readyz"
PATHS: Final = (ALIVE, READY)
TIMEOUT_SECONDS: Final = 2.0
"""Seconds the journal has to answer."""
NO_STORE: Final = {"cache-control": "no-store"}
log = logging.getLogger(__name__)


class Health:
    """Whether this process may be given guests: not while it ends or is deaf, nor without its
    journal."""

    def __init__(self, journal: Journal, bus: Bus) -> None:
        self.journal = journal
        self.bus = bus
        self.is_ending: Callable[[], bool] = lambda: False
        """Told by whoever runs the process: it will be gone in a moment."""
        self._asking: asyncio.Task[bool] | None = None

    def routes(self) -> list[Route]:
        """Return the two addresses."""
        return [Route(ALIVE, self._live), Route(READY, self._ready)]

    async def _live(self, _: Request) -> Response:
        return _response("alive")

    async def _ready(self, _: Request) -> Response:
        if self.is_ending():
            return _response("ending", 503)
        # However many ask at once, the journal is asked once.
        if self._asking is None:
            self._asking = asyncio.create_task(self._can_read())
        if not await asyncio.shield(self._asking):
            return _response("no journal", 503)
        contact = self.bus.state()
        if contact is BusState.NOT_RECEIVING:
            return _response("deaf: Redis answers, but nothing is heard from others", 503)
        return _response("ready" if contact is BusState.CONNECTED else "ready, without Redis")

    async def _can_read(self) -> bool:
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                await self.journal.record(NO_TABLE)
        except Exception as error:
            log.warning(
                "not ready: the journal cannot be read: %s", str(error) or type(error).__name__
            )
            return False
        finally:
            self._asking = None
        return True


def _response(word: str, status: int = 200) -> Response:
    return PlainTextResponse(f"{word}\n", status, headers=NO_STORE)
