"""The scene for one viewer: the depots, one's own estate, the others small.

Nothing is hidden at this table but what is chosen in secret before it begins, which comes through
`known_choices` alone.
"""

from typing import Final

from feldspar.games.burgundy.rules.components import HEXES
from feldspar.games.burgundy.rules.position import NOT_CHOSEN, SETUP, Position
from feldspar.games.burgundy.rules.sheet import SHEETS
from feldspar.games.burgundy.rules.visibility import known_choices, secret
from feldspar.games.burgundy.view.estate import estate_area, side_area
from feldspar.games.burgundy.view.margins import dice_area, holdings_area
from feldspar.games.burgundy.view.market import market_area
from feldspar.games.burgundy.view.moves import moves as moves
from feldspar.games.burgundy.view.opponents import small_area
from feldspar.games.burgundy.view.prompts import choices, hint, panel, prompt, status
from feldspar.games.burgundy.view.tracks import tracks_area
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Area, Box, Scene
from feldspar.kernel.units import Seat

LAYOUT: Final = Box(
    True,
    (
        Box(False, ("market", "tracks"), "tray"),
        Box(False, ("dice", "estate", "holdings"), "tray"),
    ),
)


def scene(position: Position, viewer: int, beside: int = 0) -> Scene:
    """Return what a seat sees; a watcher looks over the shoulder of the seat `beside` them."""
    seat = Seat(viewer if viewer >= 0 else beside)
    ahead = moves(position, seat) if viewer >= 0 else []
    areas, layout = _own(position, viewer, seat)
    for other in position.clockwise(0):
        if other != seat and _has_estate(position, other):
            areas.append(small_area(position, other))
    return Scene(
        viewer,
        Text("game-title"),
        prompt(position, viewer),
        hint(position, viewer, ahead),
        tuple(areas),
        choices(position, viewer, ahead),
        tuple([panel(position, viewer, other) for other in position.clockwise(0)]),
        layout,
        status(position),
    )


def _has_estate(position: Position, seat: Seat) -> bool:
    """Tell whether everybody may know which estate somebody has."""
    chosen = position.stage != SETUP or position.choices[seat] != NOT_CHOSEN
    return chosen and not secret(position)


def _own(position: Position, viewer: int, seat: Seat) -> tuple[list[Area], Box]:
    """Return the table itself; before it is set, the two sides of the sheet to choose from."""
    if _has_estate(position, seat):
        return [
            market_area(position, seat),
            tracks_area(position),
            dice_area(position, seat),
            estate_area(position, seat),
            holdings_area(position, seat),
        ], LAYOUT
    choice = known_choices(position, viewer)[seat]
    estate, hex_ = divmod(choice, HEXES) if choice != NOT_CHOSEN else (-1, -1)
    sides = [
        side_area(position, seat, number, hex_ if number == estate + 1 else -1)
        for number in SHEETS[position.sheets[seat]]
    ]
    areas = [*sides, tracks_area(position), holdings_area(position, seat)]
    beside = Box(True, tuple([side.id for side in sides]), "tray")
    return areas, Box(False, (beside, Box(True, ("tracks", "holdings"), "tray")))
