"""Remove a canal tile."""

from collections.abc import Sequence

from feldspar.games.bruges.rules.canals import lose_tile
from feldspar.games.bruges.rules.components import A_BREACH, BOTH_SECTIONS
from feldspar.games.bruges.rules.effects import PRIMITIVES, Cause
from feldspar.games.bruges.rules.gains import lose_points
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.units import Section


class Breach(Question):
    """Remove a canal tile (BRG-15.16)."""

    code = 24
    rule = "BRG-15.16"
    kinds = ("breach",)

    def answers(self, position: Position) -> list[int]:
        tiles = position.holdings[self.seat].tiles
        return [A_BREACH + section for section in BOTH_SECTIONS if tiles[section]]

    def allows(self, position: Position, kind: str, args: Sequence[int]) -> bool:
        return position.holdings[self.seat].tiles[args[0]] > 0

    def answer(self, position: Position, action: int) -> None:
        position.pop()
        lose_tile(position, self.seat, Section(action - A_BREACH), "BRG-15.16")


def opponents_lose(position: Position, cause: Cause) -> None:
    """BRG-15.16, clockwise."""
    seat, number = cause.seat, cause.effect.amount
    if cause.effect.text == "vp":
        for victim in position.opponents(seat):
            lose_points(position, victim, number, "BRG-15.16")
    else:
        for victim in position.opponents(seat)[::-1]:
            for _ in range(number):
                position.push(Breach(victim))


PRIMITIVES["opponents_lose"] = opponents_lose
