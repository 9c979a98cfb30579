"""Explains why a decision is illegal: names the first rule that forbids it."""

from feldspar.games.burgundy_dice.rules.answers import marks, start
from feldspar.games.burgundy_dice.rules.components import ACTIONS
from feldspar.games.burgundy_dice.rules.position import CASTLES, OVER, Position
from feldspar.kernel.units import Seat


def why_not(position: Position, seat: Seat, action: int) -> str | None:
    """Return the id of the first rule that forbids a decision, or None if it is legal."""
    kind, args = ACTIONS.decode(action)
    if position.stage == OVER:
        return "BDG-3.9"
    if position.stage == CASTLES or kind == start.KIND:
        return start.why_not(position, seat, kind, args)
    return marks.why_not(position, seat, kind, args)
