"""The printed figures as integer tables, read once from the component data.

Colours and bonuses are small integers in the order of the data file; a set of hexes is an integer
with a bit for each hex.
"""

from typing import Final

from feldspar.games.burgundy_dice.rules.units import Bonus, Colour, Source, Value
from feldspar.kernel.actions import ActionSpace
from feldspar.kernel.toolkit.component_data import Figures, load_components
from feldspar.kernel.toolkit.hexes import Hexagon

DATA: Final = load_components("feldspar.games.burgundy_dice")

COLOURS: Final[list[str]] = list(DATA["dice"]["colour"]["faces"])
EVERY_COLOUR: Final = [Colour(number) for number in range(len(COLOURS))]
MONASTERY: Final = Colour(0)
MINE: Final = Colour(1)
RIVER: Final = Colour(2)
CITY: Final = Colour(3)
CASTLE: Final = Colour(4)
PASTURE: Final = Colour(5)

BONUSES: Final[list[str]] = list(DATA["bonuses"]["kinds"])
EVERY_BONUS: Final = [Bonus(number) for number in range(len(BONUSES))]
MONK: Final = Bonus(0)
SILVER: Final = Bonus(1)
GOODS: Final = Bonus(2)
WORKER: Final = Bonus(3)
NO_BONUS: Final = Bonus(-1)

_colours: Final[list[Figures]] = [DATA["colours"][colour] for colour in COLOURS]
_RULES: Final = ["fixed", "different", "neighbour", "same"]
DIFFERENT: Final = 1
NEIGHBOUR: Final = 2
SAME: Final = 3
VALUE_RULE: Final[list[int]] = [_RULES.index(colour["rule"]) for colour in _colours]
"""Which values a colour takes: its own fixed ones, or by what is written in or beside the zone."""
VALUES: Final[list[list[Value]]] = [colour["values"] for colour in _colours]
EVERY_VALUE: Final = [Value(shown) for shown in range(1, 7)]
CROSS: Final = Value(0)
"""Of the start castle: it is no value (BDG-4.12)."""
REWARD: Final[list[Bonus]] = [
    Bonus(BONUSES.index(colour["reward"])) if colour["reward"] in BONUSES else NO_BONUS
    for colour in _colours
]
"""The bonus of a finished zone; a castle gives that of its square, a pasture more points."""
FACTOR: Final[list[int]] = [
    DATA["zone_points"]["pasture_factor"] if colour["reward"] == "double" else 1
    for colour in _colours
]
"""What the points of a finished zone are multiplied by."""

PHASES: Final[int] = DATA["time"]["phases"]
BOXES: Final[int] = DATA["time"]["boxes"]
SOLO_TURNS: Final[int] = DATA["solo"]["turns"]
SOLO_FIRST: Final[list[bool]] = [which == "first" for which in DATA["solo"]["completion"]]
RATINGS: Final[dict[str, int]] = dict(DATA["solo"]["ratings"])

ZONE_POINTS: Final[list[list[int]]] = [[0] * PHASES, *DATA["zone_points"]["sizes"]]
"""Points by size of the zone and phase."""
FIRST: Final[list[int]] = [DATA["completion"][colour][0] for colour in COLOURS]
SECOND: Final[list[int]] = [DATA["completion"][colour][1] for colour in COLOURS]

SALE_SILVER: Final[int] = DATA["bonuses"]["sale_silver"]
SALE_POINTS: Final[int] = DATA["bonuses"]["sale_points"]
CONSOLATION: Final[int] = DATA["bonuses"]["worker_for_no_combination"]
START_POINTS: Final[int] = DATA["bonuses"]["start_points"]
CIRCLES: Final[list[int]] = [DATA["bonus_circles"][kind] for kind in BONUSES]
"""How many of each bonus a sheet has room for; 0: any number."""

# Where points come from, as written in the score column: the six colours of finished zones, the
# start castle, goods sold, and whole colours completed.
SOURCES: Final[list[str]] = [*COLOURS, "start", "sale", "completion"]
FROM_START: Final = Source(6)
FROM_SALE: Final = Source(7)
FROM_COMPLETION: Final = Source(8)

BOARD: Final = Hexagon(4)
HEXES: Final = 37
ACTIONS: Final = ActionSpace(
    start={"square": BONUSES},
    mark={"value": "123456", "hex": BOARD.names},
    monk={"value": "123456", "hex": BOARD.names},
    worker={"value": "123456", "hex": BOARD.names},
    silver={"value": "123456", "hex": BOARD.names},
    take={},
    done={},
)
"""`mark` writes with the dice as they are; `monk` and `worker` change a die first; `silver` is the
second mark of a turn; `take` a worker instead; `done` without a second mark. The colour is that of
the hex; which of two like dice is meant makes no difference."""

# First ids of each kind; an id is base + (value - 1) * HEXES + hex. Literals, so that they compile
# to constants; a test compares them with ACTIONS.
A_START: Final = 0
A_MARK: Final = 4
A_MONK: Final = 226
A_WORKER: Final = 448
A_SILVER: Final = 670
A_TAKE: Final = 892
A_DONE: Final = 893
