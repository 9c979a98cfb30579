"""Coaching: goals of a turn, and the reason why a decision is good."""

from feldspar.games.burgundy_dice.rules.position import OVER, Position
from feldspar.games.burgundy_dice.view.answers import answer
from feldspar.games.burgundy_dice.view.goals import goals as goals
from feldspar.kernel.events import Text
from feldspar.kernel.units import Seat


def reasons(position: Position, seat: Seat, action: int) -> list[Text]:
    """Return why a decision is good: each reason is true of it, the best comes first."""
    return [*answer(action).reasons(position, seat, action)] if position.stage != OVER else []
