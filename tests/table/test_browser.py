"""The house in a browser: one player, JSON in and out, everything kept elsewhere."""

import json
from typing import Any

import pytest

import feldspar
from feldspar.kernel.notation.record import Record
from feldspar.table.browser import BrowserTables
from feldspar.table.core import fairness
from feldspar.table.views.catch_up import apply_frame

SPEC = {"game": "burgundy_dice", "options": {}, "clock": {"kind": "none"}, "title": "At home"}
ME = {"kind": "me", "name": "Ada"}
SEARCH = {"kind": "bot", "bot": "search(seconds=1)", "name": "Bot"}
GREEDY = {"kind": "bot", "bot": "level-2", "name": "Bot"}


class Tab:
    """What the worker does: asks, keeps what it is given, and remembers what was shown."""

    def __init__(self, journal: list[Any] | None = None) -> None:
        self.house = BrowserTables()
        self.journal = journal if journal is not None else []
        self.view: dict[str, Any] = {}
        self.now = 1_000

    def ask(self, question: str, **about: Any) -> Any:
        which = {} if question == "moment" or question.startswith("puzzle") else {"table": "t"}
        found = json.loads(self.house.handle(question, json.dumps({**which, **about})))
        if "refused" in found:
            raise LookupError(found["refused"]["key"], found["refused"]["rule"])
        return found["answer"]

    def write(self, question: str, **about: Any) -> Any:
        self.now += 1_000
        news = self.ask(question, now=self.now, **about)
        self.journal += news["entries"]
        assert [entry["seq"] for entry in self.journal] == list(
            range(1, news["standing"]["seq"] + 1)
        )
        return news

    def create(self, *seats: Any, secret: str = "5e", **spec: Any) -> Any:
        spec = {**SPEC, "seats": list(seats), **spec}
        news = self.write("create", spec=spec, secret=secret * 32)
        self.settle()
        return news

    def settle(self) -> None:
        while (news := self.write("answer"))["entries"] or news["thinking"] is not None:
            pass

    def look(self, seat: int | None = None) -> dict[str, Any]:
        shown = self.ask("look", window="w", seat=seat)
        self.view = apply_frame(self.view, shown)
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

    def command(self, do: str, **about: Any) -> Any:
        return self.write("command", request={"do": do, **about})

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
    assert not fairness.verify(record, feldspar.game(record.game)).wrong
    moment = tab.ask("moment", record=str(record), at=3, seat=0)
    assert moment["decisions"] == len(record.decisions)
    assert moment["viewer"] == 0


def test_puzzles_are_posed_and_answered(tab: Tab) -> None:
    puzzle = {"game": "burgundy_cards", "number": 2}
    posed = tab.ask("puzzle", **puzzle)
    judged = tab.ask("puzzle/try", **puzzle, decision=None)["judged"]
    offered = {move["decision"] for move in posed["view"]["moves"]}
    assert {one["decision"] for one in judged} <= offered
    assert tab.ask("puzzle/try", **puzzle, decision=judged[0]["decision"])["found"]
    assert not tab.ask("puzzle/try", **puzzle, decision=judged[1]["decision"])["found"]
    assert tab.ask("puzzle/why", **puzzle, touched=[])["rule"] == ""
    with pytest.raises(LookupError, match="refused-no-puzzle"):
        tab.ask("puzzle", game="burgundy_cards", number=9_999)


def test_bots_answer_until_a_person_must_decide(tab: Tab) -> None:
    tab.create(ME, GREEDY)
    assert tab.look()["moves"]
    standing = tab.submit()["standing"]
    assert standing["due"] == 0 or standing["summary"]["yours"]
    tab.settle()
    assert 0 in tab.look()["actors"]


@pytest.fixture
def thinking(tab: Tab, monkeypatch: pytest.MonkeyPatch) -> Tab:
    """A table at which a bot has begun to think; a slice is the time of one walk."""
    monkeypatch.setattr("feldspar.table.browser.SLICE_SECONDS", 1e-9)
    tab.create(ME, GREEDY, secret="5f")  # so that the bot has a choice
    tab.submit()
    while tab.look()["actors"] != [1]:
        tab.submit()
    tab.house.tables["t"].seats[1].bot = SEARCH["bot"]
    assert tab.write("answer")["thinking"] is not None
    return tab


def test_a_bot_thinks_in_slices_and_between_them_others_are_heard(thinking: Tab) -> None:
    (begun,) = thinking.house.pending_decisions.values()
    before = begun.decision.progress
    assert thinking.look()["status"] == "playing"
    assert thinking.ask("why", asked={"seat": 0, "touched": []})["rule"] == ""
    news = thinking.write("answer")
    assert before < begun.decision.progress < 1
    assert news["thinking"] == pytest.approx(begun.decision.progress, abs=0.01)
    assert news["standing"]["due"] == 0
    assert thinking.house.pending_decisions["t"] is begun
    while (news := thinking.write("answer"))["thinking"] is not None:
        assert news["entries"] == []
    (entry,) = news["entries"]
    assert (entry["kind"], entry["data"]["by"]) == ("moved", SEARCH["bot"])
    assert not thinking.house.pending_decisions


def test_what_is_thought_about_a_table_that_has_moved_on_is_dropped(thinking: Tab) -> None:
    (begun,) = thinking.house.pending_decisions.values()
    thinking.command("undo", seat=0)
    thinking.submit()
    assert thinking.write("answer")["thinking"] is not None
    assert thinking.house.pending_decisions["t"].decision is not begun.decision


def test_when_nobody_looks_any_more_nobody_thinks(thinking: Tab) -> None:
    thinking.ask("look", window="other", seat=None)
    thinking.ask("close", window="w")
    assert thinking.house.pending_decisions, "somebody still looks"
    thinking.ask("close", window="other")
    assert not thinking.house.pending_decisions


def test_a_table_put_away_is_not_thought_about(thinking: Tab) -> None:
    thinking.ask("forget")
    assert not thinking.house.pending_decisions


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
    assert tab.ask("look", window="w", seat=None) == {"steps": []}
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
    (entry,) = tab.write("answer")["entries"]
    assert (entry["kind"], entry["data"]["by"]) == ("moved", "level-2")
    assert tab.look()["players"][0]["late"]
    assert tab.look()["waits"]
    assert tab.write("answer")["entries"] == [], "one decision, and no more"
    assert tab.ask("restore", entries=[])["due"] is None


def test_time_that_runs_out_may_end_the_game(tab: Tab) -> None:
    tab.create(ME, GREEDY, clock={"kind": "days", "days": 1, "overtime": "resign"})
    tab.now = tab.ask("restore", entries=[])["due"]
    (entry,) = tab.write("answer")["entries"]
    assert (entry["kind"], entry["data"]["overdue"]) == ("resigned", True)
    assert (tab.look()["status"], tab.look()["places"]) == ("over", [2, 1])


def test_the_player_adds_bytes_to_the_dice_after_the_table_has_committed(tab: Tab) -> None:
    committed = tab.create({**ME, "adds": True}, GREEDY)["standing"]["commitment"]
    assert (tab.look()["status"], tab.look()["fair"]["awaited"]) == ("sealing", [0])
    mine = bytes(range(16))
    tab.command("seal", seat=0, seal=fairness.seal(committed, 0, mine), dice=2)
    tab.command("unseal", seat=0, entropy=mine.hex())
    tab.settle()
    over = tab.play()
    assert over["fair"]["promise"] == "alone"
    assert over["fair"]["commitment"] == committed
    record = Record.parse(tab.ask("record"))
    assert not fairness.verify(record, feldspar.game(record.game)).wrong


def test_a_table_can_be_set_again(tab: Tab) -> None:
    tab.create(ME, GREEDY)
    with pytest.raises(LookupError, match="refused-not-over"):
        tab.ask("again", name="u", secret="5f" * 32, now=0)
    tab.play()
    news = tab.ask("again", name="u", secret="5f" * 32, now=tab.now)
    assert news["standing"]["summary"]["status"] == "sealing"
    assert [entry["kind"] for entry in news["entries"]] == ["opened", "joined", "joined"]


def test_what_cannot_be_read_back_says_which_entry_it_was(tab: Tab) -> None:
    tab.create(ME)
    for change, said in (
        ({"kind": "danced"}, "entry 2 is of no known kind"),
        ({"data": {"format": 99}}, "entry 2 has the format 99"),
        ({"seq": 5}, "entry 5 does not follow 1"),
    ):
        broken = [tab.journal[0], {**tab.journal[1], **change}]
        about = json.dumps({"table": "elsewhere", "entries": broken})
        answer = json.loads(Tab().house.handle("restore", about))
        assert said in answer["refused"]["text"]


def test_it_says_why_not(tab: Tab) -> None:
    tab.create(ME)
    nothing = {"rule": "", "key": "", "args": {}}
    assert tab.ask("why", asked={"seat": 0, "touched": tab.look()["moves"][0]["path"]}) == nothing


@pytest.mark.parametrize(
    ("question", "about"),
    [
        ("create", {"spec": [], "secret": "00", "now": 0}),
        ("create", {"spec": {**SPEC, "seats": [{"kind": "cat"}]}, "secret": "00", "now": 0}),
        ("command", {"request": [], "now": 0}),
        ("command", {"request": {"do": "submit", "seat": 0}, "now": "noon"}),
        ("look", {"table": "elsewhere", "window": "w", "seat": None}),
    ],
)
def test_what_makes_no_sense_is_refused(tab: Tab, question: str, about: dict[str, Any]) -> None:
    if question != "create":
        tab.create(ME)
    with pytest.raises(LookupError, match="refused-request"):
        tab.ask(question, **about)


def test_what_is_no_record_is_told_why(tab: Tab) -> None:
    with pytest.raises(LookupError, match="refused-record-start"):
        tab.ask("moment", record="no record", at=0, seat=0)
