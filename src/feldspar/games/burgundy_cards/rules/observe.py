"""Who sees what (section 16), and worlds a player cannot tell from this one."""

from collections.abc import Sequence
from typing import Final, cast

from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.units import Animal, Card, Goods
from feldspar.kernel.chance import dealt, subkey

REDEAL: Final = 0
REDEAL_GOODS: Final = 1
REDEAL_ANIMALS: Final = 2


def known_numbers(position: Position, viewer: int) -> list[int]:
    """Return what of the hidden a viewer knows: their hand."""
    return list(position.holdings[viewer].hand) if viewer >= 0 else []


def redraw(position: Position, viewer: int, seed: bytes) -> None:
    """Replace what a viewer cannot know: the key, hidden cards, goods and animals.

    Hidden cards of one shuffle may lie wherever another of the same shuffle lies.
    """
    position.key = subkey(seed, b"chance")
    hidden = subkey(seed, b"hidden")
    pools = _pools(position, viewer, hidden)
    batch = position.batch
    for seat, holding in enumerate(position.holdings):
        if seat != viewer:
            holding.hand = sorted(
                [pools[which].pop() for which in sorted([batch[card] for card in holding.hand])]
            )
        holding.pile = [pools[batch[card]].pop() for card in holding.pile]
    position.deck = [pools[batch[card]].pop() for card in position.deck]
    position.aaron_piles = [
        [pools[batch[card]].pop() for card in pile] for pile in position.aaron_piles
    ]
    goods = _under_the_tops(position.goods, hidden, REDEAL_GOODS)
    position.goods = cast(list[list[Goods]], goods)
    animals = _under_the_tops(position.animals, hidden, REDEAL_ANIMALS)
    position.animals = cast(list[list[Animal]], animals)


def _pools(position: Position, viewer: int, seed: bytes) -> list[list[Card]]:
    """Return the cards a viewer does not see, by shuffle, in an order that tells nothing."""
    unseen = position.deck[:]
    for pile in position.aaron_piles:
        unseen += pile
    for seat, holding in enumerate(position.holdings):
        unseen += holding.pile
        if seat != viewer:
            unseen += holding.hand
    pools: list[list[int]] = [[] for _ in range(position.shuffles)]
    for card in sorted(unseen):
        pools[position.batch[card]].append(card)
    pools = [dealt(pool, len(pool), seed, REDEAL, which) for which, pool in enumerate(pools)]
    return cast(list[list[Card]], pools)


def _under_the_tops(piles: Sequence[Sequence[int]], seed: bytes, what: int) -> list[list[int]]:
    """Return two piles with the same tops, and all below them redrawn."""
    loose = sorted([one for pile in piles for one in pile[:-1]])
    loose = dealt(loose, len(loose), seed, what)
    return [[*[loose.pop() for _ in pile[:-1]], *pile[-1:]] for pile in piles]
