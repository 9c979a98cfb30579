"""Applies a decision, and what follows from it up to the next decision."""

from feldspar.games.bruges.rules import turn_flow
from feldspar.games.bruges.rules.answers import turn
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Seat


def step(position: Position, seat: Seat, action: int) -> None:
    """Carry out a legal decision."""
    if position.stack:
        position.stack[-1].answer(position, action)
    else:
        turn.step(position, seat, action)
    turn_flow.proceed(position)
