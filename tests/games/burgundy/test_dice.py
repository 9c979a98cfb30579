"""Section 6: what it costs to change a die."""

from itertools import product

import pytest

from feldspar.games.burgundy.game import BurgundyState
from feldspar.games.burgundy.rules.components import GOODS, TYPES
from tests.games.burgundy.given import (
    PLAIN,
    act,
    beside,
    given,
    legal,
    number,
    printed,
    rolled,
    stored,
    verdict,
)

PIPS = range(1, 7)
PAIRS = list(product(PIPS, PIPS))
STEPS = ["012321", "101232", "210123", "321012", "232101", "123210"]
"""The steps from a die (row) to a number (column) around the circle of six."""
BUILDINGS = {1: "e5", 2: "c5", 3: "c3", 4: "b5", 5: "e2", 6: "f1"}
"""A building space of estate 1 for each number."""
FREELY = {
    9: {"building"},
    10: {"ship", "animal"},
    11: {"castle", "mine", "knowledge"},
    12: {"take"},
}
"""What each tile with a free shift helps to place, or to take."""
REFUSED = {"take": "BUR-7.1", "place": "BUR-8.2", "sell": "BUR-15.1"}

each_pair = pytest.mark.parametrize(("die", "wanted"), PAIRS)
each_kind = pytest.mark.parametrize("kind", REFUSED)


def turned(dice: set[int], most: int) -> set[int]:
    """What dice show once each was turned by as many steps as one likes, up to a number."""
    return {(die - 1 + by) % 6 + 1 for die in dice for by in range(-most, most + 1)}


def fewest(die: int, wanted: int, step: int = 1, shift: int = 0) -> int:
    """The workers it takes, found by turning the die in all possible ways."""
    shown = turned({die}, shift)
    workers = 0
    while wanted not in shown:
        shown = turned(shown, step)
        workers += 1
    return workers


def task(kind: str, die: int, wanted: int, *knowledge: int) -> tuple[BurgundyState, str]:
    """A position and an action in it with a die that needs a number."""
    goods = GOODS[wanted - 1]
    space = BUILDINGS[wanted]
    state = given(
        dice=(die, 1),
        storage=[PLAIN["building"]],
        goods={goods: 1},
        knowledge=knowledge,
        depots={f"{wanted}a": "mine"},
    )
    beside(state, space)
    written = {
        "take": f"take({die},{wanted}a)",
        "place": f"place({die},1,{space})",
        "sell": f"sell({die},{goods})",
    }
    return state, written[kind]


def price(state: BurgundyState, written: str) -> int:
    """The workers an action costs: with fewer it is refused, and of more they are all it takes."""
    workers = 0
    state.estates[0].workers = 0
    while (rule := verdict(state, written)) is not None:
        assert rule == REFUSED[written.partition("(")[0]]
        workers += 1
        assert workers < 4
        state.estates[0].workers = workers
    for more in (0, 5):
        after = state.clone()
        after.estates[0].workers += more
        act(after, written)
        assert after.estates[0].workers == more
    return workers


# ---------------------------------------------------------------------------------------- workers


@pytest.mark.rule("BUR-6.1")
def test_workers_are_spent_before_each_die_and_as_soon_as_they_are_there() -> None:
    state = given(dice=(1, 3), workers=1, depots={"2a": "mine", "5a": "mine"})
    assert verdict(state, "take(3,5a)") == "BUR-7.1"
    later = state.clone()
    act(state, "take(1,2a)")
    assert state.estates[0].workers == 0
    assert legal(state) == {"workers(3)"}
    act(later, "workers(1)")
    act(later, "take(3,5a)")
    assert (later.estates[0].workers, stored(later.estates[0])) == (1, ["mine"])


@pytest.mark.rule("BUR-6.1")
def test_workers_change_no_die_in_the_turn_of_another_and_no_die_of_another() -> None:
    state = given(2, dice=(1, 3), workers=3, depots={f"{n}a": "mine" for n in PIPS})
    state.estates[1].workers = 3
    state.dice = rolled(1, 3, 2, 6)
    assert legal(state, seat=1) == set()
    assert verdict(state, "take(2,2a)", 1) == "BUR-23.5"
    assert verdict(state, "take(2,2a)") == "BUR-5.1"
    act(state, "take(1,4a)")
    assert [estate.workers for estate in state.estates] == [0, 3]


@pytest.mark.rule("BUR-6.2")
@each_kind
@pytest.mark.parametrize("die", PIPS)
def test_a_worker_changes_a_die_by_one_up_or_down(kind: str, die: int) -> None:
    reached = set()
    for wanted in PIPS:
        state, written = task(kind, die, wanted)
        state.estates[0].workers = 1
        if verdict(state, written) is None:
            reached.add(wanted)
    assert reached == {(die - 2) % 6 + 1, die, die % 6 + 1}


@pytest.mark.rule("BUR-6.3")
@each_kind
@pytest.mark.parametrize(("die", "wanted"), [(6, 1), (1, 6)])
def test_6_and_1_are_neighbours(kind: str, die: int, wanted: int) -> None:
    assert price(*task(kind, die, wanted)) == 1


@pytest.mark.rule("BUR-6.4")
def test_anna_turns_a_2_into_a_6_with_two_workers() -> None:
    """The rulebook's example."""
    anna = given(dice=(2, 4), workers=2, depots={"6a": "castle"})
    act(anna, "take(2,6a)")
    assert (stored(anna.estates[0]), anna.estates[0].workers) == (["castle"], 0)
    assert legal(anna) == {"workers(4)"}


@pytest.mark.rule("BUR-6.5")
@each_kind
@each_pair
def test_a_die_costs_a_worker_for_each_step_around_the_circle(
    kind: str, die: int, wanted: int
) -> None:
    steps = int(STEPS[die - 1][wanted - 1])
    assert price(*task(kind, die, wanted)) == steps == fewest(die, wanted)


# ----------------------------------------------------------------------------------------- tile 8


@pytest.mark.rule("BUR-6.6")
def test_carla_turns_a_6_into_a_3_for_two_workers_with_tile_8() -> None:
    """The rulebook's example."""
    for kind in REFUSED:
        assert price(*task(kind, 6, 3, 8)) == 2


@pytest.mark.rule("BUR-6.6")
@each_kind
@each_pair
def test_with_tile_8_a_worker_changes_a_die_by_one_or_two(kind: str, die: int, wanted: int) -> None:
    steps = int(STEPS[die - 1][wanted - 1])
    assert price(*task(kind, die, wanted, 8)) == [0, 1, 1, 2][steps] == fewest(die, wanted, step=2)


# ------------------------------------------------------------------------------------ free shifts


@pytest.mark.rule("BUR-6.7")
@pytest.mark.parametrize("tile", FREELY)
@pytest.mark.parametrize("type_", TYPES)
def test_a_free_shift_serves_what_its_tile_names_and_nothing_else(tile: int, type_: str) -> None:
    step = 1 if type_ in FREELY[tile] else 0
    for space in (name for name, kind in printed(1).items() if kind == type_ and name != "d4"):
        state = given(storage=[PLAIN[type_]], knowledge=[tile])
        beside(state, space)
        for die in PIPS:
            state.dice = rolled(die) * 4
            reached = number(space) in turned({die}, step)
            rule = verdict(state, f"place({die},1,{space})")
            assert rule == (None if reached else "BUR-8.2")


@pytest.mark.rule("BUR-6.7")
@pytest.mark.parametrize("tile", FREELY)
def test_only_tile_12_shifts_a_die_that_takes(tile: int) -> None:
    state = given(knowledge=[tile], depots={f"{depot}a": "mine" for depot in PIPS})
    for die in PIPS:
        state.dice = rolled(die) * 4
        reached = turned({die}, 1 if "take" in FREELY[tile] else 0)
        assert legal(state, "take") == {f"take({die},{depot}a)" for depot in reached}


@pytest.mark.rule("BUR-6.7")
def test_a_free_shift_works_for_both_dice_of_a_turn() -> None:
    state = given(dice=(6, 2), knowledge=[12], depots={"1a": "mine", "1b": "ship"})
    act(state, "take(6,1a)")
    act(state, "take(2,1b)")
    assert stored(state.estates[0]) == ["mine", "ship"]


@pytest.mark.rule("BUR-6.8")
@pytest.mark.parametrize(("kind", "tile"), [("place", 9), ("take", 12)])
@each_pair
def test_a_free_shift_saves_one_step(kind: str, tile: int, die: int, wanted: int) -> None:
    left = max(0, int(STEPS[die - 1][wanted - 1]) - 1)
    assert price(*task(kind, die, wanted, tile)) == left == fewest(die, wanted, shift=1)
    halved = price(*task(kind, die, wanted, tile, 8))
    assert halved == [0, 1, 1][left] == fewest(die, wanted, step=2, shift=1)


@pytest.mark.rule("BUR-6.8")
@pytest.mark.parametrize("type_", TYPES)
@pytest.mark.parametrize("step", [1, 2])
def test_a_free_shift_adds_to_workers_for_tiles_of_every_type(type_: str, step: int) -> None:
    tile = next(tile for tile in FREELY if type_ in FREELY[tile])
    space = next(name for name, kind in printed(1).items() if kind == type_ and name != "d4")
    for die in PIPS:
        powers = [tile, 8] if step == 2 else [tile]
        state = given(dice=(die, 1), storage=[PLAIN[type_]], knowledge=powers)
        beside(state, space)
        expected = fewest(die, number(space), step, shift=1)
        assert price(state, f"place({die},1,{space})") == expected


@pytest.mark.rule("BUR-6.9")
@pytest.mark.parametrize(("kind", "tile"), [("place", 9), ("take", 12)])
@pytest.mark.parametrize("die", PIPS)
def test_tile_8_makes_no_free_shift_longer(kind: str, tile: int, die: int) -> None:
    for wanted in PIPS:
        state, written = task(kind, die, wanted, tile, 8)
        near = wanted in turned({die}, 1)
        assert verdict(state, written) == (None if near else REFUSED[kind])


@pytest.mark.rule("BUR-6.10")
@each_pair
def test_selling_has_no_free_shift(die: int, wanted: int) -> None:
    steps = int(STEPS[die - 1][wanted - 1])
    assert price(*task("sell", die, wanted, 9, 10, 11, 12)) == steps


@pytest.mark.rule("BUR-6.10")
@pytest.mark.parametrize("die", PIPS)
def test_taking_workers_needs_no_particular_number(die: int) -> None:
    state = given(dice=(die, 1), workers=0)
    act(state, f"workers({die})")
    assert state.estates[0].workers == 2
