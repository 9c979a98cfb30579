"""Advance in phase 2."""

from feldspar.games.bruges.rules.components import A_ADVANCE, A_DONE
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.progress import IMPOSSIBLE, advance, step_price


class Advance(Question):
    """Decide whether to advance in phase 2 (BRG-5.6)."""

    code = 8
    rule = "BRG-5.6"
    kinds = ("advance", "done")

    def answers(self, position: Position) -> list[int]:
        price = step_price(position, self.seat)
        if price == IMPOSSIBLE or price > position.holdings[self.seat].florins:
            return [A_DONE]
        return [A_ADVANCE, A_DONE]

    def answer(self, position: Position, action: int) -> None:
        position.pop()
        if action == A_ADVANCE:
            advance(position, self.seat, step_price(position, self.seat), "BRG-5.6")
