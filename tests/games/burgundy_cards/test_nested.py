"""Section 11: cards that let one act again, and effects within effects."""

from typing import Any

import pytest

from feldspar.games.burgundy_cards.rules.components import ACTIONS, GOODS, GOODS_POINTS
from feldspar.kernel.units import Seat
from tests.games.burgundy_cards.given import (
    act,
    choices,
    estate,
    given,
    goods,
    legal,
    names,
    placing,
    points,
    refusal,
    sold,
    told,
)
from tests.games.burgundy_cards.test_effects import DISPLAY, storage


@pytest.mark.rule("BCG-11.14", "BCG-7.7")
@pytest.mark.parametrize(("kind", "count"), [("light", 1), ("medium", 3), ("dark", 2)], ids=str)
def test_a_warehouse_sells_all_goods_of_one_type_without_a_die(kind: str, count: int) -> None:
    stock = {"light": 1, "medium": 3, "dark": 2}
    state = placing("warehouse-1", goods=stock, workers=2)
    state.holder = Seat(1)
    assert choices(state) == {f"sell(free,{one})" for one in stock}
    for other in ("done", f"sell(1,{kind})", "silver(free)", "sell(2,light)"):
        assert refusal(state, other) == "BCG-11.14"
    act(state, f"sell(free,{kind})")
    mine = state.holdings[0]
    assert (sold(mine), storage(state)) == ({kind: count}, (count, 2))
    assert goods(mine) == {one: n for one, n in stock.items() if one != kind}
    worth = GOODS_POINTS[GOODS.index(kind)]
    assert points(mine) == ({"goods": count * worth} if worth else {})
    assert (state.holder, state.face_down) == (0, True)


@pytest.mark.rule("BCG-11.14", "BCG-7.2")
def test_r13_a_warehouse_without_goods_does_nothing_and_leaves_the_start_player_card() -> None:
    state = given(projects=["warehouse-1"])
    state.holder = Seat(1)
    act(state, "place(1,warehouse-1)")
    assert (state.active, state.stack) == (1, [])
    assert (state.holder, state.face_down) == (1, False)
    only_dark = placing("warehouse-1", goods={"dark": 2})
    assert choices(only_dark) == {"sell(free,dark)"}
    assert refusal(only_dark, "sell(free,light)") == "BCG-7.2"


@pytest.mark.rule("BCG-11.15")
def test_a_city_hall_places_a_project_whatever_its_die_with_awards_and_effect() -> None:
    projects = ["mine-5-1", "watchtower-4"]
    state = placing("city_hall-2", ["mine", "mine"], projects=projects)
    assert choices(state) == {"place(free,mine-5-1)", "place(free,watchtower-4)"}
    for other in ("done", "place(2,mine-5-1)", "silver(free)"):
        assert refusal(state, other) == "BCG-11.15"
    act(state, "place(free,mine-5-1)")
    assert set(points(state.holdings[0])) == {"triple", "first"}
    act(state, "bonus(1)")
    assert storage(state) == (2, 0)
    assert names(state.holdings[0].projects) == ["watchtower-4"]  # one card only
    assert state.active == 1


@pytest.mark.rule("BCG-11.15")
def test_a_city_hall_without_a_project_does_nothing() -> None:
    state = placing("city_hall-2", rows=DISPLAY)
    assert (state.active, state.stack) == (1, [])
    assert told(state, "log-lost", 0)


# --------------------------------------------------------------------------------------- castle


@pytest.mark.rule("BCG-11.16", "BCG-4.5")
def test_a_castle_allows_any_of_the_six_actions_with_any_die() -> None:
    state = placing(
        "castle-1-1",
        projects=["ship-3-1", "bank-5"],
        rows=DISPLAY,
        goods={"light": 1, "dark": 2},
        workers=1,
        silver=2,
    )
    assert choices(state) == {
        *(f"take(free,{card})" for cards in DISPLAY.values() for card in cards),
        "place(free,ship-3-1)",
        "place(free,bank-5)",
        "sell(free,light)",
        "sell(free,dark)",
        "restock(free)",
        "silver(free)",
        "convert(free,1)",
    }
    for other in ("done", "buy", "silver(2)", "take(1,castle-6-1)"):
        assert refusal(state, other) == "BCG-11.16"


@pytest.mark.rule("BCG-11.16")
@pytest.mark.parametrize(
    ("action", "silver", "workers"),
    [
        ("take(free,pasture-6-1)", 2, 1),
        ("place(free,mine-6-1)", 4, 1),
        ("sell(free,dark)", 4, 1),
        ("restock(free)", 2, 2),
        ("silver(free)", 3, 1),
        ("convert(free,1)", 0, 0),
    ],
)
def test_the_free_action_of_a_castle_is_carried_out_once(
    action: str, silver: int, workers: int
) -> None:
    state = placing(
        "castle-1-1", projects=["mine-6-1"], rows=DISPLAY, goods={"dark": 2}, workers=1, silver=2
    )
    act(state, action)
    assert storage(state) == (silver, workers)
    assert names(state.holdings[0].hand) == ["ship-2-1"]  # one card was played
    assert legal(state, seat=0) == ({"done", "buy"} if silver >= 3 else set())


# ------------------------------------------------------------------------- compulsory and nested

ASKING: dict[str, dict[str, Any]] = {
    "ship-1-2": {},
    "pasture-1-1": {},
    "boarding_house-2": {},
    "carpenter-1": {"rows": {3: ["bank-5"]}},
    "church-2": {"rows": {3: ["mine-5-1"]}},
    "market-1": {"rows": {3: ["ship-5-1"]}},
    "warehouse-1": {"goods": {"medium": 1}},
    "city_hall-2": {"projects": ["bank-5"]},
    "castle-1-1": {},
}


@pytest.mark.rule("BCG-11.18")
@pytest.mark.parametrize("name", ASKING)
def test_r11_an_effect_that_is_possible_must_be_carried_out(name: str) -> None:
    state = placing(name, **ASKING[name])
    kinds = {ACTIONS.decode(ACTIONS.parse(one)).kind for one in choices(state)}
    assert kinds
    assert not kinds & {"done", "buy"}
    assert refusal(state, "done") is not None


@pytest.mark.rule("BCG-11.19")
def test_effects_nest_and_the_inner_one_is_resolved_completely_first() -> None:
    state = placing(
        "castle-1-1",
        projects=["city_hall-4", "castle-5-1"],
        rows={3: ["castle-6-1", "market-5"], 5: ["ship-3-1"]},
    )
    act(state, "place(free,city_hall-4)", "place(free,castle-5-1)", "take(free,market-5)")
    assert state.active == 1
    assert estate(state.holdings[0]) == [
        ("castle", ["castle-1-1", "castle-5-1"]),
        ("building", ["city_hall-4"]),
    ]
    keys = [event.text.key for event in told(state, seat=0)]
    assert keys == ["log-play", "log-place", "log-place", "log-place", "log-take"]


@pytest.mark.rule("BCG-11.19", "BCG-12.1")
def test_the_award_of_an_inner_card_comes_before_its_effect() -> None:
    state = placing("city_hall-2", ["ship", "ship"], projects=["ship-5-2"])
    act(state, "place(free,ship-5-2)", "bonus(2)")
    for left in (2, 1, 0):  # two goods of the bonus of round A, then that of the ship
        assert choices(state) == {"draw(goods1)", "draw(goods2)"}
        act(state, "draw(goods2)")
        assert sum(goods(state.holdings[0]).values()) == 3 - left
    assert state.active == 1
