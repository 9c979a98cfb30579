"""Section 2: one sheet for all, and a start castle chosen in secret."""

from itertools import permutations, product
from random import Random

import pytest

from feldspar.games.burgundy_dice.game import GAME, DiceState
from feldspar.games.burgundy_dice.rules.components import ACTIONS, BOARD
from feldspar.kernel.events import WATCHER
from feldspar.kernel.toolkit.hexes import Cell, members
from tests.games.burgundy_dice.given import (
    FILLING,
    act,
    action,
    all_take,
    around,
    colour_at,
    given,
    holdings,
    legal,
    next_hourglass,
    refusal,
    roll,
    subtotals,
    told,
    value_at,
)

LETTERS = "ABCD"
SQUARES = ("monk", "silver", "goods", "worker")

each_sheet = pytest.mark.parametrize("letter", LETTERS)
each_square = pytest.mark.parametrize("square", SQUARES)
each_number = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])


def table(seats: int, letter: str = "A") -> DiceState:
    """A table at which nobody has chosen yet; the first roll will be a single hourglass."""
    state = GAME.new(seats, b"", sheet=letter)
    state.log = []
    next_hourglass(state, 1)
    return state


def chosen(*squares: str, letter: str = "A") -> DiceState:
    """A table at which everybody has chosen a start castle."""
    state = table(len(squares), letter)
    for seat, square in enumerate(squares):
        act(state, seat, "start", square)
    return state


def castle(state: DiceState, square: str) -> Cell:
    return BOARD.cells[state.sheet.castle_of[SQUARES.index(square)]]


def marked(state: DiceState, seat: int) -> list[Cell]:
    return [BOARD.cells[hex_] for hex_ in members(state.estates[seat].marked)]


# ----------------------------------------------------------------------------------------- sheet


@pytest.mark.rule("BDG-2.1")
@each_sheet
def test_all_players_use_the_same_sheet(letter: str) -> None:
    state = GAME.new(5, b"", sheet=letter)
    assert [estate.sheet.letter for estate in state.estates] == [letter] * 5


@pytest.mark.rule("BDG-2.2")
def test_sheet_a_is_the_default() -> None:
    assert GAME.new(3, b"").sheet.letter == "A"


@pytest.mark.rule("BDG-2.2")
@each_sheet
def test_the_group_may_choose_any_sheet(letter: str) -> None:
    state = GAME.new(2, b"", sheet=letter)
    assert state.options["sheet"] == state.sheet.letter == letter


@pytest.mark.rule("BDG-2.2")
def test_there_is_no_fifth_sheet() -> None:
    with pytest.raises(ValueError, match="choose one of: A, B, C, D"):
        GAME.new(2, b"", sheet="E")


# ---------------------------------------------------------------------------------- the decision


@pytest.mark.rule("BDG-2.3")
@each_sheet
@each_number
def test_everybody_is_asked_at_once_for_one_of_four_castles(seats: int, letter: str) -> None:
    state = table(seats, letter)
    assert state.actors() == list(range(seats))
    for seat in range(seats):
        offered = [ACTIONS.text(choice) for choice in state.legal(seat)]
        assert sorted(offered) == ["start(goods)", "start(monk)", "start(silver)", "start(worker)"]


@pytest.mark.rule("BDG-2.3")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_start_castles_may_be_chosen_in_any_order(order: tuple[int, ...]) -> None:
    state = table(3)
    for seat in order:
        act(state, seat, "start", SQUARES[seat])
    assert state.state_key() == chosen("monk", "silver", "goods").state_key()


@pytest.mark.rule("BDG-2.3")
def test_the_first_roll_waits_for_the_last_choice() -> None:
    state = table(3)
    act(state, 2, "start", "monk")
    act(state, 0, "start", "goods")
    assert (state.turn, state.actors()) == (0, [1])
    act(state, 1, "start", "goods")
    assert (state.turn, state.actors()) == (1, [0, 1, 2])


@pytest.mark.rule("BDG-2.3")
def test_nobody_chooses_twice() -> None:
    state = table(2)
    act(state, 0, "start", "monk")
    assert state.legal(0) == []
    assert [refusal(state, 0, "start", square) for square in SQUARES] == ["BDG-2.3"] * 4
    assert holdings(state.estates[0]) == {"monk": 1}


@pytest.mark.rule("BDG-2.3")
def test_nothing_else_is_decided_before_the_first_roll_and_no_castle_after_it() -> None:
    state = table(2)
    for kind in ("mark", "monk", "worker", "silver"):
        assert refusal(state, 0, kind, 1, (1, 0)) == "BDG-2.3"
    assert refusal(state, 0, "take") == refusal(state, 0, "done") == "BDG-2.3"
    begun = chosen("monk", "goods")
    assert [refusal(begun, 0, "start", square) for square in SQUARES] == ["BDG-2.3"] * 4
    assert not any(ACTIONS.text(choice).startswith("start") for choice in begun.legal(0))


@pytest.mark.rule("BDG-2.3")
def test_a_choice_is_told_to_nobody_else_until_all_are_made() -> None:
    state = table(3)
    act(state, 0, "start", "goods")
    act(state, 1, "start", "monk")
    assert [event.seat for event in told(state, 0)] == [0]
    assert [event.seat for event in told(state, 1)] == [1]
    assert told(state, 2) == told(state, WATCHER) == []
    act(state, 2, "start", "worker")
    for viewer in (0, 1, 2, WATCHER):
        starts = [event for event in told(state, viewer) if event.text.key == "log-start"]
        assert sorted(event.seat for event in starts) == [0, 1, 2]


@pytest.mark.rule("BDG-2.3")
def test_what_another_has_chosen_cannot_be_known_until_all_have() -> None:
    states = [table(2) for _ in SQUARES]
    for state, square in zip(states, SQUARES, strict=True):
        act(state, 0, "start", square)
    assert len({state.info_key(1) for state in states}) == 1
    assert len({state.info_key(0) for state in states}) == 4
    for state in states:
        act(state, 1, "start", "monk")
    assert len({state.info_key(1) for state in states}) == 4


@pytest.mark.rule("BDG-2.4")
@each_square
@each_number
def test_all_may_choose_the_same_castle(square: str, seats: int) -> None:
    state = chosen(*[square] * seats)
    assert [marked(state, seat) for seat in range(seats)] == [[castle(state, square)]] * seats


@pytest.mark.rule("BDG-2.4")
def test_a_castle_chosen_by_one_is_still_offered_to_the_others() -> None:
    state = table(2)
    act(state, 0, "start", "silver")
    assert action("start", "silver") in state.legal(1)
    assert refusal(state, 1, "start", "silver") is None


# ----------------------------------------------------------------------------- what it is worth


@pytest.mark.rule("BDG-2.5")
@each_sheet
@each_square
def test_the_start_castle_is_crossed_and_nothing_else(square: str, letter: str) -> None:
    state = chosen(square, letter=letter)
    assert marked(state, 0) == [castle(state, square)]
    assert value_at(state.estates[0], castle(state, square)) == 0


@pytest.mark.rule("BDG-2.5")
@each_sheet
@each_square
def test_the_start_castle_counts_as_marked(square: str, letter: str) -> None:
    state = chosen(square, letter=letter)
    start = castle(state, square)
    roll(state, ("castle", "castle", 1, 6))
    assert {refusal(state, 0, "mark", value, start) for value in (1, 6)} == {"BDG-4.2"}
    for cell in around(start):
        colour = colour_at(state.estates[0], cell)
        value = FILLING[colour][0]
        roll(state, (colour, colour, value, value))
        assert (cell, value) in legal(state)


@pytest.mark.rule("BDG-2.6")
@each_sheet
@each_square
def test_the_start_castle_gives_the_bonus_of_its_square(square: str, letter: str) -> None:
    assert holdings(chosen(square, letter=letter).estates[0]) == {square: 1}


@pytest.mark.rule("BDG-2.6")
def test_the_castle_with_the_blue_square_gives_one_goods() -> None:
    """The rulebook's example; on sheet A the blue square lies at (-1, -1)."""
    state = chosen("goods")
    assert marked(state, 0) == [(-1, -1)]
    assert holdings(state.estates[0]) == {"goods": 1}


@pytest.mark.rule("BDG-2.7")
@each_number
def test_everybody_starts_with_one_point_in_phase_i(seats: int) -> None:
    state = chosen(*["goods"] * seats)
    assert state.scores() == [1] * seats
    assert [subtotals(estate) for estate in state.estates] == [[1, 0, 0]] * seats


@pytest.mark.rule("BDG-2.7")
def test_the_point_is_reported_once() -> None:
    state = chosen("monk", "silver")
    starts = [event for event in told(state, 0) if event.text.key == "log-start"]
    assert [(event.seat, event.points) for event in starts] == [(0, 1), (1, 1)]


@pytest.mark.rule("BDG-2.7")
def test_the_start_castle_is_not_scored_again() -> None:
    state = chosen("monk", "worker")
    all_take(state)
    assert state.scores() == [1, 1]
    roll(state, ("city", "castle", 5, 1))
    act(state, 0, "mark", 5, (1, 0))
    act(state, 1, "take")
    roll(state, ("castle", "castle", 5, 5))
    act(state, 0, "mark", 5, (2, -1))
    assert subtotals(state.estates[0]) == [2, 0, 0]


@pytest.mark.rule("BDG-2.8")
@pytest.mark.parametrize(("mine", "yours"), list(product(SQUARES, SQUARES)))
def test_after_setup_each_player_has_exactly_one_bonus(mine: str, yours: str) -> None:
    state = chosen(mine, yours)
    assert [holdings(estate) for estate in state.estates] == [{mine: 1}, {yours: 1}]


# --------------------------------------------------------------------------------------- rolling


@pytest.mark.rule("BDG-2.9")
def test_nobody_is_asked_to_roll() -> None:
    assert set(ACTIONS.kinds) == {"start", "mark", "monk", "worker", "silver", "take", "done"}
    state = given(3, dice=("castle", "castle", 1, 1))
    all_take(state)
    assert (state.turn, state.actors()) == (2, [0, 1, 2])


@pytest.mark.rule("BDG-2.9")
def test_the_dice_are_the_same_whoever_finishes_first() -> None:
    rolled = set()
    for order in permutations(range(3)):
        state = given(3)
        for seat in order:
            act(state, seat, "take")
        rolled.add((state.colour_a, state.colour_b, state.pip_a, state.pip_b, state.hourglass))
    assert len(rolled) == 1


def played(players: list[str]) -> dict[str, tuple[list[int], int]]:
    """The subtotals and place of each of some players, who keep their habits in any seat."""
    state = GAME.new(len(players), b"the same dice")
    habits = [Random(player) for player in players]
    while state.actors():
        for seat in state.actors():
            state.apply(seat, habits[seat].choice(state.legal(seat)))
    results = zip([subtotals(estate) for estate in state.estates], state.ranking(), strict=True)
    return dict(zip(players, results, strict=True))


@pytest.mark.rule("BDG-2.9")
def test_it_makes_no_difference_who_owns_the_dice() -> None:
    results = [played(list(order)) for order in permutations(["Ada", "Emmy", "Sofia"])]
    assert all(result == results[0] for result in results)
    assert len({str(result) for result in results[0].values()}) == 3
