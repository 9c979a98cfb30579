"""What carpenter's workshops, churches and markets have in common: tiles of some types to take."""

from collections.abc import Sequence

from feldspar.games.burgundy.rules.components import CARPENTER, NUMBERED_SLOTS, TAKES
from feldspar.games.burgundy.rules.decisions import FREE, TAKE_WITH
from feldspar.games.burgundy.rules.legal import add
from feldspar.games.burgundy.rules.pending.benefit import Benefit
from feldspar.games.burgundy.rules.player_board import Estate
from feldspar.games.burgundy.rules.position import Position
from feldspar.games.burgundy.rules.tiles import TYPE
from feldspar.games.burgundy.rules.units import Kind


class Fetch(Benefit):
    """Which tile is taken from a numbered depot, if any (BUR-13.11)?"""

    allows = "take"
    building: Kind = CARPENTER

    def uses(self, found: list[int], position: Position, estate: Estate) -> None:
        types = TAKES[self.building]
        fitting = 0
        slots = position.filled & NUMBERED_SLOTS
        while slots:
            slot = slots.bit_length() - 1
            slots ^= 1 << slot
            if types >> TYPE[position.slots[slot]] & 1:
                fitting |= 1 << slot
        add(found, TAKE_WITH[FREE], fitting)

    def why_not(self, position: Position, kind: str, args: Sequence[int]) -> str | None:
        rule = super().why_not(position, kind, args)
        if rule is not None or kind == "skip":
            return rule
        type_ = TYPE[position.slots[args[1]]]
        return None if TAKES[self.building] >> type_ & 1 else self.rule
