"""Section 21: the powers of knowledge tiles 1 to 7, 13 and 14, and from when on they work.

Those that change dice, 8 to 12, and those that score at the end, 15 to 26, have their own files.
"""

from typing import Any

import pytest

from feldspar.games.burgundy.game import BurgundyState
from feldspar.games.burgundy.rules.components import GOODS
from feldspar.games.burgundy.rules.player_board import FROM_ANIMALS
from feldspar.games.burgundy.rules.tiles import NO_TILE
from tests.games.burgundy.given import (
    act,
    given,
    goods,
    lay,
    legal,
    pass_round,
    refusal,
    slot_of,
    stored,
    wares,
)

MINES = dict.fromkeys(["e3", "f2"], "mine")

# ------------------------------------------------------------------------ tiles 1 to 4 and 13, 14


@pytest.mark.rule("BUR-21.1")
@pytest.mark.parametrize(("first", "second"), [("e4", "e5"), ("c5", "c6"), ("e1", "f1")])
def test_tile_1_allows_a_building_twice_in_any_city(first: str, second: str) -> None:
    number = {"e5": 1, "c6": 3, "f1": 6}[second]
    position: dict[str, Any] = {
        "dice": (number, number),
        "storage": ["building-bank"],
        "placed": {first: "building-bank"},
    }
    written = f"place({number},1,{second})"
    assert refusal(given(**position), written) == "BUR-8.5"
    state = given(**position, knowledge=[1])
    assert written in legal(state)
    act(state, written)
    assert state.estates[0].silver == 2  # and the second works as the first


@pytest.mark.rule("BUR-21.2")
@pytest.mark.parametrize("phase", "ABCDE")
def test_tile_2_gives_workers_for_mines_at_each_end_of_a_phase(phase: str) -> None:
    state = given(phase=phase, round=5, placed=MINES, knowledge=[2])
    pass_round(state)
    assert (state.estates[0].silver, state.estates[0].workers) == (2, 4 + 2)


SALES = {
    "die": ([], "sell(4,red)"),
    "warehouse": (["place(3,1,e4)"], "sell(free,red)"),
    "castle": (["place(6,2,b3)"], "sell(free,red)"),
}
"""What leads to a sale, and the sale."""


def gained_by_sale(how: str, *knowledge: int) -> tuple[int, int]:
    """The silver and the workers that selling three red tiles brings."""
    before, sale = SALES[how]
    state = given(
        dice=({"die": 4, "warehouse": 3, "castle": 6}[how], 1),
        goods={"red": 3},
        storage=["building-warehouse", "castle"],
        placed={"c4": "knowledge-26"},
        knowledge=knowledge,
    )
    for action in before:
        act(state, action)
    act(state, sale)
    return state.estates[0].silver, state.estates[0].workers


@pytest.mark.parametrize("how", SALES)
@pytest.mark.parametrize(
    ("knowledge", "gained"),
    [
        pytest.param((), (1, 0), marks=pytest.mark.rule("BUR-15.4")),
        pytest.param((3,), (2, 0), marks=pytest.mark.rule("BUR-21.3")),
        pytest.param((4,), (1, 1), marks=pytest.mark.rule("BUR-21.4")),
        pytest.param((3, 4), (2, 1), marks=pytest.mark.rule("BUR-21.23")),
    ],
)
def test_tiles_3_and_4_make_every_sale_worth_more(
    how: str, knowledge: tuple[int, ...], gained: tuple[int, int]
) -> None:
    assert gained_by_sale(how, *knowledge) == gained


@pytest.mark.parametrize(
    ("knowledge", "gained"),
    [
        pytest.param((), (2, 0), marks=pytest.mark.rule("BUR-16.1")),
        pytest.param((13,), (2, 1), marks=pytest.mark.rule("BUR-21.14")),
        pytest.param((14,), (4, 0), marks=pytest.mark.rule("BUR-21.15")),
        pytest.param((13, 14), (4, 1), marks=pytest.mark.rule("BUR-21.23")),
    ],
)
def test_tiles_13_and_14_make_taking_workers_worth_more(
    knowledge: tuple[int, ...], gained: tuple[int, int]
) -> None:
    state = given(dice=(5, 5), knowledge=knowledge)
    act(state, "workers(5)")
    assert (state.estates[0].workers, state.estates[0].silver) == gained


@pytest.mark.rule("BUR-21.14", "BUR-21.15")
@pytest.mark.parametrize("knowledge", [(), (13,), (14,), (13, 14)])
def test_r20_the_boarding_house_is_not_the_action_of_taking_workers(
    knowledge: tuple[int, ...],
) -> None:
    state = given(dice=(3, 1), storage=["building-boarding_house"], knowledge=knowledge)
    act(state, "place(3,1,e4)")
    assert (state.estates[0].workers, state.estates[0].silver) == (4, 0)


# ------------------------------------------------------------------------------------ tiles 5 to 7

PAIRS = ["1+2", "2+3", "3+4", "4+5", "5+6", "6+1"]


def sailing(**position: Any) -> BurgundyState:
    """A ship has just been placed, and its owner has to choose where to collect goods."""
    state = given(dice=(2, 1), storage=["ship"], **position)
    act(state, "place(2,1,d3)")
    return state


@pytest.mark.rule("BUR-21.5", "BUR-1.15")
@pytest.mark.parametrize("pair", PAIRS)
def test_tile_5_collects_from_two_neighbours_of_the_ring(pair: str) -> None:
    lying = {depot: {GOODS[depot - 1]: depot} for depot in range(1, 7)}
    assert refusal(sailing(wares=lying), f"collect({pair})") == "BUR-21.5"
    state = sailing(wares=lying, knowledge=[5])
    assert legal(state) == {f"collect({which})" for which in [*"123456", *PAIRS]}
    act(state, f"collect({pair})")
    both = {int(depot) for depot in pair.split("+")}
    assert goods(state.estates[0]) == {GOODS[depot - 1]: depot for depot in sorted(both)}
    assert {depot for depot in range(1, 7) if wares(state, depot)} == {*range(1, 7)} - both


@pytest.mark.rule("BUR-21.5")
def test_with_tile_5_one_depot_may_be_chosen_as_well() -> None:
    state = sailing(wares={1: {"red": 1}, 2: {"pink": 1}}, knowledge=[5])
    act(state, "collect(1)")
    assert (goods(state.estates[0]), wares(state, 2)) == ({"red": 1}, {"pink": 1})


@pytest.mark.rule("BUR-21.6")
def test_the_goods_of_both_depots_are_one_offer() -> None:
    lying = {6: {"turquoise": 1, "pink": 1, "brown": 1}, 1: {"pink": 2, "orange": 1, "red": 1}}
    state = sailing(goods={"turquoise": 1, "red": 2}, wares=lying, knowledge=[5])
    act(state, "collect(6+1)")
    assert goods(state.estates[0]) == {"turquoise": 2, "red": 3}  # of types held, all
    assert legal(state) == {"keep(pink)", "keep(brown)", "keep(orange)"}
    act(state, "keep(pink)")
    assert goods(state.estates[0]) == {"turquoise": 2, "pink": 3, "red": 3}  # from both
    assert (wares(state, 6), wares(state, 1)) == ({"brown": 1}, {"orange": 1})


@pytest.mark.rule("BUR-21.6")
def test_as_many_new_types_as_fit_are_chosen_from_both_depots_freely() -> None:
    lying = {3: {"pink": 1, "brown": 1}, 4: {"orange": 1, "red": 1}}
    state = sailing(goods={"purple": 1}, wares=lying, knowledge=[5])
    act(state, "collect(3+4)")
    act(state, "keep(pink)")
    assert legal(state) == {"keep(brown)", "keep(orange)", "keep(red)"}
    act(state, "keep(orange)")
    assert (wares(state, 3), wares(state, 4)) == ({"brown": 1}, {"red": 1})


@pytest.mark.rule("BUR-21.7")
def test_tile_6_buys_from_any_depot_at_the_same_price_and_still_once() -> None:
    depots = {"1a": "building-bank", "6d": "ship", "black1": "mine"}
    state = given(silver=5, depots=depots, knowledge=[6])
    assert legal(state, "buy") == {f"buy({slot})" for slot in depots}
    act(state, "buy(6d)")
    assert (stored(state.estates[0]), state.estates[0].silver) == (["ship"], 3)
    assert state.slots[slot_of("6d")] == NO_TILE
    assert legal(state, "buy") == set()
    assert refusal(state, "buy(black1)") == refusal(state, "buy(1a)") == "BUR-17.1"
    assert refusal(given(silver=5, depots=depots), "buy(6d)") == "BUR-21.7"


@pytest.mark.rule("BUR-21.7")
def test_r16_with_tile_6_workers_pay_for_nothing() -> None:
    state = given(silver=1, workers=9, depots={"1a": "building-bank"}, knowledge=[6])
    assert legal(state, "buy") == set()


@pytest.mark.rule("BUR-21.8")
@pytest.mark.parametrize(("knowledge", "scored"), [((7,), [9, 3]), ((), [7, 2])])
def test_example_tile_7_scores_a_point_more_for_each_animal_tile(
    knowledge: tuple[int, ...], scored: list[int]
) -> None:
    state = given(
        dice=(4, 2),
        storage=["animal-sheep-3", "animal-pig-2"],
        placed={"c3": "building-bank", "b2": "animal-sheep-4"},
        knowledge=knowledge,
    )
    estate = state.estates[0]
    act(state, "place(4,1,c2)")
    assert estate.points[FROM_ANIMALS] == estate.score == scored[0]
    act(state, "place(2,2,b1)")
    assert estate.points[FROM_ANIMALS] == estate.score == sum(scored)


# ------------------------------------------------------------------------------- from when on


@pytest.mark.rule("BUR-21.22")
def test_a_power_works_for_the_rest_of_the_turn_that_placed_it() -> None:
    state = given(dice=(1, 5), storage=["knowledge-14"])
    act(state, "place(1,1,c4)")
    act(state, "workers(5)")
    assert state.estates[0].workers == 4


@pytest.mark.rule("BUR-21.22")
def test_a_power_in_storage_or_of_somebody_else_does_not_work() -> None:
    state = given(dice=(1, 5), storage=["knowledge-14"])
    lay(state, 1, {"c4": "knowledge-13"})
    act(state, "workers(5)")
    assert (state.estates[0].workers, state.estates[0].silver) == (2, 0)


@pytest.mark.rule("BUR-21.22")
@pytest.mark.parametrize(("number", "die", "workers"), [(11, 2, 1), (8, 3, 2)])
def test_a_power_does_not_change_the_action_that_places_it(
    number: int, die: int, workers: int
) -> None:
    position: dict[str, Any] = {"dice": (die, die), "storage": [f"knowledge-{number}"]}
    assert refusal(given(**position, workers=workers - 1), f"place({die},1,c4)") == "BUR-8.2"
    state = given(**position, workers=workers)
    act(state, f"place({die},1,c4)")
    assert state.estates[0].workers == 0
