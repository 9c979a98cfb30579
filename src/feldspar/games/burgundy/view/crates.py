"""Goods as pieces, how many lie on each other, and the boxes that counters stand in."""

from typing import Final

from feldspar.games.burgundy.rules.components import GOODS
from feldspar.games.burgundy.rules.units import Goods
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Item, Lettering, Piece, Shape
from feldspar.kernel.toolkit.memoize import memoize

GOODS_NAMES: Final = [Text("goods-" + name) for name in GOODS]
GOODS_TONES: Final = ("#17807b", "#6d4396", "#f2a9c8", "#b8342f", "#75492a", "#f2992e")
"""The colour of each type, as its symbol has it."""


@memoize
def total(wares: int) -> int:
    """Return how many goods there are of all types, from counts packed eight bits each."""
    return sum(counts(wares))


def counts(wares: int) -> list[int]:
    """Return how many goods there are of each type."""
    return [wares >> 8 * goods & 255 for goods in range(len(GOODS))]


def kinds(wares: int) -> list[tuple[Goods, int]]:
    """Return the types of which there are any goods, and how many."""
    return [(Goods(goods), count) for goods, count in enumerate(counts(wares)) if count]


def goods_piece(
    name: str, goods: Goods, count: int, x: float, y: float, size: float, label: Text
) -> Piece:
    """Return goods of a type that lie on each other."""
    return Piece(
        name,
        f"goods-{goods + 1}",
        x,
        y,
        size,
        label,
        short=f"{count if count > 1 else ''}g{goods + 1}",
        tone=GOODS_TONES[goods],
    )


def badge(x: float, y: float, count: int, radius: float = 8.0) -> list[Item]:
    """Return how many things lie on each other: a small dark disc at the corner of the top one."""
    if count < 2:
        return []
    disc = f"M{x - radius:.1f} {y:.1f}a{radius} {radius} 0 1 0 {2 * radius} 0"
    disc += f"a{radius} {radius} 0 1 0 {-2 * radius} 0z"
    size = round(radius * 1.4, 1)
    return [
        Shape(disc, "total"),
        Lettering(x, round(y + size * 0.36, 1), str(count), "total", "middle", size),
    ]
