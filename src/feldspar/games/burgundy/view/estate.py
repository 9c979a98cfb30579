"""An estate as a picture: thirty-seven spaces, the lines between its regions, tiles and seals."""

from typing import Final

from feldspar.games.burgundy.rules.figures import BOARD, HEXES, PHASE_POINTS, REGION_POINTS, TYPES
from feldspar.games.burgundy.rules.holding import Estate
from feldspar.games.burgundy.rules.position import OVER, Position
from feldspar.games.burgundy.rules.sheet import DUCHIES
from feldspar.games.burgundy.rules.tiles import NO_TILE
from feldspar.games.burgundy.view.gains import bonus_points
from feldspar.games.burgundy.view.ground import ROUND, SHOWS_NUMBERS, Ground, cell, ground
from feldspar.games.burgundy.view.tile import (
    NAMES,
    NOTHING,
    TYPE_TONES,
    bonus_piece,
    placed_help,
    tile_piece,
)
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Area, Item, Lettering, Look, Piece, Shape
from feldspar.kernel.shapes import row_letters
from feldspar.kernel.units import Seat

SPACE_WIDE: Final = 84.0
"""From flat to flat of a space on one's own estate."""
SIDE: Final = 75.0
"""The same while one still chooses between the two sides of a sheet."""


def estate_area(position: Position, seat: Seat) -> Area:
    """Return the estate the viewer looks at as their own, large."""
    width, height = 7 * SPACE_WIDE, round(11 * SPACE_WIDE / ROUND + 4, 1)
    estate = position.estates[seat]
    middle = width / 2, height / 2
    items = spaces(position, estate, SPACE_WIDE, middle, "")
    title = Text("area-estate", {"estate": estate.duchy.number})
    items += [
        *row_letters(BOARD, SPACE_WIDE / ROUND, middle),
        *won(position, estate, 0, width, 40),
        Lettering(width, height - 6, title, "label", "end"),
    ]
    return Area("estate", "mine", width, height, title, tuple(items), seat, cell(SPACE_WIDE))


def side_area(position: Position, seat: Seat, number: int, chosen: int) -> Area:
    """Return one side of a sheet, while it is still to be chosen; `chosen` is a space of it."""
    estate = Estate()
    estate.duchy = DUCHIES[number - 1]
    estate.tiles = [NO_TILE] * HEXES
    width, height = 7 * SIDE, round(11 * SIDE / ROUND + 34, 1)
    middle = width / 2, height / 2 + 15
    title = Text("area-side", {"estate": number})
    items: list[Item] = [
        Lettering(0, 20, title, "title"),
        *spaces(position, estate, SIDE, middle, f"side/{number}/", chosen),
        *row_letters(BOARD, SIDE / ROUND, middle),
    ]
    return Area(f"side/{number}", "mine", width, height, title, tuple(items), seat, cell(SIDE))


def spaces(
    position: Position,
    estate: Estate,
    wide: float,
    middle: tuple[float, float],
    prefix: str,
    marked: int = -1,
) -> list[Item]:
    """Return the spaces and tiles of an estate around a middle, the lines, and the seals."""
    duchy = estate.duchy
    printed = ground(duchy.number, wide, middle)
    helps = {
        region: _space_help(position, estate, region)
        for region in duchy.regions
        if region & ~estate.covered
    }
    items: list[Item] = []
    for hex_, spot in enumerate(printed.spots):
        tile = estate.tiles[hex_]
        if tile == NO_TILE:
            space = Piece(
                f"{prefix}hex/{BOARD.names[hex_]}",
                spot.art,
                spot.x,
                spot.y,
                wide,
                spot.label,
                state="last" if hex_ == marked else "",
                short=spot.short,
                tone=TYPE_TONES[duchy.type[hex_]],
                help=helps[duchy.region[hex_]],
            )
            items.append(space)
        else:
            label = Text("tile-placed", {"hex": BOARD.names[hex_], "tile": NAMES[tile]})
            state: Look = "last" if estate.fresh >> hex_ & 1 else ""
            told = placed_help(estate, tile)
            items.append(tile_piece(tile, spot.x, spot.y, wide, label, told, state))
    return items + _lines(estate, wide, printed)


def _lines(estate: Estate, wide: float, printed: Ground) -> list[Item]:
    """Return the lines between and inside regions, and a seal on each that is full."""
    if wide < SHOWS_NUMBERS + 20:
        return [Shape(printed.borders, "edge")]
    size = round(wide * 0.27, 1)
    full = {region: at for region, at in printed.seals.items() if not region & ~estate.covered}
    return [
        Shape(printed.inner, "edge"),
        Shape(printed.borders, "border"),
        *[Piece("", "seal", x, y, size) for x, y in full.values()],
    ]


def _space_help(position: Position, estate: Estate, region: int) -> Text:
    """Say what completing a region asks for, and what it would score now."""
    duchy = estate.duchy
    missing = (region & ~estate.covered).bit_count()
    size = region.bit_count()
    type_ = duchy.type[region.bit_length() - 1]
    name = Text("region-" + TYPES[type_])
    if position.stage == OVER:
        return Text("space-over", {"region": name, "size": size, "missing": missing})
    bonus = NOTHING
    if not duchy.of_type[type_] & ~estate.covered & ~region:
        points = bonus_points(position, type_)
        if points:
            bonus = Text("space-bonus", {"points": points})
    scores = {"points": REGION_POINTS[size], "phase": PHASE_POINTS[position.phase]}
    return Text(
        "space-help",
        {"region": name, "size": size, "missing": missing, **scores, "bonus": bonus},
    )


def won(position: Position, estate: Estate, left: float, right: float, wide: float) -> list[Item]:
    """Return the bonus tiles of a player, in the free corners above an estate."""
    held = [i for i in range(2 * len(TYPES)) if estate.bonuses >> i & 1]
    step, half = wide * 1.02, wide / 2
    items: list[Item] = []
    for place, which in enumerate(held):
        corner, at = divmod(place, 3)
        across = half + step * (at % 2)
        x = left + across if corner == 0 else right - across
        y = wide * 0.64 + wide * 1.28 * (at // 2)
        items.append(bonus_piece(position.seats, which, round(x, 2), round(y, 2), wide))
    return items
