"""One's own two canals once more, large enough for fingers: a phone shows the ring too small."""

from typing import Final

from feldspar.games.bruges.rules.components import SPACES
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.view.areas.canals import (
    Canal,
    Spot,
    canals,
    gate_piece,
    reward,
    space_piece,
)
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Area, Item, Lettering
from feldspar.kernel.toolkit.memoize import memoize
from feldspar.kernel.units import Seat

ARMS_WIDE: Final = 344.0
ARMS_HIGH: Final = 158.0
ARMS_SPACE: Final = 46.0
ARMS_STEP: Final = 54.0
FIRST: Final = 98.0
ARMS_ROWS: Final = (57.0, 121.0)


def arms_area(position: Position, viewer: int, seat: Seat) -> Area:
    """Return both sections of a gate, from the gate to the right."""
    return _area(*canals(position, seat, viewer))


@memoize
def _area(left: Canal, right: Canal) -> Area:
    title = Text("area-canals")
    items: list[Item] = [
        Lettering(0, 17, title, "title", size=18),
        gate_piece(left.owner, 32, sum(ARMS_ROWS) / 2, 62),
        *_arm(left, ARMS_ROWS[0]),
        *_arm(right, ARMS_ROWS[1]),
    ]
    return Area("canals", "mine", ARMS_WIDE, ARMS_HIGH, title, tuple(items), left.owner)


@memoize
def _arm(canal: Canal, y: float) -> tuple[Item, ...]:
    """Return the spaces of a section, and what is still to be had."""
    items: list[Item] = []
    for space in range(1, SPACES + 1):
        x = FIRST + ARMS_STEP * (space - 1)
        items.append(space_piece(canal, space, Spot(x, y, 0.0), ARMS_SPACE))
        items += reward(canal, space, x + 20, y - 20)
    return tuple(items)
