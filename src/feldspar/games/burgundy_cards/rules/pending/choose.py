"""A purchase: cards are revealed, and one of them is chosen (BCG-9.2)."""

from collections.abc import Sequence

from feldspar.games.burgundy_cards.rules import supply
from feldspar.games.burgundy_cards.rules.cards import DIE, a_card
from feldspar.games.burgundy_cards.rules.components import A_CHOOSE, BOUGHT, PRICE
from feldspar.games.burgundy_cards.rules.pending.act import Act
from feldspar.games.burgundy_cards.rules.pending.room import gain_project
from feldspar.games.burgundy_cards.rules.position import Position, Question
from feldspar.games.burgundy_cards.rules.units import NO_CARD, Card


class Choose(Question):
    """Which of the cards revealed, and for what?"""

    name = "choose"
    code = 7
    rule = "BCG-9.5"
    unasked = "choose", "BCG-9.2"
    promise = 180

    def can_wait(self, position: Position) -> bool:
        return bool(position.revealed)

    def answers(self, position: Position) -> list[int]:
        return [A_CHOOSE + 2 * card + use for card in position.revealed for use in range(2)]

    def why_not(self, position: Position, kind: str, args: Sequence[int]) -> str | None:
        return None if args[0] in position.revealed else "BCG-9.2"

    def answer(self, position: Position, action: int) -> None:
        """BCG-9.2, 9.3: one card is a project or an action, the others are discarded."""
        number, use = divmod(action - A_CHOOSE, 2)
        card = Card(number)
        for other in position.revealed:
            if other != card or use:
                position.throw_away(other)
        position.revealed = [] if use else [card]
        if position.log is not None:
            key = "log-choose-action" if use else "log-choose-project"
            position.note(key, "BCG-9.3", card=a_card(card), die=DIE[card])
        if use:
            position.push(Act(DIE[card]))
        else:
            gain_project(position, card)


def reveal(position: Position) -> None:
    """BCG-9.1: reveal cards of the draw pile; one will be chosen."""
    position.mine().silver -= PRICE
    position.bought = True
    revealed: list[Card] = []
    for _ in range(BOUGHT):
        card = supply.draw(position)
        if card != NO_CARD:
            revealed.append(card)
    position.revealed = revealed
    position.reveal_count += 1
    position.push(Choose())
    if position.log is not None:
        position.note("log-buy", "BCG-9.1", silver=PRICE, count=len(revealed))
