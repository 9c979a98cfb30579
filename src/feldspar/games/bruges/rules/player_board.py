"""What one player has: money and workers, cards, houses and their residents, canals and markers.

Copies share their lists: whoever changes one puts a new list in its place.
"""

from typing import Final

from feldspar.games.bruges.rules.cards.characters import COLOUR, GROUP, PRICE
from feldspar.games.bruges.rules.cards.perks import (
    CANAL_PRICE,
    GROUP_MINUS,
    MINUS,
    NO_PERKS,
    UNSET,
    perks_of,
)
from feldspar.games.bruges.rules.components import (
    COLOURS,
    DISASTER,
    PALETTE,
    SPACE_PRICES,
    SPACES,
    START_FLORINS,
    START_WORKERS,
)
from feldspar.games.bruges.rules.units import Card, Colour, House, Resident, Section
from feldspar.kernel.fast.mypyc_compat import mypyc_attr

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
RESIDENTS: Final = 4
HOUSES: Final = 5
LAURELS: Final = 6
MAJORITY: Final = 7
CANALS: Final = 8
STATUE: Final = 9
LEVELS: Final = 10

EMPTY: Final = Card(255)
"""The resident of a house without one."""
USED: Final = 256
"""Added to a character that has been activated in this round: it lies rotated."""

# How a canal tile is paid
PRINTED_PRICE: Final = 0
DOUBLE_PRICE: Final = 1
NO_PRICE: Final = 2
PAID: Final = {"printed": PRINTED_PRICE, "double": DOUBLE_PRICE, "free": NO_PRICE}
"""By the words of the data."""


@mypyc_attr(acyclic=True)
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
    hand: list[Card]
    """In the order of their numbers."""
    fresh: list[Card]
    """Cards drawn, whose faces are seen when the last one is (BRG-4.3)."""
    houses: list[House]
    """In the order they were built; see `house`."""
    residents: list[Resident]
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

    def gain_workers(self, colour: Colour, number: int) -> None:
        """Take workers of a colour, or give up as many if the number is negative."""
        workers = self.workers[:]
        workers[colour] += number
        self.workers = workers

    def gain_threats(self, colour: Colour, number: int) -> None:
        """Take threat markers of a colour, or return as many if the number is negative."""
        threats = self.threats[:]
        threats[colour] += number
        self.threats = threats

    def drop_card(self, card: Card) -> None:
        """Take a card out of the hand."""
        self.hand = [other for other in self.hand if other != card]

    def take_card(self, card: Card) -> None:
        """Put a card into the hand."""
        self.hand = sorted([*self.hand, card])

    def settle_in(self, card: Card, colour: Colour) -> None:
        """Let a character move into the first empty house of a colour."""
        houses = self.houses[:]
        place = self.empty_house(colour)
        houses[place] = House(houses[place] & ~(255 << 8) | card << 8)
        self.houses = houses
        self.residents = [*self.residents, Resident(card)]
        self.perks = perks_of(characters(self))

    def move_out(self, card: Card) -> None:
        """Take a character from its house, which stays empty."""
        houses = self.houses[:]
        place = self.home_of(card)
        houses[place] = House(houses[place] | EMPTY << 8)
        self.houses = houses
        self.residents = [one for one in self.residents if one & 255 != card]
        self.perks = perks_of(characters(self))

    def turn(self, card: Card) -> None:
        """Rotate a character, or straighten it."""
        self.residents = [
            Resident(one ^ USED) if one & 255 == card else one for one in self.residents
        ]

    def due(self) -> list[Colour]:
        """Return the colours of which there are enough markers for a disaster."""
        return [colour for colour in PALETTE if self.threats[colour] >= DISASTER]

    def empty_house(self, colour: Colour) -> int:
        """Return the place of the first empty house of a colour, or -1."""
        for place, one in enumerate(self.houses):
            if resident(one) == EMPTY and COLOUR[face(one)] == colour:
                return place
        return -1

    def home_of(self, card: Card) -> int:
        """Return the place of the house a character lives in."""
        return [resident(one) for one in self.houses].index(card)

    def place_price(self, card: Card, minus: int) -> int:
        """Return the florins a character costs now (BRG-15.29, 17.9)."""
        perks = self.perks
        return max(0, PRICE[card] - perks[MINUS] - perks[GROUP_MINUS + GROUP[card]] - minus)

    def tile_price(self, section: Section, how: int) -> int:
        """Return the florins the next tile of a section costs, or -1 if it is complete."""
        built = self.tiles[section]
        if built == SPACES:
            return -1
        if how == NO_PRICE:
            return 0
        if self.perks[CANAL_PRICE] != UNSET:
            return self.perks[CANAL_PRICE]
        return SPACE_PRICES[built] * (2 if how == DOUBLE_PRICE else 1)


def starting_holding(gate: int) -> Holding:
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


def house(card: Card, unseen: bool) -> House:
    """Return a house without resident: a card face down, which nobody may have seen (BRG-13.4)."""
    return House(card | EMPTY << 8 | int(unseen) << 16)


def face(one: House) -> Card:
    """Return the card a house is."""
    return Card(one & 255)


def resident(one: House) -> Card:
    """Return who lives in a house, or EMPTY."""
    return Card(one >> 8 & 255)


def is_unseen(one: House) -> bool:
    """Tell whether not even its builder knows which card a house is."""
    return one >> 16 == 1


def characters(holding: Holding) -> list[Card]:
    """Return the characters in a display, in the order they were placed."""
    return [Card(one & 255) for one in holding.residents]


def empty_colours(holding: Holding) -> list[Colour]:
    """Return the colours of which a player has an empty house."""
    found = 0
    for one in holding.houses:
        if one >> 8 & 255 == EMPTY:
            found |= 1 << COLOUR[one & 255]
    return [colour for colour in PALETTE if found >> colour & 1] if found else []
