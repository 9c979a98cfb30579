"""The port to whoever carries the news that a table has grown.

The bus carries hints, never entries: whoever hears of a seq reads the journal up to it. So a
message lost, doubled or late loses nothing.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import Protocol

Hear = Callable[[int], None]
Leave = Callable[[], None]


class Bus(Protocol):
    """News between all who show a table."""

    async def publish(self, table: str, seq: int) -> None:
        """Say that a table has reached a seq."""

    def subscribe(self, table: str, hear: Hear) -> Leave:
        """Call `hear` with each seq a table reaches, until the returned function is called.

        `hear` must return at once: it only takes note.
        """


class LocalBus:
    """A `Bus` for all who are in this process."""

    def __init__(self) -> None:
        self._hearing: defaultdict[str, list[Hear]] = defaultdict(list)

    async def publish(self, table: str, seq: int) -> None:
        """Tell all who subscribed."""
        for hear in tuple(self._hearing.get(table, ())):
            hear(seq)

    def subscribe(self, table: str, hear: Hear) -> Leave:
        """Add somebody to those who are told."""
        self._hearing[table].append(hear)

        def leave() -> None:
            if hear in self._hearing[table]:
                self._hearing[table].remove(hear)
            if not self._hearing[table]:
                del self._hearing[table]

        return leave
