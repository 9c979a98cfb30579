"""The printed sheet: what the four letters A to D differ in, as sets of hexes."""

from typing import Final

from feldspar.games.burgundy_dice.rules.components import (
    BOARD,
    BONUSES,
    COLOURS,
    DATA,
    EVERY_BONUS,
    EVERY_COLOUR,
    HEXES,
    NEIGHBOUR,
    NO_BONUS,
    VALUE_RULE,
    VALUES,
)
from feldspar.games.burgundy_dice.rules.units import Bonus, Colour
from feldspar.kernel.fast.mypyc_compat import i64
from feldspar.kernel.toolkit.hexes import bits
from feldspar.kernel.units import Hex

_SQUARES: Final[dict[str, str]] = dict(DATA["bonuses"]["squares"])


class Zone:
    """Hexes of one colour, side by side: integers of the machine, as worths are asked of them."""

    hexes: i64
    colour: i64
    size: i64
    first: Hex
    """The hex of it that is printed first."""


class Sheet:
    """One printed estate. Shared by all players and never changed."""

    letter: str
    colour: list[Colour]
    """The colour of each hex."""
    square: list[Bonus]
    """The bonus on the square of each castle hex; NO_BONUS elsewhere."""
    near: list[int]
    """The hexes around each hex."""
    zone: list[int]
    """The whole zone each hex belongs to, itself included."""
    zones: list[Zone]
    """Every zone, once."""
    size: list[int]
    """How many hexes that zone has."""
    of_colour: list[int]
    """All hexes of each colour."""
    fits: list[int]
    """For each value (index 0 unused): the hexes that would take it on an empty sheet."""
    castle_of: list[Hex]
    """The castle hex with each bonus on its square."""


def _print(letter: str, rows: list[str]) -> Sheet:
    """Turn the rows of the data file into a sheet."""
    sheet = Sheet()
    sheet.letter = letter
    codes = "".join(rows)
    sheet.colour = [
        next(one for one in EVERY_COLOUR if code in DATA["colours"][COLOURS[one]]["code"])
        for code in codes
    ]
    sheet.square = [
        Bonus(BONUSES.index(_SQUARES[code])) if code in _SQUARES else NO_BONUS for code in codes
    ]
    sheet.near = [bits(near) for near in BOARD.neighbours]
    number = BOARD.zones(sheet.colour)
    sheet.zone = [bits([h for h in range(HEXES) if number[h] == mine]) for mine in number]
    sheet.size = [number.count(mine) for mine in number]
    sheet.zones = [_zone(sheet, Hex(number.index(mine))) for mine in dict.fromkeys(number)]
    sheet.of_colour = [
        bits([h for h in range(HEXES) if sheet.colour[h] == colour]) for colour in EVERY_COLOUR
    ]
    sheet.fits = [0] * 7
    for colour, values in enumerate(VALUES):
        # BDG-4.11: no castle takes a value before a neighbour has it.
        if VALUE_RULE[colour] != NEIGHBOUR:
            for value in values:
                sheet.fits[value] |= sheet.of_colour[colour]
    sheet.castle_of = [Hex(sheet.square.index(bonus)) for bonus in EVERY_BONUS]
    return sheet


def _zone(sheet: Sheet, first: Hex) -> Zone:
    """Return the zone that begins with a hex."""
    zone = Zone()
    zone.hexes = sheet.zone[first]
    zone.colour = sheet.colour[first]
    zone.size = sheet.size[first]
    zone.first = first
    return zone


SHEETS: Final[dict[str, Sheet]] = {
    letter: _print(letter, data["rows"]) for letter, data in DATA["sheets"].items()
}
