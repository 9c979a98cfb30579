"""Threats: five rows of three places each; the third marker brings the disaster."""

from typing import Final

from feldspar.games.bruges.rules.cards.perks import IMMUNE
from feldspar.games.bruges.rules.components import (
    COLOURS,
    DISASTER,
    DISASTERS,
    INTRIGUE_LOSS,
    MARKER_POINTS,
    PALETTE,
)
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Colour, Seat
from feldspar.games.bruges.view.areas.card import TONES
from feldspar.games.bruges.view.phrases import Args, heading
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Area, Item, Lettered, Lettering, Look, Piece, Shape
from feldspar.kernel.toolkit.memoize import memoize

THREATS_WIDE: Final = 356.0
THREATS_HIGH: Final = 170.0
THREATS_TOP: Final = 26.0
THREATS_ROW: Final = 28.8
SLOT: Final = 25.0
SLOTS: Final = (110.0, 142.0, 174.0)
LOSS: Final = 198.0


def threats_area(position: Position, viewer: int, seat: Seat) -> Area:
    """Return the markers of a seat, large."""
    holding = position.holdings[seat]
    return _area(seat, viewer == seat, tuple(holding.threats), holding.perks[IMMUNE])


@memoize
def _area(seat: Seat, own: bool, threats: tuple[int, ...], immune: int) -> Area:
    title = heading("area-threats", seat, own)
    items: list[Item] = [
        Lettering(0, 17, title, "title", size=18, width=190, lines=1),
        Lettering(THREATS_WIDE, 16, Text("threats-note"), "label", "end", 12),
    ]
    for colour in PALETTE:
        items += _row(colour, threats[colour], bool(immune >> colour & 1))
    return Area(
        "threats", "mine", THREATS_WIDE, THREATS_HIGH, Text("area-threats"), tuple(items), seat
    )


@memoize
def _row(colour: Colour, count: int, immune: bool) -> tuple[Item, ...]:
    """Return a row: the disaster, its markers, and what would be lost."""
    near = count >= DISASTER - 1 and not immune
    y = THREATS_TOP + THREATS_ROW * (colour + 0.5)
    key = DISASTERS[colour]
    loss = Text("loss-immune" if immune else f"loss-{key}", {"n": INTRIGUE_LOSS})
    items: list[Item] = []
    if near:
        items.append(
            Shape(f"M-3 {y - 13.5:g}h{THREATS_WIDE + 6:g}v27h-{THREATS_WIDE + 6:g}z", "marked")
        )
    items += [
        Piece("", f"mark-{COLOURS[colour]}", 9, y, 19),
        Lettering(24, y + 5, Text(f"disaster-{key}"), "strong", size=13, width=66, lines=1),
    ]
    for place, x in enumerate(SLOTS):
        items.append(_slot(colour, count, place, x, y, loss, near))
    style: Lettered = "caption" if near else "label"
    items.append(
        Lettering(LOSS, y + 4.5, loss, style, size=12.5, width=THREATS_WIDE - LOSS, lines=1)
    )
    return tuple(items)


def _slot(
    colour: Colour, count: int, place: int, x: float, y: float, loss: Text, near: bool
) -> Piece:
    """Return a place for a marker; the first of a row stands for all of them."""
    art = f"threat-{COLOURS[colour]}" if place < count else "slot"
    if place >= count and place == DISASTER - 1:
        art = "skull"
    if place:
        state: Look = "" if place < count or near else "dim" if art == "skull" else ""
        return Piece("", art, x, y, SLOT, state=state)
    told: Args = {
        "disaster": Text(f"disaster-{DISASTERS[colour]}"),
        "colour": COLOURS[colour],
        "count": count,
        "most": DISASTER,
        "loss": loss,
        "points": MARKER_POINTS,
    }
    return Piece(
        f"threat/{COLOURS[colour]}",
        art,
        x,
        y,
        SLOT,
        Text("threat-label", told),
        short=f"{COLOURS[colour][:2]}{count}",
        tone=TONES[colour],
        help=Text("help-threat", told),
    )
