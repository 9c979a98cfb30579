"""The port to whatever keeps the journals: what a store must promise, and no more.

The key of an entry is its table and its seq. To write entry n+1 one must have seen entry n; of two
who try, exactly one succeeds. `tests/server/test_journal.py` states all of it as tests.
"""

from collections.abc import Sequence
from typing import Protocol

from feldspar.table import Entry
from feldspar.table.summary import Summary


class Conflict(Exception):
    """Somebody else has written after the last entry the writer had seen."""


class Unavailable(Exception):
    """The store can neither be read nor written just now: it is locked, say, or its disk is full.

    Nothing was written. The same may succeed later.
    """


class Journal(Protocol):
    """All tables there are, each a list of entries that only ever grows."""

    async def append(
        self,
        table: str,
        seen: int,
        entries: Sequence[Entry],
        summary: Summary,
        record: str = "",
    ) -> None:
        """Write entries that follow the last one seen, with the summary they lead to: all or none.

        A record that comes with them, when a game is over, is kept beside them. When it returns
        they are safe. Raise Conflict if `seen` is not the last entry any more.
        Whatever is asked of a journal may raise Unavailable.
        """

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """Return the entries of a table after one; none if there is no such table."""

    async def record(self, table: str) -> str:
        """Return the record that was kept of a table; empty if none was."""

    async def tables_of(self, player: str) -> list[tuple[str, Summary]]:
        """Return the tables of a player, the latest first."""

    async def open_table(self, beginning: str) -> str:
        """Return the latest table whose name begins so and that has not begun; empty if none."""

    async def due(self) -> list[tuple[str, int]]:
        """Return the tables the house must see to, and when, the earliest first."""

    async def forget(self, open_before: int, idle_before: int, most: int) -> list[str]:
        """Forget some tables for good, the longest idle first; return which.

        Those where nothing has happened since `open_before` and that have not begun, or since
        `idle_before` and that are not over. Never one that is over, nor one whose clock runs: that
        is due after `idle_before`.
        """

    async def close(self) -> None:
        """Finish what is being written, and let go."""
