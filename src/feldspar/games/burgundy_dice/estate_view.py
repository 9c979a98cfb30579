"""The estate as a picture: thirty-seven hexes, the borders of their zones, what was written."""

import math
from functools import lru_cache
from typing import Final

from feldspar.games.burgundy_dice.estate import Estate
from feldspar.games.burgundy_dice.figures import BOARD, BONUSES, CASTLE, COLOURS, HEXES
from feldspar.games.burgundy_dice.sheet import SHEETS
from feldspar.kernel.events import Text
from feldspar.kernel.hexes import DIRECTIONS, centre, corners
from feldspar.kernel.scene import Area, Item, Lettering, Piece, Role, Shape

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
CROSS: Final = 0


def estate_area(estate: Estate, seat: int) -> Area:
    """Return the viewer's own estate, large."""
    return _board(estate, RADIUS, 8.0, "estate", "mine", seat)


def thumbnail(estate: Estate, seat: int) -> Area:
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


def _board(estate: Estate, radius: float, margin: float, name: str, role: Role, seat: int) -> Area:
    width = 7 * math.sqrt(3) * radius + 2 * margin
    height = 11 * radius + 2 * margin
    middle = (width / 2, height / 2)
    small = radius < RADIUS
    prefix = f"seat/{seat}/" if small else ""
    items: list[Item] = []
    for hex_, value in enumerate(values(estate)):
        x, y = centre(BOARD.cells[hex_], radius)
        colour = COLOURS[estate.sheet.colour[hex_]]
        square = estate.sheet.square[hex_]
        fresh = not small and (estate.fresh | estate.marked & ~estate.was_marked) >> hex_ & 1
        art = f"{'tile' if small else 'hex'}-{colour}"
        if value != EMPTY:
            art += "-marked"
        elif square >= 0 and not small:
            art += f"-{BONUSES[square]}"
        short = colour[:2] if square < 0 else "c" + BONUSES[square][0].upper()
        written = "" if value == EMPTY else "x" if value == CROSS else str(value)
        items.append(
            Piece(
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
                short=short,
                tone=TONES[colour],
            )
        )
    items.append(
        Shape(_borders(estate.sheet.letter, radius, middle), "edge" if small else "border")
    )
    if not small:
        items += _rows(radius, middle)
    title = Text("area-estate", {"sheet": estate.sheet.letter})
    cell = (math.sqrt(3) * radius / 4, 1.5 * radius)
    return Area(name, role, width, height, title, tuple(items), seat, cell)


def _rows(radius: float, middle: tuple[float, float]) -> list[Item]:
    """Return the letter of every row, in the notch before its first hex."""
    items: list[Item] = []
    for hex_, name in enumerate(BOARD.names):
        if name.endswith("1"):
            x, y = centre(BOARD.cells[hex_], radius)
            below = BOARD.cells[hex_][1] > 0
            level = y + 0.7 * radius + 9 if below else y - 0.7 * radius
            at = round(middle[0] + x - 0.86 * radius, 2), round(middle[1] + level, 2)
            items.append(Lettering(*at, name[0], "label", "middle", 12))
    return items


def _label(estate: Estate, hex_: int, value: int) -> Text:
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
