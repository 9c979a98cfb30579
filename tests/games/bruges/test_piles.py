"""Section 4: what happens to an empty pile, and which round is the last."""

from collections.abc import Sequence

import pytest

from feldspar.games.bruges.game import BrugesState
from feldspar.games.bruges.rules.pending.draw import Draw
from feldspar.games.bruges.rules.position import COMPARING, DICE, DRAWING, TURNS
from feldspar.games.bruges.rules.turn_flow import settle
from feldspar.games.bruges.rules.units import Card
from feldspar.kernel.units import Seat
from tests.games.bruges.given import act, choices, given, hold, names, refusal, told
from tests.games.bruges.phases import begin_round

KEPT = ["poet", "fence", "beggar", "duke", "king", "knight", "count"]
"""Cards somebody has kept from the round before."""
Piles = Sequence[Sequence[str]]
each_pile = pytest.mark.parametrize("pile", [0, 1])


def few_left(piles: Piles, kept: int = 0, extra: bool = False) -> BrugesState:
    """Phase 1 of the second round, with these two piles; the extra pile may lie there or not."""
    state = given(hand=KEPT[:kept], piles=piles, rest=False)
    if not extra:
        state.extra, state.last = [], 2
    begin_round(state)
    return state


def piles_of(state: BrugesState) -> list[list[str]]:
    """The draw piles, the top of each first."""
    return [names(pile[::-1]) for pile in state.piles]


def swapped(first: Sequence[str], second: Sequence[str], pile: int) -> list[list[str]]:
    """Two piles, the first of them in a place."""
    return [list(first), list(second)][:: -1 if pile else 1]


# ----------------------------------------------------------------------------------- the extra pile


@pytest.mark.rule("BRG-4.6", "BRG-4.8", "BRG-4.11")
@each_pile
def test_the_extra_pile_replaces_a_pile_when_its_last_card_is_taken(pile: int) -> None:
    state = given(hand=KEPT[:4], piles=swapped(["baron"], ["queen"], pile), rest=False)
    hold(state, 1, hand=["thief", "valet", "judge", "mayor", "abbot"])  # so nobody needs more
    extra = state.extra
    begin_round(state)
    events = act(state, f"draw({pile + 1})")
    assert (state.piles[pile], state.extra) == (extra, [])
    assert names(state.piles[1 - pile]) == ["queen"]
    assert (state.round, state.last) == (2, 2)
    assert [event.rule for event in events if event.text.key == "log-extra"] == ["BRG-4.8"]


@pytest.mark.rule("BRG-4.6")
def test_the_extra_pile_waits_while_there_is_a_card_in_both_piles() -> None:
    state = few_left((["baron", "prince"], ["queen", "thief"]), kept=3, extra=True)
    extra = state.extra
    events = act(state, "draw(1)", "draw(2)")
    assert (piles_of(state), state.extra) == ([["prince"], ["thief"]], extra)
    assert "log-extra" not in told(events)
    assert state.last == 0


@pytest.mark.rule("BRG-4.7", "BRG-4.11")
@each_pile
@pytest.mark.parametrize(("count", "upper"), [(2, 1), (3, 2), (4, 2), (5, 3)])
def test_then_the_other_pile_is_halved_and_keeps_the_upper_half(
    pile: int, count: int, upper: int
) -> None:
    other = ["queen", "thief", "valet", "judge", "mayor"][:count]
    state = few_left(swapped(["baron"], other, pile), kept=3)
    act(state, f"draw({pile + 1})")
    assert piles_of(state) == swapped(other[upper:], other[:upper], pile)
    assert state.last == 2


@pytest.mark.rule("BRG-4.9", "BRG-4.6")
@pytest.mark.parametrize("phase", [DICE, TURNS, COMPARING])
def test_an_extra_pile_after_phase_1_makes_the_next_round_the_last(phase: int) -> None:
    state = given(piles=(["baron"], ["queen"]), rest=False)
    extra = state.extra
    state.phase = phase
    state.push(Draw(Seat(0), 1))
    settle(state)
    events = act(state, "draw(1)")
    assert (state.piles[0], state.last) == (extra, 2)
    assert [event.rule for event in events if event.text.key == "log-extra"] == ["BRG-4.9"]


@pytest.mark.rule("BRG-4.9")
@pytest.mark.parametrize(("resident", "worker"), [("valet", "red"), ("architect", "blue")])
def test_a_card_or_a_house_from_the_pile_may_bring_the_extra_pile(
    resident: str, worker: str
) -> None:
    state = given(
        residents=[resident], workers={worker: 1}, piles=(["baron"], ["queen"]), rest=False, round=4
    )
    act(state, f"activate({resident},{worker})", "draw(1)")
    assert (state.round, state.last, state.extra) == (4, 5, [])


# ---------------------------------------------------------------------------------- the last cards


@pytest.mark.rule("BRG-4.10")
def test_a_single_card_is_one_pile_and_without_cards_nobody_draws() -> None:
    state = few_left((["baron"], ["queen", "thief"]), kept=1)
    state.discard = [Card(1), Card(2), Card(3)]
    act(state, "draw(1)")
    assert piles_of(state) == [["thief"], ["queen"]]
    act(state, "draw(2)")  # the last one follows by itself
    assert piles_of(state) == [[], []]
    assert sorted(names(state.holdings[0].hand)) == ["baron", "poet", "queen", "thief"]
    assert (state.holdings[1].hand, state.discard) == ([], [1, 2, 3])
    assert state.phase != DRAWING


@pytest.mark.rule("BRG-4.10")
def test_from_a_single_pile_the_inventor_still_lets_one_choose() -> None:
    state = given(hand=KEPT[:5], residents=["inventor"], piles=([], ["queen"]), rest=False)
    state.extra, state.last = [], 2
    begin_round(state)
    assert choices(state) == {"draw(2)", "done"}
    assert refusal(state, "draw(1)") == "BRG-4.10"
    act(state, "draw(2)")
    assert len(state.holdings[0].hand) == 6


@pytest.mark.rule("BRG-4.10")
def test_a_character_draws_what_is_left() -> None:
    state = given(hand=["conjurer"], houses=["red"], piles=(["baron"], ["queen"]), rest=False)
    state.extra, state.last = [], 1
    act(state, "place(conjurer,red)", "draw(1)")  # two more to draw, one there
    assert sorted(names(state.holdings[0].hand)) == ["baron", "queen"]
