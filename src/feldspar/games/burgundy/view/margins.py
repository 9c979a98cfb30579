"""What a player has beside the estate: dice, silver and workers, stored tiles and goods."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.burgundy.rules.figures import EVERY_PLACE, GOODS, GOODS_ROOM, STORAGE, TYPES
from feldspar.games.burgundy.rules.holding import Estate
from feldspar.games.burgundy.rules.position import SETUP, TURNS, Position
from feldspar.games.burgundy.rules.tiles import NO_TILE
from feldspar.games.burgundy.rules.units import Place
from feldspar.games.burgundy.view.crates import (
    GOODS_NAMES,
    badge,
    counts,
    goods_piece,
    kinds,
    total,
)
from feldspar.games.burgundy.view.estate import spaces, won
from feldspar.games.burgundy.view.ground import ROUND, cell
from feldspar.games.burgundy.view.tile import HELP, NAMES, bonus_piece, tile_piece, waiting_help
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Area, Chip, Item, Lettering, Look, Piece, Shape
from feldspar.kernel.shapes import box
from feldspar.kernel.units import Seat

HOLDINGS_WIDE: Final = 588.0
STORED_WIDE: Final = 79.0
"""The width of a stored tile."""
CRATE: Final = 68.0
"""The width of stored goods: still large enough to touch when a phone makes all of it smaller."""


def chips(estate: Estate) -> tuple[Chip, ...]:
    """Return the counters of a player, always in the same order."""
    sold = counts(estate.sold)
    goods, gone = total(estate.goods), sum(sold)
    types = sum([count > 0 for count in sold])
    return (
        Chip("silver", estate.silver, Text("count-silver", {"n": estate.silver})),
        Chip("worker", estate.workers, Text("count-workers", {"n": estate.workers})),
        Chip("goods-back", goods, Text("count-goods", {"n": goods})),
        Chip("sold", gone, Text("count-sold", {"n": gone, "types": types})),
    )


# ------------------------------------------------------------------------------------------- dice


def _die_state(position: Position, seat: Seat, which: int, own: bool) -> Look:
    """Return how a die looks: struck when used, dim while its owner waits for a turn."""
    if position.stage == SETUP:
        return "dim"
    place = position.order.index(seat)
    if place < position.turn or (place == position.turn and position.used >> which & 1):
        return "struck"
    return "dim" if own and (place > position.turn or position.stage != TURNS) else ""


def die_piece(
    position: Position, seat: Seat, which: int, x: float, y: float, size: float, own: bool
) -> Piece:
    """Return a die as rolled, blank before the first roll."""
    value = position.dice[2 * seat + which]
    state = _die_state(position, seat, which, own)
    label = Text("die-unrolled")
    if value:
        label = Text("die-used" if state == "struck" else "die-label", {"value": value})
    return Piece(
        f"die/{which}" if own else f"seat/{seat}/die/{which}",
        f"die-{seat}-{value}" if value else "die-blank",
        x,
        y,
        size,
        label,
        state=state,
        short=str(value or "-"),
    )


def dice_area(position: Position, seat: Seat) -> Area:
    """Return the dice between the counters: all one looks at before touching anything else.

    It is narrow and common, so a phone keeps it in sight on every page, at its full size.
    """
    items: list[Item] = []
    for place, chip in enumerate(chips(position.estates[seat])):
        left = (0.0, 66.0, 254.0, 320.0)[place]
        items += [
            Shape(box(left + 0.5, 8.5, 60, 34, 17), "box"),
            Piece("", chip.art, left + 20, 25.5, 24),
            Lettering(left + 35, 31.5, str(chip.value), "number"),
        ]
    for which in range(2):
        items.append(die_piece(position, seat, which, 163 + 55 * which, 25.5, 46, True))
    return Area("dice", "common", 381, 51, Text("area-dice"), tuple(items), seat)


# ---------------------------------------------------------------------------------- stored things


def holdings_area(position: Position, seat: Seat) -> Area:
    """Return the storage and the goods of the viewer, below the estate."""
    estate = position.estates[seat]
    items: list[Item] = [
        Lettering(0, 10, Text("storage-title"), "label"),
        Lettering(HOLDINGS_WIDE - 260, 10, Text("goods-title"), "label"),
    ]
    for place in EVERY_PLACE:
        x = STORED_WIDE / 2 + 90 * place
        items.append(_stored(position, estate, place, x, 63, STORED_WIDE))
    held = kinds(estate.goods)
    for nth in range(GOODS_ROOM):
        x = HOLDINGS_WIDE - 227 + 96 * nth
        if nth >= len(held):
            items.append(Piece("", "goods-empty", x, 53, 0.8 * CRATE))
            continue
        goods, count = held[nth]
        label = Text("goods-label", {"goods": GOODS_NAMES[goods], "count": count})
        piece = goods_piece(f"goods/{GOODS[goods]}", goods, count, x, 53, CRATE, label)
        items += [
            piece._replace(help=Text("help-goods", {"die": goods + 1})),
            Lettering(x, 108, f"×{count}", "number", "middle", 20),
        ]
    title = Text("area-holdings")
    return Area("holdings", "mine", HOLDINGS_WIDE, 110, title, tuple(items), seat)


def _stored(
    position: Position, estate: Estate, place: Place, x: float, y: float, size: float
) -> Piece:
    tile = estate.storage[place]
    if tile == NO_TILE:
        label = Text("storage-empty", {"place": place + 1})
        return Piece(f"storage/{place + 1}", "slot", x, y, size, label, help=Text("help-storage"))
    label = Text("tile-stored", {"tile": NAMES[tile], "place": place + 1})
    return tile_piece(tile, x, y, size, label, waiting_help(position, estate, tile))


# -------------------------------------------------------------------------------- somebody else's


def small_area(position: Position, seat: Seat) -> Area:
    """Return all somebody else has, small: one opponent gets more room than each of several."""
    return _card(position, seat) if position.seats == 2 else _corners(position, seat)


def _card(position: Position, seat: Seat) -> Area:
    """Return somebody's estate with stored tiles and goods below it, as wide as a rail."""
    wide, width = 32.0, 270.0
    high = 11 * wide / ROUND
    estate = position.estates[seat]
    items = spaces(position, estate, wide, (width / 2, round(high / 2 + 1, 2)), f"seat/{seat}/")
    items += won(position, estate, 0, width, 22)
    items += [die_piece(position, seat, n, width - 43.5 + 30 * n, 13.5, 27, False) for n in (0, 1)]
    level = round(high + 27, 1)
    items += _tiles(estate, 34, [(17 + 36.0 * place, level) for place in range(STORAGE)])
    types = estate.stock.bit_count()
    places = [(width - 14 - 35.0 * (types - 1 - place), level) for place in range(types)]
    items += _crates(estate, seat, 28, places)
    return _small(seat, width, round(level + 20, 1), items, wide, estate)


def _corners(position: Position, seat: Seat) -> Area:
    """Return somebody's estate with all else in the free corners around it: three fit a rail."""
    wide = 19.0
    width, high = 7 * wide, round(11 * wide / ROUND + 2, 1)
    estate = position.estates[seat]
    items = spaces(position, estate, wide, (width / 2, high / 2), f"seat/{seat}/")
    items += [die_piece(position, seat, n, 8, 8 + 17 * n, 15, False) for n in (0, 1)]
    around = [(width - 8, 8.0), (width - 8, 25.0), (width - 25, 8.0)]
    items += _crates(estate, seat, 14, around)
    items += _tiles(estate, 16, [(8.0, high - 27), (8.0, high - 9), (24.5, high - 9)])
    held = [which for which in range(2 * len(TYPES)) if estate.bonuses >> which & 1]
    for place, which in enumerate(held):
        row, at = divmod(place, 2)
        x, y = width - 6 - 11.0 * at, high - 7.5 - 13 * row
        items.append(bonus_piece(position.seats, which, x, round(y, 1), 12))
    return _small(seat, width, high, items, wide, estate)


def _small(
    seat: Seat, width: float, height: float, items: list[Item], wide: float, estate: Estate
) -> Area:
    title = Text("area-estate", {"estate": estate.duchy.number})
    name = f"seat/{seat}/estate"
    return Area(name, "opponent", width, height, title, tuple(items), seat, cell(wide))


def _tiles(estate: Estate, size: float, places: Sequence[tuple[float, float]]) -> list[Item]:
    """Return the tiles somebody else has stored."""
    items: list[Item] = []
    for place, (x, y) in enumerate(places):
        tile = estate.storage[place]
        if tile == NO_TILE:
            items.append(Piece("", "slot", x, y, size))
        else:
            label = Text("tile-stored", {"tile": NAMES[tile], "place": place + 1})
            items.append(tile_piece(tile, x, y, size, label, HELP[tile]))
    return items


def _crates(
    estate: Estate, seat: Seat, size: float, places: Sequence[tuple[float, float]]
) -> list[Item]:
    """Return the goods somebody else has stored."""
    held = kinds(estate.goods)
    items: list[Item] = []
    for (goods, count), (x, y) in zip(held, places, strict=False):
        label = Text("goods-label", {"goods": GOODS_NAMES[goods], "count": count})
        name = f"seat/{seat}/goods/{GOODS[goods]}"
        items.append(goods_piece(name, goods, count, x, y, size, label))
        items += badge(x + size * 0.36, y + size * 0.4, count, min(7.5, size * 0.38))
    return items
