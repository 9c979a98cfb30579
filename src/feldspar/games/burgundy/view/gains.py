"""What placing a tile would bring at once."""

from feldspar.games.burgundy.rules.components import (
    ANIMAL,
    BANK,
    BANK_SILVER,
    BOARDING_HOUSE,
    BOARDING_WORKERS,
    BUILDING,
    EVERY_TYPE,
    LARGE,
    PHASE_POINTS,
    REGION_POINTS,
    SMALL,
    TOWER_POINTS,
    TYPES,
    WATCHTOWER,
)
from feldspar.games.burgundy.rules.player_board import Estate
from feldspar.games.burgundy.rules.position import Position
from feldspar.games.burgundy.rules.scoring import animal_points
from feldspar.games.burgundy.rules.sheet import Duchy
from feldspar.games.burgundy.rules.tiles import KIND, TYPE
from feldspar.games.burgundy.rules.units import Tile
from feldspar.games.burgundy.view.tile import NOTHING
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.toolkit.hexes import members
from feldspar.kernel.toolkit.memoize import memoize
from feldspar.kernel.units import Hex, Seat


@memoize
def bonus_points(seats: int, large: int, small: int) -> tuple[int, ...]:
    """Return what completing each type scores with so many seats, while there are these large and
    small bonus tiles (BUR-14.4 to 14.6)."""
    return tuple(
        [
            LARGE[seats] if large >> type_ & 1 else SMALL[seats] if small >> type_ & 1 else 0
            for type_ in EVERY_TYPE
        ]
    )


def region(duchy: Duchy, hex_: Hex) -> dict[str, TextArg]:
    """Return what it takes to name the region of a space."""
    return {"region": Text("region-" + TYPES[duchy.type[hex_]]), "size": duchy.size[hex_]}


def region_points(position: Position, seat: Seat, hex_: Hex) -> int:
    """Return what covering a space would score for its region and its type, if those were full."""
    estate = position.estates[seat]
    duchy = estate.duchy
    covered = estate.covered | 1 << hex_
    if duchy.region[hex_] & ~covered:
        return 0
    points = REGION_POINTS[duchy.size[hex_]] + PHASE_POINTS[position.phase]
    type_ = duchy.type[hex_]
    if not duchy.of_type[type_] & ~covered:
        points += bonus_points(position.seats, position.large, position.small)[type_]
    return points


def placing_points(position: Position, seat: Seat, tile: Tile, hex_: Hex) -> int:
    """Return what a placement would score at once."""
    estate = position.estates[seat]
    type_ = TYPE[tile]
    points = region_points(position, seat, hex_)
    if type_ == ANIMAL:
        points += animal_points(estate, hex_, tile)
    elif type_ == BUILDING and KIND[tile] == WATCHTOWER:
        points += TOWER_POINTS
    return points


def kin(estate: Estate, hex_: Hex, tile: Tile) -> bool:
    """Tell whether there are animals like those of a tile in the pasture of a space."""
    pasture = members(estate.duchy.region[hex_] & estate.covered)
    return any(KIND[estate.tiles[other]] == KIND[tile] for other in pasture)


def gain(tile: Tile, points: int) -> Text:
    """Say what placing a tile would bring at once, if it scored so much."""
    scored = Text("gain-points", {"points": points}) if points else NOTHING
    if TYPE[tile] == BUILDING and KIND[tile] == BANK:
        return Text("gain-silver", {"count": BANK_SILVER, "scored": scored})
    if TYPE[tile] == BUILDING and KIND[tile] == BOARDING_HOUSE:
        return Text("gain-workers", {"count": BOARDING_WORKERS, "scored": scored})
    return scored
