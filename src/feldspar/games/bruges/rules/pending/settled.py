"""The others hear of a new character."""

from feldspar.games.bruges.rules.characters import COLOUR
from feldspar.games.bruges.rules.components import CHARACTER_PLACED
from feldspar.games.bruges.rules.events import happened
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.units import Card, Seat


class Settled(Question):
    """The others hear of this new character (BRG-8.12)."""

    code = 11
    about = ("card",)

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card

    def settle(self, position: Position) -> bool:
        position.pop()
        happened(position, self.seat, CHARACTER_PLACED, COLOUR[self.card], self.card)
        return True
