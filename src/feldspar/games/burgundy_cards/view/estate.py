"""An estate as a picture: columns of up to three cards, and where the next ones may go."""

from typing import Final

from feldspar.games.burgundy_cards.rules.cards import TYPE
from feldspar.games.burgundy_cards.rules.columns import Column
from feldspar.games.burgundy_cards.rules.figures import (
    ALL_TYPES,
    FIRST_POINTS,
    TRIPLE,
    TRIPLE_POINTS,
    TYPES,
)
from feldspar.games.burgundy_cards.rules.holding import SOURCES, Holding
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.units import Type
from feldspar.games.burgundy_cards.view.card import (
    HEAD,
    TALL,
    TITLES,
    card_help,
    card_piece,
    first_piece,
    seven_piece,
)
from feldspar.games.burgundy_cards.view.questions import wanted
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.prose import series
from feldspar.kernel.scene import Anchor, Area, Cell, Item, Lettering, Look, Piece, Shape, Table

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
    holding = position.holdings[seat]
    wide = NARROW if position.seats == 1 else ESTATE_WIDE
    split = position.seats > 1 and len(holding.columns) <= FEW
    room = wide - SPLIT if split else wide
    missing = [type_ for type_ in ALL_TYPES if not holding.types() >> type_ & 1]
    placed = wanted(position)
    new = TYPE[placed] if placed in holding.projects else None
    hinted = [type_ for type_ in missing if type_ != new]
    size = _size(room, len(holding.columns) + 1 + len(hinted))
    if size < LEAST:
        hinted = []
        size = _size(room, len(holding.columns) + 1)
    title = _title(viewer, seat)
    items = _heading(position, seat, wide, title)
    number = 0
    for place, one in enumerate(holding.columns):
        x = size / 2 + (size + GAP) * place
        if one.size < TRIPLE:
            number += 1
            items.append(_open(one, number, x, size))
        items += _column(position, holding, place, x, size)
    x = size / 2 + (size + GAP) * len(holding.columns)
    items.append(_new(new, x, size))
    for type_ in hinted:
        x += size + GAP
        items.append(Piece("", f"slot-{TYPES[type_]}", round(x, 2), _level(0, size), size))
    if split and holding.score:
        items += _points(holding, wide)
    told = _summary(missing)
    return Area("estate", "mine", wide, ESTATE_HIGH, title, tuple(items), seat, summary=told)


def _size(wide: float, columns: int) -> float:
    """Return how wide so many columns may be."""
    return round(min(LARGEST, (wide + GAP) / columns - GAP), 2)


def _level(place: int, size: float) -> float:
    """Return the middle of the first, second or third card of a column."""
    return round(COLUMNS_TOP + size * TALL / 2 + HEAD * size * place, 2)


def _summary(missing: list[Type]) -> Text:
    if not missing:
        return Text("estate-whole")
    names = [Text("triple-" + TYPES[type_]) for type_ in missing]
    return Text("estate-missing", {"types": series(names)})


def _title(viewer: int, seat: int) -> Text:
    if viewer == seat:
        return Text("area-estate")
    return Text("area-estate-of", {"name": Text("seat-name", {"n": seat + 1})})


def _heading(position: Position, seat: int, wide: float, title: Text) -> list[Item]:
    """Return the name of the area, the types that are there, cards won, and the points."""
    holding = position.holdings[seat]
    items: list[Item] = [
        Lettering(0, 21, title, "title", size=20),
        Lettering(wide - 43, 23, str(holding.score), "number", "end", 24),
        Lettering(wide - 38, 22, Text("points", {"n": holding.score}), "label"),
    ]
    there = holding.types()
    x = wide - 100.0
    if holding.seven:
        items.append(seven_piece(holding.seven, x, 14, 23))
        x -= 30
    for type_ in reversed(ALL_TYPES):
        state: Look = "" if there >> type_ & 1 else "dim"
        items.append(Piece("", f"type-{TYPES[type_]}", x, 15, 20, state=state))
        x -= 23
    if position.holder == seat:
        items.append(start_piece(position, x - 14, 14, 22))
    return items


def _points(holding: Holding, wide: float) -> list[Item]:
    """Return where the points come from."""
    rows = tuple(
        [
            (Cell(Text("source-" + _TOLD.get(source, source))), Cell(str(points), style="strong"))
            for source, points in zip(SOURCES, holding.points, strict=True)
            if points
        ]
    )
    left = wide - SPLIT + 24
    anchors: tuple[Anchor, ...] = ("start", "end")
    return [
        Shape(f"M{left - 14:g} {COLUMNS_TOP + 4:g}v{ESTATE_HIGH - COLUMNS_TOP - 16:g}", "rule"),
        Lettering(left + 2, COLUMNS_TOP + 16, Text("points-so-far"), "label"),
        Table(left, COLUMNS_TOP + 24, (SPLIT - 60, 36), 22, (), rows, anchors=anchors),
    ]


def start_piece(position: Position, x: float, y: float, size: float) -> Piece:
    """Return the start player card, face down once goods have been sold in this round."""
    side = "start-down" if position.face_down else "start-up"
    art = "start-card-down" if position.face_down else "start-card"
    return Piece("start", art, x, y, size, Text(side), short="1st", help=Text("help-start"))


def _open(one: Column, number: int, x: float, size: float) -> Piece:
    """Return the place for the next card of an open column, below the cards there are."""
    count = one.size
    type_ = one.type
    told: dict[str, TextArg] = {"points": TRIPLE_POINTS[type_], "left": TRIPLE - count}
    kind = Text("triple-" + TYPES[type_])
    return Piece(
        f"column/{number}",
        "slot",
        round(x, 2),
        _level(count, size),
        size,
        Text("column-label", {"number": number, "count": count, "type": kind}),
        short=f"c{number}",
        help=Text("help-column", told),
    )


def _new(type_: Type | None, x: float, size: float) -> Piece:
    """Return where a new column begins."""
    art = "slot-new" if type_ is None else f"slot-{TYPES[type_]}"
    at = round(x, 2), _level(0, size)
    told = Text("help-new")
    return Piece("column/new", art, *at, size, Text("column-new"), short="new", help=told)


def _column(position: Position, holding: Holding, place: int, x: float, size: float) -> list[Item]:
    """Return the cards of a column, and below a triple what it scored."""
    one = holding.columns[place]
    items: list[Item] = []
    for at, card in enumerate(one.cards):
        label = Text("card-column", {"card": TITLES[card], "column": place + 1})
        state: Look = "last" if card == wanted(position) else ""
        told = card_help(position, card)
        items.append(card_piece(card, x, _level(at, size), size, label, told, state))
    if one.size < TRIPLE:
        return items
    type_ = one.type
    level = round(_level(2, size) + size * TALL / 2 + 16, 1)
    points = TRIPLE_POINTS[type_]
    # The first triple of a type is the first one of it that was begun and is closed.
    before = [c.type for c in holding.columns[:place] if c.size == TRIPLE]
    first = holding.firsts >> type_ & 1 and type_ not in before
    if first:
        items.append(first_piece(type_, round(x + 30, 2), level - 4, 19))
        points += FIRST_POINTS
    told = Text("column-scored", {"points": points})
    items.append(Lettering(round(x - (10 if first else 0), 2), level, told, "caption", "middle"))
    return items
