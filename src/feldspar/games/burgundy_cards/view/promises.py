"""What a card would bring in an estate as it is."""

from typing import Final

from feldspar.games.burgundy_cards.rules.cards import TYPE
from feldspar.games.burgundy_cards.rules.components import (
    CLOISTER,
    FIRST_POINTS,
    TRIPLE,
    TRIPLE_POINTS,
    TYPES,
)
from feldspar.games.burgundy_cards.rules.player_board import Holding
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.units import Card, Type
from feldspar.kernel.events import Text

_MANY: Final = 4
"""With so many types one may think of all seven."""


def triple_points(position: Position, type_: Type) -> int:
    """Return what completing a triple of a type scores now, but for the round card."""
    return TRIPLE_POINTS[type_] + FIRST_POINTS * (position.firsts >> type_ & 1)


def promises(position: Position, holding: Holding, card: Card) -> Text | None:
    """Say which triple a card could complete; the dearest, if there are several."""
    fitting = [one for one in holding.columns if one.size == TRIPLE - 1 and one.fits(TYPE[card])]
    if not fitting:
        return None
    types = [one.with_card(card).type for one in fitting]
    points, type_ = max([(triple_points(position, type_), type_) for type_ in types])
    return Text("because-completes", {"type": Text("triple-" + TYPES[type_]), "points": points})


def joins(holding: Holding, card: Card) -> Text | None:
    """Say which column of one card another of its type could join."""
    type_ = TYPE[card]
    if type_ == CLOISTER or not any(one.size == 1 and one.type == type_ for one in holding.columns):
        return None
    return Text("because-joins", {"type": Text("triple-" + TYPES[type_])})


def new_type(position: Position, holding: Holding, card: Card) -> Text | None:
    """Say how many types there would be, if a card were of another than those in the estate."""
    types = holding.types()
    if holding.seven or not position.sevens or types >> TYPE[card] & 1:
        return None
    count = types.bit_count() + 1
    if count < _MANY:
        return None
    return Text("because-type", {"count": count, "points": position.sevens[-1]})
