"""Section 5: what a finished zone scores and gives."""

import pytest

from feldspar.games.burgundy_dice.game import DiceState
from feldspar.games.burgundy_dice.rules.components import BOARD
from feldspar.games.burgundy_dice.rules.sheet import SHEETS
from feldspar.kernel.toolkit.hexes import Cell
from tests.games.burgundy_dice.given import (
    FILLING,
    Zone,
    act,
    all_take,
    another_castle,
    beside,
    circled,
    crossed,
    given,
    holdings,
    legal,
    next_hourglass,
    roll,
    subtotals,
    told,
    value_at,
    zones,
)

POINTS = {1: (1, 1, 1), 2: (4, 3, 2), 3: (8, 6, 4), 4: (13, 10, 7)}
SQUARES = ("monk", "silver", "goods", "worker")
COLOURS = ("monastery", "mine", "river", "city", "castle", "pasture")
SINGLE = [zone for zone in zones(*COLOURS) if len(zone.cells) == 1]

each_zone = pytest.mark.parametrize("zone", zones(*COLOURS), ids=str)
each_phase = pytest.mark.parametrize("phase", [1, 2, 3])


def square(castle: Zone) -> str:
    return SQUARES[SHEETS[castle.letter].square[BOARD.index[castle.cells[0]]]]


def mark(zone: Zone, cell: Cell, others: list[Cell], phase: int = 1) -> DiceState:
    """Two seats with other hexes of a zone marked; the first has just marked one more."""
    near = beside(zone.letter, cell)
    castle_value = list(near.values())  # a castle takes what stands beside it
    values = dict(zip([cell, *others], FILLING.get(zone.colour, castle_value), strict=False))
    value = values.pop(cell)
    state = given(
        2,
        sheet=zone.letter,
        phase=phase,
        castle=another_castle(zone),
        marks=values | near,
        dice=(zone.colour, zone.colour, value, value),
    )
    act(state, 0, "mark", value, cell)
    return state


def finish(zone: Zone, phase: int = 1) -> DiceState:
    """Two seats, of which the first has just marked the last hex of a zone."""
    *others, last = zone.cells
    return mark(zone, last, others, phase)


# ---------------------------------------------------------------------------------------- points


@pytest.mark.rule("BDG-5.1")
@each_zone
def test_a_zone_is_scored_at_once_whichever_hex_is_last(zone: Zone) -> None:
    for last in zone.cells:
        state = mark(zone, last, [cell for cell in zone.cells if cell != last])
        factor = 2 if zone.colour == "pasture" else 1
        assert state.scores() == [POINTS[len(zone.cells)][0] * factor, 0]
        assert len(circled(state.estates[0])) == (zone.colour != "pasture")
        assert 1 in state.actors()  # the turn is not over


@pytest.mark.rule("BDG-5.1")
@pytest.mark.parametrize("zone", zones(*COLOURS, least=2), ids=str)
def test_an_unfinished_zone_gives_nothing(zone: Zone) -> None:
    *others, last_but_one, gap = zone.cells
    state = mark(zone, last_but_one, others)
    estate = state.estates[0]
    assert value_at(estate, last_but_one) is not None
    assert value_at(estate, gap) is None
    all_take(state)
    assert state.scores() == [0, 0]
    assert circled(estate) == {}


@pytest.mark.rule("BDG-5.1")
def test_a_zone_is_scored_only_once() -> None:
    state = given(2, dice=("mine", "mine", 4, 4), marks={(2, -3): 3})
    act(state, 0, "mark", 4, (3, -3))
    for _ in range(3):
        all_take(state)
    zones_told = [event.points for event in told(state, 0) if event.text.key == "log-zone"]
    assert zones_told == [4]
    assert state.scores() == [4, 0]


@pytest.mark.rule("BDG-5.2")
@each_zone
@each_phase
def test_zone_points_by_size_and_phase(zone: Zone, phase: int) -> None:
    points = POINTS[len(zone.cells)][phase - 1] * (2 if zone.colour == "pasture" else 1)
    state = finish(zone, phase)
    assert state.scores() == [points, 0]
    told_points = [event.points for event in told(state, 0) if event.text.key == "log-zone"]
    assert told_points == [points]


@pytest.mark.rule("BDG-5.2")
@pytest.mark.parametrize(("phase", "points"), [(1, 8), (2, 6), (3, 4)])
def test_a_zone_of_three_is_worth_8_then_6_then_4(phase: int, points: int) -> None:
    """The rulebook's example."""
    state = given(2, phase=phase, marks={(1, 0): 1, (2, 0): 2}, dice=("city", "mine", 3, 6))
    act(state, 0, "mark", 3, (3, 0))
    assert state.scores() == [points, 0]


@pytest.mark.rule("BDG-5.3")
@pytest.mark.parametrize(("phase", "points"), [(1, 3), (2, 2)])
def test_the_phase_of_the_last_hex_counts_and_no_other(phase: int, points: int) -> None:
    """A mine of 2 is begun in the last turn of one phase, and finished in the next."""
    state = given(2, phase=phase, hours=10, dice=("mine", "mine", 3, 3), marks={(2, -2): 1})
    act(state, 0, "mark", 3, (2, -3))
    act(state, 1, "take")
    assert (state.phase + 1, state.scores()) == (phase + 1, [0, 0])
    roll(state, ("mine", "mine", 3, 3))
    act(state, 0, "mark", 3, (3, -3))
    assert state.scores() == [points, 0]


@pytest.mark.rule("BDG-5.3")
def test_the_last_box_of_a_phase_does_not_change_the_phase_of_the_turn() -> None:
    state = given(2, phase=1, hours=10, dice=("mine", "mine", 3, 3), marks={(2, -3): 3})
    act(state, 0, "mark", 3, (3, -3))
    assert state.scores() == [4, 0]


@pytest.mark.rule("BDG-5.4")
@each_phase
@pytest.mark.parametrize("colour", COLOURS)
def test_points_go_to_the_subtotal_of_the_current_phase(colour: str, phase: int) -> None:
    zone = zones(colour)[0]
    state = finish(zone, phase)
    columns = subtotals(state.estates[0])
    assert columns.pop(phase - 1) == state.scores()[0] > 0
    assert columns == [0, 0]
    assert subtotals(state.estates[1]) == [0, 0, 0]


# --------------------------------------------------------------------------------------- rewards


@pytest.mark.parametrize(
    ("colour", "bonus", "rule"),
    [
        pytest.param("monastery", "monk", "BDG-5.5", marks=pytest.mark.rule("BDG-5.5")),
        pytest.param("mine", "silver", "BDG-5.6", marks=pytest.mark.rule("BDG-5.6")),
        pytest.param("river", "goods", "BDG-5.7", marks=pytest.mark.rule("BDG-5.7")),
        pytest.param("city", "worker", "BDG-5.8", marks=pytest.mark.rule("BDG-5.8")),
    ],
)
@each_phase
def test_a_zone_of_any_size_gives_one_bonus_of_its_colour(
    colour: str, bonus: str, rule: str, phase: int
) -> None:
    for zone in zones(colour):
        state = finish(zone, phase)
        assert holdings(state.estates[0]) == {bonus: 1}
        assert holdings(state.estates[1]) == {}
        rewards = [event for event in told(state, 0) if event.text.key == "log-reward"]
        assert [(event.seat, event.rule) for event in rewards] == [(0, rule)]


def test_the_zones_tried_here_are_of_many_sizes() -> None:
    sizes = {colour: {len(zone.cells) for zone in zones(colour)} for colour in COLOURS}
    assert sizes == {
        "monastery": {1, 2, 3},
        "mine": {2},
        "river": {1, 2, 3},
        "city": {1, 2, 3, 4},
        "castle": {1},
        "pasture": {1, 2},
    }


@pytest.mark.rule("BDG-5.9")
@pytest.mark.parametrize("zone", zones("castle"), ids=str)
@each_phase
def test_a_castle_gives_one_point_and_the_bonus_of_its_square(zone: Zone, phase: int) -> None:
    state = finish(zone, phase)
    assert state.scores() == [1, 0]
    assert holdings(state.estates[0]) == {square(zone): 1}


@pytest.mark.rule("BDG-5.9")
def test_the_four_castles_of_sheet_a() -> None:
    found = {square(zone): zone.cells[0] for zone in zones("castle") if zone.letter == "A"}
    assert found == {"goods": (-1, -1), "silver": (2, -1), "worker": (-2, 1), "monk": (1, 1)}


@pytest.mark.rule("BDG-5.10")
@pytest.mark.parametrize("zone", zones("pasture"), ids=str)
@each_phase
def test_a_pasture_gives_no_bonus_but_double_points(zone: Zone, phase: int) -> None:
    state = finish(zone, phase)
    assert state.scores() == [2 * POINTS[len(zone.cells)][phase - 1], 0]
    assert circled(state.estates[0]) == {}
    assert "log-reward" not in [event.text.key for event in told(state, 0)]


@pytest.mark.rule("BDG-5.10")
def test_a_pasture_of_two_finished_in_phase_ii_scores_6() -> None:
    """The example: 3 x 2 = 6."""
    state = given(2, phase=2, marks={(0, -1): 5}, dice=("pasture", "mine", 5, 6))
    act(state, 0, "mark", 5, (1, -1))
    assert subtotals(state.estates[0]) == [0, 6, 0]


@pytest.mark.rule("BDG-5.11")
@pytest.mark.parametrize("zone", SINGLE, ids=str)
@each_phase
def test_a_zone_of_one_is_finished_by_its_only_mark(zone: Zone, phase: int) -> None:
    given_by = {"monastery": "monk", "river": "goods", "city": "worker"}
    state = finish(zone, phase)
    assert state.scores() == [2 if zone.colour == "pasture" else 1, 0]
    bonus = square(zone) if zone.colour == "castle" else given_by.get(zone.colour)
    assert holdings(state.estates[0]) == ({bonus: 1} if bonus else {})


# ------------------------------------------------------------------- bonuses from castles and zones

Earning = tuple[str, int, Cell]


def both_earn(start: str, marks: dict[Cell, int], castle: Earning, zone: Earning) -> DiceState:
    """Two seats in their next turn: one marked a castle, the other finished a zone."""
    state = given(2, castle=start, marks=marks)
    for seat, (colour, value, cell) in enumerate([castle, zone]):
        roll(state, (colour, colour, value, value))
        act(state, seat, "mark", value, cell)
    assert holdings(state.estates[0]) == holdings(state.estates[1])
    return state


@pytest.mark.rule("BDG-5.12")
def test_a_monk_from_a_castle_is_spent_like_one_from_a_monastery() -> None:
    marks = {(1, 0): 5, (2, 0): 2}
    state = both_earn("worker", marks, ("castle", 5, (1, 1)), ("monastery", 1, (3, -1)))
    roll(state, ("mine", "mine", 6, 6))
    for seat in (0, 1):
        assert ((3, 0), 6) in legal(state, seat, "monk")
        act(state, seat, "monk", 6, (3, 0))
    assert [crossed(estate) for estate in state.estates] == [{"monk": 1}] * 2


@pytest.mark.rule("BDG-5.12")
def test_silver_from_a_castle_is_spent_like_that_from_a_mine() -> None:
    marks = {(1, 0): 5, (2, 0): 2, (2, -3): 3}
    state = both_earn("monk", marks, ("castle", 5, (2, -1)), ("mine", 3, (3, -3)))
    roll(state, ("city", "pasture", 6, 1))
    for seat in (0, 1):
        act(state, seat, "mark", 6, (3, 0))
        assert ((2, 1), 1) in legal(state, seat, "silver")
        act(state, seat, "silver", 1, (2, 1))
    assert [crossed(estate) for estate in state.estates] == [{"silver": 1}] * 2


@pytest.mark.rule("BDG-5.12")
def test_a_worker_from_a_castle_is_spent_like_one_from_a_city() -> None:
    marks = {(-2, 2): 3}
    state = both_earn("monk", marks, ("castle", 3, (-2, 1)), ("city", 6, (-2, 3)))
    roll(state, ("pasture", "pasture", 6, 6))
    for seat in (0, 1):
        assert ((2, 1), 1) in legal(state, seat, "worker")
        act(state, seat, "worker", 1, (2, 1))
    assert [crossed(estate) for estate in state.estates] == [{"worker": 1}] * 2


@pytest.mark.rule("BDG-5.12")
def test_goods_from_a_castle_are_sold_like_those_from_a_zone() -> None:
    state = given(2, castle="worker", marks={(-1, -2): 1, (0, -3): 5})
    roll(state, ("castle", "river", 1, 5))
    act(state, 0, "mark", 1, (-1, -1))
    next_hourglass(state, 2)
    act(state, 1, "mark", 5, (1, -3))
    assert state.scores() == [1 + 2, 4 + 2]
    for estate in state.estates:
        assert (holdings(estate), crossed(estate)) == ({"silver": 1}, {"goods": 1})
