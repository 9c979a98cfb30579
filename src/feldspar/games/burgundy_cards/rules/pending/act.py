"""An extra action with the die of a card bought (BCG-9.4)."""

from feldspar.games.burgundy_cards.rules.actions.granted import Granted
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.units import NO_DIE, Die, Token
from feldspar.kernel.events import TextArg


class Act(Granted):
    """Which action, with this die?"""

    name = "act"
    code = 8
    rule = "BCG-9.3"
    promise = 128
    limits = (6,)

    def __init__(self, die: Die) -> None:
        self.die = die
        self.token = Token(die - 1)

    def can_wait(self, position: Position) -> bool:
        return self.die != NO_DIE and not position.revealed

    def fields(self) -> list[int]:
        return [self.die]

    def message_args(self, position: Position) -> dict[str, TextArg]:
        return {"die": self.die}
