"""Straighten a character."""

from collections.abc import Sequence

from feldspar.games.bruges.rules.characters import the
from feldspar.games.bruges.rules.components import A_STRAIGHTEN
from feldspar.games.bruges.rules.effects import PRIMITIVES
from feldspar.games.bruges.rules.player_board import USED
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.units import Card, Seat
from feldspar.games.bruges.rules.weights import STRAIGHTENED
from feldspar.games.bruges.rules.worthwhile_moves import rotated
from feldspar.kernel.events import Text


class Straighten(Question):
    """Straighten a character other than this one (BRG-15.14)."""

    code = 22
    rule = "BRG-15.14"
    kinds = ("straighten",)
    about = ("card",)
    value = STRAIGHTENED

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card

    def answers(self, position: Position) -> list[int]:
        return [A_STRAIGHTEN + card for card in rotated(position.holdings[self.seat], self.card)]

    def allows(self, position: Position, kind: str, args: Sequence[int]) -> bool:
        holding = position.holdings[self.seat]
        return args[0] != self.card and args[0] + USED in holding.residents

    def answer(self, position: Position, action: int) -> None:
        position.pop()
        card = Card(action - A_STRAIGHTEN)
        position.holdings[self.seat].turn(card)
        if position.log is not None:
            position.report(self.seat, Text("log-straighten", {"card": the(card)}), "BRG-15.14")


PRIMITIVES["reactivate"] = lambda position, cause: position.push(Straighten(cause.seat, cause.card))
