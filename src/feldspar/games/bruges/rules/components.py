"""The printed figures as integer tables, read once from the component data.

Colours, groups, events and majorities are small integers in the order of the data files. Characters
are numbered in the order of theirs, the later editions after them. Where a version of the rules has
changed a character, what it is since then is a character of its own, numbered after all others: so
a number means the same in every game ever begun.
"""

from typing import Final

from feldspar.games.bruges.rules.units import Colour, Pile, Section, When
from feldspar.kernel.actions import ActionSpace
from feldspar.kernel.toolkit.component_data import Figures, load_components

DATA: Final = load_components("feldspar.games.bruges")
CHARACTERS: Final = load_components("feldspar.games.bruges", "characters")
EARLIER: Final[list[Figures]] = load_components("feldspar.games.bruges", "earlier")["card"]
RULES: Final[int] = 1 + max([row["until"] for row in EARLIER])
"""The newest version."""

COLOURS: Final[list[str]] = list(DATA["colours"]["order"])
PALETTE: Final[list[Colour]] = [Colour(number) for number in range(len(COLOURS))]
BLUE: Final = Colour(0)
BROWN: Final = Colour(1)
YELLOW: Final = Colour(2)
RED: Final = Colour(3)
VIOLET: Final = Colour(4)
EVERY_COLOUR: Final = 31
"""A bit for each colour."""
NO_COLOUR: Final = Colour(5)
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
TURNS_EACH: Final[int] = DATA["round"]["turns"]
WORKERS_TAKEN: Final[int] = DATA["actions"]["workers"]

LEVEL_POINTS: Final[list[int]] = list(DATA["progress"]["points"])
TOP: Final = len(LEVEL_POINTS) - 1
STATUES: Final[list[int]] = list(DATA["statues"]["points"])
SPACE_PRICES: Final[list[int]] = list(DATA["canals"]["prices"])
SPACES: Final = len(SPACE_PRICES)
THIRD: Final = 3
THIRD_POINTS: Final[int] = DATA["canals"]["third_points"]
GATES: Final[list[list[list[Colour]]]] = [
    [[Colour(COLOURS.index(colour)) for colour in gate[side]] for side in ("left", "right")]
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
HOUSE_BUILT: Final = When(0)
CANAL_BUILT: Final = When(1)
CHARACTER_PLACED: Final = When(2)
ADVANCED: Final = When(3)
WORKERS_ACTION: Final = When(4)
THREAT_ACTION: Final = When(5)
DISASTER_SUFFERED: Final = When(6)
MAJORITY_FLIPPED: Final = When(7)

# ------------------------------------------------------------------------------------- decisions


def _as_of(rules: int, card: Figures) -> Figures:
    """Return a character as a version of the rules has it."""
    for row in sorted(EARLIER, key=lambda row: row["until"]):
        if row["id"] == card["id"] and rules <= row["until"]:
            return {**card, **row}
    return card


def _rows_changed_in(rules: int) -> list[Figures]:
    """Return the characters that a version of the rules was the first to have so."""
    ended = [row["id"] for row in EARLIER if row["until"] == rules - 1]
    rows = [_as_of(rules, card) for card in CHARACTERS["card"] if card["id"] in ended]
    return [{**row, "since": rules} for row in rows]


ROWS: Final[list[Figures]] = [
    *[_as_of(1, card) for card in CHARACTERS["card"]],
    *CHARACTERS["later"],
    *[row for rules in range(2, RULES + 1) for row in _rows_changed_in(rules)],
]
"""Every character there is or was."""
PARTS: Final = ("name", "effect", "symbol", "worker", "group", "price", "colour")
"""What of a character may be this project's own, as `house` says of each."""
NAMES: Final[list[str]] = [
    f"{row['id']}-{row['since']}" if "since" in row else row["id"] for row in ROWS
]
"""Since which version a character is as it is belongs to its name, but for the first."""
CARDS: Final = len(NAMES)
SECTIONS: Final = ("left", "right")
LEFT: Final = Section(0)
RIGHT: Final = Section(1)
BOTH_SECTIONS: Final[list[Section]] = [LEFT, RIGHT]
BOTH_PILES: Final[list[Pile]] = [Pile(0), Pile(1)]
_WORKERS: Final = [*COLOURS, "none"]

ACTIONS: Final = ActionSpace(
    workers={"card": NAMES},
    florins={"card": NAMES},
    threat={"card": NAMES, "marker": COLOURS},
    canal={"card": NAMES, "section": SECTIONS},
    house={"card": NAMES, "worker": _WORKERS},
    place={"card": NAMES, "house": COLOURS},
    activate={"card": NAMES, "worker": _WORKERS},
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
A_FLORINS: Final = 176
A_THREAT: Final = 352
A_CANAL: Final = 1232
A_HOUSE: Final = 1584
A_PLACE: Final = 2640
A_ACTIVATE: Final = 3520
A_THROW: Final = 4576
A_STRAIGHTEN: Final = 4752
A_BURY: Final = 4928
A_BURN: Final = 5104
A_BURN_UNDER: Final = 5109
A_BREACH: Final = 5285
A_DIG: Final = 5287
A_DRAW: Final = 5289
A_TAKE: Final = 5291
A_PAY: Final = 5296
A_DISCARD: Final = 5301
A_DIE: Final = 5306
A_DISASTER: Final = 5311
A_RECIPIENT: Final = 5316
A_ADVANCE: Final = 5320
A_TRADE: Final = 5321
A_AGAIN: Final = 5322
A_DONE: Final = 5323
PLAYS_END: Final = 3520
"""The first id after the six actions."""
NO_WORKER: Final = Colour(5)
WORKER_CHOICES: Final = 6
"""A worker of each colour, or none."""
