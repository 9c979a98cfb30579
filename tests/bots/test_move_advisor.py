"""What is said of decisions: chances that are shares, and comparisons in the same worlds."""

import pytest

import feldspar
from feldspar import State
from feldspar.bots.move_advisor import MoveAdvisor, ThinkingBudget
from feldspar.bots.move_evaluator import MoveEvaluator, margin_of_error
from feldspar.bots.win_probability import WinModel, load_win_model, shares
from feldspar.kernel.move_selection import result
from tests.bots.test_ismcts import TITLES, middle

FEW = ThinkingBudget(simulations=24, worlds=6, games=2)


def odds_of(state: State) -> WinModel:
    found = load_win_model(state.game, state.seats)
    assert found is not None
    return found


def judge_of(state: State, seat: int, *actions: int) -> MoveEvaluator:
    return MoveEvaluator(
        odds_of(state), state.determinize(seat, b"view"), seat, b"seed", [*actions]
    )


@pytest.mark.parametrize("title", TITLES)
def test_the_chances_of_all_seats_are_shares_of_one_victory(title: str) -> None:
    for seats in feldspar.game(title).seats:
        state = feldspar.new(title, seats, "market day")
        found = odds_of(state)
        while state.actors():
            if not found.is_for_points(seats):
                chances = found.win_probabilities(
                    state, [found.value.evaluate(state, s) for s in range(seats)]
                )
                assert all(0.0 <= chance <= 1.0 for chance in chances)
                assert seats == 1 or sum(chances) == pytest.approx(1.0)
            feldspar.playout(state, seed=3, most=9)


def test_who_is_further_ahead_is_likelier_to_win_and_the_more_so_the_later_it_is() -> None:
    early, late = (middle("burgundy", 2, "market day", most) for most in (8, 90))
    found = odds_of(early)
    for state in (early, late):
        chances = found.win_probabilities(state, [12_000.0, 11_000.0])
        assert chances[0] > 0.5 > chances[1]
        assert found.win_probabilities(state, [13_000.0, 11_000.0])[0] > chances[0]
    assert found.time(early) < found.time(late)


def test_at_the_end_a_chance_is_the_share_in_the_victory() -> None:
    state = feldspar.new("burgundy", 2, "evening")
    feldspar.playout(state, seed=2)
    assert odds_of(state).win_probabilities(state, [0.0, 99_999.0]) == shares(state.ranking())
    assert shares([1, 1, 3]) == [0.5, 0.5, 0.0]
    assert shares([2, 1]) == [0.0, 1.0]


def test_who_plays_alone_for_points_has_points_for_a_chance() -> None:
    state = feldspar.new("burgundy_dice", 1, "evening")
    found = odds_of(state)
    assert found.is_for_points(1)
    assert found.win_probabilities(state, [5_930.0]) == [59.3]


@pytest.mark.parametrize("title", TITLES)
def test_a_decision_against_itself_is_never_ahead_and_nothing_is_doubtful(title: str) -> None:
    """The same worlds for both, and games to the end by the same luck."""
    state = middle(title, 2, "market day", 20)
    seat = state.actors()[0]
    action = state.legal(seat)[1]
    judge = judge_of(state, seat, action)
    judge.evaluate_in_worlds(5)
    judge.play_out(2)
    (one,) = judge.estimates
    assert one.lead(one) == one.margin_of_error(one) == 0.0
    assert (one.simulations, len(one.chance_samples), len(one.final_scores), len(one.sources)) == (
        5,
        5,
        2,
        2,
    )
    assert sum(one.chances) == pytest.approx(5.0)
    again = judge_of(state, seat, action)
    again.evaluate_in_worlds(5)
    again.play_out(2)
    assert (again.estimates[0].chance_samples, again.estimates[0].final_scores) == (
        one.chance_samples,
        one.final_scores,
    )


def test_the_points_to_come_and_those_there_are_make_the_score() -> None:
    """Every point of the dice game is told; whoever decides is told of all of theirs."""
    state = middle("burgundy_dice", 1, "market day", 12)
    judge = judge_of(state, 0, *state.legal(0)[:2])
    judge.play_out(3)
    for one in judge.estimates:
        for end, sources in zip(one.final_scores, one.sources, strict=True):
            assert state.scores()[0] + sum(sources.values()) == end


def test_doubt_is_what_chance_alone_would_make_of_as_many() -> None:
    assert margin_of_error([0.4]) == 1.0
    assert margin_of_error([0.5] * 9) == 0.0
    assert margin_of_error([0.0, 1.0] * 50) == pytest.approx(1.96 * (0.25 / 99) ** 0.5)
    assert margin_of_error([0.0, 1.0] * 50, 2.6) > margin_of_error([0.0, 1.0] * 50)


def thought(
    state: State, seat: int, seed: bytes = b"seed", budget: ThinkingBudget = FEW
) -> MoveAdvisor:
    adviser = MoveAdvisor(odds_of(state), state, seat, seed, budget)
    before = -1.0
    while not adviser.is_done():
        assert before <= adviser.progress() < 1.0
        before = adviser.progress()
        adviser.step()
    assert adviser.progress() == 1.0
    return adviser


@pytest.mark.parametrize("title", TITLES)
def test_what_brings_the_same_is_judged_once(title: str) -> None:
    state = middle(title, 2, "market day", 24)
    seat = state.actors()[0]
    judge = thought(state, seat).evaluator
    assert judge is not None
    brings = {move.action: result(move) for move in state.game.moves(state, seat)}
    chosen = [brings[one.action] for one in judge.estimates]
    assert 1 < len(chosen) <= FEW.moves
    assert len({*chosen}) == len(chosen)
    assert {one.action for one in judge.estimates} <= {*state.legal(seat)}


def test_a_decision_one_asks_about_is_judged_in_any_case() -> None:
    state = middle("burgundy", 2, "market day", 24)
    seat = state.actors()[0]
    for asked in state.legal(seat)[:3]:
        adviser = MoveAdvisor(
            odds_of(state), state, seat, b"seed", ThinkingBudget(8, 1, 0, moves=1), asked
        )
        while not adviser.is_done():
            adviser.step()
        assert adviser.evaluator is not None
        assert asked in [one.action for one in adviser.evaluator.estimates]
