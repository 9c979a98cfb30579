"""Sections 15 and 16: selling goods, and taking workers."""

from itertools import combinations, product

import pytest

from feldspar.games.burgundy.rules.components import GOODS
from tests.games.burgundy.given import act, choices, given, goods, goods_of, points, refusal, sold

DICE = (1, 2, 3, 4, 5, 6)
NUMBERS = {"turquoise": 1, "purple": 2, "pink": 3, "red": 4, "brown": 5, "orange": 6}
SEATS = [(2, 2), (3, 3), (4, 4)]
"""Numbers of players, and the points of a tile with them."""


@pytest.mark.rule("BUR-15.1", "BUR-15.2")
@pytest.mark.parametrize("die", DICE)
def test_a_die_sells_the_goods_of_its_number_that_are_held(die: int) -> None:
    for held in [kinds for count in range(4) for kinds in combinations(GOODS, count)]:
        state = given(dice=(die, die), goods=dict.fromkeys(held, 1))
        for kind in GOODS:
            written = f"sell({die},{kind})"
            if kind not in held:
                assert refusal(state, written) == "BUR-15.2"
            else:
                assert refusal(state, written) == (None if NUMBERS[kind] == die else "BUR-15.1")
        fitting = [kind for kind in held if NUMBERS[kind] == die]
        assert choices(state, "sell") == {f"sell({die},{kind})" for kind in fitting}


@pytest.mark.rule("BUR-15.2")
def test_goods_are_neither_sold_twice_nor_from_a_depot_or_another_player() -> None:
    state = given(dice=(4, 4), goods={"red": 1}, wares={4: {"red": 3}})
    state.estates[1].store_goods(goods_of("red"), 2)
    act(state, "sell(4,red)")
    assert (sold(state.estates[0]), goods(state.estates[1])) == ({"red": 1}, {"red": 2})
    assert refusal(state, "sell(4,red)") == "BUR-15.2"
    assert choices(state) == {"workers(4)"}


@pytest.mark.rule("BUR-15.1", "BUR-15.3", "BUR-15.4", "BUR-15.5")
@pytest.mark.parametrize(("seats", "each"), SEATS)
@pytest.mark.parametrize("kind", GOODS)
def test_all_goods_of_the_type_are_sold_for_one_silver_and_points_for_each(
    kind: str, seats: int, each: int
) -> None:
    for count in range(1, 8):
        held = {other: 3 for other in ("pink", "red") if other != kind}
        state = given(seats, dice=(NUMBERS[kind], 1), goods=held | {kind: count})
        act(state, f"sell({NUMBERS[kind]},{kind})")
        mine = state.estates[0]
        assert (goods(mine), sold(mine)) == (held, {kind: count})
        assert (mine.silver, mine.workers) == (1, 0)
        assert points(mine) == {"sale": count * each}
        assert state.scores()[1:] == [0] * (seats - 1)
        assert [estate.silver for estate in state.estates[1:]] == [0] * (seats - 1)


@pytest.mark.rule("BUR-15.3")
def test_the_pile_of_sold_goods_grows() -> None:
    state = given(dice=(4, 3), goods={"red": 2, "pink": 5})
    mine = state.estates[0]
    mine.sold = 3 << 8 * GOODS.index("red")
    act(state, "sell(4,red)")
    assert sold(mine) == {"red": 5}
    act(state, "sell(3,pink)")
    assert (sold(mine), goods(mine)) == ({"red": 5, "pink": 5}, {})


@pytest.mark.rule("BUR-15.3")
def test_a_sale_leaves_a_place_for_another_type() -> None:
    held = {"red": 3, "pink": 1, "brown": 1}
    for sale in (False, True):
        state = given(dice=(4, 2), goods=held, storage=["ship"], wares={1: {"orange": 2}})
        act(state, "sell(4,red)" if sale else "workers(4)")
        act(state, "place(2,1,d3)")
        act(state, "collect(1)")
        kept = {"pink": 1, "brown": 1, "orange": 2}
        assert goods(state.estates[0]) == (kept if sale else held)


@pytest.mark.rule("BUR-15.4")
@pytest.mark.parametrize(("first", "second"), list(combinations(GOODS, 2)))
def test_each_sale_of_a_turn_gives_a_silver(first: str, second: str) -> None:
    dice = (NUMBERS[first], NUMBERS[second])
    state = given(dice=dice, goods={first: 4, second: 1}, silver=7)
    act(state, f"sell({dice[1]},{second})")
    assert state.estates[0].silver == 7 + 1
    act(state, f"sell({dice[0]},{first})")
    assert state.estates[0].silver == 7 + 2
    assert points(state.estates[0]) == {"sale": 5 * 2}


# ------------------------------------------------------------------------------------- take workers


@pytest.mark.rule("BUR-16.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("dice", list(product(DICE, DICE)))
def test_any_die_takes_two_workers(dice: tuple[int, int], seats: int) -> None:
    state = given(seats, dice=dice, workers=1)
    assert choices(state, "workers") == {f"workers({die})" for die in dice}
    act(state, f"workers({dice[1]})")
    assert choices(state, "workers") == {f"workers({dice[0]})"}
    assert state.estates[0].workers == 1 + 2
    act(state, f"workers({dice[0]})")
    assert [estate.workers for estate in state.estates] == [1 + 2 + 2] + [0] * (seats - 1)
    assert [estate.silver for estate in state.estates] == state.scores() == [0] * seats
    assert state.actors() == [1]


@pytest.mark.rule("BUR-16.1")
def test_a_die_already_used_or_not_rolled_takes_no_workers() -> None:
    state = given(dice=(2, 5), workers=3)
    act(state, "workers(2)")
    for die in (1, 2, 3, 4, 6):
        assert refusal(state, f"workers({die})") == "BUR-5.1"
    assert choices(state, "workers") == {"workers(5)"}
