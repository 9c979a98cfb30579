"""One's own two canals once more, large enough for fingers: a phone shows the ring too small."""

from typing import Final

from feldspar.games.bruges.canal_view import Spot, gate_piece, reward, space_piece
from feldspar.games.bruges.figures import SPACES
from feldspar.games.bruges.position import Position
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Area, Item, Lettering

WIDE: Final = 344.0
HIGH: Final = 158.0
SPACE: Final = 46.0
STEP: Final = 54.0
FIRST: Final = 98.0
ROWS: Final = (57.0, 121.0)


def arms_area(position: Position, viewer: int, seat: int) -> Area:
    """Return both sections of a gate, from the gate to the right."""
    holding = position.holdings[seat]
    title = Text("area-canals")
    items: list[Item] = [
        Lettering(0, 17, title, "title", size=18),
        gate_piece(seat, 32, sum(ROWS) / 2, 62),
    ]
    for section, y in enumerate(ROWS):
        for space in range(1, SPACES + 1):
            x = FIRST + STEP * (space - 1)
            at = Spot(x, y, 0.0)
            items.append(space_piece(position, seat, section, space, at, SPACE, viewer == seat))
            if space > holding.tiles[section]:
                items += reward(position, holding, section, space, x + 20, y - 20)
    return Area("canals", "mine", WIDE, HIGH, title, tuple(items), seat)
