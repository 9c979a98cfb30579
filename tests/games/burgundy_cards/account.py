"""What one player has, as the ledger keeps it, and how what was told is read."""

from collections import Counter
from collections.abc import Mapping, Sequence

from feldspar.games.burgundy_cards.rules.components import BUILDINGS
from feldspar.games.burgundy_cards.rules.player_board import SOURCES
from feldspar.kernel.events import Text

SETS = [0, 0, 1, 2, 4]
"""Points of a set of so many different animals."""


class Account:
    """What one player has, by what was told."""

    def __init__(self, goods: str, animal: str, workers: int) -> None:
        self.goods, self.sold, self.animals = Counter([goods]), Counter[str](), Counter([animal])
        self.silver, self.workers = 1, workers
        self.projects, self.placed = Counter[str](), Counter[str]()
        self.points = dict.fromkeys(SOURCES, 0)
        self.firsts: set[str] = set()
        self.seven = 0


def number(told: object) -> int:
    assert isinstance(told, int)
    return told


def named(told: object) -> str:
    """What a message inside a message names: `a-bank` and `triple-mine` are a bank and mines."""
    assert isinstance(told, Text)
    return told.key.partition("-")[2]


def type_of(face: str) -> str:
    return "building" if face in BUILDINGS else face


def steps(die: int, wanted: int) -> int:
    """BCG-4.3: the shorter way around the circle of six."""
    return min((die - wanted) % 6, (wanted - die) % 6)


def set_points(animals: Mapping[str, int]) -> int:
    """BCG-14.4: a set of each kind there is, one of each kind there is twice, and so on."""
    most = max(animals.values(), default=0)
    return sum(SETS[sum(n > layer for n in animals.values())] for layer in range(most))


def only(kinds: Sequence[str], packed: int) -> str:
    """The one thing in a storage."""
    return next(name for i, name in enumerate(kinds) if packed == 1 << 8 * i)


def pack(kinds: Sequence[str], counts: Counter[str] | set[str]) -> int:
    """Counts, or one of each of a set, eight bits each."""
    many = counts if isinstance(counts, Counter) else dict.fromkeys(counts, 1)
    return sum(n << 8 * kinds.index(name) for name, n in many.items())


def spread(bits: int) -> int:
    """The bits of a number, eight bits each."""
    return sum((bits >> i & 1) << 8 * i for i in range(8))
