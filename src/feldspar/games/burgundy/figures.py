"""The printed figures as integer tables, read once from the component data.

Types, kinds and goods are small integers in the order of the data file; a set of hexes, slots or
goods is an integer with a bit for each. Goods are numbered from 0: the die that sells them shows
one more.
"""

from typing import Final

from feldspar.kernel.actions import ActionSpace
from feldspar.kernel.figures import Figures, figures
from feldspar.kernel.hexes import Hexagon

DATA: Final = figures("feldspar.games.burgundy")

TYPES: Final[list[str]] = list(DATA["types"]["order"])
BUILDING: Final = 0
ANIMAL: Final = 1
KNOWLEDGE: Final = 2
CASTLE: Final = 3
MINE: Final = 4
SHIP: Final = 5
BLACK: Final = 6
"""The seventh supply: whatever has a black back."""

BUILDINGS: Final[list[str]] = list(DATA["buildings"]["kinds"])
WAREHOUSE: Final = 0
CARPENTER: Final = 1
CHURCH: Final = 2
MARKET: Final = 3
BOARDING_HOUSE: Final = 4
BANK: Final = 5
CITY_HALL: Final = 6
WATCHTOWER: Final = 7
TAKES: Final[list[int]] = [
    sum([1 << TYPES.index(name) for name in DATA["buildings"]["takes"].get(kind, [])])
    for kind in BUILDINGS
]
"""The types a building lets its owner take, as bits; none for most."""
_effects: Final[dict[str, int]] = DATA["buildings"]["effects"]
BOARDING_WORKERS: Final[int] = _effects["boarding_house_workers"]
BANK_SILVER: Final[int] = _effects["bank_silver"]
TOWER_POINTS: Final[int] = _effects["watchtower_points"]

ANIMALS: Final[list[str]] = list(DATA["animals"]["kinds"])

# Knowledge tiles that change a rule from the moment they lie in an estate (section 21)
ANY_BUILDING: Final = 1
MINE_WORKERS: Final = 2
SALE_SILVER: Final = 3
SALE_WORKERS: Final = 4
TWO_DEPOTS: Final = 5
BUY_ANYWHERE: Final = 6
ANIMAL_POINTS: Final = 7
LONG_STEP: Final = 8
SHIFT_BUILDING: Final = 9
SHIFT_SHIP_ANIMAL: Final = 10
SHIFT_OTHERS: Final = 11
SHIFT_TAKE: Final = 12
WORKERS_SILVER: Final = 13
MORE_WORKERS: Final = 14
# ... and those that score at the end
SOLD_TYPES: Final = 15
FIRST_BUILDING: Final = 16
LAST_BUILDING: Final = 23
ANIMAL_KINDS: Final = 24
SOLD_TILES: Final = 25
BONUS_TILES: Final = 26
COUNTED: Final[list[int]] = [
    BUILDINGS.index(kind) for kind in DATA["knowledge"]["buildings"]["kinds"]
]
"""The building that tiles 16 to 23 count."""
COUNTED_POINTS: Final[int] = DATA["knowledge"]["buildings"]["points"]
POWERS: Final[dict[str, int]] = dict(DATA["knowledge"]["powers"])
END: Final[dict[str, int]] = dict(DATA["knowledge"]["end"])
SHIFT: Final[list[int]] = [
    SHIFT_BUILDING,
    SHIFT_SHIP_ANIMAL,
    SHIFT_OTHERS,
    SHIFT_OTHERS,
    SHIFT_OTHERS,
    SHIFT_SHIP_ANIMAL,
]
"""The knowledge tile that shifts a die freely when a tile of each type is placed."""

GOODS: Final[list[str]] = list(DATA["goods"]["names"])
GOODS_EACH: Final[int] = DATA["goods"]["each"]
PILE: Final[int] = DATA["goods"]["setup"]["pile"]
START_GOODS: Final[int] = DATA["goods"]["setup"]["start"]
GOODS_ROOM: Final[int] = DATA["goods"]["setup"]["types"]

PHASES: Final[list[str]] = list(DATA["time"]["phases"])
ROUNDS: Final[int] = DATA["time"]["rounds"]

DEPOTS: Final = 6
PER_DEPOT: Final = 4
NUMBERED: Final = 24
"""Slots 0 to 23 belong to the numbered depots, four each; the black depot's eight follow."""
SLOTS: Final = 32
_depots: Final[list[Figures]] = [DATA["depots"][str(n + 1)] for n in range(DEPOTS)]
SLOT_TYPE: Final[list[int]] = [TYPES.index(name) for depot in _depots for name in depot["slots"]]
SLOT_SEATS: Final[list[int]] = [seats for depot in _depots for seats in depot["seats"]]
"""The smallest number of players with which a slot is used."""
BLACK_TILES: Final[list[int]] = [0, 0, *DATA["black_depot"]["tiles"]]
"""Tiles in the black depot, by number of players."""
PRICE: Final[int] = DATA["black_depot"]["price"]
NUMBERED_SLOTS: Final = 0xFFFFFF
BLACK_SLOTS: Final = 0xFF000000
_exception: Final[Figures] = DATA["depot_exception"]
EXCEPTION_SEATS: Final[int] = _exception["seats"]
EXCEPTION_SLOT: Final[int] = (_exception["depot"] - 1) * PER_DEPOT + _exception["slot"]
EXCEPTION_TYPE: Final[int] = TYPES.index(_exception["type"])
EXCEPTION_PHASES: Final[int] = sum([1 << PHASES.index(phase) for phase in _exception["phases"]])

START_SILVER: Final[int] = DATA["start"]["silver"]
START_WORKERS: Final[list[int]] = list(DATA["start"]["workers"])
STORAGE: Final = 3
WORKERS_TAKEN: Final[int] = DATA["workers"]["taken"]
REGION_POINTS: Final[list[int]] = [0, *DATA["region_points"]["sizes"]]
PHASE_POINTS: Final[list[int]] = list(DATA["phase_bonus"]["points"])
LARGE: Final[list[int]] = [0, 0, *DATA["bonus_tiles"]["large"]]
SMALL: Final[list[int]] = [0, 0, *DATA["bonus_tiles"]["small"]]
"""What bonus tiles score, by number of players."""
SALE_POINTS: Final[list[int]] = [0, 0, *DATA["sale"]["points"]]
SALE_PRICE: Final[int] = DATA["sale"]["silver"]
MINE_SILVER: Final[int] = DATA["mines"]["silver"]
LEFT_GOODS: Final[int] = DATA["final"]["goods"]
LEFT_SILVER: Final[int] = DATA["final"]["silver"]
LEFT_WORKERS: Final[int] = DATA["final"]["workers"]
"""How many workers left over make a point."""

BOARD: Final = Hexagon(4)
HEXES: Final = 37
NUMBER: Final[list[int]] = [number for row in DATA["dice"]["rows"] for number in row]
"""The die number printed on each space, the same on every estate (BUR-1.12)."""

# --------------------------------------------------------------------------- what a die can reach


def cost(die: int, number: int, shift: int, step: int) -> int:
    """Return the workers it takes to turn a die into a number (BUR-6.5 to 6.8)."""
    distance = min((die - number) % 6, (number - die) % 6)
    return (max(0, distance - shift) + step - 1) // step


MOST_WORKERS: Final = 3
"""No die needs more workers than this (BUR-6.5)."""
COST: Final[list[int]] = [
    cost(die, number, shift, step)
    for shift in (0, POWERS["free_shift"])
    for step in (1, POWERS["worker_step"])
    for die in range(1, 7)
    for number in range(1, 7)
]
"""Workers by `reach_index(...)`, then the number wanted, less one."""
NUMBERS_REACHED: Final[list[int]] = [
    sum([1 << number for number in range(6) if COST[6 * index + number] <= workers])
    for index in range(24)
    for workers in range(MOST_WORKERS + 1)
]
"""Numbers, less one, as bits: by `reach_index(...) * 4 + workers`. They are also goods."""
SLOTS_REACHED: Final[list[int]] = [
    sum([15 << PER_DEPOT * number for number in range(6) if numbers >> number & 1])
    for numbers in NUMBERS_REACHED
]
HEXES_REACHED: Final[list[int]] = [
    sum([1 << hex_ for hex_ in range(HEXES) if numbers >> NUMBER[hex_] - 1 & 1])
    for numbers in NUMBERS_REACHED
]


def reach_index(die: int, shift: int, long_step: int) -> int:
    """Return where the tables of reach begin for a die; `shift` and `long_step` are 0 or 1."""
    return (shift * 2 + long_step) * 6 + die - 1


# -------------------------------------------------------------------------------------- decisions

FREE: Final = 6
"""In place of a die: the extra action of a castle, or the benefit of a building."""
SLOT_NAMES: Final[list[str]] = [
    *[f"{slot // PER_DEPOT + 1}{'abcd'[slot % PER_DEPOT]}" for slot in range(NUMBERED)],
    *[f"black{slot + 1}" for slot in range(SLOTS - NUMBERED)],
]
COLLECTED: Final[list[int]] = [
    *[1 << depot for depot in range(DEPOTS)],
    *[1 << depot | 1 << (depot + 1) % DEPOTS for depot in range(DEPOTS)],
]
"""The depots a ship may collect from at once, as bits: one, or two neighbours (BUR-1.15)."""
_DICE: Final = ("1", "2", "3", "4", "5", "6", "free")
ACTIONS: Final = ActionSpace(
    start={"estate": list(DATA["estates"]), "hex": BOARD.names},
    take={"die": _DICE, "slot": SLOT_NAMES[:NUMBERED]},
    place={"die": _DICE, "storage": "123", "hex": BOARD.names},
    sell={"die": _DICE, "goods": GOODS},
    workers={"die": _DICE},
    buy={"slot": SLOT_NAMES},
    discard={"storage": "123"},
    collect={"depots": ["1", "2", "3", "4", "5", "6", "1+2", "2+3", "3+4", "4+5", "5+6", "6+1"]},
    keep={"goods": GOODS},
    skip={},
    done={},
)
"""A die is named by what it was rolled, before workers change it: which of two like dice is meant
makes no difference. `free` is no die at all. `skip` forgoes a benefit, `done` a purchase."""

# First ids of each kind. Literals, so that they compile to constants; a test compares them.
A_START: Final = 0
A_TAKE: Final = 333
A_PLACE: Final = 501
A_SELL: Final = 1278
A_WORKERS: Final = 1320
A_BUY: Final = 1327
A_DISCARD: Final = 1359
A_COLLECT: Final = 1362
A_KEEP: Final = 1374
A_SKIP: Final = 1380
A_DONE: Final = 1381
PER_DIE: Final = 111
"""Placements with one die: a stored tile and a hex."""
