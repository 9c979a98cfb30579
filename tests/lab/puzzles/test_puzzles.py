"""Puzzles are found the same way wherever one looks, a set is mixed, and shipped ones hold."""

import pytest

import feldspar
from feldspar.bots.move_advisor import ThinkingBudget
from feldspar.lab.execution.backends import open_executor
from feldspar.lab.puzzles import collection, search
from feldspar.lab.puzzles.check import CheckedPuzzle, PuzzleJob, check
from feldspar.lab.puzzles.collection import PuzzleSetBuilder, extend, resume
from feldspar.lab.puzzles.search import SearchJob, find
from feldspar.table.content.puzzles import EASY, HARD, parse_puzzles
from feldspar.table.content.puzzles import load_puzzles as puzzles_of

TITLE = "burgundy_dice"
TITLES = [title for title in feldspar.titles() if puzzles_of(feldspar.game(title))]
FEW, WALKS, WORLDS = 2, 300, 40
"""How many puzzles of each title are searched anew in every run, and how thoroughly."""


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "_SHORT_BUDGET", ThinkingBudget(simulations=30, worlds=8, games=0))
    monkeypatch.setattr(search, "_POSITIONS_PER_GAME", 10)
    monkeypatch.setattr(search, "SIMULATIONS", 60)
    monkeypatch.setattr(search, "WORLDS", 24)
    monkeypatch.setattr(search, "_FIRST_WORLDS", 8)
    monkeypatch.setattr(search, "_GAMES", ((2, 0.0),))


@pytest.mark.usefixtures("hasty")
def test_a_game_gives_puzzles_that_are_far_ahead_and_not_plain() -> None:
    job = SearchJob(TITLE, 1, "market day", 12)
    found = find(job)
    assert found == find(job), "the same wherever one looks"
    assert 1 <= len(found) <= search.PUZZLES_PER_GAME
    for one in found:
        assert EASY <= one.weight <= HARD
        for other in one.judged[1:]:
            assert other.behind >= max(
                search.LEAD_IN_POINTS, search.MIN_STANDARD_ERRORS * other.doubt
            )
            assert other.points < one.best.points


def test_the_best_is_measured_beside_everything_else_that_can_be_done() -> None:
    game = feldspar.game(TITLE)
    one = puzzles_of(game)[0]
    state = one.state(game)
    sought = game.actions.parse(one.best.decision)
    judge = search.compare_with_all(state, one.seat, b"any", sought)
    text = [game.actions.text(it.action) for it in judge.estimates]
    brings = one.canonical_decisions(state)
    assert text[0] == one.best.decision
    assert sorted([brings[it] for it in text]) == sorted({*brings.values()})
    judge.evaluate_in_worlds(20)
    assert search.margin(judge)[0] == min(
        [judge.estimates[0].lead(it) for it in judge.estimates[1:]]
    )


def test_no_sort_of_puzzle_is_more_than_half_of_a_set() -> None:
    one = puzzles_of(feldspar.game(TITLE))[0]
    made = PuzzleSetBuilder(TITLE, 1, "any", wanted=8)
    for quarter in range(1, 5):
        for weight in (EASY, EASY, HARD):
            best = one.best._replace(decision=f"kind{quarter}(1)")
            judged = (best, *one.judged[1:])
            made = made.add_game([one._replace(weight=weight, quarter=quarter, judged=judged)])
    assert (made.games, len(made.puzzles)) == (12, 8)
    assert [it.weight for it in made.puzzles].count(EASY) == 4
    alike = PuzzleSetBuilder(TITLE, 1, "any", wanted=8)
    for _ in range(8):
        alike = alike.add_game([one._replace(weight=HARD)])
    assert len(alike.puzzles) == 4, "one quarter of the game, and one kind of decision"


def test_a_set_that_was_stopped_goes_on_to_the_same_end(monkeypatch: pytest.MonkeyPatch) -> None:
    every = puzzles_of(feldspar.game(TITLE))
    monkeypatch.setattr(collection, "find", lambda job: [every[job.number]])
    with open_executor("serial") as workers:
        whole = list(extend(PuzzleSetBuilder(TITLE, 1, "any", wanted=9), workers))
    part = whole[4]
    with open_executor("serial") as workers:
        rest = list(extend(resume(PuzzleSetBuilder(TITLE, 1, "any", wanted=9), str(part)), workers))
    assert str(rest[-1]) == str(whole[-1])
    assert parse_puzzles(str(whole[-1])) == tuple(
        sorted(whole[-1].puzzles, key=lambda one: one.weight)
    )
    with pytest.raises(ValueError, match="of another set"):
        resume(PuzzleSetBuilder(TITLE, 1, "other", wanted=9), str(part))
    with open_executor("serial") as workers:
        assert list(extend(whole[-1], workers)) == [], "it is whole"


def test_a_lead_is_as_sure_as_it_is_many_doubts() -> None:
    one = CheckedPuzzle(1, "a", "a", True, margin=0.05, margin_of_error=0.05, points_only=False)
    assert one.confidence == pytest.approx(0.975, abs=0.001)
    assert one._replace(margin=0.0).confidence == 0.5
    assert one._replace(margin=-0.05).confidence < 0.03
    assert one._replace(margin_of_error=0.0).confidence == 1.0


@pytest.mark.parametrize("title", TITLES)
def test_another_seed_finds_the_same(title: str) -> None:
    """The short form of `feldspar puzzles TITLE --check`: a few of the easier ones."""
    count = len(puzzles_of(feldspar.game(title)))
    short = (WALKS, WORLDS) if count > FEW else ()  # where there is one, it need not be easy
    for number in range(1, min(FEW, count) + 1):
        found = check(PuzzleJob(title, number, "another seed", *short))
        assert found.agrees, found
        assert found.confidence > 0.95
