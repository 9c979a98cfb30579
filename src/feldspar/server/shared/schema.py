"""The tables of a PostgreSQL database: steps that each bring it from one version to the next.

A step is never changed once a release has it; whoever wants something else adds one. A step must
leave what the version before it needs, for its processes run on until they are replaced.

All that belongs to a table of the house lies in the partition its name is hashed to: the partitions
can move to machines of their own, as no statement that writes touches two. Only the book of the
days is in one piece: a few lines for each player, which are asked for by day.
"""

import secrets
from typing import Final

import asyncpg

from feldspar.server.shared import jobs

PARTITIONS: Final = 16
NEWER: Final = "this database was written by a newer Feldspar; upgrade to use it"
LOCK: Final = 0x0FE1D5BA
"""Whoever brings a database to its newest version holds this one meanwhile."""

STEPS: Final = [
    """
    CREATE TABLE summary (
        place text COLLATE "C" PRIMARY KEY, seq integer NOT NULL,
        game text NOT NULL, title text NOT NULL, status text NOT NULL, players text NOT NULL,
        sitting text[] NOT NULL, waiting text[] NOT NULL, at bigint NOT NULL, due bigint,
        held timestamptz NOT NULL DEFAULT '-infinity'
    ) PARTITION BY HASH (place);
    CREATE TABLE entry (
        place text COLLATE "C", seq integer, at bigint NOT NULL, kind text NOT NULL,
        seat smallint NOT NULL, data text NOT NULL, PRIMARY KEY (place, seq)
    ) PARTITION BY HASH (place);
    CREATE TABLE record (place text COLLATE "C" PRIMARY KEY, text text NOT NULL)
        PARTITION BY HASH (place);
    CREATE INDEX summary_due ON summary (due) WHERE due IS NOT NULL;
    CREATE INDEX summary_sitting ON summary USING gin (sitting);
    -- Without the time of the last entry in an index, PostgreSQL moves no index for most entries.
    CREATE INDEX summary_unfinished ON summary (place) WHERE status <> 'over';
    """,
    """
    CREATE TABLE archive (place text COLLATE "C" PRIMARY KEY, seq integer NOT NULL, pack bytea)
        PARTITION BY HASH (place);
    ALTER TABLE summary ADD COLUMN archived boolean NOT NULL DEFAULT false;
    CREATE INDEX summary_over ON summary (at) WHERE status = 'over' AND NOT archived;
    """,
    """
    CREATE TABLE result (place text COLLATE "C" PRIMARY KEY, text text NOT NULL)
        PARTITION BY HASH (place);
    """,
    """
    CREATE TABLE daily (
        place text COLLATE "C" PRIMARY KEY, day text COLLATE "C" NOT NULL, game text NOT NULL,
        player text NOT NULL, name text NOT NULL DEFAULT '', proved integer NOT NULL DEFAULT 0,
        points integer, wrong text NOT NULL DEFAULT ''
    );
    CREATE INDEX daily_by_day ON daily (day, game, points);
    CREATE INDEX daily_by_player ON daily (player, day);
    CREATE INDEX daily_unproved ON daily (day) WHERE proved = 0;
    """,
]
"""After each of them the tables it has made are given their partitions."""

PARTS: Final = f"""
DO $$
DECLARE
    made record;
BEGIN
    FOR made IN
        SELECT relname, oid FROM pg_class
        WHERE relkind = 'p' AND relnamespace = current_schema()::regnamespace
            AND NOT EXISTS (SELECT FROM pg_inherits WHERE inhparent = pg_class.oid)
    LOOP
        FOR part IN 0..{PARTITIONS - 1} LOOP
            EXECUTE format(
                'CREATE TABLE %I PARTITION OF %I'
                ' FOR VALUES WITH (MODULUS {PARTITIONS}, REMAINDER %s)%s',
                made.relname || '_' || part, made.relname, part,
                CASE made.relname WHEN 'summary' THEN ' WITH (fillfactor = 70)' ELSE '' END
            );
        END LOOP;
    END LOOP;
END $$
"""


async def lent(db: asyncpg.Connection) -> None:
    """Let a database of this or an earlier version be read: what it has not got yet is empty."""
    if await db.fetchval("SELECT to_regclass('house')") is None:
        raise ValueError("there are no tables of Feldspar in this database")
    if await db.fetchval("SELECT version FROM house") > len(STEPS):
        raise ValueError(NEWER)
    if await db.fetchval("SELECT to_regclass('archive')") is None:
        async with db.transaction():
            await db.execute("SET TRANSACTION READ WRITE")
            await db.execute("CREATE TEMP TABLE archive (place text, seq integer, pack bytea)")


async def migrate(db: asyncpg.Connection, steps: list[str] = STEPS) -> None:
    """Bring a database up to the newest version; several may try at the same time."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await db.execute(
            "CREATE TABLE IF NOT EXISTS house (version integer NOT NULL, key bytea NOT NULL)"
        )
        version = await db.fetchval("SELECT version FROM house")
        if version is None:
            version = 0
            await db.execute("INSERT INTO house VALUES (0, $1)", secrets.token_bytes(32))
        if version > len(steps):
            raise ValueError(NEWER)
        for step in steps[version:]:
            await db.execute(step)
            await db.execute(PARTS)
        await db.execute("UPDATE house SET version = $1", len(steps))
        await jobs.prepare(db)
