"""A journal that forgets when the process ends: the shortest that keeps the contract."""

from collections.abc import Sequence

from feldspar.server.journal import Conflict
from feldspar.table import Entry
from feldspar.table.summary import Summary


class MemoryJournal:
    def __init__(self) -> None:
        self.entries: dict[str, list[Entry]] = {}
        self.summaries: dict[str, Summary] = {}
        self.records: dict[str, str] = {}

    async def append(
        self,
        table: str,
        seen: int,
        entries: Sequence[Entry],
        summary: Summary,
        record: str = "",
    ) -> None:
        if len(self.entries.get(table, ())) != seen:
            raise Conflict(table)
        self.entries.setdefault(table, []).extend(entries)
        self.summaries[table] = summary
        if record:
            self.records[table] = record

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        return self.entries.get(table, [])[after:]

    async def record(self, table: str) -> str:
        return self.records.get(table, "")

    async def tables_of(self, player: str) -> list[tuple[str, Summary]]:
        found = [(t, s) for t, s in self.summaries.items() if player in s.sitting]
        return sorted(found, key=lambda one: -one[1].at)

    async def open_table(self, beginning: str) -> str:
        found = [
            (told.at, table)
            for table, told in self.summaries.items()
            if table.startswith(beginning) and told.status == "open"
        ]
        return max(found)[1] if found else ""

    async def due(self) -> list[tuple[str, int]]:
        found = [(t, s.due) for t, s in self.summaries.items() if s.due is not None]
        return sorted(found, key=lambda one: one[1])

    async def forget(self, open_before: int, idle_before: int, most: int) -> list[str]:
        found = sorted(
            (told.at, table)
            for table, told in self.summaries.items()
            if told.status != "over"
            and told.at < (idle_before if told.status == "playing" else open_before)
            and (told.due is None or told.due < idle_before)
        )
        gone = [table for _, table in found[:most]]
        for table in gone:
            del self.entries[table], self.summaries[table]
            self.records.pop(table, None)
        return gone

    async def close(self) -> None:
        pass
