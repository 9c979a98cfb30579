"""What is asked of PostgreSQL is answered or refused in time, whatever lies between."""

import asyncio
import time
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest

from feldspar.server.journal import Unavailable
from feldspar.server.shared.postgres import LINES, PostgresJournal, prepared
from tests.cluster import Wire
from tests.services import database

PATIENCE = 4.0
SLOWER = 3.0
"""Seconds that a busy machine may add."""


@pytest.fixture
def wire() -> Iterator[tuple[Wire, str]]:
    with database() as address:
        asyncio.run(prepared(address, 30))
        port = str(urlsplit(address).port)
        between = Wire(int(port))
        yield between, address.replace(port, str(between.port))
        between.end()


def test_where_nothing_comes_through_everybody_is_told_in_time(wire: tuple[Wire, str]) -> None:
    line, address = wire

    async def asked(journal: PostgresJournal) -> float:
        start = time.monotonic()
        with pytest.raises(Unavailable):
            await journal.heads(["t"])
        return time.monotonic() - start

    async def story() -> None:
        journal = PostgresJournal(address, PATIENCE)
        await asyncio.gather(*[journal.heads(["t"]) for _ in range(LINES)])
        line.cut()
        try:
            for _ in range(2):  # on lines that there were, and on new ones
                took = await asyncio.gather(*[asked(journal) for _ in range(3 * LINES)])
                assert max(took) < PATIENCE + SLOWER
        finally:
            line.mend()
        start = time.monotonic()
        assert await journal.heads(["t"]) == {}
        assert time.monotonic() - start < SLOWER, "as soon as it comes through, it goes on"
        await journal.close()

    asyncio.run(story())
