"""An estate as a picture: thirty-seven spaces, the lines between its regions, tiles and seals."""

from typing import Final

from feldspar.games.burgundy.duchy import DUCHIES
from feldspar.games.burgundy.estate import Estate
from feldspar.games.burgundy.figures import BOARD, HEXES, PHASE_POINTS, REGION_POINTS, TYPES
from feldspar.games.burgundy.ground import NUMBERED, ROUND, cell, ground
from feldspar.games.burgundy.moves import bonus_points
from feldspar.games.burgundy.position import OVER, Position
from feldspar.games.burgundy.tile_view import (
    NAMES,
    NOTHING,
    TONES,
    bonus_piece,
    placed_help,
    tile_piece,
)
from feldspar.games.burgundy.tiles import NO_TILE
from feldspar.kernel.events import Text
from feldspar.kernel.hexes import centre
from feldspar.kernel.scene import Area, Item, Lettering, Look, Piece, Shape

WIDE: Final = 84.0
"""From flat to flat of a space on one's own estate."""
SIDE: Final = 75.0
"""The same while one still chooses between the two sides of a sheet."""


def estate_area(position: Position, seat: int) -> Area:
    """Return the estate the viewer looks at as their own, large."""
    width, height = 7 * WIDE, round(11 * WIDE / ROUND + 4, 1)
    estate = position.estates[seat]
    middle = width / 2, height / 2
    items = spaces(position, estate, WIDE, middle, "")
    title = Text("area-estate", {"estate": estate.duchy.number})
    items += [
        *_rows(WIDE, middle),
        *won(position, estate, 0, width, 40),
        Lettering(width, height - 6, title, "label", "end"),
    ]
    return Area("estate", "mine", width, height, title, tuple(items), seat, cell(WIDE))


def side_area(position: Position, seat: int, number: int, chosen: int) -> Area:
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
        *_rows(SIDE, middle),
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
            items.append(
                Piece(
                    f"{prefix}hex/{BOARD.names[hex_]}",
                    spot.art,
                    spot.x,
                    spot.y,
                    wide,
                    spot.label,
                    state="last" if hex_ == marked else "",
                    short=spot.short,
                    tone=TONES[duchy.type[hex_]],
                    help=helps[duchy.region[hex_]],
                )
            )
        else:
            label = Text("tile-placed", {"hex": BOARD.names[hex_], "tile": NAMES[tile]})
            state: Look = "last" if estate.fresh >> hex_ & 1 else ""
            told = placed_help(estate, tile)
            items.append(tile_piece(tile, spot.x, spot.y, wide, label, told, state))
    large = wide >= NUMBERED + 20
    if large:
        items.append(Shape(printed.inner, "edge"))
    items.append(Shape(printed.borders, "border" if large else "edge"))
    if large:
        for region, (x, y) in printed.seals.items():
            if not region & ~estate.covered:
                items.append(Piece("", "seal", x, y, round(wide * 0.27, 1)))
    return items


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


def _rows(wide: float, middle: tuple[float, float]) -> list[Item]:
    """Return the letter of every row, in the notch before its first space."""
    radius = wide / ROUND
    items: list[Item] = []
    for hex_, name in enumerate(BOARD.names):
        if name.endswith("1"):
            x, y = centre(BOARD.cells[hex_], radius)
            below = BOARD.cells[hex_][1] > 0
            level = y + 0.7 * radius + 9 if below else y - 0.7 * radius
            at = round(middle[0] + x - 0.86 * radius, 2), round(middle[1] + level, 2)
            items.append(Lettering(*at, name[0], "label", "middle", 12))
    return items


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
