"""Verifier of daily results: replays each game before its result counts."""

import asyncio

from feldspar import games
from feldspar.kernel.chance import subkey
from feldspar.kernel.notation.record import Record
from feldspar.kernel.notation.record_format import RecordError
from feldspar.server.store.daily_results import PendingResult
from feldspar.server.tables.repository import TableRepository
from feldspar.table import Entry
from feldspar.table.content import daily
from feldspar.table.core.entries import CorruptJournal, Moved, UnsupportedVersion
from feldspar.table.services.daily_check import DailyVerdict, verify_daily


class DailyVerifier:
    """Plays tables of the day again that are over, one at a time, beside all else.

    The secrets of the days follow from the site's key, which all its processes have and
    nobody else. Proving one twice, or in two processes, does no harm.
    """

    def __init__(self, repository: TableRepository, key: bytes) -> None:
        self.repository = repository
        self._root = subkey(key, b"days")
        self._lock = asyncio.Lock()

    def secret(self, day: str) -> bytes:
        """Return the secret of a day in this house."""
        return daily.chain_secret(self._root, day)

    async def verify(self, one: PendingResult) -> bool:
        """Play a table again, and note what came of it; tell whether that could be said."""
        async with self._lock:
            kept, secret = await self.repository.record(one.table), self.secret(one.day)
            try:
                entries = await self.repository.journal.read(one.table)
            except UnsupportedVersion:
                return False  # whoever has written it can prove it
            except CorruptJournal:
                entries = []
            name, proof = await asyncio.to_thread(_replay, kept, entries, one, secret)
            await self.repository.journal.daily_results.record_verdict(one.table, name, proof)
            return True


def _replay(
    kept: str, entries: list[Entry], one: PendingResult, secret: bytes
) -> tuple[str, DailyVerdict]:
    """Return under which name a game was played, and what it proves."""
    game = games.load(one.game)
    setup = daily.load_daily(game)
    try:
        record = Record.parse(kept)
    except RecordError:
        return "", DailyVerdict(None, "daily-broken")
    mine = setup.mine if setup else 0
    moved = [(entry.at, entry.what) for entry in entries if isinstance(entry.what, Moved)]
    decided = [at for at, what in moved if what.seat == mine]
    return record.players.get(mine, ""), verify_daily(record, game, one.day, secret, decided)
