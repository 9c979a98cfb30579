"""What happens by itself: everything on the stack that needs no decision, until something does."""

from feldspar.games.bruges.rules import pending
from feldspar.games.bruges.rules.position import Position

pending.every()  # so that the vocabulary of effects is complete


def settle(position: Position) -> None:
    """Carry out what needs no decision, until something does."""
    while position.stack and position.stack[-1].settle(position):
        pass
