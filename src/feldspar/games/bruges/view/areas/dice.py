"""The dice with what they mean now, and the piles: what a turn is decided by, in one strip."""

from typing import Final

from feldspar.games.bruges.rules.cards.characters import COLOUR
from feldspar.games.bruges.rules.cards.perks import MORE_FLORINS
from feldspar.games.bruges.rules.components import (
    ADVANCING,
    BOTH_PILES,
    COLOURS,
    NO_COLOUR,
    PALETTE,
    THREATENING,
)
from feldspar.games.bruges.rules.pending.advance import IMPOSSIBLE, step_price
from feldspar.games.bruges.rules.position import DICE, DRAWING, Position
from feldspar.games.bruges.rules.units import Card, Colour, Pile, Seat
from feldspar.games.bruges.view.areas.card import CARD_TALL, TONES, name, number
from feldspar.games.bruges.view.phrases import Args
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Area, Item, Lettered, Lettering, Piece, Shape
from feldspar.kernel.toolkit.memoize import memoize

DICE_WIDE: Final = 356.0
DICE_HIGH: Final = 112.0
"""What is common and no higher than 120 stays in sight on a phone."""
DIE: Final = 42.0
DICE_STEP: Final = 49.0
BACK: Final = 46.0
PILES: Final = (278.0, 330.0)
_RULE: Final = Shape(f"M247 2v{DICE_HIGH - 4:g}", "rule")
"""Between dice and piles."""


def dice_area(position: Position, seat: Seat) -> Area:
    """Return the dice in the order of the colours, what a level costs, and the piles."""
    phase, more = position.phase, position.holdings[seat].perks[MORE_FLORINS]
    items: list[Item] = [*_dice(tuple(position.dice), phase != DRAWING, more)]
    items += _advance(phase, IMPOSSIBLE if phase == DRAWING else step_price(position, seat))
    items.append(_RULE)
    for pile, cards in zip(BOTH_PILES, position.piles, strict=True):
        top = COLOUR[cards[-1]] if cards else NO_COLOUR
        items += _pile(pile, top, len(cards), bool(position.last))
    items += _extra(len(position.extra))
    if position.discard:
        items += _discard(len(position.discard), position.discard[-1])
    return Area("dice", "common", DICE_WIDE, DICE_HIGH, Text("area-dice"), tuple(items))


def meaning(value: int) -> str:
    """Return what a die brings in phase 2."""
    if value in THREATENING:
        return "threat"
    return "advance" if value in ADVANCING else "calm"


@memoize
def _dice(values: tuple[int, ...], rolled: bool, more: int) -> tuple[Item, ...]:
    """Return all dice; whoever looks takes so many florins `more` for one."""
    return tuple(
        [item for colour in PALETTE for item in _die(colour, values[colour], rolled, more)]
    )


@memoize
def _die(colour: Colour, value: int, rolled: bool, more: int) -> tuple[Item, ...]:
    """Return a die and, below it, what it means; before the first roll its colour alone."""
    x, thing = DIE / 2 + DICE_STEP * colour, f"die/{COLOURS[colour]}"
    told: Args = {"colour": COLOURS[colour], "n": value}
    told["action"] = Text("help-die", {"colour": COLOURS[colour], "n": value + more})
    if not value:
        label = Text("die-unrolled", told)
        return (Piece(thing, f"mark-{COLOURS[colour]}", x, DIE / 2, 30, label),)
    key = meaning(value)
    die = Piece(
        thing,
        f"die-{COLOURS[colour]}-{value}",
        x,
        DIE / 2,
        DIE,
        Text("die-label", told),
        state="" if rolled else "dim",
        short=f"{COLOURS[colour][:2]}{value}",
        tone=TONES[colour],
        help=Text(f"help-die-{key}" if rolled else "help-die-old", told),
    )
    if not rolled:
        return (die,)
    words = Text(f"die-{key}", {"n": value})
    style: Lettered = "label" if key == "calm" else "caption"
    return die, Lettering(x, DIE + 15, words, style, "middle", 11.5, width=DICE_STEP - 3, lines=1)


@memoize
def _advance(phase: int, price: int) -> tuple[Item, ...]:
    """Return what going up a level costs whoever looks, as long as the dice sell any."""
    if phase == DRAWING:
        key = "dice-to-come"
        return (Lettering(0, 76, Text(key), "label", size=12.5, width=240, lines=2),)
    key = "advance-impossible" if price == IMPOSSIBLE else "advance-price"
    style: Lettered = "strong"
    if phase != DICE:
        key, style = f"{key}-before", "label"
    return (
        Shape("M0 68h238", "rule"),
        Piece("", "act-advance", 10, 91, 20),
        Lettering(28, 96, Text(key, {"n": price}), style, size=13.5, width=208, lines=1),
    )


# ------------------------------------------------------------------------------------- the piles


@memoize
def _pile(pile: Pile, colour: Colour, count: int, last: bool) -> tuple[Item, ...]:
    """Return a draw pile: the colour of its top card, and how many there are."""
    x, y, thing = PILES[pile], BACK * CARD_TALL / 2, f"pile/{pile + 1}"
    if not count:
        label = Text("pile-empty", {"pile": pile + 1})
        return (Piece(thing, "slot", x, y, BACK * 0.8, label),)
    told: Args = {"pile": pile + 1, "colour": COLOURS[colour], "count": count}
    top = Piece(
        thing,
        f"back-{COLOURS[colour]}",
        x,
        y,
        BACK,
        Text("pile-label", told),
        short=COLOURS[colour][:2],
        tone=TONES[colour],
        help=Text("help-pile-last" if last else "help-pile", told),
        face=(number(0, 22, count, 13),),
    )
    return Piece("", "deck", x + 2, y + 2, BACK), top


@memoize
def _extra(count: int) -> tuple[Item, ...]:
    """Return the extra pile, as long as it has not come into play."""
    if not count:
        return ()
    x, y = 266.0, 95.0
    label, told = Text("extra-label", {"count": count}), Text("help-extra")
    return (
        Piece("extra", "deck", x, y, 22, label, short="ex", help=told),
        Lettering(x + 15, y + 5, str(count), "strong", size=12.5),
    )


@memoize
def _discard(count: int, top: Card) -> tuple[Item, ...]:
    """Return the discard pile with its top card, which everybody sees."""
    x, y = 318.0, 95.0
    label = Text("discard-label", {"count": count, "card": name(top)})
    art = f"resident-{COLOURS[COLOUR[top]]}"
    mark = (Piece("", f"mark-{COLOURS[COLOUR[top]]}", 1, 6, 16),)
    return (
        Piece("discard", art, x, y, 24, label, short="di", tone=TONES[COLOUR[top]], face=mark),
        Lettering(x + 17, y + 5, str(count), "strong", size=12.5),
    )
