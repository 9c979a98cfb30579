"""Section 24: what follows from what, BUR-24.1 to 24.6. The other edge cases are in test_edges."""

import pytest

from feldspar.games.burgundy.rules.pending.extra import Extra
from tests.games.burgundy.given import act, asked, choices, given, on, refusal, sold, stored, told

DEPOTS = {"1a": "building-bank", "1b": "ship", "5a": "mine"}


@pytest.mark.rule("BUR-24.1")
@pytest.mark.parametrize(
    ("placed", "taken"),
    [
        ("building-carpenter", "1a"),
        ("building-church", "5a"),
        ("building-market", "1b"),
        ("castle", "1a"),
    ],
)
def test_the_tile_just_placed_leaves_room_for_the_one_it_takes(placed: str, taken: str) -> None:
    space, die = ("b3", 6) if placed == "castle" else ("e4", 3)
    state = given(
        dice=(die, 1),
        storage=[placed, "ship", "mine"],
        placed={"c4": "knowledge-26"},
        depots=DEPOTS,
    )
    act(state, f"place({die},1,{space})")
    act(state, f"take(free,{taken})")
    assert sorted(stored(state.estates[0])) == sorted(["ship", "mine", DEPOTS[taken]])
    assert asked(state) is None
    assert told(state, "log-discard") == []


@pytest.mark.rule("BUR-24.2")
@pytest.mark.parametrize(("knowledge", "same_city"), [((), False), ((1,), True)])
def test_a_city_hall_placed_by_a_city_hall_works_again(
    knowledge: tuple[int, ...], same_city: bool
) -> None:
    halls = ["building-city_hall"] * 2
    state = given(dice=(3, 1), storage=[*halls, "mine"], knowledge=knowledge)
    act(state, "place(3,1,e4)")
    assert ("place(free,2,e5)" in choices(state)) == same_city
    assert refusal(state, "place(free,2,e5)") == (None if same_city else "BUR-8.5")
    act(state, "place(free,2,c3)")
    assert "place(free,3,e3)" in choices(state)
    act(state, "place(free,3,e3)")
    assert [on(state.estates[0], space) for space in ("e4", "c3", "e3")] == [*halls, "mine"]
    assert stored(state.estates[0]) == []
    assert state.used == 1


@pytest.mark.rule("BUR-24.3")
def test_city_halls_and_castles_follow_from_one_another_innermost_first() -> None:
    state = given(
        dice=(3, 1),
        storage=["building-city_hall", "castle", "building-city_hall"],
        placed={"c4": "knowledge-26"},
        depots={"2b": "castle"},
        phase="E",
    )
    act(state, "place(3,1,c3)")  # a city of one space: 1 + 2 points, before anything is asked
    assert state.estates[0].score == 3
    assert choices(state, "place") == {f"place(free,{to})" for to in ("2,b3", "3,c5", "3,e4")}
    act(state, "place(free,2,b3)")
    assert isinstance(asked(state), Extra)
    assert refusal(state, "skip") == "BUR-11.3"
    act(state, "place(free,3,e4)")
    assert asked(state) is None
    assert told(state, "log-lost")  # the second hall finds nothing in storage
    assert state.used == 1
    assert len(told(state, "log-place")) == 3


@pytest.mark.rule("BUR-24.3", "BUR-11.4")
def test_a_castle_can_fetch_the_next_castle_and_a_hall_place_it() -> None:
    state = given(
        dice=(6, 3),
        storage=["castle", "building-city_hall"],
        placed={"c4": "knowledge-26"},
        depots={"2b": "castle"},
    )
    act(state, "place(6,1,b3)")
    act(state, "take(free,2b)")
    act(state, "place(3,2,e4)")
    act(state, "place(free,1,a2)")
    assert isinstance(asked(state), Extra)
    act(state, "workers(free)")
    assert state.estates[0].workers == 2
    assert state.actors() == [1]


@pytest.mark.rule("BUR-24.4", "BUR-13.12")
@pytest.mark.parametrize("others", [[], ["castle"], ["castle", "animal-cow-2"]])
def test_a_city_hall_is_lost_if_nothing_in_storage_fits(others: list[str]) -> None:
    state = given(dice=(3, 1), storage=["building-city_hall", *others])
    act(state, "place(3,1,e4)")
    assert asked(state) is None
    assert [event.text.key for event in told(state)] == ["log-place", "log-lost"]
    assert stored(state.estates[0]) == others


@pytest.mark.rule("BUR-24.5")
def test_r9_a_warehouse_without_goods_brings_no_silver() -> None:
    state = given(dice=(3, 1), storage=["building-warehouse"], knowledge=[3, 4])
    act(state, "place(3,1,e4)")
    assert asked(state) is None
    assert (state.estates[0].silver, state.estates[0].workers) == (0, 0)
    assert (state.estates[0].score, sold(state.estates[0])) == (0, {})


@pytest.mark.rule("BUR-24.6")
@pytest.mark.parametrize(
    ("knowledge", "action", "silver", "workers"),
    [
        ((), "workers(free)", 0, 2),
        ((13,), "workers(free)", 1, 2),
        ((14,), "workers(free)", 0, 4),
        ((), "sell(free,red)", 1, 0),
        ((3,), "sell(free,red)", 2, 0),
        ((4,), "sell(free,red)", 1, 1),
    ],
)
def test_powers_apply_to_the_extra_action_of_a_castle(
    knowledge: tuple[int, ...], action: str, silver: int, workers: int
) -> None:
    state = given(
        dice=(6, 1),
        storage=["castle"],
        placed={"c4": "knowledge-26"},
        goods={"red": 2},
        knowledge=knowledge,
    )
    act(state, "place(6,1,b3)")
    act(state, action)
    assert (state.estates[0].silver, state.estates[0].workers) == (silver, workers)
