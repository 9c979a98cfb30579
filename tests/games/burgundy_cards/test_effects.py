"""Section 11: what placed cards do."""

import pytest

from feldspar.games.burgundy_cards.game import CardsState
from tests.games.burgundy_cards.given import (
    act,
    animals,
    choices,
    given,
    goods,
    names,
    pile,
    placing,
    points,
    refusal,
    row,
    told,
)

NOTHING_LEFT: dict[str, list[str]] = {"goods1": [], "goods2": [], "animals1": [], "animals2": []}


def storage(state: CardsState, seat: int = 0) -> tuple[int, int]:
    """The silver and the workers of a seat."""
    return state.holdings[seat].silver, state.holdings[seat].workers


# ------------------------------------------------------------------------------- plain gains


@pytest.mark.parametrize(
    ("name", "silver", "workers", "scored"),
    [
        pytest.param("mine-1-1", 2, 0, {}, marks=pytest.mark.rule("BCG-11.1")),
        pytest.param("knowledge-1-1", 0, 2, {}, marks=pytest.mark.rule("BCG-11.2")),
        pytest.param("watchtower-2", 0, 0, {"watchtower": 1}, marks=pytest.mark.rule("BCG-11.11")),
        pytest.param("bank-1", 3, 0, {}, marks=pytest.mark.rule("BCG-11.12")),
        pytest.param("cloister-1-1", 0, 0, {}, marks=pytest.mark.rule("BCG-11.17")),
    ],
)
@pytest.mark.parametrize("had", [0, 1, 2, 9])
def test_some_cards_bring_a_plain_gain(
    name: str, silver: int, workers: int, scored: dict[str, int], had: int
) -> None:
    state = placing(name, workers=had, goods={"light": 1}, rows={1: ["mine-2-1"]})
    assert storage(state) == (silver, had + workers)
    assert points(state.holdings[0]) == scored
    assert storage(state, 1) == (0, 0)
    assert not state.stack
    assert state.active == (0 if silver >= 3 else 1)  # whoever can may still buy


@pytest.mark.rule("BCG-11.20")
@pytest.mark.parametrize(
    ("name", "column", "gained"),
    [
        ("mine-1-1", ["mine-5-1", "mine-6-1"], (2, 0)),
        ("mine-1-1", ["mine-4-1", "mine-5-1", "mine-6-1"], (2, 0)),
        ("knowledge-1-1", ["knowledge-6-1"], (0, 2)),
        ("bank-1", ["bank-3"], (3, 0)),
    ],
)
def test_the_same_kind_in_the_estate_changes_nothing(
    name: str, column: list[str], gained: tuple[int, int]
) -> None:
    state = given(projects=[name], columns=[column])
    act(state, f"place(1,{name})", *(["bonus(1)"] if len(column) == 2 else []))
    assert storage(state) == gained


# -------------------------------------------------------------------------- goods and animals


@pytest.mark.rule("BCG-11.3", "BCG-11.4", "BCG-11.13")
@pytest.mark.parametrize(
    ("name", "rule", "offered"),
    [
        ("ship-1-2", "BCG-11.3", ["goods1", "goods2"]),
        ("pasture-1-1", "BCG-11.4", ["animals1", "animals2"]),
        ("boarding_house-2", "BCG-11.13", ["goods1", "goods2", "animals1", "animals2"]),
    ],
)
def test_the_top_card_of_a_pile_of_choice_is_taken(
    name: str, rule: str, offered: list[str]
) -> None:
    piles = {
        "goods1": ["dark", "light", "light"],
        "goods2": ["medium", "light", "dark"],
        "animals1": ["pig", "cattle", "sheep"],
        "animals2": ["chicken", "sheep", "pig"],
    }
    for chosen in offered:
        state = placing(name, piles=piles)
        assert choices(state) == {f"draw({one})" for one in offered}
        for other in ("draw(goods1)", "draw(animals2)", "done", "silver(2)"):
            assert refusal(state, other) in ({None} if other[5:-1] in offered else {rule})
        act(state, f"draw({chosen})")
        mine = state.holdings[0]
        assert [*goods(mine), *animals(mine)] == piles[chosen][:1]
        for one, cards in piles.items():
            assert pile(state, one) == (cards[1:] if one == chosen else cards)


SPLIT = {
    ("sheep", "pig"): (["sheep"], ["pig"]),
    ("sheep", "pig", "cattle"): (["sheep", "pig"], ["cattle"]),
    ("pig", "pig", "sheep", "chicken"): (["pig", "pig"], ["sheep", "chicken"]),
    ("pig", "sheep", "cattle", "sheep", "pig"): (["pig", "sheep", "cattle"], ["sheep", "pig"]),
}
"""R18: what is left, the top first; its upper half, which stays, and its lower half."""


@pytest.mark.rule("BCG-11.5")
@pytest.mark.parametrize("left", SPLIT)
@pytest.mark.parametrize(("out", "other"), [("animals1", "animals2"), ("animals2", "animals1")])
def test_r18_when_a_pile_runs_out_the_other_is_split(
    left: tuple[str, ...], out: str, other: str
) -> None:
    state = placing("pasture-1-1", piles={out: ["chicken"], other: left})
    act(state, f"draw({out})")
    assert (pile(state, other), pile(state, out)) == SPLIT[left]


@pytest.mark.rule("BCG-11.5")
def test_goods_are_split_too_and_only_when_a_pile_is_empty() -> None:
    piles = {"goods1": ["dark", "light"], "goods2": ["medium"] * 5}
    state = placing("ship-1-2", piles=piles)
    act(state, "draw(goods1)")
    assert (pile(state, "goods1"), pile(state, "goods2")) == (["light"], ["medium"] * 5)
    state = placing("ship-1-2", piles={**piles, "goods1": ["dark"]})
    act(state, "draw(goods1)")
    assert (pile(state, "goods1"), pile(state, "goods2")) == (["medium"] * 2, ["medium"] * 3)


@pytest.mark.rule("BCG-11.6")
@pytest.mark.parametrize("name", ["ship-1-2", "pasture-1-1", "boarding_house-2"])
def test_if_nothing_is_left_the_gain_is_lost(name: str) -> None:
    state = placing(name, piles=NOTHING_LEFT)
    assert (state.active, state.stack) == (1, [])
    assert (goods(state.holdings[0]), animals(state.holdings[0])) == ({}, {})
    assert [event.rule for event in told(state, "log-no-supply", 0)] == ["BCG-11.6"]


@pytest.mark.rule("BCG-11.6", "BCG-11.13", "BCG-11.18")
def test_a_boarding_house_takes_from_what_is_left() -> None:
    left = {**NOTHING_LEFT, "animals1": ["pig", "sheep"], "animals2": ["sheep"]}
    assert choices(placing("boarding_house-2", piles=left)) == {"draw(animals1)", "draw(animals2)"}
    state = placing("ship-1-2", piles={**left, "goods2": ["dark"]})
    assert goods(state.holdings[0]) == {"dark": 1}  # nothing to choose


# ------------------------------------------------------------------ buildings that take a card

DISPLAY = {
    1: ["castle-6-1", "watchtower-4"],
    2: ["mine-2-1"],
    4: ["cloister-3-1", "knowledge-4-1"],
    6: ["ship-5-1", "pasture-6-1"],
}
TAKES = {
    "carpenter-1": ("BCG-11.7", ["watchtower-4", "knowledge-4-1"]),
    "church-2": ("BCG-11.8", ["castle-6-1", "mine-2-1", "cloister-3-1"]),
    "market-1": ("BCG-11.9", ["ship-5-1", "pasture-6-1"]),
}


@pytest.mark.rule("BCG-11.7", "BCG-11.8", "BCG-11.9", "BCG-11.18")
@pytest.mark.parametrize("name", TAKES)
def test_a_building_takes_a_card_of_some_types_from_any_row(name: str) -> None:
    rule, taken = TAKES[name]
    for card in taken:
        state = placing(name, rows=DISPLAY)
        assert choices(state) == {f"take(free,{one})" for one in taken}
        others = [one for cards in DISPLAY.values() for one in cards if one not in taken]
        for refused in (*[f"take(free,{one})" for one in others], "done", f"take(1,{card})"):
            assert refusal(state, refused) == rule
        act(state, f"take(free,{card})")
        assert names(state.holdings[0].projects) == [card]
        for number, cards in DISPLAY.items():
            assert row(state, number) == [one for one in cards if one != card]


@pytest.mark.rule("BCG-11.10")
@pytest.mark.parametrize("name", TAKES)
@pytest.mark.parametrize("empty", [True, False])
def test_without_such_a_card_in_the_display_it_does_nothing(name: str, empty: bool) -> None:
    _, taken = TAKES[name]
    rows = {n: [one for one in cards if one not in taken] for n, cards in DISPLAY.items()}
    state = placing(name, rows={} if empty else rows)
    assert (state.active, state.stack, state.holdings[0].projects) == (1, [], [])
    assert [event.rule for event in told(state, "log-lost", 0)] == ["BCG-11.10"]
