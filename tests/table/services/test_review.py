"""Reviews: what decisions were worth by what their seats knew, and nothing else."""

import json
from pathlib import Path

import pytest

import feldspar
from feldspar import Game, Record
from feldspar.bots.move_advisor import ThinkingBudget
from feldspar.kernel.serialize.encode import to_plain
from feldspar.lab.matches.luck_vs_skill import accounts
from feldspar.table.browser import BrowserTables
from feldspar.table.contract.advice import Judgement, Review
from feldspar.table.contract.commands import ReviewSpec
from feldspar.table.services import advice
from tests.recording import key, play, random, read
from tests.table.tables import (
    DICE,
    decide,
    every_title,
    new_table,
    play_out,
    refused,
    state_of,
)

BRIEF = ThinkingBudget(simulations=8, worlds=2, games=0, moves=1)
RECORDS = Path(__file__).parents[2] / "records"
ALL = 1_000_000


def reviewed(
    record: Record, at: int = 0, most: int = ALL, budget: ThinkingBudget = BRIEF
) -> Review:
    return advice.review_record(ReviewSpec(str(record), at, most), budget)


def short(game: Game = DICE, seats: str = "pp") -> Record:
    table = new_table(game, seats, entropy=b"ours")
    play_out(table, 4)
    return table.record()


def whole(record: Record) -> tuple[list[Judgement], Review]:
    """Ask on and on, as a page does."""
    judged: list[Judgement] = []
    at = 0
    while True:
        part = reviewed(record, at, 4)
        judged += part.judged
        assert part.next > at
        at = part.next
        if at >= part.total:
            return judged, part


def test_a_review_in_parts_is_the_review() -> None:
    record = short()
    parts, last = whole(record)
    once = reviewed(record)
    assert tuple(parts) == once.judged
    assert (once.next, once.total, once.end) == (last.next, last.total, last.end)
    assert once.total == len(record.decisions)
    assert [one.at for one in parts] == sorted({one.at for one in parts})
    for one in parts:
        assert record.decisions[one.at] == (one.seat, one.decision)
        if one.better == one.decision:
            assert (one.before, one.doubt) == (one.after, 0.0)


@every_title
def test_start_luck_and_decisions_make_the_end_of_every_seat(game: Game) -> None:
    record = play(game, [random, random], key("a review"))
    part = reviewed(record, 0, 3)
    assert len(part.judged) == 3
    assert part.judged[-1].at < part.next <= part.total
    for account in accounts(part.judged, part.end):
        changed = account.luck + account.own + account.others
        assert account.start + changed == pytest.approx(account.end, abs=1e-12)
    for one in part.judged:
        assert sum(one.before) == pytest.approx(1)
        assert sum(one.after) == pytest.approx(1)
    assert sum(part.end) == pytest.approx(1)
    found = accounts(part.judged, part.end)
    assert sum([account.luck for account in found]) == pytest.approx(0)


def test_a_review_is_the_same_every_time() -> None:
    record = short()
    assert reviewed(record, 10, 3) == reviewed(record, 10, 3)


def with_dice(record: Record, at: int, dice: bytes) -> tuple[list[Judgement], tuple[float, ...]]:
    """Play a game as it was up to a decision, by which something else was to come; then anyhow.

    Return what the decisions until then were worth, that one included, and how it ended.
    """
    assert record.seed is not None
    state = DICE.new(record.seats, record.seed, **record.options)
    judged = []
    for number, (seat, written) in enumerate(record.decisions[: at + 1]):
        if number == at:
            state.key = dice
        action = DICE.actions.parse(written)
        if len(state.legal(seat)) > 1:
            judged.append(
                advice._evaluate_decision(number, state.clone(), seat, action, BRIEF, lambda: None)
            )
        state.apply(seat, action)
    while actors := state.actors():
        state.apply(actors[0], state.legal(actors[0])[0])
    return judged, tuple([float(score) for score in state.scores()])


def test_other_dice_change_luck_and_no_decision() -> None:
    record = short()
    assert record.seed is not None
    judged, end = with_dice(record, 9, record.seed)
    again, other_end = with_dice(record, 9, key("other dice"))
    assert judged[-1].at == 9
    assert judged == again, "what was to come changes nothing of what decisions were worth"
    assert end != other_end, "and it came otherwise"
    for one, other in zip(accounts(judged, end), accounts(again, other_end), strict=True):
        assert (one.start, one.own, one.others) == (other.start, other.own, other.others)
        assert one.luck - other.luck == pytest.approx(one.end - other.end)
        assert one.luck != other.luck


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    table = new_table(DICE, "pp", entropy=b"ours")
    for _ in range(6):
        decide(table, state_of(table).actors()[0])
    with refused("refused-not-over"):
        reviewed(table.record())
    record = short()
    unfinished = Record.parse(str(record))
    del unfinished.decisions[-4:]
    with refused("refused-not-over"):
        reviewed(unfinished)


def test_whoever_resigned_has_lost_whatever_the_position() -> None:
    table = new_table(DICE, "pp", entropy=b"ours")
    for _ in range(8):
        decide(table, state_of(table).actors()[0])
    table.commit(table.resign(0, "greedy", 0))
    assert table.status == "over"
    found = reviewed(table.record())
    assert found.end == (0.0, 1.0)
    assert 0 < len(found.judged) <= found.total == found.next


def test_alone_points_take_the_place_of_chances() -> None:
    record = Record.parse(read(RECORDS / "burgundy_dice" / "solo-good.record"))
    found = reviewed(record, len(record.decisions) - 8)
    assert found.points_only
    assert found.end == (float(record.end["scores"]),)
    for one in found.judged:
        assert one.before[0] == pytest.approx(one.points[0])
        assert 0 < one.after[0] < 200
    (account,) = accounts(found.judged, found.end)
    assert account.others == 0


def test_alone_against_the_game_there_is_a_chance() -> None:
    table = new_table(feldspar.game("burgundy_cards"), "p", entropy=b"ours")
    play_out(table, 4)
    found = reviewed(table.record(), 0, 2)
    assert not found.points_only
    assert found.end[0] in (0.0, 1.0)
    assert all(0 <= one.after[0] <= 1 for one in found.judged)


def test_nobody_advises_where_nothing_was_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    record = short()
    monkeypatch.setattr(advice, "load_win_model", lambda *_: None)
    with refused("refused-no-advice"):
        reviewed(record)


def test_a_page_asks_for_the_same_review(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "BROWSER_REVIEW_BUDGET", BRIEF)
    record = short()
    told = BrowserTables().handlers["review"]({"record": str(record), "at": 3, "most": 1})
    assert json.loads(json.dumps(to_plain(told))) == json.loads(
        json.dumps(to_plain(reviewed(record, 3, 1)))
    )
    with refused("refused-request"):
        BrowserTables().handlers["review"]({"record": str(record), "at": 0, "most": 17})
