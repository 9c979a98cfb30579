"""Maintenance: deletes abandoned tables, archives finished ones, verifies daily results."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from feldspar.server.access.identity import SIGNED_DAYS
from feldspar.server.jobs.daily_verifier import DailyVerifier
from feldspar.server.runtime.clock import now as house_time
from feldspar.server.runtime.retry import run_periodically
from feldspar.server.settings import Settings
from feldspar.server.tables.repository import TableRepository
from feldspar.table.content import daily as days

INTERVAL_SECONDS: Final = 60.0
"""Seconds between two rounds."""
BATCH_SIZE: Final = 50
"""How many tables are forgotten, or put away, at once: few, as writers wait meanwhile."""
DAY_MS: Final = 86_400_000
Chore = Callable[[], Awaitable[object]]


class Maintenance:
    """What is done to the tables of a repository when their time has come.

    Doing it twice, or in two processes, does no harm: each table falls to one of them.
    """

    def __init__(
        self, repository: TableRepository, settings: Settings, now: Callable[[], int] = house_time
    ) -> None:
        self.repository = repository
        self.settings = settings
        self.now = now
        self.verifier = DailyVerifier(repository, settings.key)

    def chores(self) -> dict[str, Chore]:
        """Return what there is to do: each does all of it that is to be done by now."""
        return {
            "forget": partial(_drain, self.delete_abandoned),
            "forget-sessions": self.delete_expired_sessions,
            "archive": partial(_drain, self.archive_finished),
            "prove": partial(_drain, self.verify_daily),
        }

    async def delete_abandoned(self) -> int:
        """Forget a few of the tables nobody plays at any more, and tell who looks at them."""
        opened, idle = (
            self._ago(self.settings.delete_unstarted_after_days),
            self._ago(self.settings.delete_idle_after_days),
        )
        gone = await self.repository.journal.delete_stale(opened, idle, BATCH_SIZE)
        await self.repository.evict(gone)
        return len(gone)

    async def delete_expired_sessions(self) -> int:
        """Forget the sessions that nobody has used for long."""
        unused, signed = self._ago(self.settings.session_days), self._ago(SIGNED_DAYS)
        await self.repository.journal.sessions.delete_expired(unused, signed)
        return 0

    async def archive_finished(self) -> int:
        """Put a few of the games away that are long over."""
        over = self._ago(self.settings.archive_after_days)
        return len(await self.repository.journal.archive(over, BATCH_SIZE))

    async def verify_daily(self) -> int:
        """Prove a few of the results of the last days; return how many could be."""
        since = days.add_days(days.day_of(self.now()), -days.PUBLISHED_AFTER_DAYS)
        late = await self.repository.journal.daily_results.pending(BATCH_SIZE, since)
        return sum([await self.verifier.verify(one) for one in late])

    async def run(self) -> None:
        """Do all of it from time to time, until cancelled."""
        rest = partial(asyncio.sleep, INTERVAL_SECONDS)
        each = (
            self.delete_abandoned,
            self.delete_expired_sessions,
            self.archive_finished,
            self.verify_daily,
        )
        await asyncio.gather(*[run_periodically(work, rest) for work in each])

    def _ago(self, days: float) -> int:
        return self.now() - int(days * DAY_MS)


async def _drain(some: Callable[[], Awaitable[int]]) -> None:
    """Do something a little at a time, until nothing is left of it."""
    while await some() == BATCH_SIZE:
        await asyncio.sleep(0)
