"""An estate as a picture: thirty-seven spaces, the lines between its regions, tiles and seals."""

from typing import Final, NamedTuple

from feldspar.games.burgundy.rules.components import (
    BOARD,
    HEXES,
    PHASE_POINTS,
    REGION_POINTS,
    SOLD_TYPES,
    TYPES,
)
from feldspar.games.burgundy.rules.player_board import Estate
from feldspar.games.burgundy.rules.position import OVER, Position
from feldspar.games.burgundy.rules.scoring import knowledge_points
from feldspar.games.burgundy.rules.sheet import DUCHIES
from feldspar.games.burgundy.rules.tiles import KIND, NO_TILE
from feldspar.games.burgundy.rules.units import Kind, Tile
from feldspar.games.burgundy.view.gains import bonus_points
from feldspar.games.burgundy.view.ground import ROUND, SHOWS_NUMBERS, Frame, cell, ground
from feldspar.games.burgundy.view.tile import (
    NAMES,
    NOTHING,
    TYPE_TONES,
    bonus_piece,
    placed_help,
    tile_piece,
)
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.scene import Area, Item, Lettering, Piece, Shape
from feldspar.kernel.toolkit.hexes import bits, members
from feldspar.kernel.toolkit.memoize import memoize
from feldspar.kernel.toolkit.shapes import row_letters
from feldspar.kernel.units import Seat

SPACE_WIDE: Final = 84.0
"""From flat to flat of a space on one's own estate."""
SIDE: Final = 75.0
"""The same while one still chooses between the two sides of a sheet."""
WIDE: Final = 7 * SPACE_WIDE
HIGH: Final = round(11 * SPACE_WIDE / ROUND + 4, 1)
OWN: Final = Frame(SPACE_WIDE, WIDE / 2, HIGH / 2)


class Seen(NamedTuple):
    """All that can be seen of the spaces of an estate, and of what they are worth now."""

    number: int
    """Which of the printed estates it is."""
    tiles: tuple[Tile, ...]
    last: int
    """The spaces to look at: just covered, or chosen."""
    phase: int | None
    """Which it is; none any more when the game is over."""
    bonuses: tuple[int, ...]
    """What completing each type scores."""
    counts: tuple[tuple[Kind, int], ...] = ()
    """What the knowledge tiles that score at the end count now."""


def visible_state(position: Position, estate: Estate) -> Seen:
    """Return what can be seen of an estate."""
    return Seen(
        estate.duchy.number,
        tuple(estate.tiles),
        estate.fresh,
        position.phase if position.stage != OVER else None,
        bonus_points(position.seats, position.large, position.small),
        tuple([(kind, knowledge_points(estate, kind)) for kind in _counting(estate.powers)]),
    )


@memoize
def _counting(powers: int) -> tuple[Kind, ...]:
    """Return those of some knowledge tiles that score at the end."""
    return tuple([Kind(number) for number in members(powers) if number >= SOLD_TYPES])


# ------------------------------------------------------------------------------------- the areas


def estate_area(position: Position, seat: Seat) -> Area:
    """Return the estate the viewer looks at as their own, large."""
    estate = position.estates[seat]
    name = estate_name(estate.duchy.number)
    items = (
        *spaces(visible_state(position, estate), OWN),
        *_letters(OWN),
        *bonus_tiles(position.seats, estate.bonuses, 0, WIDE, 40),
        _name_lettering(estate.duchy.number),
    )
    return Area("estate", "mine", WIDE, HIGH, name, items, seat, cell(SPACE_WIDE))


def side_area(position: Position, seat: Seat, number: int, chosen: int) -> Area:
    """Return one side of a sheet, while it is still to be chosen; `chosen` is a space of it."""
    width, height = 7 * SIDE, round(11 * SIDE / ROUND + 34, 1)
    frame = Frame(SIDE, width / 2, height / 2 + 15, f"side/{number}/")
    marked = 1 << chosen if chosen >= 0 else 0
    bonuses = bonus_points(position.seats, position.large, position.small)
    title = Text("area-side", {"estate": number})
    items = (
        Lettering(0, 20, title, "title"),
        *spaces(Seen(number, (NO_TILE,) * HEXES, marked, position.phase, bonuses), frame),
        *_letters(frame),
    )
    return Area(f"side/{number}", "mine", width, height, title, items, seat, cell(SIDE))


@memoize
def estate_name(number: int) -> Text:
    """Return what an estate is called."""
    return Text("area-estate", {"estate": number})


@memoize
def _name_lettering(number: int) -> Item:
    return Lettering(WIDE, HIGH - 6, estate_name(number), "label", "end")


@memoize
def _letters(frame: Frame) -> tuple[Item, ...]:
    return tuple(row_letters(BOARD, frame.wide / ROUND, (frame.x, frame.y)))


# ------------------------------------------------------------------------------------ the spaces


@memoize
def spaces(estate: Seen, frame: Frame) -> tuple[Item, ...]:
    """Return the spaces and tiles of an estate, the lines, and the seals."""
    number = estate.number
    duchy = DUCHIES[number - 1]
    empty = bits([hex_ for hex_, tile in enumerate(estate.tiles) if tile == NO_TILE])
    missing = {region: (region & empty).bit_count() for region in duchy.regions}
    of_type = [(spaces & empty).bit_count() for spaces in duchy.of_type]
    counts, last = dict(estate.counts), members(estate.last)
    items: list[Item] = []
    for hex_, tile in enumerate(estate.tiles):
        if tile != NO_TILE:
            points = counts.get(KIND[tile], 0)
            items.append(_placed_tile(number, hex_, frame, hex_ in last, tile, points))
            continue
        type_, asked = duchy.type[hex_], missing[duchy.region[hex_]]
        bonus = estate.bonuses[type_] if of_type[type_] == asked else 0
        items.append(_space(number, hex_, frame, hex_ in last, asked, estate.phase, bonus))
    return *items, *_lines(number, empty, frame)


@memoize
def _placed_tile(
    number: int, hex_: int, frame: Frame, last: bool, tile: Tile, points: int
) -> Piece:
    """Return a tile on a space; `points` is what it counts, if it does."""
    spot = ground(number, frame).spots[hex_]
    label = Text("tile-placed", {"hex": BOARD.names[hex_], "tile": NAMES[tile]})
    told = placed_help(tile, points)
    return tile_piece(tile, spot.x, spot.y, frame.wide, label, told, "last" if last else "")


@memoize
def _space(
    number: int, hex_: int, frame: Frame, last: bool, missing: int, phase: int | None, bonus: int
) -> Piece:
    """Return an empty space, and what completing its region asks for and would score now."""
    duchy = DUCHIES[number - 1]
    spot = ground(number, frame).spots[hex_]
    type_, size = duchy.type[hex_], duchy.size[hex_]
    told: dict[str, TextArg] = {
        "region": Text("region-" + TYPES[type_]),
        "size": size,
        "missing": missing,
    }
    if phase is not None:
        told["points"] = REGION_POINTS[size]
        told["phase"] = PHASE_POINTS[phase]
        told["bonus"] = Text("space-bonus", {"points": bonus}) if bonus else NOTHING
    return Piece(
        f"{frame.prefix}hex/{BOARD.names[hex_]}",
        spot.art,
        spot.x,
        spot.y,
        frame.wide,
        spot.label,
        state="last" if last else "",
        short=spot.short,
        tone=TYPE_TONES[type_],
        help=Text("space-over" if phase is None else "space-help", told),
    )


def _lines(number: int, empty: int, frame: Frame) -> list[Item]:
    """Return the lines between and inside regions, and a seal on each that is full."""
    printed = ground(number, frame)
    if frame.wide < SHOWS_NUMBERS + 20:
        return [Shape(printed.borders, "edge")]
    size = round(frame.wide * 0.27, 1)
    full = [at for region, at in printed.seals.items() if not region & empty]
    return [
        Shape(printed.inner, "edge"),
        Shape(printed.borders, "border"),
        *[Piece("", "seal", x, y, size) for x, y in full],
    ]


@memoize
def bonus_tiles(
    seats: int, bonuses: int, left: float, right: float, wide: float
) -> tuple[Item, ...]:
    """Return the bonus tiles of a player, in the free corners above an estate."""
    held = [i for i in range(2 * len(TYPES)) if bonuses >> i & 1]
    step, half = wide * 1.02, wide / 2
    items: list[Item] = []
    for place, which in enumerate(held):
        corner, at = divmod(place, 3)
        across = half + step * (at % 2)
        x = left + across if corner == 0 else right - across
        y = wide * 0.64 + wide * 1.28 * (at // 2)
        items.append(bonus_piece(seats, which, round(x, 2), round(y, 2), wide))
    return tuple(items)
