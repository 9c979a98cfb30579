"""Section 9: the end of the game."""

import pytest

from feldspar.games.burgundy_dice.game import GAME, DiceState
from feldspar.games.burgundy_dice.rules.components import FROM_START
from tests.games.burgundy_dice.given import (
    act,
    bonus_of,
    end_turn,
    given,
    holdings,
    legal,
    refusal,
    subtotals,
)


def finished(scores: list[int], bonuses: list[dict[str, int]] | None = None) -> DiceState:
    """A game whose last turn has just been played, by scores and bonuses left over.

    In that turn everybody takes one more worker.
    """
    state = given(len(scores), phase=3, hours=10)
    for estate, points, held in zip(
        state.estates, scores, bonuses or [{}] * len(scores), strict=True
    ):
        estate.book(points, FROM_START, 0)
        for kind, count in held.items():
            for _ in range(count):
                estate.earn(bonus_of(kind))
    end_turn(state)
    return state


@pytest.mark.rule("BDG-9.1")
def test_the_score_is_the_sum_of_the_three_subtotals() -> None:
    state = given(2, phase=3, hours=10)
    estate = state.estates[0]
    for phase, points in enumerate([20, 15, 7]):
        estate.book(points, FROM_START, phase)
    end_turn(state)
    assert state.actors() == []
    assert subtotals(estate) == [20, 15, 7]
    assert state.scores() == [42, 0]


@pytest.mark.rule("BDG-9.1")
def test_the_start_point_is_part_of_the_score() -> None:
    state = GAME.new(2, b"start point")
    for seat in range(2):
        act(state, seat, "start", "worker")
    while state.actors():
        end_turn(state)
    assert [subtotals(estate) for estate in state.estates] == [[1, 0, 0], [1, 0, 0]]
    assert state.scores() == [1, 1]


@pytest.mark.rule("BDG-9.1")
def test_points_of_the_last_turn_of_phase_iii_are_part_of_the_score() -> None:
    state = given(2, phase=3, hours=10, dice=("castle", "city", 5, 3), marks={(0, -1): 5})
    act(state, 0, "mark", 5, (-1, -1))
    act(state, 1, "take")
    assert state.actors() == []
    assert state.scores() == [1, 0]


@pytest.mark.rule("BDG-9.2")
@pytest.mark.parametrize("kind", ["monk", "silver", "goods", "worker"])
def test_left_over_bonuses_score_nothing(kind: str) -> None:
    state = finished([10, 10], [{kind: 5}, {}])
    assert holdings(state.estates[0])[kind] >= 5
    assert state.scores() == [10, 10]


@pytest.mark.rule("BDG-9.2")
def test_unfinished_zones_score_nothing() -> None:
    lacking_one_each = {
        (-1, -2): 1,
        (0, -2): 2,
        (-2, -1): 3,  # three of a city of 4
        (2, -3): 3,
        (0, 1): 5,
        (0, 0): 1,
        (0, -1): 4,
    }
    state = given(2, phase=3, hours=10, marks=lacking_one_each)
    end_turn(state)
    assert state.actors() == []
    assert state.scores() == [0, 0]


@pytest.mark.rule("BDG-9.2")
def test_after_the_end_nothing_more_can_be_done() -> None:
    state = finished([10, 12])
    assert [state.legal(seat) for seat in range(2)] == [[], []]
    assert legal(state, 0) == set()
    assert refusal(state, 0, "take") == "BDG-3.9"
    assert refusal(state, 0, "mark", 4, (1, 0)) == "BDG-3.9"


@pytest.mark.rule("BDG-9.3")
@pytest.mark.parametrize(
    ("scores", "places"),
    [([40, 39], [1, 2]), ([31, 52, 44], [3, 1, 2]), ([9, 8, 7, 6, 10], [2, 3, 4, 5, 1])],
)
def test_the_highest_score_wins(scores: list[int], places: list[int]) -> None:
    assert finished(scores).ranking() == places


@pytest.mark.rule("BDG-9.3")
def test_bonuses_never_outweigh_a_point() -> None:
    assert finished([40, 39], [{}, {"silver": 7, "worker": 9}]).ranking() == [1, 2]


@pytest.mark.rule("BDG-9.4")
@pytest.mark.parametrize("kind", ["monk", "silver", "goods", "worker"])
def test_a_tie_is_broken_by_one_bonus_of_any_kind(kind: str) -> None:
    assert finished([40, 40], [{}, {kind: 1}]).ranking() == [2, 1]


@pytest.mark.rule("BDG-9.4")
def test_the_number_of_bonuses_counts_and_not_their_kind() -> None:
    assert finished([40, 40], [{"goods": 3}, {"monk": 1, "silver": 1}]).ranking() == [1, 2]
    assert finished([40, 40], [{"goods": 2}, {"monk": 1, "silver": 1}]).ranking() == [1, 1]


@pytest.mark.rule("BDG-9.4")
def test_bonuses_spent_do_not_break_a_tie() -> None:
    state = finished([40, 40], [{"monk": 3}, {"worker": 1}])
    assert state.ranking() == [1, 2]
    for _ in range(3):
        state.estates[0].spend(bonus_of("monk"))
    assert state.ranking() == [2, 1]


@pytest.mark.rule("BDG-9.5")
def test_players_equal_in_points_and_bonuses_share_the_win() -> None:
    assert finished([40, 40]).ranking() == [1, 1]
    state = finished([40, 33, 40, 40], [{"monk": 2}, {}, {"goods": 1, "worker": 1}, {"monk": 1}])
    assert state.ranking() == [1, 4, 1, 3]
