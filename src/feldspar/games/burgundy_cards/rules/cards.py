"""The 114 action cards, numbered once and for all in the order of `CARD_NAMES`."""

from typing import Final

from feldspar.games.burgundy_cards.rules.components import (
    BUILDING,
    BUILDINGS,
    CARD_NAMES,
    NO_KIND,
    TYPES,
)
from feldspar.games.burgundy_cards.rules.units import Building, Card, Die, Type
from feldspar.kernel.events import Text


def _type(name: str) -> Type:
    first = name.split("-", maxsplit=1)[0]
    return Type(TYPES.index(first)) if first in TYPES else BUILDING


TYPE: Final[list[Type]] = [_type(name) for name in CARD_NAMES]
KIND: Final[list[Building]] = [
    Building(BUILDINGS.index(name.split("-")[0])) if TYPE[card] == BUILDING else NO_KIND
    for card, name in enumerate(CARD_NAMES)
]
"""What kind of building it is, or NO_KIND."""
DIE: Final[list[Die]] = [Die(int(name.split("-")[1])) for name in CARD_NAMES]
FACES: Final[list[str]] = [name.split("-")[0] for name in CARD_NAMES]
"""What each shows, as its art and its words are called: `castle`, `bank`."""


def a_card(card: Card) -> Text:
    """Name a card, with its article."""
    return Text("a-" + FACES[card])
