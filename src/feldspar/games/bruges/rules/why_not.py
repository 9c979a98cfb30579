"""Explains why a decision is illegal: names the first rule that forbids it.

Written to be read beside the rules, and without the shortcuts of `legal`. The two must agree on
every decision in every position. What a kind of decision needs is said where it is carried out.
"""

from typing import Final

from feldspar.games.bruges.rules import pending
from feldspar.games.bruges.rules.answers import activate, turn
from feldspar.games.bruges.rules.components import ACTIONS, PLAYS
from feldspar.games.bruges.rules.position import OVER, TURNS, Position
from feldspar.games.bruges.rules.units import Seat

_ELSEWHERE: Final = {
    kind: one.rule_elsewhere or one.rule
    for one in sorted(pending.every().values(), key=lambda one: (one.rule_elsewhere, -one.code))
    for kind in one.kinds
    if kind not in PLAYS
}
"""The rule by which something might be asked, which it is not."""


def why_not(position: Position, seat: Seat, action: int) -> str | None:
    """Return the id of the first rule that forbids a decision, or None if it is legal."""
    if position.phase == OVER:
        return "BRG-11.1"
    if position.decider() != seat:
        return "BRG-6.8" if position.stack and position.phase == TURNS else "BRG-3.2"
    kind, args = ACTIONS.decode(action)
    if position.stack:  # what has begun is settled before anything else happens
        rule = activate.why_not_yet(position, kind)
        return rule or position.stack[-1].why_not(position, kind, args)
    return _ELSEWHERE.get(kind) or turn.why_not(position, seat, kind, args)
