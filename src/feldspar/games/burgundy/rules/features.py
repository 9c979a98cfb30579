"""Features of a learned value: which of many small statements are true for a seat.

Each family of statements has its own range of numbers. Most are told apart by the time, counted in
turns the seat has had: what is good early need not be so late.
"""

from typing import Final

from feldspar.games.burgundy.rules.components import (
    ANIMAL,
    EVERY_TYPE,
    GOODS_ROOM,
    PER_DEPOT,
    ROUNDS,
    SHIP,
    SOLD_TYPES,
)
from feldspar.games.burgundy.rules.evaluate import evaluate
from feldspar.games.burgundy.rules.player_board import Estate
from feldspar.games.burgundy.rules.position import TURNS, Position
from feldspar.games.burgundy.rules.scoring import knowledge_points
from feldspar.games.burgundy.rules.sheet import numbers
from feldspar.games.burgundy.rules.tiles import COUNT as HEADS
from feldspar.games.burgundy.rules.tiles import KIND, NO_TILE, TYPE
from feldspar.games.burgundy.rules.units import Kind
from feldspar.kernel.fast.feature_sum import FeatureSum, clamp, popcount
from feldspar.kernel.fast.mypyc_compat import i64
from feldspar.kernel.units import Seat

_TIMES: Final = 26
_PAIRS: Final = 13
"""The same time, two turns taken together."""
_PHASES: Final = 6
_MANY: Final = 12
"""Silver, workers and goods are told apart up to eleven."""

TIME: Final = 0
REGIONS: Final = TIME + _TIMES
SILVER: Final = REGIONS + 6 * 9 * 9 * 2 * _TIMES
WORKERS: Final = SILVER + _MANY * _TIMES
MEANS: Final = WORKERS + _MANY * _TIMES
GOODS: Final = MEANS + 36 * _PHASES
POWERS: Final = GOODS + 4 * _MANY * _PAIRS
ENDINGS: Final = POWERS + 27 * _TIMES
STORED: Final = ENDINGS + 12 * 16 * _PHASES
STORED_KIND: Final = STORED + 6 * 7 * _TIMES
STORAGE: Final = STORED_KIND + 6 * 28 * 2 * _PHASES
DICE: Final = STORAGE + 343 * _PHASES
NUMBERS: Final = DICE + 48 * _TIMES
TYPES: Final = NUMBERS + 6 * 7 * _PAIRS
TRACK: Final = TYPES + 6 * 14 * 3 * _PAIRS
SPACES: Final = TRACK + 4 * _TIMES
ASKED: Final = SPACES + _MANY * _PHASES
DEPOT: Final = ASKED + 16 * _TIMES
RACE: Final = DEPOT + 64 * _PHASES
HERDS: Final = RACE + 6 * 5 * 3 * 5
WARES: Final = HERDS + 8 * 16 * _PHASES
COUNT: Final[int] = WARES + 2 * 8 * _PHASES

FAMILIES: Final[dict[str, int]] = {
    "time": TIME,
    "regions": REGIONS,
    "silver": SILVER,
    "workers": WORKERS,
    "means": MEANS,
    "goods": GOODS,
    "powers": POWERS,
    "endings": ENDINGS,
    "stored": STORED,
    "stored kind": STORED_KIND,
    "storage": STORAGE,
    "dice": DICE,
    "numbers": NUMBERS,
    "types": TYPES,
    "track": TRACK,
    "spaces": SPACES,
    "asked": ASKED,
    "depot": DEPOT,
    "race": RACE,
    "herds": HERDS,
    "wares": WARES,
}


def sum_features(position: Position, seat: Seat, tally: FeatureSum) -> None:
    """Name all that is true of a seat, the time first, on top of what is thought by hand."""
    estate = position.estates[seat]
    tally.worth = float(evaluate(position, seat))
    if position.stage != TURNS:
        tally.add(TIME)
        return
    time = _time(position, seat)
    tally.add(TIME + time)
    _regions(tally, estate, time)
    _types(tally, position, seat, estate, time)
    _means(tally, position, seat, estate, time)
    _powers(tally, estate, time)
    _turn(tally, position, seat, estate, time)


def _time(position: Position, seat: Seat) -> i64:
    """Return how many turns this seat has had: the same before and after the others play."""
    time: i64 = position.phase * ROUNDS + position.round
    place = 0
    while position.order[place] != seat:
        place += 1
    if place > position.turn:
        return time
    if place < position.turn:
        return time + 1
    begun = position.used or position.bought or position.asked is not None
    return time + 1 if begun else time


def _regions(tally: FeatureSum, estate: Estate, time: i64) -> None:
    """What regions lack, by type and size, and whether they can be reached; pastures by herds."""
    covered: i64 = estate.covered
    frontier: i64 = estate.frontier
    phase = time // ROUNDS
    for region in estate.duchy.looked_at:
        empty = region.spaces & ~covered
        if not empty:
            continue
        missing = popcount(empty)
        kind = (region.type * 9 + region.size) * 9 + missing
        near = 1 if region.spaces & frontier else 0
        tally.add(REGIONS + (kind * 2 + near) * _TIMES + time)
        if region.type == ANIMAL and empty != region.spaces:
            herd = _herd(estate, region.spaces & covered)
            tally.add(HERDS + (missing * 16 + herd) * _PHASES + phase)


def _herd(estate: Estate, pasture: int) -> int:
    """How many animals of one kind a pasture has, of the kind it has most of; 15 for more."""
    heads = [0, 0, 0, 0]
    while pasture:
        hex_ = pasture.bit_length() - 1
        pasture ^= 1 << hex_
        tile = estate.tiles[hex_]
        heads[KIND[tile]] += HEADS[tile]
    most = 0
    for count in heads:
        if count > most:
            most = count
    return most if most < 15 else 15


def _types(tally: FeatureSum, position: Position, seat: Seat, estate: Estate, time: i64) -> None:
    """What whole types lack, what completing them brings, and who else is near."""
    covered: i64 = estate.covered
    frontier: i64 = estate.frontier
    large: i64 = position.large
    small: i64 = position.small
    type_: i64
    for type_ in range(len(EVERY_TYPE)):
        spaces: i64 = estate.duchy.of_type[type_]
        tally.add(NUMBERS + (type_ * 7 + popcount(numbers(frontier & spaces))) * _PAIRS + time // 2)
        missing = popcount(spaces & ~covered)
        bonus: i64 = 0
        if large >> type_ & 1:
            bonus = 2
        elif small >> type_ & 1:
            bonus = 1
        tally.add(TYPES + ((type_ * 14 + missing) * 3 + bonus) * _PAIRS + time // 2)
        if missing and missing < 5 and bonus:
            nearest = _nearest(position, seat, type_)
            tally.add(RACE + ((type_ * 5 + missing) * 3 + bonus) * 5 + nearest)


def _nearest(position: Position, seat: Seat, type_: i64) -> i64:
    """How much the nearest other player lacks of a type, four for more."""
    nearest: i64 = 4
    for other in range(position.seats):
        if other != seat:
            theirs = position.estates[other]
            missing = popcount(theirs.duchy.of_type[type_] & ~theirs.covered)
            if missing and missing < nearest:
                nearest = missing
    return nearest


def _means(tally: FeatureSum, position: Position, seat: Seat, estate: Estate, time: i64) -> None:
    """Silver, workers, goods, and the turn order."""
    phase = time // ROUNDS
    silver = clamp(estate.silver, _MANY - 1)
    workers = clamp(estate.workers, _MANY - 1)
    tally.add(SILVER + silver * _TIMES + time)
    tally.add(WORKERS + workers * _TIMES + time)
    tally.add(MEANS + (silver // 2 * 6 + workers // 2) * _PHASES + phase)
    kinds = popcount(estate.stock)
    goods = clamp(estate.stored_goods(), _MANY - 1)
    tally.add(GOODS + (kinds * _MANY + goods) * _PAIRS + time // 2)
    place: i64 = 0
    while position.ranked[place] != seat:
        place += 1
    tally.add(TRACK + place * _TIMES + time)
    tally.add(SPACES + clamp(position.spaces[seat], _MANY - 1) * _PHASES + phase)


def _powers(tally: FeatureSum, estate: Estate, time: i64) -> None:
    """Knowledge tiles, and what those that score at the end count so far."""
    phase = time // ROUNDS
    powers = estate.powers
    while powers:
        number = powers.bit_length() - 1
        powers ^= 1 << number
        power: i64 = number
        tally.add(POWERS + power * _TIMES + time)
        if number >= SOLD_TYPES:
            points = clamp(knowledge_points(estate, Kind(number)), 15)
            tally.add(ENDINGS + ((power - SOLD_TYPES) * 16 + points) * _PHASES + phase)


def _turn(tally: FeatureSum, position: Position, seat: Seat, estate: Estate, time: i64) -> None:
    """What is stored, and what the dice still to be used could do with it."""
    phase = time // ROUNDS
    mine = position.order[position.turn] == seat
    dice: i64 = 0
    left: i64 = 0
    if mine:
        for die in range(2):
            if not position.used >> die & 1:
                left += 1
                dice |= 1 << position.dice[2 * seat + die]
    full: i64 = 0
    usable: i64 = 0
    ship: i64 = 0
    types: i64 = 0  # four bits for each
    for tile in estate.storage:
        if tile == NO_TILE:
            continue
        full += 1
        type_: i64 = TYPE[tile]
        types += 1 << 4 * type_
        if type_ == SHIP:
            ship = 1
        where = numbers(estate.fits(tile))
        if where & dice:
            usable += 1
        tally.add(STORED + (type_ * 7 + popcount(where)) * _TIMES + time)
        kind = (type_ * 28 + KIND[tile]) * 2 + (1 if where else 0)
        tally.add(STORED_KIND + kind * _PHASES + phase)
    tally.add(STORAGE + _together(types) * _PHASES + phase)
    tally.add(DICE + ((full * 3 + left) * 4 + usable) * _TIMES + time)
    tally.add(WARES + (ship * 8 + _cargo(position, estate)) * _PHASES + phase)
    if mine and position.asked is not None:
        tally.add(ASKED + position.asked.code * _TIMES + time)
    if left == 1:
        tally.add(DEPOT + _types_in_depot(position, int(dice).bit_length() - 2) * _PHASES + phase)


def _together(types: i64) -> i64:
    """What is stored, in whatever order, as one number."""
    together: i64 = 0
    type_: i64 = 0
    while types:
        for _ in range(types & 15):
            together = together * 7 + type_ + 1
        type_ += 1
        types >>= 4
    return together


def _cargo(position: Position, estate: Estate) -> i64:
    """How many goods the best depot would give to a ship."""
    most: i64 = 0
    stock: i64 = estate.stock
    free = GOODS_ROOM - popcount(stock)
    for packed in position.wares:
        wares: i64 = packed
        room = free
        count: i64 = 0
        goods: i64 = 0
        while wares:
            here = wares & 255
            if here and stock >> goods & 1:
                count += here
            elif here and room:
                room -= 1
                count += here
            goods += 1
            wares >>= 8
        if count > most:
            most = count
    return clamp(most, 7)


def _types_in_depot(position: Position, depot: int) -> i64:
    """A bit for each type of tile that lies in a depot."""
    types: i64 = 0
    for slot in range(depot * PER_DEPOT, (depot + 1) * PER_DEPOT):
        if position.filled >> slot & 1:
            types |= 1 << TYPE[position.slots[slot]]
    return types
