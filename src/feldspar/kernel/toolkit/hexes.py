"""Hexes with pointy tops, in axial coordinates (q, r), and boards made of them.

`r` counts rows downwards and `q` columns to the right; a board numbers its hexes in reading order
and names them by row and place, `a1` being the first of the top row.
"""

import math
from collections.abc import Sequence
from typing import Final, TypeVar

from feldspar.kernel.units import Hex

Cell = tuple[int, int]
Point = tuple[float, float]
T = TypeVar("T")

DIRECTIONS: Final[tuple[Cell, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six neighbours, clockwise from the right; edge `k` of `corners` faces direction `k`."""


class Hexagon:
    """A hexagonal board with `side` hexes along each of its six edges."""

    def __init__(self, side: int) -> None:
        reach = side - 1
        self.side = side
        self.cells: list[Cell] = [
            (q, r)
            for r in range(-reach, reach + 1)
            for q in range(max(-reach, -reach - r), min(reach, reach - r) + 1)
        ]
        self.index: dict[Cell, int] = {cell: i for i, cell in enumerate(self.cells)}
        self.names: list[str] = [
            f"{chr(ord('a') + r + reach)}{q - max(-reach, -reach - r) + 1}" for q, r in self.cells
        ]
        self.neighbours: list[list[int]] = [
            [self.index[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in self.index]
            for q, r in self.cells
        ]

    def __len__(self) -> int:
        return len(self.cells)

    def zones(self, colours: Sequence[T]) -> list[int]:
        """Number the connected groups of equal colour, in reading order; one number per hex."""
        zone = [-1] * len(self.cells)
        found = 0
        for start in range(len(self.cells)):
            if zone[start] >= 0:
                continue
            zone[start] = found
            edge = [start]
            while edge:
                here = edge.pop()
                for there in self.neighbours[here]:
                    if zone[there] < 0 and colours[there] == colours[start]:
                        zone[there] = found
                        edge.append(there)
            found += 1
        return zone


def bits(hexes: Sequence[int]) -> int:
    """Return a set of hexes, by number, as the bits of one integer."""
    found = 0
    for hex_ in hexes:
        found |= 1 << hex_
    return found


def members(hexes: int) -> list[Hex]:
    """Return the hexes of a set, in reading order."""
    return [Hex(hex_) for hex_ in range(hexes.bit_length()) if hexes >> hex_ & 1]


def centre(cell: Cell, radius: float) -> Point:
    """Return where a hex lies, with (0, 0) at the origin and `radius` from centre to corner."""
    q, r = cell
    return radius * math.sqrt(3) * (q + r / 2), radius * 1.5 * r


def corners(at: Point, radius: float) -> list[Point]:
    """Return the six corners, so that edge `k` (corner k to k+1) faces `DIRECTIONS[k]`."""
    return [
        (at[0] + radius * math.cos(math.radians(a)), at[1] + radius * math.sin(math.radians(a)))
        for a in range(-30, 330, 60)
    ]
