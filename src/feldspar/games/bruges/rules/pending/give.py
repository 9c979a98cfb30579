"""Give workers to an opponent."""

from collections.abc import Sequence

from feldspar.games.bruges.rules.components import A_PAY, PALETTE
from feldspar.games.bruges.rules.effects import PRIMITIVES, Cause
from feldspar.games.bruges.rules.gains import give_florins, give_workers
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.units import Colour, Seat


class Give(Question):
    """Give workers: to which seat, how many (BRG-15.15)."""

    code = 23
    rule = "BRG-15.15"
    kinds = ("pay",)
    about = ("taker", "workers")

    def __init__(self, seat: Seat, taker: Seat, workers: int) -> None:
        self.seat = seat
        self.taker = taker
        self.workers = workers

    def can_wait(self, position: Position, above: list[Question]) -> bool:
        return self.taker < position.seats and self.taker != self.seat

    def settle(self, position: Position) -> bool:
        """Nothing is asked of those who have no choice."""
        held = position.holdings[self.seat].workers
        colours = [colour for colour in PALETTE if held[colour]]
        if sum(held) > self.workers and len(colours) > 1 and self.workers:
            return False
        position.pop()
        for colour in colours:
            given = min(self.workers, held[colour])
            if given:
                give_workers(position, self.seat, self.taker, colour, given)
        return True

    def answers(self, position: Position) -> list[int]:
        workers = position.holdings[self.seat].workers
        return [A_PAY + colour for colour in PALETTE if workers[colour]]

    def allows(self, position: Position, kind: str, args: Sequence[int]) -> bool:
        return position.holdings[self.seat].workers[args[0]] > 0

    def answer(self, position: Position, action: int) -> None:
        position.pop()
        if self.workers > 1:
            position.push(Give(self.seat, self.taker, self.workers - 1))
        give_workers(position, self.seat, self.taker, Colour(action - A_PAY), 1)


def opponents_give(position: Position, cause: Cause) -> None:
    """BRG-15.15, clockwise."""
    seat, number = cause.seat, cause.effect.amount
    if cause.effect.text == "florins":
        for victim in position.opponents(seat):
            give_florins(position, victim, seat, number, "BRG-15.15")
    else:
        for victim in position.opponents(seat)[::-1]:
            position.push(Give(victim, seat, number))


PRIMITIVES["opponents_give"] = opponents_give
