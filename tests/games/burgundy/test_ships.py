"""Section 9: ships collect goods and move their owner ahead on the turn-order track."""

from collections.abc import Mapping
from itertools import combinations, product

import pytest

from feldspar.games.burgundy.game import BurgundyState
from feldspar.games.burgundy.rules.components import GOODS
from tests.games.burgundy.given import (
    act,
    choices,
    give_turn,
    given,
    goods,
    lay,
    pass_turn,
    refusal,
    rolled,
    seated,
    store,
    told,
    wares,
)

# Ship spaces of estate 1, each beside the middle or the one before, and their numbers.
BERTHS = [("d3", 2), ("d5", 5), ("d2", 1), ("d6", 4)]
ALL_DEPOTS = {f"collect({depot})" for depot in range(1, 7)}
ONE_OF_EACH = {depot: {GOODS[depot - 1]: depot} for depot in range(1, 7)}
"""A type of its own on every depot: as many tiles as its number."""


def sailed(
    held: Mapping[str, int] | None = None,
    offers: Mapping[int, Mapping[str, int]] | None = None,
    seats: int = 2,
) -> BurgundyState:
    """Seat 0 has just placed a ship on d3, and has a 1 left."""
    state = given(seats, dice=(2, 1), storage=["ship"], goods=held, wares=offers)
    act(state, "place(2,1,d3)")
    return state


def outcomes(state: BurgundyState) -> list[BurgundyState]:
    """All that can come of the choices between new types of goods."""
    kept = choices(state, "keep")
    if not kept:
        return [state]
    found = []
    for written in kept:
        after = state.clone()
        act(after, written)
        found += outcomes(after)
    return found


# ---------------------------------------------------------------------------------------- the order


@pytest.mark.rule("BUR-9.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_ship_first_collects_goods_and_then_moves_the_pawn(seats: int) -> None:
    state = sailed(offers={4: {"red": 1}}, seats=seats)
    assert state.spaces == [0] * seats
    act(state, "collect(4)")
    assert state.spaces == [1] + [0] * (seats - 1)
    assert [event.text.key for event in told(state)] == ["log-place", "log-collect", "log-advance"]


@pytest.mark.rule("BUR-9.1")
def test_the_pawn_waits_until_the_last_goods_are_chosen() -> None:
    state = sailed({"red": 1}, {1: {"pink": 1, "brown": 1, "orange": 1}})
    for written in ("collect(1)", "keep(pink)", "keep(orange)"):
        assert state.spaces == [0, 0]
        act(state, written)
    assert state.spaces == [1, 0]


@pytest.mark.rule("BUR-9.1", "BUR-9.9")
def test_a_ship_is_done_with_before_anything_else_happens_and_cannot_be_forgone() -> None:
    state = sailed({"red": 1}, {3: {"pink": 1, "brown": 1, "orange": 1}})
    assert choices(state) == ALL_DEPOTS
    for written in ("workers(1)", "sell(1,red)", "skip", "done", "keep(pink)"):
        assert refusal(state, written) == "BUR-9.2"
    act(state, "collect(3)")
    assert choices(state) == {"keep(pink)", "keep(brown)", "keep(orange)"}
    for written in ("workers(1)", "sell(1,red)", "skip", "done", "collect(3)"):
        assert refusal(state, written) == "BUR-9.6"


@pytest.mark.rule("BUR-9.1")
@pytest.mark.parametrize(
    ("face", "number", "name"), [("building-bank", 3, "e4"), ("mine", 4, "e3")]
)
def test_nothing_but_a_ship_collects_or_moves_ahead(face: str, number: int, name: str) -> None:
    state = given(dice=(number, 1), storage=[face], wares=ONE_OF_EACH)
    assert refusal(state, "collect(1)") == "BUR-9.1"
    act(state, f"place({number},1,{name})")
    assert choices(state, "collect") == set()
    assert (goods(state.estates[0]), state.spaces) == ({}, [0, 0])


# ------------------------------------------------------------------------------------------ a depot


@pytest.mark.rule("BUR-9.2")
@pytest.mark.parametrize("depot", range(1, 7))
def test_the_goods_of_the_one_chosen_depot_are_taken(depot: int) -> None:
    state = sailed(offers=ONE_OF_EACH)
    act(state, f"collect({depot})")
    assert goods(state.estates[0]) == ONE_OF_EACH[depot]
    assert goods(state.estates[1]) == {}
    assert {n: wares(state, n) for n in range(1, 7)} == ONE_OF_EACH | {depot: {}}


@pytest.mark.rule("BUR-9.3")
@pytest.mark.parametrize("name", [name for name, _ in BERTHS])
def test_the_depot_has_nothing_to_do_with_the_die(name: str) -> None:
    for die in range(1, 7):
        state = given(dice=(die, die), workers=3, storage=["ship"], wares={6: {"pink": 1}})
        lay(state, 0, {berth: "ship" for berth, _ in BERTHS[:2] if berth != name})
        act(state, f"place({die},1,{name})")
        assert choices(state) == ALL_DEPOTS


@pytest.mark.rule("BUR-9.3")
@pytest.mark.parametrize("depot", [1, 2, 4, 5, 6])
def test_a_depot_without_goods_may_be_chosen(depot: int) -> None:
    state = sailed({"red": 2}, {3: {"pink": 1}})
    act(state, f"collect({depot})")
    assert goods(state.estates[0]) == {"red": 2}
    assert wares(state, 3) == {"pink": 1}
    assert state.spaces == [1, 0]


@pytest.mark.rule("BUR-9.3", "BUR-9.9")
def test_without_goods_on_any_depot_the_pawn_moves_at_once() -> None:
    state = sailed({"red": 2})
    assert state.spaces == [1, 0]
    assert choices(state) == {"workers(1)"}
    assert refusal(state, "collect(1)") == "BUR-9.1"


# ------------------------------------------------------------------------------ what can be stored


@pytest.mark.rule("BUR-9.4", "BUR-9.5", "BUR-9.6", "BUR-9.7", "BUR-9.9")
@pytest.mark.parametrize("offered", range(7))
@pytest.mark.parametrize("held", range(4))
def test_goods_held_and_offered_in_all_combinations(held: int, offered: int) -> None:
    """Held types must be taken, new ones as far as there is room, all of a type, the rest stays."""
    for mine, offer in product(combinations(GOODS, held), combinations(GOODS, offered)):
        there = {kind: GOODS.index(kind) + 1 for kind in offer}
        beside: Mapping[str, int] = {"turquoise": 1, "orange": 1}
        state = sailed(dict.fromkeys(mine, 2), {3: beside, 4: there, 5: beside})
        act(state, "collect(4)")
        new = [kind for kind in offer if kind not in mine]
        room = 3 - held
        assert choices(state, "keep") == {f"keep({kind})" for kind in new if len(new) > room > 0}
        ends = outcomes(state)
        stored = {frozenset(goods(end.estates[0])) for end in ends}
        fitting = combinations(new, min(room, len(new)))
        assert stored == {frozenset([*mine, *taken]) for taken in fitting}
        for end in ends:
            for kind in GOODS:
                all_or_none = there.get(kind, 0) if kind in goods(end.estates[0]) else 0
                assert goods(end.estates[0]).get(kind, 0) == 2 * (kind in mine) + all_or_none
                assert wares(end, 4).get(kind, 0) == there.get(kind, 0) - all_or_none
            assert wares(end, 3) == wares(end, 5) == beside
            assert end.spaces == [1, 0]


@pytest.mark.rule("BUR-9.4")
def test_a_place_holds_any_number_of_goods_of_its_type() -> None:
    state = sailed({"red": 6, "pink": 5, "brown": 1}, {2: {"red": 1, "pink": 2, "brown": 6}})
    act(state, "collect(2)")
    assert goods(state.estates[0]) == {"red": 7, "pink": 7, "brown": 7}


@pytest.mark.rule("BUR-9.7")
@pytest.mark.parametrize(("chosen", "left"), [("pink", "brown"), ("brown", "pink")])
def test_example_carla_takes_turquoise_and_either_pink_or_brown(chosen: str, left: str) -> None:
    offer = {"turquoise": 1, "pink": 1, "brown": 1}
    state = sailed({"turquoise": 1, "red": 1}, {5: offer})
    act(state, "collect(5)")
    assert choices(state) == {"keep(pink)", "keep(brown)"}
    assert refusal(state, "keep(turquoise)") == refusal(state, "keep(orange)") == "BUR-9.6"
    act(state, f"keep({chosen})")
    assert goods(state.estates[0]) == {"turquoise": 2, "red": 1, chosen: 1}
    assert wares(state, 5) == {left: 1}


@pytest.mark.rule("BUR-9.7")
def test_goods_left_at_a_depot_wait_for_the_next_ship() -> None:
    state = sailed({"red": 1, "pink": 1}, {2: {"brown": 2, "orange": 3}})
    act(state, "collect(2)")
    act(state, "keep(brown)")
    give_turn(state, 1, 2, 2)
    store(state, 1, ["ship"])
    act(state, "place(2,1,d3)", 1)
    act(state, "collect(2)", 1)
    assert goods(state.estates[1]) == {"orange": 3}
    assert wares(state, 2) == {}


# ----------------------------------------------------------------------------- the turn-order track


@pytest.mark.rule("BUR-9.8")
def test_a_pawn_moves_one_space_on_top_of_those_already_there() -> None:
    state = given(4, dice=(2, 5), storage=["ship", "ship"])
    state.spaces = [0, 1, 1, 2]
    state.ranked = seated(3, 2, 1, 0)
    act(state, "place(2,1,d3)")
    assert (state.spaces, state.ranked) == ([1, 1, 1, 2], [3, 0, 2, 1])
    act(state, "place(5,2,d5)")
    assert (state.spaces, state.ranked) == ([2, 1, 1, 2], [0, 3, 2, 1])


@pytest.mark.rule("BUR-9.8", "BUR-9.10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_ships_of_anybody_in_any_order_stack_the_pawns(seats: int) -> None:
    for sailors in product(range(seats), repeat=4):
        state = given(seats)
        stacks = [[*reversed(range(seats))], [], [], [], []]  # each from the bottom up
        for turn, seat in enumerate(sailors):
            name, number = BERTHS[sailors[:turn].count(seat)]
            give_turn(state, seat, number, number)
            store(state, seat, ["ship"])
            act(state, f"place({number},1,{name})", seat)
            space = next(n for n, stack in enumerate(stacks) if seat in stack)
            stacks[space].remove(seat)
            stacks[space + 1].append(seat)
            assert state.ranked == [pawn for stack in stacks[::-1] for pawn in stack[::-1]]


@pytest.mark.rule("BUR-9.10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_white_die_passes_at_once_and_the_next_round_begins_as_the_pawns_stand(
    seats: int,
) -> None:
    for sails in product([False, True], repeat=seats):
        state = given(seats)
        state.dice = rolled(2, 1) * seats
        first = 0
        for seat in range(seats):
            assert (state.actors(), state.order) == ([seat], list(range(seats)))
            assert state.ranked[0] == first
            if sails[seat]:
                store(state, seat, ["ship"])
                act(state, "place(2,1,d3)", seat)
                first = seat
                assert state.ranked[0] == first
            pass_turn(state)
        sailors = [seat for seat in range(seats) if sails[seat]]
        stayed = [seat for seat in range(seats) if not sails[seat]]
        assert state.order == [*reversed(sailors), *stayed]
        assert (state.round, state.actors()) == (1, [first])
