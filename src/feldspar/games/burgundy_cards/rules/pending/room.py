"""Discard a project for a new one (BCG-5.5)."""

from collections.abc import Sequence

from feldspar.games.burgundy_cards.rules import supply
from feldspar.games.burgundy_cards.rules.cards import a_card
from feldspar.games.burgundy_cards.rules.components import A_DROP, PROJECTS
from feldspar.games.burgundy_cards.rules.position import AboutCard, Position
from feldspar.games.burgundy_cards.rules.units import NO_DIE, Card


class Room(AboutCard):
    """Which project makes room for the card?"""

    name = "room"
    code = 0
    rule = "BCG-5.5"
    unasked = "drop", "BCG-5.5"
    promise = -40

    def can_wait(self, position: Position) -> bool:
        """The card lies in the display, or is all that is left of a purchase."""
        displayed = not position.revealed and supply.row_of(position, self.card) != NO_DIE
        there = displayed or position.revealed == [self.card]
        return there and len(position.mine().projects) == PROJECTS

    def answers(self, position: Position) -> list[int]:
        return [A_DROP + card for card in position.mine().projects]

    def why_not(self, position: Position, kind: str, args: Sequence[int]) -> str | None:
        return None if args[0] in position.mine().projects else self.rule

    def answer(self, position: Position, action: int) -> None:
        holding = position.mine()
        card = Card(action - A_DROP)
        holding.projects = [other for other in holding.projects if other != card]
        position.throw_away(card)
        if position.log is not None:
            position.note("log-drop", self.rule, card=a_card(card))
        gain_project(position, self.card)


def gain_project(position: Position, card: Card) -> None:
    """Add a card to the projects, or ask first which to discard for it (BCG-5.4 to 5.6)."""
    holding = position.mine()
    if len(holding.projects) >= PROJECTS:
        position.push(Room(card))
        return
    supply.remove(position, card)
    holding.projects = holding.projects + [card]
