"""What one player has: cards in hand and to come, projects, an estate of columns, and a storage.

Copies share their lists: whoever changes one puts a new list in its place.
"""

from typing import Final

from feldspar.games.burgundy_cards.figures import (
    ANIMALS,
    CLOISTER,
    SET_POINTS,
    TRIPLE,
    TYPES,
)

# Where points come from
SOURCES: Final = [
    "triple",
    "first",
    "seven",
    "round",
    "watchtower",
    "goods",
    "animals",
    "convert",
    "gift",
    "start",
]
TRIPLES: Final = 0
FIRST: Final = 1
SEVEN: Final = 2
ROUND: Final = 3
WATCHTOWER: Final = 4
SOLD: Final = 5
SETS: Final = 6
CONVERTED: Final = 7
GIFTS: Final = 8
START: Final = 9

NO_CARD: Final = 127


class Holding:
    """All that belongs to one player."""

    hand: list[int]
    """In the order of their numbers."""
    pile: list[int]
    """The cards still to be drawn in this round, the next one last; nobody has seen them."""
    projects: list[int]
    columns: list[int]
    """The estate, in the order the columns were begun; see `column`."""
    points: list[int]
    """Points by source; see SOURCES."""
    goods: int = 0
    sold: int = 0
    animals: int = 0
    workers: int = 0
    silver: int = 0
    score: int = 0
    firsts: int = 0
    """A bit for each type whose first-triple card this player has."""
    seven: int = 0
    """The points of this player's all-seven card, or 0."""

    def clone(self) -> "Holding":
        """Return a copy that goes its own way."""
        new = Holding()
        new.hand = self.hand
        new.pile = self.pile
        new.projects = self.projects
        new.columns = self.columns
        new.points = self.points
        new.goods = self.goods
        new.sold = self.sold
        new.animals = self.animals
        new.workers = self.workers
        new.silver = self.silver
        new.score = self.score
        new.firsts = self.firsts
        new.seven = self.seven
        return new

    def score_points(self, points: int, source: int) -> None:
        """Add points."""
        split = self.points[:]
        split[source] += points
        self.points = split
        self.score += points

    def held(self, goods: int) -> int:
        """Return how many unsold goods of a type are in storage."""
        return self.goods >> 8 * goods & 255


def empty() -> Holding:
    """Return what a player has before anything is dealt."""
    holding = Holding()
    holding.hand = []
    holding.pile = []
    holding.projects = []
    holding.columns = []
    holding.points = [0] * len(SOURCES)
    return holding


# ------------------------------------------------------------------------------------- columns
# A column is one integer: its type, how many cards it has, and which, seven bits each.


def column(type_: int, card: int) -> int:
    """Return a new column of one card."""
    return type_ | 1 << 3 | card << 5


def column_type(one: int) -> int:
    """Return the type of a column."""
    return one & 7


def column_size(one: int) -> int:
    """Return how many cards are in a column."""
    return one >> 3 & 3


def column_cards(one: int) -> list[int]:
    """Return the cards of a column, in the order they were placed."""
    return [one >> 5 + 7 * place & 127 for place in range(column_size(one))]


def grown(one: int, card: int, type_: int) -> int:
    """Return a column with one more card; it is of that card's type, or stays what it was.

    A cloister takes on the type of what it is put on, and of what is put on it (section 10).
    """
    kind = column_type(one)
    size = column_size(one)
    if kind == CLOISTER:
        kind = type_
    return one & ~31 | kind | size + 1 << 3 | card << 5 + 7 * size


def fits(one: int, type_: int) -> bool:
    """Tell whether a card of a type may go onto a column (BCG-10.2, 10.3, 10.5, 10.6)."""
    if column_size(one) >= TRIPLE:
        return False
    kind = column_type(one)
    return kind in (type_, CLOISTER) or type_ == CLOISTER


def open_columns(holding: Holding) -> list[int]:
    """Return the places of the open columns in the estate, in the order they were begun."""
    return [n for n, one in enumerate(holding.columns) if column_size(one) < TRIPLE]


def may_begin(holding: Holding, type_: int) -> bool:
    """Tell whether a card of a type may begin a new column (BCG-10.4, 10.7)."""
    for one in holding.columns:
        if column_size(one) < TRIPLE and column_type(one) == type_:
            return False
    return True


def types_of(holding: Holding) -> int:
    """Return the types of the columns of an estate, as bits."""
    found = 0
    for one in holding.columns:
        found |= 1 << column_type(one)
    return found


# ------------------------------------------------------------------------------------- animals


def animal_points(animals: int) -> int:
    """Return what sets of different animals score (BCG-14.4)."""
    points = 0
    layer = 1
    while True:
        kinds = _kinds(animals, layer)
        if not kinds:
            return points
        points += SET_POINTS[kinds]
        layer += 1


def unused_animals(animals: int) -> int:
    """Return how many animals are in no set that scores (BCG-14.7)."""
    unused = 0
    layer = 1
    while True:
        kinds = _kinds(animals, layer)
        if not kinds:
            return unused
        if not SET_POINTS[kinds]:
            unused += kinds
        layer += 1


def _kinds(animals: int, layer: int) -> int:
    """Return of how many kinds there are at least so many."""
    found = 0
    for kind in range(len(ANIMALS)):
        found += animals >> 8 * kind & 255 >= layer
    return found


assert len(TYPES) == 7, "a column keeps its type in three bits"
