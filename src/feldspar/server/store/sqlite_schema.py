"""SQLite schema: the steps from each version to the next.

The rules for a step are those of `cluster/postgres_schema.py`: it is never changed once a release
has it, and it only adds, so that the version before can be put back.
"""

import logging
import sqlite3
from pathlib import Path
from typing import Final

log = logging.getLogger(__name__)
OLDEST_READER: Final = 0
"""How many steps a version must know to open a file that has all of them. Raise it to the number of
a step that takes away or changes what the versions before it use."""
NAMES_OLDEST_READER: Final = 6
"""The step from which on a file says so."""

STEPS: Final = [
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
    """
    CREATE TABLE meta (oldest_reader INTEGER NOT NULL) STRICT;
    INSERT INTO meta VALUES (0);
    """,
    "ALTER TABLE summary ADD COLUMN caller TEXT NOT NULL DEFAULT '';",
    """
    ALTER TABLE entry ADD COLUMN hash BLOB;
    ALTER TABLE archive ADD COLUMN hash BLOB;
    ALTER TABLE summary ADD COLUMN hash BLOB;
    """,
    """
    CREATE TABLE session (
        hash TEXT PRIMARY KEY, player TEXT NOT NULL, device TEXT NOT NULL, since INTEGER NOT NULL,
        seen INTEGER NOT NULL
    ) WITHOUT ROWID, STRICT;
    CREATE INDEX session_by_player ON session (player);
    CREATE TABLE revoked (player TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID, STRICT;
    """,
]


def check_version(db: sqlite3.Connection, path: Path) -> int:
    """Return how many steps a file has; raise if it needs a version that knows more."""
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    if version > len(STEPS):
        there = db.execute("SELECT 1 FROM sqlite_schema WHERE name = 'meta'").fetchone()
        if not there or db.execute("SELECT oldest_reader FROM meta").fetchone()[0] > len(STEPS):
            raise ValueError(f"{path} was written by a newer Feldspar; upgrade to open it")
        log.info("%s has %d schema steps, this version knows %d", path, version, len(STEPS))
    return version


def migrate(db: sqlite3.Connection, path: Path) -> None:
    """Bring a file up to the newest version; one that is ahead is left as it is, if it may be."""
    version = check_version(db, path)
    for number, step in enumerate(STEPS[version:], start=version + 1):
        oldest = f"UPDATE meta SET oldest_reader = {min(number, OLDEST_READER)}"
        named = oldest if number >= NAMES_OLDEST_READER else ""
        db.executescript(
            f"BEGIN IMMEDIATE; {step}; {named}; PRAGMA user_version = {number}; COMMIT;"
        )
