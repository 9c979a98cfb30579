"""Place a project in the estate (section 6), by action or by function (BCG-11.15)."""

from collections.abc import Sequence

from feldspar.games.burgundy_cards.rules.actions.action import Action, can_reach
from feldspar.games.burgundy_cards.rules.cards import DIE, a_card
from feldspar.games.burgundy_cards.rules.components import COST
from feldspar.games.burgundy_cards.rules.pending.column import place
from feldspar.games.burgundy_cards.rules.player_board import Holding
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.units import Card, Die


class Place(Action):
    """Which project, of those whose die the die reaches?"""

    name = "place"
    code = 11
    rule = "BCG-11.15"
    promise = 120
    face = "city_hall"
    faces = (("city_hall", ()),)

    def add(self, found: list[int], position: Position, mine: Holding, die: Die, base: int) -> None:
        costs, workers = COST[die], mine.workers
        for card in mine.projects:
            if costs[DIE[card]] <= workers:
                found.append(base + card)

    def rule_against(self, position: Position, args: Sequence[int], die: Die) -> str | None:
        there = args[1] in position.mine().projects
        return None if there and can_reach(position, die, [DIE[args[1]]]) else "BCG-6.1"

    def carry_out(self, position: Position, number: int, die: Die) -> None:
        card = Card(number)
        paid = COST[die][DIE[card]]
        position.mine().workers -= paid
        if position.log is not None:
            rule = "BCG-6.1" if die else "BCG-11.15"
            position.note("log-place", rule, card=a_card(card), workers=paid)
        place(position, card)
