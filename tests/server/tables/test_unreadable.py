"""Journals nobody can read any more, and tables that are forgotten: only they suffer."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from feldspar.cli import main
from feldspar.server.http.errors import STATUS_BY_KEY
from feldspar.server.jobs.maintenance import DAY_MS, Maintenance
from feldspar.server.live.broadcast import CLOSE_UNREADABLE
from feldspar.server.runtime import metrics
from feldspar.server.runtime.bus import LocalBus
from feldspar.server.runtime.clock import now
from feldspar.server.settings import Settings
from feldspar.server.store.journal import NotFound
from feldspar.server.store.sqlite import SQLiteJournal
from feldspar.server.tables.repository import TableRepository
from tests.server.client import OPEN, Guest, bot, house, me, opening
from tests.server.memory_journal import MemoryJournal


def spoil(folder: Path, table: str, damage: str) -> None:
    """Change what is written in a journal, as another version would. It has no hashes."""
    db = sqlite3.connect(folder / "tables.sqlite")
    with db:
        db.execute("UPDATE entry SET hash = NULL WHERE place = ?", (table,))
        if damage == "text":
            db.execute("UPDATE entry SET data = '{' WHERE place = ? AND seq = 2", (table,))
        elif damage == "kind":
            db.execute("UPDATE entry SET kind = 'danced' WHERE place = ? AND seq = 2", (table,))
        else:
            said = "SELECT data FROM entry WHERE place = ? AND seq = 1"
            data = json.loads(db.execute(said, (table,)).fetchone()[0])
            data[damage] = {"game": "tarot", "rules": 10_000}[damage]
            change = "UPDATE entry SET data = ? WHERE place = ? AND seq = 1"
            db.execute(change, (json.dumps(data), table))
    db.close()


@pytest.mark.promise("PRO-23")
@pytest.mark.parametrize(
    ("damage", "key"),
    [
        ("text", "refused-unreadable"),
        ("kind", "refused-unreadable"),
        ("game", "refused-newer"),
        ("rules", "refused-newer"),
    ],
)
def test_one_table_that_cannot_be_read_is_said_once(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    capsys: pytest.CaptureFixture[str],
    damage: str,
    key: str,
) -> None:
    counted = metrics.unreadable._value.get()
    with house(tmp_path) as address, Guest(address) as guest:
        bad, good = guest.set_table([me(), bot()]), guest.set_table([me()])
        cookies = guest.http.cookies
    spoil(tmp_path, bad, damage)
    with house(tmp_path) as address, Guest(address) as guest:
        guest.http.cookies = cookies
        for _ in range(3):
            answers = [
                guest.http.get(f"/api/tables/{bad}"),
                guest.ask(bad, "undo", 0),
                guest.http.get(f"/api/tables/{bad}/record"),
            ]
            assert [(one.status_code, one.json()["key"]) for one in answers] == [(410, key)] * 3
            assert answers[0].json()["text"]
        with pytest.raises(ConnectionClosed) as closed:
            guest.follow(bad)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == CLOSE_UNREADABLE
        assert guest.look(good)["status"] == "playing"
        assert len(guest.http.get("/api/tables/mine").json()["tables"]) == 2
    assert caplog.text.count("cannot be read") == 1
    assert metrics.unreadable._value.get() == counted + 1
    assert "Traceback" not in caplog.text
    capsys.readouterr()
    assert main(["table", bad, "--data", str(tmp_path)]) == 1
    what_helps = capsys.readouterr().out.splitlines()[-1]
    assert ("Go forward to the version" in what_helps) == (key == "refused-newer")
    assert ("Restore its entries from a backup" in what_helps) == (key == "refused-unreadable")


def test_the_page_for_hosts_says_what_is_answered_then() -> None:
    page = (Path(__file__).parents[3] / "docs" / "server.md").read_text("utf-8")
    assert f"answered with {STATUS_BY_KEY['refused-unreadable']} and `refused-unreadable`" in page


@pytest.mark.promise("PRO-23")
def test_a_table_is_counted_as_unreadable_whoever_finds_it_so(tmp_path: Path) -> None:
    """At a socket nothing is answered, and what the house does nobody has asked for."""
    with house(tmp_path) as address, Guest(address) as guest:
        table = guest.set_table([me(), bot()])
        cookies = guest.http.cookies
    spoil(tmp_path, table, "kind")
    counted = metrics.unreadable._value.get()
    with house(tmp_path) as address, Guest(address) as guest:
        guest.http.cookies = cookies
        with pytest.raises(ConnectionClosed):
            guest.follow(table)
    assert metrics.unreadable._value.get() == counted + 1


@pytest.mark.promise("PRO-23")
def test_the_record_of_a_finished_game_outlives_its_rules(tmp_path: Path) -> None:
    with house(tmp_path) as address, Guest(address) as guest:
        table = guest.set_table([me()])
        guest.play_out(table)
        record = guest.http.get(f"/api/tables/{table}/record").text
    spoil(tmp_path, table, "rules")
    with house(tmp_path) as address, Guest(address) as guest:
        assert guest.http.get(f"/api/tables/{table}").status_code == 410
        assert guest.http.get(f"/api/tables/{table}/record").text == record


def test_the_record_that_is_kept_is_the_tables_own(tmp_path: Path) -> None:
    with house(tmp_path) as address, Guest(address) as guest:
        table = guest.set_table([me()])
        guest.play_out(table)

    async def story() -> None:
        journal = SQLiteJournal(tmp_path / "tables.sqlite")
        async with TableRepository(journal, LocalBus(), 1).locked(table) as cached:
            assert await journal.record(table) == str(cached.table.record())
        await journal.close()

    asyncio.run(story())


@pytest.mark.promise("PRO-29")
def test_what_nobody_plays_is_forgotten() -> None:
    async def story() -> None:
        repository = TableRepository(MemoryJournal(), LocalBus(), 10)
        hour = [1000]
        housework = Maintenance(repository, Settings(b""), lambda: hour[0])
        await repository.create("t", opening([me(), OPEN], hour[0]))
        heard = list[str]()
        repository.bus.subscribe("t", heard.append)
        async with repository.locked("t"):
            pass
        hour[0] += 14 * DAY_MS
        await housework.delete_abandoned()
        async with repository.locked("t"):
            pass
        hour[0] += 1
        await housework.delete_abandoned()
        assert heard, "who looks at it hears of it"
        with pytest.raises(NotFound):
            async with repository.locked("t"):
                pass

    asyncio.run(story())


def test_a_game_long_over_is_put_away_and_read_as_before(tmp_path: Path) -> None:
    with house(tmp_path) as address, Guest(address) as guest:
        table = guest.set_table([me()])
        guest.play_out(table)

    async def story() -> None:
        journal = SQLiteJournal(tmp_path / "tables.sqlite")
        repository, today = TableRepository(journal, LocalBus(), 1), now()
        async with repository.locked(table) as cached:
            before = str(cached.table.record())
        work = Maintenance(
            repository, Settings(b"", archive_after_days=2), lambda: today + 2 * DAY_MS
        )
        assert await Maintenance(repository, Settings(b"")).archive_finished() == 0
        assert await work.archive_finished() == 1
        assert await work.archive_finished() == 0
        await repository.evict([table])
        async with repository.locked(table) as cached:
            assert str(cached.table.record()) == before
        await journal.close()

    asyncio.run(story())
