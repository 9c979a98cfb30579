"""One of the six actions, granted by a card: what such questions have in common."""

from collections.abc import Sequence

from feldspar.games.burgundy_cards.rules.actions.six import BY_DECISION, add_actions
from feldspar.games.burgundy_cards.rules.components import ACTIONS, FREE
from feldspar.games.burgundy_cards.rules.position import Position, Question
from feldspar.games.burgundy_cards.rules.units import NO_DIE, Die, Token


class Granted(Question):
    """Which action?"""

    die: Die = NO_DIE
    token: Token = FREE

    def answers(self, position: Position) -> list[int]:
        found: list[int] = []
        add_actions(found, position, position.mine(), self.die, self.token)
        return found

    def why_not(self, position: Position, kind: str, args: Sequence[int]) -> str | None:
        action = ACTIONS.encode(kind, *args)
        if action >= len(BY_DECISION) or args[0] != self.token:
            return self.rule
        return BY_DECISION[action].rule_against(position, args, self.die)

    def answer(self, position: Position, action: int) -> None:
        one = BY_DECISION[action]
        one.carry_out(position, (action - one.first) % one.each, self.die)


def extra_die(position: Position) -> Die:
    """Return the die of an extra action, or NO_DIE."""
    question = position.stack[-1] if position.stack else None
    return question.die if isinstance(question, Granted) else NO_DIE
