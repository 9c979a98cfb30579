"""Shapes that several titles draw: rounded boxes, the letters of a board's rows."""

from functools import lru_cache

from feldspar.kernel.scene import Item, Lettering
from feldspar.kernel.toolkit.hexes import Hexagon, Point, centre


@lru_cache
def box(x: float, y: float, wide: float, high: float, radius: float) -> str:
    """Return a box with round corners as a path."""
    arc = f"a{radius:g} {radius:g} 0 0 1"
    across, down = wide - 2 * radius, high - 2 * radius
    return (
        f"M{x + radius:g} {y:g}h{across:g}{arc} {radius:g} {radius:g}v{down:g}"
        f"{arc}{-radius:g} {radius:g}h{-across:g}{arc}{-radius:g}{-radius:g}v{-down:g}"
        f"{arc} {radius:g}{-radius:g}z"
    )


def row_letters(board: Hexagon, radius: float, middle: Point) -> list[Item]:
    """Return the letter of every row, in the notch before its first hex."""
    items: list[Item] = []
    for hex_, name in enumerate(board.names):
        if name.endswith("1"):
            x, y = centre(board.cells[hex_], radius)
            below = board.cells[hex_][1] > 0
            level = y + 0.7 * radius + 9 if below else y - 0.7 * radius
            at = round(middle[0] + x - 0.86 * radius, 2), round(middle[1] + level, 2)
            items.append(Lettering(*at, name[0], "label", "middle", 12))
    return items
