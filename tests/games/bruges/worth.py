"""What a character gains whoever has it from round 2 on, at its price: see `scripts/worth.py`.

Two games go on from the same moment, the first turn of round 2. In both the first player has a
house more, and florins for the price of a character. In one the character moves in and is paid;
in the other the house is empty and the florins are there for something else. Neither a card nor
an action is spent for it, so only differences between characters tell anything.
"""

from collections.abc import Sequence
from typing import Final

import feldspar
from feldspar import bots
from feldspar.games.bruges.game import BrugesState
from feldspar.games.bruges.rules.answers.actions import place
from feldspar.games.bruges.rules.cards.characters import COLOUR, DECKS, PRICE
from feldspar.games.bruges.rules.components import ACTIONS, CHARACTERS, RULES
from feldspar.games.bruges.rules.player_board import house
from feldspar.games.bruges.rules.position import TURNS
from feldspar.games.bruges.rules.turn_flow import settle
from feldspar.kernel.chance import subkey

_NOW: Final = dict(zip([row["id"] for row in CHARACTERS["card"]], DECKS[RULES], strict=True))
"""The characters of the newest version, by their ids."""
CASES: Sequence[str] = [row["id"] for row in CHARACTERS["card"] if "price" in row["house"]]
"""Those whose price is ours."""


def figure(case: str) -> int:
    """Return the price of a character."""
    return PRICE[_NOW[case]]


def gains(cases: Sequence[str], seats: int, key: bytes) -> dict[str, float]:
    """Return by how much each of some characters improves the lead of its owner in one game.

    Those are missing that somebody has already used when round 2 begins.
    """
    begun = _round_2(seats, key)
    free = [*begun.extra, *begun.piles[0], *begun.piles[1]]
    free += [card for holding in begun.holdings for card in holding.hand]
    without: dict[int, float] = {}
    found: dict[str, float] = {}
    for case in cases:
        card = _NOW[case]
        if card not in free:
            continue
        price = PRICE[card]
        if price not in without:
            without[price] = _lead(_housed(begun, price))
        found[case] = _lead(_owned(_housed(begun, price), card)) - without[price]
    return found


def _round_2(seats: int, key: bytes) -> BrugesState:
    state = feldspar.game("bruges").new(seats, key)
    assert isinstance(state, BrugesState)
    _play(state, 2)
    return state


def _play(state: BrugesState, until: int) -> None:
    """Let greedy bots play on, up to the first turn of a round or the end."""
    bot, thoughts = bots.load("greedy"), subkey(state.key, b"bots")
    while actors := state.actors():
        if state.round == until and state.phase == TURNS:
            return
        state.step(actors[0], bots.decide(bot, state, actors[0], thoughts))


def _housed(begun: BrugesState, price: int) -> BrugesState:
    """Give the first player a house of the lowest card of the extra pile, and florins."""
    state = begun.clone()
    holding = state.holdings[state.active]
    holding.houses = [*holding.houses, house(state.extra[0], True)]
    holding.florins += price
    state.extra = state.extra[1:]
    return state


def _owned(state: BrugesState, card: int) -> BrugesState:
    """Let a character move into that house; the lowest card of the extra pile takes its place."""
    holding = state.holdings[state.active]
    home = holding.houses[-1] & 255
    if home == card:
        home, state.extra = state.extra[0], state.extra[1:]
        holding.houses = [*holding.houses[:-1], house(home, True)]
    elif card in state.extra:
        state.extra = [other for other in state.extra if other != card]
    else:
        spare, state.extra = state.extra[0], state.extra[1:]
        swap = {card: spare}
        state.piles = [[swap.get(one, one) for one in pile] for pile in state.piles]
        for other in state.holdings:
            other.hand = sorted([swap.get(one, one) for one in other.hand])
    holding.houses = [holding.houses[-1], *holding.houses[:-1]]  # the first of its colour
    place(state, state.active, ACTIONS.encode("place", card, COLOUR[home]), 0, "BRG-7.11")
    settle(state)
    return state


def _lead(state: BrugesState) -> float:
    """Play to the end; return how far the first player is ahead of the others' mean."""
    seat = state.active
    _play(state, 0)
    scores = state.scores()
    return scores[seat] - (sum(scores) - scores[seat]) / (state.seats - 1)
