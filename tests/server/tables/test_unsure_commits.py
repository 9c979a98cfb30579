"""What is said when no answer came from the store: never that nothing has changed."""

import asyncio
import resource
import sqlite3
import sys
import uuid
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from starlette.requests import Request

from feldspar.server.http import errors
from feldspar.server.runtime.bus import LocalBus
from feldspar.server.store.journal import StoreUnavailable, WriteUnconfirmed
from feldspar.server.tables import repository as keeping
from feldspar.server.tables.repository import TableRepository
from feldspar.table import Entry, Table
from tests.server.client import Guest, chosen, me, one_of_many, opening, until
from tests.server.memory_journal import MemoryJournal
from tests.server.process import Process
from tests.server.tables.test_repository import first_move, seen
from tests.services import database

GATE = 77
"""The lock behind which an entry is held that PostgreSQL writes."""
GATED = f"""
CREATE FUNCTION gate() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN PERFORM pg_advisory_xact_lock_shared({GATE}); RETURN NEW; END $$;
CREATE CONSTRAINT TRIGGER gate AFTER INSERT ON entry DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION gate();
"""
"""While it commits, that is, as where it waits for a standby: nothing cuts that short."""
FULL = """
CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'; END $$;
CREATE TRIGGER full_disk BEFORE INSERT ON entry FOR EACH ROW EXECUTE FUNCTION full_disk();
"""


class Silent(MemoryJournal):
    """Gives no answer when it is told to, whether or not it has written."""

    silent = writes = False
    instead: Entry | None = None
    """What somebody else writes there."""

    async def append(
        self, table: str, expected_seq: int, entries: Sequence[Entry], *what: Any, **more: Any
    ) -> None:
        if not self.silent:
            return await super().append(table, expected_seq, entries, *what, **more)
        self.silent = False
        if self.instead or self.writes:
            written = [self.instead] if self.instead else entries
            await super().append(table, expected_seq, written, *what, **more)
        raise WriteUnconfirmed("no answer came")


def first_move_with_key(table: Table) -> Entry | None:
    return first_move(table)._replace(key="mine") if "mine" not in table.command_keys else None


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> Silent:
    monkeypatch.setattr(keeping, "CONFIRM_SECONDS", 0.2)
    journal = Silent()
    asyncio.run(TableRepository(journal, LocalBus(), 10).create("a", opening([me()])))
    journal.silent = True
    return journal


@pytest.mark.promise("PRO-74")
def test_an_entry_that_is_found_though_no_answer_came_was_written(silent: Silent) -> None:
    async def story() -> None:
        repository, heard = TableRepository(silent, LocalBus(), 10), list[str]()
        repository.bus.subscribe("a", heard.append)
        await repository.execute("a", first_move_with_key)
        assert heard == ["3"]
        assert len(silent.entries["a"]) == 3

    silent.writes = True
    asyncio.run(story())


@pytest.mark.promise("PRO-74")
def test_an_entry_that_is_not_found_may_come_yet(silent: Silent) -> None:
    async def story() -> None:
        repository = TableRepository(silent, LocalBus(), 10)
        before = await seen(repository)
        with pytest.raises(WriteUnconfirmed):
            await repository.execute("a", first_move_with_key)
        assert await seen(repository) == before
        await repository.execute("a", first_move_with_key)
        await repository.execute("a", first_move_with_key)
        assert len(silent.entries["a"]) == 3, "with its key it is carried out once"

    asyncio.run(story())


@pytest.mark.promise("PRO-74")
def test_where_another_entry_is_found_ours_was_not_written(silent: Silent) -> None:
    async def story() -> None:
        repository = TableRepository(silent, LocalBus(), 10)
        async with repository.locked("a") as cached:
            silent.instead = first_move(cached.table)._replace(key="theirs")
        await repository.execute("a", first_move_with_key)
        assert [entry.key for entry in silent.entries["a"][2:]] == ["theirs", "mine"]

    asyncio.run(story())


# --------------------------------------------------------------------------------- PostgreSQL


@contextmanager
def nothing_passes(address: str) -> Iterator[None]:
    """Let nothing be written to the end while the block runs: neither refused nor committed."""
    loop = asyncio.new_event_loop()
    db = loop.run_until_complete(asyncpg.connect(address))
    try:
        loop.run_until_complete(db.execute(f"SELECT pg_advisory_lock({GATE})"))
        yield
    finally:
        loop.run_until_complete(db.close())
        loop.close()


def told(address: str, command: str) -> None:
    async def tell() -> None:
        db = await asyncpg.connect(address)
        await db.execute(command)
        await db.close()

    asyncio.run(tell())


def moves(address: str, table: str) -> int:
    async def count() -> int:
        db = await asyncpg.connect(address)
        found: int = await db.fetchval(
            "SELECT count(*) FROM entry WHERE place = $1 AND kind = 'moved'", table
        )
        await db.close()
        return found

    return asyncio.run(count())


def submitted(guest: Guest, table: str, action: str, key: str) -> httpx.Response:
    said = {"do": "submit", "seat": 0, "action": action, "key": key}
    return guest.http.post(f"/api/tables/{table}/commands", json=said)


@pytest.fixture
def told_now(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever was said in the log before was said long ago."""
    monkeypatch.setattr(errors, "_logged_at", {})


@pytest.mark.promise("PRO-74", "PRO-22", "PRO-24")
@pytest.mark.usefixtures("told_now")
def test_whose_move_is_written_after_all_was_not_told_that_nothing_has_changed(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """PostgreSQL takes longer than anybody waits, and commits in the end."""
    with (
        database() as address,
        one_of_many(address, store_timeout=1.0) as server,
        Guest(server) as guest,
    ):
        table = guest.set_table([me()])
        action, key = chosen(guest.look(table), 0), str(uuid.uuid4())
        told(address, FULL)
        answer = submitted(guest, table, action, key)
        assert (answer.status_code, answer.json()["key"]) == (503, "refused-store")
        assert moves(address, table) == 0, "what PostgreSQL itself refuses has changed nothing"
        told(address, "DROP TRIGGER full_disk ON entry;" + GATED)
        with nothing_passes(address):
            answer = submitted(guest, table, action, key)
            assert (answer.status_code, answer.json()["key"]) == (503, "refused-unsure")
            assert "othing has changed" not in answer.text
            assert int(answer.headers["retry-after"]) > 0
            assert moves(address, table) == 0
        until(lambda: moves(address, table) == 1)
        assert submitted(guest, table, action, key).status_code == 200
        assert moves(address, table) == 1, "asked for again with its key it is carried out once"
    assert [line for line in caplog.messages if line.startswith("refused-")] == [
        "refused-store: a request failed, nothing was written: no space left",
        "refused-unsure: a request may or may not have been written:"
        " PostgreSQL does not answer in time",
    ]


@pytest.mark.promise("PRO-74")
@pytest.mark.usefixtures("told_now")
def test_however_many_cannot_be_told_it_is_said_in_the_log_once_in_a_while(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def answered(why: StoreUnavailable) -> list[str]:
        caplog.clear()
        answer = asyncio.run(errors._on_unavailable(Request({"type": "http"}), why))
        assert answer.status_code == 503
        return [line.partition(":")[0] for line in caplog.messages]

    assert answered(WriteUnconfirmed("no answer came")) == ["refused-unsure"]
    assert answered(WriteUnconfirmed("no answer came")) == []
    assert answered(StoreUnavailable("no route")) == ["refused-store"], "which is something else"
    monkeypatch.setattr(errors, "LOG_INTERVAL_SECONDS", 0.0)
    assert answered(WriteUnconfirmed("no answer came")) == ["refused-unsure"]


# ------------------------------------------------------------------------------------- SQLite


@pytest.mark.promise("PRO-74")
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the files of another")
def test_a_file_that_cannot_be_written_to_its_end_leaves_it_open(tmp_path: Path) -> None:
    server = Process(tmp_path)
    try:
        with Guest(server.address) as guest:
            table = guest.set_table([me()])
            action, key = chosen(guest.look(table), 0), "a key"
            log = tmp_path / "tables.sqlite-wal"
            every = resource.prlimit(server.running.pid, resource.RLIMIT_FSIZE)
            at_most = (log.stat().st_size + 1000, every[1])
            resource.prlimit(server.running.pid, resource.RLIMIT_FSIZE, at_most)
            answer = submitted(guest, table, action, key)
            assert (answer.status_code, answer.json()["key"]) == (503, "refused-unsure")
            resource.prlimit(server.running.pid, resource.RLIMIT_FSIZE, every)
            assert submitted(guest, table, action, key).status_code == 200
            assert submitted(guest, table, action, key).status_code == 200
            with sqlite3.connect(tmp_path / "tables.sqlite") as db:
                found = db.execute("SELECT count(*) FROM entry WHERE kind = 'moved'").fetchone()
            db.close()
            assert found == (1,)
    finally:
        server.running.kill()
        server.running.communicate(timeout=60)
