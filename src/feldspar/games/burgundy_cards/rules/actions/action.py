"""What the six actions have in common, which are done with a die, or without one."""

from collections.abc import Sequence

from feldspar.games.burgundy_cards.rules.components import ACTIONS, FREE
from feldspar.games.burgundy_cards.rules.player_board import Holding
from feldspar.games.burgundy_cards.rules.position import Position, Question
from feldspar.games.burgundy_cards.rules.units import NO_DIE, Die
from feldspar.kernel.events import Text


class Action(Question):
    """To what is it done? That is asked where a building grants it, called as its decisions are."""

    first: int
    """The first of its decisions."""
    each: int
    """How many of them there are with each die."""
    face: str = ""
    """The building: where nothing can be done, its effect is lost."""

    def __init__(self) -> None:
        kind = ACTIONS.kinds[self.name]
        self.first, self.each = kind.base, kind.size // (FREE + 1)

    def add(self, found: list[int], position: Position, mine: Holding, die: Die, base: int) -> None:
        """Add what may be done with a die, changed by as many workers as the player has."""

    def rule_against(self, position: Position, args: Sequence[int], die: Die) -> str | None:
        """Return the rule that forbids it; without a die any will do (section 4)."""
        return None

    def carry_out(self, position: Position, number: int, die: Die) -> None:
        """Do it, to one of the things it may be done to."""

    def settle(self, position: Position) -> bool:
        if self.answers(position):
            return False
        position.pop()
        if position.log is not None:
            position.note("log-lost", "BCG-11.10", card=Text("a-" + self.face))
        return True

    def answers(self, position: Position) -> list[int]:
        found: list[int] = []
        self.add(found, position, position.mine(), NO_DIE, self.first + FREE * self.each)
        return found

    def why_not(self, position: Position, kind: str, args: Sequence[int]) -> str | None:
        asked = kind == self.name and args[0] == FREE
        return self.rule_against(position, args, NO_DIE) if asked else self.rule

    def answer(self, position: Position, action: int) -> None:
        self.carry_out(position, (action - self.first) % self.each, NO_DIE)


def can_reach(position: Position, die: Die, wanted: Sequence[Die]) -> bool:
    """BCG-4.3: each worker turns a die by one, up or down, and 1 and 6 are neighbours."""
    apart = [abs(die - one) for one in wanted]
    return not die or min([min(one, 6 - one) for one in apart]) <= position.mine().workers
