"""PostgreSQL journal store, for any number of processes.

One statement writes an entry: it moves the head of its table from the last entry the writer has
seen to the new one, or does nothing at all. So one round trip is all it takes, and `(place, seq)`
is the only lock there is.
"""

import asyncio
import json
import os
import socket
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

import asyncpg

from feldspar.kernel.serialize.decode import decode
from feldspar.kernel.serialize.encode import to_plain
from feldspar.server.cluster.chore_leases import ChoreLeases
from feldspar.server.cluster.postgres_connection import FAILED, LOST, Primary, addresses, connect
from feldspar.server.cluster.postgres_migration import migrate, open_read_only
from feldspar.server.runtime.clock import now
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
from feldspar.server.store.sessions import SessionStore
from feldspar.table import Entry
from feldspar.table.views.summary import StoredSummary

T = TypeVar("T")
Connection = asyncpg.pool.PoolConnectionProxy
MAX_CONNECTIONS: Final = 8
"""Connections of one process at most: each is a process of PostgreSQL."""
ALIVE_SECONDS: Final = 45.0
"""For how long a process that has reported counts as alive."""
STATEMENT_GRACE_SECONDS: Final = 1.0
"""A statement is ended so much later than whoever asked has given it up."""
PERMANENT_ERRORS: Final = (
    asyncpg.DataError,
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.SyntaxOrAccessError,
)
"""What will not get better by asking again."""
PROCESS_NAME: Final = "current_setting('application_name')"
"""What a connection is called: by the process that made it."""
REPORT: Final = f"""
WITH mine AS (
    INSERT INTO process VALUES ({PROCESS_NAME}, $1, now())
    ON CONFLICT (name) DO UPDATE SET thinkers = $1, seen = now()
), gone AS (
    DELETE FROM process WHERE seen < now() - interval '1 hour'
)
SELECT count(*) FROM process WHERE name <> {PROCESS_NAME} AND thinkers > 0
    AND seen > now() - $2 * interval '1 second'
"""
SUMMARY_COLUMNS: Final = ", ".join(StoredSummary._fields)
_RECORD: Final = """
, kept AS (
    INSERT INTO record SELECT $1, $17 WHERE $17 <> '' AND EXISTS (SELECT FROM head)
    ON CONFLICT (place) DO UPDATE SET text = excluded.text
)
SELECT count(*) FROM head
"""
TIP: Final = """
CASE WHEN hashed_seq = summary.seq AND NOT EXISTS (
    SELECT FROM archive AS pack
    WHERE pack.place = $1 AND pack.seq = summary.seq AND pack.hash IS NULL
) THEN hash END
"""
"""The hash of the last entry of a table; none if a version without hashes has written since, or has
put the table away."""
APPEND: Final = f"""
WITH head AS (
    UPDATE summary SET (seq, {SUMMARY_COLUMNS}, held, holder, archived, caller, hashed_seq, hash)
        = ($12, $3, $4, $5, $6, $7, $8, $9, $10, now() + $11 * interval '1 second', {PROCESS_NAME},
           false, CASE $5 WHEN 'over' THEN '' ELSE caller END,
           $12, sha256(coalesce({TIP}, '') || $19::bytea))
    WHERE place = $1 AND seq = $2 AND NOT EXISTS (
        SELECT FROM entry WHERE place = $1 AND seq = $2 AND $18::bigint NOT IN (0, at)
    ) RETURNING hash
), written AS (
    INSERT INTO entry (place, seq, at, kind, seat, data, hash)
    SELECT $1, $12::integer, $13::bigint, $14, $15::smallint, $16, hash FROM head
) {_RECORD}
"""
OPEN: Final = f"""
WITH head AS (
    INSERT INTO summary (place, seq, {SUMMARY_COLUMNS}, held, holder, caller, hashed_seq, hash)
    SELECT $1, $2::integer + last, $3, $4, $5, $6, $7, $8, $9, $10,
           now() + $11 * interval '1 second', {PROCESS_NAME}, $19, last, ($18::bytea[])[last]
    FROM cardinality($12::integer[]) AS last
    ON CONFLICT (place) DO NOTHING RETURNING 1
), written AS (
    INSERT INTO entry (place, seq, at, kind, seat, data, hash) SELECT $1, line.* FROM unnest(
        $12::integer[], $13::bigint[], $14::text[], $15::smallint[], $16::text[], $18::bytea[]
    ) AS line WHERE EXISTS (SELECT FROM head)
) {_RECORD}
"""
HEADS: Final = """
SELECT place, seq, coalesce((
    SELECT at FROM entry WHERE entry.place = summary.place AND entry.seq = summary.seq
), 0) FROM summary WHERE place = ANY ($1)
"""
TIME: Final = "SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint * 1000"
READ: Final = """
SELECT seq, at, kind, seat, data, hash, NULL::bytea, false FROM entry
WHERE place = $1 AND seq >= $2
UNION ALL
SELECT seq, 0, '', 0, '', hash, pack, false FROM archive WHERE place = $1 AND seq >= $2
UNION ALL
SELECT seq, 0, '', 0, '', NULL, NULL, true FROM summary WHERE place = $1
ORDER BY seq
"""
HASHES: Final = f"""
SELECT seq, {TIP}, true FROM summary WHERE place = $1
UNION ALL SELECT seq, hash, false FROM archive WHERE place = $1
UNION ALL SELECT seq, hash, false FROM entry WHERE place = $1
"""
CLAIM_CANDIDATES: Final = 4
"""For each table that a process claims so many are looked at, as others may claim them."""
CLAIM: Final = f"""
UPDATE summary SET held = now() + $2 * interval '1 second', holder = {PROCESS_NAME}
WHERE place = ANY (ARRAY(
    SELECT summary.place FROM summary JOIN (
        SELECT place, row_number() OVER (PARTITION BY caller ORDER BY due, held) AS turn
        FROM summary WHERE due <= $1 AND held < now()
        ORDER BY turn, due, held LIMIT {CLAIM_CANDIDATES} * $3::bigint
    ) AS next USING (place)
    WHERE held < now() ORDER BY turn, due, held LIMIT $3 FOR UPDATE OF summary SKIP LOCKED
)) RETURNING place, caller, due
"""
UNFINISHED: Final = """
SELECT count(*) FROM (
    SELECT FROM summary WHERE sitting @> ARRAY[$1::text] AND status NOT IN ('over', 'cancelled')
    LIMIT $2
) AS found
"""
DELETE_STALE: Final = """
WITH gone AS (
    SELECT place FROM summary WHERE status <> 'over'
        AND at < CASE WHEN status IN ('playing', 'sealing') THEN $2::bigint ELSE $1::bigint END
        AND (due IS NULL OR due < $2)
    ORDER BY at LIMIT $3 FOR UPDATE SKIP LOCKED
), entries AS (DELETE FROM entry WHERE place IN (SELECT place FROM gone)
), records AS (DELETE FROM record WHERE place IN (SELECT place FROM gone)
)
DELETE FROM summary WHERE place IN (SELECT place FROM gone) RETURNING place, at
"""


class PostgresJournal:
    """A `Journal` in a database. It connects when first asked.

    To look into one that an earlier version serves, it is opened to be read only.
    """

    def __init__(self, address: str, timeout: float = 3.0, read_only: bool = False) -> None:
        self.address = address
        self._timeout = timeout
        self._read_only = read_only
        self._connections: asyncpg.Pool | None = None
        self._connect_lock = asyncio.Lock()
        self.daily_results = DailyResultStore(self._query, self._execute)
        self.sessions = SessionStore(self._query, self._execute)
        self.chores = ChoreLeases(self._query, process_name())

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
        told = {**summary._asdict(), "players": codec.to_json(to_plain(summary.players))}
        lines = [codec.encode_row(entry) for entry in entries]
        values = (table, expected_seq, *told.values(), lease_seconds)
        if expected_seq:
            (line,) = lines
            written = await self._execute(
                APPEND, *values, *line, record, expected_at, hash_chain.digest(table, line)
            )
        else:
            columns, hashes = zip(*lines, strict=True), hash_chain.hash_rows(table, lines)
            written = await self._execute(OPEN, *values, *columns, record, hashes, caller)
        if not written[0][0]:
            raise Conflict(table)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """Return the entries of a table after one."""
        return await codec.decode_entries(table, await self._query(READ, table, after), after)

    async def hashes(self, table: str) -> Hashes | None:
        """Return the hashes of a table."""
        return codec.read_hashes(await self._query(HASHES, table))

    async def read_heads(self, tables: Sequence[str]) -> dict[str, Head]:
        """Return the last entry of each of some tables."""
        found = await self._query(HEADS, list(tables))
        return {place: Head(seq, at) for place, seq, at in found}

    async def record(self, table: str) -> str:
        """Return the record that was kept of a table."""
        found = await self._query("SELECT text FROM record WHERE place = $1", table)
        return str(found[0][0]) if found else ""

    async def results(self, tables: Sequence[str]) -> dict[str, str]:
        """Return the results that were kept of some tables."""
        found = await self._query(
            "SELECT place, text FROM result WHERE place = ANY ($1)", list(tables)
        )
        return dict(found)

    async def save_result(self, table: str, result: str) -> None:
        """Keep the result of a table."""
        await self._query(
            "INSERT INTO result VALUES ($1, $2) ON CONFLICT DO NOTHING", table, result
        )

    async def tables_of(
        self, player: str, after: int, limit: int, finished: bool = False
    ) -> list[tuple[str, StoredSummary]]:
        """Return some of the tables of a player."""
        which = "sitting @> ARRAY[$1::text]" + (" AND status = 'over'" if finished else "")
        order = "status IN ('over', 'cancelled'), at DESC, place"
        return await self._summaries(
            f"{which} ORDER BY {order} OFFSET $2 LIMIT $3", player, after, limit
        )

    async def count_unfinished(self, player: str, limit: int) -> int:
        """Return how many tables of a player may go on."""
        found: int = (await self._query(UNFINISHED, player, limit))[0][0]
        return found

    async def caller_of(self, table: str) -> str:
        """Return for whom bots think at a table."""
        found = await self._query("SELECT caller FROM summary WHERE place = $1", table)
        return str(found[0][0]) if found else ""

    async def find_open_table(self, prefix: str) -> str:
        """Return the latest open table whose name begins so."""
        found = await self._query(
            "SELECT place FROM summary WHERE place >= $1 AND place < $2 AND status = 'open'"
            " ORDER BY at DESC LIMIT 1",
            prefix,
            prefix + "\uffff",
        )
        return str(found[0][0]) if found else ""

    async def claim_due(self, now: int, lease_seconds: float, limit: int) -> list[str]:
        """Take tables that are due and that nobody holds: each goes to one only."""
        found = await self._query(CLAIM, now, lease_seconds, limit)
        found.sort(key=lambda one: one["due"])
        return take_turns([(one["place"], one["caller"]) for one in found])

    async def renew_leases(self, tables: Sequence[str], lease_seconds: float) -> None:
        """Hold some tables."""
        await self._query(
            f"UPDATE summary SET held = now() + $2 * interval '1 second', holder = {PROCESS_NAME}"
            " WHERE place = ANY ($1)",
            list(tables),
            lease_seconds,
        )

    async def release(self, now: int, keep: Sequence[str]) -> None:
        """Let go of what this process holds, but for some."""
        await self._query(
            "UPDATE summary SET held = now() WHERE due <= $1 AND held > now()"
            f" AND holder = {PROCESS_NAME} AND place <> ALL ($2)",
            now,
            list(keep),
        )

    async def next_due(self, after: int) -> int | None:
        """Return when the next table is due."""
        found = await self._query("SELECT min(due) FROM summary WHERE due > $1", after)
        due: int | None = found[0][0]
        return due

    async def summary(self, table: str) -> tuple[int, StoredSummary] | None:
        """Return the head of a table and its summary."""
        found = await self._query(
            f"SELECT seq, {SUMMARY_COLUMNS} FROM summary WHERE place = $1", table
        )
        return (found[0][0], _summary(found[0][1:])) if found else None

    async def backlog(self, now: int, without: Sequence[str] = ()) -> Backlog:
        """Return what is due."""
        found = await self._query(
            "SELECT count(*) OVER (), place, greatest(due, at) AS since FROM summary"
            " WHERE due <= $1 AND place <> ALL ($2) ORDER BY since LIMIT 1",
            now,
            list(without),
        )
        return Backlog(*found[0]) if found else Backlog(0)

    async def report_process(self, bot_processes: int) -> int:
        """Say that this process is alive; return how many are in which bots think."""
        others: int = (await self._query(REPORT, bot_processes, ALIVE_SECONDS))[0][0]
        return others + (1 if bot_processes else 0)

    async def workers(self) -> list[WorkerReport]:
        """Return the processes that have reported lately."""
        found = await self._query(
            "SELECT name, thinkers, extract(epoch FROM now() - seen)::float8 AS ago FROM process"
            " WHERE seen > now() - $1 * interval '1 second' ORDER BY ago",
            ALIVE_SECONDS,
        )
        return [WorkerReport(*one) for one in found]

    async def lease(self, table: str) -> Lease | None:
        """Return who sees to a table."""
        found = await self._query(
            "SELECT holder, greatest(0, extract(epoch FROM"
            " greatest(held, now()) - now()))::float8 FROM summary WHERE place = $1",
            table,
        )
        return Lease(*found[0]) if found else None

    async def list_tables(self, after: str, limit: int) -> list[tuple[str, StoredSummary]]:
        """Return some of all tables."""
        return await self._summaries("place > $1 ORDER BY place LIMIT $2", after, limit)

    async def delete_stale(self, open_before: int, idle_before: int, limit: int) -> list[str]:
        """Forget tables that nobody has played at for long."""
        found = await self._query(DELETE_STALE, open_before, idle_before, limit)
        return [place for place, _ in sorted(found, key=lambda one: one[1])]

    async def archive(self, over_before: int, limit: int) -> list[str]:
        """Put tables away that are over."""
        return await self._run(lambda db: _archive(db, over_before, limit))

    async def time(self) -> int:
        """Return what the clock of the database says, in nanoseconds since 1970."""
        found: int = (await self._query(TIME))[0][0]
        return found

    async def close(self) -> None:
        """Finish what is being written, and let go."""
        if self._connections is not None:
            await self._connections.close()

    # ------------------------------------------------------------------------------ connections

    async def _query(self, query: str, *values: object) -> list[Any]:
        return await self._run(lambda db: db.fetch(query, *values), self._timeout)

    async def _execute(self, query: str, *values: object) -> list[Any]:
        """Ask for something to be written."""
        return await self._run(lambda db: db.fetch(query, *values), self._timeout, WriteUnconfirmed)

    async def _summaries(self, which: str, *values: object) -> list[tuple[str, StoredSummary]]:
        found = await self._query(
            f"SELECT place, {SUMMARY_COLUMNS} FROM summary WHERE {which}", *values
        )
        return [(place, _summary(told)) for place, *told in found]

    async def _run(
        self,
        work: Callable[[Connection], Awaitable[T]],
        seconds: float | None = None,
        on_no_answer: type[StoreUnavailable] = StoreUnavailable,
    ) -> T:
        """Do something with a connection; what takes too long, each part or all of it, is given up.

        A line on which no answer came is cut at once: waiting until PostgreSQL was told to stop
        would keep whoever asked as long again. What was asked there may yet be done: that is
        `on_no_answer`. What PostgreSQL itself says no to is not done.
        """
        failed = StoreUnavailable
        try:
            async with (
                asyncio.timeout(seconds),
                (await self._pool()).acquire(timeout=self._timeout) as db,
            ):
                failed = on_no_answer
                try:
                    return await work(db)
                except (TimeoutError, asyncio.CancelledError):
                    db.terminate()
                    raise
        except PERMANENT_ERRORS:
            raise
        except FAILED as error:
            if isinstance(error, LOST) and len(addresses(self.address)) > 1:
                await self._expire()
            if _is_answer(error):
                failed = StoreUnavailable
            raise failed(str(error) or "PostgreSQL does not answer in time") from error

    async def _pool(self) -> asyncpg.Pool:
        async with self._connect_lock:
            if self._connections is None:
                self._connections = await asyncpg.create_pool(
                    self.address,
                    min_size=0,  # so nothing fails before something is asked
                    max_size=MAX_CONNECTIONS,
                    command_timeout=self._timeout,
                    timeout=self._timeout,
                    server_settings={
                        "application_name": process_name(),
                        # PostgreSQL is not told that we cut a line, and would go on waiting for a
                        # lock, in one more process each time. A commit that waits for a standby is
                        # no statement any more, and must not be cut short: it would count as done.
                        "statement_timeout": f"{self._timeout + STATEMENT_GRACE_SECONDS}s",
                        "default_transaction_read_only": "on" if self._read_only else "off",
                    },
                    init=open_read_only if self._read_only else None,
                    reset=_leave_as_is,
                    connect=Primary(self._expire).connect,
                )
        return self._connections

    async def _expire(self) -> None:
        """Let no line be used again: the next may lead to another primary."""
        if self._connections is not None:
            await self._connections.expire_connections()


def _is_answer(error: Exception) -> bool:
    """Tell whether PostgreSQL has said that it did nothing. Whoever it hangs up on is not told
    that, even if it says why: a commit may have been under way."""
    return isinstance(error, asyncpg.PostgresError) and error.severity_en == "ERROR"


async def _leave_as_is(_: asyncpg.Connection) -> None:
    """Ask nothing of PostgreSQL when a connection goes back to the pool, which would be a round
    trip for each move: no statement here changes a session, and transactions end by themselves."""


def process_name() -> str:
    """Return what this process is called in the database, and in `feldspar table`."""
    return f"feldspar {socket.gethostname()[:40]}:{os.getpid()}"


async def _archive(db: Connection, over_before: int, most: int) -> list[str]:
    async with db.transaction():
        over = await db.fetch(
            "SELECT place FROM summary WHERE status = 'over' AND NOT archived AND at < $1"
            " ORDER BY at LIMIT $2 FOR UPDATE SKIP LOCKED",
            over_before,
            most,
        )
        away = list[str]()
        for (place,) in over:
            found = codec.pack_for_archive(place, await db.fetch(READ, place, 0))
            await db.execute("UPDATE summary SET archived = true WHERE place = $1", place)
            if found is None:
                continue
            await db.execute(
                "INSERT INTO archive (place, seq, pack, hash) VALUES ($1, $2, $3, $4)"
                " ON CONFLICT (place) DO UPDATE"
                " SET seq = excluded.seq, pack = excluded.pack, hash = excluded.hash",
                *(place, *found),
            )
            await db.execute(
                "UPDATE summary SET hashed_seq = $2, hash = $3 WHERE place = $1",
                *(place, found[0], found[2]),
            )
            await db.execute("DELETE FROM entry WHERE place = $1", place)
            away.append(place)
    return away


def _summary(row: Sequence[Any]) -> StoredSummary:
    told = dict(zip(StoredSummary._fields, row, strict=True))
    return decode(StoredSummary, {**told, "players": json.loads(told["players"])})


async def prepare_database(address: str, timeout: float) -> bytes:
    """Bring a database up to date, and our clock; return the key all processes of a house share."""
    try:
        db = await connect(address, timeout=timeout)
    except (*FAILED, ValueError) as error:
        why = str(error) or "it does not answer"
        raise OSError(f"PostgreSQL cannot be reached: {why}") from None
    try:
        await migrate(db)
        now.sync_to(await db.fetchval(TIME))
        key: bytes = await db.fetchval("SELECT key FROM house")
        return key
    finally:
        await db.close()
