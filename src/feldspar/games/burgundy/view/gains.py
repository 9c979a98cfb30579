"""What placing a tile would bring at once."""

from feldspar.games.burgundy.rules.figures import (
    ANIMAL,
    BANK,
    BANK_SILVER,
    BOARDING_HOUSE,
    BOARDING_WORKERS,
    BUILDING,
    LARGE,
    PHASE_POINTS,
    REGION_POINTS,
    SMALL,
    TOWER_POINTS,
    WATCHTOWER,
)
from feldspar.games.burgundy.rules.position import Position
from feldspar.games.burgundy.rules.scoring import animal_points
from feldspar.games.burgundy.rules.tiles import KIND, TYPE
from feldspar.games.burgundy.rules.units import Tile, Type
from feldspar.games.burgundy.view.tile import NOTHING
from feldspar.kernel.events import Text
from feldspar.kernel.units import Hex, Seat


def bonus_points(position: Position, type_: Type) -> int:
    """Return what completing a type scores now (BUR-14.4 to 14.6)."""
    if position.large >> type_ & 1:
        return LARGE[position.seats]
    return SMALL[position.seats] if position.small >> type_ & 1 else 0


def _points(position: Position, seat: Seat, tile: Tile, hex_: Hex) -> int:
    estate = position.estates[seat]
    duchy = estate.duchy
    type_ = TYPE[tile]
    covered = estate.covered | 1 << hex_
    points = 0
    if not duchy.region[hex_] & ~covered:
        points += REGION_POINTS[duchy.size[hex_]] + PHASE_POINTS[position.phase]
        if not duchy.of_type[type_] & ~covered:
            points += bonus_points(position, type_)
    if type_ == ANIMAL:
        points += animal_points(estate, hex_, tile)
    elif type_ == BUILDING and KIND[tile] == WATCHTOWER:
        points += TOWER_POINTS
    return points


def gain(position: Position, seat: Seat, tile: Tile, hex_: Hex) -> Text:
    """Say what a placement would bring at once."""
    points = _points(position, seat, tile, hex_)
    scored = Text("gain-points", {"points": points}) if points else NOTHING
    if TYPE[tile] == BUILDING and KIND[tile] == BANK:
        return Text("gain-silver", {"count": BANK_SILVER, "scored": scored})
    if TYPE[tile] == BUILDING and KIND[tile] == BOARDING_HOUSE:
        return Text("gain-workers", {"count": BOARDING_WORKERS, "scored": scored})
    return scored
