"""Cards as pieces: the same wherever they lie, with what they are, do and would bring."""

from typing import Final

from feldspar.games.burgundy_cards.rules import components
from feldspar.games.burgundy_cards.rules.cards import DIE, FACES, TYPE
from feldspar.games.burgundy_cards.rules.units import Animal, Card, Goods, Type
from feldspar.games.burgundy_cards.view import own
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.scene import Look, Piece
from feldspar.kernel.toolkit.memoize import memoize

NOTHING: Final = Text("nothing")
HEAD: Final = 0.33
"""How much of a card, as a part of its width, stays in sight when another lies on it."""
TALL: Final = 1.4
"""The height of a card by its width."""
TONES: Final = ("#2f6b45", "#66707a", "#5f3a78", "#d9a92b", "#2f7bb5", "#7d9f3f", "#d6b07c")
"""The colour of each type, as its cards have it."""
GOODS_TONES: Final = ("#e2c08a", "#a4682f", "#4d3320")
ANIMAL_TONE: Final = "#7d9f3f"

TITLES: Final = [
    Text("card-title", {"name": Text("card-" + face), "die": DIE[card]})
    for card, face in enumerate(FACES)
]
"""What each card is called, with its die."""
_SHORTS: Final = {
    "castle": "Cas",
    "mine": "Min",
    "cloister": "Clo",
    "knowledge": "Kno",
    "ship": "Shp",
    "pasture": "Pas",
    "carpenter": "Crp",
    "church": "Chu",
    "market": "Mkt",
    "watchtower": "Twr",
    "bank": "Bnk",
    "boarding_house": "Inn",
    "warehouse": "War",
    "city_hall": "Hal",
}
_NUMBER_NAMES: Final = {"card-row": "row", "card-column": "column", "discard-label": "count"}
"""What the number is called that some labels tell."""


@memoize
def card_piece(
    card: Card,
    x: float,
    y: float,
    size: float,
    label: str,
    number: int = 0,
    first: int = 0,
    state: Look = "",
    art: str = "card",
) -> Piece:
    """Return a card; its id is that of the cardboard, so it travels from place to place.

    Its label may tell a number; its help whether the `first` triple of its type scores more.
    """
    face = FACES[card]
    said: dict[str, TextArg] = {"card": TITLES[card]}
    if label in _NUMBER_NAMES:
        said[_NUMBER_NAMES[label]] = number
    # A small one has no room for the mark.
    ours = own.die_is_own(card) if art == "hand" else art == "card" and own.card_is_own(card)
    return Piece(
        f"card/{card}",
        f"small-{face}" if art == "small" else f"{art}-{face}-{DIE[card]}",
        round(x, 2),
        round(y, 2),
        round(size, 2),
        Text(label, said),
        state=state,
        short=_SHORTS[face],
        tone=TONES[TYPE[card]],
        help=_hand_help(card) if art == "hand" else _card_help(card, first),
        face=own.own_mark(ours, size * 0.42, size * 0.56, size * 0.16),
    )


def is_first(firsts: int, card: Card) -> int:
    """Tell whether the card for the first triple of a type is still to be had."""
    return firsts >> TYPE[card] & 1


@memoize
def _card_help(card: Card, first: int) -> Text:
    """Say what a card does when it is placed, and what three of its type score."""
    type_ = TYPE[card]
    more = Text("card-first", {"points": components.FIRST_POINTS}) if first else NOTHING
    told = Text(
        "card-help",
        {
            "does": Text("help-" + FACES[card]),
            "type": Text("triple-" + components.TYPES[type_]),
            "points": components.TRIPLE_POINTS[type_],
            "first": more,
        },
    )
    return own.card_told(card, told)


@memoize
def _hand_help(card: Card) -> Text:
    """Say what the die of a card in hand is good for."""
    die = DIE[card]
    goods = next(kind for kind, dice in enumerate(components.GOODS_DICE) if die in dice)
    told = Text("help-hand", {"die": die, "goods": Text("goods-" + components.GOODS[goods])})
    return own.hand_told(card, told)


def goods_piece(
    name: str, goods: Goods, count: int, x: float, y: float, size: float, label: Text
) -> Piece:
    """Return goods of a type, with their number on them if there are several."""
    told: dict[str, TextArg] = {
        "silver": components.GOODS_SILVER,
        "points": components.GOODS_POINTS[goods],
        "first": components.GOODS_DICE[goods][0],
        "second": components.GOODS_DICE[goods][-1],
    }
    return Piece(
        name,
        f"goods-{components.GOODS[goods]}-{count}"
        if count > 1
        else f"goods-{components.GOODS[goods]}",
        round(x, 2),
        round(y, 2),
        size,
        label,
        short=f"{count if count > 1 else ''}{components.GOODS[goods][0]}g",
        tone=GOODS_TONES[goods],
        help=own.goods_told(Text("help-goods", told)),
        face=own.own_mark(own.goods_are_own(), size * 0.38, -size * 0.36, size * 0.24),
    )


def animal_piece(
    name: str, animal: Animal, count: int, x: float, y: float, size: float, label: Text
) -> Piece:
    """Return animals of a kind."""
    return Piece(
        name,
        f"animal-{components.ANIMALS[animal]}",
        round(x, 2),
        round(y, 2),
        size,
        label,
        short=f"{count if count > 1 else ''}{components.ANIMALS[animal][:2]}",
        tone=ANIMAL_TONE,
        help=Text("help-animal"),
    )


@memoize
def first_piece(type_: Type, x: float, y: float, size: float) -> Piece:
    """Return a first-triple card."""
    name = components.TYPES[type_]
    told: dict[str, TextArg] = {"type": Text(f"triple-{name}"), "points": components.FIRST_POINTS}
    return Piece(
        f"bonus/first/{name}",
        f"bonus-first-{name}",
        x,
        y,
        size,
        Text("first-label", told),
        short=name[:2].capitalize(),
        tone=TONES[type_],
        help=Text("help-first", told),
    )


@memoize
def seven_piece(points: int, x: float, y: float, size: float) -> Piece:
    """Return an all-seven card; each is worth something else, so that tells them apart."""
    return Piece(
        f"bonus/seven/{points}",
        f"bonus-seven-{points}",
        x,
        y,
        size,
        Text("seven-label", {"points": points}),
        short=f"7:{points}",
        help=Text("help-seven", {"points": points}),
    )
