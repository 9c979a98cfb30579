"""What one player has: cards in hand and to come, projects, an estate of columns, and a storage.

Copies share their lists: whoever changes one puts a new list in its place.
"""

from typing import Final

from feldspar.games.burgundy_cards.rules.columns import Column
from feldspar.games.burgundy_cards.rules.components import ALL_ANIMALS, SET_POINTS, TRIPLE
from feldspar.games.burgundy_cards.rules.units import Animal, Card, Goods, Source, Type, Types
from feldspar.kernel.fast.mypyc_compat import mypyc_attr

SOURCES: Final = [
    *("triple", "first", "seven", "round", "watchtower"),
    *("goods", "animals", "convert", "gift", "start"),
]
"""Where points come from."""
FROM_TRIPLE: Final = Source(0)
FROM_FIRST: Final = Source(1)
FROM_SEVEN: Final = Source(2)
FROM_ROUND: Final = Source(3)
FROM_WATCHTOWER: Final = Source(4)
FROM_GOODS: Final = Source(5)
FROM_ANIMALS: Final = Source(6)
FROM_CONVERSION: Final = Source(7)
FROM_GIFT: Final = Source(8)
FROM_START: Final = Source(9)


@mypyc_attr(acyclic=True)
class Holding:
    """All that belongs to one player."""

    hand: list[Card]
    """In the order of their numbers."""
    pile: list[Card]
    """The cards still to be drawn in this round, the next one last; nobody has seen them."""
    projects: list[Card]
    columns: list[Column]
    """The estate, in the order the columns were begun."""
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

    def score_points(self, points: int, source: Source) -> None:
        """Add points."""
        split = self.points[:]
        split[source] += points
        self.points = split
        self.score += points

    def count_goods(self, goods: Goods) -> int:
        """Return how many unsold goods of a type are in storage."""
        return self.goods >> 8 * goods & 255

    def count_animals(self, animal: Animal) -> int:
        """Return how many animals of a kind are in storage."""
        return self.animals >> 8 * animal & 255

    def open_columns(self) -> list[int]:
        """Return the places of the open columns in the estate, in the order they were begun."""
        return [n for n, one in enumerate(self.columns) if one.size < TRIPLE]

    def may_begin(self, type_: Type) -> bool:
        """Tell whether a card of a type may begin a new column (BCG-10.4, 10.7)."""
        for one in self.columns:
            if one.size < TRIPLE and one.type == type_:
                return False
        return True

    def types(self) -> Types:
        """Return the types of the columns of the estate."""
        found = 0
        for one in self.columns:
            found |= 1 << one.type
        return Types(found)

    def public_ints(self) -> list[int]:
        """Return what everybody knows, as numbers."""
        return [
            len(self.hand),
            len(self.pile),
            len(self.projects),
            *self.projects,
            len(self.columns),
            *[one.number() for one in self.columns],
            *self.points,
            self.goods,
            self.sold,
            self.animals,
            self.workers,
            self.silver,
            self.firsts,
            self.seven,
        ]


def empty() -> Holding:
    """Return what a player has before anything is dealt."""
    holding = Holding()
    holding.hand = []
    holding.pile = []
    holding.projects = []
    holding.columns = []
    holding.points = [0] * len(SOURCES)
    return holding


# ------------------------------------------------------------------------------------- animals


def animal_points(animals: int) -> int:
    """Return what sets of different animals score (BCG-14.4)."""
    return sum([SET_POINTS[kinds] for kinds in _sets(animals)])


def unused_animals(animals: int) -> int:
    """Return how many animals are in no set that scores (BCG-14.7)."""
    return sum([kinds for kinds in _sets(animals) if not SET_POINTS[kinds]])


def _sets(animals: int) -> list[int]:
    """Return how many different animals are in each set, where sets are as large as can be."""
    found: list[int] = []
    while True:
        kinds = 0
        for kind in ALL_ANIMALS:
            kinds += animals >> 8 * kind & 255 > len(found)
        if not kinds:
            return found
        found.append(kinds)
