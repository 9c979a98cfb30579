"""The scene for one viewer of the card game: the display, their own cards large, the others small.

Cards in other hands and in piles are only counted here: nothing below reads which they are, but
`hand_area` for the viewer's own.
"""

from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.view.aaron import aaron_area, rival
from feldspar.games.burgundy_cards.view.choices import choices, panel
from feldspar.games.burgundy_cards.view.display import display_area
from feldspar.games.burgundy_cards.view.estate import estate_area
from feldspar.games.burgundy_cards.view.hand import hand_area, offer_area, projects_area
from feldspar.games.burgundy_cards.view.moves import moves as moves
from feldspar.games.burgundy_cards.view.opponents import small_area
from feldspar.games.burgundy_cards.view.prompts import hint, prompt, status
from feldspar.games.burgundy_cards.view.supply import supply_area
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Box, Scene
from feldspar.kernel.toolkit.memoize import memoize


def scene(position: Position, viewer: int, beside: int = 0) -> Scene:
    """Return what a seat sees; a watcher sees the table of one `beside` them, but no hand."""
    seat = viewer if viewer >= 0 else beside
    ahead = moves(position, viewer) if viewer >= 0 else []
    areas = [
        display_area(position, viewer),
        supply_area(position),
        hand_area(position, viewer, seat),
        projects_area(position, seat),
        estate_area(position, viewer, seat),
    ]
    if position.revealed:
        areas.append(offer_area(position))
    if position.seats == 1:
        areas.append(aaron_area(position))
    for other in range(position.seats):
        if other != seat:
            areas.append(small_area(position, other))
    return Scene(
        viewer,
        Text("game-title"),
        prompt(position, viewer),
        hint(position, viewer, ahead),
        tuple(areas),
        choices(position, viewer, ahead),
        tuple([panel(position, other) for other in range(position.seats)]),
        _layout(bool(position.revealed), position.seats == 1),
        status(position),
        rival=rival(position) if position.seats == 1 else None,
    )


@memoize
def _layout(offer: bool, alone: bool) -> Box:
    """Return the table: what is common above, hand and projects in the middle, the estate below."""
    held = ("hand", "projects", "offer") if offer else ("hand", "projects")
    estate: Box = Box(True, ("estate",), "tray")
    if alone:
        estate = Box(True, (estate, Box(True, ("aaron",), "tray")))
    return Box(
        False,
        (
            Box(True, ("display", "supply"), "tray"),
            Box(True, (Box(True, held, "tray"), "choices")),
            estate,
        ),
    )
