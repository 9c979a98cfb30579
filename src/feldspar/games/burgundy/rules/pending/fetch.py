"""What carpenter's workshops, churches and markets have in common: tiles of some types to take."""

from feldspar.games.burgundy.rules.answers.take import TAKE_WITH
from feldspar.games.burgundy.rules.components import TAKES
from feldspar.games.burgundy.rules.decisions import FREE
from feldspar.games.burgundy.rules.pending.benefit import A_SKIP, Benefit
from feldspar.games.burgundy.rules.position import Position
from feldspar.games.burgundy.rules.tiles import TYPE


class Fetch(Benefit):
    """Which tile is taken from a numbered depot, if any (BUR-13.11)?"""

    allows: tuple[str, ...] = ("take",)

    def answers(self, position: Position) -> list[int]:
        types, first = TAKES[self.name], TAKE_WITH[FREE]
        return [
            action
            for action in super().answers(position)
            if action == A_SKIP or types >> TYPE[position.slots[action - first]] & 1
        ]

    def why_not(self, position: Position, kind: str, args: tuple[int, ...]) -> str | None:
        rule = super().why_not(position, kind, args)
        if rule is not None or kind not in self.allows:
            return rule
        type_ = TYPE[position.slots[args[1]]]
        return None if TAKES[self.name] >> type_ & 1 else self.rule
