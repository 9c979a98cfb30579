"""What many servers on one database promise: whichever one asks, it is the same table."""

import asyncio
import signal
import time
import uuid
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from feldspar.server.cluster.postgres import PostgresJournal
from feldspar.table.core.entries import Moved
from tests.server.client import OPEN, TITLE, Guest, bot, chosen, me, one_of_many, until
from tests.server.process import Process
from tests.server.scripted_players import visitor
from tests.server.test_play import caught_up
from tests.services import database

SOON = 8.0
"""Seconds in which everybody knows, though no word is carried."""


@pytest.fixture
def tables() -> Iterator[str]:
    with database() as address:
        yield address


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as closing:
        yield closing


def two(stack: ExitStack, tables: str, **settings: Any) -> list[Guest]:
    """Return two people, each at a server of their own."""
    serving = [one_of_many(tables, **settings) for _ in range(2)]
    return [stack.enter_context(Guest(stack.enter_context(server))) for server in serving]


def sat_down(one: Guest, other: Guest, **rest: Any) -> str:
    table = one.set_table([me("Aline"), OPEN], **rest)
    other.do(table, "join", 1, name="Bastien")
    return table


@pytest.mark.promise("PRO-24", "PRO-46")
def test_if_every_word_is_lost_a_game_goes_on_some_seconds_late(
    tables: str, stack: ExitStack
) -> None:
    one, other = two(stack, tables, redis="")
    table = sat_down(one, other)
    one.follow(table)
    other.follow(table)
    for number in range(4):
        began = time.monotonic()
        seat = one.view["actors"][0]
        mover = one if seat == 0 else other
        decision = chosen(mover.view, number)
        mover.do(table, "submit", seat, action=decision, turn=mover.view["turn"])
        caught_up(table, [one, other])
        assert time.monotonic() - began < SOON


@pytest.mark.promise("PRO-22", "PRO-46")
def test_a_server_that_is_behind_refuses_nobody_for_that(tables: str, stack: ExitStack) -> None:
    """No word is carried, and whoever looks at one server decides at the other, which has not heard
    of what was decided before."""
    one, other = two(stack, tables, redis="")
    table = one.set_table([me(), me("Odile")])
    other.http.cookies = one.http.cookies
    for number in range(40):
        looks, decides = (one, other) if number % 2 else (other, one)
        view = looks.look(table)
        if view["status"] == "over":
            break
        action = chosen(view, number)
        decides.do(table, "submit", view["viewer"], action=action, turn=view["turn"])
    records = [guest.http.get(f"/api/tables/{table}/record").text for guest in (one, other)]
    assert records[0] == records[1]


@pytest.mark.promise("PRO-22")
def test_of_many_at_two_servers_who_decide_the_same_turn_one_wins(
    tables: str, stack: ExitStack
) -> None:
    addresses = [stack.enter_context(one_of_many(tables)) for _ in range(2)]

    async def story() -> None:
        hosts = [visitor(address) for address in addresses]
        table = (
            await hosts[0].post("/api/tables", json={"game": TITLE, "seats": [me(), me("Odile")]})
        ).json()["table"]
        hosts[1].cookies = hosts[0].cookies
        for turn in range(10):
            view = (await hosts[turn % 2].get(f"/api/tables/{table}")).json()
            won = await raced(hosts, table, view, 12)
            assert won == Counter({200: 1, 409: 11})
        journal = PostgresJournal(tables)
        entries = await journal.read(table)
        await asyncio.gather(journal.close(), *[host.aclose() for host in hosts])
        assert sum(isinstance(entry.what, Moved) for entry in entries) == 10

    asyncio.run(story())


async def raced(
    hosts: list[httpx.AsyncClient], table: str, view: dict[str, Any], racers: int
) -> Counter[int]:
    """Let many decide the same turn at the same time; return how they were answered."""
    seat = view["viewer"]

    async def race(number: int) -> int:
        said = {
            "do": "submit",
            "seat": seat,
            "action": chosen(view, number),
            "turn": view["turn"],
            "key": str(uuid.uuid4()),
        }
        host = hosts[number % len(hosts)]
        return (await host.post(f"/api/tables/{table}/commands", json=said)).status_code

    return Counter(await asyncio.gather(*[race(number) for number in range(racers)]))


@pytest.mark.promise("PRO-21")
def test_what_a_killed_server_has_left_others_see_to(tables: str, stack: ExitStack) -> None:
    """Bots and a clock of a server that is killed go on at the other one."""
    killed = Process(tables, 0, "--limit", "search_seconds=5")
    try:
        guest = stack.enter_context(Guest(killed.address))
        executor = guest.set_table([me(), bot("search(seconds=5)")])
        clocked = guest.set_table(
            [me(), me("Odile")], clock={"kind": "live", "seconds": 3, "increment": 0}
        )
        guest.do(executor, "submit", 0, action=chosen(guest.look(executor), 0))
    finally:
        assert killed.end(signal.SIGKILL) == (-signal.SIGKILL, "")
    other = stack.enter_context(Guest(stack.enter_context(one_of_many(tables, bot_timeout=1))))
    other.http.cookies = guest.http.cookies
    until(lambda: 1 not in other.look(executor)["actors"])
    until(lambda: bool(other.look(clocked)["waits"]))


@pytest.mark.promise("PRO-27")
def test_what_is_too_often_is_counted_at_all_servers_together(
    tables: str, stack: ExitStack
) -> None:
    one, other = two(stack, tables, tables_per_minute=4)
    spec = {"game": TITLE, "seats": [me()]}
    answers = [guest.http.post("/api/tables", json=spec).status_code for guest in (one, other) * 3]
    assert Counter(answers) == Counter({201: 4, 429: 2})


def test_the_same_table_is_set_again_once_though_asked_for_at_two_servers(
    tables: str, stack: ExitStack
) -> None:
    one, other = two(stack, tables)
    table = sat_down(one, other)
    one.do(table, "resign", 0)
    both = [guest.http for guest in (one, other)]

    async def story() -> list[str]:
        asks = [asyncio.to_thread(http.post, f"/api/tables/{table}/again") for http in both * 3]
        return [answer.json()["table"] for answer in await asyncio.gather(*asks)]

    assert len(set(asyncio.run(story()))) == 1
    mine = [told["id"] for told in one.http.get("/api/tables/mine").json()["tables"]]
    assert len(mine) == 2, "those that came too late were cleared"


def test_a_database_that_does_not_answer_is_said_in_a_sentence() -> None:
    with (
        pytest.raises(OSError, match="PostgreSQL cannot be reached"),
        one_of_many("postgresql://root@127.0.0.1:9/nowhere"),
    ):
        pass
