"""Routes for your own past games: the list, and every record in one file.

Finished games are kept for ever, so a result is stored when it is first requested, and need not be
computed again.
"""

import asyncio
import io
import logging
import time
import zipfile
from collections.abc import AsyncIterator
from typing import Any

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from feldspar.server.access.rate_limiter import RateLimit, enforce
from feldspar.server.http.endpoint import (
    AFTER_PARAM,
    PAGE_SIZE,
    Endpoint,
    endpoint,
    json_response,
    page_offset,
    player_of,
)
from feldspar.server.services import Services
from feldspar.server.settings import Settings
from feldspar.server.store.journal import NotFound
from feldspar.server.tables.published_records import published_record
from feldspar.server.tables.repository import TableRepository
from feldspar.table import Refused
from feldspar.table.contract.views import History, Played
from feldspar.table.services import tables
from feldspar.table.views.result import Result, build_result
from feldspar.table.views.summary import StoredSummary

log = logging.getLogger(__name__)
Finished = list[tuple[str, StoredSummary]]


class HistoryRoutes:
    """What is asked about all games of somebody."""

    tag = "histories"

    def __init__(self, repository: TableRepository, services: Services, settings: Settings) -> None:
        self.repository = repository
        self.journal = repository.journal
        self.limiter = services.rate_limiter
        self.list_rate = RateLimit("histories", settings.histories_per_minute)
        self.export_rate = RateLimit("exports", settings.exports_per_minute)
        self.replay_lock = asyncio.Lock()
        """One game is played again at a time, so that tables stay quick."""

    @endpoint(
        Endpoint(
            "GET",
            "/api/history",
            "My games that are over, the latest first",
            History,
            query={"after": AFTER_PARAM},
        )
    )
    async def history(self, request: Request) -> Response:
        """Return some of the finished games of whoever asks."""
        await enforce(self.limiter, self.list_rate.for_request(request))
        after, asker = page_offset(request), player_of(request)
        finished = await self._finished_tables(asker, after, PAGE_SIZE + 1)
        games = await self._summarize(finished[:PAGE_SIZE], asker)
        return json_response(History(games, after + PAGE_SIZE if finished[PAGE_SIZE:] else None))

    @endpoint(
        Endpoint(
            "GET",
            "/api/history/records",
            "The records of all my games that are over, in a zip file",
            str,
            media="application/zip",
        )
    )
    async def records(self, request: Request) -> Response:
        """Return the records of whoever asks, packed while they are read."""
        await enforce(self.limiter, self.export_rate.for_request(request))
        asker = player_of(request)
        finished = await self._finished_tables(asker, 0, PAGE_SIZE)
        named = {"content-disposition": 'attachment; filename="feldspar-games.zip"'}
        return StreamingResponse(self._zip_records(finished, asker), 200, named, "application/zip")

    async def _finished_tables(self, asker: str, after: int, most: int) -> Finished:
        return await self.journal.tables_of(asker, after, most, finished=True)

    async def _summarize(self, finished: Finished, asker: str) -> tuple[Played, ...]:
        """Return what is told of games; of those one only opened for others, nothing."""
        kept = await self.journal.results([name for name, _ in finished])
        games = list[Played]()
        for name, told in finished:
            known = Result.parse(kept[name]) if name in kept else await self._compute_result(name)
            if known is not None and asker in known.seated:
                games.append(known.played_by(name, told, asker))
        return tuple(games)

    async def _compute_result(self, name: str) -> Result | None:
        """Play a game again for its result, and keep it; nothing if it can no longer be read."""
        try:
            async with self.replay_lock:
                table = await asyncio.to_thread(
                    tables.replay_journal, await self.journal.read(name)
                )
        except ValueError as error:
            log.warning("table %s cannot be read: %s", name, error)
            return None
        found = build_result(table)
        await self.journal.save_result(name, str(found))
        return found

    async def _zip_records(self, finished: Finished, asker: str) -> AsyncIterator[bytes]:
        """Yield a zip file, record by record: no more than one of them is held."""
        written, after = _ZipBuffer(), 0
        with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as pack:
            while finished:
                for name, told in finished:
                    try:
                        record = await published_record(self.repository, name, asker)
                    except (Refused, NotFound):
                        continue
                    day = time.gmtime(told.at / 1000)
                    file = f"{time.strftime('%Y-%m-%d', day)}-{told.game}-{name}.record"
                    pack.writestr(zipfile.ZipInfo(file, day[:6]), record, zipfile.ZIP_DEFLATED)
                    yield written.take()
                after += len(finished)
                finished = await self._finished_tables(asker, after, PAGE_SIZE)
        yield written.take()


class _ZipBuffer(io.RawIOBase):
    """What has been written, until somebody takes it."""

    def __init__(self) -> None:
        super().__init__()
        self._parts = bytearray()

    def write(self, part: Any) -> int:
        """Keep some bytes."""
        self._parts += part
        return len(part)

    def take(self) -> bytes:
        """Return it, and hold nothing any more."""
        parts = bytes(self._parts)
        self._parts.clear()
        return parts
