"""The characters: a few figures each, and effects in one vocabulary."""

from typing import Final

from feldspar.games.bruges.rules.components import (
    CHARACTERS,
    COLOURS,
    EVENTS,
    EVERY_COLOUR,
    GROUPS,
    NAMES,
    NO_COLOUR,
    PRICE_PER_POINT,
    ROWS,
    RULES,
)
from feldspar.games.bruges.rules.units import Card, Colour, Group, When
from feldspar.kernel.events import Text
from feldspar.kernel.toolkit.component_data import Figures

COLOUR: Final[list[Colour]] = [Colour(COLOURS.index(row["colour"])) for row in ROWS]
GROUP: Final[list[Group]] = [Group(GROUPS.index(row["group"])) for row in ROWS]
PRICE: Final[list[int]] = [row["price"] for row in ROWS]
POINTS: Final[list[int]] = [price // PRICE_PER_POINT for price in PRICE]
SYMBOL: Final[list[str]] = [row["symbol"] for row in ROWS]
PICTURE: Final[list[str]] = [row.get("picture", "") for row in ROWS]

# When a character acts: at an event of `components.EVENTS`, or
PLACED: Final = When(8)
ACTIVATED: Final = When(9)
FREE: Final = When(10)
PASSIVE: Final = When(11)
FINAL: Final = When(12)
WHENS: Final = [*[f"event:{event}" for event in EVENTS], "placed", "activated", "free", "passive"]
WHENS.append("final")
WHEN: Final[list[When]] = [When(WHENS.index(row["when"])) for row in ROWS]
WORKER: Final[list[Colour]] = [
    Colour(COLOURS.index(row.get("worker", row["colour"]))) for row in ROWS
]
"""The colour of the worker that activates it, if one does."""
LATER: Final[list[list[Card]]] = [
    [Card(NAMES.index(later["replaces"])), Card(len(CHARACTERS["card"]) + number)]
    for number, later in enumerate(CHARACTERS["later"])
]
"""Pairs: a character, and its later edition."""


def _deck(rules: int) -> list[Card]:
    """Return the cards of a game by a version of the rules: of each the last by then."""
    deck = [Card(number) for number in range(len(CHARACTERS["card"]))]
    for card, row in enumerate(ROWS):
        if row.get("since", rules + 1) <= rules:
            deck[NAMES.index(row["id"])] = Card(card)
    return deck


DECKS: Final[dict[int, list[Card]]] = {rules: _deck(rules) for rules in range(1, RULES + 1)}
"""By the version of the rules."""

# What an effect may count (BRG-15.35)
COUNTERS: Final = [
    "",
    "character",
    "character_group",
    "distinct_group",
    "house",
    "distinct_house_colour",
    "canal_tile",
    "third_space",
    "statue",
    "complete_section",
    "worker",
    "florin",
    "progress_level",
    "majority_marker",
    "threat_marker",
    "die_showing",
]
ANY: Final = Colour(6)
"""As a colour: the owner chooses, piece by piece."""
EACH: Final = Colour(7)
"""As a colour: as many of every colour."""
EVENT: Final = Colour(8)
"""As a colour: that of the card or space which caused the event."""
_WIDE: Final = {"any": ANY, "each": EACH, "event": EVENT}


class Effect:
    """One part of what a character does: a primitive, and its figures."""

    op: str
    amount: int = 0
    """n, steps, florins, minus or set: the figure the primitive turns on."""
    counted: int = 0
    """What the amount is multiplied by; see COUNTERS."""
    which: int = 0
    """The group, or the face of the dice, that is counted."""
    lot: int = 1
    """How many of the counted make one."""
    most: int = 0
    """The amount is at most this; 0 for no limit."""
    colour: Colour = NO_COLOUR
    price: int = 0
    """Florins for each step."""
    text: str = ""
    """What it is about: the price of a canal tile, what is lost or given, a condition."""
    pays_worker: bool = False
    # A trade
    pay: str = ""
    pay_n: int = 0
    get: str = ""
    get_n: int = 0
    times: int = 0
    points: int = 0
    """Points for each florin given."""


_AMOUNTS: Final = ("n", "steps", "florins", "minus", "set")
_TEXTS: Final = ("what", "cond", "source", "mode", "disaster", "group")


def effect_of(row: Figures) -> Effect:
    """Return what a row of the data says."""
    effect = Effect()
    effect.op = row["op"]
    for name in _AMOUNTS:
        if name in row:
            effect.amount = row[name]
    for name in _TEXTS:
        if name in row:
            effect.text = row[name]
    counter, _, which = row.get("per", "").partition(":")
    effect.counted = COUNTERS.index(counter)
    if which:
        effect.which = int(which) if which.isdigit() else GROUPS.index(which)
    effect.lot = row.get("div", 1)
    effect.most = row.get("max", 0)
    colour = row.get("colour", row.get("die", ""))
    if colour:
        effect.colour = _WIDE[colour] if colour in _WIDE else Colour(COLOURS.index(colour))
    price = row.get("price", 0)
    if isinstance(price, int):
        effect.price = price
    else:
        effect.text = price
    effect.pays_worker = row.get("pay_worker", False)
    effect.pay = row.get("pay", "")
    effect.pay_n = row.get("pay_n", 0)
    effect.get = row.get("get", "")
    effect.get_n = row.get("get_n", 0)
    effect.times = row.get("times", 0)
    effect.points = row.get("vp", 0)
    return effect


EFFECTS: Final[list[list[Effect]]] = [
    [effect_of(effect) for effect in row["effects"]] for row in ROWS
]


def allowed_colours(colour: Colour, event: Colour) -> int:
    """Return the colours an effect lets its owner choose from, as bits."""
    if colour == ANY:
        return EVERY_COLOUR
    return 1 << (event if colour == EVENT else colour)


def the(card: Card) -> Text:
    """Return a character's name in a sentence."""
    return Text("the-" + NAMES[card])
