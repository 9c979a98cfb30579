"""The fast half of legality: generates every decision a seat may take now."""

from typing import Final

from feldspar.games.burgundy.rules.answer import Answer, DieAction
from feldspar.games.burgundy.rules.decisions import ACTIONS
from feldspar.games.burgundy.rules.player_board import Estate
from feldspar.games.burgundy.rules.position import TURNS, Position
from feldspar.games.burgundy.rules.reach import reach
from feldspar.games.burgundy.rules.units import Die
from feldspar.kernel.toolkit.discovery import rooms

_OWN: Final = rooms("feldspar.games.burgundy.rules.answers")
ANSWERS: Final[dict[str, Answer]] = {kind: _OWN.get(kind, Answer)() for kind in ACTIONS.kinds}
"""Every kind of decision; those without a file of their own are in that of their question."""
DIE_ACTIONS: Final[dict[str, DieAction]] = {
    kind: answer for kind, answer in ANSWERS.items() if isinstance(answer, DieAction)
}
_WITH_DIE: Final[list[DieAction]] = list(DIE_ACTIONS.values())
_WITHOUT: Final[list[Answer]] = [
    ANSWERS[kind] for kind in ANSWERS if kind in _OWN.keys() - DIE_ACTIONS
]


def legal(position: Position, seat: int) -> list[int]:
    """Return every decision a seat may take now; none if it has nothing to decide."""
    found: list[int] = []
    if not position.waiting >> seat & 1:
        return found
    if position.asked is not None:
        return position.asked.answers(position)
    if position.stage == TURNS:
        used, estate = position.used, position.estates[seat]
        first, second = position.dice[2 * seat], position.dice[2 * seat + 1]
        if not used & 1:
            with_die(found, position, estate, first)
        if not used & 2 and (second != first or used & 1):
            with_die(found, position, estate, second)
    for answer in _WITHOUT:
        if answer.stage == position.stage:
            answer.add_all(found, position, seat)
    return found


def with_die(found: list[int], position: Position, estate: Estate, die: Die) -> None:
    """Add what a die can be used for, changed by as many workers as the player has."""
    plain = reach(estate, die)
    for action in _WITH_DIE:
        action.add_within(found, position, estate, die, plain)
