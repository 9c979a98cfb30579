"""The steward does what nobody asks for: bots decide, and clocks run out.

Both are ordinary entries: done twice, or by two stewards, the second is refused or conflicts, and
nothing happens. What is due stands in the journal, so a new steward finds all that was left.
"""

import asyncio
import heapq
import logging
from concurrent.futures import Executor
from contextlib import suppress
from functools import partial

from feldspar.server.journal import AT_ONCE
from feldspar.server.keeper import Keeper, Missing, now
from feldspar.table import Entry, Refused, Table, desk

LONGEST_SLEEP = 3600.0
log = logging.getLogger(__name__)


class Steward:
    """Sees to all tables of a keeper. `thinking` is where bots think, off the event loop."""

    def __init__(self, keeper: Keeper, thinking: Executor) -> None:
        self.keeper = keeper
        self.thinking = thinking
        self._playing: dict[str, asyncio.Task[None]] = {}
        """The tables at which bots are deciding now."""
        self._due: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        self._woken = asyncio.Event()

    async def run(self) -> None:
        """See to what is due now and from now on, until cancelled."""
        self.keeper.heed = self.heed
        try:
            for table, due in await self.keeper.journal.due():
                self.heed(table, due)
            while True:
                await self._sleep()
                while self._heap and self._heap[0][0] <= now():
                    await self._ring(heapq.heappop(self._heap)[1])
        finally:
            for task in self._playing.values():
                task.cancel()
            await asyncio.gather(*self._playing.values(), return_exceptions=True)

    def heed(self, table: str, due: int | None) -> None:
        """Take note of when a table must be seen to."""
        if due is None:
            self._due.pop(table, None)
        elif due == AT_ONCE:
            if table not in self._playing:
                self._playing[table] = asyncio.create_task(self._play(table))
        else:
            known = self._due.get(table)
            self._due[table] = due
            if known is None or due < known:  # a later one is seen when the earlier has rung
                heapq.heappush(self._heap, (due, table))
                self._woken.set()

    # ---------------------------------------------------------------------------------- clocks

    async def _sleep(self) -> None:
        self._woken.clear()
        wait = LONGEST_SLEEP
        if self._heap:
            wait = min(wait, max(0.0, (self._heap[0][0] - now()) / 1000))
        with suppress(TimeoutError):
            await asyncio.wait_for(self._woken.wait(), wait)

    async def _ring(self, table: str) -> None:
        """A clock may have run out: see, and wait again if it has not."""
        due = self._due.pop(table, None)
        if due is not None and due > now():
            self.heed(table, due)
        elif due is not None:
            try:
                await self.keeper.act(table, lambda t: t.tick(desk.STAND_IN, now()))
            except Exception:
                log.exception("the clock of table %s cannot be seen to", table)

    # ------------------------------------------------------------------------------------ bots

    async def _play(self, table: str) -> None:
        """Let bots decide at a table as long as they must."""
        try:
            while await self._decide(table):
                pass
        except Missing:
            pass
        except Exception:
            log.exception("the bots of table %s cannot go on", table)
        finally:
            del self._playing[table]

    async def _decide(self, table: str) -> bool:
        """Let each bot that must decide do so once; return whether any did."""
        async with self.keeper.at(table) as place:
            assert place.table is not None
            at = place.table
            thoughts = [(s, at.turns[s], desk.thought(at, s)) for s in at.bots_to_move()]
        loop = asyncio.get_running_loop()
        for seat, turn, (state, bot, seed) in thoughts:
            think = partial(desk.think, state, seat, bot, seed)
            written = await loop.run_in_executor(self.thinking, think)
            try:
                await self.keeper.act(table, partial(_decided, seat, turn, written))
            except Refused as refused:
                if refused.key != "refused-stale":
                    raise
        return bool(thoughts)


def _decided(seat: int, turn: int, written: str, table: Table) -> Entry | None:
    """Submit for a bot, unless its player is back, or somebody has submitted for it."""
    if seat not in table.bots_to_move():
        return None
    return table.submit(seat, written, now(), turn)
