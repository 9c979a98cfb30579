"""Somebody else's estate, small, with all they have beside it."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.burgundy.rules.components import GOODS, TYPES
from feldspar.games.burgundy.rules.position import Position
from feldspar.games.burgundy.rules.tiles import NO_TILE
from feldspar.games.burgundy.rules.units import Tile
from feldspar.games.burgundy.view.crates import GOODS_NAMES, badge, goods_piece, kinds
from feldspar.games.burgundy.view.estate import bonus_tiles, estate_name, spaces, visible_state
from feldspar.games.burgundy.view.ground import ROUND, Frame, cell
from feldspar.games.burgundy.view.margins import die_piece, die_state
from feldspar.games.burgundy.view.tile import HELP, NAMES, bonus_piece, tile_piece
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Area, Item, Piece
from feldspar.kernel.toolkit.memoize import memoize
from feldspar.kernel.units import Seat

CARD_SPACE: Final = 32.0
"""The width of a space on the estate of the only opponent."""
CARD_WIDE: Final = 270.0
CARD_MIDDLE: Final = round(11 * CARD_SPACE / ROUND / 2 + 1, 2)
"""How far down the middle of that estate is."""
CARD_LEVEL: Final = round(11 * CARD_SPACE / ROUND + 27, 1)
"""How far down stored tiles and goods lie."""
CARD_HIGH: Final = round(CARD_LEVEL + 20, 1)
CORNERS_SPACE: Final = 19.0
"""The width of a space on the estate of one of several."""
CORNERS_WIDE: Final = 7 * CORNERS_SPACE
CORNERS_HIGH: Final = round(11 * CORNERS_SPACE / ROUND + 2, 1)
CORNER_TILES: Final = (
    (8.0, CORNERS_HIGH - 27),
    (8.0, CORNERS_HIGH - 9),
    (24.5, CORNERS_HIGH - 9),
)


def small_area(position: Position, seat: Seat) -> Area:
    """Return all somebody else has, small: one opponent gets more room than each of several."""
    return _card(position, seat) if position.seats == 2 else _corners(position, seat)


def _card(position: Position, seat: Seat) -> Area:
    """Return somebody's estate with stored tiles and goods below it, as wide as a rail."""
    estate = position.estates[seat]
    frame = _frame(CARD_SPACE, CARD_WIDE / 2, CARD_MIDDLE, seat)
    items = (
        *spaces(visible_state(position, estate), frame),
        *bonus_tiles(position.seats, estate.bonuses, 0, CARD_WIDE, 22),
        *_dice(position, seat, ((CARD_WIDE - 43.5, 13.5), (CARD_WIDE - 13.5, 13.5)), 27),
        *[_tile(n, tile, 17 + 36.0 * n, CARD_LEVEL, 34) for n, tile in enumerate(estate.storage)],
        *_row_of_goods(seat, estate.goods),
    )
    return _small(estate.duchy.number, seat, frame, CARD_HIGH, items)


def _corners(position: Position, seat: Seat) -> Area:
    """Return somebody's estate with all else in the free corners around it: three fit a rail."""
    estate = position.estates[seat]
    frame = _frame(CORNERS_SPACE, CORNERS_WIDE / 2, CORNERS_HIGH / 2, seat)
    items = (
        *spaces(visible_state(position, estate), frame),
        *_dice(position, seat, ((8, 8), (8, 25)), 15),
        *_corner_of_goods(seat, estate.goods),
        *[_tile(n, tile, *CORNER_TILES[n], 16) for n, tile in enumerate(estate.storage)],
        *_bonus_tiles(position.seats, estate.bonuses),
    )
    return _small(estate.duchy.number, seat, frame, CORNERS_HIGH, items)


@memoize
def _frame(wide: float, x: float, y: float, seat: Seat) -> Frame:
    return Frame(wide, x, y, f"seat/{seat}/")


def _small(number: int, seat: Seat, frame: Frame, height: float, items: tuple[Item, ...]) -> Area:
    name, title = f"seat/{seat}/estate", estate_name(number)
    return Area(name, "opponent", 2 * frame.x, height, title, items, seat, cell(frame.wide))


def _dice(
    position: Position, seat: Seat, places: Sequence[tuple[float, float]], size: float
) -> list[Item]:
    name, dice = f"seat/{seat}/die/", position.dice[2 * seat : 2 * seat + 2]
    states = [die_state(position, seat, which, False) for which in range(2)]
    return [
        die_piece(f"{name}{which}", seat, dice[which], states[which], *places[which], size)
        for which in range(2)
    ]


@memoize
def _tile(place: int, tile: Tile, x: float, y: float, size: float) -> Piece:
    """Return a tile somebody else has stored, or the place for one."""
    if tile == NO_TILE:
        return Piece("", "slot", x, y, size)
    label = Text("tile-stored", {"tile": NAMES[tile], "place": place + 1})
    return tile_piece(tile, x, y, size, label, HELP[tile])


@memoize
def _row_of_goods(seat: Seat, wares: int) -> tuple[Item, ...]:
    """Return the goods of the only opponent, in a row that ends at the right."""
    right = CARD_WIDE - 14
    places = [(right - 35.0 * nth, CARD_LEVEL) for nth in range(len(kinds(wares)))]
    return _crates(seat, wares, 28, places[::-1])


@memoize
def _corner_of_goods(seat: Seat, wares: int) -> tuple[Item, ...]:
    """Return the goods of one of several opponents, in the upper right corner."""
    right = CORNERS_WIDE
    return _crates(seat, wares, 14, [(right - 8, 8.0), (right - 8, 25.0), (right - 25, 8.0)])


def _crates(
    seat: Seat, wares: int, size: float, places: Sequence[tuple[float, float]]
) -> tuple[Item, ...]:
    """Return the goods somebody else has stored."""
    items: list[Item] = []
    for (goods, count), (x, y) in zip(kinds(wares), places, strict=False):
        label = Text("goods-label", {"goods": GOODS_NAMES[goods], "count": count})
        name = f"seat/{seat}/goods/{GOODS[goods]}"
        items.append(goods_piece(name, goods, count, x, y, size, label))
        items += badge(x + size * 0.36, y + size * 0.4, count, min(7.5, size * 0.38))
    return tuple(items)


@memoize
def _bonus_tiles(seats: int, bonuses: int) -> tuple[Item, ...]:
    """Return the bonus tiles of one of several opponents, in the lower right corner."""
    held = [which for which in range(2 * len(TYPES)) if bonuses >> which & 1]
    items: list[Item] = []
    for place, which in enumerate(held):
        row, at = divmod(place, 2)
        x, y = CORNERS_WIDE - 6 - 11.0 * at, CORNERS_HIGH - 7.5 - 13 * row
        items.append(bonus_piece(seats, which, x, round(y, 1), 12))
    return tuple(items)
