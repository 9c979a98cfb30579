"""The city: canals all around it, the track of progress, the statues, and everybody's houses."""

from math import pi, sin
from typing import Final

from feldspar.games.bruges.rules.cards.characters import COLOUR
from feldspar.games.bruges.rules.components import COLOURS, GATES, LEVEL_POINTS, TOP
from feldspar.games.bruges.rules.player_board import face
from feldspar.games.bruges.rules.position import NOBODY, Position
from feldspar.games.bruges.rules.units import Colour, Seat
from feldspar.games.bruges.view.areas.canals import (
    Canal,
    canals,
    gate_piece,
    gate_spot,
    idle_items,
    place_of,
    section_items,
)
from feldspar.games.bruges.view.areas.card import number, seat_letter
from feldspar.games.bruges.view.phrases import seat_name
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Anchor, Area, Item, Lettering, Piece
from feldspar.kernel.toolkit.memoize import memoize

CITY_WIDE: Final = 706.0
CITY_HIGH: Final = 330.0
ROOF: Final = 22.0
PAWN: Final = 31.0
_NAMES: Final[tuple[tuple[float, float, Anchor], ...]] = (
    (0, 90, "middle"),
    (-280, 5, "start"),
    (0, -84, "middle"),
    (280, 5, "end"),
)
"""Where the owners of the gates are named, from the middle of the city."""
_BESIDE: Final = tuple([(48.0 + 23 * number) for number in range(6)])
_ROW: Final = tuple([step for x in _BESIDE for step in (353 - x, 353 + x)])
_CORNER: Final = (
    *((150, x) for x in (86.0, 109.0)),
    *((206, x) for x in (86.0, 109.0)),
    *((230, x) for x in (92.0, 115.0, 138.0)),
    *((124, x) for x in (82.0, 105.0, 128.0)),
    *((254, x) for x in (110.0, 133.0, 156.0)),
)
ROOFS: Final = (
    tuple([(x, 263.0) for x in _ROW]),
    tuple([(x, float(y)) for y, x in _CORNER]),
    tuple([(x, 97.0) for x in _ROW]),
    tuple([(CITY_WIDE - x, float(y)) for y, x in _CORNER]),
)
"""Where the houses of each side stand, in the order they are built."""


def level_spot(level: int) -> tuple[float, float]:
    """Return where a level of the track is."""
    part = level / TOP
    return round(150 + 406 * part, 2), round(170 - 34 * sin(2 * pi * part), 2)


def city_area(position: Position, viewer: int, seat: Seat) -> Area:
    """Return the city as it looks from the place of a seat."""
    holdings, statues = position.holdings, position.statues
    ring = tuple([canals(position, Seat(owner), viewer) for owner in range(len(holdings))])
    roofs = [tuple([COLOUR[face(one)] for one in holding.houses]) for holding in holdings]
    levels = tuple([holding.level for holding in holdings])
    worth = statues[-1] if statues else 0
    return _area(viewer, seat, ring, tuple(roofs), levels, len(statues), worth)


@memoize
def _area(
    viewer: int,
    seat: Seat,
    ring: tuple[tuple[Canal, Canal], ...],
    roofs: tuple[tuple[Colour, ...], ...],
    levels: tuple[int, ...],
    statues: int,
    worth: int,
) -> Area:
    mine = ring[seat][0].gate
    places = tuple([place_of(left.gate, mine) for left, _ in ring])
    items: list[Item] = [_ground(places, viewer), Piece("", "track", 353, 165, CITY_WIDE)]
    items += _roofs(places, roofs)
    items += _canals(ring, mine)
    items += _levels()
    items += _pawns(levels)
    items += _statues(statues, worth)
    title = Text("area-city")
    return Area("city", "common", CITY_WIDE, CITY_HIGH, title, tuple(items), cell=(7.2, 16.0))


def _canals(ring: tuple[tuple[Canal, Canal], ...], mine: int) -> list[Item]:
    """Return the sections of all gates, and then the gates."""
    taken = {left.gate: (left, right) for left, right in ring}
    items: list[Item] = []
    gates: list[Item] = []
    for gate in range(len(GATES)):
        place = place_of(gate, mine)
        if gate in taken:
            left, right = taken[gate]
            items += section_items(left, place)
            items += section_items(right, place)
            gates.append(_gate(place, left.owner, left.tiles, right.tiles))
        else:
            items += idle_items(gate, place)
            gates.append(_gate(place, NOBODY, 0, 0))
    return items + gates


@memoize
def _ground(places: tuple[int, ...], viewer: int) -> Piece:
    """Return the board itself, with the names of those at its gates."""
    words: list[Item] = [Lettering(-25, 51, Text("track-title"), "title", "middle", 18)]
    for owner, place in enumerate(places):
        x, y, anchor = _NAMES[place]
        name = Text("you") if owner == viewer else seat_name(owner)
        words.append(Lettering(x, y, name, "strong", anchor, 12.5, width=76, lines=1))
    return Piece("", "city", CITY_WIDE / 2, CITY_HIGH / 2, CITY_WIDE, face=tuple(words))


@memoize
def _gate(place: int, owner: Seat, left: int, right: int) -> Piece:
    """Return a gate; its owner, if it has one, has built so many tiles on either side."""
    at = gate_spot(place)
    if owner < 0:
        return Piece("", "gate-0", at.x, at.y, 56, state="dim")
    label = Text("gate-label", {"name": seat_name(owner), "left": left, "right": right})
    piece = gate_piece(owner, at.x, at.y, 56)
    return piece._replace(id=f"gate/{owner}", label=label, short=f"G{owner + 1}")


def _roofs(places: tuple[int, ...], roofs: tuple[tuple[Colour, ...], ...]) -> list[Item]:
    """Return a small house for each that somebody has built, near their gate."""
    standing: list[tuple[float, float, str]] = []
    for place, colours in zip(places, roofs, strict=True):
        for (x, feet), colour in zip(ROOFS[place], colours, strict=False):
            standing.append((feet, x, COLOURS[colour]))
    return [_roof(colour, x, feet) for feet, x, colour in sorted(standing)]


@memoize
def _roof(colour: str, x: float, feet: float) -> Piece:
    return Piece("", f"roof-{colour}", x, round(feet - ROOF * 16 / 26, 2), ROOF)


@memoize
def _levels() -> tuple[Item, ...]:
    """Return the track of progress, from the town hall on."""
    items: list[Item] = [
        Piece("level/0", "town-hall", *level_spot(0), 42, Text("level-hall"), short="0")
    ]
    for level in range(1, TOP + 1):
        x, y = level_spot(level)
        label = Text("level-label", {"level": level, "points": LEVEL_POINTS[level]})
        face_ = (number(0, 0, level, 13),)
        items.append(
            Piece(f"level/{level}", "level", x, y, 27, label, short=str(level), face=face_)
        )
    return tuple(items)


@memoize
def _pawns(levels: tuple[int, ...]) -> tuple[Item, ...]:
    """Return the pawns, side by side where they share a level."""
    items: list[Item] = []
    for level in sorted({*levels}):
        there = [Seat(seat) for seat, its in enumerate(levels) if its == level]
        x, y = level_spot(level)
        for number_, seat in enumerate(there):
            label = Text("pawn-label", {"name": seat_name(seat), "level": level})
            left = x + 17 * (number_ - (len(there) - 1) / 2)
            art, up = f"pawn-{seat + 1}", y - (25 if level else 29)
            face_ = (Lettering(0, 9.5, seat_letter(seat), "strong", "middle", 12.5),)
            items.append(Piece(f"pawn/{seat}", art, left, up, PAWN, label, face=face_))
    return tuple(items)


@memoize
def _statues(left: int, worth: int) -> tuple[Item, ...]:
    """Return the statues still to be had; the first, on top, is worth so much."""
    x, y, size = 424.0, 140.0, 40.0
    if not left:
        return ()
    items: list[Item] = [
        Piece("", "statue", x - 2.5 * depth, y + 2.5 * depth, size)
        for depth in range(min(left - 1, 2), 0, -1)
    ]
    label = Text("statues-label", {"count": left, "points": worth})
    shown = Piece("", "third", 15, 13, 20, face=(number(0, 0, worth, 12),))
    help_ = Text("help-statues")
    items.append(
        Piece("statues", "statue", x, y, size, label, short="S", help=help_, face=(shown,))
    )
    return tuple(items)
