"""Scheduler for due tables: runs bot moves and expired clocks.

Bot moves and expired clocks are ordinary entries: if an action is done twice, or by two schedulers,
the second is refused or conflicts, and nothing happens. Due times are stored in the journal, and a
scheduler holds a lease on each table it runs; so whatever one leaves behind, another picks up when
the lease has expired. A failed write is retried until it succeeds.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

from feldspar.server.bots.executor import DecisionJob
from feldspar.server.bots.process_pool import BotProcessPool
from feldspar.server.runtime import metrics
from feldspar.server.runtime.bus import DUE_TOPIC
from feldspar.server.runtime.clock import now as house_time
from feldspar.server.runtime.retry import next_backoff, run_periodically
from feldspar.server.store.journal import NotFound, StoreUnavailable
from feldspar.server.tables.repository import UNREADABLE_KEYS, Propose, TableRepository
from feldspar.table import Entry, Refused, Table
from feldspar.table.services import tables
from feldspar.table.views.summary import DUE_NOW

POLL_SECONDS: Final = 20.0
"""Seconds after which the scheduler reads the clock again: somebody may have set it."""
LEASE_SECONDS: Final = 10.0
"""Seconds for which a table is held by whoever sees to it; while it does, three times as often."""
MAX_ACTIVE_TABLES: Final = 64
"""Tables handled at the same time, not counting those where a bot waits for its turn to think.
Where there are other schedulers they take what would have to wait: see
`BotProcessPool.decide_for_table`."""
HANDOVER_SECONDS: Final = 0.5
"""Seconds for which nobody need see to a table that was left to others: whoever left it neither."""
YIELD_SECONDS: Final = 0.02
"""Seconds by which who has no process free lets others be quicker."""
UNREADABLE_RETRY_SECONDS: Final = 60.0
"""Seconds for which nobody need see to a table that cannot be read."""
log = logging.getLogger(__name__)


class DueTableScheduler:
    """Handles all due tables of a repository. Bots think elsewhere."""

    def __init__(
        self,
        repository: TableRepository,
        pool: BotProcessPool,
        now: Callable[[], int] = house_time,
        poll_seconds: float = POLL_SECONDS,
    ) -> None:
        self.repository = repository
        self.pool = pool
        self.now = now
        self.poll_seconds = poll_seconds
        """Seconds after which the journal is asked what others have left."""
        self._running: dict[str, asyncio.Task[None]] = {}
        """The tables that are seen to now."""
        self._next_due: int | None = None
        """When the next clock runs out, as far as is known."""
        self._claim_lost = False
        """Whether tables may be held for this process of which it was not told."""
        self._wake_event = asyncio.Event()

    async def run(self) -> None:
        """See to what is due now and from now on, until cancelled."""
        self.repository.on_due, self.repository.lease_seconds = self.on_due, LEASE_SECONDS
        leave = self.repository.bus.subscribe(DUE_TOPIC, lambda table: self._wake_event.set())
        working = [
            asyncio.create_task(run_periodically(self.claim, self._sleep)),
            asyncio.create_task(
                run_periodically(self._renew_leases, partial(asyncio.sleep, LEASE_SECONDS / 3))
            ),
        ]
        try:
            await asyncio.gather(*working)
        finally:
            leave()
            await self._stop(working)

    async def _stop(self, working: list[asyncio.Task[None]]) -> None:
        """Stop, so that others can go on at once with what was begun."""
        held, tasks = list(self._running), [*working, *self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if held:
            with suppress(StoreUnavailable):
                await self.repository.journal.renew_leases(held, 0)

    def on_due(self, table: str, due: int | None) -> None:
        """Take note of when a table must be seen to."""
        if due == DUE_NOW:
            self._start(table)
        elif due is not None and (self._next_due is None or due < self._next_due):
            self._next_due = due
            self._wake_event.set()

    async def claim(self) -> None:
        """See to all that is due and that nobody else sees to, as far as there is room."""
        self._next_due = None  # whatever is heard of meanwhile counts
        # Waiting for a bot process is in nobody's way; or one caller could use up all the room.
        busy = len(self._running) - self.pool.queue.waiting
        room, moment = MAX_ACTIVE_TABLES - busy, self.now()
        if self._claim_lost:
            await self.repository.journal.release(moment, list(self._running))
            self._claim_lost = False
        if room > 0:
            self._claim_lost = True
            for table in await self.repository.journal.claim_due(moment, LEASE_SECONDS, room):
                self._start(table)
            self._claim_lost = False
        found = await self.repository.journal.next_due(
            moment
        )  # also what is due by now, but was not
        self._next_due = min(
            [due for due in (found, self._next_due) if due is not None], default=None
        )

    async def _sleep(self) -> None:
        """Wait for the next clock, or for news."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._wake_event.wait(), self.seconds_until_poll())
        if self.pool.is_busy:
            await asyncio.sleep(YIELD_SECONDS)
        self._wake_event.clear()

    def seconds_until_poll(self) -> float:
        """Return the seconds until the next look: few, as the clock may be set meanwhile."""
        if self._next_due is None:
            return self.poll_seconds
        return min(self.poll_seconds, max(0.0, (self._next_due - self.now()) / 1000))

    async def _renew_leases(self) -> None:
        if self._running:
            await self.repository.journal.renew_leases(list(self._running), LEASE_SECONDS)

    # -------------------------------------------------------------------------- what must be done

    def _start(self, table: str) -> None:
        if table not in self._running:
            self._running[table] = asyncio.create_task(self._run_table(table))

    async def _run_table(self, table: str) -> None:
        """Do all that must be done at a table; what fails is tried again."""
        wait = 0.0
        try:
            while True:
                try:
                    if not await self._run_next_action(table):
                        return
                    wait = 0.0
                except NotFound:
                    return
                except Refused as refused:
                    if (
                        refused.key in UNREADABLE_KEYS
                    ):  # it has been said, and will not soon get better
                        with suppress(StoreUnavailable):
                            await self.repository.journal.renew_leases(
                                [table], UNREADABLE_RETRY_SECONDS
                            )
                        return
                    raise
                except Exception as error:
                    if not wait:
                        _log_failure(table, error)
                    wait = next_backoff(wait)
                    await asyncio.sleep(wait)
        finally:
            del self._running[table]
            if len(self._running) == MAX_ACTIVE_TABLES - 1:
                self._wake_event.set()  # there is room again

    async def _run_next_action(self, table: str) -> bool:
        """Do the next thing that waits for no person, if there is one; return whether there was."""
        async with self.repository.locked_latest(table) as cached:
            at = cached.table
            entries, seats = tables.automatic_actions(at, self.now())
            thoughts = [(at.turn_versions[seat], _decision_job(at, seat)) for seat in seats]
        if entries:
            await self._write(
                table, lambda now_at: next(iter(self._automatic_entries(now_at)), None)
            )
        for turn, order in thoughts:
            with metrics.timed("think"):
                decided = await self._decide(table, order)
            if decided is None:
                await self.repository.journal.renew_leases([table], HANDOVER_SECONDS)
                return False
            by, decision = decided
            metrics.count_decision("bot" if by == order.bot else "fallback")
            await self._write(table, partial(self._bot_entry, order.seat, turn, by, decision))
        return bool(entries or thoughts)

    async def _decide(self, table: str, order: DecisionJob) -> tuple[str, str] | None:
        """Return who decides what; nothing if others should think about it."""
        if at_once := await self.pool.decide_if_instant(order):
            return order.bot, at_once
        return await self.pool.decide_for_table(order, await self.repository.caller_of(table))

    async def _write(self, table: str, propose: Propose) -> None:
        try:
            await self.repository.execute(table, propose)
        except Refused as refused:
            if refused.key != "refused-stale":
                raise

    def _automatic_entries(self, table: Table) -> list[Entry]:
        return tables.automatic_actions(table, self.now())[0]

    def _bot_entry(
        self, seat: int, turn: int, by: str, decision: str, table: Table
    ) -> Entry | None:
        return tables.bot_entry(table, seat, decision, self.now(), turn, by)


def _decision_job(table: Table, seat: int) -> DecisionJob:
    state, bot, seed = tables.bot_job(table, seat)
    return DecisionJob(state, seat, bot, seed)


def _log_failure(table: str, error: Exception) -> None:
    """Say once what is in the way; where it is our own mistake, say where."""
    known = isinstance(error, StoreUnavailable)
    log.warning("table %s: automatic action failed, retrying: %s", table, error, exc_info=not known)
