"""What follows when a character has been placed."""

from feldspar.games.bruges.rules.cards.characters import COLOUR, EFFECTS
from feldspar.games.bruges.rules.components import (
    A_AGAIN,
    CARDS,
    CHARACTER_PLACED,
    NO_COLOUR,
    NO_WORKER,
)
from feldspar.games.bruges.rules.effects.events import act, trigger
from feldspar.games.bruges.rules.effects.vocabulary import is_carried_out, is_worthwhile
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.units import Card, Seat


class Again(Question):
    """Decide whether the lightning of a character strikes twice (BRG-15.20)."""

    code = 10
    rule = "BRG-15.20"
    kinds = ("again",)
    is_optional = True
    about = (("card", CARDS - 1),)

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card

    def can_wait(self, position: Position, above: list[Question]) -> bool:
        return all(is_carried_out(effect, NO_COLOUR) for effect in EFFECTS[self.card])

    def choices(self, position: Position) -> list[int]:
        return [A_AGAIN] if is_worthwhile(position, self.seat, self.card, NO_WORKER) else []

    def choose(self, position: Position, action: int) -> None:
        act(position, self.seat, self.card)


class Settled(Question):
    """The others hear of this new character (BRG-8.12)."""

    code = 11
    about = (("card", CARDS - 1),)

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card

    def settle(self, position: Position) -> bool:
        position.pop()
        trigger(position, self.seat, CHARACTER_PLACED, COLOUR[self.card], self.card)
        return True
