"""The Plague."""

from collections.abc import Sequence

from feldspar.games.bruges.rules.characters import the
from feldspar.games.bruges.rules.components import A_BURY
from feldspar.games.bruges.rules.player_board import characters
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.units import Card
from feldspar.kernel.events import Text


class Plague(Question):
    """Lose a character (BRG-9.4)."""

    code = 5
    rule = "BRG-9.4"
    kinds = ("bury",)
    of_disaster = True

    def answers(self, position: Position) -> list[int]:
        return [A_BURY + card for card in characters(position.holdings[self.seat])]

    def allows(self, position: Position, kind: str, args: Sequence[int]) -> bool:
        return args[0] in characters(position.holdings[self.seat])

    def answer(self, position: Position, action: int) -> None:
        """Bury a character; the house stays."""
        position.pop()
        card = Card(action - A_BURY)
        position.holdings[self.seat].move_out(card)
        position.throw_away(card)
        if position.log is not None:
            position.report(self.seat, Text("log-bury", {"card": the(card)}), "BRG-9.4")
