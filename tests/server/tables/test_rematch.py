"""Once more with the same people: one table, and a seat kept for each."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.client import OPEN, Guest, bot, me

Arrive = Callable[[], Guest]


def finished(arrive: Arrive) -> tuple[str, Guest, Guest]:
    """Return a table that is over, and the two who were there, beside a bot."""
    host, friend = arrive(), arrive()
    table = host.set_table([me(), OPEN, bot()], title="Tuesday", clock={"kind": "days"})
    friend.do(table, "join", 1, name="Bastien")
    for seat, guest in enumerate((host, friend)):
        guest.do(table, "resign", seat)
    assert host.look(table)["status"] == "over"
    return table, host, friend


def again(guest: Guest, table: str) -> str:
    answer = guest.http.post(f"/api/tables/{table}/again")
    assert answer.status_code == 201, answer.text
    assert len(answer.json()["commitment"]) == 64
    return str(answer.json()["table"])


@pytest.mark.promise("PRO-35")
def test_the_seats_of_the_others_are_kept_for_them(arrive: Arrive) -> None:
    table, host, friend = finished(arrive)
    friend.follow(table)
    new = again(host, table)
    friend.hear_until(lambda view: view["again"] == new)
    seen = friend.look(new)
    assert [(seat["kind"], seat["kept"]) for seat in seen["players"]] == [
        ("human", False),
        ("open", True),
        ("bot", False),
    ]
    assert (seen["title"], seen["clock"]["kind"]) == ("Tuesday", "days")
    stranger = arrive()
    assert stranger.ask(new, "join", 1).json()["key"] == "refused-kept"
    assert new in [told["id"] for told in friend.http.get("/api/tables/mine").json()["tables"]]
    friend.do(new, "join", 1, name="Bastien")
    assert friend.look(new)["mine"] == [1]


def test_there_is_one_however_often_and_whoever_asks(arrive: Arrive) -> None:
    table, host, friend = finished(arrive)
    with ThreadPoolExecutor(8) as asking:
        names = list(asking.map(lambda n: again((host, friend)[n % 2], table), range(16)))
    assert len(set(names)) == 1
    for guest in (host, friend):
        mine = {told["id"] for told in guest.http.get("/api/tables/mine").json()["tables"]}
        assert mine == {table, names[0]}, "nobody is left with a table that nobody finds"


def test_who_was_not_there_and_who_still_plays_is_refused(arrive: Arrive) -> None:
    table, host, _ = finished(arrive)
    answer = arrive().http.post(f"/api/tables/{table}/again")
    assert (answer.status_code, answer.json()["key"]) == (409, "refused-not-yours")
    again(host, table)
    answer = arrive().http.post(f"/api/tables/{table}/again")
    assert (answer.status_code, answer.json()["key"]) == (409, "refused-not-yours")
    running = host.set_table([me()])
    answer = host.http.post(f"/api/tables/{running}/again")
    assert (answer.status_code, answer.json()["key"]) == (409, "refused-not-over")
    assert host.http.post("/api/tables/nowhere/again").status_code == 404


@pytest.mark.promise("PRO-35")
def test_everybody_is_told_by_whom_and_one_that_was_cleared_away_is_followed_by_another(
    arrive: Arrive,
) -> None:
    table, host, friend = finished(arrive)
    first = again(host, table)
    assert (friend.look(table)["again"], friend.look(table)["again_by"]) == (first, 0)
    spec = {"do": "cancel", "key": "clear"}
    assert host.http.post(f"/api/tables/{first}/commands", json=spec).status_code == 200
    second = again(friend, table)
    assert second != first
    assert friend.look(second)["status"] == "open"
    assert (host.look(table)["again"], host.look(table)["again_by"]) == (second, 1)
    assert again(host, table) == second
