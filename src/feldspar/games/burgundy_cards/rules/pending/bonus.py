"""What a triple brings: points, the first-triple card, and an option of the round card."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.burgundy_cards.rules import components
from feldspar.games.burgundy_cards.rules.pending.draw import draw
from feldspar.games.burgundy_cards.rules.player_board import FROM_FIRST, FROM_ROUND, FROM_TRIPLE
from feldspar.games.burgundy_cards.rules.position import Position, Question
from feldspar.games.burgundy_cards.rules.units import Type
from feldspar.kernel.events import Text, TextArg

PER_GAIN: Final = 74
"""What a bot thinks of each point or silver of the first option."""


class Bonus(Question):
    """Which option of the round card is taken (BCG-12.4)?"""

    name = "bonus"
    code = 2
    rule = "BCG-12.4"
    unasked = "bonus", "BCG-12.4"

    def answers(self, position: Position) -> list[int]:
        count = len(components.OPTIONS[position.round])
        return [components.A_BONUS + option for option in range(count)]

    def why_not(self, position: Position, kind: str, args: Sequence[int]) -> str | None:
        return None if args[0] < len(components.OPTIONS[position.round]) else self.rule

    def answer(self, position: Position, action: int) -> None:
        """BCG-12.4, 12.5: points, silver and workers at once; goods and animals one at a time."""
        option = components.OPTIONS[position.round][action - components.A_BONUS]
        points, goods, animals, silver, workers = option
        holding = position.mine()
        holding.silver += silver
        holding.workers += workers
        if points:
            holding.score_points(points, FROM_ROUND)
        draw(position, goods, animals)
        if position.log is not None:
            args: dict[str, TextArg] = {"goods": goods, "animals": animals, "silver": silver}
            args |= {"round": components.ROUNDS[position.round], "workers": workers}
            position.note("log-bonus", self.rule, points, **args)

    def worth(self, position: Position) -> int:
        option = components.OPTIONS[position.round][0]
        return PER_GAIN * (option[0] + option[3])


def complete(position: Position, type_: Type) -> None:
    """BCG-12.2, 12.4: score a triple, and ask for the rest."""
    holding = position.mine()
    holding.score_points(components.TRIPLE_POINTS[type_], FROM_TRIPLE)
    name = Text("triple-" + components.TYPES[type_])
    if position.log is not None:
        position.note("log-triple", "BCG-14.2", components.TRIPLE_POINTS[type_], type=name)
    if position.firsts >> type_ & 1:
        position.firsts ^= 1 << type_
        holding.firsts |= 1 << type_
        holding.score_points(components.FIRST_POINTS, FROM_FIRST)
        if position.log is not None:
            position.note("log-first", "BCG-12.2", components.FIRST_POINTS, type=name)
    position.push(Bonus())
