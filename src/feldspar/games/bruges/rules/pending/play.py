"""Play one more card."""

from collections.abc import Sequence

from feldspar.games.bruges.rules import actions, why_not
from feldspar.games.bruges.rules.components import PLAYS
from feldspar.games.bruges.rules.effects import PRIMITIVES
from feldspar.games.bruges.rules.legal import plays
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.weights import PLAYED_MORE


class Play(Question):
    """Play one more card (BRG-15.11)."""

    code = 19
    rule = "BRG-15.11"
    kinds = PLAYS
    value = PLAYED_MORE

    def settle(self, position: Position) -> bool:
        if position.holdings[self.seat].hand:
            return False  # every card takes workers, or florins
        position.pop()
        return True

    def answers(self, position: Position) -> list[int]:
        found: list[int] = []
        plays(found, position.holdings[self.seat])
        return found

    def why_not(self, position: Position, kind: str, args: Sequence[int]) -> str | None:
        return why_not.play(position.holdings[self.seat], kind, args, 0)

    def answer(self, position: Position, action: int) -> None:
        position.pop()
        actions.play(position, self.seat, action)


PRIMITIVES["play_extra_card"] = lambda position, cause: position.push(Play(cause.seat))
