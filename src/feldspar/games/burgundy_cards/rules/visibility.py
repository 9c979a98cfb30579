"""Visibility (section 16), and worlds a player cannot tell from this one."""

from typing import Final, TypeVar

from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.units import Animal, Card, Goods
from feldspar.kernel.fast.fast_random import FastRandom, determinized_key

Kind = TypeVar("Kind")


def known_numbers(position: Position, viewer: int) -> list[int]:
    """Return what of the hidden a viewer knows: their hand."""
    return list(position.holdings[viewer].hand) if viewer >= 0 else []


def redraw(position: Position, viewer: int, seed: bytes) -> None:
    """Replace what a viewer cannot know: the key, hidden cards, goods and animals.

    Hidden cards of one shuffle may lie wherever another of the same shuffle lies.
    """
    sight = _sight(position, viewer)
    position.key = determinized_key(seed)
    guesses = FastRandom(seed)
    pools = [pool[:] for pool in sight.pools]
    batch = position.batch
    for seat, holding in enumerate(position.holdings):
        if seat != viewer:
            hand = [guesses.draw(pools[which]) for which in sight.shuffles[seat]]
            hand.sort()
            holding.hand = hand
        holding.pile = [guesses.draw(pools[batch[card]]) for card in holding.pile]
    if position.seats == 1:
        position.aaron_piles = [
            [guesses.draw(pools[batch[card]]) for card in pile] for pile in position.aaron_piles
        ]
    deck = pools.pop()
    for pool in pools:  # which are empty now: a draw pile comes from the last shuffle
        deck += pool
    guesses.shuffle(deck)
    position.deck = deck
    position.goods = _under_the_tops(position.goods, sight.goods[:], guesses)
    position.animals = _under_the_tops(position.animals, sight.animals[:], guesses)


def redeal(position: Position, key: bytes) -> None:
    """Replace the key, and the order of the draw pile, the goods and the animals below the tops."""
    position.key = key
    guesses = FastRandom(key)
    deck = sorted(position.deck)
    guesses.shuffle(deck)
    position.deck = deck
    goods = sorted([one for pile in position.goods for one in pile[:-1]])
    animals = sorted([one for pile in position.animals for one in pile[:-1]])
    position.goods = _under_the_tops(position.goods, goods, guesses)
    position.animals = _under_the_tops(position.animals, animals, guesses)


def _under_the_tops(
    piles: list[list[Kind]], loose: list[Kind], guesses: FastRandom
) -> list[list[Kind]]:
    """Return two piles with the same tops, and all below them redrawn."""
    guesses.shuffle(loose)
    first = max(0, len(piles[0]) - 1)
    found = [loose[:first], loose[first:]]
    for which, pile in enumerate(piles):
        found[which] += pile[-1:]
    return found


class Sight:
    """What a viewer does not see of a position, and what they know of it."""

    position: Position
    viewer: int
    pools: list[list[Card]]
    """The hidden cards, by shuffle and number: in an order that tells nothing."""
    shuffles: list[list[int]]
    """From which shuffle the cards of each hand are, likewise."""
    goods: list[Goods]
    """Those under the tops."""
    animals: list[Animal]

    def __init__(self, position: Position, viewer: int) -> None:
        self.position = Position()
        position.copy_into(self.position)
        self.viewer = viewer
        hidden = position.deck[:]
        for pile in position.aaron_piles:
            hidden += pile
        for seat, holding in enumerate(position.holdings):
            hidden += holding.pile
            if seat != viewer:
                hidden += holding.hand
        batch = position.batch
        self.pools = [[] for _ in range(position.shuffles)]
        for card in sorted(hidden):
            self.pools[batch[card]].append(card)
        self.shuffles = [sorted([batch[card] for card in one.hand]) for one in position.holdings]
        self.goods = sorted([one for goods in position.goods for one in goods[:-1]])
        self.animals = sorted([one for animals in position.animals for one in animals[:-1]])

    def fits(self, position: Position, viewer: int) -> bool:
        """Tell whether it is the same that is hidden now: lists are replaced, never changed."""
        was = self.position
        if was.deck is not position.deck or was.aaron_piles is not position.aaron_piles:
            return False
        if was.goods is not position.goods or was.animals is not position.animals:
            return False
        if was.batch is not position.batch or was.shuffles != position.shuffles:
            return False
        if self.viewer != viewer or len(was.holdings) != len(position.holdings):
            return False
        for seat, holding in enumerate(position.holdings):
            one = was.holdings[seat]
            if one.hand is not holding.hand or one.pile is not holding.pile:
                return False
        return True


_LAST: Final[list[Sight]] = []
"""The last one: a search imagines thousands of worlds from one position."""


def _sight(position: Position, viewer: int) -> Sight:
    """Return what a viewer does not see, at no cost if it was asked for last time, too."""
    for last in _LAST:
        if last.fits(position, viewer):
            return last
    found = Sight(position, viewer)
    _LAST[:] = [found]
    return found
