"""A second program that locks the tables, as a backup or an operator might."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Let nobody else write to a folder's tables while the block runs."""
    other = sqlite3.connect(folder / "tables.sqlite", timeout=60, isolation_level=None)
    try:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")
    finally:
        other.close()
