"""Take workers or silver, or return them for points (section 8): with any die."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.burgundy_cards.rules import components
from feldspar.games.burgundy_cards.rules.actions.action import Action
from feldspar.games.burgundy_cards.rules.components import PER_POINT, RESTOCK, SILVER_TAKEN
from feldspar.games.burgundy_cards.rules.pending.mix import convert
from feldspar.games.burgundy_cards.rules.player_board import Holding
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.units import Die

_every: Final = components.ACTIONS.every
_TOKENS: Final = range(components.FREE + 1)
_COUNTS: Final = range(components.MOST_POINTS + 1)
_WITHOUT: Final = [
    [_every("silver", die=[one]) + _every("convert", die=[one])[:points] for points in _COUNTS]
    for one in _TOKENS
]
_WITH: Final = [[_every("restock", die=[one]) + ids for ids in _WITHOUT[one]] for one in _TOKENS]
"""All decisions with a die, by the points they may bring, without and with those for workers."""


class TakeWorkers(Action):
    """BCG-8.1: up to a number of them."""

    name = "restock"

    def add(self, found: list[int], position: Position, mine: Holding, die: Die, base: int) -> None:
        """Add all three kinds at once."""
        points, most = (mine.workers + mine.silver) // PER_POINT, components.MOST_POINTS
        every = _WITHOUT if mine.workers >= RESTOCK else _WITH
        found.extend(every[base - self.first][points if points < most else most])

    def rule_against(self, position: Position, args: Sequence[int], die: Die) -> str | None:
        return None if position.mine().workers < RESTOCK else "BCG-8.1"

    def carry_out(self, position: Position, number: int, die: Die) -> None:
        count = RESTOCK - position.mine().workers
        position.mine().workers = RESTOCK
        if position.log is not None:
            position.note("log-restock", "BCG-8.1", count=count)


class TakeSilver(Action):
    """BCG-8.2."""

    name = "silver"

    def carry_out(self, position: Position, number: int, die: Die) -> None:
        position.mine().silver += SILVER_TAKEN
        if position.log is not None:
            position.note("log-silver", "BCG-8.2", count=SILVER_TAKEN)


class Conversion(Action):
    """BCG-8.3: as many points as there are cards for."""

    name = "convert"

    def rule_against(self, position: Position, args: Sequence[int], die: Die) -> str | None:
        there = position.mine().workers + position.mine().silver
        return None if PER_POINT * (args[1] + 1) <= there else "BCG-8.4"

    def carry_out(self, position: Position, number: int, die: Die) -> None:
        convert(position, number + 1)
