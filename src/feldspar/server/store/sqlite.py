"""SQLite journal store: one file, and an acknowledged entry is on the disk.

One thread writes. Entries that arrive while it waits for the disk are written together, so many
tables share the cost of one sync; each append still succeeds or fails alone.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from feldspar.server.runtime.fair_queue import take_turns
from feldspar.server.store import codec, hash_chain
from feldspar.server.store.daily_results import DailyResultStore
from feldspar.server.store.journal import (
    Backlog,
    Conflict,
    Hashes,
    Head,
    Lease,
    StoreUnavailable,
    WorkerReport,
    WriteUnconfirmed,
)
from feldspar.server.store.leases import Leases
from feldspar.server.store.sessions import SessionStore
from feldspar.server.store.sqlite_schema import check_version, migrate
from feldspar.table import Entry
from feldspar.table.views.summary import StoredSummary

WriteJob = Callable[[sqlite3.Connection], None]
MAX_BATCH: Final = 256
"""How many appends share a sync at most."""
SUMMARY_COLUMNS: Final = ", ".join(StoredSummary._fields)
UPDATE_SUMMARY: Final = ", ".join(
    f"{name} = excluded.{name}" for name in ("seq", *StoredSummary._fields, "hash")
)
SELECT_ROWS: Final = """
    SELECT seq, at, kind, seat, data, hash, NULL, 0 FROM entry
    WHERE place = :place AND seq >= :after
    UNION ALL
    SELECT seq, 0, '', 0, '', hash, pack, 0 FROM archive WHERE place = :place AND seq >= :after
    UNION ALL
    SELECT seq, 0, '', 0, '', NULL, NULL, 1 FROM summary WHERE place = :place
    ORDER BY seq
"""
SELECT_HASHES: Final = """
    SELECT seq, hash, 1 FROM summary WHERE place = :place
    UNION ALL SELECT seq, hash, 0 FROM archive WHERE place = :place
    UNION ALL SELECT seq, hash, 0 FROM entry WHERE place = :place
"""


class SQLiteJournal:
    """A `Journal` in a file. To look into one that another serves, it is opened to be read only."""

    def __init__(self, path: Path, timeout: float = 3.0, read_only: bool = False) -> None:
        connect = _connect_read_only if read_only else _connect
        writing = connect(path, timeout)
        try:
            if not read_only:
                migrate(writing, path)
            self._read_connection = connect(path, timeout)
        except BaseException:
            writing.close()
            raise
        self._queue: queue.SimpleQueue[tuple[WriteJob, Future[None]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(
            target=self._writer_loop, args=(writing,), name="journal", daemon=True
        )
        self._writer.start()
        self._reader = ThreadPoolExecutor(1, "journal-reader")
        self._leases = Leases()
        self.daily_results = DailyResultStore(self._query_numbered, self._execute_numbered)
        self.sessions = SessionStore(self._query_numbered, self._execute_numbered)

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
        """Write entries after the last one seen, or raise Conflict."""
        last = Head(expected_seq, expected_at)
        await self._submit(lambda db: _append(db, table, last, entries, summary, record, caller))
        self._leases.renew([table], lease_seconds)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """Return the entries of a table after one."""
        lines = await self._query(SELECT_ROWS, {"place": table, "after": after})
        return await codec.decode_entries(table, lines, after)

    async def hashes(self, table: str) -> Hashes | None:
        """Return the hashes of a table."""
        return codec.read_hashes(await self._query(SELECT_HASHES, {"place": table}))

    async def read_heads(self, tables: Sequence[str]) -> dict[str, Head]:
        """Return the last entry of each of some tables."""
        found = await self._query(
            "SELECT place, seq, coalesce(entry.at, 0) FROM summary"
            " LEFT JOIN entry USING (place, seq)"
            " WHERE place IN (SELECT value FROM json_each(?))",
            (codec.to_json(list(tables)),),
        )
        return {place: Head(seq, at) for place, seq, at in found}

    async def record(self, table: str) -> str:
        """Return the record that was kept of a table."""
        found = await self._query("SELECT text FROM record WHERE place = ?", (table,))
        return str(found[0][0]) if found else ""

    async def results(self, tables: Sequence[str]) -> dict[str, str]:
        """Return the results that were kept of some tables."""
        found = await self._query(
            "SELECT place, text FROM result WHERE place IN (SELECT value FROM json_each(?))",
            (codec.to_json(list(tables)),),
        )
        return dict(found)

    async def save_result(self, table: str, result: str) -> None:
        """Keep the result of a table."""
        await self._submit(lambda db: _save_result(db, table, result))

    async def tables_of(
        self, player: str, after: int, limit: int, finished: bool = False
    ) -> list[tuple[str, StoredSummary]]:
        """Return some of the tables of a player."""
        which = " AND status = 'over'" if finished else ""
        found = await self._query(
            f"SELECT place, {SUMMARY_COLUMNS} FROM sitting JOIN summary USING (place)"
            f" WHERE player = ?{which}"
            " ORDER BY status IN ('over', 'cancelled'), at DESC, place LIMIT ? OFFSET ?",
            (player, limit, after),
        )
        return [(place, codec.decode_summary(told)) for place, *told in found]

    async def count_unfinished(self, player: str, limit: int) -> int:
        """Return how many tables of a player may go on."""
        found = await self._query(
            "SELECT count(*) FROM (SELECT 1 FROM sitting JOIN summary USING (place)"
            " WHERE player = ? AND status NOT IN ('over', 'cancelled') LIMIT ?)",
            (player, limit),
        )
        return int(found[0][0])

    async def caller_of(self, table: str) -> str:
        """Return for whom bots think at a table."""
        found = await self._query("SELECT caller FROM summary WHERE place = ?", (table,))
        return str(found[0][0]) if found else ""

    async def find_open_table(self, prefix: str) -> str:
        """Return the latest open table whose name begins so."""
        found = await self._query(
            "SELECT place FROM summary WHERE place >= ? AND place < ? AND status = 'open'"
            " ORDER BY at DESC LIMIT 1",
            (prefix, prefix + "\uffff"),
        )
        return str(found[0][0]) if found else ""

    async def claim_due(self, now: int, lease_seconds: float, limit: int) -> list[str]:
        """Return tables that are due and that nobody holds: one process serves a file."""
        found = await self._query(
            "SELECT place, caller FROM summary WHERE due NOTNULL AND due <= ? ORDER BY due", (now,)
        )
        callers = dict(found)
        free = take_turns((one, callers[one]) for one in self._leases.unheld(callers))[:limit]
        self._leases.renew(free, lease_seconds)
        return free

    async def renew_leases(self, tables: Sequence[str], lease_seconds: float) -> None:
        """Hold some tables."""
        self._leases.renew(tables, lease_seconds)

    async def release(self, now: int, keep: Sequence[str]) -> None:
        """Let go of what this process holds, but for some."""
        self._leases.release(keep)

    async def next_due(self, after: int) -> int | None:
        """Return when the next table is due."""
        found = await self._query("SELECT min(due) FROM summary WHERE due > ?", (after,))
        due: int | None = found[0][0]
        return due

    async def summary(self, table: str) -> tuple[int, StoredSummary] | None:
        """Return the head of a table and its summary."""
        found = await self._query(
            f"SELECT seq, {SUMMARY_COLUMNS} FROM summary WHERE place = ?", (table,)
        )
        return (found[0][0], codec.decode_summary(found[0][1:])) if found else None

    async def backlog(self, now: int, without: Sequence[str] = ()) -> Backlog:
        """Return what is due."""
        found = await self._query(
            "SELECT count(*), place, min(max(due, at)) FROM summary WHERE due NOTNULL AND due <= ?"
            " AND place NOT IN (SELECT value FROM json_each(?))",
            (now, codec.to_json(list(without))),
        )
        return Backlog(*found[0]) if found[0][0] else Backlog(0)

    async def report_process(self, bot_processes: int) -> int:
        """Return how many processes think: there is this one."""
        return 1 if bot_processes else 0

    async def workers(self) -> list[WorkerReport]:
        """Return nothing: only one process serves a file."""
        return []

    async def lease(self, table: str) -> Lease | None:
        """Return nothing: only the process that serves a file knows."""

    async def list_tables(self, after: str, limit: int) -> list[tuple[str, StoredSummary]]:
        """Return some of all tables."""
        found = await self._query(
            f"SELECT place, {SUMMARY_COLUMNS} FROM summary WHERE place > ? ORDER BY place LIMIT ?",
            (after, limit),
        )
        return [(place, codec.decode_summary(told)) for place, *told in found]

    async def delete_stale(self, open_before: int, idle_before: int, limit: int) -> list[str]:
        """Forget tables that nobody has played at for long."""
        gone = list[str]()
        await self._submit(
            lambda db: gone.extend(_delete_stale(db, open_before, idle_before, limit))
        )
        return gone

    async def archive(self, over_before: int, limit: int) -> list[str]:
        """Put tables away that are over."""
        away = list[str]()
        await self._submit(lambda db: away.extend(_archive(db, over_before, limit)))
        return away

    async def close(self) -> None:
        """Write what is still waiting, and close the file."""
        self._queue.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.wrap_future(self._reader.submit(self._read_connection.close))
        self._reader.shutdown()

    # -------------------------------------------------------------------------- the two threads

    async def _submit(self, work: WriteJob) -> None:
        done: Future[None] = Future()
        done.set_running_or_notify_cancel()  # it is written, whether or not anybody still waits
        self._queue.put((work, done))
        await asyncio.shield(asyncio.wrap_future(done))

    async def _query(self, query: str, values: tuple[object, ...] | dict[str, object]) -> list[Any]:
        found = self._reader.submit(lambda: self._read_connection.execute(query, values).fetchall())
        try:
            return await asyncio.wrap_future(found)
        except sqlite3.Error as error:
            raise _translate_error(error) from error

    async def _query_numbered(self, query: str, *values: object) -> list[Any]:
        return await self._query(query, _name_values(values))

    async def _execute_numbered(self, query: str, *values: object) -> list[Any]:
        def write(db: sqlite3.Connection) -> None:
            db.execute(query, _name_values(values))

        await self._submit(write)
        return []

    def _writer_loop(self, db: sqlite3.Connection) -> None:
        while batch := self._next_batch():
            outcomes = _run_batch(db, [work for work, _ in batch])
            for (_, done), error in zip(batch, outcomes, strict=True):
                done.set_exception(error) if error else done.set_result(None)
        db.close()

    def _next_batch(self) -> list[tuple[WriteJob, Future[None]]]:
        """Wait for something to write; return it with all that waits behind it."""
        batch = []
        job = self._queue.get()
        while job is not None:
            batch.append(job)
            if len(batch) == MAX_BATCH or self._queue.empty():
                return batch
            job = self._queue.get()
        if batch:
            self._queue.put(None)  # the end comes after this batch
        return batch


def _name_values(values: Sequence[object]) -> dict[str, object]:
    """Return the values of a statement by what it calls them: $1, $2, and so on."""
    return {str(number): value for number, value in enumerate(values, start=1)}


def _connect(path: Path, timeout: float) -> sqlite3.Connection:
    # Transactions are our own; and each connection is used by one thread, though not by this one.
    db = sqlite3.connect(path, timeout=timeout, isolation_level=None, check_same_thread=False)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")  # survives the plug being pulled
    except BaseException:
        db.close()
        raise
    return db


def _connect_read_only(path: Path, timeout: float) -> sqlite3.Connection:
    where = f"{path.absolute().as_uri()}?mode=ro"
    db = sqlite3.connect(where, timeout, uri=True, isolation_level=None, check_same_thread=False)
    try:
        check_version(db, path)
        there = {name for (name,) in db.execute("SELECT name FROM sqlite_schema")}
        for name in {"record", "archive"} - there:  # an earlier version has put nothing there
            db.execute(f"CREATE TEMP TABLE {name} (place, seq, pack, text, hash)")
        for name in {"entry", "archive", "summary"} & there:
            if "hash" not in {column for _, column, *_ in db.execute(f"PRAGMA table_info({name})")}:
                db.execute(f"CREATE TEMP VIEW {name} AS SELECT *, NULL AS hash FROM main.{name}")
    except BaseException:
        db.close()
        raise
    return db


def _run_batch(db: sqlite3.Connection, batch: list[WriteJob]) -> list[Exception | None]:
    """Do all of a batch in one transaction; return what went wrong with each."""
    outcomes: list[Exception | None] = []
    try:
        db.execute("BEGIN IMMEDIATE")
        for work in batch:
            outcomes.append(_run_in_savepoint(db, work))
    except sqlite3.Error as error:  # a full disk, say: nothing of it was written
        with suppress(sqlite3.Error):
            db.rollback()
        return [_translate_error(error)] * len(batch)
    try:
        db.execute("COMMIT")
    except sqlite3.Error as error:  # what lies in the file already may be found there after a crash
        with suppress(sqlite3.Error):
            db.rollback()
        return [wrong or WriteUnconfirmed(str(error)) for wrong in outcomes]
    return outcomes


def _run_in_savepoint(db: sqlite3.Connection, work: WriteJob) -> Exception | None:
    """Do one of a batch; return what was wrong with it, which is no matter of the others."""
    db.execute("SAVEPOINT one")
    wrong: Exception | None = None
    try:
        work(db)
    except Exception as error:
        if isinstance(error, sqlite3.Error) and isinstance(
            _translate_error(error), StoreUnavailable
        ):
            raise
        db.execute("ROLLBACK TO one")
        wrong = error
    db.execute("RELEASE one")
    return wrong


def _translate_error(error: sqlite3.Error) -> Exception:
    """Return what a failure of the store is called outside; a senseless request stays as it is."""
    senseless = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError)
    return error if isinstance(error, senseless) else StoreUnavailable(str(error))


def _append(
    db: sqlite3.Connection,
    table: str,
    seen: Head,
    entries: Sequence[Entry],
    summary: StoredSummary,
    record: str,
    caller: str,
) -> None:
    head = db.execute(
        "SELECT seq, entry.at, summary.hash FROM summary LEFT JOIN entry USING (place, seq)"
        " WHERE place = ?",
        (table,),
    ).fetchone()
    seq, at, previous = head or (0, 0, None)
    if seq != seen.seq or (seen.at and at and at != seen.at):
        raise Conflict(table)
    lines = [codec.encode_row(entry) for entry in entries]
    hashes = hash_chain.hash_rows(table, lines, previous or hash_chain.CHAIN_START)
    db.executemany(
        "INSERT INTO entry (place, seq, at, kind, seat, data, hash) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(table, *line, made) for line, made in zip(lines, hashes, strict=True)],
    )
    db.execute(
        f"INSERT INTO summary (place, seq, {SUMMARY_COLUMNS}, caller, hash)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        f" ON CONFLICT (place) DO UPDATE SET {UPDATE_SUMMARY}, archived = 0,"
        " caller = CASE excluded.status WHEN 'over' THEN '' ELSE caller END",
        (table, seen.seq + len(entries), *codec.encode_summary(summary), caller, hashes[-1]),
    )
    if record:
        db.execute("REPLACE INTO record (place, text) VALUES (?, ?)", (table, record))
    sitting = [(player, table) for player in summary.sitting]
    if {player for player, _ in sitting} != set(_seated_players(db, table)):
        db.execute("DELETE FROM sitting WHERE place = ?", (table,))
        db.executemany("INSERT INTO sitting (player, place) VALUES (?, ?)", sitting)


def _save_result(db: sqlite3.Connection, table: str, result: str) -> None:
    db.execute("INSERT OR IGNORE INTO result (place, text) VALUES (?, ?)", (table, result))


def _delete_stale(
    db: sqlite3.Connection, open_before: int, idle_before: int, most: int
) -> list[str]:
    gone = db.execute(
        "SELECT place FROM summary WHERE status != 'over'"
        " AND at < CASE WHEN status IN ('playing', 'sealing') THEN :idle ELSE :open END"
        " AND at < max(:open, :idle) AND (due IS NULL OR due < :idle) ORDER BY at LIMIT :most",
        {"open": open_before, "idle": idle_before, "most": most},
    ).fetchall()
    for part in ("entry", "summary", "sitting", "record"):
        db.executemany(f"DELETE FROM {part} WHERE place = ?", gone)
    return [place for (place,) in gone]


def _archive(db: sqlite3.Connection, over_before: int, most: int) -> list[str]:
    over = db.execute(
        "SELECT place FROM summary WHERE status = 'over' AND NOT archived AND at < ?"
        " ORDER BY at LIMIT ?",
        (over_before, most),
    ).fetchall()
    away = list[str]()
    for (place,) in over:
        found = codec.pack_for_archive(place, db.execute(SELECT_ROWS, {"place": place, "after": 0}))
        db.execute("UPDATE summary SET archived = 1 WHERE place = ?", (place,))
        if found is None:
            continue
        db.execute(
            "REPLACE INTO archive (place, seq, pack, hash) VALUES (?, ?, ?, ?)", (place, *found)
        )
        db.execute("UPDATE summary SET hash = ? WHERE place = ?", (found[2], place))
        db.execute("DELETE FROM entry WHERE place = ?", (place,))
        away.append(place)
    return away


def _seated_players(db: sqlite3.Connection, table: str) -> list[str]:
    found = db.execute("SELECT player FROM sitting WHERE place = ?", (table,))
    return [player for (player,) in found]
