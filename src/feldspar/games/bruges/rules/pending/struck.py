"""The end of a disaster."""

from feldspar.games.bruges.rules.components import DISASTER, DISASTER_SUFFERED
from feldspar.games.bruges.rules.events import happened
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.units import Colour, Seat


class Struck(Question):
    """Return the markers of a disaster, for no points, and let characters answer (BRG-9.2)."""

    code = 7
    about = ("colour",)

    def __init__(self, seat: Seat, colour: Colour) -> None:
        self.seat = seat
        self.colour = colour

    def can_wait(self, position: Position, above: list[Question]) -> bool:
        """Only until what the disaster asks is answered."""
        markers = position.holdings[self.seat].threats[self.colour]
        return len(above) == 1 and above[0].of_disaster and markers >= DISASTER

    def settle(self, position: Position) -> bool:
        position.pop()
        position.holdings[self.seat].gain_threats(self.colour, -DISASTER)
        happened(position, self.seat, DISASTER_SUFFERED, self.colour)
        return True
