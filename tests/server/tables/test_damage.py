"""Entries that a disk, or another program, has spoilt: the table says so, and nothing breaks."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from feldspar.server.runtime.bus import LocalBus
from feldspar.server.store.sqlite import SQLiteJournal
from feldspar.server.tables.repository import TableRepository
from feldspar.table import Refused, Table
from tests.server.client import me, opening


@pytest.mark.parametrize(
    ("seq", "column", "value"),
    [
        (1, "data", "5"),
        (1, "data", "[]"),
        (2, "data", "null"),
        (2, "data", "[" * 100_000),
        (2, "seat", 7),
        (2, "seat", -3),
        (2, "kind", "opened"),
        (1, "kind", "left"),
        (1, "seats", 2**70),
        (1, "seats", -1),
        (1, "invited", ["p"] * 9),
        (1, "secret", "no number"),
        (1, "options", {"setup": "none"}),
    ],
)
def test_whatever_is_spoilt_is_said(
    tmp_path: Path, seq: int, column: str, value: str | int | list[str] | dict[str, str]
) -> None:
    async def story() -> None:
        journal = SQLiteJournal(tmp_path / "tables.sqlite")
        await TableRepository(journal, LocalBus(), 1).create("t", opening([me()]))
        spoil(tmp_path, seq, column, value)
        with pytest.raises(Refused) as refused:
            async with TableRepository(journal, LocalBus(), 1).locked("t"):
                pass
        assert refused.value.key == "refused-unreadable"
        await journal.close()

    asyncio.run(story())


@pytest.mark.promise("PRO-77")
@pytest.mark.parametrize(
    ("seq", "column", "said"),
    [(1, "title", lambda table: table.title), (2, "name", lambda table: table.seats[0].name)],
)
def test_a_name_that_was_spoilt_is_cleaned(
    tmp_path: Path, seq: int, column: str, said: Callable[[Table], str]
) -> None:
    async def story() -> None:
        journal = SQLiteJournal(tmp_path / "tables.sqlite")
        await TableRepository(journal, LocalBus(), 1).create("t", opening([me()]))
        spoil(tmp_path, seq, column, "two\n\x1b[2Jlines")
        async with TableRepository(journal, LocalBus(), 1).locked("t") as cached:
            assert said(cached.table).isprintable()
            assert said(cached.table).startswith("two")
        await journal.close()

    asyncio.run(story())


def spoil(folder: Path, seq: int, column: str, value: object) -> None:
    with sqlite3.connect(folder / "tables.sqlite") as db:
        db.execute("UPDATE entry SET hash = NULL")  # by a hash it would be noticed at once
        if column in ("data", "seat", "kind"):
            db.execute(f"UPDATE entry SET {column} = ? WHERE seq = ?", (value, seq))
        else:
            (text,) = db.execute("SELECT data FROM entry WHERE seq = ?", (seq,)).fetchone()
            changed = json.dumps({**json.loads(text), column: value})
            db.execute("UPDATE entry SET data = ? WHERE seq = ?", (changed, seq))
    db.close()
