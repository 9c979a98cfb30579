"""Section 3: what happens before the first round of each phase."""

from collections import Counter
from itertools import pairwise

import pytest

from feldspar.games.burgundy.game import GAME, BurgundyState
from feldspar.games.burgundy.rules.components import BLACK, DATA, GOODS, TYPES
from feldspar.games.burgundy.rules.decisions import SLOT_NAMES
from feldspar.games.burgundy.rules.tiles import FACES, NO_TILE, SUPPLY, TILES, TYPE
from tests.games.burgundy.given import (
    act,
    given,
    legal,
    pass_round,
    pass_turn,
    phases,
    sail,
    slot_of,
    tiles_left,
    told,
    wares,
)

each_number = pytest.mark.parametrize("seats", [2, 3, 4])
NUMBERED = [(f"{depot}{'abcd'[slot]}", depot, slot) for depot in range(1, 7) for slot in range(4)]


def lying(state: BurgundyState) -> dict[str, int]:
    """The tile in each slot that holds one."""
    slots = zip(SLOT_NAMES, state.slots, strict=True)
    return {name: tile for name, tile in slots if tile != NO_TILE}


def end_phase(state: BurgundyState) -> None:
    """Let all pass until the next phase has begun."""
    phase = state.phase
    while state.phase == phase:
        pass_turn(state)


@pytest.mark.rule("BUR-3.1")
@each_number
def test_all_is_set_up_anew_before_the_first_round_of_each_phase(seats: int) -> None:
    begun = phases(seats)
    assert [(state.phase, state.round) for state in begun] == [(n, 0) for n in range(5)]
    assert {len(lying(state)) for state in begun} == {8 * seats}
    for before, after in pairwise(begun):
        assert not set(lying(before).values()) & set(lying(after).values())
        assert after.crates != before.crates


@pytest.mark.rule("BUR-3.2")
@each_number
def test_tiles_left_in_the_depots_leave_the_game(seats: int) -> None:
    begun = phases(seats)
    gone: set[int] = set()
    for state in begun:
        assert set(tiles_left(state)) == set(range(TILES)) - gone
        assert state.removed == len(gone)
        gone |= set(lying(state).values())


@pytest.mark.rule("BUR-3.2")
def test_a_tile_that_was_taken_is_not_removed() -> None:
    state = GAME.new(2, b"taken")
    seat = state.actor()
    left = set(lying(state))
    taken = min(legal(state, "take", seat))
    tile = state.slots[slot_of(taken[7:9])]
    act(state, taken, seat)
    end_phase(state)
    assert state.removed == len(left) - 1
    assert tile in state.estates[seat].storage
    assert len(tiles_left(state)) == TILES - state.removed


@pytest.mark.rule("BUR-3.3")
@each_number
def test_goods_at_the_depots_stay_for_the_next_phase(seats: int) -> None:
    left = {depot: {"red": depot, "pink": 1} for depot in range(1, 7)}
    state = given(seats, round=5, wares=left)
    pass_round(state)
    assert (state.phase, state.round) == (1, 0)
    for depot in range(1, 7):
        new = Counter(wares(state, depot)) - Counter(left[depot])
        assert new == ({GOODS[state.pile[0]]: 1} if depot == state.white else {})
        assert Counter(wares(state, depot)) >= Counter(left[depot])


@pytest.mark.rule("BUR-3.4")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 12), (3, 18), (4, 24)])
def test_every_slot_for_so_many_players_receives_a_tile_of_its_type(seats: int, tiles: int) -> None:
    for state in phases(seats):
        numbered = {name: tile for name, tile in lying(state).items() if name[0] != "b"}
        assert len(numbered) == tiles
        for name, depot, slot in NUMBERED:
            data = DATA["depots"][str(depot)]
            assert (name in numbered) == (data["seats"][slot] <= seats)
            if name in numbered and name != "6c":
                assert TYPES[TYPE[numbered[name]]] == data["slots"][slot]


@pytest.mark.rule("BUR-3.4", "BUR-3.6")
@pytest.mark.parametrize("slot", ["1a", "black1"])
def test_the_tiles_of_later_phases_are_random_too(slot: str) -> None:
    faces = set()
    for n in range(120):
        state = GAME.new(2, b"later %d" % n)
        first = state.slots[slot_of(slot)]
        end_phase(state)
        assert state.slots[slot_of(slot)] != first
        faces.add(FACES[state.slots[slot_of(slot)]])
    assert len(faces) >= 8


@pytest.mark.rule("BUR-3.5")
@pytest.mark.parametrize(
    ("seats", "tiles"),
    [
        (2, [None, None, None, None, None]),
        (3, ["castle", "mine", "castle", "mine", "castle"]),
        (4, ["castle", "castle", "castle", "castle", "castle"]),
    ],
)
def test_with_three_players_depot_6_has_a_mine_for_a_castle_in_phases_b_and_d(
    seats: int, tiles: list[str | None]
) -> None:
    slots = [lying(state) for state in phases(seats)]
    assert [FACES[slot["6c"]] if "6c" in slot else None for slot in slots] == tiles


@pytest.mark.rule("BUR-3.5")
def test_all_other_castles_and_mines_of_three_players_are_in_their_places() -> None:
    for state in phases(3):
        faces = {name: FACES[tile] for name, tile in lying(state).items() if name[0] != "b"}
        assert {name for name in faces if faces[name] in ("castle", "mine")} == {"2b", "5a", "6c"}


@pytest.mark.rule("BUR-3.6")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 4), (3, 6), (4, 8)])
def test_the_black_depot_receives_two_black_backs_for_each_player(seats: int, tiles: int) -> None:
    for state in phases(seats):
        black = {name: tile for name, tile in lying(state).items() if name[0] == "b"}
        assert set(black) == {f"black{n}" for n in range(1, tiles + 1)}
        assert {SUPPLY[tile] for tile in black.values()} == {BLACK}


@pytest.mark.rule("BUR-3.7")
@each_number
def test_the_five_goods_of_a_phase_lie_open_in_the_order_of_its_rounds(seats: int) -> None:
    state = GAME.new(seats, b"goods")
    while state.actors():
        pile = state.pile
        assert len(pile) == 5
        for viewer in range(seats):
            assert state.determinize(viewer, b"another future").pile == pile
        state.log = []
        pass_round(state)
        for n in range(2, 6):
            assert state.pile == pile
            assert (event := told(state, "log-round")[-1]).text.args["round"] == n
            assert event.text.args["goods"] == (f"goods-{GOODS[pile[n - 1]]}", {})
            pass_round(state)


@pytest.mark.rule("BUR-3.8")
def test_pawns_keep_their_places_from_phase_to_phase() -> None:
    state = given(3, round=5)
    for moves in (0, 2, 1):
        for _ in range(moves):
            sail(state)
        if moves < 2:
            pass_turn(state)
    assert (state.phase, state.round) == (1, 0)
    assert (state.spaces, state.order, state.ranked) == ([0, 2, 1], [1, 2, 0], [1, 2, 0])
    end_phase(state)
    assert (state.phase, state.spaces, state.order) == (2, [0, 2, 1], [1, 2, 0])
