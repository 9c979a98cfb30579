"""Scheduler for due tables: runs bot moves and expired clocks.

Decisions and clocks are ordinary entries: done twice, or by two stewards, the second is refused or
conflicts, and nothing happens. What is due stands in the journal, and a steward holds what it sees
to; so whatever one has left, another finds when the time is up. What could not be written is tried
again until it is.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

from feldspar.server.bots.executor import Order
from feldspar.server.bots.process_pool import Thinkers
from feldspar.server.runtime import metrics
from feldspar.server.runtime.bus import DUE
from feldspar.server.runtime.clock import now as house_time
from feldspar.server.runtime.retry import longer, rounds
from feldspar.server.store.journal import Missing, Unavailable
from feldspar.server.tables.repository import UNREADABLE, Keeper, Propose
from feldspar.table import Entry, Refused, Table
from feldspar.table.services import tables
from feldspar.table.views.summary import DUE_NOW

LOOKS_AGAIN: Final = 20.0
"""Seconds after which the steward looks at the clock again, whatever it said: it may be set."""
HELD: Final = 10.0
"""Seconds for which a table is held by whoever sees to it; while it does, three times as often."""
AT_A_TIME: Final = 64
"""Tables a steward sees to at the same time, but for those where a bot waits for its turn to think.
Where there are other stewards they see to what would have to wait: see `Thinkers.at_table`."""
PASSED_ON: Final = 0.5
"""Seconds for which nobody need see to a table that was left to others: whoever left it neither."""
YIELDS: Final = 0.02
"""Seconds by which who has no process free lets others be quicker."""
UNREAD: Final = 60.0
"""Seconds for which nobody need see to a table that cannot be read."""
log = logging.getLogger(__name__)


class Steward:
    """Sees to all tables of a keeper. Bots think elsewhere."""

    def __init__(
        self,
        keeper: Keeper,
        thinkers: Thinkers,
        now: Callable[[], int] = house_time,
        sweep: float = LOOKS_AGAIN,
    ) -> None:
        self.keeper = keeper
        self.thinkers = thinkers
        self.now = now
        self.sweep = sweep
        """Seconds after which the journal is asked what others have left."""
        self._playing: dict[str, asyncio.Task[None]] = {}
        """The tables that are seen to now."""
        self._next: int | None = None
        """When the next clock runs out, as far as is known."""
        self._claim_lost = False
        """Whether tables may be held for this process of which it was not told."""
        self._woken = asyncio.Event()

    async def run(self) -> None:
        """See to what is due now and from now on, until cancelled."""
        self.keeper.heed, self.keeper.held = self.heed, HELD
        leave = self.keeper.bus.subscribe(DUE, lambda table: self._woken.set())
        working = [
            asyncio.create_task(rounds(self.claim, self._sleep)),
            asyncio.create_task(rounds(self._hold, partial(asyncio.sleep, HELD / 3))),
        ]
        try:
            await asyncio.gather(*working)
        finally:
            leave()
            await self._let_go(working)

    async def _let_go(self, working: list[asyncio.Task[None]]) -> None:
        """Stop, so that others can go on at once with what was begun."""
        held, tasks = list(self._playing), [*working, *self._playing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if held:
            with suppress(Unavailable):
                await self.keeper.journal.hold(held, 0)

    def heed(self, table: str, due: int | None) -> None:
        """Take note of when a table must be seen to."""
        if due == DUE_NOW:
            self._see_to(table)
        elif due is not None and (self._next is None or due < self._next):
            self._next = due
            self._woken.set()

    async def claim(self) -> None:
        """See to all that is due and that nobody else sees to, as far as there is room."""
        self._next = None  # whatever is heard of meanwhile counts
        # Whoever waits for a thinker is in nobody's way; or one caller could use up all the room.
        busy = len(self._playing) - self.thinkers.queue.waiting
        room, moment = AT_A_TIME - busy, self.now()
        if self._claim_lost:
            await self.keeper.journal.release(moment, list(self._playing))
            self._claim_lost = False
        if room > 0:
            self._claim_lost = True
            for table in await self.keeper.journal.claim(moment, HELD, room):
                self._see_to(table)
            self._claim_lost = False
        found = await self.keeper.journal.next_due(moment)  # also what is due by now, but was not
        self._next = min([due for due in (found, self._next) if due is not None], default=None)

    async def _sleep(self) -> None:
        """Wait for the next clock, or for news."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._woken.wait(), self.rest())
        if self.thinkers.busy:
            await asyncio.sleep(YIELDS)
        self._woken.clear()

    def rest(self) -> float:
        """Return the seconds until the next look: few, as the clock may be set meanwhile."""
        if self._next is None:
            return self.sweep
        return min(self.sweep, max(0.0, (self._next - self.now()) / 1000))

    async def _hold(self) -> None:
        if self._playing:
            await self.keeper.journal.hold(list(self._playing), HELD)

    # -------------------------------------------------------------------------- what must be done

    def _see_to(self, table: str) -> None:
        if table not in self._playing:
            self._playing[table] = asyncio.create_task(self._play(table))

    async def _play(self, table: str) -> None:
        """Do all that must be done at a table; what fails is tried again."""
        wait = 0.0
        try:
            while True:
                try:
                    if not await self._act(table):
                        return
                    wait = 0.0
                except Missing:
                    return
                except Refused as refused:
                    if refused.key in UNREADABLE:  # it has been said, and will not soon get better
                        with suppress(Unavailable):
                            await self.keeper.journal.hold([table], UNREAD)
                        return
                    raise
                except Exception as error:
                    if not wait:
                        _complain(table, error)
                    wait = longer(wait)
                    await asyncio.sleep(wait)
        finally:
            del self._playing[table]
            if len(self._playing) == AT_A_TIME - 1:
                self._woken.set()  # there is room again

    async def _act(self, table: str) -> bool:
        """Do the next thing that waits for no person, if there is one; return whether there was."""
        async with self.keeper.newest(table) as place:
            at = place.table
            entries, seats = tables.automatic_actions(at, self.now())
            thoughts = [(at.turn_versions[seat], _order(at, seat)) for seat in seats]
        if entries:
            await self._write(table, lambda now_at: next(iter(self._demanded(now_at)), None))
        for turn, order in thoughts:
            with metrics.step("think"):
                decided = await self._thought(table, order)
            if decided is None:
                await self.keeper.journal.hold([table], PASSED_ON)
                return False
            by, decision = decided
            metrics.decisions.labels("bot" if by == order.bot else "stand-in").inc()
            await self._write(table, partial(self._decided, order.seat, turn, by, decision))
        return bool(entries or thoughts)

    async def _thought(self, table: str, order: Order) -> tuple[str, str] | None:
        """Return who decides what; nothing if others should think about it."""
        if at_once := await self.thinkers.at_once(order):
            return order.bot, at_once
        return await self.thinkers.at_table(order, await self.keeper.caller(table))

    async def _write(self, table: str, propose: Propose) -> None:
        try:
            await self.keeper.act(table, propose)
        except Refused as refused:
            if refused.key != "refused-stale":
                raise

    def _demanded(self, table: Table) -> list[Entry]:
        return tables.automatic_actions(table, self.now())[0]

    def _decided(self, seat: int, turn: int, by: str, decision: str, table: Table) -> Entry | None:
        return tables.bot_entry(table, seat, decision, self.now(), turn, by)


def _order(table: Table, seat: int) -> Order:
    state, bot, seed = tables.bot_job(table, seat)
    return Order(state, seat, bot, seed)


def _complain(table: str, error: Exception) -> None:
    """Say once what is in the way; where it is our own mistake, say where."""
    known = isinstance(error, Unavailable)
    log.warning("table %s must wait: %s", table, error, exc_info=not known)
