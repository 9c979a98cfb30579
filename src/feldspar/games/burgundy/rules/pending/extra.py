"""A castle: an extra action without a die (BUR-11.1)."""

from collections.abc import Sequence

from feldspar.games.burgundy.rules.decisions import DICE, FREE
from feldspar.games.burgundy.rules.legal import with_die
from feldspar.games.burgundy.rules.position import Position, Question
from feldspar.games.burgundy.rules.why_not import DIE_ACTIONS, forbidden


class Extra(Question):
    """Which action, as if with a die of any number?"""

    code = 4
    name = "extra"

    def answers(self, position: Position) -> list[int]:
        found: list[int] = []
        with_die(found, position, position.estates[self.seat], FREE)
        return found

    def why_not(self, position: Position, kind: str, args: Sequence[int]) -> str | None:
        if kind not in DIE_ACTIONS:
            return "BUR-11.3"
        if DICE[args[0]] != FREE:
            return "BUR-5.7"
        return forbidden(position, position.estates[self.seat], kind, args)

    def worth(self, position: Position, left: int) -> int:
        return 720
