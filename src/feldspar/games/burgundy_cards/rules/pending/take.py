"""Take a card of some types from the display (BCG-11.7 to 11.9)."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.burgundy_cards.rules import components
from feldspar.games.burgundy_cards.rules.cards import TYPE
from feldspar.games.burgundy_cards.rules.pending.granted import Granted
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.units import Building, Types

_RULES: Final = {
    components.CARPENTER: "BCG-11.7",
    components.CHURCH: "BCG-11.8",
    components.MARKET: "BCG-11.9",
}


class Take(Granted):
    """Which card, whatever its row?"""

    name = "take"
    code = 10
    promise = 111
    kinds: tuple[str, ...] = ("take",)
    types: Types

    def __init__(self, types: Types) -> None:
        building = Building(components.TAKES.index(types))
        self.types = types
        self.face = components.BUILDINGS[building]
        self.rule = _RULES[building]

    def fields(self) -> list[int]:
        return [self.types]

    def answers(self, position: Position) -> list[int]:
        base = components.A_TAKE + self.token * components.CARDS
        cards = [card for row in position.rows for card in row]
        return [base + card for card in cards if self.types >> TYPE[card] & 1]

    def why_not(self, position: Position, kind: str, args: Sequence[int]) -> str | None:
        forbidden = super().why_not(position, kind, args)
        return forbidden or (None if self.types >> TYPE[args[1]] & 1 else self.rule)
