"""What one player has: money and workers, cards, houses and their residents, canals and markers.

Copies share their lists: whoever changes one puts a new list in its place.
"""

from typing import Final

from feldspar.games.bruges.characters import COLOUR, GROUP, PRICE
from feldspar.games.bruges.figures import (
    COLOURS,
    SPACE_PRICES,
    SPACES,
    START_FLORINS,
    START_WORKERS,
)
from feldspar.games.bruges.perks import (
    CANAL_PRICE,
    GROUP_MINUS,
    MINUS,
    NO_PERKS,
    UNSET,
    perks_of,
)

# Where points come from
SOURCES: Final = [
    "start",
    "threat",
    "effect",
    "lost",
    "character",
    "house",
    "laurel",
    "majority",
    "canal",
    "statue",
    "progress",
]
START: Final = 0
THREAT: Final = 1
GAINED: Final = 2
LOST: Final = 3
CHARACTERS: Final = 4
HOUSES: Final = 5
LAURELS: Final = 6
MAJORITY: Final = 7
CANALS: Final = 8
STATUE: Final = 9
LEVELS: Final = 10

EMPTY: Final = 255
"""The resident of a house without one."""
USED: Final = 256
"""Added to a character that has been activated in this round: it lies rotated."""

# How a canal tile is paid
PRINTED: Final = 0
DOUBLE: Final = 1
FREE: Final = 2


class Holding:
    """All that belongs to one player."""

    gate: int = 0
    florins: int = 0
    score: int = 0
    level: int = 0
    majorities: int = 0
    """A bit for each marker on its coloured side."""
    crowned: int = 0
    """A bit for each section that has given a statue, or would have (BRG-7.9)."""
    workers: list[int]
    """By colour."""
    threats: list[int]
    """By colour."""
    hand: list[int]
    """In the order of their numbers."""
    fresh: list[int]
    """Cards drawn, whose faces are seen when the last one is (BRG-4.3)."""
    houses: list[int]
    """In the order they were built; see `house`."""
    residents: list[int]
    """The characters in the order they were placed, USED if rotated."""
    tiles: list[int]
    """Canal tiles in each section."""
    statues: list[int]
    points: list[int]
    """Points by source; see SOURCES."""
    perks: list[int]

    def clone(self) -> "Holding":
        """Return a copy that goes its own way."""
        new = Holding()
        new.gate = self.gate
        new.florins = self.florins
        new.score = self.score
        new.level = self.level
        new.majorities = self.majorities
        new.crowned = self.crowned
        new.workers = self.workers
        new.threats = self.threats
        new.hand = self.hand
        new.fresh = self.fresh
        new.houses = self.houses
        new.residents = self.residents
        new.tiles = self.tiles
        new.statues = self.statues
        new.points = self.points
        new.perks = self.perks
        return new

    def score_points(self, points: int, source: int) -> None:
        """Enter points, or a loss of them."""
        self.score += points
        entered = self.points[:]
        entered[source] += points
        self.points = entered

    def gain_workers(self, colour: int, number: int) -> None:
        """Take workers of a colour, or give up as many if the number is negative."""
        workers = self.workers[:]
        workers[colour] += number
        self.workers = workers

    def gain_threats(self, colour: int, number: int) -> None:
        """Take threat markers of a colour, or return as many if the number is negative."""
        threats = self.threats[:]
        threats[colour] += number
        self.threats = threats

    def drop_card(self, card: int) -> None:
        """Take a card out of the hand."""
        self.hand = [other for other in self.hand if other != card]

    def take_card(self, card: int) -> None:
        """Put a card into the hand."""
        self.hand = sorted([*self.hand, card])

    def settle_in(self, card: int, colour: int) -> None:
        """Let a character move into the first empty house of a colour."""
        houses = self.houses[:]
        place = self.empty_house(colour)
        houses[place] = houses[place] & ~(255 << 8) | card << 8
        self.houses = houses
        self.residents = [*self.residents, card]
        self.perks = perks_of(characters(self))

    def move_out(self, card: int) -> None:
        """Take a character from its house, which stays empty."""
        self.houses = [one | EMPTY << 8 if resident(one) == card else one for one in self.houses]
        self.residents = [one for one in self.residents if one & 255 != card]
        self.perks = perks_of(characters(self))

    def turn(self, card: int) -> None:
        """Rotate a character, or straighten it."""
        self.residents = [one ^ USED if one & 255 == card else one for one in self.residents]

    def empty_house(self, colour: int) -> int:
        """Return the place of the first empty house of a colour, or -1."""
        for place, one in enumerate(self.houses):
            if resident(one) == EMPTY and COLOUR[face(one)] == colour:
                return place
        return -1

    def place_price(self, card: int, minus: int) -> int:
        """Return the florins a character costs now (BRG-15.29, 17.9)."""
        perks = self.perks
        return max(0, PRICE[card] - perks[MINUS] - perks[GROUP_MINUS + GROUP[card]] - minus)

    def tile_price(self, section: int, how: int) -> int:
        """Return the florins the next tile of a section costs, or -1 if it is complete."""
        built = self.tiles[section]
        if built == SPACES:
            return -1
        if how == FREE:
            return 0
        if self.perks[CANAL_PRICE] != UNSET:
            return self.perks[CANAL_PRICE]
        return SPACE_PRICES[built] * (2 if how == DOUBLE else 1)


def starting(gate: int) -> Holding:
    """Return what a player begins with (BRG-2.4), but for the score."""
    holding = Holding()
    holding.gate = gate
    holding.florins = START_FLORINS
    holding.workers = [START_WORKERS] * len(COLOURS)
    holding.threats = [0] * len(COLOURS)
    holding.hand = []
    holding.fresh = []
    holding.houses = []
    holding.residents = []
    holding.tiles = [0, 0]
    holding.statues = []
    holding.points = [0] * len(SOURCES)
    holding.perks = NO_PERKS
    return holding


def house(card: int, unseen: bool) -> int:
    """Return a house without resident: a card face down, which nobody may have seen (BRG-13.4)."""
    return card | EMPTY << 8 | int(unseen) << 16


def face(one: int) -> int:
    """Return the card a house is."""
    return one & 255


def resident(one: int) -> int:
    """Return who lives in a house, or EMPTY."""
    return one >> 8 & 255


def unseen(one: int) -> bool:
    """Tell whether not even its builder knows which card a house is."""
    return one >> 16 == 1


def characters(holding: Holding) -> list[int]:
    """Return the characters in a display, in the order they were placed."""
    return [one & 255 for one in holding.residents]
