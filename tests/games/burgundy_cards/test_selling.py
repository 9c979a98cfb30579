"""Section 7: selling goods, and the start player card."""

from typing import Any

import pytest

from feldspar.games.burgundy_cards.rules.components import DATA
from feldspar.kernel.units import Seat
from tests.games.burgundy_cards.given import (
    act,
    choices,
    given,
    goods,
    hold,
    pass_play,
    pile,
    points,
    refusal,
    sold,
    told,
)

DICE = {1: "light", 2: "light", 3: "medium", 4: "medium", 5: "dark", 6: "dark"}


@pytest.mark.rule("BCG-7.1", "BCG-1.5")
@pytest.mark.parametrize("die", DICE)
@pytest.mark.parametrize("type_", ["light", "medium", "dark"])
def test_the_die_decides_which_goods_are_sold(die: int, type_: str) -> None:
    state = given(hand=[f"ship-{die}-1"], goods={"light": 1, "medium": 2, "dark": 3})
    allowed = DICE[die] == type_
    assert refusal(state, f"sell({die},{type_})") == (None if allowed else "BCG-7.1")
    assert choices(state, "sell") == {f"sell({die},{DICE[die]})"}


@pytest.mark.rule("BCG-7.2")
@pytest.mark.parametrize("type_", ["light", "medium", "dark"])
def test_without_unsold_goods_of_a_type_none_are_sold(type_: str) -> None:
    die = next(die for die, name in DICE.items() if name == type_)
    others = {name: 2 for name in DICE.values() if name != type_}
    state = given(hand=[f"ship-{die}-1"], goods=others, workers=0)
    state.holdings[0].sold = given(goods={type_: 3}).holdings[0].goods
    assert refusal(state, f"sell({die},{type_})") == "BCG-7.2"
    assert choices(state, "sell") == set()
    assert (state.holder, state.face_down) == (0, False)


@pytest.mark.rule("BCG-7.3")
@pytest.mark.parametrize("count", range(1, 7))
def test_all_goods_of_the_type_are_sold(count: int) -> None:
    state = given(hand=["ship-4-1"], goods={"light": 1, "medium": count, "dark": 2})
    act(state, "sell(4,medium)")
    assert goods(state.holdings[0]) == {"light": 1, "dark": 2}
    assert sold(state.holdings[0]) == {"medium": count}


@pytest.mark.rule("BCG-7.4")
@pytest.mark.parametrize("type_", ["light", "medium", "dark"])
def test_goods_sold_count_their_points_and_never_return_to_the_piles(type_: str) -> None:
    die = next(die for die, name in DICE.items() if name == type_)
    state = given(hand=[f"ship-{die}-1"], goods={type_: 4}, piles={"goods1": [], "goods2": []})
    act(state, f"sell({die},{type_})")
    mine = state.holdings[0]
    each = DATA["goods_points"][type_]
    assert (goods(mine), sold(mine)) == ({}, {type_: 4})
    assert points(mine) == {"goods": 4 * each}
    while state.actors():
        pass_play(state)
    assert pile(state, "goods1") + pile(state, "goods2") == []
    assert (sold(mine), points(mine)["goods"]) == ({type_: 4}, 4 * each)


@pytest.mark.rule("BCG-7.4")
def test_points_for_goods_are_added_to_those_of_goods_sold_before() -> None:
    state = given(hand=["ship-3-1", "ship-4-1"], goods={"medium": 2})
    act(state, "sell(3,medium)")
    pass_play(state)
    hold(state, 0, goods={"medium": 1})
    act(state, "sell(4,medium)")
    assert sold(state.holdings[0]) == {"medium": 3}
    assert points(state.holdings[0]) == {"goods": 3 * DATA["goods_points"]["medium"]}


@pytest.mark.rule("BCG-7.5")
def test_selling_3_light_goods_brings_3_silver_and_3_times_their_points() -> None:
    """Our example."""
    state = given(hand=["ship-1-1"], goods={"light": 3})
    act(state, "sell(1,light)")
    assert state.holdings[0].silver == 3
    assert points(state.holdings[0]) == {"goods": 3 * DATA["goods_points"]["light"]}


@pytest.mark.rule("BCG-7.5")
@pytest.mark.parametrize("type_", ["light", "medium", "dark"])
@pytest.mark.parametrize("count", [1, 2, 6])
def test_each_good_sold_brings_a_silver(type_: str, count: int) -> None:
    die = next(die for die, name in DICE.items() if name == type_)
    state = given(hand=[f"ship-{die}-1"], goods={type_: count}, silver=1)
    act(state, f"sell({die},{type_})")
    assert state.holdings[0].silver == 1 + count


# --------------------------------------------------------------------------- the start player card


@pytest.mark.rule("BCG-7.6")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_the_seller_takes_or_keeps_the_start_player_card_and_turns_it_down(holder: int) -> None:
    state = given(3, hand=["ship-1-1"], goods={"light": 1})
    state.holder = Seat(holder)
    act(state, "sell(1,light)")
    assert (state.holder, state.face_down) == (0, True)
    assert [event.seat for event in told(state, "log-start-card")] == [0]


@pytest.mark.rule("BCG-7.6")
def test_nothing_but_a_sale_moves_or_turns_the_start_player_card() -> None:
    state = given(3, hand=["ship-1-1"], goods={"light": 1}, silver=6, rows={1: ["bank-1"]})
    state.holder = Seat(2)
    for action in sorted(choices(state) - {"sell(1,light)"}):
        other = state.clone()
        act(other, action)
        assert (other.holder, other.face_down) == (2, False)


SALES: dict[str, tuple[dict[str, Any], list[str]]] = {
    "a warehouse": ({"projects": ["warehouse-1"]}, ["place(1,warehouse-1)", "sell(free,dark)"]),
    "a castle": ({"projects": ["castle-1-1"]}, ["place(1,castle-1-1)", "sell(free,dark)"]),
    "a warehouse by a castle": (
        {"projects": ["castle-1-1", "warehouse-5"]},
        ["place(1,castle-1-1)", "place(free,warehouse-5)", "sell(free,dark)"],
    ),
    "a purchased card": (
        {"silver": 3, "deck": ["mine-6-1"]},
        ["buy", "choose(mine-6-1,action)", "sell(6,dark)"],
    ),
}


@pytest.mark.rule("BCG-7.7")
@pytest.mark.parametrize("way", SALES)
def test_every_sale_is_paid_and_takes_the_start_player_card(way: str) -> None:
    position, actions = SALES[way]
    state = given(3, hand=["ship-1-1", "ship-3-1"], goods={"dark": 2, "light": 1}, **position)
    state.holder = Seat(1)
    act(state, *actions)
    mine = state.holdings[0]
    assert (goods(mine), sold(mine), mine.silver) == ({"light": 1}, {"dark": 2}, 2)
    assert points(mine) == {"goods": 2 * DATA["goods_points"]["dark"]}
    assert (state.holder, state.face_down) == (0, True)


@pytest.mark.rule("BCG-7.7")
def test_every_further_sale_of_the_round_moves_the_card_again() -> None:
    state = given(3, hand=["ship-1-1", "ship-5-1"], goods={"light": 1, "dark": 1})
    for seat in (1, 2):
        hold(state, seat, hand=[f"ship-3-{seat}", f"ship-4-{seat}"], goods={"medium": 1})
    act(state, "sell(1,light)")
    for seat in (1, 2):
        assert (state.holder, state.face_down) == (seat - 1, True)
        act(state, "sell(3,medium)", seat=seat)
    assert (state.holder, state.face_down) == (2, True)
    act(state, "sell(5,dark)")
    assert (state.holder, state.face_down) == (0, True)
