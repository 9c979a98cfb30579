"""Section 21: knowledge tiles 8 to 12, which change dice."""

from itertools import product

import pytest

from feldspar.games.burgundy.rules.components import TYPES
from tests.games.burgundy.given import act, given, legal, refusal


@pytest.mark.rule("BUR-21.9", "BUR-6.6")
@pytest.mark.parametrize(
    ("die", "number", "plain", "halved"),
    [(6, 6, 0, 0), (6, 1, 1, 1), (6, 4, 2, 1), (6, 3, 3, 2), (1, 4, 3, 2), (2, 6, 2, 1)],
)
def test_with_tile_8_a_worker_changes_a_die_by_two(
    die: int, number: int, plain: int, halved: int
) -> None:
    """Example: Carla turns a 6 into a 3 for 2 workers."""
    for knowledge, cost in (((), plain), ((8,), halved)):
        depot = {f"{number}a": "mine"}
        state = given(dice=(die, die), workers=5, depots=depot, knowledge=knowledge)
        act(state, f"take({die},{number}a)")
        assert state.estates[0].workers == 5 - cost
        short = given(dice=(die, die), workers=cost, depots=depot, knowledge=knowledge)
        assert refusal(short, f"take({die},{number}a)") is None
        short.estates[0].workers -= 1
        assert cost == 0 or refusal(short, f"take({die},{number}a)") == "BUR-7.1"


# ----------------------------------------------------------------------------------- tiles 9 to 12

SPOTS = {
    "building": ("building-bank", "e4", 3),
    "animal": ("animal-cow-2", "c2", 4),
    "knowledge": ("knowledge-1", "b4", 5),
    "castle": ("castle", "b3", 6),
    "mine": ("mine", "e3", 4),
    "ship": ("ship", "d3", 2),
}
"""A tile of each type, a space it may go to, and the number there."""
BESIDE = {"c3": "building-church", "c4": "knowledge-26"}
SHIFTED = {9: ["building"], 10: ["ship", "animal"], 11: ["castle", "mine", "knowledge"], 12: []}


@pytest.mark.parametrize(
    "number",
    [
        pytest.param(tile, marks=pytest.mark.rule(f"BUR-21.{tile + 1}", "BUR-6.7"))
        for tile in SHIFTED
    ],
)
@pytest.mark.parametrize("type_", TYPES)
def test_tiles_9_to_11_shift_dice_that_place_their_types(number: int, type_: str) -> None:
    face, space, wanted = SPOTS[type_]
    for die, workers in product(range(1, 7), range(4)):
        distance = min((die - wanted) % 6, (wanted - die) % 6)
        cost = max(0, distance - 1) if type_ in SHIFTED[number] else distance
        state = given(
            dice=(die, die),
            workers=workers,
            storage=[face],
            placed=BESIDE,
            knowledge=[number],
        )
        possible = f"place({die},1,{space})" in legal(state)
        assert possible == (cost <= workers)
        if possible:
            act(state, f"place({die},1,{space})")
            assert state.estates[0].workers == workers - cost


@pytest.mark.rule("BUR-21.13", "BUR-6.7")
@pytest.mark.parametrize(("die", "depot"), list(product([1, 3, 6], range(1, 7))))
def test_tile_12_shifts_dice_that_take_tiles(die: int, depot: int) -> None:
    state = given(dice=(die, die), depots={f"{depot}a": "mine"}, knowledge=[12])
    free = (die - depot) % 6 in (0, 1, 5)
    assert (f"take({die},{depot}a)" in legal(state)) == free
    act(state, f"workers({die})")  # the other die has its own shift
    state.estates[0].workers = 0
    assert (f"take({die},{depot}a)" in legal(state)) == free


@pytest.mark.rule("BUR-21.13", "BUR-6.10")
def test_r18_tile_12_changes_neither_sales_nor_purchases() -> None:
    state = given(
        dice=(3, 3),
        silver=2,
        goods={"purple": 1, "pink": 1, "red": 1},
        depots={"1a": "mine"},
        knowledge=[12],
    )
    assert legal(state, "sell") == {"sell(3,pink)"}
    assert refusal(state, "buy(1a)") == "BUR-21.7"


def cheapest(die: int, number: int, steps: int, shift: int) -> int:
    """The fewest workers that turn a die into a number, by trying every way to spend them.

    Each worker changes it by up to so many steps; the free shift comes on top, once.
    """
    reached, workers = {die}, 0
    while not {(n + s) % 6 for n in reached for s in range(-shift, shift + 1)} & {number % 6}:
        reached |= {n + s for n in reached for s in range(-steps, steps + 1)}
        workers += 1
    return workers


@pytest.mark.rule("BUR-6.5", "BUR-6.8", "BUR-6.9")
@pytest.mark.parametrize("knowledge", [(), (8,), (12,), (8, 12)])
def test_r17_r35_workers_are_charged_at_the_lowest_cost(knowledge: tuple[int, ...]) -> None:
    for die, depot in product(range(1, 7), range(1, 7)):
        state = given(dice=(die, die), workers=9, depots={f"{depot}a": "mine"}, knowledge=knowledge)
        act(state, f"take({die},{depot}a)")
        cost = cheapest(die, depot, 1 + (8 in knowledge), int(12 in knowledge))
        assert 9 - state.estates[0].workers == cost
