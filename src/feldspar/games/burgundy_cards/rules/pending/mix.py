"""Convert workers and silver into points: how many of each (BCG-8.3)."""

from collections.abc import Sequence

from feldspar.games.burgundy_cards.rules.components import A_MIX, MOST_POINTS, PER_POINT
from feldspar.games.burgundy_cards.rules.player_board import FROM_CONVERSION
from feldspar.games.burgundy_cards.rules.position import Position, Question
from feldspar.kernel.events import TextArg


class Mix(Question):
    """How many of the cards returned for these points are workers?"""

    name = "mix"
    code = 13
    rule = "BCG-8.3"
    limits = (MOST_POINTS,)
    unasked = "mix", "BCG-8.3"
    points: int

    def __init__(self, points: int) -> None:
        self.points = points

    def fields(self) -> list[int]:
        return [self.points]

    def hint(self) -> str:
        return ""

    def message_args(self, position: Position) -> dict[str, TextArg]:
        return {"points": self.points, "cards": PER_POINT * self.points}

    def answers(self, position: Position) -> list[int]:
        holding = position.mine()
        cards = PER_POINT * self.points
        least, most = max(0, cards - holding.silver), min(cards, holding.workers)
        return [A_MIX + workers for workers in range(least, most + 1)]

    def why_not(self, position: Position, kind: str, args: Sequence[int]) -> str | None:
        holding = position.mine()
        silver = PER_POINT * self.points - args[0]
        there = args[0] <= holding.workers and 0 <= silver <= holding.silver
        return None if there else self.rule

    def answer(self, position: Position, action: int) -> None:
        """Return workers, and silver for the rest, and score."""
        holding = position.mine()
        workers = action - A_MIX
        silver = PER_POINT * self.points - workers
        holding.workers -= workers
        holding.silver -= silver
        holding.score_points(self.points, FROM_CONVERSION)
        if position.log is not None:
            position.note("log-convert", self.rule, self.points, workers=workers, silver=silver)


def convert(position: Position, points: int) -> None:
    """Ask which cards are returned, if there is a choice."""
    question = Mix(points)
    ways = question.answers(position)
    if len(ways) > 1:
        position.push(question)
    else:
        question.answer(position, ways[0])
