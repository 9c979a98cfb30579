"""The printed estates 1 to 9: what they differ in, as sets of hexes."""

from typing import Final

from feldspar.games.burgundy.rules.components import BOARD, CASTLE, DATA, HEXES, NUMBER, TYPES
from feldspar.games.burgundy.rules.units import Type
from feldspar.kernel.fast.mypyc_compat import i64
from feldspar.kernel.toolkit.hexes import bits, members
from feldspar.kernel.units import Hex

_LETTERS: Final = "BAKCMS"
"""The letters of the data file, in the order of TYPES."""
CENTRE: Final = Hex(18)
"""The middle space, where the start castle lies on estate 1 (BUR-2.5)."""


class Region:
    """A region as integers of the machine, as worths are asked of it."""

    spaces: i64
    type: i64
    size: i64

    def __init__(self, spaces: i64, type_: i64, size: i64) -> None:
        self.spaces = spaces
        self.type = type_
        self.size = size


class Duchy:
    """One printed estate. Shared by all who have it, and never changed."""

    number: int
    type: list[Type]
    """The type of each space."""
    near: list[int]
    """The spaces around each space."""
    region: list[int]
    """The whole region each space belongs to, itself included."""
    regions: list[int]
    """Every region, once."""
    looked_at: list[Region]
    """The same, for worths."""
    size: list[int]
    """How many spaces that region has."""
    of_type: list[int]
    """All spaces of each type."""
    castles: list[Hex]
    """The castle spaces, in reading order."""


def _print(number: int, rows: list[str]) -> Duchy:
    """Turn the rows of the data file into an estate."""
    duchy = Duchy()
    duchy.number = number
    duchy.type = [Type(_LETTERS.index(code)) for code in "".join(rows)]
    duchy.near = [bits(near) for near in BOARD.neighbours]
    zone = BOARD.zones(duchy.type)
    duchy.region = [bits([h for h in range(HEXES) if zone[h] == mine]) for mine in zone]
    duchy.regions = list(dict.fromkeys(duchy.region))
    duchy.size = [zone.count(mine) for mine in zone]
    firsts = [zone.index(mine) for mine in dict.fromkeys(zone)]
    duchy.looked_at = [Region(duchy.region[h], duchy.type[h], duchy.size[h]) for h in firsts]
    duchy.of_type = [
        bits([h for h in range(HEXES) if duchy.type[h] == type_]) for type_ in range(len(TYPES))
    ]
    duchy.castles = members(duchy.of_type[CASTLE])
    return duchy


DUCHIES: Final[list[Duchy]] = [
    _print(int(number), data["rows"]) for number, data in DATA["estates"].items()
]
"""Estate n is at n - 1."""


class _Numbers:
    """The spaces that show each number, which are the same on every estate."""

    def __init__(self) -> None:
        one, two, three, four, five, six = [
            bits([h for h in range(HEXES) if NUMBER[h] == number]) for number in range(1, 7)
        ]
        self.one: i64 = one
        self.two: i64 = two
        self.three: i64 = three
        self.four: i64 = four
        self.five: i64 = five
        self.six: i64 = six


_SHOWING: Final = _Numbers()


def numbers(spaces: i64) -> i64:
    """Return a bit for each different number that some spaces show."""
    showing = _SHOWING
    found: i64 = (2 if spaces & showing.one else 0) | (4 if spaces & showing.two else 0)
    found |= (8 if spaces & showing.three else 0) | (16 if spaces & showing.four else 0)
    return found | (32 if spaces & showing.five else 0) | (64 if spaces & showing.six else 0)


SHEETS: Final[list[list[int]]] = [list(pair) for pair in DATA["sheets"]["pairs"]]
"""The numbers of the two estates on each double-sided sheet."""
