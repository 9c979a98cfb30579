"""A display: houses side by side, each with who lives there before it."""

from typing import Final

from feldspar.games.bruges.rules.characters import COLOUR
from feldspar.games.bruges.rules.figures import COLOURS, HOUSE_POINTS
from feldspar.games.bruges.rules.holding import EMPTY, USED, face, resident, unseen
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.view.card import RESIDENT, TONES, name, number, resident_piece
from feldspar.games.bruges.view.phrases import NOTHING
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.scene import Area, Item, Lettering, Piece
from feldspar.kernel.units import Seat

HOUSES_WIDE: Final = 732.0
HOUSES_HIGH: Final = 160.0
PAGE: Final = 480.0
"""How much of it the page of a phone shows without scrolling."""
HOUSE: Final = 118.0
HOUSE_HIGH: Final = 148.0
APART: Final = 106.0
"""From one house to the next: they stand wall to wall."""
LARGEST: Final = 0.92
FEET: Final = 159.0


def houses_area(position: Position, viewer: int, seat: Seat) -> Area:
    """Return the display the viewer looks at, large."""
    holding = position.holdings[seat]
    count = len(holding.houses)
    title = Text("area-houses")
    if viewer != seat:
        title = Text("area-houses-of", {"name": Text("seat-name", {"n": seat + 1})})
    items: list[Item] = [Lettering(0, 15, title, "title", size=18)]
    for place, worth in enumerate(holding.statues):
        items.append(statue_piece(worth, HOUSES_WIDE - 12 - 28 * place, 11, 22))
    if not count:
        none = Text("houses-none")
        items.append(Lettering(0, 46, none, "label", size=15.5, width=PAGE, lines=5))
    room = HOUSES_WIDE / (APART * (count - 1) + HOUSE) if count else 1.0
    k = min(LARGEST, room)
    gap = min(APART * k + 16, (HOUSES_WIDE - HOUSE * k) / max(count - 1, 1))
    for place in range(count):
        x = HOUSE * k / 2 + gap * place
        items += house_items(position, viewer, seat, place, x, FEET, k)
    return Area("houses", "mine", HOUSES_WIDE, HOUSES_HIGH, title, tuple(items), seat)


def house_items(
    position: Position, viewer: int, seat: Seat, place: int, x: float, feet: float, k: float
) -> list[Item]:
    """Return a house at a scale, and its resident."""
    holding = position.holdings[seat]
    one = holding.houses[place]
    colour, who = COLOUR[face(one)], resident(one)
    told: dict[str, TextArg] = {"colour": COLOURS[colour], "points": HOUSE_POINTS, "card": NOTHING}
    if who != EMPTY:
        told["card"] = name(who)
    # Only its builder has seen the other side, if anybody has.
    known = viewer == seat and not unseen(one)
    told["behind"] = Text("house-behind", {"card": name(face(one))}) if known else NOTHING
    items: list[Item] = [
        Piece(
            f"house/{seat}-{place}",
            f"house-{COLOURS[colour]}",
            round(x, 2),
            round(feet - HOUSE_HIGH * k / 2, 2),
            round(HOUSE * k, 2),
            Text("house-empty" if who == EMPTY else "house-of", told),
            short=f"{COLOURS[colour][:2]}H",
            tone=TONES[colour],
            help=Text("help-house-empty" if who == EMPTY else "help-house", told),
        )
    ]
    if who != EMPTY:
        used = who | USED in holding.residents
        y = feet - 63 * k
        items.append(resident_piece(position, seat, who, x, y, RESIDENT * k, used))
    return items


def statue_piece(worth: int, x: float, y: float, size: float) -> Piece:
    """Return a statue somebody has taken, with its points."""
    shown = (number(0, 0, worth, round(size * 0.48, 2)),)
    face_ = (
        Piece("", "third", round(size * 0.4, 2), round(size * 0.4, 2), size * 0.7, face=shown),
    )
    label = Text("statue-label", {"points": worth})
    return Piece(f"statue/{worth}", "statue", round(x, 2), y, size, label, face=face_)
