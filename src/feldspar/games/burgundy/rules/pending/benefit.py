"""What the questions of buildings have in common: an action without a die, or none (BUR-13.13)."""

from collections.abc import Sequence

from feldspar.games.burgundy.rules.decisions import A_SKIP, DICE, FREE
from feldspar.games.burgundy.rules.player_board import Estate
from feldspar.games.burgundy.rules.position import Position, Question
from feldspar.games.burgundy.rules.why_not import DIE_ACTIONS, forbidden
from feldspar.kernel.events import Text


class Benefit(Question):
    """Is the benefit of a building used, and how?"""

    allows: str = ""
    """A kind of action."""
    rule: str = ""
    promise: int = 0
    """What it is worth, in hundredths of a point."""

    def answers(self, position: Position) -> list[int]:
        found: list[int] = []
        self.uses(found, position, position.estates[self.seat])
        found.append(A_SKIP)
        return found

    def uses(self, found: list[int], position: Position, estate: Estate) -> None:
        """Add every way to use it."""
        raise NotImplementedError

    def why_not(self, position: Position, kind: str, args: Sequence[int]) -> str | None:
        if kind == "skip":
            return None
        if kind not in DIE_ACTIONS or DICE[args[0]] != FREE:
            return "BUR-5.7"
        if kind != self.allows:
            return self.rule
        return forbidden(position, position.estates[self.seat], kind, args)

    def answer(self, position: Position, action: int) -> None:
        """BUR-13.13: forgo it."""
        position.asked = None
        if position.log is not None:
            text = Text("log-skip", {"tile": Text("a-building-" + self.name)})
            position.report(self.seat, text, "BUR-13.13")

    def worth(self, position: Position, left: int) -> int:
        return self.promise
