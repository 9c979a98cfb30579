"""Features of a learned value: which of a few thousand statements are true for a seat.

Each family of statements has its own range of numbers. Most are told apart by the time, counted in
boxes of the time columns: what is good early need not be so late.
"""

from typing import Final

from feldspar.games.burgundy_dice.rules.components import CIRCLES, COLOURS, HEXES
from feldspar.games.burgundy_dice.rules.evaluate import choices, estate_worth
from feldspar.games.burgundy_dice.rules.player_board import Estate
from feldspar.games.burgundy_dice.rules.position import CASTLES, Position
from feldspar.games.burgundy_dice.rules.turn_flow import column
from feldspar.kernel.fast.feature_sum import FeatureSum, popcount
from feldspar.kernel.fast.mypyc_compat import i64
from feldspar.kernel.units import Seat

_TIMES: Final = 32
_TIMES_OF_3: Final = 11
"""The same time, three boxes taken together."""
_TIMES_OF_6: Final = 6
_SHEETS: Final = 4
_COLOURS: Final = 6
_ZONE_SIZES: Final = 5
_MOST_ZONES: Final = 24
_LACKS: Final = 10
"""What a zone lacks, twice, and whether it can be reached."""
_NUMBERS: Final = 7
_MOST_MISSING: Final = 10
_BONUS_COUNTS: Final = 4
"""Bonuses held are told apart up to three."""

TIME: Final = 0
ZONES: Final = TIME + _TIMES
ZONE: Final = ZONES + _COLOURS * _ZONE_SIZES * _LACKS * _TIMES
NUMBERS: Final = ZONE + _SHEETS * _MOST_ZONES * _LACKS * _TIMES_OF_3
COLOUR: Final = NUMBERS + _COLOURS * _NUMBERS * _TIMES_OF_3
MOBILITY: Final = COLOUR + _COLOURS * _MOST_MISSING * _TIMES
BONUSES: Final = MOBILITY + (_COLOURS * (_NUMBERS - 1) + 1) * _TIMES
TOGETHER: Final = BONUSES + 4 * _BONUS_COUNTS * _TIMES
SECOND: Final = TOGETHER + _BONUS_COUNTS**4 * _TIMES_OF_3
HEX: Final = SECOND + _TIMES
RACE: Final = HEX + _SHEETS * HEXES * 8 * _TIMES_OF_6
DUE: Final = RACE + _COLOURS * _MOST_MISSING * 4 * 5
COUNT: Final[int] = DUE + _COLOURS * 3

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


def sum_features(position: Position, seat: Seat, tally: FeatureSum) -> None:
    """Name all that is true of a seat, the time first, on top of what is thought by hand."""
    estate = position.estates[seat]
    time = _time(position, seat, estate)
    open_to = choices(estate)
    tally.worth = float(estate_worth(position, estate, open_to))
    tally.add(TIME + time)
    _zones(tally, estate, time)
    _colours(tally, position, seat, estate, open_to, time)
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


def _zones(tally: FeatureSum, estate: Estate, time: i64) -> None:
    """What each zone lacks, by colour and size and by itself, and whether it can be reached."""
    marked: i64 = estate.marked
    frontier: i64 = estate.frontier
    place: i64 = ZONE + _sheet(estate) * _MOST_ZONES * _LACKS * _TIMES_OF_3
    for zone in estate.sheet.zones:
        empty = zone.hexes & ~marked
        if empty:
            lacks = popcount(empty) * 2 + (1 if zone.hexes & frontier else 0)
            kind = zone.colour * _ZONE_SIZES + zone.size
            tally.add(ZONES + (kind * _LACKS + lacks) * _TIMES + time)
            tally.add(place + lacks * _TIMES_OF_3 + time // 3)
        place += _LACKS * _TIMES_OF_3


def _sheet(estate: Estate) -> int:
    """The number of a sheet, 0 for A."""
    return ord(estate.sheet.letter) - ord("A")


def _colours(
    tally: FeatureSum, position: Position, seat: Seat, estate: Estate, open_to: i64, time: i64
) -> None:
    """How many numbers each colour could take, how much it lacks, and who may be first."""
    marked: i64 = estate.marked
    together: i64 = 0
    due: i64 = estate.full & ~estate.paid
    first_open: i64 = position.first_open
    second_open: i64 = position.second_open
    colour: i64
    for colour in range(len(COLOURS)):
        hexes: i64 = estate.sheet.of_colour[colour]
        numbers = open_to >> 4 * colour & 15
        together += numbers
        missing = popcount(hexes & ~marked)
        tally.add(NUMBERS + (colour * _NUMBERS + numbers) * _TIMES_OF_3 + time // 3)
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
            missing = popcount(hexes & ~theirs)
            if missing and missing < nearest:
                nearest = missing
    return nearest


def _bonuses(tally: FeatureSum, estate: Estate, time: i64) -> None:
    """What is held, each by itself and all together."""
    together: i64 = 0
    place: i64 = BONUSES
    left: i64 = estate.earned - estate.spent
    bonus: i64
    for bonus in range(len(CIRCLES)):
        held = left >> 8 * bonus & 255
        if held >= _BONUS_COUNTS:
            held = _BONUS_COUNTS - 1
        together = together * _BONUS_COUNTS + held
        tally.add(place + held * _TIMES + time)
        place += _BONUS_COUNTS * _TIMES
    tally.add(TOGETHER + together * _TIMES_OF_3 + time // 3)


def _hexes(tally: FeatureSum, estate: Estate, third: i64) -> None:
    """Which hexes are still empty, and how many numbers each could take now."""
    marked: i64 = estate.marked
    frontier: i64 = estate.frontier
    one: i64 = estate.fits[1]
    two: i64 = estate.fits[2]
    three: i64 = estate.fits[3]
    four: i64 = estate.fits[4]
    five: i64 = estate.fits[5]
    six: i64 = estate.fits[6]
    place: i64 = HEX + _sheet(estate) * HEXES * 8 * _TIMES_OF_6
    hex_: i64 = 0
    while hex_ < HEXES:
        if not marked >> hex_ & 1:
            numbers: i64 = 0
            if frontier >> hex_ & 1:
                numbers = 1 + (one >> hex_ & 1) + (two >> hex_ & 1) + (three >> hex_ & 1)
                numbers += (four >> hex_ & 1) + (five >> hex_ & 1) + (six >> hex_ & 1)
            tally.add(place + (hex_ * 8 + numbers) * _TIMES_OF_6 + third)
        hex_ += 1


assert len(COLOURS) == _COLOURS, "the ranges of numbers have room for six colours"
