"""The vocabulary of what characters do at once: one function for each primitive.

Each changes what can be changed without a question, and puts onto the stack what must be asked.
Those that ask are in `questions`, and enter themselves here. `useful` tells beforehand whether a
primitive can change anything.
"""

from collections.abc import Callable
from typing import Final

from feldspar.games.bruges.rules.characters import EFFECTS, EVENT, Effect
from feldspar.games.bruges.rules.components import NO_COLOUR
from feldspar.games.bruges.rules.counters import amount
from feldspar.games.bruges.rules.gains import receive_florins, score
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Card, Colour, Seat


class Cause:
    """Whose effect it is, which character's, and what caused it."""

    def __init__(self, seat: Seat, card: Card, number: int, colour: Colour) -> None:
        self.seat = seat
        self.card = card
        self.number = number
        self.effect = EFFECTS[card][number]
        self.colour = colour


def gain_florins(position: Position, cause: Cause) -> None:
    """BRG-15.1."""
    florins = amount(position, cause.seat, cause.effect)
    receive_florins(position, cause.seat, florins, cause.card, "BRG-15.1")


def gain_vp(position: Position, cause: Cause) -> None:
    """BRG-15.3."""
    points = amount(position, cause.seat, cause.effect)
    if points:
        score(position, cause.seat, points, cause.card, "BRG-15.3")


def is_carried_out(effect: Effect, colour: Colour) -> bool:
    """Tell whether an effect is one of these, and its event has the colour it is about."""
    return effect.op in PRIMITIVES and (effect.colour != EVENT or colour != NO_COLOUR)


PRIMITIVES: Final[dict[str, Callable[[Position, Cause], None]]] = {
    "gain_florins": gain_florins,
    "gain_vp": gain_vp,
}
