"""Straighten a character."""

from collections.abc import Sequence

from feldspar.games.bruges.rules.cards.characters import the
from feldspar.games.bruges.rules.components import A_STRAIGHTEN, CARDS
from feldspar.games.bruges.rules.effects.vocabulary import PRIMITIVES, Primitive
from feldspar.games.bruges.rules.player_board import USED, Holding
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.units import Card, Seat
from feldspar.kernel.events import Text


class Straighten(Question):
    """Straighten a character other than this one (BRG-15.14)."""

    code = 22
    rule = "BRG-15.14"
    kinds = ("straighten",)
    about = (("card", CARDS - 1),)
    value = 80

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card

    def choices(self, position: Position) -> list[int]:
        return [
            A_STRAIGHTEN + card for card in _rotated_cards(position.holdings[self.seat], self.card)
        ]

    def allows(self, position: Position, kind: str, args: Sequence[int]) -> bool:
        holding = position.holdings[self.seat]
        return args[0] != self.card and args[0] + USED in holding.residents

    def choose(self, position: Position, action: int) -> None:
        card = Card(action - A_STRAIGHTEN)
        position.holdings[self.seat].turn(card)
        if position.log is not None:
            position.log_event(self.seat, Text("log-straighten", {"card": the(card)}), "BRG-15.14")


def _rotated_cards(holding: Holding, but: Card) -> list[Card]:
    """Return the rotated characters but for one."""
    return [Card(one & 255) for one in holding.residents if one >= USED and one & 255 != but]


PRIMITIVES["reactivate"] = Primitive(
    lambda position, cause: position.push(Straighten(cause.seat, cause.card)),
    lambda act: bool(_rotated_cards(act.mine, act.card)),
    lambda act: any(one >= USED and one != act.card + USED for one in act.mine.residents),
    once=Straighten.value,
)
