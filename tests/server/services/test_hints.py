"""Hints over the network: thought where bots think, for whoever asked, and for nobody else."""

from collections.abc import Callable

import httpx
import pytest

from feldspar.bots.move_advisor import ThinkingBudget
from feldspar.table.services import advice
from tests.server.client import OPEN, Guest, bot, me

Arrive = Callable[[], Guest]


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "HINT_BUDGET", ThinkingBudget(simulations=16, worlds=4, games=2))


def advised(guest: Guest, table: str, seat: int) -> httpx.Response:
    return guest.http.get(f"/api/tables/{table}/advice", params={"seat": seat})


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["key"]


@pytest.mark.promise("PRO-44")
def test_who_asked_is_told_and_nobody_else(arrive: Arrive) -> None:
    ada, bob, watcher = arrive(), arrive(), arrive()
    table = ada.set_table([me("Ada"), OPEN], hints=True)
    bob.do(table, "join", 1, name="Bob")
    for guest in (ada, bob, watcher):
        guest.follow(table)
    assert refusal(advised(ada, table, 0)) == (409, "refused-not-asked")
    ada.do(table, "hint", 0)
    told = advised(ada, table, 0)
    assert told.status_code == 200
    view = ada.look(table)
    found = told.json()
    assert (found["seat"], found["turn"], found["progress"]) == (0, view["turn"], 1.0)
    assert {one["decision"] for one in found["best"]} <= {m["decision"] for m in view["moves"]}
    ada.do(table, "hint", 0)
    assert advised(ada, table, 0).status_code == 200, "in the same turn it counts once"
    for guest, seat in ((bob, 0), (watcher, 0), (ada, 1), (watcher, -1)):
        assert refusal(advised(guest, table, seat)) == (409, "refused-not-yours")
    assert refusal(advised(bob, table, 1)) == (409, "refused-not-asked")
    for guest in (bob, watcher):
        seen = guest.hear_until(lambda view: view["players"][0]["hints"] == 1)
        assert seen["log"][-1]["text"]["key"] == "log-hint"
        assert seen["turn"] == guest.look(table)["turn"]


def test_it_holds_for_one_turn(arrive: Arrive) -> None:
    ada = arrive()
    table = ada.set_table([me()], hints=True)
    ada.do(table, "hint", 0)
    best = advised(ada, table, 0).json()["best"][0]
    assert best["chance"] is None
    ada.do(table, "submit", 0, action=best["decision"])
    assert refusal(advised(ada, table, 0)) == (409, "refused-not-asked")


def test_where_none_are_given_nobody_is_told(arrive: Arrive) -> None:
    ada = arrive()
    table = ada.set_table([me(), bot()])
    assert not ada.look(table)["hints"]
    assert refusal(ada.ask(table, "hint", 0)) == (409, "refused-no-hints")
    assert refusal(advised(ada, table, 0)) == (409, "refused-not-asked")
    other = ada.set_table([me(), bot()], hints=True)
    assert refusal(arrive().ask(other, "hint", 0)) == (409, "refused-not-yours")
    assert ada.http.get(f"/api/tables/{table}/advice").json()["key"] == "refused-request"
    assert ada.http.get("/api/tables/nowhere/advice?seat=0").status_code == 404
