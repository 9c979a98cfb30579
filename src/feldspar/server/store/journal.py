"""Journal interface: what every store must promise.

The key of an entry is its table and its seq. To write entry n+1 one must have seen entry n; of two
who try, exactly one succeeds. `tests/server/store/test_journal.py` states all of it as tests.
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from feldspar.server.runtime import metrics
from feldspar.server.store.daily_results import DailyResultStore
from feldspar.server.store.sessions import SessionStore
from feldspar.table import Entry
from feldspar.table.views.summary import StoredSummary


class Conflict(Exception):
    """Somebody else has written after the last entry the writer had seen."""


class StoreUnavailable(Exception):
    """The store can neither be read nor written just now: it is locked, say, or its disk is full.

    The same may succeed later. Nothing was written.
    """

    def __init__(self, *why: object) -> None:
        super().__init__(*why)
        metrics.store_failures.inc()


class NotFound(LookupError):
    """There is no such table, or none that whoever asks may know of."""


class Backlog(NamedTuple):
    """What waits for a bot or a clock."""

    table_count: int
    """How many tables are due."""
    oldest_table: str = ""
    """The one that has been due for longest."""
    oldest_due_at: int = 0
    """Since when, in milliseconds since 1970."""


class Lease(NamedTuple):
    """Who sees to a table."""

    holder: str
    """The process that holds it, or held it last; "" if that is not known."""
    seconds: float
    """For how long it still does; 0 if nobody holds the table."""


class WorkerReport(NamedTuple):
    """A process of the site, as it last reported."""

    process: str
    bot_processes: int
    """How many bots may think in it at a time; 0: it serves people only."""
    seconds: float
    """How long ago it reported."""


class WriteUnconfirmed(StoreUnavailable):
    """Something was asked to be written, and no answer came: only reading tells whether it was, and
    it may still be written after one has read."""


class Head(NamedTuple):
    """The last entry of a table: of two histories of it that differ, no two heads are alike."""

    seq: int
    at: int = 0
    """When it was written, in milliseconds since 1970; 0: that is not known without reading."""


class Hashes(NamedTuple):
    """The hashes a table is kept with."""

    head: int
    """The seq of its last entry."""
    tip: bytes | None
    """The hash of it, as it is kept beside the entries; nothing if it has none."""
    by_seq: dict[int, bytes | None]
    """The hash of each entry by its seq; of those that were archived together, by the last."""


class Journal(Protocol):
    """All tables there are, each a list of entries that only ever grows."""

    daily_results: DailyResultStore
    """Which of them are tables of a day."""
    sessions: SessionStore
    """Which devices are signed in as whom."""

    async def append(
        self,
        table: str,
        expected_seq: int,
        entries: Sequence[Entry],
        summary: StoredSummary,
        record: str = "",
        lease_seconds: float = 0,
        expected_at: int = 0,
        caller: str = "",
    ) -> None:
        """Write entries that follow the last one seen, with the summary they lead to: all or none.

        Those that open a table come together; later ones come one by one.
        With the first comes for whom bots think at the table (`caller`); it is forgotten when the
        game is over. A record that comes then is kept beside them. For the seconds `lease_seconds`
        the writer sees to what is due at the table now, and nobody else is given it. When it
        returns they are safe. Raise Conflict if `expected_seq` is not the last entry any more, or
        if that was not written at `expected_at`, where this is said: a store that lost its last
        entries may hold another there. Whatever is asked of a journal may raise StoreUnavailable,
        and this may raise WriteUnconfirmed.
        """

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """Return the entries of a table after one; none if there is no such table."""

    async def hashes(self, table: str) -> Hashes | None:
        """Return the hashes of a table, as they are kept; nothing if there is no such table."""

    async def read_heads(self, tables: Sequence[str]) -> dict[str, Head]:
        """Return the last entry of each of some tables; nothing of one there is not."""

    async def record(self, table: str) -> str:
        """Return the record that was kept of a table; empty if none was."""

    async def results(self, tables: Sequence[str]) -> dict[str, str]:
        """Return the results that were kept of some tables; nothing of one of which none was."""

    async def save_result(self, table: str, result: str) -> None:
        """Keep the result of a table that is over, for good; one that is there stays."""

    async def tables_of(
        self, player: str, after: int, limit: int, finished: bool = False
    ) -> list[tuple[str, StoredSummary]]:
        """Return some of the tables of a player but for so many of the first, or of those at which
        a game has ended: those that may go on come first, and of either the latest."""

    async def count_unfinished(self, player: str, limit: int) -> int:
        """Return how many tables of a player may go on, and no more than `limit`."""

    async def caller_of(self, table: str) -> str:
        """Return the caller that a table was opened with; empty if it is over or not known."""

    async def find_open_table(self, prefix: str) -> str:
        """Return the latest table whose name begins so and that has not begun; empty if none."""

    async def claim_due(self, now: int, lease_seconds: float, limit: int) -> list[str]:
        """Return some tables that are due by now and that nobody holds: callers take turns, and of
        each the earliest come first.

        For so many seconds nobody else is given them. Whoever is killed meanwhile loses them then.
        """

    async def renew_leases(self, tables: Sequence[str], lease_seconds: float) -> None:
        """Hold some tables from now on for so many seconds, whoever held them."""

    async def release(self, now: int, keep: Sequence[str]) -> None:
        """Let go of the tables due by now that this process holds, but for some: it may have been
        given others in an answer that was lost."""

    async def next_due(self, after: int) -> int | None:
        """Return when the next table is due after a moment; nothing if none is."""

    async def summary(self, table: str) -> tuple[int, StoredSummary] | None:
        """Return the seq of the last entry of a table and its summary; nothing if there is none."""

    async def backlog(self, now: int, without: Sequence[str] = ()) -> Backlog:
        """Return what is due by now, whoever holds it, without some tables."""

    async def report_process(self, bot_processes: int) -> int:
        """Say that this process is alive; return how many are in which bots think."""

    async def workers(self) -> list[WorkerReport]:
        """Return the processes that have reported lately, the latest first."""

    async def lease(self, table: str) -> Lease | None:
        """Return who sees to a table; nothing where only the process that serves it knows."""

    async def list_tables(self, after: str, limit: int) -> list[tuple[str, StoredSummary]]:
        """Return some of all tables, by their names, that follow one."""

    async def delete_stale(self, open_before: int, idle_before: int, limit: int) -> list[str]:
        """Forget some tables for good, the longest idle first; return which.

        Those where nothing has happened since `open_before` and seats are open, or since
        `idle_before` and that are not over: bytes for the dice may be told for months. Never one
        that is over, nor one whose clock runs: that is due after `idle_before`.
        """

    async def archive(self, over_before: int, limit: int) -> list[str]:
        """Put some tables away for good where nothing has happened since and that are over; return
        which.

        They are read as before, but for the keys of commands, and take a few kilobytes.
        """

    async def close(self) -> None:
        """Finish what is being written, and let go."""
