"""Section 8: completing a colour."""

import pytest

from feldspar.kernel.events import WATCHER
from feldspar.kernel.toolkit.hexes import Cell
from tests.games.burgundy_dice.given import (
    LAST,
    act,
    complete,
    end_turn,
    given,
    nearly,
    roll,
    subtotals,
)

# What the last mark scores at once in phase I, and the first and second completion value.
VALUES = [
    ("monastery", 4, 3, 2),
    ("mine", 4, 3, 1),
    ("river", 4, 4, 2),
    ("city", 8, 6, 3),
    ("castle", 1, 3, 1),
    ("pasture", 8, 4, 2),
]


@pytest.mark.rule("BDG-8.1")
@pytest.mark.parametrize(
    ("colour", "value", "earlier", "last", "zone", "first"),
    [
        ("mine", 3, [(-2, 2), (2, -3), (3, -3)], (-3, 3), 4, 3),
        ("river", 5, [(0, 1), (0, -3), (1, -3), (-2, 0), (-1, 0)], (-1, 2), 4, 4),
    ],
)
def test_example_the_4th_mine_or_the_6th_river_completes_its_colour(
    colour: str, value: int, earlier: list[Cell], last: Cell, zone: int, first: int
) -> None:
    state = given(2, dice=(colour, colour, value, value), marks=dict.fromkeys(earlier, value))
    act(state, 0, "mark", value, last)
    end_turn(state)
    assert state.scores() == [zone + first, 0]


@pytest.mark.rule("BDG-8.1")
@pytest.mark.parametrize(
    ("colour", "lacking", "zone"),
    [
        ("monastery", [(3, -1)], 4),
        ("mine", [(2, -3), (3, -3)], 4),
        ("river", [(0, -3)], 4),
        ("city", [(3, -2)], 8),
        ("castle", [(2, -1)], 1),
        ("pasture", [(2, 1)], 8),
    ],
)
def test_a_finished_zone_does_not_complete_a_colour_while_another_hex_lacks(
    colour: str, lacking: list[Cell], zone: int
) -> None:
    marks = {cell: value for cell, value in nearly(colour).items() if cell not in lacking}
    state = given(2, marks=marks)
    complete(state, 0, colour)
    end_turn(state)
    assert state.scores() == [zone, 0]


@pytest.mark.rule("BDG-8.1")
@pytest.mark.parametrize("start", ["monk", "silver", "goods"])
def test_the_start_castle_counts_among_the_four_castles(start: str) -> None:
    castles = {"monk": (1, 1), "silver": (2, -1), "goods": (-1, -1)}
    marks = {cell: 1 for kind, cell in castles.items() if kind != start} | {(-1, 1): 1}
    state = given(2, castle=start, dice=("castle", "castle", 1, 1), marks=marks)
    act(state, 0, "mark", 1, (-2, 1))
    end_turn(state)
    assert state.scores() == [1 + 3, 0]


@pytest.mark.rule("BDG-8.2")
@pytest.mark.parametrize("finisher", [0, 1, 2])
def test_completion_is_paid_when_all_have_finished(finisher: int) -> None:
    state = given(3, marks=nearly("mine"))
    complete(state, finisher, "mine")
    assert state.scores()[finisher] == 4
    for seat in range(3):
        if seat != finisher:
            assert state.scores()[finisher] == 4
            act(state, seat, "take")
    assert state.turn == 2
    assert state.scores()[finisher] == 4 + 3


@pytest.mark.rule("BDG-8.2")
def test_completion_is_announced_to_all_after_the_marks_of_all() -> None:
    state = given(2, marks=nearly("mine"))
    complete(state, 0, "mine")
    act(state, 1, "take")
    rules = [event.rule for event in state.log or [] if event.visible_to(1)]
    assert rules.index("BDG-8.3") > rules.index("BDG-4.1")
    assert rules.index("BDG-8.3") > rules.index("BDG-4.15")
    assert rules.index("BDG-8.3") < rules.index("BDG-3.2")  # before the next roll
    announced = next(event for event in state.log or [] if event.rule == "BDG-8.3")
    assert (announced.seat, announced.points) == (0, 3)
    assert announced.visible_to(WATCHER)


@pytest.mark.rule("BDG-8.3", "BDG-8.8")
@pytest.mark.parametrize(("colour", "zone", "first", "second"), VALUES)
def test_the_first_to_complete_a_colour_scores_the_first_value(
    colour: str, zone: int, first: int, second: int
) -> None:
    state = given(2, marks=nearly(colour))
    complete(state, 0, colour)
    end_turn(state)
    assert state.scores() == [zone + first, 0]


@pytest.mark.rule("BDG-8.3")
@pytest.mark.parametrize(
    ("phase", "columns"), [(1, [4 + 3, 0, 0]), (2, [0, 3 + 3, 0]), (3, [0, 0, 2 + 3])]
)
def test_the_completion_value_is_the_same_in_every_phase_and_added_to_it(
    phase: int, columns: list[int]
) -> None:
    state = given(2, phase=phase, marks=nearly("mine"))
    complete(state, 0, "mine")
    end_turn(state)
    assert subtotals(state.estates[0]) == columns


@pytest.mark.rule("BDG-8.4")
@pytest.mark.parametrize(("colour", "zone", "first", "second"), VALUES)
def test_all_who_complete_in_the_same_turn_score_the_full_first_value(
    colour: str, zone: int, first: int, second: int
) -> None:
    state = given(4, marks=nearly(colour))
    for seat in (0, 1, 3):
        complete(state, seat, colour)
    end_turn(state)
    assert state.scores() == [zone + first, zone + first, 0, zone + first]


@pytest.mark.rule("BDG-8.5", "BDG-8.6", "BDG-8.8")
@pytest.mark.parametrize("sharing", [1, 2])
@pytest.mark.parametrize(("colour", "zone", "first", "second"), VALUES)
def test_the_second_value_stays_open_however_many_shared_the_first(
    colour: str, zone: int, first: int, second: int, sharing: int
) -> None:
    state = given(3, marks=nearly(colour))
    for seat in range(sharing):
        complete(state, seat, colour)
    end_turn(state)
    complete(state, 2, colour)
    end_turn(state)
    assert state.scores()[:sharing] == [zone + first] * sharing
    assert state.scores()[2] == zone + second


@pytest.mark.rule("BDG-8.6")
def test_all_who_complete_second_in_the_same_turn_score_the_second_value_and_close_it() -> None:
    state = given(4, marks=nearly("city"))
    for finishers in ([2], [0, 1], [3]):
        for seat in finishers:
            complete(state, seat, "city")
        end_turn(state)
    assert state.scores() == [8 + 3, 8 + 3, 8 + 6, 8]


@pytest.mark.rule("BDG-8.6")
def test_the_second_value_is_added_to_the_phase_it_is_scored_in() -> None:
    state = given(2, phase=1, hours=10, marks=nearly("river"))
    complete(state, 0, "river")
    end_turn(state)
    complete(state, 1, "river")
    end_turn(state)
    assert [subtotals(estate) for estate in state.estates] == [[4 + 4, 0, 0], [0, 3 + 2, 0]]


@pytest.mark.rule("BDG-8.7")
@pytest.mark.parametrize(("colour", "zone", "first", "second"), VALUES)
def test_once_both_values_are_closed_completing_the_colour_scores_nothing(
    colour: str, zone: int, first: int, second: int
) -> None:
    state = given(4, marks=nearly(colour))
    for seat in range(4):
        complete(state, seat, colour)
        end_turn(state)
    assert state.scores() == [zone + first, zone + second, zone, zone]


@pytest.mark.rule("BDG-8.7")
def test_a_colour_already_completed_is_never_paid_again() -> None:
    state = given(2, marks=nearly("mine"))
    complete(state, 0, "mine")
    for _ in range(3):
        end_turn(state)
    assert state.scores() == [4 + 3, 0]


@pytest.mark.rule("BDG-8.5")
def test_closing_one_colour_leaves_the_others_open() -> None:
    state = given(2, marks=nearly("mine", "pasture"))
    complete(state, 0, "mine")
    end_turn(state)
    complete(state, 1, "pasture")
    end_turn(state)
    assert state.scores() == [4 + 3, 8 + 4]


@pytest.mark.rule("BDG-8.9")
def test_two_colours_completed_in_one_turn_are_both_paid() -> None:
    state = given(2, marks=nearly("mine", "river"))
    roll(state, ("mine", "river", 3, 5))
    act(state, 0, "mark", 3, LAST["mine"])
    act(state, 0, "silver", 5, LAST["river"])
    assert state.scores()[0] == 4 + 4
    end_turn(state)
    assert state.scores()[0] == 4 + 4 + 3 + 4


@pytest.mark.rule("BDG-8.9")
def test_each_colour_of_a_turn_is_paid_by_its_own_place() -> None:
    state = given(2, marks=nearly("mine", "river"))
    complete(state, 1, "river")
    end_turn(state)
    roll(state, ("mine", "river", 3, 5))
    act(state, 0, "mark", 3, LAST["mine"])
    act(state, 0, "silver", 5, LAST["river"])
    end_turn(state)
    assert state.scores()[0] == 4 + 4 + 3 + 2
