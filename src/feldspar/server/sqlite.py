"""The journal in one SQLite file: nothing to install, and an acknowledged entry is on the disk.

One thread writes. What has come in while it waited for the disk goes there together, so many
tables share the price of one sync; each append still succeeds or fails alone.
"""

import asyncio
import json
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from feldspar.server.journal import Conflict, Summary
from feldspar.table import Entry

Work = Callable[[sqlite3.Connection], None]
TOGETHER: Final = 256
"""How many appends share a sync at most."""

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
]


class SQLiteJournal:
    """A `Journal` in a file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        _migrate(path)
        self._queue: queue.SimpleQueue[tuple[Work, Future[None]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="journal", daemon=True)
        self._writer.start()
        self._reader = ThreadPoolExecutor(1, "journal-reader")
        self._reading = self._reader.submit(_connect, path).result()

    async def append(
        self, table: str, seen: int, entries: Sequence[Entry], summary: Summary
    ) -> None:
        """Write entries after the last one seen, or raise Conflict."""
        done: Future[None] = Future()
        done.set_running_or_notify_cancel()  # it is written, whether or not anybody still waits
        self._queue.put((lambda db: _append(db, table, seen, entries, summary), done))
        await asyncio.shield(asyncio.wrap_future(done))

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """Return the entries of a table after one."""
        rows = await self._ask(
            "SELECT seq, at, kind, seat, data FROM entry WHERE place = ? AND seq > ? ORDER BY seq",
            (table, after),
        )
        return [Entry(seq, at, kind, seat, json.loads(data)) for seq, at, kind, seat, data in rows]

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the last seq of each of these tables."""
        rows = await self._ask(
            "SELECT place, seq FROM summary WHERE place IN (SELECT value FROM json_each(?))",
            (json.dumps(list(tables)),),
        )
        return dict(rows)

    async def tables_of(self, player: str) -> list[tuple[str, Summary]]:
        """Return the tables of a player, the latest first."""
        rows = await self._ask(
            "SELECT place, game, title, status, players, sitting, waiting, at, due"
            " FROM sitting JOIN summary USING (place) WHERE player = ? ORDER BY at DESC",
            (player,),
        )
        return [(place, _summary(*told)) for place, *told in rows]

    async def due(self) -> list[tuple[str, int]]:
        """Return the tables the house must see to, and when."""
        return await self._ask("SELECT place, due FROM summary WHERE due NOTNULL ORDER BY due", ())

    async def close(self) -> None:
        """Write what is still waiting, and close the file."""
        self._queue.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.wrap_future(self._reader.submit(self._reading.close))
        self._reader.shutdown()

    # -------------------------------------------------------------------------- the two threads

    async def _ask(self, query: str, values: tuple[object, ...]) -> list[Any]:
        found = self._reader.submit(lambda: self._reading.execute(query, values).fetchall())
        return await asyncio.wrap_future(found)

    def _write(self) -> None:
        db = _connect(self._path)
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


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, timeout=10, isolation_level=None)  # transactions are our own
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")  # survives the plug being pulled
    return db


def _migrate(path: Path) -> None:
    db = _connect(path)
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version > len(SCHEMA):
        raise ValueError(f"{path} was written by a newer Feldspar; upgrade to open it")
    for number, step in enumerate(SCHEMA[version:], start=version + 1):
        db.executescript(f"BEGIN IMMEDIATE; {step}; PRAGMA user_version = {number}; COMMIT;")
    db.close()


def _together(db: sqlite3.Connection, batch: list[Work]) -> list[Exception | None]:
    """Do all of a batch in one transaction; return what went wrong with each."""
    outcomes: list[Exception | None] = []
    try:
        db.execute("BEGIN IMMEDIATE")
        for work in batch:
            db.execute("SAVEPOINT one")
            try:
                work(db)
                outcomes.append(None)
            except Conflict as conflict:
                db.execute("ROLLBACK TO one")
                outcomes.append(conflict)
            db.execute("RELEASE one")
        db.execute("COMMIT")
    except sqlite3.Error as error:  # a full disk, say: nothing of it was written
        if db.in_transaction:
            db.execute("ROLLBACK")
        return [error] * len(batch)
    return outcomes


def _append(
    db: sqlite3.Connection, table: str, seen: int, entries: Sequence[Entry], summary: Summary
) -> None:
    head = db.execute("SELECT seq FROM summary WHERE place = ?", (table,)).fetchone()
    if (head[0] if head else 0) != seen:
        raise Conflict(table)
    db.executemany(
        "INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?)",
        [(table, e.seq, e.at, e.kind, e.seat, _json(e.data)) for e in entries],
    )
    told, lists = summary, map(_json, (summary.players, summary.sitting, summary.waiting))
    db.execute(
        "REPLACE INTO summary VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (table, seen + len(entries), told.game, told.title, told.status, *lists, told.at, told.due),
    )
    sitting = [(player, table) for player in told.sitting]
    if {player for player, _ in sitting} != set(_sitting(db, table)):
        db.execute("DELETE FROM sitting WHERE place = ?", (table,))
        db.executemany("INSERT INTO sitting VALUES (?, ?)", sitting)


def _summary(
    game: str, title: str, status: str, players: str, sitting: str, waiting: str, at: int, due: int
) -> Summary:
    lists = [json.loads(text) for text in (players, sitting, waiting)]
    return Summary(game, title, status, lists[0], lists[1], lists[2], at, due)


def _sitting(db: sqlite3.Connection, table: str) -> list[str]:
    rows = db.execute("SELECT player FROM sitting WHERE place = ?", (table,))
    return [player for (player,) in rows]


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
