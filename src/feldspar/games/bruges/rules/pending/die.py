"""Choose a die."""

from feldspar.games.bruges.rules.cards.characters import ANY
from feldspar.games.bruges.rules.components import A_DIE, CARDS, PALETTE
from feldspar.games.bruges.rules.effects.gains import receive_florins
from feldspar.games.bruges.rules.effects.vocabulary import PRIMITIVES, Cause, Primitive
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.units import Card, Seat


class Die(Question):
    """Choose a die, for a character that brings what it shows (BRG-15.5)."""

    code = 13
    rule = "BRG-15.5"
    kinds = ("die",)
    about = (("card", CARDS - 1),)
    value = 47

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card

    def choices(self, position: Position) -> list[int]:
        return [A_DIE + colour for colour in PALETTE]

    def choose(self, position: Position, action: int) -> None:
        receive_florins(position, self.seat, position.dice[action - A_DIE], self.card, "BRG-15.5")


def _gain_die(position: Position, cause: Cause) -> None:
    """BRG-15.5."""
    if cause.effect.colour == ANY:
        position.push(Die(cause.seat, cause.card))
    else:
        florins = position.dice[cause.effect.colour]
        receive_florins(position, cause.seat, florins, cause.card, "BRG-15.5")


PRIMITIVES["gain_die"] = Primitive(
    _gain_die,
    lambda act: True,
    lambda act: True,  # every die shows something
    once=Die.value,
)
