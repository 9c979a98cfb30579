"""What somebody else has, small: hand, projects, columns, storage, and cards won."""

from typing import Final, NamedTuple

from feldspar.games.burgundy_cards.rules import components
from feldspar.games.burgundy_cards.rules.cards import DIE
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.units import Animal, Card, Goods
from feldspar.games.burgundy_cards.view.card import (
    animal_piece,
    card_piece,
    first_piece,
    goods_piece,
    is_first,
    seven_piece,
)
from feldspar.games.burgundy_cards.view.estate import start_piece
from feldspar.games.burgundy_cards.view.shapes import counts
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Area, Item, Lettering, Piece
from feldspar.kernel.toolkit.memoize import memoize

CHIP: Final = 0.75
"""The height of a small card by its width."""


class BoardSizes(NamedTuple):
    """Where and how large everything is."""

    wide: float
    back: float
    """The width of a card in hand."""
    level: float
    """The middle of what is in hand."""
    project: float
    places: tuple[float, float, float]
    """Where the first project is, and how far the next one is from it."""
    columns: tuple[float, float]
    """Where the columns begin, and how wide they are at most."""
    stored: tuple[float, float, float]
    """How wide goods and animals are, how far apart, and where."""
    start: tuple[float, float]
    """Where the start player card is, and how wide."""
    awards: tuple[float, float]
    """Where the cards won are, and how wide."""


ONE: Final = BoardSizes(
    270, 20, 14, 30, (110, 14, 53), (34, 36), (17, 29, 134), (260, 20), (134, 16)
)
"""A single opponent, below the words about them."""
SEVERAL: Final = BoardSizes(
    136, 14, 10, 26, (13, 34, 46), (49, 22), (12, 19.5, 116), (63, 14), (10, 12)
)
"""One of several, beside the words about them: high enough that a page gives their cards room."""


def small_area(position: Position, seat: int) -> Area:
    """Return all somebody else has: one opponent gets more room than each of several."""
    holding, firsts = position.holdings[seat], position.firsts
    look = ONE if position.seats == 2 else SEVERAL
    top, largest = look.columns
    columns = tuple([tuple(one.cards) for one in holding.columns])
    items: list[Item] = [
        *_hidden_cards(seat, len(holding.hand), len(holding.pile), look),
        *_projects(tuple(holding.projects), firsts, look),
    ]
    if position.holder == seat:
        items.append(start_piece(position.face_down, look.start[0], look.level, look.start[1]))
    items += strips(columns, firsts, top, largest, look.wide)
    items += _storage_items(seat, holding.goods, holding.animals, look)
    items += award_cards(holding.firsts, holding.seven, look.wide, *look.awards)
    high = look.stored[2] + look.stored[0] * 0.6 + 1
    name, title = f"seat/{seat}/estate", Text("area-other")
    return Area(name, "opponent", look.wide, high, title, tuple(items), seat)


@memoize
def _hidden_cards(seat: int, hand: int, pile: int, look: BoardSizes) -> tuple[Item, ...]:
    """Return backs of the cards in hand and to come."""
    items: list[Item] = []
    back, y = look.back, look.level
    for place in range(hand):
        name, x = f"seat/{seat}/hand/{place}", back / 2 + (back + 2) * place
        items.append(Piece(name, "card-back", x, y, back, Text("hand-hidden"), short="?"))
    if pile:
        label, x = Text("their-pile", {"count": pile}), 2.9 * back
        items += [
            Piece(f"seat/{seat}/pile", "card-back", x, y, back * 0.7, label, short="p"),
            _number(x + back * 0.5, y, pile, back * 0.6),
        ]
    return tuple(items)


@memoize
def _projects(cards: tuple[Card, ...], firsts: int, look: BoardSizes) -> tuple[Item, ...]:
    """Return the projects, each with its die."""
    items: list[Item] = []
    left, y, step = look.places
    size = look.project
    for place in range(components.PROJECTS):
        x = left + step * place
        if place >= len(cards):
            items.append(Piece("", "small-slot", x, y, size))
            continue
        card, first = cards[place], is_first(firsts, cards[place])
        items += [
            card_piece(card, x, y, size, "card-project", first=first, art="small"),
            Piece("", f"face-{DIE[card]}", x + size * 0.76, y, size * 0.47),
        ]
    return tuple(items)


@memoize
def strips(
    columns: tuple[tuple[Card, ...], ...], firsts: int, top: float, largest: float, wide: float
) -> tuple[Item, ...]:
    """Return columns of small cards side by side, as large as there is room for."""
    gap = 4.0 if largest > 25 else 3.0
    room = (wide + gap) / max(len(columns), 1) - gap
    size = round(min(largest, room), 2)
    items: list[Item] = []
    for number, cards in enumerate(columns):
        x = size / 2 + (size + gap) * number
        for place in range(3):
            y = top + size * CHIP / 2 + (size * CHIP + gap / 2) * place
            if place >= len(cards):
                items.append(Piece("", "small-slot", round(x, 2), round(y, 2), size))
                continue
            card, first = cards[place], is_first(firsts, cards[place])
            items.append(
                card_piece(card, x, y, size, "card-column", number + 1, first, art="small")
            )
    return tuple(items)


def _storage_items(seat: int, stored: int, kept: int, look: BoardSizes) -> list[Item]:
    """Return goods and animals with their numbers."""
    size, step, level = look.stored
    items: list[Item] = []
    x = size / 2
    for goods, number in enumerate(counts(stored, len(components.GOODS))):
        if number:
            items += _goods(seat, Goods(goods), number, x, level, size)
            x += step
    for animal, number in enumerate(counts(kept, len(components.ANIMALS))):
        if number:
            items += _animals(seat, Animal(animal), number, x, level, size)
            x += step
    return items


@memoize
def _goods(
    seat: int, goods: Goods, number: int, x: float, level: float, size: float
) -> tuple[Item, ...]:
    name, kind = f"seat/{seat}/goods/{components.GOODS[goods]}", f"goods-{components.GOODS[goods]}"
    label = Text("goods-label", {"goods": Text(kind), "count": number})
    piece = goods_piece(name, goods, number, x, level, size, label)
    # Nobody could read the number on something as small as this.
    return piece._replace(art=kind), _number(x + size * 0.58, level, number, size * 0.72)


@memoize
def _animals(
    seat: int, animal: Animal, number: int, x: float, level: float, size: float
) -> tuple[Item, ...]:
    name, kind = f"seat/{seat}/animal/{components.ANIMALS[animal]}", components.ANIMALS[animal]
    label = Text("animal-label", {"animal": Text(f"animal-{kind}"), "count": number})
    piece = animal_piece(name, animal, number, x, level, size, label)
    return piece, _number(x + size * 0.58, level, number, size * 0.72)


def _number(x: float, level: float, number: int, size: float) -> Lettering:
    """Return a number halfway up a line, as small as what it counts."""
    size = round(size, 1)
    return Lettering(round(x, 1), round(level + size * 0.36, 1), str(number), "strong", size=size)


@memoize
def award_cards(
    firsts: int, seven: int, right: float, level: float, size: float
) -> tuple[Item, ...]:
    """Return the cards for first triples and all seven types somebody has, from the right."""
    items: list[Item] = []
    x = right - size / 2
    if seven:
        items.append(seven_piece(seven, x, level, size))
        x -= size
    for type_ in reversed(components.ALL_TYPES):
        if firsts >> type_ & 1:
            items.append(first_piece(type_, x, level, size))
            x -= size
    return tuple(items)
