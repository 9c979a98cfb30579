"""What the house does unasked: clocks and bots, also those it finds when it starts."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

from feldspar import games
from feldspar.kernel.plain import Plain
from feldspar.server.bus import LocalBus
from feldspar.server.keeper import Keeper
from feldspar.table import Table, desk
from tests.server.house import OPEN, TITLE, Guest, bot, chosen, house, me
from tests.server.memory import MemoryJournal


def test_a_bot_plays_for_whose_time_runs_out(
    arrive: Callable[[], Guest],
) -> None:
    guest, other = arrive(), arrive()
    table = guest.set_table([me(), OPEN], clock={"kind": "live", "seconds": 1, "increment": 0})
    guest.follow(table)
    other.do(table, "join", 1, name="Bastien")
    other.do(table, "resign", 1)
    began = time.monotonic()
    guest.hear_until(lambda view: view["players"][0]["bot"] == desk.STAND_IN)  # type: ignore[index, call-overload]
    assert time.monotonic() - began > 0.5
    assert guest.look(table)["players"][1]["resigned"]  # type: ignore[index, call-overload]


def test_who_decides_in_time_goes_on(arrive: Callable[[], Guest]) -> None:
    guest = arrive()
    table = guest.set_table([me()], clock={"kind": "live", "seconds": 3, "increment": 600})
    guest.do(table, "submit", 0, action=chosen(guest.look(table), 0))
    time.sleep(3.1)
    assert guest.look(table)["players"][0]["bot"] == ""  # type: ignore[index, call-overload]


def test_a_seat_is_held_for_a_while_and_given_back(arrive: Callable[[], Guest]) -> None:
    guest, other = arrive(), arrive()
    table = guest.set_table([me(), OPEN])
    other.do(table, "join", 1, name="Bastien")
    guest.follow(table)
    guest.do(table, "hold", 0)
    guest.hear_until(lambda view: 0 not in view["actors"])  # type: ignore[operator]
    guest.do(table, "give_back", 0)
    guest.hear_until(lambda view: view["players"][0]["bot"] == "")  # type: ignore[index, call-overload]
    assert guest.look(table)["actors"] == [1]
    guest.do(table, "undo", 0)
    assert guest.look(table)["moves"]


def test_a_new_server_goes_on_with_the_bots_and_clocks_it_finds(tmp_path: Path) -> None:
    with house(tmp_path) as address, Guest(address) as guest:
        clocked = guest.set_table([me(), me()], clock={"kind": "live", "seconds": 1})
        quiet = guest.set_table([me()])
        decision = chosen(guest.look(quiet), 0)
        cookies = guest.http.cookies
    time.sleep(1.2)
    with house(tmp_path) as address, Guest(address) as guest:
        guest.http.cookies = cookies
        guest.follow(clocked)
        guest.hear_until(lambda view: view["status"] == "over")
        guest.hang_up()
        guest.do(quiet, "submit", 0, action=decision)
        assert {
            told["id"]: told["yours"] for told in guest.http.get("/api/tables/mine").json()
        } == {
            quiet: True,
            clocked: False,
        }


def test_two_keepers_of_one_journal_stay_of_one_mind() -> None:
    async def story() -> None:
        journal, bus = MemoryJournal(), LocalBus()
        one, other = Keeper(journal, bus, 10), Keeper(journal, bus, 10)
        spec: dict[str, Plain] = {"game": TITLE, "seats": [me(), bot()]}
        await one.open("t", desk.opening(spec, "p", b"s" * 32, 0), "p")
        for keeper in (one, other) * 2:  # each time the other's table is out of date
            async with keeper.at("t") as place:
                assert place.table is not None
            await keeper.act("t", lambda table: table.hold(0, "greedy", 1))
            await keeper.act("t", lambda table: table.give_back(0, 2))
        entries = await journal.read("t")
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        assert Table.of(games.load(TITLE), entries).seats[0].bot == ""

    asyncio.run(story())
