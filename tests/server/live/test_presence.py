"""Who is here: told to everybody who looks, of those who play, as it is."""

import asyncio
import base64
import json
import os
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from feldspar.server.live.presence import PresenceTracker
from feldspar.server.runtime.bus import LocalBus
from feldspar.table.contract.views import Presence
from tests.server.client import OPEN, Guest, bot, crumbs, house, me

GRACE = 0.3
BEAT = 2.0
"""Long enough for whoever is there to answer, on however busy a machine."""
HERE = Presence(here=True)

pytestmark = pytest.mark.promise("PRO-43")


@pytest.fixture(scope="module")
def limits() -> dict[str, Any]:
    return {"presence_grace_seconds": GRACE, "ping_seconds": BEAT}


def pair(arrive: Callable[[], Guest]) -> tuple[Guest, Guest, str]:
    """Claire and Odile with a bot between them; nobody has the table open."""
    claire, odile = arrive(), arrive()
    table = claire.set_table([me(), bot(), OPEN])
    odile.do(table, "join", 2, name="Odile")
    return claire, odile, table


def test_everybody_hears_who_comes_and_goes_but_not_of_bots_and_oneself(
    arrive: Callable[[], Guest],
) -> None:
    claire, odile, table = pair(arrive)
    watcher = arrive()
    claire.follow(table)
    claire.hear_of([None, None, False])
    assert claire.presence[2] == {"here": False, "since": None}, "she has never been here"
    watcher.follow(table)
    watcher.hear_of([True, None, False])
    odile.follow(table)
    odile.hear_of([True, None, None])
    claire.hear_of([None, None, True])
    watcher.hear_of([True, None, True])
    before = int(time.time() * 1000)
    odile.hang_up()
    for other, heard in ((claire, [None, None, False]), (watcher, [True, None, False])):
        other.hear_of(heard)
        since = (other.presence[2] or {})["since"]
        assert before - 5 <= since <= int(time.time() * 1000) - GRACE * 1000 + 5


def test_who_watches_is_told_to_nobody(arrive: Callable[[], Guest]) -> None:
    claire, odile, table = pair(arrive)
    claire.follow(table)
    claire.hear_of([None, None, False])
    with ExitStack() as stack:
        for _ in range(3):
            watcher = stack.enter_context(Guest(claire.address))
            watcher.follow(table)
            watcher.hang_up()
    odile.follow(table)
    odile.hear_of([True, None, None])
    assert claire.socket is not None
    said: dict[str, object] = {}
    while "presence" not in said:  # the bot may have decided meanwhile, a heartbeat come
        said = json.loads(claire.socket.recv(60))
    assert said == {"presence": [None, None, {"here": True, "since": None}]}, "and nothing before"


def test_one_of_two_pages_closed_is_no_farewell(arrive: Callable[[], Guest]) -> None:
    claire, odile, table = pair(arrive)
    twin = arrive()
    twin.http.cookies = odile.http.cookies
    claire.follow(table)
    odile.follow(table)
    twin.follow(table)
    claire.hear_of([None, None, True])
    odile.hang_up()
    time.sleep(2 * GRACE)  # twice as long as it would take to be told
    before = int(time.time() * 1000)
    twin.hang_up()
    claire.hear_of([None, None, False])
    assert (claire.presence[2] or {})["since"] >= before - 5, "no sooner than the second"


def test_a_player_alone_with_bots_is_told_nothing(arrive: Callable[[], Guest]) -> None:
    claire = arrive()
    table = claire.set_table([me(), bot()])
    claire.follow(table)
    while claire.view["status"] == "playing" and len(claire.frames) < 4:
        if moves := claire.look(table)["moves"]:
            claire.do(table, "submit", 0, action=moves[0]["decision"])
        claire.hear()
    assert claire.presence == []


@contextmanager
def deaf(guest: Guest, table: str) -> Iterator[None]:
    """A page that has opened a socket and then answers nothing at all, as if its cable was cut."""
    url = urlsplit(guest.address)
    with socket.create_connection((url.hostname, url.port)) as line:
        head = [
            f"GET /api/tables/{table}/live HTTP/1.1",
            f"Host: {url.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            *[f"{name}: {value}" for name, value in crumbs(guest.http.cookies).items()],
        ]
        line.sendall("\r\n".join([*head, "", ""]).encode())
        yield


def test_a_connection_that_dies_without_a_word_is_noticed(arrive: Callable[[], Guest]) -> None:
    claire, odile, table = pair(arrive)
    claire.follow(table)
    claire.hear_of([None, None, False])
    with deaf(odile, table):
        claire.hear_of([None, None, True])
        claire.hear_of([None, None, False])


def test_a_new_server_does_not_know_since_when(tmp_path: Path) -> None:
    with house(tmp_path) as address, Guest(address) as claire, Guest(address) as odile:
        table = claire.set_table([me(), OPEN])
        odile.do(table, "join", 1, name="Odile")
        odile.follow(table)
        cookies = claire.http.cookies
    with house(tmp_path) as address, Guest(address) as claire:
        claire.http.cookies = cookies
        claire.follow(table)
        claire.hear_of([None, False])
        assert claire.presence[1] == {"here": False, "since": None}


def test_whoever_sits_down_while_others_look_is_here(arrive: Callable[[], Guest]) -> None:
    claire, odile = arrive(), arrive()
    table = claire.set_table([me(), OPEN])
    odile.look(table)  # a page brings a cookie along
    odile.follow(table)
    claire.follow(table)
    odile.do(table, "join", 1, name="Odile")
    claire.hear_of([None, True])
    odile.do(table, "resign", 1)
    claire.hear_of([None, None])


def test_a_page_that_is_loaded_again_has_not_left() -> None:
    async def story() -> None:
        heard: list[str] = []
        presence = PresenceTracker(LocalBus(), 1, grace=0.01, now=lambda: 7)
        presence.join("t", "p", lambda: heard.append("p"))
        leave = presence.join("t", "q", lambda: None)
        assert presence.others_at("t", ["p", "q", ""], "p") == (None, HERE, None)
        leave()
        leave = presence.join("t", "q", lambda: None)
        await asyncio.sleep(0.05)
        assert heard == []
        leave()
        await asyncio.sleep(0.05)
        assert heard == ["p"]
        assert presence.others_at("t", ["p", "q"], "p") == (None, Presence(here=False, since=7))

    asyncio.run(story())


@pytest.mark.promise("PRO-28")
def test_only_players_are_remembered_and_only_of_so_many_tables() -> None:
    async def story() -> None:
        presence = PresenceTracker(LocalBus(), 3, grace=0)
        for number in range(50):
            table = f"t{number}"
            leave = presence.join(table, "p", lambda: None)
            presence.others_at(table, ["p", ""], "p")
            watch = [presence.join(table, f"w{one}", lambda: None) for one in range(9)]
            for go in [*watch, leave]:
                go()
        await asyncio.sleep(0.05)
        assert not presence._tables
        assert {table: set(away) for table, away in presence._empty.items()} == {
            "t47": {"p"},
            "t48": {"p"},
            "t49": {"p"},
        }

    asyncio.run(story())


def test_when_somebody_left_is_known_when_all_have_left() -> None:
    async def story() -> None:
        times = iter((100, 200))
        presence = PresenceTracker(LocalBus(), 3, grace=0, now=lambda: next(times))
        for player in ("q", "p"):
            leave = presence.join("t", player, lambda: None)
            presence.others_at("t", ["p", "q"], player)
            leave()
            await asyncio.sleep(0.02)
        presence.join("t", "p", lambda: None)
        assert presence.others_at("t", ["p", "q"], "p") == (None, Presence(here=False, since=100))

    asyncio.run(story())
