"""Monitor: gauges of queues, workers and dependencies, renewed at intervals.

A stuck table raises no error by itself: the process that should run it is missing. So every process
monitors the whole site, and logs when a problem begins and when it is resolved. A table that cannot
be read may wait for days until somebody restores it: it is reported as unreadable, not as stuck.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final, Protocol

from feldspar.server.runtime import metrics
from feldspar.server.runtime.clock import now as house_time
from feldspar.server.store.journal import Backlog, Journal, StoreUnavailable
from feldspar.table import Entry
from feldspar.table.core.entries import CorruptJournal
from feldspar.table.services import tables

STUCK_SECONDS: Final = 60.0
"""How long a table may wait for a bot or for its clock before that is said."""
REREAD_MS: Final = 600_000
"""After how long it is looked again whether a table that hangs can be read."""
log = logging.getLogger(__name__)


class Dependency(Protocol):
    """Something a site can do without for a while, such as Redis."""

    name: str

    async def problem(self) -> str:
        """Return what is wrong with it; "" if it can be read and written."""


class Monitor:
    """Renews the gauges of a process."""

    def __init__(
        self,
        journal: Journal,
        bot_processes: int,
        seconds: float,
        dependency: Dependency | None = None,
        now: Callable[[], int] = house_time,
    ) -> None:
        self._journal = journal
        self._bot_processes = bot_processes
        self._seconds = seconds
        self._dependency = dependency
        self._now = now
        self._problems: dict[str, str] = {}
        """What was last said to be wrong, by what it is about."""
        self._unreadable: dict[str, str] = {}
        """Why tables that hang cannot be read; "" of those that can."""
        self._reread_at = 0
        """When that is forgotten."""

    async def run(self) -> None:
        """Renew the gauges at regular intervals, until cancelled."""
        while True:
            try:
                await self.refresh()
            except Exception:  # gauges that stood still from now on would look as if all were well
                log.exception("monitoring gauges could not be updated, retrying")
            await asyncio.sleep(self._seconds)

    async def refresh(self) -> None:
        """Renew the gauges once."""
        try:
            workers = await self._journal.report_process(self._bot_processes)
            backlog = await self._backlog()
        except StoreUnavailable as error:
            self._set_dependency("store", f"the store cannot be used: {error}")
        else:
            self._set_dependency("store", "")
            metrics.workers.set(workers)
            self._update_backlog(backlog, workers)
        if self._dependency is not None:
            name = self._dependency.name
            wrong = await self._dependency.problem()
            self._set_dependency(name, wrong and f"{name} cannot be used: {wrong}")

    async def _backlog(self) -> Backlog:
        """Return what waits, without tables that cannot be read: they would hide any that hangs."""
        if self._now() >= self._reread_at:
            self._unreadable.clear()
            self._reread_at = self._now() + REREAD_MS
        while True:
            unreadable = [name for name, why in self._unreadable.items() if why]
            metrics.unreadable_tables.set(len(unreadable))
            found = await self._journal.backlog(self._now(), unreadable)
            if self._seconds_waited(found) <= STUCK_SECONDS or not await self._why_unreadable(
                found.oldest_table
            ):
                return found

    def _seconds_waited(self, backlog: Backlog) -> float:
        return (self._now() - backlog.oldest_due_at) / 1000 if backlog.table_count else 0.0

    async def _why_unreadable(self, name: str) -> str:
        """Return why a table cannot be read; "" if it can. Each is read once in a while only."""
        if name not in self._unreadable:
            _, wrong = await read_through(self._journal, name)
            # Anything else than these is a mistake of ours: then the table hangs.
            why = self._unreadable[name] = (
                describe_error(wrong) if isinstance(wrong, ValueError) else ""
            )
            self._log_change(
                f"table {name}", why and f"table {name} is due but cannot be read: {why}"
            )
        return self._unreadable[name]

    def _update_backlog(self, backlog: Backlog, workers: int) -> None:
        waited = self._seconds_waited(backlog)
        metrics.due_tables.set(backlog.table_count)
        metrics.oldest_due_seconds.set(waited)
        wrong = ""
        if waited > STUCK_SECONDS:
            waiting = _count_tables(backlog.table_count)
            wrong = f"{waiting} for a bot or a clock; {_count_workers(workers)}"
        self._log_change(
            "tables", wrong, f"table {backlog.oldest_table} has waited longest, {waited:.0f} s"
        )

    def _set_dependency(self, name: str, wrong: str) -> None:
        """Set the gauge of something that is needed, and say when that changes."""
        metrics.dependency_up.labels(name).set(0 if wrong else 1)
        self._log_change(name, wrong)

    def _log_change(self, about: str, wrong: str, more: str = "") -> None:
        before = self._problems.get(about, "")
        self._problems[about] = wrong and (before or wrong)  # what ends is called as it began
        if wrong and not before:
            log.warning("%s%s", wrong, f" ({more})" if more else "")
        elif before and not wrong:
            log.warning("resolved: %s", before)


async def read_through(journal: Journal, name: str) -> tuple[list[Entry], Exception | None]:
    """Return the entries of a table, and what is wrong if it cannot be laid out from them."""
    entries = list[Entry]()
    try:
        entries = await journal.read(name)
        if not entries:
            raise CorruptJournal("it has no entries")
        await asyncio.to_thread(tables.replay_journal, entries)
    except StoreUnavailable:
        raise
    except Exception as error:  # whatever it is, the table cannot be shown
        return entries, error
    return entries, None


def describe_error(error: Exception) -> str:
    """Return what an error says, or else what it is called."""
    return str(error) or type(error).__name__


def _count_tables(number: int) -> str:
    return "1 table is waiting" if number == 1 else f"{number} tables are waiting"


def _count_workers(number: int) -> str:
    if not number:
        return "no bot process is running: start `feldspar worker`"
    return f"{number} bot {'process is' if number == 1 else 'processes are'} running"
