"""What one viewer sees of the dice game: the sheet in the middle, the shared dice above it.

Everything about another seat comes through `seen`, so that a secret choice never shows.
"""

from typing import Final

from feldspar.games.burgundy_dice.rules.figures import COLOURS, RATINGS
from feldspar.games.burgundy_dice.rules.observe import seen
from feldspar.games.burgundy_dice.rules.position import CASTLES, Position
from feldspar.games.burgundy_dice.view.estate import estate_area, thumbnail
from feldspar.games.burgundy_dice.view.margins import (
    bonuses_area,
    colours_area,
    score_area,
    time_area,
)
from feldspar.games.burgundy_dice.view.moves import moves as moves
from feldspar.games.burgundy_dice.view.prompts import choices, hint, panel, prompt, status
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Area, Box, Item, Lettering, Look, Move, Piece, Scene, Shape, Step
from feldspar.kernel.units import Seat

LAYOUT: Final = Box(
    False,
    (
        Box(True, ("dice", "choices"), "panel"),
        Box(
            False,
            (Box(True, ("bonuses", "estate", Box(False, ("time", "colours")))), "score"),
            "paper",
        ),
    ),
)


def scene(position: Position, viewer: int, beside: int = 0) -> Scene:
    """Return what a seat sees; a watcher looks over the shoulder of the seat `beside` them."""
    seat = Seat(viewer if viewer >= 0 else beside)
    mine = seen(position, viewer, seat)
    ahead = moves(position, seat) if viewer >= 0 else []
    areas = [
        _dice_area(position, ahead),
        bonuses_area(mine, seat),
        estate_area(mine, seat),
        time_area(position),
        colours_area(position, mine),
        score_area(position, mine, seat),
    ]
    for other in position.clockwise(0):
        if other != seat:
            areas.append(thumbnail(seen(position, viewer, other), other))
    return Scene(
        viewer,
        Text("game-title"),
        prompt(position, viewer),
        hint(position, viewer, ahead),
        tuple(areas),
        choices(ahead),
        tuple([panel(position, viewer, other) for other in range(position.seats)]),
        LAYOUT,
        status(position),
        ladder=ladder() if position.seats == 1 else (),
    )


def ladder() -> tuple[Step, ...]:
    """Return what a solo score is called, from the lowest rating on (BDG-11.5)."""
    return tuple([Step(Text(f"rating-{name}"), needed) for name, needed in RATINGS.items()])


def _dice_area(position: Position, ahead: list[Move]) -> Area:
    """Return the five dice; those no decision would use are dim."""
    useful = {piece for move in ahead for piece in move.path}
    items: list[Item] = []
    for i, colour in enumerate((position.colour_a, position.colour_b)):
        name = COLOURS[colour]
        label = Text("die-colour", {"colour": Text(f"colour-{name}")})
        items += _die(position, f"die/colour/{i}", f"die-{name}", 37 + 88 * i, label, useful)
        items.append(Lettering(37 + 88 * i, 77, Text(f"name-{name}"), "caption", "middle"))
    for i, value in enumerate((position.pip_a, position.pip_b)):
        label = Text("die-pip", {"value": value})
        items += _die(position, f"die/pip/{i}", f"die-{value}", 225 + 88 * i, label, useful)
        items.append(Lettering(225 + 88 * i, 77, str(value), "caption", "middle"))
    hours = position.hourglass
    label = Text("die-hourglass", {"hours": hours})
    items += _die(position, "die/hourglass", f"die-hour-{hours}", 431, label, set())
    items.append(Lettering(431, 77, Text("hours-rolled", {"hours": hours}), "caption", "middle"))
    if position.stage == CASTLES:
        items = [item for item in items if isinstance(item, Piece)]
        items.append(Lettering(8, 77, Text("dice-unrolled")))
    items += [Lettering(175, 37, "+", "title", "middle"), Shape("M372 6v60", "rule")]
    return Area("dice", "common", 476, 80, Text("area-dice"), tuple(items))


def _die(
    position: Position, name: str, art: str, x: float, label: Text, useful: set[str]
) -> list[Item]:
    """Return a die, blank before the first roll."""
    if position.stage == CASTLES:
        return [Piece(name, "die-blank", x, 30, 58, Text("die-unrolled"))]
    state: Look = "dim" if useful and name not in useful else ""
    return [Piece(name, art, x, 30, 58, label, state=state)]
