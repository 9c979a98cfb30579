"""What questions about a card have in common."""

from feldspar.games.burgundy_cards.rules.cards import FACES
from feldspar.games.burgundy_cards.rules.position import Question
from feldspar.games.burgundy_cards.rules.units import Card
from feldspar.kernel.events import Text


class AboutCard(Question):
    """Something that concerns a certain card."""

    card: Card

    def __init__(self, card: Card) -> None:
        self.card = card

    def fields(self) -> list[int]:
        return [self.card]


def a_card(card: Card) -> Text:
    """Name a card, with its article."""
    return Text("a-" + FACES[card])
