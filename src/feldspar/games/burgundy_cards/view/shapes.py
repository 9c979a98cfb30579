"""Boxes drawn around numbers, and counts packed into one integer."""

from feldspar.kernel.scene import Item, Lettering, Piece, Shape
from feldspar.kernel.toolkit.memoize import memoize
from feldspar.kernel.toolkit.shapes import box


def counts(packed: int, kinds: int) -> list[int]:
    """Return how many there are of each kind, from counts packed eight bits each."""
    return [packed >> 8 * kind & 255 for kind in range(kinds)]


@memoize
def pill(x: float, y: float, art: str, number: int, wide: float = 44.0) -> tuple[Item, ...]:
    """Return a counter: a symbol and a number in a box with round ends."""
    return (
        Shape(box(x + 0.5, y + 0.5, wide - 1, 27, 13.5), "box"),
        Piece("", art, x + 14, y + 14, 20),
        Lettering(x + 26, y + 19, str(number), "number", size=14),
    )
