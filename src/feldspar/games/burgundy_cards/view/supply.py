"""What lies beside the rows: the round card, the piles, and the cards for triples and types."""

from typing import Final

from feldspar.games.burgundy_cards.rules.figures import ALL_TYPES, ANIMALS, GOODS, PILES
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.units import Animal, Goods
from feldspar.games.burgundy_cards.view.card import (
    TITLES,
    animal_piece,
    card_help,
    card_piece,
    first_piece,
    goods_piece,
    seven_piece,
)
from feldspar.games.burgundy_cards.view.rounds import ROUND_HIGH, round_card, round_summary
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Area, Item, Lettering, Piece

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
    items: list[Item] = [
        *round_card(position.round),
        Lettering(LEFT, TOPS[0] - 6, Text("piles-goods"), "label"),
        Lettering(LEFT, TOPS[1] - 6, Text("piles-animals"), "label"),
        Lettering(LEFT + 2 * PILE_STEP, TOPS[0] - 6, Text("pile-deck"), "label"),
        Lettering(LEFT + 2 * PILE_STEP, TOPS[1] - 6, Text("pile-discard"), "label"),
        *_tops(position),
        *_deck(position),
        *_discard(position),
        *_awards(position),
    ]
    return Area(
        "supply",
        "common",
        SUPPLY_WIDE,
        ROUND_HIGH,
        Text("area-supply"),
        tuple(items),
        summary=round_summary(position.round),
    )


def _heap(art: str, x: float, y: float, size: float, number: int, base: float) -> list[Item]:
    """Return what a pile stands on, higher the more cards it has, and their number below it."""
    under = 0 if number < 2 else 1 if number < 5 else 2
    items: list[Item] = [
        Piece("", art, x + 2.5 * step, y + 2.5 * step, size) for step in range(under, 0, -1)
    ]
    items.append(Lettering(x, base, str(number), "number", "middle", 15))
    return items


def _tops(position: Position) -> list[Item]:
    """Return the piles of goods and animals, whose top cards everybody sees."""
    items: list[Item] = []
    for number, name in enumerate(PILES):
        line, place = divmod(number, 2)
        pile = (position.animals if line else position.goods)[place]
        x, y = LEFT + PILE / 2 + PILE_STEP * place, TOPS[line] + PILE * 0.6
        if not pile:
            items.append(Piece("", "tag-slot", x, y, PILE))
            continue
        back = "animal-back" if line else "goods-back"
        items += _heap(back, x, y, PILE, len(pile), TOPS[line] + 92)
        kind = Text(f"animal-{ANIMALS[pile[-1]]}" if line else f"goods-{GOODS[pile[-1]]}")
        label = Text("pile-label", {"top": kind, "count": len(pile)})
        if line:
            items.append(animal_piece(f"pile/{name}", Animal(pile[-1]), 1, x, y, PILE, label))
        else:
            items.append(goods_piece(f"pile/{name}", Goods(pile[-1]), 1, x, y, PILE, label))
    return items


def _deck(position: Position) -> list[Item]:
    x, y = LEFT + 2 * PILE_STEP + DECK / 2, TOPS[0] + DECK * 0.7
    number = len(position.deck)
    if not number:
        return [Piece("", "slot", x, y, DECK)]
    items = _heap("card-back", x, y, DECK, number, TOPS[0] + 92)
    label = Text("deck-label", {"count": number})
    piece = Piece("deck", "card-back", x, y, DECK, label, short="dk", help=Text("help-deck"))
    return [*items, piece]


def _discard(position: Position) -> list[Item]:
    """Return the discard pile: its top card, and how many there are."""
    x, y = LEFT + 2 * PILE_STEP + DECK / 2, TOPS[1] + DECK * 0.7
    number = len(position.discard)
    if not number:
        return [Piece("", "slot", x, y, DECK)]
    card = position.discard[-1]
    label = Text("discard-label", {"card": TITLES[card], "count": number})
    return [
        Lettering(x, TOPS[1] + 92, str(number), "number", "middle", 15),
        card_piece(card, x, y, DECK, label, card_help(position, card)),
    ]


def _awards(position: Position) -> list[Item]:
    """Return the first-triple cards and the all-seven cards still to be had."""
    items: list[Item] = [Lettering(AWARDS, TOPS[0] - 6, Text("awards-title"), "label")]
    for type_ in ALL_TYPES:
        line, place = divmod(type_, 2)
        x, y = AWARDS + 17 + 36 * place, TOPS[0] + 22 + 52 * line
        if position.firsts >> type_ & 1:
            items.append(first_piece(type_, x, y, 34))
        else:
            items.append(Piece("", "bonus-gone", x, y, 34))
    x, y = AWARDS + 53, TOPS[0] + 178.0
    items.append(Lettering(AWARDS + 70, y + 39, Text("awards-seven"), "label", "end"))
    if not position.sevens:
        items.append(Piece("", "bonus-gone", x, y, 34))
    for place, points in enumerate(position.sevens):
        behind = len(position.sevens) - 1 - place
        items.append(seven_piece(points, x + 2.0 * behind, y - 4.0 * behind, 34))
    return items
