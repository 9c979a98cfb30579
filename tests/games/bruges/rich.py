"""Two positions every character is tried in: one with something of everything, and a bare one."""

from feldspar.games.bruges.game import BrugesState
from feldspar.games.bruges.rules.units import Colour
from tests.games.bruges.given import card_of, given, hold, pull
from tests.games.bruges.oracle import LAUREL, PILES, SPARE
from tests.games.bruges.tally import COLOURS, ROWS

NEIGHBOURS = ("prince", "countess", "alderman")
"""Who lives there already; the first two have been activated in this round."""
DICE = {"blue": 5, "brown": 1, "yellow": 2, "red": 3, "violet": 4}
HAND = (SPARE, LAUREL, "duke", "baker", "peddler", "magistrate")


def move_in(state: BrugesState, card: str) -> None:
    """Let a character live in a house of its own colour."""
    pull(state, card)
    colour = ROWS[card]["colour"]
    hold(state, 0, houses=[colour]).settle_in(card_of(card), Colour(COLOURS.index(colour)))


def rich(card: str, *, lives: bool) -> BrugesState:
    """Something of everything for three; the character lives there, or is in hand."""
    state = given(3, hand=() if lives else [card], florins=40, dice=DICE)
    if lives:
        move_in(state, card)
    for name in NEIGHBOURS:
        if name != card:
            move_in(state, name)
    held = hold(state, 0, hand=[name for name in HAND if name != card], houses=["blue", "red"])
    hold(state, 0, workers=dict.fromkeys(COLOURS, 3), threats=dict.fromkeys(COLOURS, 1))
    hold(state, 0, tiles=(3, 5), level=4, score=20, majorities=["progress", "character", "canal"])
    held.statues, held.crowned = [6], 2
    for name in NEIGHBOURS[:2]:
        if name != card:
            held.turn(card_of(name))
    others = [name for name in ("queen", "earl", "notary", "judge") if name != card]
    for seat in (1, 2):
        hold(state, seat, florins=9, workers={"blue": 3, "red": 3}, tiles=(2, 1), level=1)
        hold(state, seat, hand=[others[seat]], houses=["brown"])
    tops = [[pull(state, name) for name in pile[::-1] if name != card] for pile in PILES]
    state.piles = [pile + top for pile, top in zip(state.piles, tops, strict=True)]
    return state


def bare(card: str) -> BrugesState:
    """Nothing but a character, the worker it takes, and a card that has been played."""
    state = given(3, hand=(), florins=0, rest=False)
    move_in(state, card)
    if "worker" in ROWS[card]:
        hold(state, 0, workers={ROWS[card]["worker"]: 1})
    state.extra, state.last, state.played = [], 2, True
    for holding in state.holdings:
        holding.florins = 0
        holding.score_points(-5, 0)
    return state
