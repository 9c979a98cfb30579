"""Schema steps: nobody who plays waits for one, and the version before can be put back."""

import asyncio
import logging
import signal
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Final

import asyncpg
import pytest

from feldspar.server.cluster.postgres import PostgresJournal, prepare_database
from feldspar.server.cluster.postgres_migration import NEWER, migrate
from feldspar.server.cluster.postgres_schema import STEPS, Index
from feldspar.server.store.data_folder import TABLES_FILE as FILE
from feldspar.server.store.sqlite import SQLiteJournal
from tests.server.client import PATIENCE, Guest, chosen, me
from tests.server.process import Command, Process
from tests.server.store.test_journal import TOLD, entry
from tests.services import database

AT_ONCE: Final = 2.0
"""Seconds within which a move is through on a busy machine: a tenth of one is what is meant."""
COLUMN: Final = "ALTER TABLE entry ADD COLUMN more text"
INDEX: Final = Index("entry_by_time", "entry", "(at) WHERE seat >= 0")


@asynccontextmanager
async def connected(address: str) -> AsyncIterator[asyncpg.Connection]:
    db = await asyncpg.connect(address)
    try:
        yield db
    finally:
        await db.close()


class Moves:
    """A table at which somebody moves all the time, and how long each move took."""

    def __init__(self, journal: PostgresJournal) -> None:
        self.journal = journal
        self.took: list[float] = []

    async def go_on(self) -> None:
        seen = 0
        while True:
            start = time.monotonic()
            await self.journal.append("t", seen, [entry(seen + 1)], TOLD)
            self.took.append(time.monotonic() - start)
            seen += 1
            await asyncio.sleep(0.01)

    async def more(self, number: int) -> None:
        """Wait until so many more were made."""
        wanted = len(self.took) + number
        async with asyncio.timeout(PATIENCE):
            while len(self.took) < wanted:
                await asyncio.sleep(0.01)


async def behind_a_reader(
    address: str,
    step: str | Index,
    meanwhile: Callable[[Moves], Awaitable[None]],
) -> None:
    """Take a step while somebody reads the table for long and somebody else plays."""
    journal = PostgresJournal(address)
    moves = Moves(journal)
    async with connected(address) as reader, connected(address) as db:
        playing = asyncio.create_task(moves.go_on())
        reading = reader.transaction(isolation="repeatable_read")
        await reading.start()
        await reader.fetch("SELECT count(*) FROM entry")
        migrating = asyncio.create_task(migrate(db, [*STEPS, step]))
        try:
            await meanwhile(moves)
            assert not migrating.done(), "it waits for the reader"
            await reading.rollback()
            async with asyncio.timeout(PATIENCE):
                await migrating
            await moves.more(5)
        finally:
            migrating.cancel()
            playing.cancel()
            ended = await asyncio.gather(playing, return_exceptions=True)
        assert isinstance(ended[0], asyncio.CancelledError), ended
        assert max(moves.took) < AT_ONCE
        assert await db.fetchval("SELECT version FROM house") == len(STEPS) + 1
    await journal.close()


@pytest.mark.promise("PRO-47")
def test_no_move_waits_for_a_column_that_waits_for_a_long_reader(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def meanwhile(moves: Moves) -> None:
        async with asyncio.timeout(PATIENCE):
            while not any("migration is waiting" in told for told in caplog.messages):
                await asyncio.sleep(0.01)
        await moves.more(100)

    with database() as address:
        asyncio.run(prepare_database(address, 30))
        asyncio.run(behind_a_reader(address, COLUMN, meanwhile))


def test_no_move_waits_for_an_index_that_waits_for_a_long_reader() -> None:
    async def meanwhile(moves: Moves) -> None:
        async with connected(address) as db, asyncio.timeout(PATIENCE):
            while not await db.fetchval("SELECT count(*) FROM pg_stat_progress_create_index"):
                await asyncio.sleep(0.01)
        await moves.more(100)

    async def valid() -> None:
        async with connected(address) as db:
            states = await db.fetch(
                "SELECT indisvalid FROM pg_index WHERE indexrelid::regclass::text LIKE $1",
                f"{INDEX.name}%",
            )
            assert [tuple(state) for state in states] == [(True,)] * 17

    with database() as address:
        asyncio.run(prepare_database(address, 30))
        asyncio.run(behind_a_reader(address, INDEX, meanwhile))
        asyncio.run(valid())


def test_an_index_whose_builder_was_killed_is_built_by_the_next() -> None:
    async def story() -> None:
        async with connected(address) as reader, connected(address) as db:
            async with reader.transaction(isolation="repeatable_read"):
                await reader.fetch("SELECT count(*) FROM entry")
                async with connected(address) as killed:
                    building = asyncio.create_task(migrate(killed, [*STEPS, INDEX]))
                    async with asyncio.timeout(PATIENCE):
                        while not await db.fetchval(
                            "SELECT count(*) FROM pg_stat_progress_create_index"
                        ):
                            await asyncio.sleep(0.01)
                    await db.execute("SELECT pg_terminate_backend($1)", killed.get_server_pid())
                    with pytest.raises((asyncpg.PostgresError, asyncpg.InterfaceError)):
                        await building
            await asyncio.gather(*[again() for _ in range(3)])
            assert await db.fetchval(
                "SELECT bool_and(indisvalid) FROM pg_index"
                " WHERE indexrelid::regclass::text LIKE $1",
                f"{INDEX.name}%",
            )

    async def again() -> None:
        async with connected(address) as db:
            await migrate(db, [*STEPS, INDEX])

    with database() as address:
        asyncio.run(prepare_database(address, 30))
        asyncio.run(story())


def test_a_step_that_never_gets_its_table_is_given_up_with_the_reason() -> None:
    async def story() -> None:
        async with connected(address) as reader, connected(address) as db, reader.transaction():
            await reader.fetch("SELECT count(*) FROM entry")
            with pytest.raises(OSError, match="pg_stat_activity"):
                await migrate(db, [*STEPS, COLUMN], retry_seconds=0)
            assert await db.fetchval("SELECT version FROM house") == len(STEPS)

    with database() as address:
        asyncio.run(prepare_database(address, 30))
        asyncio.run(story())


# ------------------------------------------------------------------------------------ going back

TABLES: Final = ("entry", "summary", "record", "archive", "result")
NEXT: Final = """
import sys
from feldspar.server.store import sqlite_schema
from feldspar.server.cluster import postgres_schema as schema
columns = {columns!r}
schema.STEPS += [columns, schema.Index("entry_by_time", "entry", "(at)")]
sqlite_schema.STEPS += [columns]
from feldspar.cli import main
sys.exit(main())
"""
"""The version after this one: every table has a column more."""


def next_version() -> tuple[str, str]:
    columns = ";".join(f"ALTER TABLE {name} ADD COLUMN more text DEFAULT ''" for name in TABLES)
    return "-c", NEXT.format(columns=columns)


THIS_VERSION: Final = ("-m", "feldspar.cli")


@pytest.fixture(params=["alone", "of many"])
def tables(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path | str]:
    with ExitStack() as stack:
        yield tmp_path if request.param == "alone" else stack.enter_context(database())


@contextmanager
def served(tables: Path | str, program: tuple[str, str]) -> Iterator[str]:
    server = Process(tables, 0, program=program)
    try:
        yield server.address
    finally:
        server.end(signal.SIGTERM)


def play_on(guest: Guest, table: str) -> object:
    """Decide some times; return how the table stands then."""
    for number in range(5):
        view = guest.look(table)
        guest.do(table, "submit", view["viewer"], action=chosen(view, number))
    return guest.look(table)["scene"]


@pytest.mark.promise("PRO-47")
def test_the_version_before_can_be_put_back_and_goes_on(tables: Path | str) -> None:
    stands: object = None
    with Guest("http://unused") as guest:
        for program in (THIS_VERSION, next_version(), THIS_VERSION):
            with served(tables, program) as address:
                guest.http.base_url = address
                if stands is None:
                    going_on = guest.set_table([me()])
                else:
                    assert guest.look(going_on)["scene"] == stands, "nothing is lost on the way"
                stands = play_on(guest, going_on)
                over = guest.set_table([me()])
                guest.do(over, "resign", 0)
                assert guest.http.get(f"/api/tables/{over}/record").status_code == 200
    asyncio.run(archived(tables))
    asyncio.run(broken_with(tables))
    kept = ("--database", tables) if isinstance(tables, str) else ("--data", str(tables))
    refused = Command("serve", *kept, "--port", "0")
    assert refused.running.wait(PATIENCE) == 2
    _, complaint = refused.end(signal.SIGTERM)
    assert "was written by a newer Feldspar; upgrade to" in complaint


async def broken_with(tables: Path | str) -> None:
    """Do as a version whose steps the version before cannot serve."""
    if isinstance(tables, str):
        async with connected(tables) as db:
            await db.execute("UPDATE house SET version = 1000, oldest_reader = 1000")
    else:
        with closing(sqlite3.connect(tables / FILE)) as file:
            file.executescript("PRAGMA user_version = 1000; UPDATE meta SET oldest_reader = 1000")


async def archived(tables: Path | str) -> None:
    database = isinstance(tables, str)
    journal = PostgresJournal(str(tables)) if database else SQLiteJournal(Path(tables) / FILE)
    assert len(await journal.archive(2**62, 9)) == 3
    await journal.close()


def test_a_database_that_is_ahead_is_left_as_it_is(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with connected(address) as db:
            await migrate(db, [*STEPS, COLUMN])
            caplog.set_level(logging.INFO)
            await migrate(db)
            assert await db.fetchval("SELECT version FROM house") == len(STEPS) + 1
            await migrate(db, [*STEPS, COLUMN, "SELECT 1"], oldest_reader=len(STEPS) + 2)
            with pytest.raises(ValueError, match=NEWER):
                await migrate(db)
            await migrate(db, [*STEPS, COLUMN, "SELECT 1", "SELECT 2"])
            assert await db.fetchval("SELECT oldest_reader FROM house") == len(STEPS) + 2

    with database() as address:
        asyncio.run(story())
    assert any("schema steps, this version knows" in told for told in caplog.messages)
