"""Section 6: what monks, workers and silver are spent for."""

from itertools import product

import pytest

from feldspar.games.burgundy_dice.game import GAME, DiceState
from feldspar.games.burgundy_dice.rules.components import ACTIONS, BOARD
from feldspar.kernel.playout import playout
from feldspar.kernel.toolkit.hexes import Cell, members
from tests.games.burgundy_dice.given import (
    EXAMPLE,
    Dice,
    act,
    action,
    all_take,
    circled,
    crossed,
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

COLOURS = ("monastery", "mine", "river", "city", "castle", "pasture")
PIPS = (1, 2, 3, 4, 5, 6)
ONE_OF_EACH = {"monk": 1, "worker": 1, "silver": 1}

# Around the start castle (1, 1) of sheet A lie the cities (1, 0) and (2, 0), the pasture (2, 1),
# the monasteries (0, 2) and (1, 2), and the river (0, 1).
CITIES: list[Cell] = [(1, 0), (2, 0)]
MONASTERIES: list[Cell] = [(0, 2), (1, 2)]
PASTURE: Cell = (2, 1)
RIVER: Cell = (0, 1)


def now_marked(state: DiceState, seat: int = 0) -> set[Cell]:
    """What a seat has marked in this turn."""
    estate = state.estates[seat]
    return {BOARD.cells[hex_] for hex_ in members(estate.marked & ~estate.was_marked)}


def finished(state: DiceState, seat: int = 0) -> bool:
    return seat not in state.actors() and state.legal(seat) == []


# ----------------------------------------------------------------------------- one bonus a turn


@pytest.mark.rule("BDG-6.1")
@pytest.mark.parametrize(
    ("kind", "value", "cell"), [("monk", 2, (1, 2)), ("worker", 5, RIVER)], ids=["monk", "worker"]
)
def test_a_monk_or_a_worker_is_the_only_bonus_of_its_turn(
    kind: str, value: int, cell: Cell
) -> None:
    state = given(2, dice=("river", "pasture", 2, 4), held=ONE_OF_EACH)
    act(state, 0, kind, value, cell)
    assert finished(state)
    assert crossed(state.estates[0]) == {kind: 1}
    for other in ("monk", "worker", "silver"):
        assert refusal(state, 0, other, 4, PASTURE) is not None


@pytest.mark.rule("BDG-6.1")
def test_silver_is_the_only_bonus_of_its_turn() -> None:
    state = given(2, dice=("city", "pasture", 2, 4), held={"monk": 2, "worker": 2, "silver": 2})
    act(state, 0, "mark", 2, (1, 0))
    assert legal(state, kind="monk") == legal(state, kind="worker") == set()
    act(state, 0, "silver", 4, PASTURE)
    assert finished(state)
    assert crossed(state.estates[0]) == {"silver": 1}


@pytest.mark.rule("BDG-6.1")
def test_no_player_changes_a_colour_and_a_value_in_one_turn() -> None:
    """The rulebook's clarification: a monastery with a 1, and neither has been rolled."""
    state = given(2, dice=("city", "mine", 5, 6), held=ONE_OF_EACH)
    for kind, rule in [("monk", "BDG-4.4"), ("worker", "BDG-4.2")]:
        assert refusal(state, 0, kind, 1, (1, 2)) == rule
        assert ((1, 2), 1) not in legal(state, kind=kind)


@pytest.mark.rule("BDG-6.1", "BDG-6.10", "BDG-6.11")
def test_all_turns_of_random_games_have_at_most_two_marks_and_one_bonus() -> None:
    monk, worker, silver = "BDG-6.4", "BDG-6.5", "BDG-6.7"
    turns = set()
    for seed in range(20):
        state = GAME.new(2, b"turns %d" % seed, sheet="ABCD"[seed % 4])
        state.log = []
        playout(state, seed)
        marks = 0
        spent: list[str] = []
        for event in told(state, 0):
            if event.text.key in ("log-roll", "log-end"):
                turns.add((marks, *spent))
                marks, spent = 0, []
            elif event.seat == 0:
                marks += event.text.key == "log-mark"
                spent += [event.rule] if event.text.key == "log-spend" else []
    assert turns == {(0,), (1,), (1, monk), (1, worker), (2, silver)}


@pytest.mark.rule("BDG-6.2")
def test_whoever_holds_bonuses_may_do_without_them() -> None:
    rich, poor = given(2, held=ONE_OF_EACH), given(2)
    assert legal(rich) == legal(poor) != set()
    assert refusal(rich, 0, "take") is None
    act(rich, 0, "mark", 4, PASTURE)
    assert action("done") in rich.legal(0)
    act(rich, 0, "done")
    assert finished(rich)
    assert now_marked(rich) == {PASTURE}
    assert holdings(rich.estates[0]) == ONE_OF_EACH


@pytest.mark.rule("BDG-6.2")
def test_no_bonus_must_be_spent_even_if_nothing_else_can_be_marked() -> None:
    for pass_rule in ("free", "strict"):
        dice = ("castle", "river", 1, 1)
        state = given(2, dice=dice, held=ONE_OF_EACH, pass_rule=pass_rule)
        assert legal(state) == set()
        assert legal(state, kind="monk")
        assert refusal(state, 0, "take") is None
        act(state, 0, "take")
        assert crossed(state.estates[0]) == {}


@pytest.mark.rule("BDG-6.3")
@pytest.mark.parametrize("kind", ["monk", "worker"])
def test_a_bonus_never_earned_cannot_be_spent(kind: str) -> None:
    others = {other: 3 for other in ("monk", "worker", "silver", "goods") if other != kind}
    state = given(2, held=others)
    assert legal(state, kind=kind) == set()
    assert refusal(state, 0, kind, 4, PASTURE) == "BDG-6.3"


@pytest.mark.rule("BDG-6.3")
def test_without_silver_no_second_mark_is_offered() -> None:
    state = given(2, held={"monk": 3, "worker": 3, "goods": 3})
    act(state, 0, "mark", 4, PASTURE)
    assert finished(state)
    assert refusal(state, 0, "silver", 6, (1, 0)) is not None


@pytest.mark.rule("BDG-6.3")
@pytest.mark.parametrize("kind", ["monk", "worker"])
def test_a_crossed_bonus_cannot_be_spent_again(kind: str) -> None:
    state = given(2, held={kind: 1})
    act(state, 0, kind, 4, PASTURE)
    act(state, 1, "take")
    roll(state, ("city", "mine", 4, 6))
    assert circled(state.estates[0]) == crossed(state.estates[0]) == {kind: 1}
    assert legal(state, kind=kind) == set()
    assert refusal(state, 0, kind, 4, (1, 0)) == "BDG-6.3"


@pytest.mark.rule("BDG-6.3")
def test_crossed_silver_cannot_be_spent_again() -> None:
    state = given(2, dice=("city", "pasture", 2, 4), held={"silver": 1})
    act(state, 0, "mark", 2, (1, 0))
    act(state, 0, "silver", 4, PASTURE)
    act(state, 1, "take")
    roll(state, ("monastery", "river", 1, 5))
    act(state, 0, "mark", 1, (1, 2))
    assert finished(state)


@pytest.mark.rule("BDG-6.3")
@pytest.mark.parametrize("kind", ["monk", "worker", "silver"])
def test_spending_crosses_exactly_one(kind: str) -> None:
    state = given(2, dice=("city", "pasture", 2, 4), held={"monk": 3, "worker": 3, "silver": 3})
    if kind == "silver":
        act(state, 0, "mark", 4, PASTURE)
    act(state, 0, kind, 4, (1, 0))
    assert holdings(state.estates[0]) == {"monk": 3, "worker": 3, "silver": 3} | {kind: 2}
    assert crossed(state.estates[0]) == {kind: 1}
    assert crossed(state.estates[1]) == {}


# ----------------------------------------------------------------------------------------- monks


@pytest.mark.rule("BDG-6.4")
def test_a_monk_opens_every_other_colour_for_both_pip_dice() -> None:
    state = given(2, dice=("mine", "mine", 2, 5), held={"monk": 1})
    assert legal(state) == set()
    assert legal(state, kind="monk") == {
        *product([*CITIES, PASTURE], [2, 5]),
        *product(MONASTERIES, [2]),
        (RIVER, 5),
    }


@pytest.mark.rule("BDG-6.4")
@pytest.mark.parametrize("rolled", COLOURS)
@pytest.mark.parametrize(
    ("colour", "value", "cell"),
    [
        ("monastery", 2, (1, 2)),
        ("mine", 4, (3, -3)),
        ("river", 5, RIVER),
        ("city", 4, (2, 0)),
        ("castle", 5, (2, -1)),
        ("pasture", 4, PASTURE),
    ],
)
def test_a_monk_turns_any_colour_into_any_other(
    rolled: str, colour: str, value: int, cell: Cell
) -> None:
    dice = (rolled, rolled, value, value)
    state = given(2, dice=dice, marks={(1, 0): 5, (3, -2): 2}, held={"monk": 1})
    same = rolled == colour
    assert refusal(state, 0, "monk", value, cell) == ("BDG-6.4" if same else None)
    assert ((cell, value) in legal(state, kind="monk")) != same
    if not same:
        act(state, 0, "monk", value, cell)
        assert now_marked(state) == {cell}
        assert value_at(state.estates[0], cell) == value
        assert crossed(state.estates[0]) == {"monk": 1}


@pytest.mark.rule("BDG-6.4")
def test_a_monk_changes_nothing_but_the_colour() -> None:
    state = given(2, dice=("mine", "mine", 3, 6), marks={(1, 0): 6}, held={"monk": 1})
    refused = {
        (4, PASTURE): "BDG-4.4",
        (3, (1, 0)): "BDG-4.2",
        (3, (3, 0)): "BDG-4.3",
        (3, (1, 2)): "BDG-4.5",
        (3, RIVER): "BDG-4.7",
        (6, (2, 0)): "BDG-4.9",
        (3, (2, -1)): "BDG-4.11",
    }
    for (value, cell), rule in refused.items():
        assert refusal(state, 0, "monk", value, cell) == rule
        assert (cell, value) not in legal(state, kind="monk")


# --------------------------------------------------------------------------------------- workers


@pytest.mark.rule("BDG-6.5")
def test_a_worker_opens_every_other_value_for_both_colour_dice() -> None:
    state = given(2, dice=("river", "pasture", 4, 4), held={"worker": 1})
    assert legal(state) == {(PASTURE, 4)}
    assert legal(state, kind="worker") == {
        *product([PASTURE], [1, 2, 3, 5, 6]),
        *product([RIVER], [5, 6]),
    }


@pytest.mark.rule("BDG-6.5")
@pytest.mark.parametrize(("rolled", "value"), list(product(PIPS, PIPS)))
def test_a_worker_turns_any_value_into_any_other(rolled: int, value: int) -> None:
    state = given(2, dice=("city", "mine", rolled, rolled), held={"worker": 1})
    same = rolled == value
    assert refusal(state, 0, "worker", value, (1, 0)) == ("BDG-6.5" if same else None)
    assert (((1, 0), value) in legal(state, kind="worker")) != same
    if not same:
        act(state, 0, "worker", value, (1, 0))
        assert now_marked(state) == {(1, 0)}
        assert value_at(state.estates[0], (1, 0)) == value
        assert crossed(state.estates[0]) == {"worker": 1}


@pytest.mark.rule("BDG-6.5")
def test_a_worker_changes_nothing_but_the_value() -> None:
    dice = ("city", "monastery", 5, 5)
    state = given(2, dice=dice, marks={(1, 0): 6}, held={"worker": 1})
    refused = {
        (3, PASTURE): "BDG-4.2",
        (3, (1, 0)): "BDG-4.2",
        (3, (3, 0)): "BDG-4.3",
        (3, (1, 2)): "BDG-4.5",
        (6, (2, 0)): "BDG-4.9",
    }
    for (value, cell), rule in refused.items():
        assert refusal(state, 0, "worker", value, cell) == rule
        assert (cell, value) not in legal(state, kind="worker")


@pytest.mark.rule("BDG-6.6")
@pytest.mark.parametrize(
    ("kind", "value", "cell"), [("monk", 4, (1, 0)), ("worker", 1, PASTURE)], ids=["monk", "worker"]
)
def test_the_dice_stay_as_rolled_for_everybody_else(kind: str, value: int, cell: Cell) -> None:
    state = given(2, dice=("pasture", "mine", 4, 6), held={kind: 1})
    offer = state.legal(1)
    act(state, 0, kind, value, cell)
    assert state.legal(1) == offer
    assert legal(state, 1) == {(PASTURE, 4), (PASTURE, 6)}
    assert refusal(state, 1, "mark", value, cell) == {"monk": "BDG-4.2", "worker": "BDG-4.4"}[kind]
    assert [crossed(estate) for estate in state.estates] == [{kind: 1}, {}]


# ---------------------------------------------------------------------------------------- silver


@pytest.mark.rule("BDG-6.7")
def test_silver_buys_a_second_mark_after_a_first() -> None:
    state = given(2, dice=("city", "pasture", 2, 4), held={"silver": 1})
    assert legal(state, kind="silver") == set()
    assert refusal(state, 0, "silver", 4, PASTURE) == "BDG-6.7"
    act(state, 0, "mark", 2, (1, 0))
    assert (PASTURE, 4) in legal(state, kind="silver")
    act(state, 0, "silver", 4, PASTURE)
    estate = state.estates[0]
    assert {cell: value_at(estate, cell) for cell in now_marked(state)} == {(1, 0): 2, PASTURE: 4}
    assert crossed(estate) == {"silver": 1}
    assert finished(state)


@pytest.mark.rule("BDG-6.7")
def test_silver_is_not_spent_before_the_second_mark_is_made() -> None:
    state = given(2, dice=("city", "pasture", 2, 4), held={"silver": 1})
    act(state, 0, "mark", 2, (1, 0))
    assert crossed(state.estates[0]) == {}
    assert {ACTIONS.decode(choice).kind for choice in state.legal(0)} == {"silver", "done"}
    act(state, 0, "done")
    assert holdings(state.estates[0]) == {"silver": 1}


@pytest.mark.rule("BDG-6.7")
def test_nobody_is_asked_for_a_second_mark_that_cannot_be_made() -> None:
    """Ruling R21."""
    state = given(2, dice=("pasture", "castle", 4, 6), held={"silver": 1})
    act(state, 0, "mark", 4, PASTURE)
    assert finished(state)
    assert holdings(state.estates[0]) == {"silver": 1}


@pytest.mark.rule("BDG-6.7", "BDG-6.10")
@pytest.mark.parametrize(
    ("kind", "value", "cell"), [("monk", 2, (1, 2)), ("worker", 5, (1, 0))], ids=["monk", "worker"]
)
def test_silver_does_not_follow_a_mark_with_a_changed_die(
    kind: str, value: int, cell: Cell
) -> None:
    state = given(2, dice=("city", "pasture", 2, 4), held=ONE_OF_EACH)
    act(state, 0, kind, value, cell)
    assert finished(state)
    assert refusal(state, 0, "silver", 4, PASTURE) is not None
    assert holdings(state.estates[0])["silver"] == 1


@pytest.mark.rule("BDG-6.8")
def test_example_the_same_city_die_with_the_other_pip_die() -> None:
    state = given(2, dice=("city", "mine", 2, 4), held={"silver": 1})
    act(state, 0, "mark", 2, (1, 0))
    act(state, 0, "silver", 4, (2, 0))
    assert now_marked(state) == {(1, 0), (2, 0)}
    assert crossed(state.estates[0]) == {"silver": 1}


@pytest.mark.rule("BDG-6.8")
@pytest.mark.parametrize(
    "dice", [("pasture", "mine", 1, 1), ("pasture", "pasture", 1, 6)], ids=["pips", "colours"]
)
def test_example_two_like_dice_mark_two_pastures_with_a_1(dice: Dice) -> None:
    """The other 1 with the same pasture die, or the other pasture die with the same 1."""
    state = given(2, dice=dice, marks={(1, 0): 5}, held={"silver": 1})
    act(state, 0, "mark", 1, (1, -1))
    assert ((0, -1), 1) in legal(state, kind="silver")
    act(state, 0, "silver", 1, (0, -1))
    assert now_marked(state) == {(1, -1), (0, -1)}
    assert crossed(state.estates[0]) == {"silver": 1}


@pytest.mark.rule("BDG-6.8")
@pytest.mark.parametrize("first", list(product(["city", "pasture"], [2, 4])))
def test_all_pairs_but_the_one_already_used_are_allowed(first: tuple[str, int]) -> None:
    begin: dict[str, Cell] = {"city": (1, 0), "pasture": PASTURE}
    again: dict[str, Cell] = {"city": (3, -2), "pasture": (1, -1)}
    dice = ("city", "pasture", 2, 4)
    state = given(2, dice=dice, marks={(3, -1): 1, (0, 0): 1}, held={"silver": 1})
    act(state, 0, "mark", first[1], begin[first[0]])
    for colour, value in product(["city", "pasture"], [2, 4]):
        used = (colour, value) == first
        assert refusal(state, 0, "silver", value, again[colour]) == ("BDG-6.8" if used else None)
        assert ((again[colour], value) in legal(state, kind="silver")) != used


@pytest.mark.rule("BDG-6.9")
def test_the_second_mark_may_touch_the_first() -> None:
    state = given(2, dice=("city", "mine", 2, 4), held={"silver": 1})
    assert refusal(state, 0, "mark", 4, (3, 0)) == "BDG-4.3"
    act(state, 0, "mark", 2, (2, 0))
    assert ((3, 0), 4) in legal(state, kind="silver")
    assert refusal(state, 0, "silver", 4, (3, -2)) == "BDG-4.3"
    act(state, 0, "silver", 4, (3, 0))
    assert now_marked(state) == {(2, 0), (3, 0)}


@pytest.mark.rule("BDG-6.9")
def test_a_castle_may_take_the_value_just_written_beside_it() -> None:
    state = given(2, dice=("city", "castle", 5, 3), held={"silver": 1})
    act(state, 0, "mark", 5, (1, 0))
    assert ((2, -1), 5) in legal(state, kind="silver")
    assert refusal(state, 0, "silver", 3, (2, -1)) == "BDG-4.11"


@pytest.mark.rule("BDG-6.9")
def test_a_city_remembers_the_value_just_written() -> None:
    state = given(2, dice=("city", "city", 2, 4), held={"silver": 1})
    act(state, 0, "mark", 2, (1, 0))
    assert legal(state, kind="silver") == {((2, 0), 4)}
    assert refusal(state, 0, "silver", 2, (2, 0)) == "BDG-4.9"


@pytest.mark.rule("BDG-6.9")
def test_a_pasture_remembers_the_value_just_written() -> None:
    dice = ("pasture", "pasture", 1, 3)
    state = given(2, dice=dice, marks={(1, 0): 5}, held={"silver": 1})
    act(state, 0, "mark", 1, (1, -1))
    assert legal(state, kind="silver") == {((0, -1), 1), (PASTURE, 1), (PASTURE, 3)}
    assert refusal(state, 0, "silver", 3, (0, -1)) == "BDG-4.13"


@pytest.mark.rule("BDG-6.9")
@pytest.mark.parametrize(
    ("colour", "cell", "values", "rule"),
    [
        ("monastery", (1, 2), {1, 2}, "BDG-4.5"),
        ("mine", (3, -3), {3, 4}, "BDG-4.6"),
        ("river", RIVER, {5, 6}, "BDG-4.7"),
    ],
)
@pytest.mark.parametrize("value", PIPS)
def test_the_second_mark_takes_only_the_values_of_its_colour(
    colour: str, cell: Cell, values: set[int], rule: str, value: int
) -> None:
    dice = ("pasture", colour, value, value)
    state = given(2, dice=dice, marks={(3, -2): 1, (1, 0): 5}, held={"silver": 1})
    act(state, 0, "mark", value, (1, -1))
    allowed = value in values
    assert refusal(state, 0, "silver", value, cell) == (None if allowed else rule)
    assert ((cell, value) in legal(state, kind="silver")) == allowed


@pytest.mark.rule("BDG-6.10")
def test_the_second_mark_uses_the_dice_as_rolled() -> None:
    state = given(2, dice=("city", "pasture", 2, 4), held=ONE_OF_EACH)
    act(state, 0, "mark", 2, (1, 0))
    assert refusal(state, 0, "silver", 2, (1, 2)) == "BDG-4.2"
    assert refusal(state, 0, "silver", 3, PASTURE) == "BDG-4.4"
    for kind, value, cell in [("monk", 2, (1, 2)), ("worker", 3, PASTURE)]:
        assert legal(state, kind=kind) == set()
        assert refusal(state, 0, kind, value, cell) == "BDG-6.10"


@pytest.mark.rule("BDG-6.11")
def test_no_amount_of_silver_buys_a_third_mark() -> None:
    state = given(2, dice=("city", "pasture", 2, 4), held={"silver": 5})
    act(state, 0, "mark", 2, (1, 0))
    act(state, 0, "silver", 4, PASTURE)
    assert finished(state)
    assert refusal(state, 0, "silver", 4, (2, 0)) is not None
    assert len(now_marked(state)) == 2
    assert holdings(state.estates[0]) == {"silver": 4}


@pytest.mark.rule("BDG-6.12")
def test_the_first_zone_is_booked_before_the_second_mark() -> None:
    dice = ("city", "pasture", 3, 6)
    state = given(2, phase=2, dice=dice, marks={(1, 0): 1, (2, 0): 2}, held={"silver": 1})
    act(state, 0, "mark", 3, (3, 0))
    assert subtotals(state.estates[0]) == [0, 6, 0]
    assert holdings(state.estates[0]) == {"silver": 1, "worker": 1}
    act(state, 0, "silver", 6, PASTURE)
    assert subtotals(state.estates[0]) == [0, 6 + 2, 0]
    assert [(event.text.key, event.points) for event in told(state, 0)] == [
        ("log-mark", 0),
        ("log-zone", 6),
        ("log-reward", 0),
        ("log-spend", 0),
        ("log-mark", 0),
        ("log-zone", 2),
    ]


@pytest.mark.rule("BDG-6.13")
def test_silver_from_a_mine_just_finished_may_be_spent_at_once() -> None:
    state = given(2, dice=("mine", "monastery", 4, 1), marks={(2, -3): 3})
    act(state, 0, "mark", 4, (3, -3))
    assert holdings(state.estates[0]) == {"silver": 1}
    act(state, 0, "silver", 1, (2, -2))
    assert now_marked(state) == {(3, -3), (2, -2)}
    assert (circled(state.estates[0]), crossed(state.estates[0])) == ({"silver": 1}, {"silver": 1})


@pytest.mark.rule("BDG-6.13")
def test_silver_from_a_castle_just_marked_may_be_spent_at_once() -> None:
    state = given(2, dice=("castle", "city", 5, 3), marks={(1, 0): 5})
    act(state, 0, "mark", 5, (2, -1))
    act(state, 0, "silver", 3, (2, 0))
    assert now_marked(state) == {(2, -1), (2, 0)}
    assert crossed(state.estates[0]) == {"silver": 1}


@pytest.mark.rule("BDG-6.13")
def test_silver_from_the_sale_of_this_turn_may_be_spent_in_it() -> None:
    state = given(2, held={"goods": 1})
    next_hourglass(state, 2)
    all_take(state)
    assert holdings(state.estates[0])["silver"] == 1
    roll(state, ("city", "pasture", 2, 4), hourglass=2)
    act(state, 0, "mark", 2, (1, 0))
    act(state, 0, "silver", 4, PASTURE)
    assert crossed(state.estates[0]) == {"goods": 1, "silver": 1}


@pytest.mark.rule("BDG-6.14")
def test_whoever_took_the_worker_cannot_spend_silver() -> None:
    state = given(2, held={"silver": 3}, marks=EXAMPLE)
    act(state, 0, "take")
    assert finished(state)
    for value, cell in product((4, 6), [(0, -1), (1, -1)]):
        assert refusal(state, 0, "silver", value, cell) is not None
    assert holdings(state.estates[0]) == {"silver": 3, "worker": 1}
