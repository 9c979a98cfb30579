"""Receive markers from an opponent."""

from feldspar.games.bruges.rules.disasters import receive
from feldspar.games.bruges.rules.effects import PRIMITIVES, Cause
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.units import Colour, Seat


class Markers(Question):
    """Receive markers of a colour (BRG-15.17)."""

    code = 3
    about = ("colour", "markers")

    def __init__(self, seat: Seat, colour: Colour, markers: int) -> None:
        self.seat = seat
        self.colour = colour
        self.markers = markers

    def settle(self, position: Position) -> bool:
        position.pop()
        receive(position, self.seat, self.colour, self.markers)
        return True


def give_threat(position: Position, cause: Cause) -> None:
    """BRG-15.17, clockwise: each resolves a disaster before the next is served (BRG-9.10)."""
    for victim in position.opponents(cause.seat)[::-1]:
        position.push(Markers(victim, cause.effect.colour, cause.effect.amount))


PRIMITIVES["give_threat"] = give_threat
