"""A journal that forgets when the process ends: the shortest that keeps the contract."""

from collections.abc import Sequence

from feldspar.server.daybook import Daybook
from feldspar.server.journal import Conflict
from feldspar.server.leases import Leases
from feldspar.table import Entry
from feldspar.table.summary import Summary


class MemoryJournal:
    days: Daybook
    """It knows no days: nothing is asked of it about them."""

    def __init__(self) -> None:
        self.entries: dict[str, list[Entry]] = {}
        self.summaries: dict[str, Summary] = {}
        self.records: dict[str, str] = {}
        self.kept: dict[str, str] = {}
        self.leases = Leases()

    async def append(
        self,
        table: str,
        seen: int,
        entries: Sequence[Entry],
        summary: Summary,
        record: str = "",
        held: float = 0,
    ) -> None:
        if len(self.entries.get(table, ())) != seen:
            raise Conflict(table)
        self.entries.setdefault(table, []).extend(entries)
        self.summaries[table] = summary
        if record:
            self.records[table] = record
        self.leases.hold([table], held)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        return self.entries.get(table, [])[after:]

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        return {table: len(self.entries[table]) for table in tables if table in self.entries}

    async def record(self, table: str) -> str:
        return self.records.get(table, "")

    async def results(self, tables: Sequence[str]) -> dict[str, str]:
        return {table: self.kept[table] for table in tables if table in self.kept}

    async def keep_result(self, table: str, result: str) -> None:
        self.kept.setdefault(table, result)

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

    async def claim(self, now: int, held: float, most: int) -> list[str]:
        due = sorted((s.due, t) for t, s in self.summaries.items() if s.due is not None)
        free = self.leases.free(table for when, table in due if when <= now)[:most]
        self.leases.hold(free, held)
        return free

    async def hold(self, tables: Sequence[str], held: float) -> None:
        self.leases.hold(tables, held)

    async def next_due(self, after: int) -> int | None:
        dues = [told.due for told in self.summaries.values() if told.due is not None]
        return min((due for due in dues if due > after), default=None)

    async def tables(self, after: str, most: int) -> list[tuple[str, Summary]]:
        return sorted(one for one in self.summaries.items() if one[0] > after)[:most]

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

    async def archive(self, over_before: int, most: int) -> list[str]:
        away = [
            table
            for table, told in self.summaries.items()
            if told.status == "over"
            and told.at < over_before
            and any(entry.key for entry in self.entries[table])
        ][:most]
        for table in away:
            self.entries[table] = [entry._replace(key="") for entry in self.entries[table]]
        return away

    async def close(self) -> None:
        pass
