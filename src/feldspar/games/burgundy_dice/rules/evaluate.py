"""How good a position looks to a seat: the points it has, and those its estate promises.

Worths are in hundredths of a point. The weights were found by hill-climbing on solo games of all
four sheets, and are no rules: change them freely, and measure.
"""

from typing import Final

from feldspar.games.burgundy_dice.rules.course import column, completion
from feldspar.games.burgundy_dice.rules.figures import (
    EVERY_BONUS,
    EVERY_COLOUR,
    FIRST,
    PHASES,
)
from feldspar.games.burgundy_dice.rules.holding import zone_points
from feldspar.games.burgundy_dice.rules.position import Position
from feldspar.kernel.tally import ones
from feldspar.kernel.units import Hex, Seat

BONUS_WORTH: Final = [75, 110, 250, 60]
"""What holding a monk, silver, goods or worker is worth, while there are turns left to use it."""
PROMISE: Final = [100, 55, 25, 8]
"""Percent of a zone's points when it lacks 0, 1, 2 or 3 hexes and is begun."""
MOBILITY: Final = 6
"""For each pair of a colour and a value that could be marked."""
WHOLE_COLOUR: Final = 40
"""Percent of a completion value when nothing is missing but the last hex; less before."""


def evaluate(position: Position, seat: Seat) -> int:
    """Return a worth in hundredths of a point."""
    estate = position.estates[seat]
    worth = estate.score * 100
    due = estate.full & ~estate.paid
    if due:
        for colour in EVERY_COLOUR:
            if due >> colour & 1:
                worth += completion(position, colour)[0] * 100  # paid when all are done
    left = turns_left(position)
    if not left:
        return worth + sum([estate.held(bonus) for bonus in EVERY_BONUS])  # BDG-9.4
    for bonus in EVERY_BONUS:
        worth += BONUS_WORTH[bonus] * min(estate.held(bonus), left)
    sheet = estate.sheet
    for zone in sheet.zones:
        missing = zone & ~estate.marked
        if missing and missing != zone:
            hex_ = Hex(missing.bit_length() - 1)
            worth += zone_points(sheet, hex_, position.phase) * PROMISE[ones(missing)]
    for nth, hexes in enumerate(sheet.of_colour):
        missing = hexes & ~estate.marked
        if missing:
            worth += FIRST[nth] * WHOLE_COLOUR // ones(missing)
        near = estate.frontier & hexes
        if near:
            for value in range(1, 7):
                if near & estate.fits[value]:
                    worth += MOBILITY
    return worth


def turns_left(position: Position) -> int:
    """Return about how many turns come after this one; 0 only in the last."""
    boxes = column(position)
    left = (PHASES - position.phase) * boxes - position.hours
    return left if position.seats == 1 else (left * 3 + 3) // 4
