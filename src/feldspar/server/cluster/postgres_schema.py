"""PostgreSQL schema: the steps from each version to the next.

A step is never changed once a release has it; whoever wants something else adds one. The version
before runs on until it is replaced, and may be put back after that: so a step adds, and leaves what
was there. A step that cannot leave it raises `OLDEST_READER`. Whatever changes a table that there
is must be done in a moment: a new column without a computed default, an `Index` built beside.

All that belongs to a game table lies in the partition its name is hashed to: the partitions
can move to machines of their own, as no statement that writes touches two. Only the book of the
days is in one piece: a few lines for each player, which are asked for by day.
"""

from typing import Final, NamedTuple

PARTITIONS: Final = 16
OLDEST_READER: Final = 0
"""How many steps a version must know to serve a database that has all of them. Raise it to the
number of a step that takes away or changes what the versions before it use."""
NAMES_OLDEST_READER: Final = 5
"""The step from which on a database says so."""


class Index(NamedTuple):
    """A step that builds an index on a table there is, while it is written to."""

    name: str
    table: str
    on: str
    """What follows the name of the table: columns, condition."""


STEPS: Final[list[str | Index]] = [
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
    "ALTER TABLE house ADD COLUMN oldest_reader integer NOT NULL DEFAULT 0",
    """
    ALTER TABLE summary ADD COLUMN holder text NOT NULL DEFAULT '';
    CREATE TABLE process (
        name text PRIMARY KEY, thinkers integer NOT NULL, seen timestamptz NOT NULL
    );
    """,
    "ALTER TABLE summary ADD COLUMN caller text NOT NULL DEFAULT ''",
    # A version that knows no hashes may write in between: it leaves `hashed_seq` behind.
    """
    ALTER TABLE entry ADD COLUMN hash bytea;
    ALTER TABLE archive ADD COLUMN hash bytea;
    ALTER TABLE summary ADD COLUMN hash bytea, ADD COLUMN hashed_seq integer NOT NULL DEFAULT 0;
    """,
    """
    CREATE TABLE session (
        hash text COLLATE "C" PRIMARY KEY, player text COLLATE "C" NOT NULL, device text NOT NULL,
        since bigint NOT NULL, seen bigint NOT NULL
    );
    CREATE INDEX session_by_player ON session (player);
    CREATE TABLE revoked (player text COLLATE "C" PRIMARY KEY, at bigint NOT NULL);
    """,
    """
    CREATE TABLE chore (
        name text COLLATE "C" PRIMARY KEY, due timestamptz NOT NULL DEFAULT '-infinity',
        held timestamptz NOT NULL DEFAULT '-infinity', holder text NOT NULL DEFAULT ''
    );
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
