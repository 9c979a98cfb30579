"""What is special about the journal in a file."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from feldspar.server.store.journal import Conflict
from feldspar.server.store.sqlite import SQLiteJournal
from tests.server.store.test_journal import TOLD, entry


def test_a_file_is_opened_again_as_it_was_left(tmp_path: Path) -> None:
    async def story() -> None:
        first = SQLiteJournal(tmp_path / "tables.sqlite")
        await first.append("a", 0, [entry(1)], TOLD)
        await first.close()
        second = SQLiteJournal(tmp_path / "tables.sqlite")
        assert await second.read("a") == [entry(1)]
        assert await second.tables_of("p", 0, 9) == [("a", TOLD)]
        await second.close()

    asyncio.run(story())


def test_two_servers_on_one_file_cannot_both_win(tmp_path: Path) -> None:
    async def story() -> None:
        one, other = (SQLiteJournal(tmp_path / "tables.sqlite") for _ in range(2))
        await one.append("a", 0, [entry(1)], TOLD)
        with pytest.raises(Conflict):
            await other.append("a", 0, [entry(1)], TOLD)
        await other.append("a", 1, [entry(2)], TOLD)
        assert await one.read("a") == [entry(1), entry(2)]
        await one.close()
        await other.close()

    asyncio.run(story())


def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    async def story() -> None:
        journal = SQLiteJournal(tmp_path / "tables.sqlite")
        modes = [
            await journal._query(f"PRAGMA {name}", ()) for name in ("journal_mode", "synchronous")
        ]
        assert modes == [[("wal",)], [(2,)]]
        await journal.close()

    asyncio.run(story())


def test_what_cannot_be_written_is_an_error_and_the_next_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        journal = SQLiteJournal(tmp_path / "tables.sqlite")
        with pytest.raises(sqlite3.Error):
            await journal.append("a", 0, [entry(1)._replace(at="no number")], TOLD)  # type: ignore[arg-type]
        await journal.append("a", 0, [entry(1)], TOLD)
        assert await journal.read("a") == [entry(1)]
        await journal.close()

    asyncio.run(story())


def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "tables.sqlite")
    db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(ValueError, match="newer Feldspar"):
        SQLiteJournal(tmp_path / "tables.sqlite")
