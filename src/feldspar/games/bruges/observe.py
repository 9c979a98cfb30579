"""Who sees what (section 13), and worlds a player cannot tell from this one."""

from typing import Final

from feldspar.games.bruges.characters import COLOUR
from feldspar.games.bruges.figures import COLOURS
from feldspar.games.bruges.holding import face, unseen
from feldspar.games.bruges.position import Position
from feldspar.kernel.chance import dealt, subkey
from feldspar.kernel.keys import packed

REDEAL: Final = 0
REDEAL_PILES: Final = 1


def info_numbers(position: Position, viewer: int) -> bytes:
    """Return all that a viewer knows, as bytes."""
    numbers = position.open_numbers()
    if viewer >= 0:
        holding = position.holdings[viewer]
        numbers += holding.hand
        numbers += [face(one) for one in holding.houses if not unseen(one)]
    return packed(numbers)


def redraw(position: Position, viewer: int, seed: bytes) -> None:
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
            one & ~255 | pools[COLOUR[face(one)]].pop() if seat != viewer or unseen(one) else one
            for one in holding.houses
        ]
    tops = [[pools[COLOUR[pile[-1]]].pop()] if pile else [] for pile in position.piles]
    loose = sorted([card for pool in pools for card in pool])
    loose = dealt(loose, len(loose), hidden, REDEAL_PILES)
    position.piles = [
        [loose.pop() for _ in pile[:-1]] + top
        for pile, top in zip(position.piles, tops, strict=True)
    ]
    position.extra = [loose.pop() for _ in position.extra]


def _pools(position: Position, viewer: int, seed: bytes) -> list[list[int]]:
    """Return the cards a viewer does not see, by colour, in an order that tells nothing."""
    hidden = position.extra[:]
    for pile in position.piles:
        hidden += pile
    for seat, holding in enumerate(position.holdings):
        hidden += holding.fresh
        if seat != viewer:
            hidden += holding.hand
        hidden += [face(one) for one in holding.houses if seat != viewer or unseen(one)]
    pools: list[list[int]] = [[] for _ in COLOURS]
    for card in sorted(hidden):
        pools[COLOUR[card]].append(card)
    return [dealt(pool, len(pool), seed, REDEAL, colour) for colour, pool in enumerate(pools)]
