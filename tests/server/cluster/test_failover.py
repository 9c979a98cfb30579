"""A standby takes the place of the database while people play, as the page for hosts says.

`scripts/faults.py` does it for longer, and with standbys that are not behind.
"""

import asyncio
import os
import time
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

import pytest

from feldspar.server.cluster.postgres import MAX_CONNECTIONS, PostgresJournal, prepare_database
from feldspar.server.cluster.postgres_connection import Primary, connect
from tests.own_services import Wire
from tests.server.breakable_services import House, broken_house, follow
from tests.server.client import until
from tests.services import DATABASE, database


@pytest.mark.skipif(os.getuid() != 0, reason="the page is for root")
@pytest.mark.promise("PRO-75", "PRO-21", "PRO-24")
def test_every_table_goes_on_though_the_standby_had_not_heard_the_last_moves() -> None:
    told = broken_house("standby_behind", tables=6, workers=0, short=True, before=2, after=3)
    print(told)
    assert told.back < 10, "seconds after the promotion"
    assert told.lost == 0, "of what was acknowledged since"
    assert told.taken == 0
    assert told.moves > 12
    assert told.saw["the table went back"] > 0, "the standby was behind, and they were told"
    assert "refused-broken" not in told.saw


@pytest.mark.skipif(os.getuid() != 0, reason="the page is for root")
@pytest.mark.promise("PRO-75")
def test_the_old_machine_becomes_the_standby_of_the_new_one() -> None:
    """The page says to do the same again with both changed places."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(ignore_cleanup_errors=True)))
        house = House(folder, True, 0, False, stack)
        stack.callback(house.postgres.stop, "immediate")
        house.postgres.start()
        house.stand_by()
        asyncio.run(house.standby_in_step())
        house.postgres, house.folder = house.standby, folder / "emptied"
        house.folder.mkdir(mode=0o755)
        house.stand_by()
        until(lambda: "streaming" in follow(house, "look"))


def test_a_host_that_is_silent_does_not_keep_the_next_from_being_asked() -> None:
    async def story(address: str) -> None:
        began = time.monotonic()
        journal = PostgresJournal(address, 6.0)
        assert await journal.read_heads(["t"]) == {}
        assert time.monotonic() - began < 6
        began = time.monotonic()
        async with asyncio.TaskGroup() as several:  # each on a line that has yet to be made
            for _ in range(MAX_CONNECTIONS):
                several.create_task(journal.read_heads(["t"]))
        assert time.monotonic() - began < 2, "the host that was the primary is asked first"
        await journal.close()

    there = urlsplit(DATABASE)
    silent = Wire(there.port or 5432)
    silent.cut()
    try:
        with database() as address:
            asyncio.run(prepare_database(address, 30))
            port = str(there.port)
            asyncio.run(story(address.replace(port, f"{silent.port},{there.hostname}:{port}")))
    finally:
        silent.mend()
        silent.end()


def test_where_another_host_has_become_the_primary_it_is_told() -> None:
    async def story(hosts: str) -> None:
        moved = list[str]()

        async def tell() -> None:
            moved.append("moved")

        primary = Primary(tell)
        await (await primary.connect(hosts, timeout=20)).close()
        await (await primary.connect(hosts, timeout=20)).close()
        assert moved == []
        one.end()
        await (await primary.connect(hosts, timeout=20)).close()
        await (await primary.connect(hosts, timeout=20)).close()
        assert moved == ["moved"]

    there = urlsplit(DATABASE)
    one, port = Wire(there.port or 5432), str(there.port)
    with database() as address:
        asyncio.run(story(address.replace(port, f"{one.port},{there.hostname}:{port}")))


def test_of_hosts_that_all_fail_the_last_says_why() -> None:
    async def story() -> None:
        with pytest.raises(OSError, match="Connect call failed"):
            await connect("postgresql://nobody@127.0.0.1:1,127.0.0.1:2/none", timeout=4)

    asyncio.run(story())
