"""Section 7: taking a hex tile from a numbered depot into storage."""

from itertools import product

import pytest

from feldspar.games.burgundy.game import GAME
from feldspar.games.burgundy.rules.decisions import ACTIONS, SLOT_NAMES
from feldspar.games.burgundy.rules.tiles import FACES, NO_TILE
from tests.games.burgundy.given import (
    act,
    given,
    legal,
    on,
    pass_round,
    pass_turn,
    rolled,
    slot_of,
    stored,
    tiles_left,
    verdict,
)

PIPS = range(1, 7)
NUMBERED = [f"{depot}{slot}" for depot, slot in product(PIPS, "abcd")]
FULL = ["ship", "animal-pig-2", "building-bank"]
DISCARDS = {"discard(1)", "discard(2)", "discard(3)"}

each_die = pytest.mark.parametrize("die", PIPS)
each_place = pytest.mark.parametrize("place", [1, 2, 3])


# --------------------------------------------------------------------------------- which one


@pytest.mark.rule("BUR-7.1")
@each_die
def test_any_tile_of_the_depot_the_die_shows_may_be_taken_and_no_other(die: int) -> None:
    state = given(dice=(die, die), depots=dict.fromkeys(NUMBERED, "ship"))
    for slot in NUMBERED:
        rule = verdict(state, f"take({die},{slot})")
        assert rule == (None if slot[0] == str(die) else "BUR-7.1")


@pytest.mark.rule("BUR-7.1")
@pytest.mark.parametrize("slot", NUMBERED)
def test_exactly_the_tile_chosen_is_taken(slot: str) -> None:
    state = GAME.new(4, b"depots")
    seat = state.actor()
    state.dice = rolled(int(slot[0])) * 8
    before = dict(zip(SLOT_NAMES, state.slots, strict=True))
    act(state, f"take({slot[0]},{slot})", seat)
    assert dict(zip(SLOT_NAMES, state.slots, strict=True)) == {**before, slot: NO_TILE}
    for other in range(4):
        taken = [FACES[before[slot]]] if other == seat else []
        assert stored(state.estates[other]) == taken


@pytest.mark.rule("BUR-7.2")
@each_die
def test_nothing_is_taken_from_an_empty_depot(die: int) -> None:
    others = {slot: "ship" for slot in NUMBERED if slot[0] != str(die)}
    state = given(dice=(die, die), depots=others)
    assert legal(state) == {f"workers({die})"}
    for slot in "abcd":
        assert verdict(state, f"take({die},{die}{slot})") == "BUR-7.2"


@pytest.mark.rule("BUR-7.2")
def test_an_empty_slot_offers_nothing_even_beside_others() -> None:
    state = given(dice=(3, 3), depots={"3b": "ship"})
    slots = [verdict(state, f"take(3,3{slot})") for slot in "abcd"]
    assert slots == ["BUR-7.1", None, "BUR-7.1", "BUR-7.1"]


# ------------------------------------------------------------------------------------- storage


@pytest.mark.rule("BUR-7.3")
@pytest.mark.parametrize("held", range(3))
def test_a_tile_goes_into_an_empty_storage_space(held: int) -> None:
    state = given(dice=(2, 5), storage=FULL[:held], depots={"2a": "castle"})
    act(state, "take(2,2a)")
    assert stored(state.estates[0]) == [*FULL[:held], "castle"]


@pytest.mark.rule("BUR-7.3")
def test_a_tile_is_stored_even_if_the_next_die_places_it() -> None:
    state = given(dice=(1, 2), depots={"1a": "ship"})
    assert legal(state, "place") == set()
    assert verdict(state, "place(2,1,d3)") == "BUR-8.1"
    act(state, "take(1,1a)")
    estate = state.estates[0]
    assert estate.tiles.count(NO_TILE) == 36
    assert stored(estate) == ["ship"]
    act(state, "place(2,1,d3)")
    assert (stored(estate), on(estate, "d3")) == ([], "ship")


@pytest.mark.rule("BUR-7.4")
@each_place
def test_with_a_full_storage_one_of_the_three_is_first_discarded(place: int) -> None:
    state = given(dice=(2, 5), storage=FULL, depots={"2a": "castle", "2b": "mine"})
    estate = state.estates[0]
    gone, new = estate.storage[place - 1], state.slots[slot_of("2a")]
    in_game = tiles_left(state)
    act(state, "take(2,2a)")
    assert legal(state) == DISCARDS
    assert stored(estate) == FULL
    for other in ("take(2,2b)", "workers(5)", "done", "skip", "place(5,1,d5)"):
        assert verdict(state, other) == "BUR-7.4"
    act(state, f"discard({place})")
    assert estate.storage[place - 1] == new
    assert stored(estate) == ["castle" if n == place else face for n, face in enumerate(FULL, 1)]
    assert tiles_left(state) == [tile for tile in in_game if tile != gone]
    assert state.removed == 1
    assert verdict(state, "take(2,2a)") == "BUR-5.1"
    assert legal(state) == {"workers(5)", *legal(state, "place")}


@pytest.mark.rule("BUR-7.4")
def test_the_new_tile_lies_where_the_old_one_lay_and_may_be_placed_next() -> None:
    state = given(dice=(1, 2), storage=["mine", "mine", "mine"], depots={"1a": "ship"})
    act(state, "take(1,1a)")
    act(state, "discard(2)")
    assert stored(state.estates[0]) == ["mine", "ship", "mine"]
    act(state, "place(2,2,d3)")
    assert stored(state.estates[0]) == ["mine", "mine"]


@pytest.mark.rule("BUR-7.4")
def test_with_a_full_storage_a_tile_is_taken_with_each_die() -> None:
    state = given(dice=(2, 2), storage=FULL, depots={"2a": "castle", "2b": "mine"})
    for slot, place in (("2a", 1), ("2b", 2)):
        act(state, f"take(2,{slot})")
        act(state, f"discard({place})")
    assert stored(state.estates[0]) == ["castle", "mine", "building-bank"]
    assert (state.removed, state.actors()) == (2, [1])


@pytest.mark.rule("BUR-7.5")
@pytest.mark.parametrize("held", range(4))
def test_no_tile_is_discarded_without_need(held: int) -> None:
    state = given(dice=(1, 2), storage=FULL[:held], depots={"1a": "ship"})
    for written in DISCARDS:
        assert verdict(state, written) == "BUR-7.5"
    if held < 3:
        act(state, "take(1,1a)")
        for written in DISCARDS:
            assert verdict(state, written) == "BUR-7.5"


@pytest.mark.rule("BUR-7.5")
def test_no_tile_is_discarded_to_make_room_before_it_is_needed() -> None:
    """Neither while a castle's action nor while a building's benefit goes on."""
    for tile, place in [("castle", "place(6,1,b3)"), ("building-market", "place(3,1,e4)")]:
        state = given(
            dice=(int(place[6]), 1),
            storage=[tile, "mine", "ship"],
            placed={"c4": "knowledge-26"},
            depots={"1a": "ship"},
        )
        act(state, place)
        assert legal(state, "take") == {"take(free,1a)"}
        assert legal(state, "discard") == set()
        assert verdict(state, "discard(2)") is not None
        act(state, "take(free,1a)")
        assert legal(state, "discard") == set()


# ------------------------------------------------------------------------------------ the depots


@pytest.mark.rule("BUR-7.6")
@each_die
def test_a_die_never_reaches_the_black_depot(die: int) -> None:
    black = {f"black{n}": "ship" for n in range(1, 9)}
    state = given(dice=(die, die), workers=9, knowledge=[8, 12], depots=black)
    assert legal(state) == {f"workers({die})"}
    with pytest.raises(ValueError, match="slot is one of 1a"):
        ACTIONS.parse(f"take({die},black1)")


@pytest.mark.rule("BUR-7.7")
def test_an_emptied_slot_stays_empty_until_the_next_phase() -> None:
    state = given(dice=(1, 1), depots={"1a": "ship"})
    act(state, "take(1,1a)")
    pass_turn(state)
    for n in range(1, 5):
        pass_round(state)
        assert (state.phase, state.round, state.filled) == (0, n, 0)
        assert legal(state, "take", state.actor()) == set()
    pass_round(state)
    assert (state.phase, state.round) == (1, 0)
    assert FACES[state.slots[slot_of("1a")]].startswith("building")
