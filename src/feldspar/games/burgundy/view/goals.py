"""Goals of a turn, for somebody who plays for the first time."""

from typing import Final, NamedTuple

from feldspar.games.burgundy.rules.components import (
    CASTLE,
    EVERY_SLOT,
    EVERY_TYPE,
    NO_PLACE,
    NUMBERED,
    PER_DEPOT,
    PRICE,
    TYPES,
)
from feldspar.games.burgundy.rules.player_board import Estate
from feldspar.games.burgundy.rules.position import TURNS, Position
from feldspar.games.burgundy.rules.tiles import NO_TILE, TYPE
from feldspar.games.burgundy.rules.units import Slot, Tile
from feldspar.games.burgundy.view.gains import bonus_points, region, region_points
from feldspar.games.burgundy.view.tile import a_tile
from feldspar.kernel.coaching import Goal
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.toolkit.hexes import members
from feldspar.kernel.units import Hex, Seat

_MOST: Final = 3
_NEAR: Final = 2
"""So many empty spaces of a type are few enough to think of its bonus tile."""
_HELD: Final = Slot(-1)
"""Where a tile comes from that is in the storage."""


def goals(position: Position, seat: Seat) -> list[Goal]:
    """Return the most important things first; none if it is not the turn of the seat."""
    if position.stage != TURNS or not position.waiting >> seat & 1:
        return []
    estate = position.estates[seat]
    found = [
        *_finished_regions(estate),
        *_finish(position, seat),
        *_storage(estate),
        *_purchase(position, estate),
        *_bonus(position, estate),
        Goal(Text("goal-worker"), estate.workers > 0),
        _dice(position, seat),
    ]
    return found[:_MOST]


class Last(NamedTuple):
    """A region that lacks one tile, which is there."""

    points: int
    hex: Hex
    slot: Slot
    """Where the tile lies, or that it is held."""


def _finish(position: Position, seat: Seat) -> list[Goal]:
    """A region that lacks one tile: one that is held before one that can be had."""
    estate = position.estates[seat]
    lasts = [*_lasts(position, seat, _HELD)]
    if not lasts:
        lasts = [last for slot in EVERY_SLOT for last in _lasts(position, seat, slot)]
    if not lasts:
        return []
    last = max(lasts, key=lambda last: last.points)
    where = "held" if last.slot == _HELD else "black" if last.slot >= NUMBERED else "depot"
    told = {**region(estate.duchy, last.hex), "points": last.points, "where": where}
    return [Goal(Text("goal-finish", {**told, "depot": last.slot // PER_DEPOT + 1}), False)]


def _lasts(position: Position, seat: Seat, slot: Slot) -> list[Last]:
    """Return the regions that a tile in a slot, or one held, would complete."""
    estate = position.estates[seat]
    if slot >= NUMBERED and not position.may_buy(estate) >> slot & 1:
        return []
    tiles = estate.storage if slot == _HELD else [position.slots[slot]]
    return [
        Last(points, hex_, slot)
        for tile in tiles
        if tile != NO_TILE
        for hex_ in members(estate.fits(tile))
        if (points := region_points(position, seat, hex_))
    ]


def _finished_regions(estate: Estate) -> list[Goal]:
    """A region completed in this turn."""
    duchy = estate.duchy
    full = [r for r in duchy.regions if r & estate.fresh and not r & ~estate.covered]
    hexes = [members(spaces)[0] for spaces in full]
    return [Goal(Text("goal-finished", region(duchy, hex_)), True) for hex_ in hexes]


def _bonus(position: Position, estate: Estate) -> list[Goal]:
    """The type nearest to its bonus tile."""
    missing = [(spaces & ~estate.covered).bit_count() for spaces in estate.duchy.of_type]
    prizes = bonus_points(position.seats, position.large, position.small)
    near = [type_ for type_ in EVERY_TYPE if prizes[type_] and 0 < missing[type_] <= _NEAR]
    if not near:
        return []
    type_ = min(near, key=lambda type_: (missing[type_], -prizes[type_]))
    told: dict[str, TextArg] = {"missing": missing[type_], "points": prizes[type_]}
    return [Goal(Text("goal-bonus", {**told, "type": Text("all-" + TYPES[type_])}), False)]


def _purchase(position: Position, estate: Estate) -> list[Goal]:
    """A tile in the black depot that would fit, and the silver for it."""
    if position.bought:
        return [Goal(Text("goal-bought", {"silver": PRICE}), True)]
    offered = [position.slots[slot] for slot in EVERY_SLOT[NUMBERED:]]
    useful = [tile for tile in offered if tile != NO_TILE and estate.fits(tile)]
    if not useful:
        return []
    tile = max(useful, key=lambda tile: _use(estate, tile))
    key = "goal-buy" if estate.silver >= PRICE else "goal-silver"
    return [Goal(Text(key, {"silver": PRICE, "tile": a_tile(tile)}), False)]


def _use(estate: Estate, tile: Tile) -> tuple[bool, bool, int]:
    """Return how welcome a tile is: to complete a region, for an action, or for its many spaces."""
    spaces = members(estate.fits(tile))
    missing = [(estate.duchy.region[hex_] & ~estate.covered).bit_count() for hex_ in spaces]
    return 1 in missing, TYPE[tile] == CASTLE, len(spaces)


def _storage(estate: Estate) -> list[Goal]:
    """Room for the next tile, once there is little of it."""
    if estate.storage.count(NO_TILE) > 1:
        return []
    return [Goal(Text("goal-storage"), estate.room() != NO_PLACE)]


def _dice(position: Position, seat: Seat) -> Goal:
    first, second = position.dice[2 * seat : 2 * seat + 2]
    return Goal(Text("goal-dice", {"first": first, "second": second}), position.used == 3)
