"""Health endpoints: is the process alive, and is it ready for traffic?

Both are told to anybody, so they tell nothing but that.

A process that cannot hear the others, though Redis answers it, is not ready: others serve guests
better. While Redis is out of reach all stay ready, and say so: they compare their tables with the
journal every two seconds, and a site that is a little slower is better than none.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from feldspar.server.runtime.bus import Bus, Contact
from feldspar.server.store.journal import Journal

NO_TABLE: Final = ""
"""A name that no table has: to look for it is the least that can be read."""
ALIVE, READY = "/healthz", "/readyz"
PATHS: Final = (ALIVE, READY)
PATIENCE: Final = 2.0
"""Seconds the journal has to answer."""
NEVER_KEPT: Final = {"cache-control": "no-store"}
log = logging.getLogger(__name__)


class Health:
    """Whether this process may be given guests: not while it ends or is deaf, nor without its
    journal."""

    def __init__(self, journal: Journal, bus: Bus) -> None:
        self.journal = journal
        self.bus = bus
        self.ending: Callable[[], bool] = lambda: False
        """Told by whoever runs the process: it will be gone in a moment."""
        self._asking: asyncio.Task[bool] | None = None

    def routes(self) -> list[Route]:
        """Return the two addresses."""
        return [Route(ALIVE, self._answers), Route(READY, self._ready)]

    async def _answers(self, _: Request) -> Response:
        return _said("alive")

    async def _ready(self, _: Request) -> Response:
        if self.ending():
            return _said("ending", 503)
        # However many ask at once, the journal is asked once.
        if self._asking is None:
            self._asking = asyncio.create_task(self._reads())
        if not await asyncio.shield(self._asking):
            return _said("no journal", 503)
        contact = self.bus.contact()
        if contact is Contact.DEAF:
            return _said("deaf: Redis answers, but nothing is heard from others", 503)
        return _said("ready" if contact is Contact.HEARING else "ready, without Redis")

    async def _reads(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.journal.record(NO_TABLE)
        except Exception as error:
            log.warning(
                "not ready: the journal cannot be read: %s", str(error) or type(error).__name__
            )
            return False
        finally:
            self._asking = None
        return True


def _said(word: str, status: int = 200) -> Response:
    return PlainTextResponse(f"{word}\n", status, headers=NEVER_KEPT)
