"""Generates the legal decisions of a seat, fast; `why_not` explains those that are illegal."""

from feldspar.games.bruges.rules.answers import turn
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Seat


def legal(position: Position, seat: Seat) -> list[int]:
    """Return every decision a seat may take now; none if it has nothing to decide."""
    if seat < 0 or seat != position.decider():
        return []
    return position.stack[-1].answers(position) if position.stack else turn.legal(position, seat)
