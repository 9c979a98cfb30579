"""Placing a card: into which column (BCG-10.8), and what waits from then on (BCG-12.1)."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.burgundy_cards.rules.cards import TYPE
from feldspar.games.burgundy_cards.rules.columns import Column
from feldspar.games.burgundy_cards.rules.components import A_COLUMN, CLOISTER, NEW_COLUMN, TRIPLE
from feldspar.games.burgundy_cards.rules.pending.bonus import complete
from feldspar.games.burgundy_cards.rules.pending.check import Check
from feldspar.games.burgundy_cards.rules.pending.window import await_function
from feldspar.games.burgundy_cards.rules.position import AboutCard, Position
from feldspar.games.burgundy_cards.rules.units import Card, Type

_CHECK: Final = Check()


class WhichColumn(AboutCard):
    """Into which column does the card go?"""

    name = "column"
    code = 1
    rule = "BCG-10.8"
    unasked = "column", "BCG-6.3"
    promise = -40

    def can_wait(self, position: Position) -> bool:
        return not position.revealed and self.card in position.mine().projects

    def hint(self) -> str:
        return "hint-cloister" if TYPE[self.card] == CLOISTER else super().hint()

    def answers(self, position: Position) -> list[int]:
        holding = position.mine()
        type_ = TYPE[self.card]
        found: list[int] = []
        for number, place in enumerate(holding.open_columns()):
            if holding.columns[place].fits(type_):
                found.append(A_COLUMN + number)
        if holding.may_begin(type_):
            found.append(A_COLUMN + NEW_COLUMN)
        return found

    def why_not(self, position: Position, kind: str, args: Sequence[int]) -> str | None:
        """Section 10, card by card: what a column is follows from the cards in it."""
        type_ = TYPE[self.card]
        columns = position.mine().columns
        kinds = [_kind(one) for one in columns if len(one.cards) < TRIPLE]
        if args[0] == NEW_COLUMN:
            if type_ not in kinds:
                return None
            return "BCG-10.7" if type_ == CLOISTER else "BCG-10.4"
        if args[0] >= len(kinds):
            return "BCG-10.1"
        return None if type_ == CLOISTER or kinds[args[0]] in (type_, CLOISTER) else "BCG-10.2"

    def answer(self, position: Position, action: int) -> None:
        """BCG-12.1: the card lies in its column; then awards, a purchase, and its function."""
        holding = position.mine()
        card = self.card
        type_ = TYPE[card]
        holding.projects = [other for other in holding.projects if other != card]
        columns = holding.columns[:]
        if action == A_COLUMN + NEW_COLUMN:
            changed = Column(type_, [card])
            columns.append(changed)
        else:
            where = holding.open_columns()[action - A_COLUMN]
            changed = columns[where].with_card(card)
            columns[where] = changed
        holding.columns = columns
        if type_ != CLOISTER:
            await_function(position, card)
        position.push(_CHECK)
        if changed.size == TRIPLE:
            complete(position, changed.type)


def _kind(one: Column) -> Type:
    """The type of a column: that of its cards which are no cloisters, if there are any."""
    others = [TYPE[card] for card in one.cards if TYPE[card] != CLOISTER]
    return others[0] if others else CLOISTER


_ASKED: Final = [WhichColumn(Card(card)) for card in range(len(TYPE))]


def place(position: Position, card: Card) -> None:
    """Put a project into a column, of choice if there is one (BCG-6.3)."""
    question = _ASKED[card]
    columns = question.answers(position)
    if len(columns) > 1:
        position.push(question)
    else:
        question.answer(position, columns[0])
