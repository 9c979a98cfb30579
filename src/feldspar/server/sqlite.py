"""The journal in one SQLite file: nothing to install, and an acknowledged entry is on the disk.

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

from feldspar.server import rows
from feldspar.server.daybook import Daybook
from feldspar.server.journal import Conflict, Unavailable
from feldspar.server.leases import Leases
from feldspar.table import Entry
from feldspar.table.summary import Summary

Work = Callable[[sqlite3.Connection], None]
TOGETHER: Final = 256
"""How many appends share a sync at most."""
TOLD: Final = ", ".join(Summary._fields)
LINES: Final = """
    SELECT seq, at, kind, seat, data, NULL FROM entry WHERE place = :place AND seq > :after
    UNION ALL
    SELECT seq, 0, '', 0, '', pack FROM archive WHERE place = :place AND seq > :after
    ORDER BY seq
"""

SCHEMA: Final = [
    # Each step brings a file of the version before it up to the next.
    """
    CREATE TABLE entry (
        place TEXT, seq INTEGER, at INTEGER, kind TEXT, seat INTEGER, data TEXT,
        PRIMARY KEY (place, seq)
    ) WITHOUT ROWID, STRICT;
    CREATE TABLE summary (
        place TEXT PRIMARY KEY, seq INTEGER, game TEXT, title TEXT, status TEXT, players TEXT,
        sitting TEXT, waiting TEXT, at INTEGER, due INTEGER
    ) WITHOUT ROWID, STRICT;
    CREATE INDEX summary_by_due ON summary (due) WHERE due IS NOT NULL;
    CREATE TABLE sitting (player TEXT, place TEXT, PRIMARY KEY (player, place))
        WITHOUT ROWID, STRICT;
    CREATE INDEX sitting_by_place ON sitting (place);
    """,
    """
    CREATE TABLE record (place TEXT PRIMARY KEY, text TEXT) WITHOUT ROWID, STRICT;
    CREATE INDEX summary_unfinished ON summary (at) WHERE status != 'over';
    """,
    """
    CREATE TABLE archive (place TEXT PRIMARY KEY, seq INTEGER, pack BLOB) WITHOUT ROWID, STRICT;
    ALTER TABLE summary ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX summary_over ON summary (at) WHERE status = 'over' AND NOT archived;
    """,
    "CREATE TABLE result (place TEXT PRIMARY KEY, text TEXT) WITHOUT ROWID, STRICT;",
    """
    CREATE TABLE daily (
        place TEXT PRIMARY KEY, day TEXT NOT NULL, game TEXT NOT NULL, player TEXT NOT NULL,
        name TEXT NOT NULL DEFAULT '', proved INTEGER NOT NULL DEFAULT 0, points INTEGER,
        wrong TEXT NOT NULL DEFAULT ''
    ) WITHOUT ROWID, STRICT;
    CREATE INDEX daily_by_day ON daily (day, game, points);
    CREATE INDEX daily_by_player ON daily (player, day);
    CREATE INDEX daily_unproved ON daily (day) WHERE proved = 0;
    """,
]


class SQLiteJournal:
    """A `Journal` in a file. To look into one that another serves, it is opened to be read only."""

    def __init__(self, path: Path, patience: float = 3.0, read_only: bool = False) -> None:
        connect = _connect_to_read if read_only else _connect
        writing = connect(path, patience)
        try:
            if not read_only:
                _migrate(writing, path)
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

    async def append(
        self,
        table: str,
        seen: int,
        entries: Sequence[Entry],
        summary: Summary,
        record: str = "",
        held: float = 0,
    ) -> None:
        """Write entries after the last one seen, or raise Conflict."""
        await self._do(lambda db: _append(db, table, seen, entries, summary, record))
        self._leases.hold([table], held)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """Return the entries of a table after one."""
        return await rows.entries(await self._ask(LINES, {"place": table, "after": after}), after)

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the seq of the last entry of each of some tables."""
        found = await self._ask(
            "SELECT place, seq FROM summary WHERE place IN (SELECT value FROM json_each(?))",
            (rows.as_json(list(tables)),),
        )
        return dict(found)

    async def record(self, table: str) -> str:
        """Return the record that was kept of a table."""
        found = await self._ask("SELECT text FROM record WHERE place = ?", (table,))
        return str(found[0][0]) if found else ""

    async def results(self, tables: Sequence[str]) -> dict[str, str]:
        """Return the results that were kept of some tables."""
        found = await self._ask(
            "SELECT place, text FROM result WHERE place IN (SELECT value FROM json_each(?))",
            (rows.as_json(list(tables)),),
        )
        return dict(found)

    async def keep_result(self, table: str, result: str) -> None:
        """Keep the result of a table."""
        await self._do(lambda db: _keep_result(db, table, result))

    async def tables_of(self, player: str) -> list[tuple[str, Summary]]:
        """Return the tables of a player, the latest first."""
        found = await self._ask(
            f"SELECT place, {TOLD} FROM sitting JOIN summary USING (place)"
            " WHERE player = ? ORDER BY at DESC",
            (player,),
        )
        return [(place, rows.summary(told)) for place, *told in found]

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
            "SELECT place FROM summary WHERE due NOTNULL AND due <= ? ORDER BY due", (now,)
        )
        free = self._leases.free(place for (place,) in found)[:most]
        self._leases.hold(free, held)
        return free

    async def hold(self, tables: Sequence[str], held: float) -> None:
        """Hold some tables."""
        self._leases.hold(tables, held)

    async def next_due(self, after: int) -> int | None:
        """Return when the next table is due."""
        found = await self._ask("SELECT min(due) FROM summary WHERE due > ?", (after,))
        due: int | None = found[0][0]
        return due

    async def tables(self, after: str, most: int) -> list[tuple[str, Summary]]:
        """Return some of all tables."""
        found = await self._ask(
            f"SELECT place, {TOLD} FROM summary WHERE place > ? ORDER BY place LIMIT ?",
            (after, most),
        )
        return [(place, rows.summary(told)) for place, *told in found]

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
        _version(db, path)
        there = {name for (name,) in db.execute("SELECT name FROM sqlite_schema")}
        for name in {"record", "archive"} - there:  # an earlier version has put nothing there
            db.execute(f"CREATE TEMP TABLE {name} (place, seq, pack, text)")
    except BaseException:
        db.close()
        raise
    return db


def _version(db: sqlite3.Connection, path: Path) -> int:
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    if version > len(SCHEMA):
        raise ValueError(f"{path} was written by a newer Feldspar; upgrade to open it")
    return version


def _migrate(db: sqlite3.Connection, path: Path) -> None:
    version = _version(db, path)
    for number, step in enumerate(SCHEMA[version:], start=version + 1):
        db.executescript(f"BEGIN IMMEDIATE; {step}; PRAGMA user_version = {number}; COMMIT;")


def _together(db: sqlite3.Connection, batch: list[Work]) -> list[Exception | None]:
    """Do all of a batch in one transaction; return what went wrong with each."""
    outcomes: list[Exception | None] = []
    try:
        db.execute("BEGIN IMMEDIATE")
        for work in batch:
            outcomes.append(_alone(db, work))
        db.execute("COMMIT")
    except sqlite3.Error as error:  # a full disk, say: nothing of it was written
        with suppress(sqlite3.Error):
            db.rollback()
        return [_told(error)] * len(batch)
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
    seen: int,
    entries: Sequence[Entry],
    summary: Summary,
    record: str,
) -> None:
    head = db.execute("SELECT seq FROM summary WHERE place = ?", (table,)).fetchone()
    if (head[0] if head else 0) != seen:
        raise Conflict(table)
    db.executemany(
        "INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?)",
        [(table, *rows.stored(entry)) for entry in entries],
    )
    db.execute(
        f"REPLACE INTO summary (place, seq, {TOLD}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (table, seen + len(entries), *rows.summed(summary)),
    )
    if record:
        db.execute("REPLACE INTO record VALUES (?, ?)", (table, record))
    sitting = [(player, table) for player in summary.sitting]
    if {player for player, _ in sitting} != set(_sitting(db, table)):
        db.execute("DELETE FROM sitting WHERE place = ?", (table,))
        db.executemany("INSERT INTO sitting VALUES (?, ?)", sitting)


def _keep_result(db: sqlite3.Connection, table: str, result: str) -> None:
    db.execute("INSERT OR IGNORE INTO result VALUES (?, ?)", (table, result))


def _forget(db: sqlite3.Connection, open_before: int, idle_before: int, most: int) -> list[str]:
    gone = db.execute(
        "SELECT place FROM summary WHERE status != 'over'"
        " AND at < CASE status WHEN 'playing' THEN :idle ELSE :open END"
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
    for (place,) in over:
        found = rows.laid_out(db.execute(LINES, {"place": place, "after": 0}))
        away = (place, found[-1][0], rows.packed(found))
        db.execute("REPLACE INTO archive VALUES (?, ?, ?)", away)
        db.execute("UPDATE summary SET archived = 1 WHERE place = ?", (place,))
        db.execute("DELETE FROM entry WHERE place = ?", (place,))
    return [place for (place,) in over]


def _sitting(db: sqlite3.Connection, table: str) -> list[str]:
    found = db.execute("SELECT player FROM sitting WHERE place = ?", (table,))
    return [player for (player,) in found]
