"""Moves: every legal decision as the pieces to touch, its cost and what it would bring."""

from feldspar.games.burgundy.rules.decisions import ACTIONS, DICE, FREE
from feldspar.games.burgundy.rules.position import Position
from feldspar.games.burgundy.view.answers import VIEWS
from feldspar.kernel.scene import Move, Path
from feldspar.kernel.units import Seat


def moves(position: Position, seat: Seat) -> list[Move]:
    """Return every legal decision of a seat; where two dice show the same, a path for each."""
    found: list[Move] = []
    for action in position.legal(seat):
        kind, args = ACTIONS.decode(action)
        view = VIEWS[kind]
        for path in view.paths(position, seat, args):
            found.append(view.move(position, seat, action, args, path))
    return found


def paths(position: Position, seat: Seat, action: int) -> list[Path]:
    """Return the things to touch for a decision, legal or not, wherever they may be."""
    kind, args = ACTIONS.decode(action)
    return VIEWS[kind].paths(position, seat, args)


def thinkable(position: Position, seat: Seat) -> list[int]:
    """Return decisions with the dice there are, legal or not; what one would use now comes first,
    and what is placed where it cannot be last."""
    rolled = [position.dice[2 * seat + n] for n in range(2)]
    unused = [die for n, die in enumerate(rolled) if not position.used >> n & 1]
    likely = [FREE] if position.asked else unused or rolled
    dice = [DICE.index(die) for die in dict.fromkeys([*likely, *rolled, FREE])]

    def misplacement(action: int) -> int:
        kind, args = ACTIONS.decode(action)
        return VIEWS[kind].misplacement(position.estates[seat], args)

    return sorted(ACTIONS.every(die=dice), key=misplacement)
