"""The printed figures as integer tables, read once from the component data.

Types, kinds, goods and animals are small integers in the order of the data file. Goods and animals
are held as counts packed eight bits each, in one integer.
"""

from typing import Final

from feldspar.games.burgundy_cards.rules import units
from feldspar.kernel.actions import ActionSpace
from feldspar.kernel.toolkit.component_data import load_components

DATA: Final = load_components("feldspar.games.burgundy_cards")

TYPES: Final[list[str]] = list(DATA["types"]["order"])
CASTLE: Final = units.Type(0)
MINE: Final = units.Type(1)
CLOISTER: Final = units.Type(2)
KNOWLEDGE: Final = units.Type(3)
SHIP: Final = units.Type(4)
PASTURE: Final = units.Type(5)
BUILDING: Final = units.Type(6)
ALL_TYPES: Final = [units.Type(type_) for type_ in range(len(TYPES))]
EVERY_TYPE: Final = units.Types(127)

BUILDINGS: Final[list[str]] = list(DATA["buildings"]["kinds"])
CARPENTER: Final = units.Building(0)
CHURCH: Final = units.Building(1)
MARKET: Final = units.Building(2)
WATCHTOWER: Final = units.Building(3)
BANK: Final = units.Building(4)
BOARDING_HOUSE: Final = units.Building(5)
WAREHOUSE: Final = units.Building(6)
CITY_HALL: Final = units.Building(7)
NO_KIND: Final = units.Building(-1)
TAKES: Final = [
    units.Types(sum([1 << TYPES.index(name) for name in DATA["buildings"]["takes"].get(kind, [])]))
    for kind in BUILDINGS
]
"""The types a building lets its owner take from the display, as bits; none for most."""
_effects: Final[dict[str, int]] = DATA["effects"]
MINE_SILVER: Final[int] = _effects["mine_silver"]
KNOWLEDGE_WORKERS: Final[int] = _effects["knowledge_workers"]
TOWER_POINTS: Final[int] = _effects["watchtower_points"]
BANK_SILVER: Final[int] = _effects["bank_silver"]

TRIPLE: Final[int] = DATA["limits"]["triple"]
TRIPLE_POINTS: Final[list[int]] = [
    {**DATA["triples"], **DATA["triples_house"]}[name] for name in TYPES
]
FIRST_POINTS: Final[int] = DATA["first_triple"]["points"]

GOODS: Final[list[str]] = list(DATA["goods"]["types"])
ALL_GOODS: Final = [units.Goods(kind) for kind in range(len(GOODS))]
GOODS_EACH: Final[int] = DATA["goods"]["each"]
GOODS_SILVER: Final[int] = DATA["goods"]["silver"]
GOODS_POINTS: Final[list[int]] = [DATA["goods_points"][name] for name in GOODS]
GOODS_DICE: Final[list[list[units.Die]]] = [DATA["goods_dice"][name] for name in GOODS]
ANIMALS: Final[list[str]] = list(DATA["animals"]["kinds"])
ALL_ANIMALS: Final = [units.Animal(kind) for kind in range(len(ANIMALS))]
ANIMALS_EACH: Final[int] = DATA["animals"]["each"]
SET_POINTS: Final[list[int]] = list(DATA["animal_sets"]["points"])
"""Points of a set of so many different animals."""

ROUNDS: Final[list[str]] = list(DATA["time"]["rounds"])
TURNS: Final[int] = DATA["time"]["turns"]
HAND: Final[int] = DATA["limits"]["hand"]
DEALT: Final[int] = DATA["limits"]["dealt"]
PROJECTS: Final[int] = DATA["limits"]["projects"]
RESTOCK: Final[int] = DATA["workers"]["restock"]
SILVER_TAKEN: Final[int] = DATA["silver"]["taken"]
PRICE: Final[int] = DATA["silver"]["price"]
BOUGHT: Final[int] = DATA["silver"]["cards"]
PER_POINT: Final[int] = DATA["conversion"]["cards"]
START_CARD: Final[int] = DATA["start_card"]["points"]
START_GOODS: Final[int] = DATA["start"]["goods"]
START_ANIMALS: Final[int] = DATA["start"]["animals"]
START_SILVER: Final[int] = DATA["start"]["silver"]


def _by_seats(name: str) -> list[list[int]]:
    return [[], *[list(DATA[name][f"p{seats}"]) for seats in range(1, 5)]]


START_WORKERS: Final = _by_seats("start_workers")
ALL_SEVEN: Final = _by_seats("all_seven")
DISPLAY: Final = _by_seats("display")
"""By number of players: cards laid one after the other into the rows, then by their own die."""

# What a triple brings: each option of each round as [points, goods, animals, silver, workers].
GAINS: Final = ("points", "goods", "animals", "silver", "workers")
OPTIONS: Final[list[list[list[int]]]] = [
    [[option.get(gain, 0) for gain in GAINS] for option in DATA["round_bonus"][name]["options"]]
    for name in ROUNDS
]
MOST_OPTIONS: Final = 5

AARON_PILES: Final[list[int]] = list(DATA["aaron"]["piles"])
GIFT: Final[int] = DATA["aaron"]["cloister_points"]
"""What the player gains for each cloister of Aaron's."""

# -------------------------------------------------------------------------- what a die can reach


def _cost(die: int, wanted: int) -> int:
    """Return the workers it takes to turn a die into another (BCG-4.3); any will do for none."""
    return min((die - wanted) % 6, (wanted - die) % 6) if die else 0


COST: Final[list[list[int]]] = [[_cost(die, wanted) for wanted in range(7)] for die in range(7)]
"""Workers by the die used and the one wanted."""
SALE_COST: Final[list[list[int]]] = [
    [min([COST[die][wanted] for wanted in dice]) for dice in GOODS_DICE] for die in range(7)
]
"""Workers by the die used and the goods: the nearer of the two dice that sell these goods."""

# ----------------------------------------------------------------------------------- decisions

FREE: Final = units.Token(12)
"""In place of a die: the free action of a castle, or the function of a building."""
_DICE: Final = (*"123456", *[f"{die}b" for die in range(1, 7)], "free")
_kinds: Final[list[str]] = [name for name in TYPES if name != "building"]
CARD_NAMES: Final[list[str]] = [
    *[
        f"{name}-{die}-{copy + 1}"
        for name in _kinds
        for die in range(1, 7)
        for copy in range(DATA["dice"][name][die - 1])
    ],
    *[f"{kind}-{die}" for kind in BUILDINGS for die in DATA["dice_buildings"][kind]],
]
CARDS: Final = 114
ALL_CARDS: Final = [units.Card(card) for card in range(CARDS)]
COLUMNS: Final = 20
"""More open columns than anybody can have."""
MOST_POINTS: Final = 20
"""The most points one conversion may bring (ruling R27)."""
PILES: Final = ("goods1", "goods2", "animals1", "animals2")
ACTIONS: Final = ActionSpace(
    take={"die": _DICE, "card": CARD_NAMES},
    place={"die": _DICE, "card": CARD_NAMES},
    sell={"die": _DICE, "goods": GOODS},
    restock={"die": _DICE},
    silver={"die": _DICE},
    convert={"die": _DICE, "points": [str(n + 1) for n in range(MOST_POINTS)]},
    mix={"workers": [str(n) for n in range(PER_POINT * MOST_POINTS + 1)]},
    buy={},
    choose={"card": CARD_NAMES, "use": ("project", "action")},
    drop={"card": CARD_NAMES},
    column={"column": [*[str(n + 1) for n in range(COLUMNS)], "new"]},
    bonus={"option": [str(n + 1) for n in range(MOST_OPTIONS)]},
    draw={"pile": PILES},
    aaron={},
    done={},
)
"""A die is the one of a hand card, `4b` that of the other hand card where both show a 4; `free` is
no die at all. `column` counts the open columns in the order they were begun. `done` buys nothing,
now or any more; `aaron` turns up his next card."""

# First ids of the other kinds. Literals, so that they compile to constants; a test compares them.
A_MIX: Final = 3289
A_BUY: Final = 3350
A_CHOOSE: Final = 3351
A_DROP: Final = 3579
A_COLUMN: Final = 3693
A_BONUS: Final = 3714
A_DRAW: Final = 3719
A_AARON: Final = 3723
A_DONE: Final = 3724
NEW_COLUMN: Final = 20
