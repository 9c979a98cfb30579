"""The journal in PostgreSQL, for any number of processes on any number of machines.

One statement writes an entry: it moves the head of its table from the last entry the writer has
seen to the new one, or does nothing at all. So one round trip is all it takes, and `(place, seq)`
is the only lock there is.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

import asyncpg

from feldspar.kernel.forms import read
from feldspar.kernel.plain import plain
from feldspar.server import rows
from feldspar.server.daybook import Daybook
from feldspar.server.hours import now
from feldspar.server.journal import Conflict, Unavailable
from feldspar.server.shared.schema import lent, migrate
from feldspar.table import Entry
from feldspar.table.summary import Summary

T = TypeVar("T")
Line = asyncpg.pool.PoolConnectionProxy
LINES: Final = 8
"""Connections of one process at most: each is a process of PostgreSQL."""
SENSELESS: Final = (
    asyncpg.DataError,
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.SyntaxOrAccessError,
)
"""What will not get better by asking again."""
FAILED: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a line that PostgreSQL has ended while it lay idle
)
TOLD: Final = ", ".join(Summary._fields)
_WRITE: Final = """
, written AS (
    INSERT INTO entry SELECT $1, * FROM unnest(
        $12::integer[], $13::bigint[], $14::text[], $15::smallint[], $16::text[]
    ) WHERE EXISTS (SELECT FROM head)
), kept AS (
    INSERT INTO record SELECT $1, $17 WHERE $17 <> '' AND EXISTS (SELECT FROM head)
    ON CONFLICT (place) DO UPDATE SET text = excluded.text
)
SELECT count(*) FROM head
"""
APPEND: Final = f"""
WITH head AS (
    UPDATE summary SET (seq, {TOLD}, held, archived)
        = ($2::integer + cardinality($12::integer[]), $3, $4, $5, $6, $7, $8, $9, $10,
           now() + $11 * interval '1 second', false)
    WHERE place = $1 AND seq = $2 RETURNING 1
) {_WRITE}
"""
OPEN: Final = f"""
WITH head AS (
    INSERT INTO summary (place, seq, {TOLD}, held)
    VALUES ($1, $2::integer + cardinality($12::integer[]), $3, $4, $5, $6, $7, $8, $9, $10,
            now() + $11 * interval '1 second')
    ON CONFLICT (place) DO NOTHING RETURNING 1
) {_WRITE}
"""
TIME: Final = "SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint * 1000"
READ: Final = """
SELECT seq, at, kind, seat, data, NULL::bytea FROM entry WHERE place = $1 AND seq > $2
UNION ALL
SELECT seq, 0, '', 0, '', pack FROM archive WHERE place = $1 AND seq > $2
ORDER BY seq
"""
CLAIM: Final = """
UPDATE summary SET held = now() + $2 * interval '1 second' WHERE place = ANY (ARRAY(
    SELECT place FROM summary WHERE due <= $1 AND held < now()
    ORDER BY due, held LIMIT $3 FOR UPDATE SKIP LOCKED
)) RETURNING place, due
"""
FORGET: Final = """
WITH gone AS (
    SELECT place FROM summary WHERE status <> 'over'
        AND at < CASE status WHEN 'playing' THEN $2::bigint ELSE $1::bigint END
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

    def __init__(self, address: str, patience: float = 3.0, read_only: bool = False) -> None:
        self.address = address
        self._patience = patience
        self._read_only = read_only
        self._made: asyncpg.Pool | None = None
        self._making = asyncio.Lock()
        self.days = Daybook(self._ask, self._ask)

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
        told = {**summary._asdict(), "players": rows.as_json(plain(summary.players))}
        lines = zip(*map(rows.stored, entries), strict=True)
        written = await self._ask(
            APPEND if seen else OPEN, table, seen, *told.values(), held, *lines, record
        )
        if not written[0][0]:
            raise Conflict(table)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """Return the entries of a table after one."""
        return await rows.entries(await self._ask(READ, table, after), after)

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the seq of the last entry of each of some tables."""
        found = await self._ask(
            "SELECT place, seq FROM summary WHERE place = ANY ($1)", list(tables)
        )
        return dict(found)

    async def record(self, table: str) -> str:
        """Return the record that was kept of a table."""
        found = await self._ask("SELECT text FROM record WHERE place = $1", table)
        return str(found[0][0]) if found else ""

    async def results(self, tables: Sequence[str]) -> dict[str, str]:
        """Return the results that were kept of some tables."""
        found = await self._ask(
            "SELECT place, text FROM result WHERE place = ANY ($1)", list(tables)
        )
        return dict(found)

    async def keep_result(self, table: str, result: str) -> None:
        """Keep the result of a table."""
        await self._ask("INSERT INTO result VALUES ($1, $2) ON CONFLICT DO NOTHING", table, result)

    async def tables_of(self, player: str) -> list[tuple[str, Summary]]:
        """Return the tables of a player, the latest first."""
        return await self._summaries("sitting @> ARRAY[$1::text] ORDER BY at DESC", player)

    async def open_table(self, beginning: str) -> str:
        """Return the latest open table whose name begins so."""
        found = await self._ask(
            "SELECT place FROM summary WHERE place >= $1 AND place < $2 AND status = 'open'"
            " ORDER BY at DESC LIMIT 1",
            beginning,
            beginning + "\uffff",
        )
        return str(found[0][0]) if found else ""

    async def claim(self, now: int, held: float, most: int) -> list[str]:
        """Take tables that are due and that nobody holds: each goes to one only."""
        found = await self._ask(CLAIM, now, held, most)
        return [place for place, _ in sorted(found, key=lambda one: one[1])]

    async def hold(self, tables: Sequence[str], held: float) -> None:
        """Hold some tables."""
        await self._ask(
            "UPDATE summary SET held = now() + $2 * interval '1 second' WHERE place = ANY ($1)",
            list(tables),
            held,
        )

    async def next_due(self, after: int) -> int | None:
        """Return when the next table is due."""
        found = await self._ask("SELECT min(due) FROM summary WHERE due > $1", after)
        due: int | None = found[0][0]
        return due

    async def tables(self, after: str, most: int) -> list[tuple[str, Summary]]:
        """Return some of all tables."""
        return await self._summaries("place > $1 ORDER BY place LIMIT $2", after, most)

    async def forget(self, open_before: int, idle_before: int, most: int) -> list[str]:
        """Forget tables that nobody has played at for long."""
        found = await self._ask(FORGET, open_before, idle_before, most)
        return [place for place, _ in sorted(found, key=lambda one: one[1])]

    async def archive(self, over_before: int, most: int) -> list[str]:
        """Put tables away that are over."""
        return await self._with(lambda db: _archive(db, over_before, most))

    async def time(self) -> int:
        """Return what the clock of the database says, in nanoseconds since 1970."""
        found: int = (await self._ask(TIME))[0][0]
        return found

    async def close(self) -> None:
        """Finish what is being written, and let go."""
        if self._made is not None:
            await self._made.close()

    # ------------------------------------------------------------------------------ connections

    async def _ask(self, query: str, *values: object) -> list[Any]:
        return await self._with(lambda db: db.fetch(query, *values), self._patience)

    async def _summaries(self, which: str, *values: object) -> list[tuple[str, Summary]]:
        found = await self._ask(f"SELECT place, {TOLD} FROM summary WHERE {which}", *values)
        return [(place, _summary(told)) for place, *told in found]

    async def _with(self, work: Callable[[Line], Awaitable[T]], seconds: float | None = None) -> T:
        """Do something with a connection; what takes too long, each part or all of it, is given up.

        A line on which no answer came is cut at once: waiting until PostgreSQL was told to stop
        would keep whoever asked as long again.
        """
        try:
            async with (
                asyncio.timeout(seconds),
                (await self._pool()).acquire(timeout=self._patience) as db,
            ):
                try:
                    return await work(db)
                except (TimeoutError, asyncio.CancelledError):
                    db.terminate()
                    raise
        except SENSELESS:
            raise
        except FAILED as error:
            raise Unavailable(str(error) or "PostgreSQL does not answer in time") from error

    async def _pool(self) -> asyncpg.Pool:
        async with self._making:
            if self._made is None:
                self._made = await asyncpg.create_pool(
                    self.address,
                    min_size=0,  # so nothing fails before something is asked
                    max_size=LINES,
                    command_timeout=self._patience,
                    timeout=self._patience,
                    server_settings={
                        "application_name": "feldspar",
                        "default_transaction_read_only": "on" if self._read_only else "off",
                    },
                    init=lent if self._read_only else None,
                )
        return self._made


async def _archive(db: Line, over_before: int, most: int) -> list[str]:
    async with db.transaction():
        over = await db.fetch(
            "SELECT place FROM summary WHERE status = 'over' AND NOT archived AND at < $1"
            " ORDER BY at LIMIT $2 FOR UPDATE SKIP LOCKED",
            over_before,
            most,
        )
        for (place,) in over:
            found = rows.laid_out(await db.fetch(READ, place, 0))
            await db.execute(
                "INSERT INTO archive VALUES ($1, $2, $3) ON CONFLICT (place)"
                " DO UPDATE SET seq = excluded.seq, pack = excluded.pack",
                *(place, found[-1][0], rows.packed(found)),
            )
            await db.execute("UPDATE summary SET archived = true WHERE place = $1", place)
            await db.execute("DELETE FROM entry WHERE place = $1", place)
    return [place for (place,) in over]


def _summary(row: Sequence[Any]) -> Summary:
    told = dict(zip(Summary._fields, row, strict=True))
    return read(Summary, {**told, "players": json.loads(told["players"])})


async def prepared(address: str, patience: float) -> bytes:
    """Bring a database up to date, and our clock; return the key all processes of a house share."""
    try:
        db = await asyncpg.connect(address, timeout=patience)
    except (*FAILED, ValueError) as error:
        why = str(error) or "it does not answer"
        raise OSError(f"PostgreSQL cannot be reached: {why}") from None
    try:
        await migrate(db)
        now.follow(await db.fetchval(TIME))
        key: bytes = await db.fetchval("SELECT key FROM house")
        return key
    finally:
        await db.close()
