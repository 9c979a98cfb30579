"""What is printed on an estate and never changes: made once for each size and place."""

import math
from typing import Final, NamedTuple

from feldspar.games.burgundy.rules.components import BOARD, HEXES, NUMBER, TYPES
from feldspar.games.burgundy.rules.sheet import DUCHIES, Duchy
from feldspar.kernel.events import Text
from feldspar.kernel.toolkit.hexes import DIRECTIONS, centre, corners
from feldspar.kernel.toolkit.memoize import memoize

SHOWS_NUMBERS: Final = 28.0
"""Below this width a space does not show its number."""
ROUND: Final = math.sqrt(3)


def cell(wide: float) -> tuple[float, float]:
    """Return what a character and a line of a text picture stand for: six to a space."""
    return wide / 6, 1.5 * wide / ROUND


class Frame(NamedTuple):
    """How an estate is drawn: how large, where, and what its spaces are called."""

    wide: float
    """From flat to flat of a space."""
    x: float
    y: float
    """The middle of the estate."""
    prefix: str = ""
    """What the ids of its spaces begin with."""


class Spot(NamedTuple):
    """A space of a picture: where it is, and what does not change about it."""

    x: float
    y: float
    label: Text
    art: str
    short: str


class Ground(NamedTuple):
    """What is printed: all about an estate of some size at some place that never changes."""

    spots: tuple[Spot, ...]
    borders: str
    """The lines between regions and around the estate."""
    inner: str
    """The lines inside regions."""
    seals: dict[int, tuple[float, float]]
    """Where the seal of each region goes, by its set of spaces: in a corner of its first one."""


@memoize
def ground(number: int, frame: Frame) -> Ground:
    """Return what is printed on an estate."""
    duchy = DUCHIES[number - 1]
    radius = frame.wide / ROUND
    spots = [_spot(duchy, hex_, frame) for hex_ in range(HEXES)]
    seals: dict[int, tuple[float, float]] = {}
    for hex_, spot in enumerate(spots):
        at = round(spot.x + 0.37 * frame.wide, 2), round(spot.y - 0.42 * radius, 2)
        seals.setdefault(duchy.region[hex_], at)
    borders, inner = _lines(duchy, radius, (frame.x, frame.y))
    return Ground(tuple(spots), borders, inner, seals)


def _spot(duchy: Duchy, hex_: int, frame: Frame) -> Spot:
    x, y = centre(BOARD.cells[hex_], frame.wide / ROUND)
    type_, number = TYPES[duchy.type[hex_]], NUMBER[hex_]
    label = Text(
        "space-label",
        {"hex": BOARD.names[hex_], "type": Text(f"type-{type_}"), "number": number},
    )
    art = f"space-{type_}-{number}" if frame.wide >= SHOWS_NUMBERS else f"small-space-{type_}"
    at = round(frame.x + x, 2), round(frame.y + y, 2)
    return Spot(*at, label, art, f"{type_[0]}{number}")


def _lines(duchy: Duchy, radius: float, middle: tuple[float, float]) -> tuple[str, str]:
    """Return the lines where regions end, and those inside them, each once."""
    borders: list[str] = []
    inner: list[str] = []
    for hex_, (q, r) in enumerate(BOARD.cells):
        x, y = centre((q, r), radius)
        points = corners((middle[0] + x, middle[1] + y), radius)
        for k, (dq, dr) in enumerate(DIRECTIONS):
            there = BOARD.index.get((q + dq, r + dr))
            if there is not None and there < hex_:
                continue
            (ax, ay), (bx, by) = points[k], points[(k + 1) % 6]
            same = there is not None and duchy.region[hex_] >> there & 1
            (inner if same else borders).append(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}")
    return "".join(borders), "".join(inner)
