"""The goods on the depots: beside the tiles, or before them while some are to be chosen."""

from feldspar.games.burgundy.rules.components import GOODS
from feldspar.games.burgundy.rules.units import Depot, Goods
from feldspar.games.burgundy.view.crates import GOODS_NAMES, badge, goods_piece, kinds
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.scene import Item, Lettering, Piece, Shape
from feldspar.kernel.toolkit.shapes import box


def offered_goods(depot: Depot, wares: int, x: float, y: float) -> tuple[Item, ...]:
    """Return goods to choose from: in front of the tiles, and large enough to touch."""
    held = kinds(wares)
    across = min(3, len(held))
    rows = -(-len(held) // 3)
    wide, high = 46.0 * across + 6, 52.0 * rows + 4
    items: list[Item] = [Shape(box(x - wide / 2, y - high / 2 + 4, wide, high, 10), "box")]
    for i, (goods, count) in enumerate(held):
        left = x + 46 * (i % 3 - (across - 1) / 2)
        level = y + 52 * (i // 3 - (rows - 1) / 2)
        items += [
            _crate(depot, goods, count, round(left, 2), round(level, 2), 34),
            Lettering(round(left, 2), round(level + 29, 2), f"×{count}", "caption", "middle"),
        ]
    return tuple(items)


def depot_goods(seats: int, depot: Depot, wares: int, x: float, y: float) -> tuple[Item, ...]:
    """Return the goods on a depot: in a row below two tiles, or to both sides of the last one."""
    held = kinds(wares)
    items: list[Item] = []
    if seats == 2:
        size = 24.0 if len(held) < 4 else 108.0 / len(held) - 4
        places = [((size + 5) * (i - (len(held) - 1) / 2), 45.0) for i in range(len(held))]
        if not held:
            items.append(Piece("", "goods-empty", x, y + 45, 24))
    else:
        size = 20.0 if len(held) < 5 else 14.0
        places = _sides(len(held), 27 if seats == 3 else 35)
    for (goods, count), (dx, dy) in zip(held, places, strict=True):
        at = round(x + dx, 2), round(y + dy, 2)
        items.append(_crate(depot, goods, count, *at, size))
        corner = at[0] + size * 0.42, at[1] + size * 0.42
        items += badge(*corner, count, 7.5 if seats == 2 else 6.5)
    return tuple(items)


def _crate(depot: Depot, goods: Goods, count: int, x: float, y: float, size: float) -> Piece:
    args: dict[str, TextArg] = {"goods": GOODS_NAMES[goods], "count": count, "depot": depot + 1}
    name = f"depot/{depot + 1}/goods/{GOODS[goods]}"
    return goods_piece(name, goods, count, x, y, size, Text("depot-goods", args))


def _sides(number: int, level: float) -> list[tuple[float, float]]:
    """Return places left and right of the last tile of a depot, the inner ones first."""
    first, step = (40.0, 22.0) if number < 5 else (35.0, 15.5)
    found: list[tuple[float, float]] = []
    for i in range(number):
        out = i // 2
        across = first + step * out
        found.append((across if i % 2 else -across, level - 5 * out))
    return found
