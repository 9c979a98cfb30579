"""Applies a decision, and all that follows from it up to the next decision."""

from typing import Final

from feldspar.games.burgundy.rules.answer import Answer
from feldspar.games.burgundy.rules.answers import ANSWERS
from feldspar.games.burgundy.rules.decisions import ACTIONS
from feldspar.games.burgundy.rules.position import TURNS, Position
from feldspar.games.burgundy.rules.turn_flow import end_turn
from feldspar.kernel.units import Seat

_BY_ACTION: Final[list[Answer]] = [
    ANSWERS[kind.name] for kind in ACTIONS.kinds.values() for _ in range(kind.size)
]


def step(position: Position, seat: Seat, action: int) -> None:
    """Carry out a legal decision; end a turn in which nothing is left to decide (BUR-5.6)."""
    _BY_ACTION[action].carry_out(position, seat, action)
    if position.asked is None and position.used == 3 and position.stage == TURNS:
        if not position.may_buy(position.estates[seat]):
            end_turn(position)
