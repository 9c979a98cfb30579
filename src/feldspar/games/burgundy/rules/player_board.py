"""One player's estate: the tiles on it and beside it, goods, silver, workers and points.

`frontier` and `allowed` follow every placement, so that the spaces which may take a tile are one
intersection: `frontier & of_type[type] & allowed[kind]`, and what the die can reach.
"""

from typing import Final

from feldspar.games.burgundy.rules.components import (
    ANY_BUILDING,
    BUILDING,
    BUILDINGS,
    HEXES,
    KNOWLEDGE,
    NO_PLACE,
    STORAGE,
)
from feldspar.games.burgundy.rules.sheet import Duchy
from feldspar.games.burgundy.rules.tiles import KIND, NO_TILE, TYPE
from feldspar.games.burgundy.rules.units import Goods, Kind, Place, Source, Tile
from feldspar.kernel.fast.mypyc_compat import mypyc_attr
from feldspar.kernel.units import Hex

# Where points come from
SOURCES: Final = ["region", "phase", "bonus", "animals", "sale", "watchtower", "left", "knowledge"]
FROM_REGION: Final = Source(0)
FROM_PHASE: Final = Source(1)
FROM_BONUS: Final = Source(2)
FROM_ANIMALS: Final = Source(3)
FROM_SALE: Final = Source(4)
FROM_WATCHTOWER: Final = Source(5)
FROM_LEFT: Final = Source(6)
FROM_KNOWLEDGE: Final = Source(7)

ALL_HEXES: Final = (1 << HEXES) - 1


@mypyc_attr(acyclic=True)
class Estate:
    """What one player has. Goods are counts packed eight bits each, in one integer.

    Copies share their lists: whoever changes one puts a new list in its place.
    """

    duchy: Duchy
    tiles: list[Tile]
    """The tile on each space, or NO_TILE."""
    allowed: list[int]
    """For each kind of building: the spaces whose city has none of it yet (BUR-8.5)."""
    storage: list[Tile]
    """The tiles taken but not placed; NO_TILE for an empty place."""
    points: list[int]
    """Points by source; see SOURCES."""
    covered: int = 0
    frontier: int = 0
    """The empty spaces beside a covered one (BUR-8.4)."""
    powers: int = 0
    """A bit for the number of each knowledge tile in the estate."""
    goods: int = 0
    """Stored goods of each type."""
    stock: int = 0
    """A bit for each type of which goods are stored."""
    sold: int = 0
    silver: int = 0
    workers: int = 0
    score: int = 0
    bonuses: int = 0
    """A bit for the large bonus tile of each type, and six bits higher for the small one."""
    fresh: int = 0
    """The spaces covered in this player's latest turn: a table shows them as the last changes."""

    def clone(self) -> "Estate":
        """Return a copy that goes its own way."""
        new = Estate()
        new.duchy = self.duchy
        new.tiles = self.tiles
        new.allowed = self.allowed
        new.storage = self.storage
        new.points = self.points
        new.covered = self.covered
        new.frontier = self.frontier
        new.powers = self.powers
        new.goods = self.goods
        new.stock = self.stock
        new.sold = self.sold
        new.silver = self.silver
        new.workers = self.workers
        new.score = self.score
        new.bonuses = self.bonuses
        new.fresh = self.fresh
        return new

    def has(self, knowledge: Kind) -> int:
        """Return 1 if a knowledge tile lies in the estate, else 0."""
        return self.powers >> knowledge & 1

    def count_goods(self, goods: Goods) -> int:
        """Return how many goods of a type are stored."""
        return self.goods >> 8 * goods & 255

    def stored_goods(self) -> int:
        """Return how many goods of all types are stored."""
        count = 0
        left = self.goods
        while left:
            count += left & 255
            left >>= 8
        return count

    def sold_of(self, goods: Goods) -> int:
        """Return how many goods of a type have been sold."""
        return self.sold >> 8 * goods & 255

    def store_goods(self, goods: Goods, count: int) -> None:
        """Add goods of a type to the goods storage."""
        self.goods += count << 8 * goods
        self.stock |= 1 << goods

    def sell(self, goods: Goods) -> int:
        """Move all goods of a type to the sold pile; return how many (BUR-15.3)."""
        count = self.count_goods(goods)
        self.goods -= count << 8 * goods
        self.sold += count << 8 * goods
        self.stock &= ~(1 << goods)
        return count

    def room(self) -> Place:
        """Return an empty place of the storage, or NO_PLACE."""
        for place in range(STORAGE):
            if self.storage[place] == NO_TILE:
                return Place(place)
        return NO_PLACE

    def put(self, place: Place, tile: Tile) -> None:
        """Put a tile into a place of the storage, or NO_TILE to empty it."""
        storage = self.storage[:]
        storage[place] = tile
        self.storage = storage

    def fits(self, tile: Tile) -> int:
        """Return the spaces that would take a tile, whatever their number (BUR-8.3 to 8.5)."""
        type_ = TYPE[tile]
        spaces = self.frontier & self.duchy.of_type[type_]
        if type_ == BUILDING and not self.powers >> ANY_BUILDING & 1:
            spaces &= self.allowed[KIND[tile]]
        return spaces

    def cover(self, hex_: Hex, tile: Tile) -> None:
        """Put a tile on a space; any lasting power of it works from now on (BUR-8.7a)."""
        duchy = self.duchy
        tiles = self.tiles[:]
        tiles[hex_] = tile
        self.tiles = tiles
        self.covered |= 1 << hex_
        self.fresh |= 1 << hex_
        self.frontier = (self.frontier | duchy.near[hex_]) & ~self.covered
        type_ = TYPE[tile]
        if type_ == BUILDING:
            allowed = self.allowed[:]
            allowed[KIND[tile]] &= ~duchy.region[hex_]
            self.allowed = allowed
        elif type_ == KNOWLEDGE:
            self.powers |= 1 << KIND[tile]

    def score_points(self, points: int, source: Source) -> None:
        """Add points."""
        split = self.points[:]
        split[source] += points
        self.points = split
        self.score += points


def blank(duchy: Duchy) -> Estate:
    """Return an estate without anything."""
    estate = Estate()
    estate.duchy = duchy
    estate.tiles = [NO_TILE] * HEXES
    estate.allowed = [ALL_HEXES] * len(BUILDINGS)
    estate.storage = [NO_TILE] * STORAGE
    estate.points = [0] * len(SOURCES)
    return estate
