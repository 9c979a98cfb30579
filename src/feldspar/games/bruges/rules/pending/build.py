"""Build a house with a card of the hand, by an effect."""

from collections.abc import Sequence

from feldspar.games.bruges.rules import actions
from feldspar.games.bruges.rules.characters import COLOUR
from feldspar.games.bruges.rules.components import A_HOUSE, NO_WORKER, WORKER_CHOICES
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.weights import HOUSED
from feldspar.games.bruges.rules.worthwhile_moves import house_paid
from feldspar.kernel.units import Seat


class Build(Question):
    """Build a house with a card of the hand: for one worker, or none (BRG-15.9)."""

    code = 16
    rule = "BRG-15.9"
    kinds = ("house",)
    about = ("workers",)
    value = HOUSED

    def __init__(self, seat: Seat, workers: int) -> None:
        self.seat = seat
        self.workers = workers

    def settle(self, position: Position) -> bool:
        """Be gone when no card will do; with a single one it is still asked."""
        if self.answers(position):
            return False
        position.pop()
        return True

    def answers(self, position: Position) -> list[int]:
        holding = position.holdings[self.seat]
        found: list[int] = []
        for card in holding.hand:
            if house_paid(holding, card, bool(self.workers)):
                worker = COLOUR[card] if self.workers else NO_WORKER
                found.append(A_HOUSE + card * WORKER_CHOICES + worker)
        return found

    def allows(self, position: Position, kind: str, args: Sequence[int]) -> bool:
        holding = position.holdings[self.seat]
        card, worker = args
        if card not in holding.hand:
            return False
        if not self.workers:
            return worker == NO_WORKER
        return worker == COLOUR[card] and holding.workers[worker] > 0

    def answer(self, position: Position, action: int) -> None:
        position.pop()
        actions.build(position, self.seat, action, "BRG-15.9")
