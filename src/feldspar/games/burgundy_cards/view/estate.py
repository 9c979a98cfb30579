"""An estate as a picture: columns of up to three cards, and where the next ones may go."""

from typing import Final

from feldspar.games.burgundy_cards.rules.cards import TYPE
from feldspar.games.burgundy_cards.rules.components import (
    ALL_TYPES,
    FIRST_POINTS,
    TRIPLE,
    TRIPLE_POINTS,
    TYPES,
)
from feldspar.games.burgundy_cards.rules.player_board import SOURCES, Holding
from feldspar.games.burgundy_cards.rules.position import Position, card_in_question
from feldspar.games.burgundy_cards.rules.units import NO_CARD, Card, Type, Types
from feldspar.games.burgundy_cards.view.card import (
    HEAD,
    TALL,
    card_piece,
    first_piece,
    is_first,
    seven_piece,
)
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.scene import Anchor, Area, Cell, Item, Lettering, Look, Piece, Shape, Table
from feldspar.kernel.text.event_text import series
from feldspar.kernel.toolkit.memoize import memoize

ESTATE_WIDE: Final = 1080.0
NARROW: Final = 776.0
"""Beside Aaron's."""
SPLIT: Final = 206.0
"""What the list of points takes of it, as long as there are few columns."""
FEW: Final = 7
_TOLD: Final = {"round": "bonus", "goods": "sell", "animals": "animal"}
"""What some sources of points are called, as the log has it."""
ESTATE_HIGH: Final = 285.0
COLUMNS_TOP: Final = 36.0
GAP: Final = 10.0
LARGEST: Final = 108.0
LEAST: Final = 84.0
"""Types still missing are only hinted at where columns stay at least as wide as this."""


def estate_area(position: Position, viewer: int, seat: int) -> Area:
    """Return the estate the viewer looks at, large."""
    holding, placed = position.holdings[seat], card_in_question(position)
    wide = NARROW if position.seats == 1 else ESTATE_WIDE
    count, there = len(holding.columns), holding.types()
    split = position.seats > 1 and count <= FEW
    new = TYPE[placed] if placed in holding.projects else None
    size, hinted = _plan(wide - SPLIT if split else wide, count, there, new)
    title = _title(seat, viewer == seat)
    items: list[Item] = [
        Lettering(0, 21, title, "title", size=20),
        *_score(holding.score, wide),
        *_types(there, holding.seven, wide),
    ]
    if position.holder == seat:
        x = wide - 114.0 - 23 * len(TYPES) - (30 if holding.seven else 0)
        items.append(start_piece(position.face_down, x, 14, 22))
    items += _columns(position, holding, size)
    items += _room(count, size, new, hinted)
    if split and holding.score:
        items += _points(tuple(holding.points), wide)
    told = _summary(there)
    return Area("estate", "mine", wide, ESTATE_HIGH, title, tuple(items), seat, summary=told)


@memoize
def _plan(
    room: float, columns: int, there: Types, new: Type | None
) -> tuple[float, tuple[Type, ...]]:
    """Return how wide so many columns may be, and which missing types there is room to hint at."""
    hinted = [type_ for type_ in _missing(there) if type_ != new]
    size = _size(room, columns + 1 + len(hinted))
    return (size, tuple(hinted)) if size >= LEAST else (_size(room, columns + 1), ())


def _missing(there: Types) -> list[Type]:
    return [type_ for type_ in ALL_TYPES if not there >> type_ & 1]


def _size(wide: float, columns: int) -> float:
    """Return how wide so many columns may be."""
    return round(min(LARGEST, (wide + GAP) / columns - GAP), 2)


def _across(place: int, size: float) -> float:
    """Return the middle of a column."""
    return size / 2 + (size + GAP) * place


def _level(place: int, size: float) -> float:
    """Return the middle of the first, second or third card of a column."""
    return round(COLUMNS_TOP + size * TALL / 2 + HEAD * size * place, 2)


# ------------------------------------------------------------------------------- what is above it


@memoize
def _summary(there: Types) -> Text:
    names = [Text("triple-" + TYPES[type_]) for type_ in _missing(there)]
    return Text("estate-missing", {"types": series(names)}) if names else Text("estate-whole")


@memoize
def _title(seat: int, own: bool) -> Text:
    if own:
        return Text("area-estate")
    return Text("area-estate-of", {"name": Text("seat-name", {"n": seat + 1})})


@memoize
def _score(score: int, wide: float) -> tuple[Item, ...]:
    """Return the points, at the right."""
    return (
        Lettering(wide - 43, 23, str(score), "number", "end", 24),
        Lettering(wide - 38, 22, Text("points", {"n": score}), "label"),
    )


@memoize
def _types(there: Types, seven: int, wide: float) -> tuple[Item, ...]:
    """Return the types that are there, and the card for all seven of them, from the right."""
    items: list[Item] = []
    x = wide - 100.0
    if seven:
        items.append(seven_piece(seven, x, 14, 23))
        x -= 30
    for type_ in reversed(ALL_TYPES):
        state: Look = "" if there >> type_ & 1 else "dim"
        items.append(Piece("", f"type-{TYPES[type_]}", x, 15, 20, state=state))
        x -= 23
    return tuple(items)


@memoize
def start_piece(face_down: bool, x: float, y: float, size: float) -> Piece:
    """Return the start player card, face down once goods have been sold in this round."""
    side = "start-down" if face_down else "start-up"
    art = "start-card-down" if face_down else "start-card"
    return Piece("start", art, x, y, size, Text(side), short="1st", help=Text("help-start"))


@memoize
def _points(points: tuple[int, ...], wide: float) -> tuple[Item, ...]:
    """Return where the points come from."""
    rows = [_source(*pair) for pair in zip(SOURCES, points, strict=True) if pair[1]]
    left = wide - SPLIT + 24
    anchors: tuple[Anchor, ...] = ("start", "end")
    return (
        Shape(f"M{left - 14:g} {COLUMNS_TOP + 4:g}v{ESTATE_HIGH - COLUMNS_TOP - 16:g}", "rule"),
        Lettering(left + 2, COLUMNS_TOP + 16, Text("points-so-far"), "label"),
        Table(left, COLUMNS_TOP + 24, (SPLIT - 60, 36), 22, (), tuple(rows), anchors=anchors),
    )


@memoize
def _source(source: str, points: int) -> tuple[Cell, ...]:
    return Cell(Text("source-" + _TOLD.get(source, source))), Cell(str(points), style="strong")


# ------------------------------------------------------------------------------------ the columns


def _columns(position: Position, holding: Holding, size: float) -> list[Item]:
    """Return the cards of all columns; with an open one its next place, with a triple its score."""
    placed = card_in_question(position)
    items: list[Item] = []
    number = closed = 0
    for place, one in enumerate(holding.columns):
        last = placed if placed in one.cards else NO_CARD
        if one.size < TRIPLE:
            number += 1
            items.append(_open(number, place, one.size, one.type, size))
        items += _cards(place, tuple(one.cards), size, position.firsts, last)
        if one.size == TRIPLE:
            # The first triple of a type is the first one of it that was begun and is closed.
            first = bool((holding.firsts & ~closed) >> one.type & 1)
            items += _triple_score(place, one.type, first, size)
            closed |= 1 << one.type
    return items


@memoize
def _open(number: int, place: int, count: int, type_: Type, size: float) -> Piece:
    """Return the place for the next card of an open column, below the cards there are."""
    told: dict[str, TextArg] = {"points": TRIPLE_POINTS[type_], "left": TRIPLE - count}
    kind = Text("triple-" + TYPES[type_])
    return Piece(
        f"column/{number}",
        "slot",
        round(_across(place, size), 2),
        _level(count, size),
        size,
        Text("column-label", {"number": number, "count": count, "type": kind}),
        short=f"c{number}",
        help=Text("help-column", told),
    )


@memoize
def _cards(
    place: int, cards: tuple[Card, ...], size: float, firsts: int, last: Card
) -> tuple[Item, ...]:
    """Return the cards of a column."""
    items: list[Item] = []
    for at, card in enumerate(cards):
        state: Look = "last" if card == last else ""
        x, y, first = _across(place, size), _level(at, size), is_first(firsts, card)
        items.append(card_piece(card, x, y, size, "card-column", place + 1, first, state))
    return tuple(items)


@memoize
def _triple_score(place: int, type_: Type, first: bool, size: float) -> tuple[Item, ...]:
    """Return below a triple what it scored, with the card for the first one of its type."""
    x, level = _across(place, size), round(_level(2, size) + size * TALL / 2 + 16, 1)
    points = TRIPLE_POINTS[type_] + (FIRST_POINTS if first else 0)
    told = Text("column-scored", {"points": points})
    said = Lettering(round(x - (10 if first else 0), 2), level, told, "caption", "middle")
    return (first_piece(type_, round(x + 30, 2), level - 4, 19), said) if first else (said,)


@memoize
def _room(
    columns: int, size: float, new: Type | None, hinted: tuple[Type, ...]
) -> tuple[Item, ...]:
    """Return where a new column begins, and beside it the types that are hinted at."""
    x, y = _across(columns, size), _level(0, size)
    art = "slot-new" if new is None else f"slot-{TYPES[new]}"
    label, told = Text("column-new"), Text("help-new")
    items = [Piece("column/new", art, round(x, 2), y, size, label, short="new", help=told)]
    for type_ in hinted:
        x += size + GAP
        items.append(Piece("", f"slot-{TYPES[type_]}", round(x, 2), y, size))
    return tuple(items)
