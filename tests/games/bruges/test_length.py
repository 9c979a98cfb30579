"""Section 17: how many rounds a game has."""

from collections.abc import Callable
from random import Random

import pytest

from feldspar.games.bruges.game import GAME, BrugesState
from feldspar.games.bruges.rules.position import TURNS
from tests.games.bruges.given import choices, hold, names
from tests.games.bruges.phases import throw_dice

Choice = Callable[[BrugesState], int]


def evenly(state: BrugesState) -> int:
    """The larger pile."""
    first, second = map(len, state.piles)
    return 1 if first >= second else 2


def one_sided(state: BrugesState) -> int:
    """Always the first pile."""
    return 1


def decide(state: BrugesState, pile: Choice) -> None:
    """Draw from a pile; take florins, and nothing else, with every card."""
    seat = state.decider()
    found = choices(state)
    if "draw(1)" in found:
        state.play(seat, f"draw({pile(state)})")
    elif "done" in found:
        state.play(seat, "done")
    else:
        state.play(seat, min(one for one in found if one.startswith(("florins", "disaster"))))


def arrival(state: BrugesState, pile: Choice) -> int:
    """The round in which the extra pile comes into play: in phase 1, so it is the last."""
    while not state.last:
        decide(state, pile)
    return state.last


@pytest.mark.rule("BRG-17.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_extra_pile_arrives_in_round_eight_if_the_piles_are_used_evenly(seats: int) -> None:
    assert arrival(GAME.new(seats, b"even"), evenly) == 8


@pytest.mark.rule("BRG-17.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_never_comes_later_and_earlier_if_they_are_used_unevenly(seats: int) -> None:
    assert arrival(GAME.new(seats, b"uneven"), one_sided) == 4
    random = Random(seats)
    rounds = [
        arrival(GAME.new(seats, b"%d" % n), lambda _: random.choice((1, 2))) for n in range(5)
    ]
    assert set(rounds) <= {6, 7, 8}


@pytest.mark.rule("BRG-17.12")
def test_residents_coming_back_to_hand_delay_it() -> None:
    state = GAME.new(2, b"delay")
    while state.phase != TURNS:
        decide(state, evenly)
    for seat in (0, 1):
        hold(state, seat, residents=names(state.extra[:1]))
        state.holdings[seat].threats = [0, 0, 0, 2, 0]
    throw_dice(state, red=5)
    assert [len(holding.hand) for holding in state.holdings] == [6, 6]
    assert arrival(state, evenly) == 9
