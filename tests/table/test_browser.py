"""The house in a browser: one player, JSON in and out, everything kept elsewhere."""

import json
from typing import Any

import pytest

from feldspar.kernel.record import Record
from feldspar.table import fairness
from feldspar.table.browser import House
from feldspar.table.view import merged

SPEC = {"game": "burgundy_dice", "options": {}, "clock": {"kind": "none"}, "title": "At home"}
ME = {"kind": "me", "name": "Ada", "entropy": "aa"}
GREEDY = {"kind": "bot", "bot": "greedy", "name": "Bot"}


class Tab:
    """What the worker does: asks, keeps what it is given, and remembers what was shown."""

    def __init__(self, journal: list[Any] | None = None) -> None:
        self.house = House()
        self.journal = journal if journal is not None else []
        self.view: dict[str, Any] = {}
        self.now = 1_000

    def ask(self, question: str, **about: Any) -> Any:
        found = json.loads(self.house.ask(question, json.dumps({"table": "t", **about})))
        if "refused" in found:
            raise LookupError(found["refused"]["key"], found["refused"]["rule"])
        return found["answer"]

    def write(self, question: str, **about: Any) -> Any:
        self.now += 1_000
        news = self.ask(question, now=self.now, **about)
        self.journal += news["entries"]
        assert [entry["seq"] for entry in self.journal] == list(
            range(1, news["summary"]["seq"] + 1)
        )
        return news

    def create(self, *seats: Any, **spec: Any) -> Any:
        news = self.write("create", spec={**SPEC, "seats": list(seats), **spec}, secret="5e" * 32)
        self.settle()
        return news

    def settle(self) -> None:
        while self.write("answer")["entries"]:
            pass

    def look(self, seat: int | None = None) -> dict[str, Any]:
        shown = self.ask("look", window="w", seat=seat)
        self.view = shown["view"] if "view" in shown else merged(self.view, shown["changes"])
        return self.view

    def submit(self, key: str = "", **changed: Any) -> Any:
        view = self.look()
        request = {
            "do": "submit",
            "seat": view["viewer"],
            "key": key or str(self.now),
            "turn": view["turn"],
            "action": view["moves"][0]["decision"],
            **changed,
        }
        return self.write("command", request=request)

    def play(self) -> dict[str, Any]:
        while self.look()["status"] == "playing":
            self.submit()
            self.settle()
        return self.view


@pytest.fixture
def tab() -> Tab:
    return Tab()


@pytest.mark.parametrize("seats", [[ME], [ME, GREEDY], [ME, ME, GREEDY]])
def test_a_whole_game_ends_and_its_dice_were_fair(tab: Tab, seats: list[Any]) -> None:
    tab.create(*seats)
    over = tab.play()
    assert over["status"] == "over"
    assert len(over["scores"]) == len(seats)
    record = Record.parse(tab.ask("record"))
    assert fairness.verify(record) is None
    moment = tab.ask("moment", record=str(record), at=3, seat=0)
    assert moment["decisions"] == len(record.decisions)
    assert moment["viewer"] == 0


def test_bots_answer_until_a_person_must_decide(tab: Tab) -> None:
    tab.create(ME, GREEDY)
    assert tab.look()["moves"]
    summary = tab.submit()["summary"]
    assert summary["due"] == 0 or summary["yours"]
    tab.settle()
    assert 0 in tab.look()["actors"]


def test_another_tab_lays_out_the_same_table(tab: Tab) -> None:
    tab.create(ME, GREEDY)
    for _ in range(4):
        tab.submit()
        tab.settle()
    other = Tab(list(tab.journal))
    standing = other.ask("restore", entries=tab.journal)
    assert standing["seq"] == len(tab.journal)
    assert other.look() == tab.look()
    tab.submit()
    tab.settle()
    other.ask("restore", entries=tab.journal[standing["seq"] :])
    assert other.look() == tab.look()


def test_what_could_not_be_written_is_forgotten(tab: Tab) -> None:
    tab.create(ME)
    before = tab.look()
    written = list(tab.journal)
    tab.submit()
    assert tab.ask("forget")
    with pytest.raises(LookupError, match="refused-request"):
        tab.ask("look", window="w", seat=None)
    tab.ask("restore", entries=written)
    assert tab.look() == before


def test_a_command_sent_again_does_nothing(tab: Tab) -> None:
    tab.create(ME)
    first = {"turn": tab.look()["turn"], "action": tab.view["moves"][0]["decision"]}
    assert len(tab.submit("once", **first)["entries"]) == 1
    assert tab.submit("once", **first)["entries"] == []
    with pytest.raises(LookupError, match="refused-stale"):
        tab.submit("twice", **first)


def test_a_window_is_told_all_at_first_and_again_when_it_lost_it(tab: Tab) -> None:
    tab.create(ME)
    assert "view" in tab.ask("look", window="w", seat=None)
    assert tab.ask("look", window="w", seat=None) == {"changes": {}}
    assert tab.ask("close", window="w")
    assert "view" in tab.ask("look", window="w", seat=None)


def test_each_of_two_at_one_screen_sees_their_own(tab: Tab) -> None:
    tab.create(ME, {**ME, "name": "Bo"})
    assert tab.look()["mine"] == [0, 1]
    assert tab.look(1)["viewer"] == 1


def test_time_runs_out_by_itself(tab: Tab) -> None:
    tab.create(ME, clock={"kind": "live", "seconds": 60, "increment": 0})
    due = tab.ask("restore", entries=[])["due"]
    assert due is not None
    tab.now = due
    assert tab.write("answer")["entries"][0]["kind"] == "held"
    assert tab.look()["players"][0]["bot"]


def test_it_says_why_not(tab: Tab) -> None:
    tab.create(ME)
    assert tab.ask("why", seat=0, touched=tab.look()["moves"][0]["path"]) == {"rule": "", "key": ""}


@pytest.mark.parametrize(
    ("question", "about"),
    [
        ("create", {"spec": [], "secret": "00", "now": 0}),
        ("create", {"spec": {**SPEC, "seats": [{"kind": "cat"}]}, "secret": "00", "now": 0}),
        ("command", {"request": [], "now": 0}),
        ("command", {"request": {"do": "submit", "seat": 0}, "now": "noon"}),
        ("look", {"table": "elsewhere", "window": "w", "seat": None}),
        ("moment", {"record": "no record", "at": 0, "seat": 0}),
    ],
)
def test_what_makes_no_sense_is_refused(tab: Tab, question: str, about: dict[str, Any]) -> None:
    if question != "create":
        tab.create(ME)
    with pytest.raises(LookupError, match="refused-request"):
        tab.ask(question, **about)
