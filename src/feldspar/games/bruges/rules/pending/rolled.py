"""Receive the markers of a roll."""

from feldspar.games.bruges.rules.disasters import receive_rolled
from feldspar.games.bruges.rules.position import Position, Question


class Rolled(Question):
    """Receive the markers of this roll (BRG-5.2)."""

    code = 2

    def settle(self, position: Position) -> bool:
        position.pop()
        receive_rolled(position, self.seat)
        return True
