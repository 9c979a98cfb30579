"""What is asked of PostgreSQL is answered or refused in time, whatever lies between."""

import asyncio
import re
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
import pytest

from feldspar.server.cluster.postgres import (
    MAX_CONNECTIONS,
    STATEMENT_GRACE_SECONDS,
    PostgresJournal,
    prepare_database,
    process_name,
)
from feldspar.server.store.journal import StoreUnavailable, WriteUnconfirmed
from tests.own_services import Wire
from tests.server.load_clients import Line
from tests.server.process import ROOMY, Process
from tests.server.store.test_journal import TOLD, entry
from tests.services import database

PATIENCE = 4.0
SLOWER = 3.0
"""Seconds that a busy machine may add."""


@pytest.fixture
def wire() -> Iterator[tuple[Wire, str]]:
    with database() as address:
        asyncio.run(prepare_database(address, 30))
        port = str(urlsplit(address).port)
        between = Wire(int(port))
        yield between, address.replace(port, str(between.port))
        between.end()


def test_where_nothing_comes_through_everybody_is_told_in_time(wire: tuple[Wire, str]) -> None:
    line, address = wire

    async def asked(journal: PostgresJournal) -> float:
        start = time.monotonic()
        with pytest.raises(StoreUnavailable):
            await journal.read_heads(["t"])
        return time.monotonic() - start

    async def story() -> None:
        journal = PostgresJournal(address, PATIENCE)
        await asyncio.gather(*[journal.read_heads(["t"]) for _ in range(MAX_CONNECTIONS)])
        line.cut()
        try:
            for _ in range(2):  # on lines that there were, and on new ones
                took = await asyncio.gather(*[asked(journal) for _ in range(3 * MAX_CONNECTIONS)])
                assert max(took) < PATIENCE + SLOWER
        finally:
            line.mend()
        start = time.monotonic()
        assert await journal.read_heads(["t"]) == {}
        assert time.monotonic() - start < SLOWER, "as soon as it comes through, it goes on"
        await journal.close()

    asyncio.run(story())


MINE = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND %s ORDER BY pid"


def test_what_was_given_up_does_not_wait_for_a_lock_for_ever() -> None:
    async def story(address: str) -> None:
        journal, timeout = PostgresJournal(address, 0.5), 0.5
        await journal.append("a", 0, [entry(1), entry(2)], TOLD)
        db, other = await asyncpg.connect(address), await asyncpg.connect(address)
        async with other.transaction():
            await other.execute("SELECT FROM summary FOR UPDATE")
            for _ in range(3):
                with pytest.raises(WriteUnconfirmed):
                    await journal.append("a", 2, [entry(3)], TOLD)
            waiting = MINE % "wait_event_type = 'Lock'"
            assert await db.fetch(waiting), "PostgreSQL has not been told"
            await asyncio.sleep(timeout + STATEMENT_GRACE_SECONDS)
            assert await db.fetch(waiting) == []
        await journal.append("a", 2, [entry(3)], TOLD)
        await asyncio.gather(journal.close(), db.close(), other.close())

    with database() as address:
        asyncio.run(prepare_database(address, 30))
        asyncio.run(story(address))


FAILING = """
CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = TG_ARGV[0]; END $$;
"""


@pytest.mark.parametrize(
    ("code", "stay"), [("53100", True), ("40P01", True), ("57014", True), ("25006", False)]
)
def test_of_several_hosts_only_one_that_is_no_primary_is_left(code: str, stay: bool) -> None:
    """A full disk, a deadlock and a slow statement are no reason to make all connections anew."""

    async def story(address: str, hosts: str) -> None:
        journal, db = PostgresJournal(hosts, 30), await asyncpg.connect(address)
        await asyncio.gather(*[journal.read_heads(["a"]) for _ in range(MAX_CONNECTIONS)])
        mine = MINE % f"application_name = '{process_name()}'"
        before = await db.fetch(mine)
        assert len(before) == MAX_CONNECTIONS
        await db.execute(
            f"{FAILING} CREATE TRIGGER fail BEFORE INSERT ON entry"
            f" FOR EACH ROW EXECUTE FUNCTION fail('{code}')"
        )
        with pytest.raises(StoreUnavailable):
            await journal.append("a", 0, [entry(1)], TOLD)
        await asyncio.gather(*[journal.read_heads(["a"]) for _ in range(MAX_CONNECTIONS)])
        after = await db.fetch(mine)
        assert after == before if stay else not {*after} & {*before}
        await asyncio.gather(journal.close(), db.close())

    with database() as address:
        asyncio.run(prepare_database(address, 30))
        here = urlsplit(address).netloc
        asyncio.run(story(address, address.replace(here, f"{here},{here.rpartition('@')[2]}")))


class Counter:
    """A line to PostgreSQL that counts how often it is asked something."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.trips = 0
        self._answered = True

    @asynccontextmanager
    async def at(self) -> AsyncIterator[int]:
        async with await asyncio.start_server(self._join, "127.0.0.1", 0) as serving:
            yield serving.sockets[0].getsockname()[1]

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        other, there = await asyncio.open_connection("127.0.0.1", self._port)
        with suppress(OSError):
            await asyncio.gather(
                self._pass_on(reader, there, asks=True), self._pass_on(other, writer, asks=False)
            )

    async def _pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, asks: bool
    ) -> None:
        while said := await reader.read(65_536):
            self.trips += asks and self._answered
            self._answered = not asks
            writer.write(said)
        writer.close()


def test_a_move_is_one_round_trip() -> None:
    async def story(address: str) -> None:
        port = urlsplit(address).port
        assert port is not None
        line = Counter(port)
        async with line.at() as here:
            journal = PostgresJournal(address.replace(str(port), str(here)), 30)
            await journal.append("a", 0, [entry(1), entry(2)], TOLD)
            await journal.append("a", 2, [entry(3)], TOLD)  # prepares the statement
            before = line.trips
            for seen in range(3, 53):
                await journal.append("a", seen, [entry(seen + 1)], TOLD)
            assert line.trips - before == 50
            await journal.close()

    with database() as address:
        asyncio.run(prepare_database(address, 30))
        asyncio.run(story(address))


def test_a_process_has_as_many_connections_as_the_pages_for_hosts_say() -> None:
    async def story(address: str, server: str) -> None:
        lines = [Line(server) for _ in range(40)]
        await asyncio.gather(*[line.ask("GET", "/api/tables/mine") for line in lines])
        db = await asyncpg.connect(address)
        try:
            rows = await db.fetch(
                "SELECT application_name, count(*) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid() GROUP BY 1"
            )
        finally:
            await db.close()
        for line in lines:
            line.close()
        found = {str(row[0]): int(row[1]) for row in rows}
        (mine,) = [name for name in found if re.fullmatch(r"feldspar \S+:\d+", name)]
        assert found.pop(mine) <= MAX_CONNECTIONS
        assert not found, "the housework has none of its own"

    with database() as address:
        server = Process(address, 0, *ROOMY)
        try:
            asyncio.run(story(address, server.address))
        finally:
            server.end(signal.SIGTERM)
    page = (Path(__file__).parents[3] / "docs" / "scale.md").read_text("utf-8")
    assert f"connections: {MAX_CONNECTIONS} for each process" in page
