"""Go up on the progress track by an effect."""

from feldspar.games.bruges.rules import progress
from feldspar.games.bruges.rules.components import TOP
from feldspar.games.bruges.rules.effects import PRIMITIVES
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.kernel.units import Seat


class Climb(Question):
    """Go up on the progress track: how many levels, florins for each (BRG-15.7)."""

    code = 26
    about = ("levels", "price")

    def __init__(self, seat: Seat, levels: int, price: int) -> None:
        self.seat = seat
        self.levels = levels
        self.price = price

    def settle(self, position: Position) -> bool:
        position.pop()
        holding = position.holdings[self.seat]
        if holding.level < TOP and holding.florins >= self.price:
            if self.levels > 1:
                position.push(Climb(self.seat, self.levels - 1, self.price))
            progress.advance(position, self.seat, self.price, "BRG-15.7")
        return True


PRIMITIVES["advance"] = lambda position, cause: position.push(
    Climb(cause.seat, cause.effect.amount, cause.effect.price)
)
