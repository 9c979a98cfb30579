"""Section 4: drawing by the backs, up to five cards or, with the Inventor, six."""

from collections.abc import Sequence

import pytest

from feldspar.games.bruges.game import BrugesState
from feldspar.games.bruges.rules.position import DRAWING
from feldspar.kernel.events import WATCHER
from tests.games.bruges.given import act, choices, given, hold, names, refusal
from tests.games.bruges.phases import begin_round, notices, of_colours

KEPT = ["poet", "fence", "beggar", "duke", "king", "knight", "count"]
"""Cards somebody has kept from the round before."""


def drawing(kept: int = 0, seats: int = 2, residents: Sequence[str] = ()) -> BrugesState:
    """Phase 1, with some cards in the first player's hand."""
    state = given(seats, hand=KEPT[:kept], residents=residents)
    begin_round(state)
    return state


# --------------------------------------------------------------------------------- one at a time


@pytest.mark.rule("BRG-3.2", "BRG-4.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_in_player_order_draws_until_the_hand_holds_five(seats: int) -> None:
    state = drawing(2, seats)
    for seat in range(seats):
        for held in range(0 if seat else 2, 5):
            holding = state.holdings[seat]
            assert (state.phase, state.decider()) == (DRAWING, seat)
            assert len(holding.hand) + len(holding.fresh) == held
            assert refusal(state, "done") == "BRG-4.1"
            for other in {*range(seats)} - {seat}:
                assert refusal(state, "draw(1)", other) == "BRG-3.2"
            act(state, f"draw({held % 2 + 1})")
    assert [len(holding.hand) for holding in state.holdings] == [5] * seats
    assert state.phase != DRAWING


@pytest.mark.rule("BRG-4.1")
def test_nothing_else_can_be_done_before() -> None:
    state = drawing(4, residents=["accountant"])
    for written in ("workers(poet)", "activate(accountant,none)", "advance"):
        assert refusal(state, written) == "BRG-4.1"


@pytest.mark.rule("BRG-4.2", "BRG-4.11")
def test_every_single_card_is_the_top_of_the_pile_one_chooses() -> None:
    state = given(hand=(), piles=(["baron", "prince", "judge"], ["queen", "thief", "valet"]))
    begin_round(state)
    for pile in "12211":
        assert choices(state) == {"draw(1)", "draw(2)"}
        fresh = state.holdings[0].fresh
        act(state, f"draw({pile})")
    assert names(fresh) == ["baron", "queen", "thief", "prince"]
    assert "judge" in names(state.holdings[0].hand)


@pytest.mark.rule("BRG-4.2")
@pytest.mark.parametrize("viewer", [WATCHER, 0, 1])
@pytest.mark.parametrize("pile", [0, 1])
def test_only_the_colours_of_the_two_top_backs_are_known(viewer: int, pile: int) -> None:
    blue, below, red, hidden = of_colours("blue", "blue", "red", "blue")
    state = given(piles=([], [blue, below]) if pile else ([blue, below], []))
    begin_round(state)
    assert notices(state, viewer, blue, red)
    assert not notices(state, viewer, blue, hidden)
    assert not notices(state, viewer, below, red)


@pytest.mark.rule("BRG-4.3")
@pytest.mark.parametrize("seat", [0, 1])
def test_new_faces_are_seen_when_the_hand_is_complete(seat: int) -> None:
    first, second, third, hidden = cards = of_colours("blue", "blue", "blue", "blue")
    state = given(hand=KEPT[:5] if seat else KEPT[3:5], piles=(cards[:3], []))
    hold(state, 1, hand=["thief", "valet"])
    begin_round(state)
    for card in (first, second):
        act(state, "draw(1)")
        assert not notices(state, seat, card, hidden)
    act(state, "draw(1)")
    assert {first, second, third} < {*names(state.holdings[seat].hand)}
    for card in (first, second, third):
        assert notices(state, seat, card, hidden)
        assert not notices(state, 1 - seat, card, hidden)


@pytest.mark.rule("BRG-4.4")
@pytest.mark.parametrize("kept", [5, 6, 7])
def test_whoever_has_five_or_more_draws_nothing_and_keeps_them_all(kept: int) -> None:
    state = drawing(kept)
    assert state.decider() == 1
    assert sorted(names(state.holdings[0].hand)) == sorted(KEPT[:kept])
    for _ in range(5):
        act(state, "draw(1)")
    assert [len(holding.hand) for holding in state.holdings] == [kept, 5]


# ------------------------------------------------------------------------------------ the Inventor


@pytest.mark.rule("BRG-4.5")
@pytest.mark.parametrize("stop", [True, False])
def test_the_inventor_lets_one_draw_three_or_four_cards_to_two(stop: bool) -> None:
    """The rulebook's example."""
    state = drawing(2, residents=["inventor"])
    for _ in range(3):
        assert refusal(state, "done") == "BRG-4.1"
        act(state, "draw(1)")
    assert choices(state) == {"draw(1)", "draw(2)", "done"}
    act(state, "done" if stop else "draw(2)")
    assert len(state.holdings[0].hand) == (5 if stop else 6)
    assert (state.decider(), state.holdings[0].fresh) == (1, [])
    for _ in range(5):
        assert choices(state) == {"draw(1)", "draw(2)"}
        act(state, "draw(1)")
    assert len(state.holdings[1].hand) == 5  # who has no Inventor


@pytest.mark.rule("BRG-4.4", "BRG-4.5")
@pytest.mark.parametrize("kept", [5, 6])
def test_with_the_inventor_six_cards_are_enough_but_five_may_be(kept: int) -> None:
    state = drawing(kept, residents=["inventor"])
    assert state.decider() == (0 if kept == 5 else 1)
    if kept == 5:
        act(state, "done")
        assert (state.decider(), len(state.holdings[0].hand)) == (1, 5)
