"""The columns of an estate (section 10)."""

from feldspar.games.burgundy_cards.rules.cards import TYPE
from feldspar.games.burgundy_cards.rules.components import CARDS, CLOISTER, TRIPLE, TYPES
from feldspar.games.burgundy_cards.rules.units import Card, Type


class Column:
    """Up to three cards, in the order they were placed. It is never changed, so copies share it."""

    type: Type
    """A cloister takes on the type of what it is put on, and of what is put on it."""
    cards: list[Card]
    size: int

    def __init__(self, type_: Type, cards: list[Card]) -> None:
        self.type = type_
        self.cards = cards
        self.size = len(cards)

    def fits(self, type_: Type) -> bool:
        """Tell whether a card of a type may go onto it (BCG-10.2, 10.3, 10.5, 10.6)."""
        if self.size >= TRIPLE:
            return False
        return self.type == type_ or self.type == CLOISTER or type_ == CLOISTER

    def with_card(self, card: Card) -> "Column":
        """Return it with one more card."""
        return Column(TYPE[card] if self.type == CLOISTER else self.type, self.cards + [card])

    def number(self) -> int:
        """Return it as one number: its type, how many cards it has, and which."""
        found = self.type | self.size << 3
        for place, card in enumerate(self.cards):
            found |= card << 5 + 7 * place
        return found


assert len(TYPES) == 7, "a number keeps a type in three bits"
assert CARDS < 128, "a number keeps each card in seven bits"
