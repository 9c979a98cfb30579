"""Phrases that several sentences are made of."""

from typing import Final

from feldspar.games.bruges.rules.figures import COLOURS, DISASTER, DISASTERS, PALETTE
from feldspar.games.bruges.rules.holding import Holding
from feldspar.games.bruges.rules.perks import IMMUNE
from feldspar.games.bruges.rules.units import Colour
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.prose import series

Args = dict[str, TextArg]
NOTHING: Final = Text("nothing")


def seat_name(seat: int) -> Text:
    """Return what a seat is called."""
    return Text("seat-name", {"n": seat + 1})


def coloured(colour: int) -> Text:
    """Return a colour, as an adjective."""
    return Text("colour-" + COLOURS[colour])


def a_house(colour: int) -> Text:
    """Return a house of a colour."""
    return Text("a-house-" + COLOURS[colour])


def workers(colour: int, number: int) -> Text:
    """Return some workers of a colour."""
    return Text("workers-" + COLOURS[colour], {"n": number})


def danger(holding: Holding) -> Text:
    """Name the disasters that one marker more would bring."""
    near = [Text("the-" + DISASTERS[colour]) for colour in PALETTE if _near(holding, colour)]
    return Text("hint-danger", {"disasters": series(near)}) if near else NOTHING


def _near(holding: Holding, colour: Colour) -> bool:
    return holding.threats[colour] == DISASTER - 1 and not holding.perks[IMMUNE] >> colour & 1
