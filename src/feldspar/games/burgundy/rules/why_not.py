"""Explains why a decision is illegal: names the first rule that forbids it.

Written to be read beside the rules, and without the shortcuts of `legal`: it looks at the estate
space by space and counts workers by arithmetic. The two must agree on every decision in every
position.
"""

from typing import Final

from feldspar.games.burgundy.rules.answers import ANSWERS
from feldspar.games.burgundy.rules.decisions import ACTIONS
from feldspar.games.burgundy.rules.position import OVER, QUESTIONS, SETUP, Position, Question
from feldspar.kernel.toolkit.discovery import classes_by_module
from feldspar.kernel.units import Seat

NOT_ASKED: Final[dict[str, str]] = {}
"""Why nothing answers what has not been asked."""
for _question in classes_by_module(QUESTIONS).values():
    if issubclass(_question, Question):
        NOT_ASKED.update(_question.not_asked)


def why_not(position: Position, seat: Seat, action: int) -> str | None:
    """Return the id of the first rule that forbids a decision, or None if it is legal."""
    kind, args = ACTIONS.decode(action)
    answer = ANSWERS[kind]
    if position.stage == OVER:
        return "BUR-19.1"
    if answer.stage == SETUP:
        return answer.why_not(position, seat, args)
    if position.stage == SETUP:
        return "BUR-22.1"
    if position.actor() != seat:
        return "BUR-23.5"
    if position.asked is not None:
        # What is triggered is resolved before anything else happens (BUR-5.7).
        return answer.waits or position.asked.why_not(position, kind, args)
    return NOT_ASKED.get(kind) or answer.why_not(position, seat, args)
