"""The printed figures as integer tables, read once from the component data.

Colours, groups, events and majorities are small integers in the order of the data files; characters
are numbered in the order of theirs, the later editions after all others.
"""

import pkgutil
import tomllib
from typing import Any, Final

from feldspar.kernel.actions import ActionSpace


def _read(name: str) -> dict[str, Any]:
    raw = pkgutil.get_data("feldspar.games.bruges", f"data/{name}.toml")
    return tomllib.loads((raw or b"").decode())


DATA: Final = _read("components")
CHARACTERS: Final = _read("characters")

COLOURS: Final[list[str]] = list(DATA["colours"]["order"])
BLUE: Final = 0
BROWN: Final = 1
YELLOW: Final = 2
RED: Final = 3
VIOLET: Final = 4
EVERY_COLOUR: Final = 31
"""A bit for each colour."""
NO_COLOUR: Final = 5
DISASTERS: Final[list[str]] = [DATA["disasters"][colour] for colour in COLOURS]
DISASTER: Final[int] = DATA["disasters"]["markers"]
"""How many markers of a colour it takes."""
INTRIGUE_LOSS: Final[int] = DATA["disasters"]["intrigue_loss"]
MARKER_POINTS: Final[int] = DATA["disasters"]["discard_points"]

THREATENING: Final[list[int]] = list(DATA["dice"]["threat"])
ADVANCING: Final[list[int]] = list(DATA["dice"]["advance"])

START_SCORE: Final[int] = DATA["start"]["score"]
START_FLORINS: Final[int] = DATA["start"]["florins"]
START_WORKERS: Final[int] = DATA["start"]["workers_each"]
STACK: Final[int] = DATA["stacks"]["size"]
HAND: Final[int] = DATA["round"]["hand"]
TURNS: Final[int] = DATA["round"]["turns"]
WORKERS_TAKEN: Final[int] = DATA["actions"]["workers"]

LEVEL_POINTS: Final[list[int]] = list(DATA["progress"]["points"])
TOP: Final = len(LEVEL_POINTS) - 1
STATUES: Final[list[int]] = list(DATA["statues"]["points"])
SPACE_PRICES: Final[list[int]] = list(DATA["canals"]["prices"])
SPACES: Final = len(SPACE_PRICES)
THIRD: Final = 3
THIRD_POINTS: Final[int] = DATA["canals"]["third_points"]
GATES: Final[list[list[list[int]]]] = [
    [[COLOURS.index(colour) for colour in gate[side]] for side in ("left", "right")]
    for gate in DATA["house_gate"]
]
"""The colours of the spaces of each gate's two sections, from the gate outward."""

GROUPS: Final[list[str]] = list(DATA["groups"]["order"])
MAJORITIES: Final[list[str]] = list(DATA["majorities"]["order"])
MAJORITY_POINTS: Final[int] = DATA["majorities"]["points"]
PRICE_PER_POINT: Final[int] = DATA["final"]["price_per_point"]
HOUSE_POINTS: Final[int] = DATA["final"]["house_points"]

EVENTS: Final = [
    "house_built",
    "canal_built",
    "character_placed",
    "advanced",
    "workers_action",
    "threat_action",
    "disaster",
    "majority_flipped",
]
HOUSE_BUILT: Final = 0
CANAL_BUILT: Final = 1
CHARACTER_PLACED: Final = 2
ADVANCED: Final = 3
WORKERS_ACTION: Final = 4
THREAT_ACTION: Final = 5
DISASTER_SUFFERED: Final = 6
MAJORITY_FLIPPED: Final = 7

# ------------------------------------------------------------------------------------- decisions

NAMES: Final[list[str]] = [row["id"] for row in CHARACTERS["card"] + CHARACTERS["later"]]
CARDS: Final = len(NAMES)
SECTIONS: Final = ("left", "right")
WORKER: Final = [*COLOURS, "none"]

ACTIONS: Final = ActionSpace(
    workers={"card": NAMES},
    florins={"card": NAMES},
    threat={"card": NAMES, "marker": COLOURS},
    canal={"card": NAMES, "section": SECTIONS},
    house={"card": NAMES, "worker": WORKER},
    place={"card": NAMES, "house": COLOURS},
    activate={"card": NAMES, "worker": WORKER},
    throw={"card": NAMES},
    straighten={"card": NAMES},
    bury={"card": NAMES},
    burn={"house": COLOURS},
    burn_under={"card": NAMES},
    breach={"section": SECTIONS},
    dig={"section": SECTIONS},
    draw={"pile": ("1", "2")},
    take={"worker": COLOURS},
    pay={"worker": COLOURS},
    discard={"marker": COLOURS},
    die={"die": COLOURS},
    disaster={"colour": COLOURS},
    recipient={"seat": ("1", "2", "3", "4")},
    advance={},
    trade={},
    again={},
    done={},
)
"""The first six are the actions I to VI. `throw` pays with a card of the hand; `bury` gives up a
character, `burn` an empty house, `burn_under` the house somebody lives in, `breach` a canal tile;
`dig` builds one without a card. `done` declines whatever may be declined, and ends a turn."""

PLAYS: Final = ("workers", "florins", "threat", "canal", "house", "place")
"""The actions I to VI."""

# First ids of each kind. Literals, so that they compile to constants; a test compares them.
A_WORKERS: Final = 0
A_FLORINS: Final = 166
A_THREAT: Final = 332
A_CANAL: Final = 1162
A_HOUSE: Final = 1494
A_PLACE: Final = 2490
A_ACTIVATE: Final = 3320
A_THROW: Final = 4316
A_STRAIGHTEN: Final = 4482
A_BURY: Final = 4648
A_BURN: Final = 4814
A_BURN_UNDER: Final = 4819
A_BREACH: Final = 4985
A_DIG: Final = 4987
A_DRAW: Final = 4989
A_TAKE: Final = 4991
A_PAY: Final = 4996
A_DISCARD: Final = 5001
A_DIE: Final = 5006
A_DISASTER: Final = 5011
A_RECIPIENT: Final = 5016
A_ADVANCE: Final = 5020
A_TRADE: Final = 5021
A_AGAIN: Final = 5022
A_DONE: Final = 5023
NO_WORKER: Final = 5
