"""The printed estates 1 to 9: what they differ in, as sets of hexes."""

from typing import Final

from feldspar.games.burgundy.rules.figures import BOARD, CASTLE, DATA, HEXES, TYPES
from feldspar.games.burgundy.rules.units import Type
from feldspar.kernel.hexes import bits, members
from feldspar.kernel.units import Hex

_LETTERS: Final = "BAKCMS"
"""The letters of the data file, in the order of TYPES."""
CENTRE: Final = Hex(18)
"""The middle space, where the start castle lies on estate 1 (BUR-2.5)."""


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
    duchy.of_type = [
        bits([h for h in range(HEXES) if duchy.type[h] == type_]) for type_ in range(len(TYPES))
    ]
    duchy.castles = members(duchy.of_type[CASTLE])
    return duchy


DUCHIES: Final[list[Duchy]] = [
    _print(int(number), data["rows"]) for number, data in DATA["estates"].items()
]
"""Estate n is at n - 1."""
SHEETS: Final[list[list[int]]] = [list(pair) for pair in DATA["sheets"]["pairs"]]
"""The numbers of the two estates on each double-sided sheet."""
