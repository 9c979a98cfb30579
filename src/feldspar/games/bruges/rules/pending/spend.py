"""Give florins for points."""

from collections.abc import Sequence

from feldspar.games.bruges.rules.components import A_RECIPIENT
from feldspar.games.bruges.rules.effects import PRIMITIVES, Cause
from feldspar.games.bruges.rules.gains import give_florins
from feldspar.games.bruges.rules.player_board import GAINED
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.kernel.events import Text
from feldspar.kernel.units import Seat


class Spend(Question):
    """Give florins: to which seats as bits, how many each, points for each (BRG-16.3)."""

    code = 25
    rule = "BRG-16.3"
    kinds = ("recipient",)
    about = ("recipients", "florins", "points")

    def __init__(self, seat: Seat, recipients: int, florins: int, points: int) -> None:
        self.seat = seat
        self.recipients = recipients
        self.florins = florins
        self.points = points

    def can_wait(self, position: Position, above: list[Question]) -> bool:
        others = sum([1 << other for other in position.opponents(self.seat)])
        return not self.recipients & ~others

    def settle(self, position: Position) -> bool:
        """All get theirs, unless there is too little for them."""
        number = self.recipients.bit_count()
        if number > 1 and 0 < position.holdings[self.seat].florins < number * self.florins:
            return False
        position.pop()
        for other in position.opponents(self.seat):
            if self.recipients >> other & 1:
                self._give(position, other)
        return True

    def answers(self, position: Position) -> list[int]:
        return [A_RECIPIENT + n for n in range(position.seats) if self.recipients >> n & 1]

    def allows(self, position: Position, kind: str, args: Sequence[int]) -> bool:
        return self.recipients & 1 << args[0] > 0

    def answer(self, position: Position, action: int) -> None:
        position.pop()
        other = Seat(action - A_RECIPIENT)
        left = self.recipients & ~(1 << other)
        position.push(Spend(self.seat, left, self.florins, self.points))
        self._give(position, other)

    def _give(self, position: Position, other: Seat) -> None:
        """Give florins to an opponent, as far as there are any, and score for them."""
        given = min(self.florins, position.holdings[self.seat].florins)
        if not given:
            return
        give_florins(position, self.seat, other, given, "BRG-16.3")
        points = given * self.points
        position.holdings[self.seat].score_points(points, GAINED)
        if position.log is not None:
            position.report(self.seat, Text("log-gave", {"n": given}), "BRG-16.3", points)


def pay_opponents(position: Position, cause: Cause) -> None:
    """BRG-16.3."""
    recipients = sum([1 << other for other in position.opponents(cause.seat)])
    position.push(Spend(cause.seat, recipients, cause.effect.amount, cause.effect.points))


PRIMITIVES["pay_opponents"] = pay_opponents
