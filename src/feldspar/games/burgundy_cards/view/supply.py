"""What lies beside the rows: the round card, the piles, and the cards for triples and types."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.burgundy_cards.rules.components import ALL_TYPES, ANIMALS, GOODS, PILES
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.units import NO_CARD, Animal, Card, Goods
from feldspar.games.burgundy_cards.view.card import (
    animal_piece,
    card_piece,
    first_piece,
    goods_piece,
    is_first,
    seven_piece,
)
from feldspar.games.burgundy_cards.view.rounds import ROUND_HIGH, round_card, round_summary
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Area, Item, Lettering, Piece
from feldspar.kernel.toolkit.memoize import memoize

SUPPLY_WIDE: Final = 416.0
LEFT: Final = 148.0
"""Where the piles begin."""
PILE_STEP: Final = 65.0
PILE: Final = 58.0
"""The width of a goods or animal card."""
DECK: Final = 52.0
"""The width of an action card."""
TOPS: Final = (18.0, 139.0)
"""Where the two lines of piles begin, below their names."""
AWARDS: Final = 340.0


def supply_area(position: Position) -> Area:
    """Return all that belongs to nobody but the display."""
    piles: list[Sequence[int]] = [*position.goods, *position.animals]
    tops = tuple([(pile[-1] if pile else 0, len(pile)) for pile in piles])
    discard = position.discard
    top, sevens = discard[-1] if discard else NO_CARD, tuple(position.sevens)
    deck, thrown = len(position.deck), len(discard)
    return _area(position.round, tops, deck, top, thrown, position.firsts, sevens)


@memoize
def _area(
    now: int,
    tops: tuple[tuple[int, int], ...],
    deck: int,
    top: Card,
    thrown: int,
    firsts: int,
    sevens: tuple[int, ...],
) -> Area:
    items: list[Item] = [*_fixed_items(now)]
    for number, (kind, count) in enumerate(tops):
        items += _top(number, kind, count)
    items += _deck(deck)
    items += _discard(top, thrown, firsts)
    items += _awards(firsts, sevens)
    return Area(
        "supply",
        "common",
        SUPPLY_WIDE,
        ROUND_HIGH,
        Text("area-supply"),
        tuple(items),
        summary=round_summary(now),
    )


@memoize
def _fixed_items(now: int) -> tuple[Item, ...]:
    """Return the round card, and what is written above the piles."""
    return (
        *round_card(now),
        Lettering(LEFT, TOPS[0] - 6, Text("piles-goods"), "label"),
        Lettering(LEFT, TOPS[1] - 6, Text("piles-animals"), "label"),
        Lettering(LEFT + 2 * PILE_STEP, TOPS[0] - 6, Text("pile-deck"), "label"),
        Lettering(LEFT + 2 * PILE_STEP, TOPS[1] - 6, Text("pile-discard"), "label"),
    )


def _heap(art: str, x: float, y: float, size: float, number: int, base: float) -> list[Item]:
    """Return what a pile stands on, higher the more cards it has, and their number below it."""
    under = 0 if number < 2 else 1 if number < 5 else 2
    items: list[Item] = [
        Piece("", art, x + 2.5 * step, y + 2.5 * step, size) for step in range(under, 0, -1)
    ]
    items.append(Lettering(x, base, str(number), "number", "middle", 15))
    return items


@memoize
def _top(number: int, top: int, count: int) -> tuple[Item, ...]:
    """Return a pile of goods or animals, whose top card everybody sees."""
    line, place = divmod(number, 2)
    x, y = LEFT + PILE / 2 + PILE_STEP * place, TOPS[line] + PILE * 0.6
    if not count:
        return (Piece("", "tag-slot", x, y, PILE),)
    heap = _heap("animal-back" if line else "goods-back", x, y, PILE, count, TOPS[line] + 92)
    kind = Text(f"animal-{ANIMALS[top]}" if line else f"goods-{GOODS[top]}")
    label, name = Text("pile-label", {"top": kind, "count": count}), f"pile/{PILES[number]}"
    if line:
        return *heap, animal_piece(name, Animal(top), 1, x, y, PILE, label)
    return *heap, goods_piece(name, Goods(top), 1, x, y, PILE, label)


@memoize
def _deck(count: int) -> tuple[Item, ...]:
    x, y = LEFT + 2 * PILE_STEP + DECK / 2, TOPS[0] + DECK * 0.7
    if not count:
        return (Piece("", "slot", x, y, DECK),)
    heap = _heap("card-back", x, y, DECK, count, TOPS[0] + 92)
    label = Text("deck-label", {"count": count})
    piece = Piece("deck", "card-back", x, y, DECK, label, short="dk", help=Text("help-deck"))
    return *heap, piece


@memoize
def _discard(card: Card, count: int, firsts: int) -> tuple[Item, ...]:
    """Return the discard pile: its top card, and how many there are."""
    x, y = LEFT + 2 * PILE_STEP + DECK / 2, TOPS[1] + DECK * 0.7
    if not count:
        return (Piece("", "slot", x, y, DECK),)
    return (
        Lettering(x, TOPS[1] + 92, str(count), "number", "middle", 15),
        card_piece(card, x, y, DECK, "discard-label", count, is_first(firsts, card)),
    )


@memoize
def _awards(firsts: int, sevens: tuple[int, ...]) -> tuple[Item, ...]:
    """Return the first-triple cards and the all-seven cards still to be had."""
    items: list[Item] = [Lettering(AWARDS, TOPS[0] - 6, Text("awards-title"), "label")]
    for type_ in ALL_TYPES:
        line, place = divmod(type_, 2)
        x, y = AWARDS + 17 + 36 * place, TOPS[0] + 22 + 52 * line
        if firsts >> type_ & 1:
            items.append(first_piece(type_, x, y, 34))
        else:
            items.append(Piece("", "bonus-gone", x, y, 34))
    x, y = AWARDS + 53, TOPS[0] + 178.0
    items.append(Lettering(AWARDS + 70, y + 39, Text("awards-seven"), "label", "end"))
    if not sevens:
        items.append(Piece("", "bonus-gone", x, y, 34))
    for place, points in enumerate(sevens):
        behind = len(sevens) - 1 - place
        items.append(seven_piece(points, x + 2.0 * behind, y - 4.0 * behind, 34))
    return tuple(items)
