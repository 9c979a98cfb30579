"""The port to whatever keeps the journals: what a store must promise, and no more.

The key of an entry is its table and its seq. To write entry n+1 one must have seen entry n; of two
who try, exactly one succeeds. `tests/server/test_journal.py` states all of it as tests.
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from feldspar.kernel.plain import Plain
from feldspar.table import Entry

AT_ONCE = 0
"""Due already: a bot must decide."""


class Conflict(Exception):
    """Somebody else has written after the last entry the writer had seen."""


class Summary(NamedTuple):
    """What one wants to know of a table without opening its journal; follows from its entries."""

    game: str
    title: str
    status: str
    players: list[Plain]
    """Who has each seat, as a view says it."""
    sitting: list[str]
    """Whose table it is: all who sit at it, and who opened it."""
    waiting: list[str]
    """The people who must decide now."""
    at: int
    """When something last happened."""
    due: int | None
    """When the house must see to it unasked: for a clock, or AT_ONCE for a bot."""


class Journal(Protocol):
    """All tables there are, each a list of entries that only ever grows."""

    async def append(
        self, table: str, seen: int, entries: Sequence[Entry], summary: Summary
    ) -> None:
        """Write entries that follow the last one seen, with the summary they lead to: all or none.

        When it returns they are safe. Raise Conflict if `seen` is not the last entry any more.
        """

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """Return the entries of a table after one; none if there is no such table."""

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the last seq of each of these tables that exists."""

    async def tables_of(self, player: str) -> list[tuple[str, Summary]]:
        """Return the tables of a player, the latest first."""

    async def due(self) -> list[tuple[str, int]]:
        """Return the tables the house must see to, and when, the earliest first."""

    async def close(self) -> None:
        """Finish what is being written, and let go."""
