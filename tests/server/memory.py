"""A journal that forgets when the process ends: the shortest that keeps the contract."""

from collections.abc import Sequence

from feldspar.server.journal import Conflict, Summary
from feldspar.table import Entry


class MemoryJournal:
    def __init__(self) -> None:
        self.entries: dict[str, list[Entry]] = {}
        self.summaries: dict[str, Summary] = {}

    async def append(
        self, table: str, seen: int, entries: Sequence[Entry], summary: Summary
    ) -> None:
        if len(self.entries.get(table, ())) != seen:
            raise Conflict(table)
        self.entries.setdefault(table, []).extend(entries)
        self.summaries[table] = summary

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        return self.entries.get(table, [])[after:]

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        return {table: len(self.entries[table]) for table in tables if table in self.entries}

    async def tables_of(self, player: str) -> list[tuple[str, Summary]]:
        found = [(t, s) for t, s in self.summaries.items() if player in s.sitting]
        return sorted(found, key=lambda one: -one[1].at)

    async def due(self) -> list[tuple[str, int]]:
        found = [(t, s.due) for t, s in self.summaries.items() if s.due is not None]
        return sorted(found, key=lambda one: one[1])

    async def close(self) -> None:
        pass
