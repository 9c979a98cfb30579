"""Section 10: variants for the start castle."""

import pytest

from feldspar.games.burgundy_dice.game import GAME, DiceState
from feldspar.games.burgundy_dice.rules.components import ACTIONS
from feldspar.games.burgundy_dice.rules.visibility import visible_estate
from feldspar.kernel.events import WATCHER
from feldspar.kernel.game import IllegalMove
from tests.games.burgundy_dice.given import (
    act,
    holdings,
    next_hourglass,
    refusal,
    told,
    value_at,
)

# The castles of sheet A by their squares.
CASTLES = {"monk": (1, 1), "silver": (2, -1), "goods": (-1, -1), "worker": (-2, 1)}


def new(seats: int, castles: str) -> DiceState:
    state = GAME.new(seats, b"variant", castles=castles)
    state.log = []
    next_hourglass(state, 1)
    return state


def offered(state: DiceState, seat: int) -> set[str]:
    """The squares a seat may choose now."""
    return {ACTIONS.text(action) for action in state.legal(seat)}


@pytest.mark.rule("BDG-10.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_different_is_chosen_one_after_another_from_the_owner_on(seats: int) -> None:
    state = new(seats, "different")
    squares = list(CASTLES)
    for seat in range(seats):
        assert state.turn == 0
        assert state.actors() == [seat]
        for other in range(seats):
            if other != seat:
                assert state.legal(other) == []
                assert refusal(state, other, "start", squares[seat]) == "BDG-10.1"
        act(state, seat, "start", squares[seat])
    assert state.turn == 1
    assert state.actors() == list(range(seats))
    assert [holdings(e) for e in state.estates] == [{square: 1} for square in squares[:seats]]


@pytest.mark.rule("BDG-10.1")
def test_all_different_never_offers_a_castle_already_chosen() -> None:
    state = new(4, "different")
    left = {"start(monk)", "start(silver)", "start(goods)", "start(worker)"}
    for seat, square in enumerate(["goods", "monk", "worker"]):
        assert offered(state, seat) == left
        act(state, seat, "start", square)
        left.remove(f"start({square})")
        assert refusal(state, seat + 1, "start", square) == "BDG-10.1"
    assert offered(state, 3) == {"start(silver)"}
    act(state, 3, "start", "silver")
    crossed = [value_at(estate, CASTLES["goods"]) for estate in state.estates]
    assert crossed == [0, None, None, None]


@pytest.mark.rule("BDG-10.1")
def test_all_different_refuses_the_same_castle_and_changes_nothing() -> None:
    state = new(2, "different")
    act(state, 0, "start", "monk")
    before = state.state_key()
    with pytest.raises(IllegalMove) as refused:
        act(state, 1, "start", "monk")
    assert refused.value.rule == "BDG-10.1"
    assert state.state_key() == before


@pytest.mark.rule("BDG-10.1")
def test_all_different_is_told_to_everybody_at_once() -> None:
    state = new(3, "different")
    act(state, 0, "start", "goods")
    for viewer in (WATCHER, 0, 1, 2):
        assert [(event.seat, event.rule) for event in told(state, viewer)] == [(0, "BDG-2.7")]


@pytest.mark.rule("BDG-10.1", "BDG-12.2")
def test_all_different_shows_the_others_what_has_been_chosen() -> None:
    state, other = new(3, "different"), new(3, "different")
    act(state, 0, "start", "goods")
    act(other, 0, "start", "monk")
    assert value_at(visible_estate(state, 1, 0), CASTLES["goods"]) == 0
    assert holdings(visible_estate(state, 1, 0)) == {"goods": 1}
    assert state.info_key(1) != other.info_key(1)


@pytest.mark.rule("BDG-10.1")
def test_without_the_variant_castles_may_coincide() -> None:
    state = new(4, "free")
    for seat in range(4):
        assert refusal(state, seat, "start", "monk") is None
        act(state, seat, "start", "monk")
    assert [value_at(estate, CASTLES["monk"]) for estate in state.estates] == [0] * 4


@pytest.mark.rule("BDG-10.2")
def test_all_different_is_not_for_five_players() -> None:
    with pytest.raises(ValueError, match=r"BDG-10\.2"):
        GAME.new(5, b"", castles="different")


@pytest.mark.rule("BDG-10.1")
def test_all_different_is_not_for_one_player() -> None:
    with pytest.raises(ValueError, match=r"BDG-10\.1"):
        GAME.new(1, b"", castles="different")


@pytest.mark.rule("BDG-10.2")
@pytest.mark.parametrize("castles", ["free", "same"])
def test_five_players_may_choose_castles_in_the_other_ways(castles: str) -> None:
    assert GAME.new(5, b"", castles=castles).seats == 5


@pytest.mark.rule("BDG-10.3")
@pytest.mark.parametrize("square", list(CASTLES))
@pytest.mark.parametrize("seats", [2, 5])
def test_all_the_same_is_chosen_by_the_owner_for_everybody(seats: int, square: str) -> None:
    state = new(seats, "same")
    assert state.actors() == [0]
    assert offered(state, 0) == {f"start({kind})" for kind in CASTLES}
    for seat in range(1, seats):
        assert state.legal(seat) == []
        assert refusal(state, seat, "start", square) == "BDG-10.3"
    act(state, 0, "start", square)
    for estate in state.estates:
        assert [kind for kind, cell in CASTLES.items() if value_at(estate, cell) == 0] == [square]
        assert holdings(estate) == {square: 1}
    assert state.turn == 1
    assert state.actors() == list(range(seats))


@pytest.mark.rule("BDG-10.3")
def test_all_the_same_gives_everybody_the_point_and_is_told_to_all() -> None:
    state = new(3, "same")
    act(state, 0, "start", "worker")
    assert state.scores() == [1, 1, 1]
    for viewer in (WATCHER, 0, 1, 2):
        starts = [event for event in told(state, viewer) if event.rule == "BDG-2.7"]
        assert [event.seat for event in starts] == [0, 1, 2]
