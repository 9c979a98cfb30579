"""Section 4: dice, goods and turn order of a round."""

from collections import Counter
from random import Random

import pytest

from feldspar.games.burgundy.game import GAME, BurgundyState
from feldspar.games.burgundy.rules.components import GOODS
from feldspar.games.burgundy.rules.decisions import ACTIONS
from tests.games.burgundy.given import (
    given,
    legal,
    pass_round,
    pass_turn,
    rolled,
    sail,
    verdict,
    wares,
)

each_number = pytest.mark.parametrize("seats", [2, 3, 4])


def at_depots(state: BurgundyState) -> dict[int, Counter[str]]:
    """The goods that lie at each numbered depot."""
    return {depot: Counter(wares(state, depot)) for depot in range(1, 7)}


def turns(state: BurgundyState) -> list[int]:
    """Play a round in which all pass; return who decided, turn by turn."""
    began = (state.phase, state.round)
    found: list[int] = []
    while state.actors() and (state.phase, state.round) == began:
        (seat,) = state.actors()
        found.append(seat)
        pass_turn(state)
    return found


@pytest.mark.rule("BUR-4.1")
@each_number
def test_a_phase_has_five_rounds_and_the_game_25(seats: int) -> None:
    state = GAME.new(seats, b"")
    rounds = []
    while state.actors():
        rounds.append(f"{'ABCDE'[state.phase]}{state.round + 1}")
        pass_round(state)
    assert rounds == [f"{phase}{n}" for phase in "ABCDE" for n in range(1, 6)]


# ------------------------------------------------------------------------------------------- dice


@pytest.mark.rule("BUR-4.2")
@each_number
def test_all_roll_at_the_start_of_a_round_and_not_again_in_it(seats: int) -> None:
    state = GAME.new(seats, b"roll")
    rolled = []
    while state.actors():
        dice, white = state.dice[:], state.white
        assert len(dice) == 2 * seats
        assert {*dice, white} <= {1, 2, 3, 4, 5, 6}
        for _ in range(seats):
            assert (state.dice, state.white) == (dice, white)
            pass_turn(state)
        rolled.append((*dice, white))
    for die in zip(*rolled, strict=True):
        assert len(set(die)) > 3  # of 25 rolls


@pytest.mark.rule("BUR-4.2")
@pytest.mark.parametrize("viewer", range(4))
def test_everybody_sees_all_dice(viewer: int) -> None:
    state = GAME.new(4, b"public")
    redrawn = state.determinize(viewer, b"other chance")
    assert (redrawn.dice, redrawn.white) == (state.dice, state.white)
    for die in range(8):
        other = state.clone()
        other.dice = [*other.dice[:die], *rolled(other.dice[die] % 6 + 1), *other.dice[die + 1 :]]
        assert other.info_key(viewer) != state.info_key(viewer)
    other = state.clone()
    other.white = other.white % 6 + 1
    assert other.info_key(viewer) != state.info_key(viewer)


@pytest.mark.rule("BUR-4.4")
@each_number
def test_the_next_goods_tile_goes_where_the_white_die_shows_before_any_turn(seats: int) -> None:
    state = GAME.new(seats, b"white")
    before = {depot: Counter[str]() for depot in range(1, 7)}
    shown = set()
    while state.actors():
        shown.add(state.white)
        assert state.used == state.turn == 0
        before[state.white][GOODS[state.pile[state.round]]] += 1
        assert at_depots(state) == before
        pass_round(state)
    assert shown == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("BUR-4.5")
def test_a_depot_holds_any_number_of_goods() -> None:
    many = {depot: dict.fromkeys(GOODS, 7) for depot in range(1, 7)}
    state = given(wares=many)
    pass_round(state)
    assert sum(goods.total() for goods in at_depots(state).values()) == 6 * 42 + 1
    assert wares(state, state.white)[GOODS[state.pile[1]]] == 8


@pytest.mark.rule("BUR-4.6")
@pytest.mark.parametrize("white", range(1, 7))
def test_nobody_can_use_the_white_die_for_an_action(white: int) -> None:
    tiles = {f"{depot}a": "ship" for depot in range(1, 7)}
    state = given(dice=(2, 5), storage=["ship"], goods={"red": 1}, depots=tiles)
    before = legal(state)
    state.white = white
    assert legal(state) == before
    for use in (f"workers({white})", f"take({white},{white}a)"):
        assert verdict(state, use) == (None if white in (2, 5) else "BUR-5.1")


@pytest.mark.rule("BUR-4.7")
def test_neither_workers_nor_tiles_change_the_white_die() -> None:
    tiles = {f"{depot}a": "ship" for depot in range(1, 7)}
    state = given(
        dice=(2, 5),
        workers=9,
        silver=9,
        storage=["ship", "castle", "building-market"],
        goods={"red": 1},
        placed={"c4": "knowledge-26"},
        knowledge=range(1, 15),
        depots={**tiles, "black1": "mine"},
    )
    kinds = set()
    for action in state.legal(0):
        after = state.clone()
        after.apply(0, action)
        assert (after.white, after.wares) == (state.white, state.wares)
        kinds.add(ACTIONS.text(action).split("(")[0])
    assert kinds == {"take", "place", "sell", "workers", "buy"}


# ------------------------------------------------------------------------------------- turn order


class Track:
    """The turn-order track with pawns in stacks, each listed from the bottom up."""

    def __init__(self, seats: int) -> None:
        self.spaces: list[list[int]] = [[], [], [], [], [], [], []]
        self.spaces[0] = list(reversed(range(seats)))

    def move(self, seat: int) -> None:
        here = next(space for space, stack in enumerate(self.spaces) if seat in stack)
        self.spaces[here].remove(seat)
        self.spaces[here + 1].append(seat)

    def order(self) -> list[int]:
        return [seat for stack in reversed(self.spaces) for seat in reversed(stack)]


@pytest.mark.rule("BUR-4.3")
@pytest.mark.parametrize(
    ("moves", "order"),
    [
        ((0, 0, 0, 0), [0, 1, 2, 3]),  # the first player on top of the stack
        ((0, 0, 0, 1), [3, 0, 1, 2]),  # from the bottom of the stack to the front
        ((1, 0, 0, 0), [0, 1, 2, 3]),
        ((1, 1, 0, 0), [1, 0, 2, 3]),  # the later one arrives on top
        ((1, 1, 1, 1), [3, 2, 1, 0]),
        ((0, 2, 1, 0), [1, 2, 0, 3]),  # farther ahead goes first
        ((1, 0, 2, 1), [2, 3, 0, 1]),
    ],
)
def test_the_farthest_goes_first_and_the_higher_in_a_stack(
    moves: tuple[int, ...], order: list[int]
) -> None:
    state = given(4)
    for ships in moves:
        for _ in range(ships):
            sail(state)
        if ships < 2:
            pass_turn(state)
    assert (state.round, state.order) == (1, order)
    assert turns(state) == order


@pytest.mark.rule("BUR-4.3")
@each_number
@pytest.mark.parametrize("noise", range(8))
def test_the_order_is_read_from_the_stacks_at_the_start_of_each_round(
    seats: int, noise: int
) -> None:
    random = Random(noise)
    state = given(seats, seed=b"%d" % noise)
    track = Track(seats)
    sailed = [0] * seats
    for _ in range(6):  # a phase, and into the next
        order = track.order()
        for seat in order:
            assert (state.order, state.actors()) == (order, [seat])
            ships = min(random.choice((0, 0, 1, 2)), 3 - sailed[seat])
            for _ in range(ships):
                sail(state)
                track.move(seat)
            sailed[seat] += ships
            if ships < 2:
                pass_turn(state)
    assert state.spaces == sailed


@pytest.mark.rule("BUR-4.8")
@each_number
def test_everybody_has_exactly_one_turn_in_each_round(seats: int) -> None:
    state = GAME.new(seats, b"turns")
    first = state.actor()
    while state.actors():
        assert turns(state) == [(first + place) % seats for place in range(seats)]


@pytest.mark.rule("BUR-4.9")
@pytest.mark.parametrize("mover", range(4))
def test_a_pawn_that_moves_changes_the_order_of_the_next_round_only(mover: int) -> None:
    state = given(4)
    for seat in range(4):
        assert state.actors() == [seat]
        if seat == mover:
            sail(state)
            assert state.order == [0, 1, 2, 3]
        pass_turn(state)
    assert state.order == [mover, *[seat for seat in range(4) if seat != mover]]
