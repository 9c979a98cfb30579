"""The end of a turn in which something could still be bought (BUR-5.4)."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.burgundy.rules.answer import Answer
from feldspar.games.burgundy.rules.position import Position
from feldspar.games.burgundy.rules.turn_flow import end_turn
from feldspar.kernel.units import Seat

A_DONE: Final = 1381


class Done(Answer):
    """Is nothing bought?"""

    def add_all(self, found: list[int], position: Position, seat: int) -> None:
        if position.used == 3:
            found.append(A_DONE)

    def why_not(self, position: Position, seat: Seat, args: Sequence[int]) -> str | None:
        return None if position.used == 3 else "BUR-5.4"

    def carry_out(self, position: Position, seat: Seat, action: int) -> None:
        end_turn(position)
