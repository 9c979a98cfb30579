"""A castle: an extra action without a die (BUR-11.1)."""

from feldspar.games.burgundy.rules.decisions import DICE, FREE
from feldspar.games.burgundy.rules.legal import DIE_ACTIONS, with_die
from feldspar.games.burgundy.rules.position import Position, Question


class Extra(Question):
    """Which action, as if with a die of any number?"""

    code = 4
    name = "extra"
    rule = "BUR-11.3"
    allows = tuple(DIE_ACTIONS)

    def answers(self, position: Position) -> list[int]:
        found: list[int] = []
        with_die(found, position, position.estates[self.seat], FREE)
        return found

    def why_not(self, position: Position, kind: str, args: tuple[int, ...]) -> str | None:
        if kind not in self.kinds:
            return self.rule
        if DICE[args[0]] != FREE:
            return "BUR-5.7"
        return DIE_ACTIONS[kind].forbidding_rule(position, position.estates[self.seat], args)

    def worth(self, position: Position, left: int) -> int:
        return 720
