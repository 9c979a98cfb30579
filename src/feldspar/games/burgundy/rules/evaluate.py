"""A hand-written value of a position for a seat: the points it has, and those its estate promises.

Worths are in hundredths of a point; a question says itself what it promises. The weights were found
by hill-climbing on games of two to four such players, and are no rules: change them freely, and
measure.
"""

from typing import Final

from feldspar.games.burgundy.rules.components import (
    ANIMAL,
    KNOWLEDGE,
    LARGE,
    MINE,
    PHASE_POINTS,
    PHASES,
    REGION_POINTS,
    ROUNDS,
    SALE_POINTS,
    SMALL,
    SOLD_TYPES,
)
from feldspar.games.burgundy.rules.player_board import Estate
from feldspar.games.burgundy.rules.position import OVER, Position
from feldspar.games.burgundy.rules.scoring import animal_points, knowledge_points
from feldspar.games.burgundy.rules.sheet import numbers
from feldspar.games.burgundy.rules.tiles import COUNT, KIND, NO_TILE, TYPE
from feldspar.games.burgundy.rules.units import Kind, Tile
from feldspar.kernel.fast.feature_sum import popcount
from feldspar.kernel.fast.mypyc_compat import i64
from feldspar.kernel.units import Hex, Seat

SILVER: Final = 130
WORKER: Final = 70
"""What each is worth with the whole game to come; what it scores at the end, in the end."""
ENOUGH_WORKERS: Final = 10
LESS_USEFUL: Final = 40
"""A worker beyond enough."""
CARGO: Final = 76
"""Percent of what goods would sell for."""
CARGO_TYPE: Final = 63
"""Each type of goods stored: a sale brings silver too."""
PROMISE: Final = [0, 22, 17, 16, 11, 4, 6, 4]
"""Percent of a region's points when so many of its spaces are empty and it is begun."""
WHOLE_TYPE: Final = [0, 50, 30, 15, 8]
"""Percent of a bonus tile when so many spaces of the type are empty."""
CHOICE: Final = 5
"""Each number at which a type could be placed."""
COVERED: Final = [150, 126, 150, 188, 150, 339]
"""A tile in the estate, by type."""
STORED_WORTH: Final = [144, 84, 140, 242, 150, 143]
"""A tile in the storage, by type."""
STORED_ANIMAL: Final = 30
STORED_POWER: Final = 25
"""Percent of what a knowledge tile would be worth in the estate."""
STORED_FINISH: Final = 33
"""Percent of the region a stored tile could finish."""
STORED_HERD: Final = 45
"""Percent of what a stored animal tile could score."""
STORED_CHOICE: Final = 40
"""Each number at which a stored tile could be placed."""
NOWHERE: Final = 32
"""Percent of a stored tile's worth while it fits nowhere."""
FULL: Final = 60
"""The nuisance of a full storage."""
TRACK: Final = 60
"""Each space on the turn-order track."""
KNOWN: Final = [
    *[0, 100, 150, 150, 160, 280, 200, 350, 300, 300, 300, 300, 180, 380, 309],
    *[253, 199, 250, 250, 250, 303, 250, 250, 431, 300, 319, 166],
]
"""What each knowledge tile promises with the whole game to come."""
ALL_ROUNDS: Final = 25


def evaluate(position: Position, seat: Seat) -> int:
    """Return a worth in hundredths of a point."""
    estate = position.estates[seat]
    worth = estate.score * 100
    if position.stage == OVER:
        return worth
    left = ALL_ROUNDS - position.phase * ROUNDS - position.round
    worth += _means(position, estate, left)
    worth += _regions(position, estate, left)
    worth += _knowledge(estate, left)
    worth += position.spaces[seat] * TRACK * left // ALL_ROUNDS
    full = True
    for tile in estate.storage:
        if tile != NO_TILE:
            worth += stored_worth(position, estate, tile, left)
        else:
            full = False
    if full:
        worth -= FULL
    asked = position.asked
    if asked is not None and asked.seat == seat:
        worth += asked.worth(position, left)
    return worth


def _means(position: Position, estate: Estate, left: int) -> int:
    """Silver, workers, goods and mines: worth more while there is time to use them."""
    useful = min(estate.workers, ENOUGH_WORKERS)
    worth = estate.silver * (100 + (SILVER - 100) * left // ALL_ROUNDS)
    worth += useful * (50 + (WORKER - 50) * left // ALL_ROUNDS)
    worth += (estate.workers - useful) * LESS_USEFUL
    count = estate.stored_goods()
    if left > 1:
        worth += count * SALE_POINTS[position.seats] * CARGO
        worth += popcount(estate.stock) * CARGO_TYPE
    else:
        worth += count * 100
    mines = popcount(estate.covered & estate.duchy.of_type[MINE])
    return worth + mines * (len(PHASES) - position.phase) * 100


def _regions(position: Position, estate: Estate, left: int) -> int:
    """Regions begun, types nearly full, and places to go."""
    covered: i64 = estate.covered
    frontier: i64 = estate.frontier
    bonus: i64 = PHASE_POINTS[position.phase]
    worth: i64 = 0
    for region in estate.duchy.looked_at:
        empty = region.spaces & ~covered
        if empty and empty != region.spaces:
            worth += (REGION_POINTS[region.size] + bonus) * PROMISE[popcount(empty)]
    type_: i64
    for type_ in range(len(COVERED)):
        spaces: i64 = estate.duchy.of_type[type_]
        missing = popcount(spaces & ~covered)
        worth += popcount(spaces & covered) * COVERED[type_]
        if missing < len(WHOLE_TYPE):
            if position.large >> type_ & 1:
                worth += LARGE[position.seats] * WHOLE_TYPE[missing]
            elif position.small >> type_ & 1:
                worth += SMALL[position.seats] * WHOLE_TYPE[missing]
        worth += popcount(numbers(frontier & spaces)) * CHOICE * left // 8
    return worth


def _knowledge(estate: Estate, left: int) -> int:
    worth = 0
    powers = estate.powers
    while powers:
        number = Kind(powers.bit_length() - 1)
        powers ^= 1 << number
        worth += _knowledge_worth(estate, number, left)
    return worth


def _knowledge_worth(estate: Estate, number: Kind, left: int) -> int:
    """What a knowledge tile is worth: for as long as it lasts, or for what it counts."""
    worth = KNOWN[number] * left // ALL_ROUNDS
    if number >= SOLD_TYPES:
        worth += knowledge_points(estate, number) * 100
    return worth


def stored_worth(position: Position, estate: Estate, tile: Tile, left: int) -> int:
    """What a stored tile promises: more where it fits, and where it would finish something."""
    type_ = TYPE[tile]
    worth = STORED_WORTH[type_]
    if type_ == ANIMAL:
        worth += COUNT[tile] * STORED_ANIMAL
    elif type_ == KNOWLEDGE:
        worth += _knowledge_worth(estate, KIND[tile], left) * STORED_POWER // 100
    fitting = estate.fits(tile)
    if not fitting:
        return worth * NOWHERE // 100
    best = 0
    spaces = fitting
    duchy = estate.duchy
    while spaces:
        hex_ = spaces.bit_length() - 1
        spaces ^= 1 << hex_
        promise = 0
        if popcount(duchy.region[hex_] & ~estate.covered) == 1:
            points = REGION_POINTS[duchy.size[hex_]] + PHASE_POINTS[position.phase]
            promise = points * STORED_FINISH
        if type_ == ANIMAL:
            promise += animal_points(estate, Hex(hex_), tile) * STORED_HERD
        if promise > best:
            best = promise
    worth += best + popcount(numbers(fitting)) * STORED_CHOICE
    return worth * min(left, 3) // 3
