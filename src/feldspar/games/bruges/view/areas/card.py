"""Cards as pieces: as they lie in a hand, as they stand before a house, and from behind."""

from typing import Final

from feldspar.games.bruges.rules.cards.characters import (
    ACTIVATED,
    COLOUR,
    FINAL,
    FREE,
    GROUP,
    PASSIVE,
    PICTURE,
    PLACED,
    POINTS,
    PRICE,
    SYMBOL,
    WHEN,
    WORKER,
)
from feldspar.games.bruges.rules.components import COLOURS, GROUPS, NAMES
from feldspar.games.bruges.rules.units import Card, Colour, Seat
from feldspar.games.bruges.view.areas.own import own_mark, own_told
from feldspar.games.bruges.view.phrases import NOTHING, Args, workers
from feldspar.games.bruges.view.texts import effect_text
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Item, Lettering, Piece
from feldspar.kernel.toolkit.memoize import memoize

CARD_WIDE: Final = 147.0
"""A card of the hand; its height is 206."""
CARD_TALL: Final = 1.4
"""The height of a back by its width."""
RESIDENT: Final = 98.0
"""What is seen of a character before its house; its height is 126."""
TONES: Final = ("#2c77ad", "#573720", "#d8a32a", "#bf3b33", "#54306f")
"""The colours, as cards, dice and workers have them."""
_HOW: Final = {PLACED: "placed", ACTIVATED: "activated", FREE: "free", PASSIVE: "passive"}
_HOW[FINAL] = "final"


@memoize
def name(card: Card) -> Text:
    """Return what a character is called."""
    return Text("card-" + NAMES[card])


def number(x: float, y: float, value: int, size: float) -> Lettering:
    """Return a number in the middle of something."""
    return Lettering(x, round(y + size * 0.36, 2), str(value), "number", "middle", size)


@memoize
def seat_letter(seat: Seat) -> Text:
    """Return what stands for a player on pawn and gate, besides the colour."""
    return Text("seat-letter", {"n": seat + 1})


# ------------------------------------------------------------------------------------- the hand


@memoize
def hand_piece(card: Card, x: float, y: float, house: bool, price: int, lacking: int) -> Piece:
    """Return a card of somebody's own hand, who may have a house for it, and lack some florins."""
    colour = COLOURS[COLOUR[card]]
    return Piece(
        f"card/{card}",
        f"card-{colour}",
        x,
        y,
        CARD_WIDE,
        Text("hand-card", {"card": name(card), "colour": colour}),
        short=_short(card),
        tone=TONES[COLOUR[card]],
        help=_help("help-card", card, _afford(house, price, lacking)),
        face=_front(card),
    )


@memoize
def _front(card: Card) -> tuple[Item, ...]:
    """Return all that is printed on a card."""
    return (
        Piece("", f"picture-{PICTURE[card]}", 16, -63.5, 58),
        Piece("", "coin", -51.5, -81, 32, face=(number(0, 0, PRICE[card], 16),)),
        *own_mark(card, -29, -73, 19),
        Piece("", "shield", -51.5, -48, 24, face=(number(0, -1.5, POINTS[card], 13),)),
        Piece("", f"group-{GROUPS[GROUP[card]]}", 53.5, -83, 28),
        Lettering(-48, -2, name(card), "title", size=17.5, width=116, lines=1),
        Piece("", _disc(card), -36, 20, 24),
        Lettering(-48, 17, effect_text(card), "label", size=12, width=115, lines=6, indent=31),
    )


@memoize
def back_piece(seat: Seat, place: int, colour: Colour, x: float, y: float, size: float) -> Piece:
    """Return a card of a hand from behind."""
    thing, art = f"seat/{seat}/hand/{place}", f"back-{COLOURS[colour]}"
    label = Text("hand-hidden", {"colour": COLOURS[colour]})
    tone, short = TONES[colour], COLOURS[colour][:2]
    return Piece(thing, art, x, y, size, label, short=short, tone=tone)


# ------------------------------------------------------------------------------------ residents


def resident_piece(card: Card, x: float, y: float, size: float, used: bool, laurels: int) -> Piece:
    """Return a character before its house; it lies askew once it has been used."""
    told: Args = {"card": name(card), "colour": COLOURS[COLOUR[card]]}
    now = Text("help-used") if used else _laurels(card, laurels)
    return Piece(
        f"card/{card}",
        f"resident-{COLOURS[COLOUR[card]]}",
        round(x, 2),
        round(y, 2),
        round(size, 2),
        Text("resident-used" if used else "resident", told),
        turn=6.0 if used else 0.0,
        short=_short(card),
        tone=TONES[COLOUR[card]],
        help=_help("help-resident", card, now),
        face=_excerpt(card, round(size / RESIDENT, 3)),
    )


@memoize
def _excerpt(card: Card, k: float) -> tuple[Item, ...]:
    """Return what matters of a card once it is placed, at a scale."""
    shield = (number(0, -1 * k, POINTS[card], 11 * k),)
    written = Lettering(-36 * k, 13 * k, name(card), "title", size=13.5 * k, width=80 * k, lines=2)
    return (
        Piece("", f"picture-{PICTURE[card]}", 4 * k, -33 * k, 42 * k),
        written,
        Piece("", _disc(card), -26 * k, 47 * k, 20 * k),
        Piece("", f"group-{GROUPS[GROUP[card]]}", 1 * k, 47 * k, 20 * k),
        Piece("", "shield", 35 * k, 47.5 * k, 19 * k, face=shield),
        *own_mark(card, 20 * k, 48 * k, 15 * k),
    )


def _disc(card: Card) -> str:
    """Return the symbol that tells when a character acts."""
    if SYMBOL[card] == "worker":
        return f"disc-worker-{COLOURS[WORKER[card]]}"
    return f"disc-{SYMBOL[card]}"


def _short(card: Card) -> str:
    return NAMES[card][:3].capitalize()


# ---------------------------------------------------------------------------------- what is told


def _help(key: str, card: Card, now: Text) -> Text:
    """Say what a character does, when, what it costs and is worth, and what follows from it now."""
    return own_told(card, Text(key, {**printed_args(card), "now": now}))


@memoize
def printed_args(card: Card) -> Args:
    """Return what is told of a character whatever happens."""
    how = Text("help-" + _HOW[WHEN[card]]) if WHEN[card] in _HOW else NOTHING
    if WHEN[card] == ACTIVATED:
        how = Text("help-activated", {"workers": workers(WORKER[card], 1)})
    return {
        "does": effect_text(card),
        "how": how,
        "price": PRICE[card],
        "points": POINTS[card],
        "group": Text("group-" + GROUPS[GROUP[card]]),
    }


def _afford(house: bool, price: int, lacking: int) -> Text:
    """Say whether a character could be placed now."""
    if not house:
        return Text("help-no-house")
    return (
        Text("help-too-dear", {"n": lacking}) if lacking else Text("help-affordable", {"n": price})
    )


def _laurels(card: Card, worth: int) -> Text:
    """Say what a laurel would be worth now."""
    return Text("help-laurel", {"n": worth}) if WHEN[card] == FINAL else NOTHING
