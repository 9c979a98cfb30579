"""Moves: every legal decision as the pieces to touch, and what it would bring."""

from collections.abc import Sequence

from feldspar.games.burgundy_dice.rules.position import Position
from feldspar.games.burgundy_dice.view.answers import answer
from feldspar.games.burgundy_dice.view.answers.marks import thinkable as thinkable
from feldspar.kernel.scene import Move, Path
from feldspar.kernel.units import Seat


def moves(position: Position, seat: Seat) -> list[Move]:
    """Return every legal decision of a seat; where two dice show the same, a path for each."""
    legal = position.legal(seat)
    return [move for one in legal for move in answer(one).moves(position, seat, one, legal)]


def paths(position: Position, seat: Seat, action: int) -> Sequence[Path]:
    """Return the things to touch for a decision, legal or not, wherever they may be."""
    found: Sequence[Path] = answer(action).paths(position, seat, action)
    return found
