"""The port to whatever keeps the journals: what a store must promise, and no more.

The key of an entry is its table and its seq. To write entry n+1 one must have seen entry n; of two
who try, exactly one succeeds. `tests/server/test_journal.py` states all of it as tests.
"""

from collections.abc import Sequence
from typing import Protocol

from feldspar.server import metrics
from feldspar.server.daybook import Daybook
from feldspar.table import Entry
from feldspar.table.summary import Summary


class Conflict(Exception):
    """Somebody else has written after the last entry the writer had seen."""


class Unavailable(Exception):
    """The store can neither be read nor written just now: it is locked, say, or its disk is full.

    The same may succeed later. Nothing was written, or at least nobody can say that it was: where a
    line to the store broke before it answered, only reading tells.
    """

    def __init__(self, *why: object) -> None:
        super().__init__(*why)
        metrics.store_failures.inc()


class Journal(Protocol):
    """All tables there are, each a list of entries that only ever grows."""

    days: Daybook
    """Which of them are tables of a day."""

    async def append(
        self,
        table: str,
        seen: int,
        entries: Sequence[Entry],
        summary: Summary,
        record: str = "",
        held: float = 0,
    ) -> None:
        """Write entries that follow the last one seen, with the summary they lead to: all or none.

        A record that comes with them, when a game is over, is kept beside them. For the seconds
        `held` the writer sees to what is due at the table now, and nobody else is given it. When it
        returns they are safe. Raise Conflict if `seen` is not the last entry any more.
        Whatever is asked of a journal may raise Unavailable.
        """

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """Return the entries of a table after one; none if there is no such table."""

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the seq of the last entry of each of some tables; nothing of one there is not."""

    async def record(self, table: str) -> str:
        """Return the record that was kept of a table; empty if none was."""

    async def results(self, tables: Sequence[str]) -> dict[str, str]:
        """Return the results that were kept of some tables; nothing of one of which none was."""

    async def keep_result(self, table: str, result: str) -> None:
        """Keep the result of a table that is over, for good; one that is there stays."""

    async def tables_of(self, player: str) -> list[tuple[str, Summary]]:
        """Return the tables of a player, the latest first."""

    async def open_table(self, beginning: str) -> str:
        """Return the latest table whose name begins so and that has not begun; empty if none."""

    async def claim(self, now: int, held: float, most: int) -> list[str]:
        """Return some tables that are due by now and that nobody holds, the earliest first.

        For so many seconds nobody else is given them. Whoever is killed meanwhile loses them then.
        """

    async def hold(self, tables: Sequence[str], held: float) -> None:
        """Hold some tables from now on for so many seconds, whoever held them."""

    async def next_due(self, after: int) -> int | None:
        """Return when the next table is due after a moment; nothing if none is."""

    async def tables(self, after: str, most: int) -> list[tuple[str, Summary]]:
        """Return some of all tables, by their names, that follow one."""

    async def forget(self, open_before: int, idle_before: int, most: int) -> list[str]:
        """Forget some tables for good, the longest idle first; return which.

        Those where nothing has happened since `open_before` and that have not begun, or since
        `idle_before` and that are not over. Never one that is over, nor one whose clock runs: that
        is due after `idle_before`.
        """

    async def archive(self, over_before: int, most: int) -> list[str]:
        """Put some tables away for good where nothing has happened since and that are over; return
        which.

        They are read as before, but for the keys of commands, and take a few kilobytes.
        """

    async def close(self) -> None:
        """Finish what is being written, and let go."""
