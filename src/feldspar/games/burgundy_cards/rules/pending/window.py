"""Buy before the function of a placed card, or go on (BCG-9.8)."""

from collections.abc import Sequence

from feldspar.games.burgundy_cards.rules import why_not
from feldspar.games.burgundy_cards.rules.components import A_BUY, A_DONE
from feldspar.games.burgundy_cards.rules.pending.about import AboutCard
from feldspar.games.burgundy_cards.rules.position import Position


class Window(AboutCard):
    """Is anything bought now? It is asked until something is, or nothing can be."""

    name = "window"
    code = 5
    is_patient = True
    rule = "BCG-9.8"

    def settle(self, position: Position) -> bool:
        if position.may_buy(position.mine()):
            return False
        position.pop()
        return True

    def answers(self, position: Position) -> list[int]:
        return [A_BUY, A_DONE]

    def why_not(self, position: Position, kind: str, args: Sequence[int]) -> str | None:
        if kind == "buy":
            return why_not.purchase_rule(position)
        return None if kind == "done" else self.rule

    def answer(self, position: Position, action: int) -> None:
        """Nothing is bought, and the function follows."""
