"""Generates the legal decisions of a seat, fast; `why_not` explains those that are illegal."""

from feldspar.games.burgundy_dice.rules.answers import marks, start
from feldspar.games.burgundy_dice.rules.position import CASTLES, OVER, Position


def legal(position: Position, seat: int) -> list[int]:
    """Return every decision a seat may take now; none if it has nothing to decide."""
    if not position.waiting >> seat & 1 or position.stage == OVER:
        return []
    if position.stage == CASTLES:
        return start.legal(position)
    return marks.legal(position, position.estates[seat])
