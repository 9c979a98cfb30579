"""What a player has beside the estate: dice, silver and workers, stored tiles and goods."""

from typing import Final

from feldspar.games.burgundy.rules.components import EVERY_PLACE, GOODS, GOODS_ROOM
from feldspar.games.burgundy.rules.player_board import Estate
from feldspar.games.burgundy.rules.position import SETUP, TURNS, Position
from feldspar.games.burgundy.rules.tiles import NO_TILE
from feldspar.games.burgundy.rules.units import Die, Place, Tile
from feldspar.games.burgundy.view.crates import GOODS_NAMES, goods_piece, kinds, total
from feldspar.games.burgundy.view.tile import NAMES, Prospect, prospect, tile_piece, waiting_help
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Area, Chip, Item, Lettering, Look, Piece, Shape
from feldspar.kernel.toolkit.memoize import memoize
from feldspar.kernel.toolkit.shapes import box
from feldspar.kernel.units import Seat

HOLDINGS_WIDE: Final = 588.0
STORED_WIDE: Final = 79.0
"""The width of a stored tile."""
CRATE: Final = 68.0
"""The width of stored goods: still large enough to touch when a phone makes all of it smaller."""


def chips(estate: Estate) -> tuple[Chip, ...]:
    """Return the counters of a player, always in the same order."""
    return _chips(estate.silver, estate.workers, estate.goods, estate.sold)


@memoize
def _chips(silver: int, workers: int, wares: int, sold: int) -> tuple[Chip, ...]:
    goods, gone, types = total(wares), total(sold), len(kinds(sold))
    return (
        Chip("silver", silver, Text("count-silver", {"n": silver})),
        Chip("worker", workers, Text("count-workers", {"n": workers})),
        Chip("goods-back", goods, Text("count-goods", {"n": goods})),
        Chip("sold", gone, Text("count-sold", {"n": gone, "types": types})),
    )


# ------------------------------------------------------------------------------------------- dice


def die_state(position: Position, seat: Seat, which: int, own: bool) -> Look:
    """Return how a die looks: struck when used, dim while its owner waits for a turn."""
    if position.stage == SETUP:
        return "dim"
    place = position.order.index(seat)
    if place < position.turn or (place == position.turn and position.used >> which & 1):
        return "struck"
    return "dim" if own and (place > position.turn or position.stage != TURNS) else ""


@memoize
def die_piece(
    name: str, seat: Seat, value: Die, state: Look, x: float, y: float, size: float
) -> Piece:
    """Return a die as rolled, blank before the first roll."""
    label = Text("die-unrolled")
    if value:
        label = Text("die-used" if state == "struck" else "die-label", {"value": value})
    return Piece(
        name,
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
        items += _counter(place, chip.art, chip.value)
    for which in range(2):
        value, state = position.dice[2 * seat + which], die_state(position, seat, which, True)
        items.append(die_piece(f"die/{which}", seat, value, state, 163 + 55 * which, 25.5, 46))
    return Area("dice", "common", 381, 51, Text("area-dice"), tuple(items), seat)


@memoize
def _counter(place: int, art: str, value: int) -> tuple[Item, ...]:
    left = (0.0, 66.0, 254.0, 320.0)[place]
    return (
        Shape(box(left + 0.5, 8.5, 60, 34, 17), "box"),
        Piece("", art, left + 20, 25.5, 24),
        Lettering(left + 35, 31.5, str(value), "number"),
    )


# ---------------------------------------------------------------------------------- stored things


def holdings_area(position: Position, seat: Seat) -> Area:
    """Return the storage and the goods of the viewer, below the estate."""
    estate = position.estates[seat]
    items: list[Item] = [*_titles()]
    for place in EVERY_PLACE:
        tile = estate.storage[place]
        items.append(_storage_piece(place, tile, prospect(position, estate, tile)))
    items += _goods(estate.goods)
    title = Text("area-holdings")
    return Area("holdings", "mine", HOLDINGS_WIDE, 110, title, tuple(items), seat)


@memoize
def _titles() -> tuple[Item, ...]:
    return (
        Lettering(0, 10, Text("storage-title"), "label"),
        Lettering(HOLDINGS_WIDE - 260, 10, Text("goods-title"), "label"),
    )


@memoize
def _storage_piece(place: Place, tile: Tile, ahead: Prospect) -> Piece:
    """Return a stored tile, or the place for one."""
    at = STORED_WIDE / 2 + 90 * place, 63, STORED_WIDE
    if tile == NO_TILE:
        label = Text("storage-empty", {"place": place + 1})
        return Piece(f"storage/{place + 1}", "slot", *at, label, help=Text("help-storage"))
    label = Text("tile-stored", {"tile": NAMES[tile], "place": place + 1})
    return tile_piece(tile, *at, label, waiting_help(tile, ahead))


@memoize
def _goods(wares: int) -> tuple[Item, ...]:
    """Return stored goods, and the places for more."""
    held = kinds(wares)
    items: list[Item] = []
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
    return tuple(items)
