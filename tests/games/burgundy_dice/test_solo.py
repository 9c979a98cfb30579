"""Section 11: the solo game."""

from collections import Counter

import pytest

from feldspar.games.burgundy_dice.game import GAME
from feldspar.games.burgundy_dice.rules.scoring import rating
from feldspar.kernel.toolkit.hexes import Cell
from tests.games.burgundy_dice.given import (
    EXAMPLE,
    act,
    complete,
    end_turn,
    given,
    holdings,
    legal,
    nearly,
    next_hourglass,
    roll,
    subtotals,
    value_at,
)


@pytest.mark.rule("BDG-11.1")
@pytest.mark.parametrize("hours", [1, 2])
def test_each_phase_has_8_turns_whatever_the_hourglass_shows(hours: int) -> None:
    state = GAME.new(1, b"")
    next_hourglass(state, hours)
    act(state, 0, "start", "worker")
    turns: Counter[int] = Counter()
    while state.actors():
        assert state.hourglass == hours
        turns[state.phase + 1] += 1
        end_turn(state, hours)
    assert turns == {1: 8, 2: 8, 3: 8}
    assert state.turn == 24


@pytest.mark.rule("BDG-11.1")
def test_eight_turns_end_a_phase_only_for_one_player() -> None:
    alone, two = given(1, hours=8), given(2, hours=8)
    end_turn(alone)
    end_turn(two)
    assert (alone.phase + 1, two.phase + 1) == (2, 1)


@pytest.mark.rule("BDG-11.2")
def test_a_double_hourglass_sells_goods() -> None:
    state = given(1, held={"goods": 2})
    end_turn(state, hours=1)
    assert holdings(state.estates[0]) == {"goods": 2, "worker": 1}
    end_turn(state, hours=2)
    assert holdings(state.estates[0]) == {"silver": 2, "worker": 2}
    assert state.scores() == [4]


@pytest.mark.rule("BDG-11.3")
@pytest.mark.parametrize("phase", [1, 2, 3])
@pytest.mark.parametrize(
    ("colour", "zone", "completion"),
    [
        ("monastery", [4, 3, 2], [3, 3, 2]),
        ("mine", [4, 3, 2], [3, 3, 1]),
        ("river", [4, 3, 2], [4, 4, 2]),
        ("city", [8, 6, 4], [6, 6, 3]),
        ("castle", [1, 1, 1], [3, 3, 1]),
        ("pasture", [8, 6, 4], [4, 4, 2]),
    ],
)
def test_a_colour_pays_the_first_value_in_i_and_ii_and_the_second_in_iii(
    colour: str, zone: list[int], completion: list[int], phase: int
) -> None:
    state = given(1, phase=phase, marks=nearly(colour))
    next_hourglass(state, 1)
    complete(state, 0, colour)
    points = [0, 0, 0]
    points[phase - 1] = zone[phase - 1] + completion[phase - 1]
    assert subtotals(state.estates[0]) == points


@pytest.mark.rule("BDG-11.4")
@pytest.mark.parametrize(
    ("square", "cell"),
    [("monk", (1, 1)), ("silver", (2, -1)), ("goods", (-1, -1)), ("worker", (-2, 1))],
)
def test_the_start_is_that_of_the_game_for_several(square: str, cell: Cell) -> None:
    state = GAME.new(1, b"")
    assert len(state.legal(0)) == 4
    next_hourglass(state, 1)
    act(state, 0, "start", square)
    assert value_at(state.estates[0], cell) == 0
    assert holdings(state.estates[0]) == {square: 1}
    assert subtotals(state.estates[0]) == [1, 0, 0]


@pytest.mark.rule("BDG-11.4")
@pytest.mark.parametrize("kind", ["mark", "monk", "worker"])
def test_what_may_be_marked_is_as_in_the_game_for_several(kind: str) -> None:
    alone, two = (
        given(seats, phase=2, marks=EXAMPLE, held={"monk": 2, "worker": 1}) for seats in (1, 2)
    )
    assert legal(alone, 0, kind) == legal(two, 0, kind) != set()


@pytest.mark.rule("BDG-11.4")
def test_a_zone_and_its_reward_are_as_in_the_game_for_several() -> None:
    state = given(1, phase=2, marks={(0, 0): 2})
    roll(state, ("monastery", "mine", 1, 6))
    next_hourglass(state, 1)
    act(state, 0, "mark", 1, (-1, 1))
    assert subtotals(state.estates[0]) == [0, 3, 0]
    assert holdings(state.estates[0]) == {"monk": 1}


@pytest.mark.rule("BDG-11.5")
@pytest.mark.parametrize(
    ("score", "word"),
    [
        (0, ""),
        (50, ""),
        (51, "good"),
        (60, "good"),
        (61, "excellent"),
        (69, "excellent"),
        (70, "incredible"),
        (112, "incredible"),
    ],
)
def test_example_the_rating_of_a_final_score(score: int, word: str) -> None:
    assert rating(score) == word
