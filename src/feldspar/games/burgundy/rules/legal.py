"""Generates the legal decisions of a seat, fast; `why_not` explains those that are illegal."""

from typing import Final

from feldspar.games.burgundy.rules.answer import Answer, DieAction
from feldspar.games.burgundy.rules.answers import ANSWERS
from feldspar.games.burgundy.rules.player_board import Estate
from feldspar.games.burgundy.rules.position import TURNS, Position
from feldspar.games.burgundy.rules.reach import reach
from feldspar.games.burgundy.rules.units import Die

DIE_ACTIONS: Final[dict[str, DieAction]] = {
    kind: answer for kind, answer in ANSWERS.items() if isinstance(answer, DieAction)
}
_WITH_DIE: Final[list[DieAction]] = list(DIE_ACTIONS.values())
_OFFERED: Final[list[Answer]] = [
    one for one in ANSWERS.values() if type(one) is not Answer and one not in _WITH_DIE
]
"""What needs neither a die nor a question."""
_BEFORE: Final[list[Answer]] = [one for one in _OFFERED if one.stage != TURNS]
_IN_TURNS: Final[list[Answer]] = [one for one in _OFFERED if one.stage == TURNS]


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
    for answer in _IN_TURNS if position.stage == TURNS else _BEFORE:
        answer.add_all(found, position, seat)
    return found


def with_die(found: list[int], position: Position, estate: Estate, die: Die) -> None:
    """Add what a die can be used for, changed by as many workers as the player has."""
    far = reach(estate, die)
    for action in _WITH_DIE:
        action.add(found, position, estate, die, far)
