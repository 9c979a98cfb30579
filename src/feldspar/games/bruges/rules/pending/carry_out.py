"""Carry out an effect."""

from feldspar.games.bruges.rules.cards.characters import EFFECTS
from feldspar.games.bruges.rules.components import CARDS, NO_COLOUR
from feldspar.games.bruges.rules.effects.vocabulary import PRIMITIVES, Cause, is_carried_out, value
from feldspar.games.bruges.rules.position import MOST_FIGURE, Position, Question
from feldspar.games.bruges.rules.units import Card, Colour, Seat


class CarryOut(Question):
    """Carry out an effect: of which character, which of them, and the colour of the event."""

    code = 9
    about = (("card", CARDS - 1), ("which", MOST_FIGURE), ("colour", NO_COLOUR))

    def __init__(self, seat: Seat, card: Card, number: int, colour: Colour) -> None:
        self.seat = seat
        self.card = card
        self.which = number
        self.colour = colour

    def can_wait(self, position: Position, above: list[Question]) -> bool:
        effects = EFFECTS[self.card]
        return self.which < len(effects) and is_carried_out(effects[self.which], self.colour)

    def settle(self, position: Position) -> bool:
        position.pop()
        cause = Cause(self.seat, self.card, self.which, self.colour)
        PRIMITIVES[cause.effect.op].carry_out(position, cause)
        return True

    def worth(self, position: Position, florin: int) -> int:
        return value(position, self.seat, EFFECTS[self.card][self.which], florin)
