"""Draw cards by an effect."""

from collections.abc import Sequence

from feldspar.games.bruges.rules import piles
from feldspar.games.bruges.rules.components import A_DRAW
from feldspar.games.bruges.rules.effects import PRIMITIVES
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.units import Pile, Seat
from feldspar.games.bruges.rules.weights import DRAWN


class Draw(Question):
    """Draw so many cards (BRG-15.4)."""

    code = 1
    rule = "BRG-15.4"
    kinds = ("draw",)
    about = ("cards",)

    def __init__(self, seat: Seat, cards: int) -> None:
        self.seat = seat
        self.cards = cards

    def settle(self, position: Position) -> bool:
        """Look when all are drawn, or nothing is left."""
        choice = piles.open_piles(position)
        if self.cards and len(choice) > 1:
            return False
        if self.cards and choice:
            self.answer(position, A_DRAW + choice[0])
        else:
            position.pop()
            piles.look(position, self.seat, "BRG-15.4")
        return True

    def answers(self, position: Position) -> list[int]:
        return [A_DRAW + pile for pile in piles.open_piles(position)]

    def why_not(self, position: Position, kind: str, args: Sequence[int]) -> str | None:
        return None if position.piles[args[0]] else "BRG-4.10"

    def answer(self, position: Position, action: int) -> None:
        position.pop()
        piles.draw(position, self.seat, Pile(action - A_DRAW))
        position.push(Draw(self.seat, self.cards - 1))

    def worth(self, position: Position, florin: int) -> int:
        return DRAWN * self.cards


PRIMITIVES["draw_cards"] = lambda position, cause: position.push(
    Draw(cause.seat, cause.effect.amount)
)
