"""What a decision does, and the course of the turn behind it."""

from feldspar.games.burgundy_dice.rules.answers import marks, start
from feldspar.games.burgundy_dice.rules.position import CASTLES, Position
from feldspar.games.burgundy_dice.rules.turn_flow import end_turn
from feldspar.kernel.units import Seat


def step(position: Position, seat: Seat, action: int) -> None:
    """Carry out a legal decision of a seat, and all that follows from it."""
    if position.stage == CASTLES:
        start.carry_out(position, seat, action)
        return
    estate = position.estates[seat]
    if marks.carry_out(position, estate, seat, action):
        return
    estate.pair = -1
    position.waiting &= ~(1 << seat)
    if not position.waiting:
        end_turn(position)
