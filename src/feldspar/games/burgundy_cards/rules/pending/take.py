"""Take a card of the display as a project (section 5), by action or by function."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.burgundy_cards.rules import components, supply
from feldspar.games.burgundy_cards.rules.actions.action import Action, can_reach
from feldspar.games.burgundy_cards.rules.cards import TYPE, a_card
from feldspar.games.burgundy_cards.rules.pending.room import gain_project
from feldspar.games.burgundy_cards.rules.player_board import Holding
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.units import Card, Die, Types

_GRANTED: Final = {
    components.EVERY_TYPE: ("", ""),
    components.TAKES[components.CARPENTER]: ("carpenter", "BCG-11.7"),
    components.TAKES[components.CHURCH]: ("church", "BCG-11.8"),
    components.TAKES[components.MARKET]: ("market", "BCG-11.9"),
}
"""The building that lets its owner take cards of some types, and its rule."""
_FACES: Final = tuple([(face, (types,)) for types, (face, _) in _GRANTED.items() if face])
_REACHED: Final = [
    [[row for row in range(6) if costs[row + 1] <= workers] for workers in range(4)]
    for costs in components.COST
]
"""The rows that a die reaches with so many workers: with three, all of them."""


class Take(Action):
    """Which card, of those in a row that the die reaches, or of some types?"""

    name = "take"
    code = 10
    promise = 111
    limits = (components.EVERY_TYPE - 1,)
    faces = _FACES
    types: Types

    def __init__(self, types: Types = components.EVERY_TYPE) -> None:
        super().__init__()
        self.types = types
        self.face, self.rule = _GRANTED[types]
        self.key = f"take-{self.face}"

    def fields(self) -> list[int]:
        return [self.types]

    def add(self, found: list[int], position: Position, mine: Holding, die: Die, base: int) -> None:
        workers = mine.workers
        for row in _REACHED[die][workers if workers < 3 else 3]:
            for card in position.rows[row]:
                found.append(base + card)

    def answers(self, position: Position) -> list[int]:
        found = super().answers(position)
        return [one for one in found if self.types >> TYPE[(one - self.first) % self.each] & 1]

    def rule_against(self, position: Position, args: Sequence[int], die: Die) -> str | None:
        rows = [Die(n) for n, cards in enumerate(position.rows, 1) if args[1] in cards]
        if not rows or not can_reach(position, die, rows):
            return "BCG-5.1"
        return None if self.types >> TYPE[args[1]] & 1 else self.rule

    def carry_out(self, position: Position, number: int, die: Die) -> None:
        card = Card(number)
        row = supply.row_of(position, card)
        paid = components.COST[die][row]
        position.mine().workers -= paid
        if position.log is not None:
            position.note("log-take", "BCG-5.1", card=a_card(card), row=row, workers=paid)
        gain_project(position, card)
