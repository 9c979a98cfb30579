"""Choose a die."""

from feldspar.games.bruges.rules.characters import ANY
from feldspar.games.bruges.rules.components import A_DIE, PALETTE
from feldspar.games.bruges.rules.effects import PRIMITIVES, Cause
from feldspar.games.bruges.rules.gains import receive_florins
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.units import Card, Seat
from feldspar.games.bruges.rules.weights import DIE_CHOSEN


class Die(Question):
    """Choose a die, for a character that brings what it shows (BRG-15.5)."""

    code = 13
    rule = "BRG-15.5"
    kinds = ("die",)
    about = ("card",)
    value = DIE_CHOSEN

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card

    def answers(self, position: Position) -> list[int]:
        return [A_DIE + colour for colour in PALETTE]

    def answer(self, position: Position, action: int) -> None:
        position.pop()
        receive_florins(position, self.seat, position.dice[action - A_DIE], self.card, "BRG-15.5")


def gain_die(position: Position, cause: Cause) -> None:
    """BRG-15.5."""
    if cause.effect.colour == ANY:
        position.push(Die(cause.seat, cause.card))
    else:
        florins = position.dice[cause.effect.colour]
        receive_florins(position, cause.seat, florins, cause.card, "BRG-15.5")


PRIMITIVES["gain_die"] = gain_die
