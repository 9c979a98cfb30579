"""Buy before the function of a placed card, or go on (BCG-9.8)."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.burgundy_cards.rules.components import A_BUY, A_DONE, ALL_CARDS, PRICE
from feldspar.games.burgundy_cards.rules.pending.function import Function
from feldspar.games.burgundy_cards.rules.position import AboutCard, Position, Question
from feldspar.games.burgundy_cards.rules.units import Card


class Window(AboutCard):
    """Is anything bought now? It is asked until something is, or nothing can be."""

    name = "window"
    code = 5
    is_patient = True
    rule = "BCG-9.8"
    decline = A_DONE

    def settle(self, position: Position) -> bool:
        if position.may_buy(position.mine()):
            return False
        position.pop()
        return True

    def answers(self, position: Position) -> list[int]:
        return [A_BUY, A_DONE]

    def why_not(self, position: Position, kind: str, args: Sequence[int]) -> str | None:
        if kind == "buy":
            return purchase_rule(position)
        return None if kind == "done" else self.rule

    def answer(self, position: Position, action: int) -> None:
        """Nothing is bought, and the function follows."""


def purchase_rule(position: Position) -> str | None:
    """Return what forbids a purchase."""
    if position.bought or position.mine().silver < PRICE:
        return "BCG-9.1"
    return None if position.deck or position.discard else "BCG-9.11"


_WAITING: Final[list[list[Question]]] = [[Function(card), Window(card)] for card in ALL_CARDS]


def await_function(position: Position, card: Card) -> None:
    """Let the function of a placed card wait until something was bought, or nothing will be."""
    position.stack = position.stack + _WAITING[card]
