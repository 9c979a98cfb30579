"""The steward does what nobody asks for: bots decide, clocks run out, old tables are forgotten.

Decisions and clocks are ordinary entries: done twice, or by two stewards, the second is refused or
conflicts, and nothing happens. What is due stands in the journal, so a new steward finds all that
was left, and what could not be written is tried again until it is.
"""

import asyncio
import heapq
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

from feldspar.server.hours import now as house_time
from feldspar.server.journal import Unavailable
from feldspar.server.keeper import UNREADABLE, Keeper, Missing, Propose
from feldspar.server.thinkers import Order, Thinkers
from feldspar.table import Entry, Refused, Table, desk
from feldspar.table.summary import AT_ONCE

LOOKS_AGAIN: Final = 20.0
"""Seconds after which the steward looks at the clock again, whatever it said: it may be set."""
ASKS_AGAIN: Final = 60.0
"""Seconds after which the journal is asked again what is due, lest anything was missed."""
FORGOTTEN_TOGETHER: Final = 50
"""How many tables are forgotten at once: few, as writers wait meanwhile."""
DAY: Final = 86_400_000
FIRST_WAIT: Final = 0.5
LONGEST_WAIT: Final = 30.0
"""Seconds before something that failed is tried again: twice as long each time, up to this."""
log = logging.getLogger(__name__)


class Steward:
    """Sees to all tables of a keeper. Bots think elsewhere."""

    def __init__(
        self,
        keeper: Keeper,
        thinkers: Thinkers,
        open_days: int,
        idle_days: int,
        now: Callable[[], int] = house_time,
    ) -> None:
        self.keeper = keeper
        self.thinkers = thinkers
        self.open_days = open_days
        self.idle_days = idle_days
        self.now = now
        self._playing: dict[str, asyncio.Task[None]] = {}
        """The tables at which bots are deciding now."""
        self._due: dict[str, int] = {}
        """When the clock of each table runs out."""
        self._next: dict[str, int] = {}
        """When each table is looked at next: there is one such line in the heap."""
        self._heap: list[tuple[int, str]] = []
        self._woken = asyncio.Event()

    async def run(self) -> None:
        """See to what is due now and from now on, until cancelled."""
        self.keeper.heed = self.heed
        asking = asyncio.create_task(self._ask())
        try:
            while True:
                self.ring()
                await self._sleep()
        finally:
            tasks = [asking, *self._playing.values()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def heed(self, table: str, due: int | None) -> None:
        """Take note of when a table must be seen to."""
        if due is None:
            self._due.pop(table, None)
        elif due == AT_ONCE:
            self._see_to(table)
        else:
            self._due[table] = due
            self._look_at(table, due)

    async def _ask(self) -> None:
        """Ask the journal what is due, now and from time to time."""
        wait = FIRST_WAIT
        while True:
            try:
                for table, due in await self.keeper.journal.due():
                    self.heed(table, due)
                await self.tidy()
                wait = ASKS_AGAIN
            except Exception as error:
                log.warning("the journal does not say what is due: %s", error)
                wait = min(2 * wait, LONGEST_WAIT)
            await asyncio.sleep(wait)

    async def tidy(self) -> None:
        """Forget a few of the tables nobody plays at any more."""
        opened, idle = (self.now() - days * DAY for days in (self.open_days, self.idle_days))
        gone = await self.keeper.journal.forget(opened, idle, FORGOTTEN_TOGETHER)
        await self.keeper.forget(gone)

    # ---------------------------------------------------------------------------------- clocks

    def _look_at(self, table: str, when: int) -> None:
        if table not in self._next or when < self._next[table]:
            self._next[table] = when
            heapq.heappush(self._heap, (when, table))
            self._woken.set()

    async def _sleep(self) -> None:
        """Wait for the next clock, or for news."""
        self._woken.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._woken.wait(), self.rest())

    def rest(self) -> float:
        """Return the seconds until the next look: few, as the clock may be set meanwhile."""
        if not self._heap:
            return LOOKS_AGAIN
        return min(LOOKS_AGAIN, max(0.0, (self._heap[0][0] - self.now()) / 1000))

    def ring(self) -> None:
        """See to all tables whose clock may have run out by now."""
        while self._heap and self._heap[0][0] <= self.now():
            when, table = heapq.heappop(self._heap)
            if self._next.get(table) != when:
                continue
            del self._next[table]
            due = self._due.get(table)
            if due is not None and due > self.now():
                self._look_at(table, due)
            elif due is not None:
                self._see_to(table)

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
                    self._due.pop(table, None)
                    return
                except Refused as refused:
                    if refused.key in UNREADABLE:  # it has been said, and will not get better
                        self._due.pop(table, None)
                        return
                    raise
                except Exception as error:
                    if not wait:
                        _complain(table, error)
                    wait = min(2 * wait or FIRST_WAIT, LONGEST_WAIT)
                    await asyncio.sleep(wait)
        finally:
            del self._playing[table]

    async def _act(self, table: str) -> bool:
        """Do the next thing that waits for no person, if there is one; return whether there was."""
        async with self.keeper.at(table) as place:
            at = place.table
            entries, seats = desk.unasked(at, self.now())
            thoughts = [(at.turns[seat], _order(at, seat)) for seat in seats]
            if not entries and not seats:  # what was said to be due no longer is
                self.heed(table, at.due())
        if entries:
            await self._write(table, lambda now_at: next(iter(self._demanded(now_at)), None))
        for turn, order in thoughts:
            by, decision = await self.thinkers.decision(order)
            await self._write(table, partial(self._decided, order.seat, turn, by, decision))
        return bool(entries or thoughts)

    async def _write(self, table: str, propose: Propose) -> None:
        try:
            await self.keeper.act(table, propose)
        except Refused as refused:
            if refused.key != "refused-stale":
                raise

    def _demanded(self, table: Table) -> list[Entry]:
        return desk.unasked(table, self.now())[0]

    def _decided(self, seat: int, turn: int, by: str, decision: str, table: Table) -> Entry | None:
        return desk.decided(table, seat, decision, self.now(), turn, by)


def _order(table: Table, seat: int) -> Order:
    state, bot, seed = desk.thought(table, seat)
    return Order(state, seat, bot, seed)


def _complain(table: str, error: Exception) -> None:
    """Say once what is in the way; where it is our own mistake, say where."""
    known = isinstance(error, Unavailable)
    log.warning("table %s must wait: %s", table, error, exc_info=not known)
