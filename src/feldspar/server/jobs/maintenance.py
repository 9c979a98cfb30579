"""Maintenance: deletes abandoned tables, archives finished ones, verifies daily results."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from feldspar.server.access.identity import SIGNED_DAYS
from feldspar.server.jobs.daily_verifier import Prover
from feldspar.server.runtime.clock import now as house_time
from feldspar.server.runtime.retry import rounds
from feldspar.server.settings import Settings
from feldspar.server.tables.repository import Keeper
from feldspar.table.content import daily as days

RESTS: Final = 60.0
"""Seconds between two rounds."""
TOGETHER: Final = 50
"""How many tables are forgotten, or put away, at once: few, as writers wait meanwhile."""
DAY: Final = 86_400_000
Chore = Callable[[], Awaitable[object]]


class Housework:
    """What is done to the tables of a keeper when their time has come.

    Doing it twice, or in two processes, does no harm: each table falls to one of them.
    """

    def __init__(
        self, keeper: Keeper, settings: Settings, now: Callable[[], int] = house_time
    ) -> None:
        self.keeper = keeper
        self.settings = settings
        self.now = now
        self.prover = Prover(keeper, settings.key)

    def chores(self) -> dict[str, Chore]:
        """Return what there is to do: each does all of it that is to be done by now."""
        return {
            "forget": partial(_all, self.forget),
            "forget-sessions": self.forget_sessions,
            "archive": partial(_all, self.archive),
            "prove": partial(_all, self.prove),
        }

    async def forget(self) -> int:
        """Forget a few of the tables nobody plays at any more, and tell who looks at them."""
        opened, idle = self._ago(self.settings.open_days), self._ago(self.settings.idle_days)
        gone = await self.keeper.journal.forget(opened, idle, TOGETHER)
        await self.keeper.forget(gone)
        return len(gone)

    async def forget_sessions(self) -> int:
        """Forget the sessions that nobody has used for long."""
        unused, signed = self._ago(self.settings.session_days), self._ago(SIGNED_DAYS)
        await self.keeper.journal.sessions.forget(unused, signed)
        return 0

    async def archive(self) -> int:
        """Put a few of the games away that are long over."""
        over = self._ago(self.settings.archive_days)
        return len(await self.keeper.journal.archive(over, TOGETHER))

    async def prove(self) -> int:
        """Prove a few of the results of the last days; return how many could be."""
        since = days.add_days(days.day_of(self.now()), -days.PUBLISHED_AFTER_DAYS)
        late = await self.keeper.journal.days.unproved(TOGETHER, since)
        return sum([await self.prover.prove(one) for one in late])

    async def run(self) -> None:
        """Do all of it from time to time, until cancelled."""
        rest = partial(asyncio.sleep, RESTS)
        each = (self.forget, self.forget_sessions, self.archive, self.prove)
        await asyncio.gather(*[rounds(work, rest) for work in each])

    def _ago(self, days: float) -> int:
        return self.now() - int(days * DAY)


async def _all(some: Callable[[], Awaitable[int]]) -> None:
    """Do something a little at a time, until nothing is left of it."""
    while await some() == TOGETHER:
        await asyncio.sleep(0)
