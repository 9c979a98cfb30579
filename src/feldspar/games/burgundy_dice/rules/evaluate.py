"""A hand-written value of a position for a seat: the points it has, and those its estate promises.

Worths are in hundredths of a point. The weights were found by hill-climbing on solo games of all
four sheets, and are no rules: change them freely, and measure.
"""

from typing import Final

from feldspar.games.burgundy_dice.rules.components import (
    COLOURS,
    EVERY_BONUS,
    EVERY_COLOUR,
    FIRST,
    PHASES,
)
from feldspar.games.burgundy_dice.rules.player_board import Estate, zone_points
from feldspar.games.burgundy_dice.rules.position import Position
from feldspar.games.burgundy_dice.rules.turn_flow import column, completion
from feldspar.kernel.fast.feature_sum import clamp, popcount
from feldspar.kernel.fast.mypyc_compat import i64
from feldspar.kernel.units import Seat

BONUS_WORTH: Final = [75, 110, 250, 60]
"""What holding a monk, silver, goods or worker is worth, while there are turns left to use it."""
PROMISED_PERCENT: Final = [100, 55, 25, 8]
"""Percent of a zone's points when it lacks 0, 1, 2 or 3 hexes and is begun."""
CHOICE_WORTH: Final = 6
"""For each pair of a colour and a value that could be marked."""
COLOUR_PERCENT: Final = 40
"""Percent of a completion value when nothing is missing but the last hex; less before."""


def evaluate(position: Position, seat: Seat) -> int:
    """Return a worth in hundredths of a point."""
    estate = position.estates[seat]
    return estate_worth(position, estate, choices(estate))


def estate_worth(position: Position, estate: Estate, open_to: i64) -> int:
    """Return the worth of an estate whose choices are known."""
    worth: i64 = estate.score * 100
    due = estate.full & ~estate.paid
    if due:
        for full in EVERY_COLOUR:
            if due >> full & 1:
                worth += completion(position, full)[0] * 100  # paid when all are done
    left = turns_left(position)
    if not left:
        return int(worth) + sum([estate.count_bonus(one) for one in EVERY_BONUS])  # BDG-9.4
    unspent: i64 = estate.earned - estate.spent
    bonus: i64
    for bonus in range(len(BONUS_WORTH)):
        worth += BONUS_WORTH[bonus] * clamp(unspent >> 8 * bonus & 255, left)
    marked: i64 = estate.marked
    for zone in estate.sheet.zones:
        missing = zone.hexes & ~marked
        if missing and missing != zone.hexes:
            points = zone_points(estate.sheet, zone.first, position.phase)
            worth += points * PROMISED_PERCENT[popcount(missing)]
    colour: i64
    for colour in range(len(COLOURS)):
        hexes: i64 = estate.sheet.of_colour[colour]
        missing = hexes & ~marked
        if missing:
            worth += FIRST[colour] * COLOUR_PERCENT // popcount(missing)
        worth += (open_to >> 4 * colour & 15) * CHOICE_WORTH
    return worth


def choices(estate: Estate) -> i64:
    """Return how many values each colour could take, four bits for each."""
    frontier: i64 = estate.frontier
    one: i64 = estate.fits[1]
    two: i64 = estate.fits[2]
    three: i64 = estate.fits[3]
    four: i64 = estate.fits[4]
    five: i64 = estate.fits[5]
    six: i64 = estate.fits[6]
    found: i64 = 0
    colour: i64
    for colour in range(len(COLOURS)):
        hexes: i64 = estate.sheet.of_colour[colour]
        near = frontier & hexes
        if near:
            values: i64 = (1 if near & one else 0) + (1 if near & two else 0)
            values += (1 if near & three else 0) + (1 if near & four else 0)
            values += (1 if near & five else 0) + (1 if near & six else 0)
            found |= values << 4 * colour
    return found


def turns_left(position: Position) -> int:
    """Return about how many turns come after this one; 0 only in the last."""
    boxes = column(position)
    left = (PHASES - position.phase) * boxes - position.hours
    return left if position.seats == 1 else (left * 3 + 3) // 4
