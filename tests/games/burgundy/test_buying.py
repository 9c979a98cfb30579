"""Section 17: buying from the black depot."""

from typing import Any

import pytest

from feldspar.games.burgundy.rules.player_board import FROM_BONUS, FROM_WATCHTOWER
from feldspar.games.burgundy.rules.tiles import NO_TILE
from tests.games.burgundy.given import (
    act,
    asked,
    given,
    legal,
    on,
    pass_round,
    refusal,
    slot_of,
    stored,
    told,
)

BLACK = {"black1": "building-bank", "black2": "animal-cow-3", "black8": "knowledge-7"}
FULL = ["ship", "mine", "castle"]


@pytest.mark.rule("BUR-17.1")
@pytest.mark.parametrize("slot", BLACK)
def test_two_silver_buy_any_tile_of_the_black_depot_into_storage(slot: str) -> None:
    state = given(silver=3, depots=BLACK)
    estate = state.estates[0]
    assert legal(state, "buy") == {f"buy({other})" for other in BLACK}
    act(state, f"buy({slot})")
    assert estate.silver == 1
    assert stored(estate) == [BLACK[slot]]
    assert state.slots[slot_of(slot)] == NO_TILE
    assert [event.rule for event in told(state)] == ["BUR-17.1"]


@pytest.mark.rule("BUR-17.1")
def test_a_tile_is_bought_once_per_turn_only_but_again_in_the_next() -> None:
    state = given(silver=9, depots=BLACK)
    act(state, "buy(black1)")
    assert legal(state, "buy") == set()
    assert refusal(state, "buy(black2)") == "BUR-17.1"
    pass_round(state)
    assert legal(state, "buy") == {"buy(black2)", "buy(black8)"}
    act(state, "buy(black8)")
    assert state.estates[0].silver == 5


@pytest.mark.rule("BUR-17.1")
@pytest.mark.parametrize("silver", [0, 1])
def test_less_than_two_silver_buy_nothing(silver: int) -> None:
    state = given(silver=silver, workers=9, goods={"red": 2}, depots=BLACK)
    assert legal(state, "buy") == set()
    assert refusal(state, "buy(black1)") == "BUR-17.1"


@pytest.mark.rule("BUR-17.1")
def test_only_what_lies_in_the_black_depot_can_be_bought() -> None:
    state = given(silver=9, depots=BLACK | {"1a": "building-church"})
    assert refusal(state, "buy(black3)") == "BUR-17.1"
    assert refusal(state, "buy(1a)") == "BUR-21.7"
    assert legal(state, "buy") == {f"buy({slot})" for slot in BLACK}


@pytest.mark.rule("BUR-17.2")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_a_purchase_comes_before_between_or_after_the_dice(before: int) -> None:
    state = given(dice=(1, 2), silver=2, depots=BLACK)
    dice = ["workers(1)", "workers(2)"]
    for action in dice[:before]:
        act(state, action)
    assert state.actors() == [0]
    act(state, "buy(black2)")
    for action in dice[before:]:
        assert state.actors() == [0]
        act(state, action)
    assert state.actors() == [1]  # with nothing more to buy and no die, the turn is over
    assert stored(state.estates[0]) == ["animal-cow-3"]


@pytest.mark.rule("BUR-17.2")
def test_after_both_dice_the_purchase_may_be_forgone() -> None:
    state = given(dice=(1, 2), silver=2, depots=BLACK)
    act(state, "workers(1)")
    assert refusal(state, "done") == "BUR-5.4"
    act(state, "workers(2)")
    assert legal(state) == {"done", *(f"buy({slot})" for slot in BLACK)}
    act(state, "done")
    assert state.actors() == [1]
    assert (state.estates[0].silver, stored(state.estates[0])) == (2, [])


INTERRUPTED: dict[str, tuple[dict[str, Any], list[str]]] = {
    "a tile to discard": (
        {"dice": (1, 2), "storage": FULL, "depots": {"1a": "building-bank"}},
        ["take(1,1a)"],
    ),
    "a depot to choose": (
        {"dice": (2, 1), "storage": ["ship"], "wares": {4: {"red": 1}}},
        ["place(2,1,d3)"],
    ),
    "goods to choose": (
        {
            "dice": (2, 1),
            "storage": ["ship"],
            "goods": {"red": 1, "pink": 1},
            "wares": {4: {"brown": 1, "orange": 1}},
        },
        ["place(2,1,d3)", "collect(4)"],
    ),
    "an extra action": (
        {"dice": (6, 1), "storage": ["castle"], "placed": {"c4": "knowledge-26"}},
        ["place(6,1,b3)"],
    ),
    **{
        f"the benefit of a {kind}": (
            {
                "dice": (3, 1),
                "storage": [f"building-{kind}", "mine"],
                "goods": {"red": 1},
                "depots": {"1a": "building-bank", "1b": "ship", "5a": "mine"},
            },
            ["place(3,1,e4)"],
        )
        for kind in ("warehouse", "carpenter", "church", "market", "city_hall")
    },
}


@pytest.mark.rule("BUR-17.3", "BUR-5.7")
@pytest.mark.parametrize("what", INTERRUPTED)
def test_a_purchase_never_interrupts(what: str) -> None:
    position, actions = INTERRUPTED[what]
    position = position | {"depots": {**position.get("depots", {}), **BLACK}}
    state = given(silver=2, **position)
    assert legal(state, "buy")
    for action in actions:
        act(state, action)
    assert asked(state) is not None
    assert legal(state, "buy") == set()
    assert refusal(state, "buy(black1)") == "BUR-17.3"
    while asked(state) is not None:
        state.step(0, state.legal(0)[0])
    assert refusal(state, "buy(black1)") is None


@pytest.mark.rule("BUR-17.4")
@pytest.mark.parametrize("workers", [0, 3])
def test_a_purchase_uses_no_die_and_no_worker(workers: int) -> None:
    state = given(dice=(4, 4), silver=2, workers=workers, depots=BLACK)
    act(state, "buy(black1)")
    assert state.estates[0].workers == workers
    act(state, "workers(4)")
    act(state, "workers(4)")
    assert state.estates[0].workers == workers + 4
    assert state.actors() == [1]


@pytest.mark.rule("BUR-17.5")
@pytest.mark.parametrize("place", [1, 2, 3])
def test_with_a_full_storage_one_tile_is_discarded_first(place: int) -> None:
    state = given(dice=(1, 2), silver=2, storage=FULL, depots=BLACK)
    removed = state.removed
    act(state, "buy(black1)")
    assert legal(state) == {"discard(1)", "discard(2)", "discard(3)"}
    assert refusal(state, "workers(1)") == "BUR-7.4"
    act(state, f"discard({place})")
    kept = [face for face in FULL if face != FULL[place - 1]]
    assert sorted(stored(state.estates[0])) == sorted([*kept, "building-bank"])
    assert state.removed == removed + 1
    assert state.slots[slot_of("black1")] == NO_TILE
    assert state.estates[0].silver == 0
    act(state, "workers(1)")  # the turn goes on with both dice
    act(state, "workers(2)")


@pytest.mark.rule("BUR-17.5")
def test_with_room_in_storage_nothing_can_be_discarded() -> None:
    state = given(silver=2, storage=FULL[:2], depots=BLACK)
    act(state, "buy(black1)")
    assert stored(state.estates[0]) == [*FULL[:2], "building-bank"]
    assert refusal(state, "discard(1)") == "BUR-7.5"


@pytest.mark.rule("BUR-17.6")
def test_a_bought_tile_is_placed_and_works_like_any_other() -> None:
    state = given(dice=(3, 4), silver=2, depots={"black1": "building-watchtower"})
    act(state, "buy(black1)")
    act(state, "place(3,1,c3)")
    estate = state.estates[0]
    assert on(estate, "c3") == "building-watchtower"
    assert estate.points[FROM_WATCHTOWER] == 4
    assert estate.score == 4 + 1 + 10  # a city of one space, in phase A


@pytest.mark.rule("BUR-17.6")
def test_a_bought_tile_obeys_the_rules_of_placing() -> None:
    state = given(
        dice=(1, 3),
        silver=2,
        placed={"e4": "building-watchtower"},
        depots={"black1": "building-watchtower"},
    )
    act(state, "buy(black1)")
    assert refusal(state, "place(1,1,c3)") == "BUR-8.2"
    assert refusal(state, "place(3,1,e3)") == "BUR-8.3"
    assert refusal(state, "place(3,1,g4)") == "BUR-8.4"
    assert refusal(state, "place(1,1,e5)") == "BUR-8.5"
    assert refusal(state, "place(3,1,c3)") is None


@pytest.mark.rule("BUR-17.6")
def test_a_bought_tile_counts_for_its_type() -> None:
    state = given(
        dice=(3, 1),
        silver=2,
        placed={"e3": "mine", "f2": "mine"},
        depots={"black1": "mine"},
    )
    act(state, "buy(black1)")
    act(state, "place(3,1,g1)")
    assert state.estates[0].points[FROM_BONUS] == 5
    assert state.estates[0].score == 6 + 10 + 5
