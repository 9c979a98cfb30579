"""SQLite journal store: one file, and an acknowledged entry is on the disk.

One thread writes. What has come in while it waited for the disk goes there together, so many
tables share the price of one sync; each append still succeeds or fails alone.
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
from feldspar.server.store.daily_results import Daybook
from feldspar.server.store.journal import (
    Backlog,
    Conflict,
    Hashes,
    Head,
    Lease,
    Unavailable,
    Unsure,
    Worker,
)
from feldspar.server.store.leases import Leases
from feldspar.server.store.sessions import SessionStore
from feldspar.server.store.sqlite_schema import check_version, migrate
from feldspar.table import Entry
from feldspar.table.views.summary import StoredSummary

Work = Callable[[sqlite3.Connection], None]
TOGETHER: Final = 256
"""How many appends share a sync at most."""
TOLD: Final = ", ".join(StoredSummary._fields)
HEAD: Final = ", ".join(
    f"{name} = excluded.{name}" for name in ("seq", *StoredSummary._fields, "hash")
)
LINES: Final = """
    SELECT seq, at, kind, seat, data, hash, NULL, 0 FROM entry
    WHERE place = :place AND seq >= :after
    UNION ALL
    SELECT seq, 0, '', 0, '', hash, pack, 0 FROM archive WHERE place = :place AND seq >= :after
    UNION ALL
    SELECT seq, 0, '', 0, '', NULL, NULL, 1 FROM summary WHERE place = :place
    ORDER BY seq
"""
HASHES: Final = """
    SELECT seq, hash, 1 FROM summary WHERE place = :place
    UNION ALL SELECT seq, hash, 0 FROM archive WHERE place = :place
    UNION ALL SELECT seq, hash, 0 FROM entry WHERE place = :place
"""


class SQLiteJournal:
    """A `Journal` in a file. To look into one that another serves, it is opened to be read only."""

    def __init__(self, path: Path, patience: float = 3.0, read_only: bool = False) -> None:
        connect = _connect_to_read if read_only else _connect
        writing = connect(path, patience)
        try:
            if not read_only:
                migrate(writing, path)
            self._reading = connect(path, patience)
        except BaseException:
            writing.close()
            raise
        self._queue: queue.SimpleQueue[tuple[Work, Future[None]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(
            target=self._write, args=(writing,), name="journal", daemon=True
        )
        self._writer.start()
        self._reader = ThreadPoolExecutor(1, "journal-reader")
        self._leases = Leases()
        self.days = Daybook(self._ask_days, self._write_days)
        self.sessions = SessionStore(self._ask_days, self._write_days)

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
        """Write entries after the last one seen, or raise Conflict."""
        last = Head(seen, seen_at)
        await self._do(lambda db: _append(db, table, last, entries, summary, record, caller))
        self._leases.hold([table], held)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """Return the entries of a table after one."""
        lines = await self._ask(LINES, {"place": table, "after": after})
        return await codec.entries(table, lines, after)

    async def hashes(self, table: str) -> Hashes | None:
        """Return the hashes of a table."""
        return codec.hashes(await self._ask(HASHES, {"place": table}))

    async def heads(self, tables: Sequence[str]) -> dict[str, Head]:
        """Return the last entry of each of some tables."""
        found = await self._ask(
            "SELECT place, seq, coalesce(entry.at, 0) FROM summary"
            " LEFT JOIN entry USING (place, seq)"
            " WHERE place IN (SELECT value FROM json_each(?))",
            (codec.as_json(list(tables)),),
        )
        return {place: Head(seq, at) for place, seq, at in found}

    async def record(self, table: str) -> str:
        """Return the record that was kept of a table."""
        found = await self._ask("SELECT text FROM record WHERE place = ?", (table,))
        return str(found[0][0]) if found else ""

    async def results(self, tables: Sequence[str]) -> dict[str, str]:
        """Return the results that were kept of some tables."""
        found = await self._ask(
            "SELECT place, text FROM result WHERE place IN (SELECT value FROM json_each(?))",
            (codec.as_json(list(tables)),),
        )
        return dict(found)

    async def keep_result(self, table: str, result: str) -> None:
        """Keep the result of a table."""
        await self._do(lambda db: _keep_result(db, table, result))

    async def tables_of(
        self, player: str, after: int, most: int, finished: bool = False
    ) -> list[tuple[str, StoredSummary]]:
        """Return some of the tables of a player."""
        which = " AND status = 'over'" if finished else ""
        found = await self._ask(
            f"SELECT place, {TOLD} FROM sitting JOIN summary USING (place) WHERE player = ?{which}"
            " ORDER BY status IN ('over', 'cancelled'), at DESC, place LIMIT ? OFFSET ?",
            (player, most, after),
        )
        return [(place, codec.summary(told)) for place, *told in found]

    async def count_unfinished(self, player: str, most: int) -> int:
        """Return how many tables of a player may go on."""
        found = await self._ask(
            "SELECT count(*) FROM (SELECT 1 FROM sitting JOIN summary USING (place)"
            " WHERE player = ? AND status NOT IN ('over', 'cancelled') LIMIT ?)",
            (player, most),
        )
        return int(found[0][0])

    async def caller(self, table: str) -> str:
        """Return for whom bots think at a table."""
        found = await self._ask("SELECT caller FROM summary WHERE place = ?", (table,))
        return str(found[0][0]) if found else ""

    async def open_table(self, beginning: str) -> str:
        """Return the latest open table whose name begins so."""
        found = await self._ask(
            "SELECT place FROM summary WHERE place >= ? AND place < ? AND status = 'open'"
            " ORDER BY at DESC LIMIT 1",
            (beginning, beginning + "\uffff"),
        )
        return str(found[0][0]) if found else ""

    async def claim(self, now: int, held: float, most: int) -> list[str]:
        """Return tables that are due and that nobody holds: one process serves a file."""
        found = await self._ask(
            "SELECT place, caller FROM summary WHERE due NOTNULL AND due <= ? ORDER BY due", (now,)
        )
        callers = dict(found)
        free = take_turns((one, callers[one]) for one in self._leases.free(callers))[:most]
        self._leases.hold(free, held)
        return free

    async def hold(self, tables: Sequence[str], held: float) -> None:
        """Hold some tables."""
        self._leases.hold(tables, held)

    async def release(self, now: int, keep: Sequence[str]) -> None:
        """Let go of what this process holds, but for some."""
        self._leases.release(keep)

    async def next_due(self, after: int) -> int | None:
        """Return when the next table is due."""
        found = await self._ask("SELECT min(due) FROM summary WHERE due > ?", (after,))
        due: int | None = found[0][0]
        return due

    async def summary(self, table: str) -> tuple[int, StoredSummary] | None:
        """Return the head of a table and its summary."""
        found = await self._ask(f"SELECT seq, {TOLD} FROM summary WHERE place = ?", (table,))
        return (found[0][0], codec.summary(found[0][1:])) if found else None

    async def backlog(self, now: int, without: Sequence[str] = ()) -> Backlog:
        """Return what is due."""
        found = await self._ask(
            "SELECT count(*), place, min(max(due, at)) FROM summary WHERE due NOTNULL AND due <= ?"
            " AND place NOT IN (SELECT value FROM json_each(?))",
            (now, codec.as_json(list(without))),
        )
        return Backlog(*found[0]) if found[0][0] else Backlog(0)

    async def report_process(self, thinkers: int) -> int:
        """Return how many processes think: there is this one."""
        return 1 if thinkers else 0

    async def workers(self) -> list[Worker]:
        """Return nothing: only one process serves a file."""
        return []

    async def lease(self, table: str) -> Lease | None:
        """Return nothing: only the process that serves a file knows."""

    async def tables(self, after: str, most: int) -> list[tuple[str, StoredSummary]]:
        """Return some of all tables."""
        found = await self._ask(
            f"SELECT place, {TOLD} FROM summary WHERE place > ? ORDER BY place LIMIT ?",
            (after, most),
        )
        return [(place, codec.summary(told)) for place, *told in found]

    async def forget(self, open_before: int, idle_before: int, most: int) -> list[str]:
        """Forget tables that nobody has played at for long."""
        gone = list[str]()
        await self._do(lambda db: gone.extend(_forget(db, open_before, idle_before, most)))
        return gone

    async def archive(self, over_before: int, most: int) -> list[str]:
        """Put tables away that are over."""
        away = list[str]()
        await self._do(lambda db: away.extend(_archive(db, over_before, most)))
        return away

    async def close(self) -> None:
        """Write what is still waiting, and close the file."""
        self._queue.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.wrap_future(self._reader.submit(self._reading.close))
        self._reader.shutdown()

    # -------------------------------------------------------------------------- the two threads

    async def _do(self, work: Work) -> None:
        done: Future[None] = Future()
        done.set_running_or_notify_cancel()  # it is written, whether or not anybody still waits
        self._queue.put((work, done))
        await asyncio.shield(asyncio.wrap_future(done))

    async def _ask(self, query: str, values: tuple[object, ...] | dict[str, object]) -> list[Any]:
        found = self._reader.submit(lambda: self._reading.execute(query, values).fetchall())
        try:
            return await asyncio.wrap_future(found)
        except sqlite3.Error as error:
            raise _told(error) from error

    async def _ask_days(self, query: str, *values: object) -> list[Any]:
        return await self._ask(query, _numbered(values))

    async def _write_days(self, query: str, *values: object) -> list[Any]:
        def write(db: sqlite3.Connection) -> None:
            db.execute(query, _numbered(values))

        await self._do(write)
        return []

    def _write(self, db: sqlite3.Connection) -> None:
        while batch := self._batch():
            outcomes = _together(db, [work for work, _ in batch])
            for (_, done), error in zip(batch, outcomes, strict=True):
                done.set_exception(error) if error else done.set_result(None)
        db.close()

    def _batch(self) -> list[tuple[Work, Future[None]]]:
        """Wait for something to write; return it with all that waits behind it."""
        batch = []
        job = self._queue.get()
        while job is not None:
            batch.append(job)
            if len(batch) == TOGETHER or self._queue.empty():
                return batch
            job = self._queue.get()
        if batch:
            self._queue.put(None)  # the end comes after this batch
        return batch


def _numbered(values: Sequence[object]) -> dict[str, object]:
    """Return the values of a statement by what it calls them: $1, $2, and so on."""
    return {str(number): value for number, value in enumerate(values, start=1)}


def _connect(path: Path, patience: float) -> sqlite3.Connection:
    # Transactions are our own; and each connection is used by one thread, though not by this one.
    db = sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")  # survives the plug being pulled
    except BaseException:
        db.close()
        raise
    return db


def _connect_to_read(path: Path, patience: float) -> sqlite3.Connection:
    where = f"{path.absolute().as_uri()}?mode=ro"
    db = sqlite3.connect(where, patience, uri=True, isolation_level=None, check_same_thread=False)
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


def _together(db: sqlite3.Connection, batch: list[Work]) -> list[Exception | None]:
    """Do all of a batch in one transaction; return what went wrong with each."""
    outcomes: list[Exception | None] = []
    try:
        db.execute("BEGIN IMMEDIATE")
        for work in batch:
            outcomes.append(_alone(db, work))
    except sqlite3.Error as error:  # a full disk, say: nothing of it was written
        with suppress(sqlite3.Error):
            db.rollback()
        return [_told(error)] * len(batch)
    try:
        db.execute("COMMIT")
    except sqlite3.Error as error:  # what lies in the file already may be found there after a crash
        with suppress(sqlite3.Error):
            db.rollback()
        return [wrong or Unsure(str(error)) for wrong in outcomes]
    return outcomes


def _alone(db: sqlite3.Connection, work: Work) -> Exception | None:
    """Do one of a batch; return what was wrong with it, which is no matter of the others."""
    db.execute("SAVEPOINT one")
    wrong: Exception | None = None
    try:
        work(db)
    except Exception as error:
        if isinstance(error, sqlite3.Error) and isinstance(_told(error), Unavailable):
            raise
        db.execute("ROLLBACK TO one")
        wrong = error
    db.execute("RELEASE one")
    return wrong


def _told(error: sqlite3.Error) -> Exception:
    """Return what a failure of the store is called outside; a senseless request stays as it is."""
    senseless = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError)
    return error if isinstance(error, senseless) else Unavailable(str(error))


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
    lines = [codec.stored(entry) for entry in entries]
    hashes = hash_chain.links(table, lines, previous or hash_chain.START)
    db.executemany(
        "INSERT INTO entry (place, seq, at, kind, seat, data, hash) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(table, *line, made) for line, made in zip(lines, hashes, strict=True)],
    )
    db.execute(
        f"INSERT INTO summary (place, seq, {TOLD}, caller, hash)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        f" ON CONFLICT (place) DO UPDATE SET {HEAD}, archived = 0,"
        " caller = CASE excluded.status WHEN 'over' THEN '' ELSE caller END",
        (table, seen.seq + len(entries), *codec.summed(summary), caller, hashes[-1]),
    )
    if record:
        db.execute("REPLACE INTO record (place, text) VALUES (?, ?)", (table, record))
    sitting = [(player, table) for player in summary.sitting]
    if {player for player, _ in sitting} != set(_sitting(db, table)):
        db.execute("DELETE FROM sitting WHERE place = ?", (table,))
        db.executemany("INSERT INTO sitting (player, place) VALUES (?, ?)", sitting)


def _keep_result(db: sqlite3.Connection, table: str, result: str) -> None:
    db.execute("INSERT OR IGNORE INTO result (place, text) VALUES (?, ?)", (table, result))


def _forget(db: sqlite3.Connection, open_before: int, idle_before: int, most: int) -> list[str]:
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
        found = codec.archived(place, db.execute(LINES, {"place": place, "after": 0}))
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


def _sitting(db: sqlite3.Connection, table: str) -> list[str]:
    found = db.execute("SELECT player FROM sitting WHERE place = ?", (table,))
    return [player for (player,) in found]
