"""Visibility (section 13), and worlds a player cannot tell from this one."""

from typing import Final

from feldspar.games.bruges.rules.cards.characters import COLOUR
from feldspar.games.bruges.rules.components import COLOURS
from feldspar.games.bruges.rules.player_board import face, is_unseen
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Card, Colour, House, Seat
from feldspar.kernel.fast.fast_random import FastRandom, determinized_key


def known_numbers(position: Position, viewer: Seat) -> list[int]:
    """Return what of the hidden a viewer knows: their hand, and the houses they saw the face of."""
    if viewer < 0:
        return []
    holding = position.holdings[viewer]
    return [*holding.hand, *[face(one) for one in holding.houses if not is_unseen(one)]]


def redraw(position: Position, viewer: Seat, seed: bytes) -> None:
    """Replace what a viewer cannot know: the key, and the faces of hidden cards.

    Backs are known: a hidden card may be any of its colour, and only those below the tops of the
    piles may be of any colour.
    """
    sight = _sight(position, viewer)
    position.key = determinized_key(seed)
    guesses = FastRandom(seed)
    pools = [pool[:] for pool in sight.pools]
    for seat, holding in enumerate(position.holdings):
        if seat != viewer:
            hand = [guesses.draw(pools[colour]) for colour in sight.backs[seat]]
            hand.sort()
            holding.hand = hand
        if holding.fresh:
            holding.fresh = [guesses.draw(pools[COLOUR[card]]) for card in holding.fresh]
        if holding.houses:
            holding.houses = [
                House(one & ~255 | guesses.draw(pools[COLOUR[face(one)]]))
                if seat != viewer or is_unseen(one)
                else one
                for one in holding.houses
            ]
    piles = [[guesses.draw(pools[COLOUR[pile[-1]]])] if pile else [] for pile in position.piles]
    loose = pools.pop()
    for pool in pools:
        loose += pool
    guesses.shuffle(loose)
    begin = 0
    for which, pile in enumerate(position.piles):
        end = begin + max(0, len(pile) - 1)
        under = loose[begin:end]
        under += piles[which]
        piles[which] = under
        begin = end
    position.piles = piles
    position.extra = loose[begin:]


def redeal(position: Position, key: bytes) -> None:
    """Replace the key, and the order of all cards that lie below the tops of the piles."""
    position.key = key
    loose = position.extra[:]
    for pile in position.piles:
        loose += pile[:-1]
    loose.sort()
    FastRandom(key).shuffle(loose)
    piles: list[list[Card]] = []
    begin = 0
    for pile in position.piles:
        end = begin + max(0, len(pile) - 1)
        piles.append(loose[begin:end] + pile[-1:])
        begin = end
    position.piles = piles
    position.extra = loose[begin:]


class Sight:
    """What a viewer does not see of a position, and what they know of it."""

    position: Position
    viewer: Seat
    pools: list[list[Card]]
    """The hidden cards, by colour and number: in an order that tells nothing."""
    backs: list[list[Colour]]
    """The colours of each hand, likewise."""

    def __init__(self, position: Position, viewer: Seat) -> None:
        self.position = Position()
        position.copy_into(self.position)
        self.viewer = viewer
        hidden = position.extra[:]
        for pile in position.piles:
            hidden += pile
        for seat, holding in enumerate(position.holdings):
            hidden += holding.fresh
            if seat != viewer:
                hidden += holding.hand
            hidden += [face(one) for one in holding.houses if seat != viewer or is_unseen(one)]
        self.pools = [[] for _ in COLOURS]
        for card in sorted(hidden):
            self.pools[COLOUR[card]].append(card)
        self.backs = [sorted([COLOUR[card] for card in one.hand]) for one in position.holdings]

    def fits(self, position: Position, viewer: Seat) -> bool:
        """Tell whether it is the same that is hidden now: lists are replaced, never changed."""
        was = self.position
        if was.piles is not position.piles or was.extra is not position.extra:
            return False
        if self.viewer != viewer or len(was.holdings) != len(position.holdings):
            return False
        for seat, holding in enumerate(position.holdings):
            one = was.holdings[seat]
            if (
                one.hand is not holding.hand
                or one.fresh is not holding.fresh
                or one.houses is not holding.houses
            ):
                return False
        return True


_LAST: Final[list[Sight]] = []
"""The last one: a search imagines thousands of worlds from one position."""


def _sight(position: Position, viewer: Seat) -> Sight:
    """Return what a viewer does not see, at no cost if it was asked for last time, too."""
    for last in _LAST:
        if last.fits(position, viewer):
            return last
    found = Sight(position, viewer)
    _LAST[:] = [found]
    return found
