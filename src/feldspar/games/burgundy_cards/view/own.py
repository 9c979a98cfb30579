"""What on a card is this project's own: a small circle on it, and a line when asked (`house`)."""

from typing import Final

from feldspar.games.burgundy_cards.rules.cards import TYPE
from feldspar.games.burgundy_cards.rules.components import ALL_TYPES, BUILDING, DATA, ROUNDS, TYPES
from feldspar.games.burgundy_cards.rules.units import Card
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Lettering
from feldspar.kernel.text.event_text import series


def _ours(table: str) -> bool:
    return bool(DATA[table]["provenance"] == "house")


_TRIPLES: Final = [
    _ours("triples_house" if name in DATA["triples_house"] else "triples") for name in TYPES
]
_POINTS: Final = _ours("goods_points")
_BONUS: Final[list[bool]] = [DATA["round_bonus"][name]["provenance"] == "house" for name in ROUNDS]
_DICE_OURS: Final = [
    _ours("dice_buildings" if type_ == BUILDING else "dice") for type_ in ALL_TYPES
]
_CARDS: Final = [
    [*["own-die"] * _DICE_OURS[type_], *["own-triple"] * _TRIPLES[type_]] for type_ in ALL_TYPES
]
"""What of the cards of each type no text tells."""


def own_mark(mine: bool, x: float, y: float, size: float) -> tuple[Lettering, ...]:
    """Return the circle on something of which anything is ours."""
    mark = Lettering(round(x, 2), round(y, 2), "°", "label", "middle", round(size, 2))
    return (mark,) if mine else ()


def card_is_own(card: Card) -> bool:
    """Tell whether a card has any figure of ours."""
    return bool(_CARDS[TYPE[card]])


def card_told(card: Card, told: Text) -> Text:
    """Add to what is told of a card what of it is ours."""
    return _own_help(told, [Text(key) for key in _CARDS[TYPE[card]]])


def die_is_own(card: Card) -> bool:
    """Tell whether the die on a card is ours; in hand nothing else of it counts."""
    return _DICE_OURS[TYPE[card]]


def hand_told(card: Card, told: Text) -> Text:
    """Add to what is told of a card in hand that its die is ours."""
    return _own_help(told, [Text("own-die")] * die_is_own(card))


def goods_are_own() -> bool:
    """Tell whether the points on goods are ours."""
    return _POINTS


def goods_told(told: Text) -> Text:
    """Add to what is told of goods that their points are ours."""
    return _own_help(told, [Text("own-points")] * _POINTS)


def round_is_own(number: int) -> bool:
    """Tell whether what a round brings is ours."""
    return _BONUS[number]


def rounds_told(now: int, told: Text) -> Text:
    """Add to what is told of this round and the later ones which of them are ours."""
    ours = [Text("own-round", {"round": ROUNDS[n]}) for n in range(now, len(ROUNDS)) if _BONUS[n]]
    return _own_help(told, ours)


def _own_help(told: Text, ours: list[Text]) -> Text:
    return Text("help-own", {"help": told, "what": series(ours)}) if ours else told
