"""Who sees what (section 13), and worlds a player cannot tell from this one."""

from typing import Final

from feldspar.games.bruges.rules.characters import COLOUR
from feldspar.games.bruges.rules.figures import COLOURS
from feldspar.games.bruges.rules.holding import face, unseen
from feldspar.games.bruges.rules.piles import shuffled
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Card, House, Seat
from feldspar.kernel.chance import subkey

REDEAL: Final = 0
REDEAL_PILES: Final = 1


def known_numbers(position: Position, viewer: Seat) -> list[int]:
    """Return what of the hidden a viewer knows: their hand, and the houses they saw the face of."""
    if viewer < 0:
        return []
    holding = position.holdings[viewer]
    return [*holding.hand, *[face(one) for one in holding.houses if not unseen(one)]]


def redraw(position: Position, viewer: Seat, seed: bytes) -> None:
    """Replace what a viewer cannot know: the key, and the faces of hidden cards.

    Backs are known: a hidden card may be any of its colour, and only those below the tops of the
    piles may be of any colour.
    """
    position.key = subkey(seed, b"chance")
    hidden = subkey(seed, b"hidden")
    pools = _pools(position, viewer, hidden)
    for seat, holding in enumerate(position.holdings):
        if seat != viewer:
            holding.hand = sorted([pools[COLOUR[card]].pop() for card in holding.hand])
        holding.fresh = [pools[COLOUR[card]].pop() for card in holding.fresh]
        holding.houses = [
            House(one & ~255 | pools[COLOUR[face(one)]].pop())
            if seat != viewer or unseen(one)
            else one
            for one in holding.houses
        ]
    tops = [[pools[COLOUR[pile[-1]]].pop()] if pile else [] for pile in position.piles]
    loose = sorted([card for pool in pools for card in pool])
    loose = shuffled(loose, hidden, REDEAL_PILES)
    position.piles = [
        [loose.pop() for _ in pile[:-1]] + top
        for pile, top in zip(position.piles, tops, strict=True)
    ]
    position.extra = [loose.pop() for _ in position.extra]


def _pools(position: Position, viewer: Seat, seed: bytes) -> list[list[Card]]:
    """Return the cards a viewer does not see, by colour, in an order that tells nothing."""
    hidden = position.extra[:]
    for pile in position.piles:
        hidden += pile
    for seat, holding in enumerate(position.holdings):
        hidden += holding.fresh
        if seat != viewer:
            hidden += holding.hand
        hidden += [face(one) for one in holding.houses if seat != viewer or unseen(one)]
    pools: list[list[Card]] = [[] for _ in COLOURS]
    for card in sorted(hidden):
        pools[COLOUR[card]].append(card)
    return [shuffled(pool, seed, REDEAL, colour) for colour, pool in enumerate(pools)]
