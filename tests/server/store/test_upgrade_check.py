"""`feldspar upgrade-check`, and what it is for: rules that change under tables that are kept."""

import asyncio
import json
import re
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path

import asyncpg
import pytest

import feldspar
from feldspar.cli import main
from feldspar.kernel.notation.record import Record
from feldspar.server.access.identity import cookie_name, server_key, sign_player
from feldspar.server.cluster.postgres import PostgresJournal, prepare_database
from feldspar.server.cluster.postgres_migration import migrate
from feldspar.server.cluster.postgres_schema import STEPS
from feldspar.server.runtime.bus import LocalBus
from feldspar.server.runtime.clock import now
from feldspar.server.store.codec import compress_rows, decompress_rows
from feldspar.server.store.data_folder import KEY_FILE, TABLES_FILE
from feldspar.server.store.journal import Journal
from feldspar.server.store.sqlite import SQLiteJournal
from feldspar.server.tables.repository import TableRepository
from feldspar.table import Entry, Table
from feldspar.table.core.entries import Joined
from feldspar.table.core.fairness import verify
from tests.server.client import Guest, bot, chosen, house, me, one_of_many, opening
from tests.server.store.test_old_tables import JOURNALS, SCHEMA_1, keep
from tests.server.tables.test_unreadable import spoil
from tests.services import database

PLAYER = "p"


def said(capsys: pytest.CaptureFixture[str], *where: str) -> tuple[int, str]:
    capsys.readouterr()
    status = main(["upgrade-check", *where])
    return status, capsys.readouterr().out


def write(folder: Path, query: str, *values: object) -> None:
    db = sqlite3.connect(folder / TABLES_FILE)
    with db:
        db.execute(query, values)
    db.close()


# --------------------------------------------------------------------------------------- a folder


def test_tables_of_an_earlier_version_are_read_and_left_as_they_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db = sqlite3.connect(tmp_path / TABLES_FILE)
    db.executescript(SCHEMA_1)
    with db:
        for path in JOURNALS:
            keep(db, path)
    db.close()
    before = (tmp_path / TABLES_FILE).read_bytes()
    status, told = said(capsys, "--data", str(tmp_path))
    assert status == 0
    assert told.endswith("nothing stands in the way\n")
    for title in feldspar.titles():
        assert f"{title}, rules 1: " in told
    assert sum(map(int, re.findall(r"(\d+) (?:over|going on)", told))) == len(JOURNALS)
    assert (tmp_path / TABLES_FILE).read_bytes() == before


def test_a_server_is_not_disturbed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with house(tmp_path) as address, Guest(address) as guest:
        running, over = guest.set_table([me(), bot()]), guest.set_table([me()])
        guest.play_out(over)
        told = "burgundy_dice, rules 1: 1 over, 1 going on\nnothing stands in the way\n"
        assert said(capsys, "--data", str(tmp_path)) == (0, told)
        assert guest.look(running)["status"] == "playing"
        assert guest.set_table([me()])


@pytest.mark.promise("PRO-47")
def test_what_cannot_be_read_or_ends_otherwise_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with house(tmp_path) as address, Guest(address) as guest:
        bad, over, other = [guest.set_table([me()]) for _ in range(3)]
        for table in (over, other):
            guest.play_out(table)
    spoil(tmp_path, over, "rules")
    status, told = said(capsys, "--data", str(tmp_path))
    assert status == 0, "the record of a game that is over can be had as before"
    assert "burgundy_dice, rules 10000: 0 over, 0 going on, 1 in trouble" in told
    assert f"  {over}: " in told
    assert "its record is kept" in told
    changed = "UPDATE record SET text = replace(text, 'scores: ', 'scores: 1') WHERE place = ?"
    write(tmp_path, changed, other)
    status, told = said(capsys, "--data", str(tmp_path))
    assert (status, f"  {other}: it ends otherwise than it did\n" in told) == (1, True)
    spoil(tmp_path, bad, "text")
    status, told = said(capsys, "--data", str(tmp_path))
    assert status == 1
    assert f"  {bad}: " in told
    assert told.endswith("2 tables stand in the way\n")


def test_of_many_only_some_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> None:
        journal = SQLiteJournal(tmp_path / TABLES_FILE)
        for number in range(120):
            await TableRepository(journal, LocalBus(), 1).create(
                f"t{number}", opening([me()], now())
            )
        await journal.close()

    asyncio.run(story())
    write(tmp_path, "UPDATE entry SET hash = NULL, kind = iif(seq = 2, 'danced', kind)")
    status, told = said(capsys, "--data", str(tmp_path))
    assert status == 1
    assert told.count("danced") == 20
    assert "and 100 more\n120 tables stand in the way\n" in told


@pytest.mark.promise("PRO-77")
@pytest.mark.parametrize("command", ["upgrade-check", "verify"])
def test_what_is_stored_does_not_speak_to_a_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    async def story() -> None:
        journal = SQLiteJournal(tmp_path / TABLES_FILE)
        await TableRepository(journal, LocalBus(), 1).create(
            "odd\x1b]0;owned\x07", opening([me()], now())
        )
        await journal.close()

    asyncio.run(story())
    write(tmp_path, "UPDATE entry SET hash = NULL, kind = 'danced\x1b[2J'")
    assert main([command, "--data", str(tmp_path)]) == 1
    told = capsys.readouterr().out
    assert "odd\\x1b]0;owned\\x07" in told
    assert all(letter.isprintable() or letter == "\n" for letter in told)


def test_where_there_is_nothing_it_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["upgrade-check", "--data", str(tmp_path)]) == 2
    assert "no tables are kept in" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
    with database() as tables:
        assert main(["upgrade-check", "--database", tables]) == 2
        assert "no tables of Feldspar" in capsys.readouterr().err
    assert main(["upgrade-check", "--database", "postgresql://127.0.0.1:1/x"]) == 2
    assert "cannot be read" in capsys.readouterr().err


# ------------------------------------------------------------------------------------ a database


def in_database(tables: str, story: Callable[[asyncpg.Connection], Awaitable[None]]) -> None:
    async def whole() -> None:
        db = await asyncpg.connect(tables)
        try:
            await story(db)
        finally:
            await db.close()

    asyncio.run(whole())


def test_a_database_is_checked_while_it_is_served(capsys: pytest.CaptureFixture[str]) -> None:
    with database() as tables, one_of_many(tables) as address, Guest(address) as guest:
        running, over = guest.set_table([me()]), guest.set_table([me()])
        guest.play_out(over)
        told = "burgundy_dice, rules 1: 1 over, 1 going on\nnothing stands in the way\n"
        assert said(capsys, "--database", tables) == (0, told)

        async def spoiled(db: asyncpg.Connection) -> None:
            await db.execute("UPDATE entry SET kind = 'danced' WHERE place = $1", running)

        in_database(tables, spoiled)
        status, told = said(capsys, "--database", tables)
        assert (status, f"  {running}: " in told) == (1, True)


def test_a_database_of_an_earlier_step_is_read_and_not_brought_further(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with database() as tables:

        async def made(db: asyncpg.Connection) -> None:
            await migrate(db, STEPS[:1])

        async def unchanged(db: asyncpg.Connection) -> None:
            assert await db.fetchval("SELECT version FROM house") == 1
            assert await db.fetchval("SELECT to_regclass('public.archive')") is None

        in_database(tables, made)
        assert said(capsys, "--database", tables) == (0, "nothing stands in the way\n")
        in_database(tables, unchanged)


def test_nothing_can_be_written_by_who_only_looks() -> None:
    async def story(journal: Journal) -> None:
        with pytest.raises(Exception, match="read-only"):
            await TableRepository(journal, LocalBus(), 1).create("t", opening([me()]))
        await journal.close()

    with database() as tables:
        asyncio.run(prepare_database(tables, 30))
        asyncio.run(story(PostgresJournal(tables, read_only=True)))


# ------------------------------------------------------------------------- rules that have changed


def begun_long_ago() -> list[Entry]:
    """The first entries of a table of Bruges, as a server wrote them that had its first rules."""
    table = Table.of(
        old := feldspar.game("bruges").versions[0],
        entries := [Table.opening_entry(old, 2, {}, b"s" * 32, now(), opener=PLAYER)],
    )
    for what in (Joined(0, "Ada", PLAYER), Joined(1, "Bob", PLAYER)):
        entries.append(Entry(len(entries) + 1, now(), what))
        table.commit(entries[-1])
    assert table.status == "playing"
    return entries


async def lay(journal: Journal) -> None:
    await TableRepository(journal, LocalBus(), 1).create("old", begun_long_ago())
    await journal.close()


@pytest.mark.promise("PRO-23", "PRO-47")
@pytest.mark.parametrize("gear", ["alone", "of many"])
def test_a_table_keeps_the_rules_it_began_with_and_the_next_has_the_newest(
    gear: str, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        if gear == "alone":
            asyncio.run(lay(SQLiteJournal(tmp_path / TABLES_FILE)))
            address, key = stack.enter_context(house(tmp_path)), server_key(tmp_path / KEY_FILE)
        else:
            tables = stack.enter_context(database())
            key = asyncio.run(prepare_database(tables, 30))
            asyncio.run(lay(PostgresJournal(tables)))
            address = stack.enter_context(one_of_many(tables))
        guest = stack.enter_context(Guest(address))
        guest.http.cookies.set(cookie_name(key), sign_player(key, PLAYER))
        for number in range(12):
            view = guest.look("old")
            guest.do("old", "submit", view["viewer"], action=chosen(view, number))
        guest.do("old", "resign", 0)
        record = Record.parse(guest.http.get("/api/tables/old/record").text)
        assert (record.rules, len(record.decisions)) == (1, 12)
        assert not verify(record, feldspar.game("bruges")).wrong
        new = guest.http.post("/api/tables/old/again").json()["table"]
        newest = Record.parse(guest.http.get(f"/api/tables/{new}/record").text)
        assert newest.rules == feldspar.game("bruges").rules == 2


@pytest.mark.promise("PRO-23", "PRO-47")
def test_a_record_that_was_put_away_outlives_its_rules(tmp_path: Path) -> None:
    with house(tmp_path) as address, Guest(address) as guest:
        table = guest.set_table([me()])
        guest.play_out(table)
        record = guest.http.get(f"/api/tables/{table}/record").text

    async def away() -> None:
        journal = SQLiteJournal(tmp_path / TABLES_FILE)
        assert await journal.archive(now() + 1, 9) == [table]
        await journal.close()

    asyncio.run(away())
    db = sqlite3.connect(tmp_path / TABLES_FILE)
    (first, *rest) = decompress_rows(db.execute("SELECT pack FROM archive").fetchone()[0])
    data = {**json.loads(first[-1]), "rules": 10_000}
    with db:
        spoiled = compress_rows([(*first[:-1], json.dumps(data)), *rest])
        db.execute("UPDATE archive SET pack = ?, hash = NULL", (spoiled,))
    db.close()
    with house(tmp_path) as address, Guest(address) as guest:
        assert guest.http.get(f"/api/tables/{table}").json()["key"] == "refused-newer"
        assert guest.http.get(f"/api/tables/{table}/record").text == record
