"""Section 4: a colour die and a pip die mark one hex."""

from itertools import permutations, product

import pytest

from feldspar.games.burgundy_dice.game import GAME, DiceState
from feldspar.games.burgundy_dice.rules.components import BOARD, DATA
from feldspar.games.burgundy_dice.rules.player_board import Estate, blank
from feldspar.games.burgundy_dice.rules.sheet import _print
from feldspar.kernel.playout import playout
from feldspar.kernel.toolkit.hexes import Cell, members
from tests.games.burgundy_dice.given import (
    EXAMPLE,
    FILLING,
    Zone,
    act,
    action,
    another_castle,
    around,
    beside,
    circled,
    colour_at,
    crossed,
    enter,
    given,
    holdings,
    legal,
    refusal,
    roll,
    subtotals,
    value_at,
    zones,
)

LETTERS = "ABCD"
SQUARES = ("monk", "silver", "goods", "worker")
PIPS = (1, 2, 3, 4, 5, 6)

each_sheet = pytest.mark.parametrize("letter", LETTERS)
each_start = pytest.mark.parametrize(("letter", "square"), list(product(LETTERS, SQUARES)))


def marked(estate: Estate) -> set[Cell]:
    return {BOARD.cells[hex_] for hex_ in members(estate.marked)}


def cells(letter: str, colour: str) -> list[Cell]:
    """Every hex of a colour on a sheet."""
    return [cell for zone in zones(colour) if zone.letter == letter for cell in zone.cells]


def verdicts(state: DiceState, cell: Cell) -> dict[int, str | None]:
    """For each value: the rule that forbids it in a hex, with its colour and the value rolled.

    What is forbidden must not be offered, and the rest must.
    """
    colour = colour_at(state.estates[0], cell)
    found = {}
    for value in PIPS:
        roll(state, (colour, colour, value, value))
        found[value] = refusal(state, 0, "mark", value, cell)
        assert ((cell, value) in legal(state)) == (found[value] is None)
    return found


def only(values: set[int], rule: str) -> dict[int, str | None]:
    """The verdicts when some values are allowed and a rule forbids the others."""
    return {value: None if value in values else rule for value in PIPS}


# ----------------------------------------------------------------------------- the combination


@pytest.mark.rule("BDG-4.1")
def test_every_pair_of_a_colour_die_and_a_pip_die_is_offered() -> None:
    state = given(dice=("pasture", "city", 4, 6))
    assert legal(state) == set(product([(2, 1), (1, 0), (2, 0)], [4, 6]))


@pytest.mark.rule("BDG-4.1")
@pytest.mark.parametrize(("cell", "value"), list(product([(2, 1), (1, 0), (2, 0)], [4, 6])))
def test_a_combination_marks_exactly_one_hex(cell: Cell, value: int) -> None:
    state = given(2, dice=("pasture", "city", 4, 6))
    before = marked(state.estates[0])
    act(state, 0, "mark", value, cell)
    assert marked(state.estates[0]) - before == {cell}
    assert marked(state.estates[1]) == before


@pytest.mark.rule("BDG-4.1")
def test_a_player_marks_once_and_has_then_finished() -> None:
    state = given(2, dice=("pasture", "city", 4, 6))
    act(state, 0, "mark", 4, (2, 1))
    assert (state.actors(), state.legal(0)) == ([1], [])
    assert refusal(state, 0, "mark", 4, (1, 0)) is not None


@pytest.mark.rule("BDG-4.1")
def test_a_second_plain_mark_is_refused_even_while_silver_offers_one() -> None:
    state = given(2, dice=("pasture", "city", 4, 6), held={"silver": 1})
    act(state, 0, "mark", 4, (2, 1))
    assert legal(state, 0, "mark") == set()
    assert refusal(state, 0, "mark", 4, (1, 0)) == "BDG-4.1"


@pytest.mark.rule("BDG-4.1")
def test_nobody_is_done_without_a_combination() -> None:
    state = given(2, held={"silver": 1})
    assert action("done") not in state.legal(0)
    assert refusal(state, 0, "done") == "BDG-4.1"


@pytest.mark.rule("BDG-4.1")
def test_all_choose_at_the_same_time_in_any_order() -> None:
    results = set()
    for order in permutations(range(3)):
        state = given(3)
        assert state.actors() == [0, 1, 2]
        for seat in order:
            act(state, seat, "mark", [4, 6, 4][seat], [(2, 1), (1, 0), (2, 0)][seat])
        results.add(state.state_key())
    assert len(results) == 1


# ------------------------------------------------------------------------------- which hexes


@pytest.mark.rule("BDG-4.2")
@each_start
def test_a_hex_is_marked_with_a_die_of_its_own_colour(letter: str, square: str) -> None:
    state = given(sheet=letter, castle=square)
    start = BOARD.cells[state.sheet.castle_of[SQUARES.index(square)]]
    for cell, shown in product(around(start), FILLING):
        colour = colour_at(state.estates[0], cell)
        value = FILLING[colour][0]
        roll(state, (shown, shown, value, value))
        fits = shown == colour
        assert refusal(state, 0, "mark", value, cell) == (None if fits else "BDG-4.2")
        assert ((cell, value) in legal(state)) == fits


@pytest.mark.rule("BDG-4.2")
def test_either_colour_die_will_do() -> None:
    for dice in [("city", "mine", 6, 1), ("mine", "city", 6, 1), ("mine", "city", 1, 6)]:
        assert ((1, 0), 6) in legal(given(dice=dice))


@pytest.mark.rule("BDG-4.2")
@pytest.mark.parametrize("value", PIPS)
def test_a_marked_hex_is_not_marked_again(value: int) -> None:
    state = given(2, dice=("city", "city", value, value), marks={(1, 0): 5})
    assert refusal(state, 0, "mark", value, (1, 0)) == "BDG-4.2"
    assert (1, 0) not in {cell for cell, _ in legal(state)}


@pytest.mark.rule("BDG-4.3")
@each_start
def test_the_first_mark_touches_the_start_castle(letter: str, square: str) -> None:
    state = given(sheet=letter, castle=square)
    start = BOARD.cells[state.sheet.castle_of[SQUARES.index(square)]]
    for colour, (value, *_) in FILLING.items():
        roll(state, (colour, colour, value, value))
        near = {cell for cell in around(start) if colour_at(state.estates[0], cell) == colour}
        assert {cell for cell, _ in legal(state)} == near
        for cell in set(cells(letter, colour)) - near:
            assert refusal(state, 0, "mark", value, cell) == "BDG-4.3"


@pytest.mark.rule("BDG-4.3")
def test_a_mark_may_touch_any_hex_marked_before() -> None:
    state = given(2, dice=("city", "city", 6, 6), marks={(2, 0): 5})
    assert legal(state) == {((1, 0), 6), ((3, 0), 6)}
    assert refusal(state, 0, "mark", 6, (3, -2)) == "BDG-4.3"


@pytest.mark.rule("BDG-4.3")
def test_what_others_have_marked_does_not_count() -> None:
    state = given(2, dice=("city", "city", 6, 6))
    enter(state.estates[1], (2, 0), 5)
    assert ((3, 0), 6) in legal(state, 1)
    assert ((3, 0), 6) not in legal(state, 0)
    assert refusal(state, 0, "mark", 6, (3, 0)) == "BDG-4.3"


@pytest.mark.rule("BDG-4.4")
@pytest.mark.parametrize("pips", list(product(PIPS, PIPS)))
def test_only_the_values_of_the_pip_dice_are_written(pips: tuple[int, int]) -> None:
    state = given(dice=("city", "pasture", *pips))
    assert {value for _, value in legal(state)} == set(pips)
    for cell in [(1, 0), (2, 1)]:
        for value in set(PIPS) - set(pips):
            assert refusal(state, 0, "mark", value, cell) == "BDG-4.4"


@pytest.mark.rule("BDG-4.4")
@pytest.mark.parametrize("value", PIPS)
def test_the_value_of_the_die_is_what_stands_in_the_hex(value: int) -> None:
    state = given(2, dice=("city", "mine", value, 7 - value))
    act(state, 0, "mark", value, (1, 0))
    assert value_at(state.estates[0], (1, 0)) == value


# ------------------------------------------------------------------ monasteries, mines, rivers


@each_sheet
@pytest.mark.parametrize(
    ("colour", "values", "rule"),
    [
        pytest.param("monastery", {1, 2}, "BDG-4.5", marks=pytest.mark.rule("BDG-4.5")),
        pytest.param("mine", {3, 4}, "BDG-4.6", marks=pytest.mark.rule("BDG-4.6")),
        pytest.param("river", {5, 6}, "BDG-4.7", marks=pytest.mark.rule("BDG-4.7")),
    ],
)
def test_monastery_mine_and_river_take_two_values_each(
    colour: str, values: set[int], rule: str, letter: str
) -> None:
    for cell in cells(letter, colour):
        state = given(sheet=letter, marks=beside(letter, cell))
        assert verdicts(state, cell) == only(values, rule)


@pytest.mark.rule("BDG-4.8")
@pytest.mark.parametrize("zone", zones("monastery", "mine", "river", least=2), ids=str)
def test_monastery_mine_and_river_may_repeat_a_value(zone: Zone) -> None:
    values = {"monastery": {1, 2}, "mine": {3, 4}, "river": {5, 6}}[zone.colour]
    rule = {"monastery": "BDG-4.5", "mine": "BDG-4.6", "river": "BDG-4.7"}[zone.colour]
    *first, last = zone.cells
    for value in values:
        state = given(sheet=zone.letter, marks=dict.fromkeys(first, value))
        assert verdicts(state, last) == only(values, rule)


# ---------------------------------------------------------------------------------------- cities


@pytest.mark.rule("BDG-4.9")
@pytest.mark.parametrize("zone", zones("city"), ids=str)
def test_the_first_hex_of_a_city_takes_any_value(zone: Zone) -> None:
    for cell in zone.cells:
        state = given(sheet=zone.letter, marks=beside(zone.letter, cell))
        assert set(verdicts(state, cell).values()) == {None}


@pytest.mark.rule("BDG-4.9")
@pytest.mark.parametrize("zone", zones("city", least=2), ids=str)
def test_a_city_takes_no_value_twice(zone: Zone) -> None:
    *first, last = zone.cells
    for values in permutations(PIPS, len(first)):
        state = given(sheet=zone.letter, marks=dict(zip(first, values, strict=True)))
        assert verdicts(state, last) == only(set(PIPS) - set(values), "BDG-4.9")


@pytest.mark.rule("BDG-4.10")
@pytest.mark.parametrize("zone", zones("city"), ids=str)
def test_cities_do_not_mind_what_stands_in_other_cities(zone: Zone) -> None:
    others = set(cells(zone.letter, "city")) - set(zone.cells)
    for cell in zone.cells:
        marks = {**dict.fromkeys(others, 4), **beside(zone.letter, cell)}
        state = given(sheet=zone.letter, marks=marks)
        assert set(verdicts(state, cell).values()) == {None}


# --------------------------------------------------------------------------------------- castles


@pytest.mark.rule("BDG-4.11")
@pytest.mark.parametrize("zone", zones("castle"), ids=str)
def test_a_castle_takes_only_values_that_stand_beside_it(zone: Zone) -> None:
    (cell,) = zone.cells
    near = around(cell)
    start = another_castle(zone)
    for one, other in product(PIPS, PIPS):
        state = given(sheet=zone.letter, castle=start, marks={near[0]: one, near[-1]: other})
        assert verdicts(state, cell) == only({one, other}, "BDG-4.11")


@pytest.mark.rule("BDG-4.11")
def test_a_value_two_hexes_away_does_not_help_a_castle() -> None:
    state = given(marks={(1, 0): 5, (2, 0): 3})  # the castle (2, -1) touches both
    assert verdicts(state, (2, -1)) == only({3, 5}, "BDG-4.11")
    state = given(marks={(1, 0): 5, (3, 0): 3})  # but not (3, 0)
    assert verdicts(state, (2, -1)) == only({5}, "BDG-4.11")


@pytest.mark.rule("BDG-4.12")
@pytest.mark.parametrize("zone", zones("castle"), ids=str)
def test_a_castle_without_the_value_beside_it_cannot_take_it(zone: Zone) -> None:
    (cell,) = zone.cells
    start = another_castle(zone)
    state = given(sheet=zone.letter, castle=start, marks=dict.fromkeys(around(cell), 6))
    assert verdicts(state, cell) == only({6}, "BDG-4.11")


@pytest.mark.rule("BDG-4.12")
def test_the_cross_of_the_start_castle_is_no_value_for_a_castle_beside_it() -> None:
    """No printed castles touch, so this sheet is made up: A with two hexes exchanged."""
    rows = [*DATA["sheets"]["A"]["rows"]]
    rows[2], rows[4] = "OBYYgP", "YoPbpY"
    state = given()
    state.estates = [blank(_print("A", rows))]
    enter(state.estates[0], (1, 1), 0)
    assert colour_at(state.estates[0], (0, 1)) == "castle"
    assert verdicts(state, (0, 1)) == only(set(), "BDG-4.11")
    enter(state.estates[0], (0, 2), 2)
    assert verdicts(state, (0, 1)) == only({2}, "BDG-4.11")


# -------------------------------------------------------------------------------------- pastures


@pytest.mark.rule("BDG-4.13")
@pytest.mark.parametrize("zone", zones("pasture"), ids=str)
def test_the_first_hex_of_a_pasture_takes_any_value(zone: Zone) -> None:
    for cell in zone.cells:
        state = given(sheet=zone.letter, marks=beside(zone.letter, cell))
        assert set(verdicts(state, cell).values()) == {None}


@pytest.mark.rule("BDG-4.13")
@pytest.mark.parametrize("zone", zones("pasture", least=2), ids=str)
@pytest.mark.parametrize("value", PIPS)
def test_all_hexes_of_a_pasture_take_the_same_value(zone: Zone, value: int) -> None:
    *first, last = zone.cells
    state = given(sheet=zone.letter, marks=dict.fromkeys(first, value))
    assert verdicts(state, last) == only({value}, "BDG-4.13")


@pytest.mark.rule("BDG-4.14")
@pytest.mark.parametrize("zone", zones("pasture"), ids=str)
def test_pastures_do_not_mind_what_stands_in_other_pastures(zone: Zone) -> None:
    others = set(cells(zone.letter, "pasture")) - set(zone.cells)
    for cell in zone.cells:
        marks = {**dict.fromkeys(others, 4), **beside(zone.letter, cell)}
        state = given(sheet=zone.letter, marks=marks)
        assert set(verdicts(state, cell).values()) == {None}


# ---------------------------------------------------------------------- a worker instead of a mark


@pytest.mark.rule("BDG-4.15")
@pytest.mark.parametrize("pass_rule", ["free", "strict"])
def test_who_cannot_mark_takes_a_worker(pass_rule: str) -> None:
    state = given(2, dice=("castle", "mine", 1, 6), pass_rule=pass_rule)
    assert state.legal(0) == [action("take")]
    act(state, 0, "take")
    assert holdings(state.estates[0]) == {"worker": 1}
    assert holdings(state.estates[1]) == {}


@pytest.mark.rule("BDG-4.15")
def test_which_combination_is_useful_is_the_players_own_judgement() -> None:
    """Ruling R1: by default a worker may be taken instead of any mark."""
    state = given(2, dice=("pasture", "city", 4, 6))
    assert legal(state)
    assert action("take") in state.legal(0)
    assert refusal(state, 0, "take") is None


@pytest.mark.rule("BDG-4.15")
def test_the_strict_rule_gives_no_worker_to_who_can_mark() -> None:
    state = given(2, dice=("pasture", "city", 4, 6), pass_rule="strict")
    assert legal(state)
    assert action("take") not in state.legal(0)
    assert refusal(state, 0, "take") == "BDG-4.15"


@pytest.mark.rule("BDG-4.15")
@pytest.mark.parametrize("dice", [("river", "mine", 5, 1), ("mine", "river", 1, 5)])
def test_the_strict_rule_looks_at_all_four_pairs(dice: tuple[str, str, int, int]) -> None:
    state = given(2, dice=dice, pass_rule="strict")
    assert legal(state) == {((0, 1), 5)}
    assert refusal(state, 0, "take") == "BDG-4.15"


@pytest.mark.rule("BDG-4.15")
def test_a_bonus_that_would_help_does_not_count_as_a_useful_combination() -> None:
    held = {"monk": 1, "worker": 1}
    state = given(2, dice=("castle", "river", 1, 1), held=held, pass_rule="strict")
    assert legal(state, kind="monk")
    assert legal(state, kind="worker")
    assert action("take") in state.legal(0)
    assert refusal(state, 0, "take") is None


@pytest.mark.rule("BDG-4.16")
def test_who_takes_the_worker_marks_nothing_and_spends_nothing() -> None:
    held = {"monk": 2, "silver": 1, "goods": 3, "worker": 1}
    state = given(2, held=held, marks=EXAMPLE)
    before = marked(state.estates[0])
    act(state, 0, "take")
    assert marked(state.estates[0]) == before
    assert crossed(state.estates[0]) == {}
    assert circled(state.estates[0]) == {"monk": 2, "silver": 1, "goods": 3, "worker": 2}
    assert (state.scores(), state.actors(), state.legal(0)) == ([0, 0], [1], [])


@pytest.mark.rule("BDG-4.16")
def test_who_has_marked_takes_no_worker() -> None:
    state = given(2, held={"silver": 1})
    act(state, 0, "mark", 4, (2, 1))
    assert action("take") not in state.legal(0)
    assert refusal(state, 0, "take") == "BDG-4.16"


@pytest.mark.rule("BDG-4.17")
def test_the_worker_can_be_used_from_the_next_turn() -> None:
    state = given(2, dice=("pasture", "city", 4, 6))
    act(state, 0, "take")
    assert legal(state, kind="worker") == set()
    assert refusal(state, 0, "worker", 1, (2, 1)) is not None
    act(state, 1, "take")
    roll(state, ("pasture", "mine", 4, 6))
    assert legal(state, kind="worker") == {((2, 1), value) for value in PIPS}
    act(state, 0, "worker", 1, (2, 1))
    assert value_at(state.estates[0], (2, 1)) == 1
    assert holdings(state.estates[0]) == {}


# --------------------------------------------------------------------------- marks are permanent


@pytest.mark.rule("BDG-4.18")
@each_sheet
def test_no_value_is_ever_erased_or_changed(letter: str) -> None:
    state = GAME.new(2, b"for good", sheet=letter)
    written: list[dict[Cell, int]] = [{}, {}]
    while playout(state, state.turn, most=1):
        for seat, estate in enumerate(state.estates):
            stands = {
                BOARD.cells[hex_]: value
                for value, hexes in enumerate(estate.at)
                for hex_ in members(hexes)
            }
            assert stands.items() >= written[seat].items()
            assert len(stands) == sum(hexes.bit_count() for hexes in estate.at)
            written[seat] = stands
    assert min(map(len, written)) > 10


@pytest.mark.rule("BDG-4.18")
def test_no_decision_changes_a_marked_hex() -> None:
    held = {"monk": 1, "worker": 1, "silver": 1}
    state = given(2, dice=("city", "pasture", 2, 6), held=held, marks={(1, 0): 5, (2, 1): 3})
    for kind, value, cell in product(("mark", "monk", "worker"), (2, 6), [(1, 0), (2, 1)]):
        assert (cell, value) not in legal(state, kind=kind)
        assert refusal(state, 0, kind, value, cell) == "BDG-4.2"
    act(state, 0, "mark", 2, (2, 0))
    for cell in [(1, 0), (2, 1), (2, 0)]:
        assert refusal(state, 0, "silver", 6, cell) == "BDG-4.2"


# -------------------------------------------------------------------- the rulebook's great example


def example(seats: int = 1) -> DiceState:
    """Sheet A in phase II, with pasture, city, 4 and 6 rolled, a worker and two monks held."""
    dice = ("pasture", "city", 4, 6)
    return given(seats, phase=2, dice=dice, marks=EXAMPLE, held={"worker": 1, "monk": 2})


@pytest.mark.rule("BDG-4.2", "BDG-4.3", "BDG-4.18")
def test_example_without_a_bonus_only_the_upper_pasture_can_be_marked() -> None:
    assert legal(example()) == {((0, -1), 4), ((0, -1), 6), ((1, -1), 4), ((1, -1), 6)}


@pytest.mark.rule("BDG-4.3", "BDG-4.18")
def test_example_no_city_can_be_marked_with_any_value() -> None:
    state = example()
    reached = {cell for kind in ("mark", "worker", "monk") for cell, _ in legal(state, kind=kind)}
    assert not any(colour_at(state.estates[0], cell) == "city" for cell in reached)
    for cell in set(cells("A", "city")) - set(EXAMPLE):
        assert verdicts(state, cell) == only(set(), "BDG-4.3")


@pytest.mark.rule("BDG-4.13", "BDG-4.18", "BDG-5.10", "BDG-6.5")
def test_example_a_worker_finishes_the_pasture_at_the_bottom_right() -> None:
    state = example(2)
    assert ((-1, 3), 3) in legal(state, kind="worker")
    act(state, 0, "worker", 3, (-1, 3))
    assert subtotals(state.estates[0]) == [0, 6, 0]
    assert holdings(state.estates[0]) == {"monk": 2}


@pytest.mark.rule("BDG-4.18", "BDG-6.4")
def test_example_a_monk_adds_three_rivers_with_a_6_and_a_mine_with_a_4() -> None:
    state = example()
    assert legal(state, kind="monk") - legal(state) == {
        ((-1, 0), 6),
        ((0, 1), 6),
        ((-1, 2), 6),
        ((3, -3), 4),
    }
