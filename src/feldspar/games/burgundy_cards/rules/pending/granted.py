"""One of the six actions, granted by a card: what such questions have in common."""

from collections.abc import Sequence

from feldspar.games.burgundy_cards.rules import why_not
from feldspar.games.burgundy_cards.rules.components import A_MIX, A_TAKE, FREE
from feldspar.games.burgundy_cards.rules.legal import add_actions
from feldspar.games.burgundy_cards.rules.position import Position, Question
from feldspar.games.burgundy_cards.rules.units import NO_DIE, Die, Token
from feldspar.kernel.events import Text


class Granted(Question):
    """Which action? `apply` carries it out, as with a hand card."""

    die: Die = NO_DIE
    token: Token = FREE
    kinds: tuple[str, ...] = why_not.SIX
    """What may be done, as decisions are called."""
    first: int = A_TAKE
    last: int = A_MIX
    """The same as ids of decisions, the last one not among them."""
    face: str = ""
    """The building that grants only some: where none can be done, its effect is lost."""

    def settle(self, position: Position) -> bool:
        if not self.face or self.answers(position):
            return False
        position.pop()
        if position.log is not None:
            text = Text("log-lost", {"card": Text("a-" + self.face)})
            position.report(position.active, text, "BCG-11.10")
        return True

    def answers(self, position: Position) -> list[int]:
        found: list[int] = []
        add_actions(found, position, self.die, self.token)
        if not self.face:
            return found
        return [action for action in found if self.first <= action < self.last]

    def why_not(self, position: Position, kind: str, args: Sequence[int]) -> str | None:
        if kind not in self.kinds or args[0] != self.token:
            return self.rule
        return why_not.action_rule(position, kind, args, self.die)
