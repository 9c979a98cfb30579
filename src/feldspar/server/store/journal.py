"""Journal interface: what every store must promise.

The key of an entry is its table and its seq. To write entry n+1 one must have seen entry n; of two
who try, exactly one succeeds. `tests/server/test_journal.py` states all of it as tests.
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from feldspar.server.runtime import metrics
from feldspar.server.store.daily_results import Daybook
from feldspar.server.store.sessions import SessionStore
from feldspar.table import Entry
from feldspar.table.views.summary import StoredSummary


class Conflict(Exception):
    """Somebody else has written after the last entry the writer had seen."""


class Unavailable(Exception):
    """The store can neither be read nor written just now: it is locked, say, or its disk is full.

    The same may succeed later. Nothing was written.
    """

    def __init__(self, *why: object) -> None:
        super().__init__(*why)
        metrics.store_failures.inc()


class Missing(LookupError):
    """There is no such table, or none that whoever asks may know of."""


class Backlog(NamedTuple):
    """What waits for a bot or a clock."""

    tables: int
    """How many tables are due."""
    oldest: str = ""
    """The one that has been due for longest."""
    since: int = 0
    """Since when, in milliseconds since 1970."""


class Lease(NamedTuple):
    """Who sees to a table."""

    holder: str
    """The process that holds it, or held it last; "" if that is not known."""
    seconds: float
    """For how long it still does; 0 if nobody holds the table."""


class Worker(NamedTuple):
    """A process of the site, as it last reported."""

    process: str
    thinkers: int
    """How many bots may think in it at a time; 0: it serves people only."""
    seconds: float
    """How long ago it reported."""


class Unsure(Unavailable):
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
    kept: dict[int, bytes | None]
    """The hash of each entry by its seq; of those that were archived together, by the last."""


class Journal(Protocol):
    """All tables there are, each a list of entries that only ever grows."""

    days: Daybook
    """Which of them are tables of a day."""
    sessions: SessionStore
    """Which devices are signed in as whom."""

    async def append(
        self,
        table: str,
        seen: int,
        entries: Sequence[Entry],
        summary: StoredSummary,
        record: str = "",
        held: float = 0,
        seen_at: int = 0,
        caller: str = "",
    ) -> None:
        """Write entries that follow the last one seen, with the summary they lead to: all or none.

        Those that open a table come together; later ones come one by one.
        With the first comes for whom bots think at the table (`caller`); it is forgotten when the
        game is over. A record that comes then is kept beside them. For the seconds `held` the
        writer sees to what is due at the table now, and nobody else is given it. When it returns
        they are safe. Raise Conflict if `seen` is not the last entry any more, or if that was not
        written at `seen_at`, where this is said: a store that lost its last entries may hold
        another there.
        Whatever is asked of a journal may raise Unavailable, and this may raise Unsure.
        """

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """Return the entries of a table after one; none if there is no such table."""

    async def hashes(self, table: str) -> Hashes | None:
        """Return the hashes of a table, as they are kept; nothing if there is no such table."""

    async def heads(self, tables: Sequence[str]) -> dict[str, Head]:
        """Return the last entry of each of some tables; nothing of one there is not."""

    async def record(self, table: str) -> str:
        """Return the record that was kept of a table; empty if none was."""

    async def results(self, tables: Sequence[str]) -> dict[str, str]:
        """Return the results that were kept of some tables; nothing of one of which none was."""

    async def keep_result(self, table: str, result: str) -> None:
        """Keep the result of a table that is over, for good; one that is there stays."""

    async def tables_of(
        self, player: str, after: int, most: int, finished: bool = False
    ) -> list[tuple[str, StoredSummary]]:
        """Return some of the tables of a player but for so many of the first, or of those at which
        a game has ended: those that may go on come first, and of either the latest."""

    async def count_unfinished(self, player: str, most: int) -> int:
        """Return how many tables of a player may go on, and no more than `most`."""

    async def caller(self, table: str) -> str:
        """Return the caller that a table was opened with; empty if it is over or not known."""

    async def open_table(self, beginning: str) -> str:
        """Return the latest table whose name begins so and that has not begun; empty if none."""

    async def claim(self, now: int, held: float, most: int) -> list[str]:
        """Return some tables that are due by now and that nobody holds: callers take turns, and of
        each the earliest come first.

        For so many seconds nobody else is given them. Whoever is killed meanwhile loses them then.
        """

    async def hold(self, tables: Sequence[str], held: float) -> None:
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

    async def report_process(self, thinkers: int) -> int:
        """Say that this process is alive; return how many are in which bots think."""

    async def workers(self) -> list[Worker]:
        """Return the processes that have reported lately, the latest first."""

    async def lease(self, table: str) -> Lease | None:
        """Return who sees to a table; nothing where only the process that serves it knows."""

    async def tables(self, after: str, most: int) -> list[tuple[str, StoredSummary]]:
        """Return some of all tables, by their names, that follow one."""

    async def forget(self, open_before: int, idle_before: int, most: int) -> list[str]:
        """Forget some tables for good, the longest idle first; return which.

        Those where nothing has happened since `open_before` and seats are open, or since
        `idle_before` and that are not over: bytes for the dice may be told for months. Never one
        that is over, nor one whose clock runs: that is due after `idle_before`.
        """

    async def archive(self, over_before: int, most: int) -> list[str]:
        """Put some tables away for good where nothing has happened since and that are over; return
        which.

        They are read as before, but for the keys of commands, and take a few kilobytes.
        """

    async def close(self) -> None:
        """Finish what is being written, and let go."""
