"""What the questions of buildings have in common: an action without a die, or none (BUR-13.13)."""

from typing import ClassVar, Final

from feldspar.games.burgundy.rules.decisions import DICE, FREE
from feldspar.games.burgundy.rules.legal import DIE_ACTIONS
from feldspar.games.burgundy.rules.position import Position, Question
from feldspar.games.burgundy.rules.reach import reach
from feldspar.kernel.events import Text

A_SKIP: Final = 1380


class Benefit(Question):
    """Is the benefit of a building used, and how?"""

    not_asked: ClassVar[dict[str, str]] = {"skip": "BUR-13.13"}
    promise: int = 0
    """What it is worth, in hundredths of a point."""

    def answers(self, position: Position) -> list[int]:
        found, estate = list[int](), position.estates[self.seat]
        for kind in self.allows:
            DIE_ACTIONS[kind].add(found, position, estate, FREE, reach(estate, FREE))
        found.append(A_SKIP)
        return found

    def why_not(self, position: Position, kind: str, args: tuple[int, ...]) -> str | None:
        if kind == "skip":
            return None
        if kind not in DIE_ACTIONS or DICE[args[0]] != FREE:
            return "BUR-5.7"
        if kind not in self.allows:
            return self.rule
        return DIE_ACTIONS[kind].forbidding_rule(position, position.estates[self.seat], args)

    def answer(self, position: Position, action: int) -> None:
        """BUR-13.13: forgo it."""
        position.asked = None
        if position.log is not None:
            text = Text("log-skip", {"tile": Text("a-building-" + self.name)})
            position.log_event(self.seat, text, "BUR-13.13")

    def worth(self, position: Position, left: int) -> int:
        return self.promise
