"""What is asked, as the table has it: in which words, and about which card."""

from typing import Final

from feldspar.games.burgundy_cards.rules.cards import FACES, TYPE
from feldspar.games.burgundy_cards.rules.components import CLOISTER, PER_POINT, PRICE, ROUNDS
from feldspar.games.burgundy_cards.rules.pending.about import AboutCard
from feldspar.games.burgundy_cards.rules.pending.act import Act
from feldspar.games.burgundy_cards.rules.pending.column import WhichColumn
from feldspar.games.burgundy_cards.rules.pending.draw import Draw
from feldspar.games.burgundy_cards.rules.pending.mix import Mix
from feldspar.games.burgundy_cards.rules.pending.take import Take
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.supply import NO_CARD
from feldspar.games.burgundy_cards.rules.units import NO_DIE, Card, Die
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.toolkit.memoize import remembered

Args = dict[str, TextArg]
_DRAWS: Final = ("", "draw-goods", "draw-animals", "draw-either")


@remembered
def a_card(card: Card) -> Text:
    """Return a card in a sentence."""
    return Text("a-" + FACES[card])


def asked(position: Position) -> tuple[str, Args]:
    """Return the key of what waits for an answer, and what everybody may be told of it."""
    question = position.stack[-1]
    if isinstance(question, AboutCard):
        return question.name, {"card": a_card(question.card), "silver": PRICE}
    if isinstance(question, Draw):
        return _DRAWS[question.of], {}
    if isinstance(question, Act):
        return question.name, {"die": question.die}
    if isinstance(question, Take):
        return f"take-{question.face}", {}
    if isinstance(question, Mix):
        return question.name, {"points": question.points, "cards": PER_POINT * question.points}
    return question.name, {"round": ROUNDS[position.round], "count": len(position.revealed)}


def entailed(position: Position) -> Text | None:
    """Return what an answer entails."""
    question = position.stack[-1]
    if isinstance(question, Mix):
        return None
    cloister = isinstance(question, WhichColumn) and TYPE[question.card] == CLOISTER
    return Text("hint-cloister" if cloister else f"hint-{question.name}")


def wanted(position: Position) -> Card:
    """Return the card about which something is asked now, or NO_CARD."""
    question = position.stack[-1] if position.stack else None
    return question.card if isinstance(question, AboutCard) else NO_CARD


def extra_die(position: Position) -> Die:
    """Return the die of an extra action, or NO_DIE."""
    question = position.stack[-1] if position.stack else None
    return question.die if isinstance(question, Act) else NO_DIE


def mixed(position: Position, workers: int) -> Text:
    """Say what is returned for points, if so much of it is workers."""
    question = position.stack[-1]
    assert isinstance(question, Mix)
    silver = PER_POINT * question.points - workers
    return Text("move-mix", {"workers": workers, "silver": silver})
