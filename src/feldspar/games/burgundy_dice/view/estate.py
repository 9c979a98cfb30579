"""The estate as a picture: thirty-seven hexes, the borders of their zones, what was written."""

import math
from typing import Final

from feldspar.games.burgundy_dice.rules.components import (
    BOARD,
    BONUSES,
    CASTLE,
    COLOURS,
    CROSS,
    HEXES,
    NO_BONUS,
)
from feldspar.games.burgundy_dice.rules.player_board import Estate
from feldspar.games.burgundy_dice.rules.sheet import SHEETS, Sheet
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Area, Item, Piece, Shape
from feldspar.kernel.toolkit.hexes import DIRECTIONS, centre, corners, members
from feldspar.kernel.toolkit.memoize import memoize
from feldspar.kernel.toolkit.shapes import row_letters
from feldspar.kernel.units import Seat

RADIUS: Final = 44.0
SMALL_RADIUS: Final = 10.4
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
    last = estate.fresh | estate.marked & ~estate.was_marked
    return _large(seat, estate.sheet.letter, tuple(estate.at), last)


def thumbnail(estate: Estate, seat: Seat) -> Area:
    """Return the estate of somebody else, small."""
    return _small(seat, estate.sheet.letter, tuple(estate.at))


@memoize
def _large(seat: Seat, letter: str, at: tuple[int, ...], last: int) -> Area:
    """Return an estate with the hexes each value is written in, and those changed last."""
    width, height = _size(RADIUS, 8.0)
    middle = (width / 2, height / 2)
    items = (
        *[
            _piece(letter, hex_, value, bool(last >> hex_ & 1), RADIUS, middle, "")
            for hex_, value in enumerate(_values(at))
        ],
        Shape(_borders(letter, RADIUS, middle), "border"),
        *_letters(middle),
    )
    return Area("estate", "mine", width, height, _title(letter), items, seat, _cell(RADIUS))


@memoize
def _small(seat: Seat, letter: str, at: tuple[int, ...]) -> Area:
    width, height = _size(SMALL_RADIUS, 2.0)
    middle, prefix = (width / 2, height / 2), f"seat/{seat}/"
    items: tuple[Item, ...] = (
        *[
            _piece(letter, hex_, value, False, SMALL_RADIUS, middle, prefix)
            for hex_, value in enumerate(_values(at))
        ],
        Shape(_borders(letter, SMALL_RADIUS, middle), "edge"),
    )
    title, cell = _title(letter), _cell(SMALL_RADIUS)
    return Area(f"{prefix}estate", "opponent", width, height, title, items, seat, cell)


@memoize
def _letters(middle: tuple[float, float]) -> tuple[Item, ...]:
    return tuple(row_letters(BOARD, RADIUS, middle))


def _title(letter: str) -> Text:
    return Text("area-estate", {"sheet": letter})


def _size(radius: float, margin: float) -> tuple[float, float]:
    """Return how wide and how high an estate is, with something around it."""
    return 7 * math.sqrt(3) * radius + 2 * margin, 11 * radius + 2 * margin


def _cell(radius: float) -> tuple[float, float]:
    """Return what a character and a line of a text picture stand for."""
    return math.sqrt(3) * radius / 4, 1.5 * radius


@memoize
def _values(at: tuple[int, ...]) -> tuple[int, ...]:
    """Return what is written in every hex: a value, CROSS or EMPTY."""
    found = [EMPTY] * HEXES
    for value, hexes in enumerate(at):
        for hex_ in members(hexes):
            found[hex_] = value
    return tuple(found)


@memoize
def _piece(
    letter: str,
    hex_: int,
    value: int,
    last: bool,
    radius: float,
    middle: tuple[float, float],
    prefix: str,
) -> Piece:
    """Return a hex with what is written in it."""
    x, y = centre(BOARD.cells[hex_], radius)
    small = radius < RADIUS
    sheet = SHEETS[letter]
    colour = COLOURS[sheet.colour[hex_]]
    square = sheet.square[hex_]
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
        _label(sheet, hex_, value),
        # Nobody writes quite straight; the same hex always leans the same way.
        turn=hex_ * 37 % 13 - 6 if written else 0,
        state="last" if last else "",
        written=written,
        short=colour[:2] if square == NO_BONUS else "c" + BONUSES[square][0].upper(),
        tone=TONES[colour],
    )


def _label(sheet: Sheet, hex_: int, value: int) -> Text:
    colour = sheet.colour[hex_]
    place = BOARD.names[hex_]
    if value == CROSS:
        return Text("hex-start", {"hex": place})
    if value != EMPTY:
        what = Text(f"colour-{COLOURS[colour]}")
        return Text("hex-marked", {"hex": place, "colour": what, "value": value})
    if colour == CASTLE:
        bonus = Text(f"bonus-{BONUSES[sheet.square[hex_]]}")
        return Text("hex-castle", {"hex": place, "bonus": bonus})
    what = Text(f"colour-{COLOURS[colour]}")
    return Text("hex-empty", {"hex": place, "colour": what, "size": sheet.size[hex_]})


@memoize
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
