"""The scene for one viewer of the dice game: the sheet in the middle, the shared dice above it.

Everything about another seat comes through `visible_estate`, so that a secret choice never shows.
"""

from collections.abc import Set
from typing import Final

from feldspar.games.burgundy_dice.rules.components import COLOURS, RATINGS
from feldspar.games.burgundy_dice.rules.position import CASTLES, Position
from feldspar.games.burgundy_dice.rules.units import Colour, Value
from feldspar.games.burgundy_dice.rules.visibility import visible_estate
from feldspar.games.burgundy_dice.view.estate import estate_area, thumbnail
from feldspar.games.burgundy_dice.view.hours import time_area
from feldspar.games.burgundy_dice.view.margins import bonuses_area, colours_area, score_area
from feldspar.games.burgundy_dice.view.moves import moves as moves
from feldspar.games.burgundy_dice.view.prompts import choices, hint, panel, prompt, status
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Area, Box, Item, Lettering, Piece, Scene, Shape, Step
from feldspar.kernel.toolkit.memoize import memoize
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

MARKINGS: Final = (Lettering(175, 37, "+", "title", "middle"), Shape("M372 6v60", "rule"))
"""What is printed between the dice."""


def scene(position: Position, viewer: int, beside: int = 0) -> Scene:
    """Return what a seat sees; a watcher looks over the shoulder of the seat `beside` them."""
    seat = Seat(viewer if viewer >= 0 else beside)
    estates = [visible_estate(position, viewer, other) for other in range(position.seats)]
    mine = estates[seat]
    ahead = moves(position, seat) if viewer >= 0 else []
    useful = {piece for move in ahead for piece in move.path}
    areas = [
        _dice_area(position, useful),
        bonuses_area(mine, seat),
        estate_area(mine, seat),
        time_area(position),
        colours_area(position, mine),
        score_area(position, mine, seat),
    ]
    for other in position.clockwise(0):
        if other != seat:
            areas.append(thumbnail(estates[other], other))
    return Scene(
        viewer,
        Text("game-title"),
        prompt(position, viewer),
        hint(position, viewer, ahead),
        tuple(areas),
        choices(useful),
        tuple([panel(position, estate, other) for other, estate in enumerate(estates)]),
        LAYOUT,
        status(position),
        ladder=ladder() if position.seats == 1 else (),
    )


def ladder() -> tuple[Step, ...]:
    """Return what a solo score is called, from the lowest rating on (BDG-11.5)."""
    return tuple([Step(Text(f"rating-{name}"), needed) for name, needed in RATINGS.items()])


def _dice_area(position: Position, useful: Set[str]) -> Area:
    """Return the five dice; those no decision would use are dim."""
    if position.stage == CASTLES:
        return Area("dice", "common", 476, 80, Text("area-dice"), _blank_dice())
    items: list[Item] = []
    for i, colour in enumerate((position.colour_a, position.colour_b)):
        items += _colour_die(i, colour, bool(useful) and f"die/colour/{i}" not in useful)
    for i, value in enumerate((position.pip_a, position.pip_b)):
        items += _pip_die(i, value, bool(useful) and f"die/pip/{i}" not in useful)
    items += _hourglass(position.hourglass)
    return Area("dice", "common", 476, 80, Text("area-dice"), (*items, *MARKINGS))


@memoize
def _colour_die(which: int, colour: Colour, dim: bool) -> tuple[Item, ...]:
    name, x = COLOURS[colour], 37 + 88 * which
    label = Text("die-colour", {"colour": Text(f"colour-{name}")})
    return (
        _die(f"die/colour/{which}", f"die-{name}", x, label, dim),
        Lettering(x, 77, Text(f"name-{name}"), "caption", "middle"),
    )


@memoize
def _pip_die(which: int, value: Value, dim: bool) -> tuple[Item, ...]:
    x = 225 + 88 * which
    return (
        _die(f"die/pip/{which}", f"die-{value}", x, Text("die-pip", {"value": value}), dim),
        Lettering(x, 77, str(value), "caption", "middle"),
    )


@memoize
def _hourglass(hours: int) -> tuple[Item, ...]:
    label = Text("die-hourglass", {"hours": hours})
    return (
        _die("die/hourglass", f"die-hour-{hours}", 431, label, False),
        Lettering(431, 77, Text("hours-rolled", {"hours": hours}), "caption", "middle"),
    )


def _die(name: str, art: str, x: float, label: Text, dim: bool) -> Piece:
    return Piece(name, art, x, 30, 58, label, state="dim" if dim else "")


@memoize
def _blank_dice() -> tuple[Item, ...]:
    """Return the dice before the first roll, blank."""
    names = ("colour/0", "colour/1", "pip/0", "pip/1", "hourglass")
    places = (37, 125, 225, 313, 431)
    label = Text("die-unrolled")
    return (
        *[
            _die(f"die/{name}", "die-blank", x, label, False)
            for name, x in zip(names, places, strict=True)
        ],
        Lettering(8, 77, Text("dice-unrolled")),
        *MARKINGS,
    )
