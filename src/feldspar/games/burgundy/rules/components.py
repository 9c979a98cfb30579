"""The printed figures as integer tables, read once from the component data.

Types, kinds and goods are small integers in the order of the data file; a set of hexes, slots or
goods is an integer with a bit for each.
"""

from typing import Final

from feldspar.games.burgundy.rules.units import Depot, Goods, Kind, Place, Slot, Type
from feldspar.kernel.toolkit.component_data import Figures, load_components
from feldspar.kernel.toolkit.hexes import Hexagon
from feldspar.kernel.units import Hex

DATA: Final = load_components("feldspar.games.burgundy")

TYPES: Final[list[str]] = list(DATA["types"]["order"])
EVERY_TYPE: Final = [Type(number) for number in range(len(TYPES))]
BUILDING: Final = Type(0)
ANIMAL: Final = Type(1)
KNOWLEDGE: Final = Type(2)
CASTLE: Final = Type(3)
MINE: Final = Type(4)
SHIP: Final = Type(5)
BLACK: Final = Type(6)
"""The seventh supply: whatever has a black back."""

BUILDINGS: Final[list[str]] = list(DATA["buildings"]["kinds"])
BOARDING_HOUSE: Final = Kind(4)
BANK: Final = Kind(5)
WATCHTOWER: Final = Kind(7)
TAKES: Final[dict[str, int]] = {
    kind: sum([1 << TYPES.index(name) for name in names])
    for kind, names in DATA["buildings"]["takes"].items()
    if kind in BUILDINGS
}
"""The types a building lets its owner take, as bits, of those that do."""
_effects: Final[dict[str, int]] = DATA["buildings"]["effects"]
BOARDING_WORKERS: Final[int] = _effects["boarding_house_workers"]
BANK_SILVER: Final[int] = _effects["bank_silver"]
TOWER_POINTS: Final[int] = _effects["watchtower_points"]

ANIMALS: Final[list[str]] = list(DATA["animals"]["kinds"])

# Knowledge tiles that change a rule from the moment they lie in an estate (section 21)
ANY_BUILDING: Final = Kind(1)
MINE_WORKERS: Final = Kind(2)
SALE_SILVER: Final = Kind(3)
SALE_WORKERS: Final = Kind(4)
TWO_DEPOTS: Final = Kind(5)
BUY_ANYWHERE: Final = Kind(6)
ANIMAL_POINTS: Final = Kind(7)
LONG_STEP: Final = Kind(8)
SHIFT_BUILDING: Final = Kind(9)
SHIFT_SHIP_ANIMAL: Final = Kind(10)
SHIFT_OTHERS: Final = Kind(11)
SHIFT_TAKE: Final = Kind(12)
WORKERS_SILVER: Final = Kind(13)
MORE_WORKERS: Final = Kind(14)
# ... and those that score at the end
SOLD_TYPES: Final = Kind(15)
FIRST_BUILDING: Final = Kind(16)
LAST_BUILDING: Final = Kind(23)
ANIMAL_KINDS: Final = Kind(24)
SOLD_TILES: Final = Kind(25)
BONUS_TILES: Final = Kind(26)
COUNTED: Final[list[Kind]] = [
    Kind(BUILDINGS.index(kind)) for kind in DATA["knowledge"]["buildings"]["kinds"]
]
"""The building that tiles 16 to 23 count."""
COUNTED_POINTS: Final[int] = DATA["knowledge"]["buildings"]["points"]
POWERS: Final[dict[str, int]] = dict(DATA["knowledge"]["powers"])
END: Final[dict[str, int]] = dict(DATA["knowledge"]["end"])
SHIFT: Final = [SHIFT_BUILDING, SHIFT_SHIP_ANIMAL, *[SHIFT_OTHERS] * 3, SHIFT_SHIP_ANIMAL]
"""The knowledge tile that shifts a die freely when a tile of each type is placed."""

GOODS: Final[list[str]] = list(DATA["goods"]["names"])
EVERY_GOODS: Final = [Goods(number) for number in range(len(GOODS))]
GOODS_EACH: Final[int] = DATA["goods"]["each"]
PILE: Final[int] = DATA["goods"]["setup"]["pile"]
START_GOODS: Final[int] = DATA["goods"]["setup"]["start"]
GOODS_ROOM: Final[int] = DATA["goods"]["setup"]["types"]

PHASES: Final[list[str]] = list(DATA["time"]["phases"])
ROUNDS: Final[int] = DATA["time"]["rounds"]

DEPOTS: Final = 6
EVERY_DEPOT: Final = [Depot(number) for number in range(DEPOTS)]
PER_DEPOT: Final = 4
NUMBERED: Final = 24
"""Slots 0 to 23 belong to the numbered depots, four each; the black depot's eight follow."""
SLOTS: Final = 32
EVERY_SLOT: Final = [Slot(number) for number in range(SLOTS)]
_depots: Final[list[Figures]] = [DATA["depots"][str(n + 1)] for n in range(DEPOTS)]
SLOT_TYPE: Final[list[Type]] = [
    Type(TYPES.index(name)) for depot in _depots for name in depot["slots"]
]
SLOT_SEATS: Final[list[int]] = [seats for depot in _depots for seats in depot["seats"]]
"""The smallest number of players with which a slot is used."""
BLACK_TILES: Final[list[int]] = [0, 0, *DATA["black_depot"]["tiles"]]
"""Tiles in the black depot, by number of players."""
PRICE: Final[int] = DATA["black_depot"]["price"]
NUMBERED_SLOTS: Final = 0xFFFFFF
_exception: Final[Figures] = DATA["depot_exception"]
EXCEPTION_SEATS: Final[int] = _exception["seats"]
EXCEPTION_SLOT: Final[int] = (_exception["depot"] - 1) * PER_DEPOT + _exception["slot"]
EXCEPTION_TYPE: Final = Type(TYPES.index(_exception["type"]))
EXCEPTION_PHASES: Final[int] = sum([1 << PHASES.index(phase) for phase in _exception["phases"]])

START_SILVER: Final[int] = DATA["start"]["silver"]
START_WORKERS: Final[list[int]] = list(DATA["start"]["workers"])
STORAGE: Final = 3
EVERY_PLACE: Final = [Place(number) for number in range(STORAGE)]
NO_PLACE: Final = Place(-1)
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
EVERY_HEX: Final = [Hex(number) for number in range(HEXES)]
NUMBER: Final[list[int]] = [number for row in DATA["dice"]["rows"] for number in row]
"""The die number printed on each space, the same on every estate (BUR-1.12)."""
