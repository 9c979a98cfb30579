"""The scene for one viewer of Bruges: the city, their own houses and hand large, the others small.

Cards in other hands, in piles and behind houses are only known by their backs: nothing below reads
which they are, but `hand_area` and `houses_area` for the viewer's own.
"""

from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.view.areas.arms import arms_area
from feldspar.games.bruges.view.areas.city import city_area
from feldspar.games.bruges.view.areas.dice import dice_area
from feldspar.games.bruges.view.areas.hand import hand_area, supply_area
from feldspar.games.bruges.view.areas.houses import houses_area
from feldspar.games.bruges.view.areas.majority import majority_area
from feldspar.games.bruges.view.areas.opponents import small_area
from feldspar.games.bruges.view.areas.threats import threats_area
from feldspar.games.bruges.view.choices import TILES, choices, panel
from feldspar.games.bruges.view.moves import moves as moves
from feldspar.games.bruges.view.prompts import hint, prompt, status
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Box, Scene
from feldspar.kernel.units import Seat

LAYOUT = Box(
    False,
    (
        Box(
            True,
            ("city", Box(False, (Box(True, ("dice",), "tray"), Box(True, ("threats",), "tray")))),
        ),
        Box(True, ("houses", Box(False, ("supply", "majorities"))), "tray"),
        Box(True, ("hand", "choices")),
    ),
)
"""What is common above, one's own houses in the middle, the hand and the six actions below."""


def scene(position: Position, viewer: int, beside: int = 0) -> Scene:
    """Return what a seat sees; a watcher sees the table of one `beside` them, but no hand."""
    seat = Seat(viewer if viewer >= 0 else beside)
    ahead = moves(position, viewer) if viewer >= 0 else []
    areas = [
        city_area(position, viewer, seat),
        dice_area(position, seat),
        threats_area(position, viewer, seat),
        houses_area(position, viewer, seat),
        supply_area(position, seat),
        majority_area(position),
        hand_area(position, viewer, seat),
        arms_area(position, viewer, seat),
    ]
    everybody = position.clockwise(0)
    for other in everybody:
        if other != seat:
            areas.append(small_area(position, viewer, other))
    return Scene(
        viewer,
        Text("game-title"),
        prompt(position, viewer),
        hint(position, viewer, ahead),
        tuple(areas),
        choices(viewer, ahead),
        tuple([panel(position, other) for other in everybody]),
        LAYOUT,
        status(position),
        TILES,
    )
