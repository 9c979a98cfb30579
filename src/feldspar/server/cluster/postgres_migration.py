"""Migrations of a PostgreSQL database that do not hold up play.

Changing a table needs an exclusive lock for a moment. Waiting for it behind a long reader, such as
a backup, would block everybody who comes later. So a change waits for a tenth of a second, lets the
others pass, and tries again.
"""

import asyncio
import logging
import secrets
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final

import asyncpg

from feldspar.server.cluster.postgres_schema import (
    NAMES_OLDEST_READER,
    OLDEST_READER,
    PARTS,
    STEPS,
    Index,
)

log = logging.getLogger(__name__)
Steps = Sequence[str | Index]
NEWER: Final = "this database was written by a newer Feldspar; upgrade to use it"
LOCK: Final = 0x0FE1D5BA
"""Whoever brings a database to its newest version holds this one meanwhile."""
LOCK_TIMEOUT_MS: Final = 100
"""How long a change waits for a table, and moves behind it."""
PAUSE_SECONDS: Final = 1.0
"""How long moves pass before the next attempt."""
RETRY_SECONDS: Final = 600.0
"""How long a change is tried."""
POLL_SECONDS: Final = 0.05
"""How often a process asks whether another has done the migration."""


async def open_read_only(db: asyncpg.Connection) -> None:
    """Let a database of this or an earlier version be read: what it has not got yet is empty."""
    if await db.fetchval("SELECT to_regclass('house')") is None:
        raise ValueError("there are no tables of Feldspar in this database")
    await _check_version(db, len(STEPS))
    columns = defaultdict[str, set[str]](set)
    for table, column in await db.fetch(
        "SELECT table_name, column_name FROM information_schema.columns"
        " WHERE table_schema = current_schema()"
    ):
        columns[table].add(column)
    if "hash" in columns["entry"]:
        return
    async with db.transaction():
        await db.execute("SET TRANSACTION READ WRITE")
        for table in ("entry", "archive", "summary"):
            await db.execute(
                f"CREATE TEMP VIEW {table} AS SELECT *, NULL::bytea AS hash, 0 AS hashed_seq"
                f" FROM {await db.fetchval('SELECT current_schema()')}.{table}"
                if columns[table]
                else f"CREATE TEMP TABLE {table} (place text, seq integer, pack bytea, hash bytea)"
            )


async def migrate(
    db: asyncpg.Connection,
    steps: Steps = STEPS,
    oldest_reader: int = OLDEST_READER,
    retry_seconds: float = RETRY_SECONDS,
) -> None:
    """Bring a database up to the newest version; several may try at the same time.

    One that is ahead is left as it is, if it may be served by a version that knows these steps.
    """
    async with _alone(db):
        await db.execute(
            "CREATE TABLE IF NOT EXISTS house (version integer NOT NULL, key bytea NOT NULL)"
        )
        await db.execute(
            "INSERT INTO house SELECT 0, $1 WHERE NOT EXISTS (SELECT FROM house)",
            secrets.token_bytes(32),
        )
        version = await _check_version(db, len(steps))
        for number, step in enumerate(steps[version:], start=version + 1):
            if isinstance(step, Index):
                await _build(db, step, retry_seconds)

            async def take(number: int = number, step: str | Index = step) -> None:
                if isinstance(step, str):
                    await db.execute(step)
                    await db.execute(PARTS)
                await db.execute("UPDATE house SET version = $1", number)
                if number >= NAMES_OLDEST_READER:
                    await db.execute(
                        "UPDATE house SET oldest_reader = greatest(oldest_reader, $1)",
                        min(number, oldest_reader),
                    )

            await _retry(db, take, retry_seconds)


async def _check_version(db: asyncpg.Connection, known: int) -> int:
    """Return how many steps a database has; raise if it needs a version that knows more."""
    version: int = await db.fetchval("SELECT version FROM house")
    if version > known:
        if await db.fetchval("SELECT oldest_reader FROM house") > known:
            raise ValueError(NEWER)
        log.info("the database has %d schema steps, this version knows %d", version, known)
    return version


@asynccontextmanager
async def _alone(db: asyncpg.Connection) -> AsyncIterator[None]:
    # Whoever waits inside a statement would be waited for by an index that is built concurrently.
    while not await db.fetchval("SELECT pg_try_advisory_lock($1)", LOCK):
        await asyncio.sleep(POLL_SECONDS)
    try:
        yield
    finally:
        if not db.is_closed():
            await db.execute("SELECT pg_advisory_unlock($1)", LOCK)


async def _retry(
    db: asyncpg.Connection, change: Callable[[], Awaitable[None]], seconds: float
) -> None:
    """Change something in a transaction that waits for nobody for long."""
    start, warned = time.monotonic(), False
    while True:
        try:
            async with db.transaction():
                await db.execute(f"SET LOCAL lock_timeout = {LOCK_TIMEOUT_MS}")
                return await change()
        except asyncpg.LockNotAvailableError:
            if time.monotonic() - start > seconds:
                raise OSError(
                    "the tables cannot be migrated: another program has been reading or writing"
                    f" them for {seconds:.0f} seconds (pg_stat_activity says which)"
                ) from None
        if not warned:
            log.warning("migration is waiting for a program that uses the tables; play continues")
            warned = True
        await asyncio.sleep(PAUSE_SECONDS)


async def _build(db: asyncpg.Connection, index: Index, retry_seconds: float) -> None:
    """Build an index concurrently, partition by partition; one that was begun is gone on with."""
    parts = [
        name
        for (name,) in await db.fetch(
            "SELECT inhrelid::regclass::text FROM pg_inherits WHERE inhparent = $1::regclass",
            index.table,
        )
    ]
    if not parts:
        await _build_on(db, index.name, index.table, index.on)
        return

    async def begin() -> None:
        await db.execute(
            f"CREATE INDEX IF NOT EXISTS {index.name} ON ONLY {index.table} {index.on}"
        )

    await _retry(db, begin, retry_seconds)
    for part in parts:
        name = f"{index.name}_{part}"
        await _build_on(db, name, part, index.on)

        async def attach(name: str = name) -> None:
            await db.execute(f"ALTER INDEX {index.name} ATTACH PARTITION {name}")

        await _retry(db, attach, retry_seconds)


async def _build_on(db: asyncpg.Connection, name: str, table: str, on: str) -> None:
    valid = await db.fetchval(
        "SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass($1)", name
    )
    if valid is False:  # somebody was stopped who built it
        await db.execute(f"DROP INDEX CONCURRENTLY {name}")
    await db.execute(f"CREATE INDEX CONCURRENTLY IF NOT EXISTS {name} ON {table} {on}")
