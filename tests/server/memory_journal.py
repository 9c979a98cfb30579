"""In-memory journal: the shortest implementation of the contract."""

from collections.abc import Sequence

from feldspar.server.runtime.fair_queue import take_turns
from feldspar.server.store.daily_results import DailyResultStore
from feldspar.server.store.journal import Backlog, Conflict, Hashes, Head, Lease, WorkerReport
from feldspar.server.store.leases import Leases
from feldspar.server.store.sessions import SessionStore
from feldspar.table import Entry
from feldspar.table.views.summary import StoredSummary

ENDED = ("over", "cancelled")


async def _nothing(query: str, *values: object) -> list[object]:
    return []


class MemoryJournal:
    daily_results: DailyResultStore
    """It knows no days: nothing is asked of it about them."""

    def __init__(self) -> None:
        self.entries: dict[str, list[Entry]] = {}
        self.summaries: dict[str, StoredSummary] = {}
        self.records: dict[str, str] = {}
        self.kept: dict[str, str] = {}
        self.callers: dict[str, str] = {}
        self.leases = Leases()
        self.sessions = SessionStore(_nothing, _nothing)

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
        there = self.entries.get(table, [])
        if len(there) != expected_seq or (expected_at and there[-1].at != expected_at):
            raise Conflict(table)
        self.entries.setdefault(table, []).extend(entries)
        self.summaries[table] = summary
        self.callers.setdefault(table, caller)
        if summary.status == "over":
            self.callers[table] = ""
        if record:
            self.records[table] = record
        self.leases.renew([table], lease_seconds)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        return self.entries.get(table, [])[after:]

    async def hashes(self, table: str) -> Hashes | None:
        head = len(self.entries.get(table, ()))
        return Hashes(head, None, dict.fromkeys(range(1, head + 1))) if head else None

    async def read_heads(self, tables: Sequence[str]) -> dict[str, Head]:
        known = [table for table in tables if table in self.entries]
        return {table: Head(*self.entries[table][-1][:2]) for table in known}

    async def record(self, table: str) -> str:
        return self.records.get(table, "")

    async def results(self, tables: Sequence[str]) -> dict[str, str]:
        return {table: self.kept[table] for table in tables if table in self.kept}

    async def save_result(self, table: str, result: str) -> None:
        self.kept.setdefault(table, result)

    async def tables_of(
        self, player: str, after: int, limit: int, finished: bool = False
    ) -> list[tuple[str, StoredSummary]]:
        found = [
            (table, told)
            for table, told in sorted(self.summaries.items())
            if player in told.sitting and (told.status == "over" or not finished)
        ]
        found.sort(key=lambda one: (one[1].status in ENDED, -one[1].at))
        return found[after : after + limit]

    async def count_unfinished(self, player: str, limit: int) -> int:
        mine = [told for told in self.summaries.values() if player in told.sitting]
        return min(limit, sum(told.status not in ENDED for told in mine))

    async def caller_of(self, table: str) -> str:
        return self.callers.get(table, "")

    async def find_open_table(self, prefix: str) -> str:
        found = [
            (told.at, table)
            for table, told in self.summaries.items()
            if table.startswith(prefix) and told.status == "open"
        ]
        return max(found)[1] if found else ""

    async def claim_due(self, now: int, lease_seconds: float, limit: int) -> list[str]:
        due = sorted((s.due, t) for t, s in self.summaries.items() if s.due is not None)
        free = self.leases.unheld(table for when, table in due if when <= now)
        free = take_turns((table, self.callers[table]) for table in free)[:limit]
        self.leases.renew(free, lease_seconds)
        return free

    async def renew_leases(self, tables: Sequence[str], lease_seconds: float) -> None:
        self.leases.renew(tables, lease_seconds)

    async def release(self, now: int, keep: Sequence[str]) -> None:
        self.leases.release(keep)

    async def next_due(self, after: int) -> int | None:
        dues = [told.due for told in self.summaries.values() if told.due is not None]
        return min((due for due in dues if due > after), default=None)

    async def summary(self, table: str) -> tuple[int, StoredSummary] | None:
        told = self.summaries.get(table)
        return (len(self.entries[table]), told) if told else None

    async def backlog(self, now: int, without: Sequence[str] = ()) -> Backlog:
        due = [
            (max(told.due, told.at), table)
            for table, told in self.summaries.items()
            if told.due is not None and told.due <= now and table not in without
        ]
        since, oldest = min(due, default=(0, ""))
        return Backlog(len(due), oldest, since)

    async def report_process(self, bot_processes: int) -> int:
        return 1 if bot_processes else 0

    async def workers(self) -> list[WorkerReport]:
        return []

    async def lease(self, table: str) -> Lease | None:
        return None

    async def list_tables(self, after: str, limit: int) -> list[tuple[str, StoredSummary]]:
        return sorted(one for one in self.summaries.items() if one[0] > after)[:limit]

    async def delete_stale(self, open_before: int, idle_before: int, limit: int) -> list[str]:
        found = sorted(
            (told.at, table)
            for table, told in self.summaries.items()
            if told.status != "over"
            and told.at < (idle_before if told.status in ("playing", "sealing") else open_before)
            and (told.due is None or told.due < idle_before)
        )
        gone = [table for _, table in found[:limit]]
        for table in gone:
            del self.entries[table], self.summaries[table]
            self.records.pop(table, None)
        return gone

    async def archive(self, over_before: int, limit: int) -> list[str]:
        away = [
            table
            for table, told in self.summaries.items()
            if told.status == "over"
            and told.at < over_before
            and any(entry.key for entry in self.entries[table])
        ][:limit]
        for table in away:
            self.entries[table] = [entry._replace(key="") for entry in self.entries[table]]
        return away

    async def close(self) -> None:
        pass
