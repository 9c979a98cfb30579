"""Let lightning strike twice."""

from feldspar.games.bruges.rules.characters import EFFECTS
from feldspar.games.bruges.rules.components import A_AGAIN, A_DONE, NO_COLOUR, NO_WORKER
from feldspar.games.bruges.rules.effects import is_carried_out
from feldspar.games.bruges.rules.events import act
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.units import Card, Seat
from feldspar.games.bruges.rules.worthwhile_moves import useful


class Again(Question):
    """Decide whether the lightning of a character strikes twice (BRG-15.20)."""

    code = 10
    rule = "BRG-15.20"
    kinds = ("again", "done")
    about = ("card",)

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card

    def can_wait(self, position: Position, above: list[Question]) -> bool:
        return all(is_carried_out(effect, NO_COLOUR) for effect in EFFECTS[self.card])

    def answers(self, position: Position) -> list[int]:
        if useful(position, self.seat, self.card, NO_WORKER):
            return [A_AGAIN, A_DONE]
        return [A_DONE]

    def answer(self, position: Position, action: int) -> None:
        position.pop()
        if action == A_AGAIN:
            act(position, self.seat, self.card)
