"""The estate as a picture: thirty-seven hexes, the borders of their zones, what was written."""

import math
from functools import lru_cache
from typing import Final

from feldspar.games.burgundy_dice.rules.figures import (
    BOARD,
    BONUSES,
    CASTLE,
    COLOURS,
    CROSS,
    HEXES,
    NO_BONUS,
)
from feldspar.games.burgundy_dice.rules.holding import Estate
from feldspar.games.burgundy_dice.rules.sheet import SHEETS
from feldspar.kernel.events import Text
from feldspar.kernel.hexes import DIRECTIONS, centre, corners
from feldspar.kernel.scene import Area, Item, Piece, Role, Shape
from feldspar.kernel.shapes import row_letters
from feldspar.kernel.units import Hex, Seat

RADIUS: Final = 44.0
SMALL: Final = 10.4
TONES: Final = {
    "monastery": "#e8d0ee",
    "mine": "#b4babf",
    "river": "#86bce8",
    "city": "#f0bd84",
    "castle": "#8fb78a",
    "pasture": "#f3e184",
}
EMPTY: Final = -1


def estate_area(estate: Estate, seat: Seat) -> Area:
    """Return the viewer's own estate, large."""
    return _board(estate, RADIUS, 8.0, "estate", "mine", seat)


def thumbnail(estate: Estate, seat: Seat) -> Area:
    """Return the estate of somebody else, small."""
    return _board(estate, SMALL, 2.0, f"seat/{seat}/estate", "opponent", seat)


def values(estate: Estate) -> list[int]:
    """Return what is written in every hex: a value, CROSS or EMPTY."""
    found = [EMPTY] * HEXES
    for value, hexes in enumerate(estate.at):
        for hex_ in range(HEXES):
            if hexes >> hex_ & 1:
                found[hex_] = value
    return found


def _board(estate: Estate, radius: float, margin: float, name: str, role: Role, seat: Seat) -> Area:
    width = 7 * math.sqrt(3) * radius + 2 * margin
    height = 11 * radius + 2 * margin
    middle = (width / 2, height / 2)
    small = radius < RADIUS
    items: list[Item] = [
        _piece(estate, Hex(hex_), value, radius, middle, f"seat/{seat}/" if small else "")
        for hex_, value in enumerate(values(estate))
    ]
    borders = _borders(estate.sheet.letter, radius, middle)
    items.append(Shape(borders, "edge" if small else "border"))
    if not small:
        items += row_letters(BOARD, radius, middle)
    title = Text("area-estate", {"sheet": estate.sheet.letter})
    cell = (math.sqrt(3) * radius / 4, 1.5 * radius)
    return Area(name, role, width, height, title, tuple(items), seat, cell)


def _piece(
    estate: Estate, hex_: Hex, value: int, radius: float, middle: tuple[float, float], prefix: str
) -> Piece:
    """Return a hex with what is written in it."""
    x, y = centre(BOARD.cells[hex_], radius)
    small = radius < RADIUS
    colour = COLOURS[estate.sheet.colour[hex_]]
    square = estate.sheet.square[hex_]
    fresh = not small and (estate.fresh | estate.marked & ~estate.was_marked) >> hex_ & 1
    art = f"{'tile' if small else 'hex'}-{colour}"
    if value != EMPTY:
        art += "-marked"
    elif square != NO_BONUS and not small:
        art += f"-{BONUSES[square]}"
    written = "" if value == EMPTY else "x" if value == CROSS else str(value)
    return Piece(
        f"{prefix}hex/{BOARD.names[hex_]}",
        art,
        round(middle[0] + x, 2),
        round(middle[1] + y, 2),
        round(math.sqrt(3) * radius, 2),
        _label(estate, hex_, value),
        # Nobody writes quite straight; the same hex always leans the same way.
        turn=hex_ * 37 % 13 - 6 if written else 0,
        state="last" if fresh else "",
        written=written,
        short=colour[:2] if square == NO_BONUS else "c" + BONUSES[square][0].upper(),
        tone=TONES[colour],
    )


def _label(estate: Estate, hex_: Hex, value: int) -> Text:
    colour = estate.sheet.colour[hex_]
    place = BOARD.names[hex_]
    if value == CROSS:
        return Text("hex-start", {"hex": place})
    if value != EMPTY:
        what = Text(f"colour-{COLOURS[colour]}")
        return Text("hex-marked", {"hex": place, "colour": what, "value": value})
    if colour == CASTLE:
        bonus = Text(f"bonus-{BONUSES[estate.sheet.square[hex_]]}")
        return Text("hex-castle", {"hex": place, "bonus": bonus})
    what = Text(f"colour-{COLOURS[colour]}")
    return Text("hex-empty", {"hex": place, "colour": what, "size": estate.sheet.size[hex_]})


@lru_cache
def _borders(letter: str, radius: float, middle: tuple[float, float]) -> str:
    """Return the lines between zones and around the estate, each once."""
    zone = SHEETS[letter].zone
    path: list[str] = []
    for hex_, (q, r) in enumerate(BOARD.cells):
        x, y = centre((q, r), radius)
        points = corners((middle[0] + x, middle[1] + y), radius)
        for k, (dq, dr) in enumerate(DIRECTIONS):
            there = BOARD.index.get((q + dq, r + dr))
            if there is None or (there > hex_ and zone[there] != zone[hex_]):
                (ax, ay), (bx, by) = points[k], points[(k + 1) % 6]
                path.append(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}")
    return "".join(path)
