"""Puzzles: each position hides what its seat does not know, and its best decision is surely so."""

import zlib
from pathlib import Path

import pytest

import feldspar
from feldspar.kernel.notation.position import read
from feldspar.lab.puzzles.search import MIN_REALISED_SHARE, min_moves
from feldspar.table.content.puzzles import EASY, HARD, Puzzle, parse_puzzles
from feldspar.table.content.puzzles import load_puzzles as puzzles_of
from feldspar.table.contract.commands import PuzzleSpec, TouchSpec, TrySpec
from feldspar.table.services import puzzles
from tests.table.tables import refused

TITLES = [title for title in feldspar.titles() if puzzles_of(feldspar.game(title))]
ALL = [(t, n) for t in TITLES for n in range(1, len(puzzles_of(feldspar.game(t))) + 1)]
BEGUN, FEWEST = 10, 50
"""With fewer a set is only begun; of a whole one there are so many."""
WHOLE = [title for title in TITLES if len(puzzles_of(feldspar.game(title))) >= BEGUN]
CHANCE, POINTS = 0.04, 1.0
"""The smallest leads of a puzzle: to win, and for who plays alone."""
TIMES = 3
"""How many times its doubt a lead is, but for rounding."""
CARDS, DICE = "burgundy_cards", "burgundy_dice"
every_title = pytest.mark.parametrize("title", TITLES)
every_puzzle = pytest.mark.parametrize(("title", "number"), ALL)


def puzzle(title: str, number: int) -> Puzzle:
    return puzzles_of(feldspar.game(title))[number - 1]


@every_title
def test_no_two_are_the_same_and_the_easy_ones_come_first(title: str) -> None:
    every = puzzles_of(feldspar.game(title))
    assert len({one.position for one in every}) == len(every)
    weights = [one.weight for one in every]
    assert weights == sorted(weights)
    assert {*weights} <= {*range(EASY, HARD + 1)}


@pytest.mark.parametrize("title", WHOLE)
def test_there_are_enough_of_every_sort(title: str) -> None:
    every = puzzles_of(feldspar.game(title))
    assert len(every) >= FEWEST
    assert [one.weight for one in every].count(EASY) <= len(every) / 2
    assert len({one.quarter for one in every}) == 4
    assert len({one.kind for one in every}) >= min_moves(feldspar.game(title))


@every_puzzle
def test_its_position_is_what_its_seat_sees_and_nothing_else(title: str, number: int) -> None:
    game, one = feldspar.game(title), puzzle(title, number)
    assert f"\nseen by: {one.seat}\n" in one.position
    assert "\nkey:" not in one.position
    state = one.state(game)
    assert state.position(one.seat) == one.position, "it reads back, and is canonical"
    assert state.actors() == [one.seat]
    other = read(one.position, lambda _: game, b"other hidden things")
    assert other.info_key(one.seat) == state.info_key(one.seat)
    assert other.legal(one.seat) == state.legal(one.seat)


@every_puzzle
def test_its_best_decision_is_ahead_of_others_that_bring_something_else(
    title: str, number: int
) -> None:
    game, one = feldspar.game(title), puzzle(title, number)
    brings = one.canonical_decisions(one.state(game))
    outcomes = [brings[it.decision] for it in one.judged]  # that all are legal is in this, too
    assert len({*outcomes}) == len(outcomes) > 1
    assert len({*brings.values()}) >= min_moves(game)
    least = POINTS if one.best.chance is None else CHANCE
    assert one.best.behind == 0.0
    for it in one.judged[1:]:
        assert it.behind >= max(least, TIMES * it.doubt) - 0.002
        assert it.points < one.best.points, "whole games say the same"
        if one.best.chance is None:
            assert one.best.points - it.points >= it.behind * MIN_REALISED_SHARE, (
                "and nearly as much"
            )
        assert (it.chance is None) == (one.best.chance is None)


@every_title
def test_they_take_little_room(title: str) -> None:
    file = Path(feldspar.__file__).parent / "games" / title / "data" / "puzzles.toml"
    text = file.read_text("utf-8")
    assert parse_puzzles(text) == puzzles_of(feldspar.game(title))
    assert len(zlib.compress(text.encode(), 9)) < 40_000


@every_title
def test_a_page_is_shown_a_table_at_which_its_seat_may_decide(title: str) -> None:
    game, one = feldspar.game(title), puzzle(title, 1)
    state = one.state(game)
    posed = puzzles.view_puzzle(PuzzleSpec(title, 1))
    assert (posed.number, posed.total, posed.weight) == (1, len(puzzles_of(game)), one.weight)
    view = posed.view
    assert (view.game, view.viewer, view.mine) == (title, one.seat, (one.seat,))
    assert {move.decision for move in view.moves} == {*one.canonical_decisions(state)}
    assert not any(move.final for move in view.moves)
    assert view.scene == game.scene(state, one.seat)
    assert view.log == ()


@every_puzzle
def test_the_best_is_found_and_others_cost_what_was_measured(title: str, number: int) -> None:
    one = puzzle(title, number)
    brings = one.canonical_decisions(one.state(feldspar.game(title)))
    wanted = brings[one.best.decision]
    for written in [written for written, same in brings.items() if same == wanted]:
        told = puzzles.try_decision(TrySpec(title, number, written))
        assert (told.found, told.place) == (True, 0)
    for place, it in enumerate(one.judged[1:], start=1):
        told = puzzles.try_decision(TrySpec(title, number, it.decision))
        assert (told.found, told.place, told.judged) == (False, place, one.judged)
        assert told.points_only == (one.best.chance is None)


@pytest.mark.parametrize("title", [CARDS, DICE])
def test_what_nobody_thought_of_is_judged_on_the_spot(title: str) -> None:
    game = feldspar.game(title)
    number, other = next(
        (number, written)
        for number, one in enumerate(puzzles_of(game), start=1)
        for written, same in one.canonical_decisions(one.state(game)).items()
        if written == same and written not in [it.decision for it in one.judged]
    )
    told = puzzles.try_decision(TrySpec(title, number, other))
    assert told == puzzles.try_decision(TrySpec(title, number, other)), "the same for everybody"
    best, judged = told.judged[0], told.judged[-1]
    assert (told.place, judged.decision) == (len(told.judged) - 1, other)
    assert told.judged[:-1] == puzzle(title, number).judged
    assert not told.found
    assert judged.behind > judged.doubt > 0
    if best.chance is None:
        assert judged.points == pytest.approx(best.points - judged.behind, abs=0.1)
    else:
        assert judged.chance == pytest.approx(best.chance - judged.behind)


@pytest.mark.parametrize(
    ("behind", "found"), [(-0.01, True), (0.0, True), (0.02, True), (0.021, False)]
)
def test_what_is_no_further_behind_than_its_doubt_is_found(
    behind: float, found: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever finds something that nobody can tell from the best has found it."""
    game = feldspar.game(CARDS)
    number, other = next(
        (number, written)
        for number, one in enumerate(puzzles_of(game), start=1)
        for written, same in one.canonical_decisions(one.state(game)).items()
        if written == same and written not in [it.decision for it in one.judged]
    )
    judged = puzzle(CARDS, number).best._replace(decision=other, behind=behind, doubt=0.02)
    monkeypatch.setattr(puzzles, "_evaluate_decision", lambda *_: judged)
    told = puzzles.try_decision(TrySpec(CARDS, number, other))
    assert (told.found, told.judged[-1]) == (found, judged)


def test_who_gives_up_is_shown() -> None:
    told = puzzles.try_decision(TrySpec(CARDS, 1, None))
    assert (told.found, told.place, told.judged) == (False, None, puzzle(CARDS, 1).judged)


def test_nonsense_is_refused_and_forbidden_things_are_explained() -> None:
    for title, number in ((CARDS, 0), (CARDS, 9_999), ("chess", 1)):
        with refused("refused-no-puzzle"):
            puzzles.view_puzzle(PuzzleSpec(title, number))
    with refused("refused-unknown"):
        puzzles.try_decision(TrySpec(CARDS, 1, "castle(e8)"))
    with refused("refused-rule", "BCG-9.5"):
        puzzles.try_decision(TrySpec(CARDS, 1, "buy"))
    assert puzzles.why(TouchSpec(CARDS, 1, ("no such thing",))).rule == ""
