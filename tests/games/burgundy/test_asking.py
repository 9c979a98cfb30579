"""What somebody means who touches things that make no move, and the rule that answers."""

import pytest

from feldspar.games.burgundy.game import GAME, BurgundyState
from feldspar.games.burgundy.view.moves import moves
from feldspar.kernel.move_selection import narrow
from feldspar.kernel.units import Seat
from tests.games.burgundy.given import act, given, slot_of


def answer(state: BurgundyState, *touched: str, seat: int = 0) -> str | None:
    """The first rule that forbids what was meant; None if it is allowed."""
    rules = [
        state.why_not(seat, action) for action in state.game.actions_for_touch(state, seat, touched)
    ]
    assert rules, "nothing could be meant"
    return None if None in rules else rules[0]


def tile(state: BurgundyState, slot: str) -> str:
    return f"tile/{state.slots[slot_of(slot)]}"


def stored(state: BurgundyState, place: int) -> str:
    return f"tile/{state.estates[0].storage[place]}"


def test_a_tile_too_far_for_the_die() -> None:
    state = given(dice=(1, 1), depots={"4a": "ship", "1a": "building-bank"})
    assert answer(state, tile(state, "4a")) == "BUR-7.1"
    assert answer(state, "die/0", tile(state, "4a")) == "BUR-7.1"
    assert answer(state, "die/0", tile(state, "1a")) is None


def test_a_tile_that_cannot_be_bought() -> None:
    state = given(depots={"black1": "mine", "1a": "ship"}, silver=2)
    assert answer(state, tile(state, "black1")) is None
    assert answer(state, "choice/buy", tile(state, "1a")) == "BUR-21.7"
    state.estates[0].silver = 1
    assert answer(state, tile(state, "black1")) == "BUR-17.1"


@pytest.mark.parametrize(
    ("hex_", "rule"),
    [("d5", None), ("c3", "BUR-8.3"), ("d6", "BUR-8.4"), ("d4", "BUR-8.1"), ("d3", "BUR-8.2")],
)
def test_a_space_for_a_stored_ship(hex_: str, rule: str | None) -> None:
    state = given(dice=(5, 5), storage=["ship"])
    assert answer(state, stored(state, 0), f"hex/{hex_}") == rule
    assert answer(state, f"hex/{hex_}") == rule  # the space alone: whatever is stored


def test_goods_of_another_number_and_none_at_all() -> None:
    state = given(dice=(1, 1), goods={"red": 1})
    assert answer(state, "goods/red") == "BUR-15.1"
    assert answer(state, "goods/pink") == "BUR-15.2"
    assert answer(state, "choice/workers") is None


def test_what_is_asked_comes_first() -> None:
    state = given(dice=(5, 2), storage=["ship"], wares={2: {"red": 1}}, depots={"2a": "castle"})
    assert answer(state, "choice/done") == "BUR-5.4"
    assert answer(state, "choice/skip") == "BUR-13.13"
    assert answer(state, "depot/2") == "BUR-9.1"
    act(state, "place(5,1,d5)")
    assert answer(state, tile(state, "2a")) == "BUR-9.2"
    assert answer(state, "depot/2/goods/red") == "BUR-9.2"
    assert answer(state, "depot/2") is None


@pytest.mark.rule("BUR-21.5")
def test_two_depots_at_once_need_their_tile() -> None:
    for knowledge, rule in (([], "BUR-21.5"), ([5], None)):
        wares = {2: {"red": 1}, 3: {"pink": 1}}
        state = given(dice=(2, 1), storage=["ship"], wares=wares, knowledge=knowledge)
        act(state, "place(2,1,d3)")
        assert answer(state, "choice/collect/2+3") == rule


def test_a_stored_tile_while_one_must_go() -> None:
    state = given(dice=(1, 2), storage=["ship", "mine", "castle"], depots={"1a": "building-bank"})
    act(state, "take(1,1a)")
    assert answer(state, stored(state, 1)) is None


def test_an_estate_or_a_space_that_is_not_on_the_sheet() -> None:
    state = GAME.new(2, b"sheets", setup="open")
    seat = state.actors()[0]
    side = moves(state, Seat(seat))[0].path[0]
    assert answer(state, side, seat=seat) is None
    assert answer(state, side, seat=1 - seat) == "BUR-22.2"
    others = {f"side/{number}/hex/d4" for number in range(1, 10)} - {
        m.path[0] for m in moves(state, Seat(seat))
    }
    assert all(answer(state, other, seat=seat) == "BUR-22.1" for other in others)


def test_every_legal_move_is_meant_by_its_own_path() -> None:
    state = given(
        dice=(5, 2),
        workers=2,
        silver=2,
        goods={"red": 1},
        storage=["ship", "building-bank"],
        depots={"2a": "castle", "black1": "mine"},
    )
    found = moves(state, Seat(0))
    assert {move.action for move in found} == set(state.legal(0))
    for move in found:
        assert answer(state, *move.path) is None
        assert narrow(found, move.path)


def test_a_die_that_has_been_used() -> None:
    state = given(dice=(5, 2), depots={"5a": "castle", "2a": "ship"})
    act(state, "workers(2)")
    assert answer(state, "die/0", tile(state, "5a")) is None
    assert answer(state, "die/1") == "BUR-5.1"
    assert answer(state, "die/1", tile(state, "2a")) == "BUR-5.1"
