"""What a learned value looks at: which of a few thousand small statements are true for a seat.

Each family of statements has its own range of numbers. Most are told apart by the time, counted in
boxes of the time columns: what is good early need not be so late.
"""

from typing import Final

from feldspar.games.burgundy_dice.rules.course import column
from feldspar.games.burgundy_dice.rules.evaluate import evaluate
from feldspar.games.burgundy_dice.rules.figures import (
    COLOURS,
    EVERY_BONUS,
    EVERY_COLOUR,
    HEXES,
)
from feldspar.games.burgundy_dice.rules.holding import Estate
from feldspar.games.burgundy_dice.rules.position import CASTLES, Position
from feldspar.kernel.native import i64
from feldspar.kernel.tally import Tally, ones
from feldspar.kernel.units import Seat

_TIMES: Final = 32
_PARTS: Final = 11
"""The same time, three boxes taken together."""
_THIRDS: Final = 6
_SHEETS: Final = 4
_MOST_ZONES: Final = 24
_MOST_MISSING: Final = 10
_MANY: Final = 4
"""Bonuses held are told apart up to three."""

TIME: Final = 0
ZONES: Final = TIME + _TIMES
ZONE: Final = ZONES + 6 * 5 * 10 * _TIMES
NUMBERS: Final = ZONE + _SHEETS * _MOST_ZONES * 10 * _PARTS
COLOUR: Final = NUMBERS + 6 * 7 * _PARTS
MOBILITY: Final = COLOUR + 6 * _MOST_MISSING * _TIMES
BONUSES: Final = MOBILITY + 37 * _TIMES
TOGETHER: Final = BONUSES + 4 * _MANY * _TIMES
SECOND: Final = TOGETHER + _MANY**4 * _PARTS
HEX: Final = SECOND + _TIMES
RACE: Final = HEX + _SHEETS * HEXES * 8 * _THIRDS
DUE: Final = RACE + 6 * _MOST_MISSING * 4 * 5
COUNT: Final[int] = DUE + 6 * 3

FAMILIES: Final[dict[str, int]] = {
    "time": TIME,
    "zones": ZONES,
    "zone": ZONE,
    "numbers": NUMBERS,
    "colour": COLOUR,
    "mobility": MOBILITY,
    "bonuses": BONUSES,
    "together": TOGETHER,
    "second": SECOND,
    "hex": HEX,
    "race": RACE,
    "due": DUE,
}


def weigh(position: Position, seat: Seat, tally: Tally) -> None:
    """Name all that is true of a seat, the time first, on top of what is thought by hand."""
    estate = position.estates[seat]
    time = _time(position, seat, estate)
    tally.worth = float(evaluate(position, seat))
    tally.add(TIME + time)
    _zones(tally, estate, time)
    _colours(tally, position, seat, estate, time)
    _bonuses(tally, estate, time)
    _hexes(tally, estate, time // 6)
    if estate.pair >= 0:
        tally.add(SECOND + time)


def _time(position: Position, seat: Seat, estate: Estate) -> i64:
    """Return the boxes ticked when this seat next rolls, or nearly: alike before and after others.

    Whoever has marked is as good as in the next turn, second mark or not.
    """
    if position.stage == CASTLES:
        return 0
    boxes: i64 = position.phase * column(position) + position.hours
    if estate.pair >= 0 or not position.waiting >> seat & 1:
        boxes += 1
    return boxes if boxes < _TIMES else _TIMES - 1


def _zones(tally: Tally, estate: Estate, time: i64) -> None:
    """What each zone lacks, by colour and size and by itself, and whether it can be reached."""
    sheet = estate.sheet
    marked: i64 = estate.marked
    frontier: i64 = estate.frontier
    place: i64 = ZONE + _sheet(estate) * _MOST_ZONES * 10 * _PARTS
    for hexes in sheet.zones:
        zone: i64 = hexes
        empty = zone & ~marked
        if empty:
            hex_ = hexes.bit_length() - 1
            lacks = ones(empty) * 2 + (1 if zone & frontier else 0)
            kind: i64 = sheet.colour[hex_] * 5 + sheet.size[hex_]
            tally.add(ZONES + (kind * 10 + lacks) * _TIMES + time)
            tally.add(place + lacks * _PARTS + time // 3)
        place += 10 * _PARTS


def _sheet(estate: Estate) -> int:
    """The number of a sheet, 0 for A."""
    return ord(estate.sheet.letter) - ord("A")


def _colours(tally: Tally, position: Position, seat: Seat, estate: Estate, time: i64) -> None:
    """How many numbers each colour could take, how much it lacks, and who may be first."""
    fits = estate.fits
    together: i64 = 0
    due: i64 = estate.full & ~estate.paid
    first_open: i64 = position.first_open
    second_open: i64 = position.second_open
    for colour in EVERY_COLOUR:
        hexes: i64 = estate.sheet.of_colour[colour]
        near: i64 = estate.frontier & hexes
        numbers: i64 = 0
        if near:
            for value in range(1, 7):
                if near & fits[value]:
                    numbers += 1
        together += numbers
        missing = ones(hexes & ~estate.marked)
        tally.add(NUMBERS + (colour * 7 + numbers) * _PARTS + time // 3)
        tally.add(COLOUR + (colour * _MOST_MISSING + missing) * _TIMES + time)
        first = first_open >> colour & 1
        second = second_open >> colour & 1
        if due >> colour & 1:
            tally.add(DUE + colour * 3 + first + second)
        elif position.seats > 1 and missing:
            nearest = _nearest(position, seat, hexes)
            race = (colour * _MOST_MISSING + missing) * 4 + first * 2 + second
            tally.add(RACE + race * 5 + nearest)
    tally.add(MOBILITY + together * _TIMES + time)


def _nearest(position: Position, seat: Seat, hexes: i64) -> i64:
    """How many hexes the nearest other player lacks, four for more, by what is known of them."""
    nearest: i64 = 4
    for other in range(position.seats):
        if other != seat:
            theirs: i64 = position.estates[other].was_marked
            missing = ones(hexes & ~theirs)
            if missing and missing < nearest:
                nearest = missing
    return nearest


def _bonuses(tally: Tally, estate: Estate, time: i64) -> None:
    """What is held, each by itself and all together."""
    together: i64 = 0
    place: i64 = BONUSES
    left: i64 = estate.earned - estate.spent
    for bonus in EVERY_BONUS:
        held = left >> 8 * bonus & 255
        if held >= _MANY:
            held = _MANY - 1
        together = together * _MANY + held
        tally.add(place + held * _TIMES + time)
        place += _MANY * _TIMES
    tally.add(TOGETHER + together * _PARTS + time // 3)


def _hexes(tally: Tally, estate: Estate, third: i64) -> None:
    """Which hexes are still empty, and how many numbers each could take now."""
    marked: i64 = estate.marked
    frontier: i64 = estate.frontier
    fits = [fitting & estate.frontier for fitting in estate.fits]
    one: i64 = fits[1]
    two: i64 = fits[2]
    three: i64 = fits[3]
    four: i64 = fits[4]
    five: i64 = fits[5]
    six: i64 = fits[6]
    place: i64 = HEX + _sheet(estate) * HEXES * 8 * _THIRDS
    hex_: i64 = 0
    while hex_ < HEXES:
        if not marked >> hex_ & 1:
            numbers: i64 = 0
            if frontier >> hex_ & 1:
                numbers = 1 + (one >> hex_ & 1) + (two >> hex_ & 1) + (three >> hex_ & 1)
                numbers += (four >> hex_ & 1) + (five >> hex_ & 1) + (six >> hex_ & 1)
            tally.add(place + (hex_ * 8 + numbers) * _THIRDS + third)
        hex_ += 1


assert len(COLOURS) == 6, "the ranges of numbers have room for six colours"
