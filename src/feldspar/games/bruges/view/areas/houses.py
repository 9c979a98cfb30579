"""A display: houses side by side, each with who lives there before it."""

from typing import Final, NamedTuple

from feldspar.games.bruges.rules.cards.characters import COLOUR
from feldspar.games.bruges.rules.components import COLOURS, HOUSE_POINTS
from feldspar.games.bruges.rules.player_board import EMPTY, USED, face, is_unseen, resident
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.scoring import laurels
from feldspar.games.bruges.rules.units import Card, Colour, Seat
from feldspar.games.bruges.view.areas.card import RESIDENT, TONES, name, number, resident_piece
from feldspar.games.bruges.view.phrases import NOTHING, Args, heading
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Area, Item, Lettering, Piece
from feldspar.kernel.toolkit.memoize import memoize

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


class Home(NamedTuple):
    """A house of somebody's display: all that its looks follow from."""

    seat: Seat
    place: int
    colour: Colour
    behind: Card
    """Its other side, or EMPTY for those who have not seen it."""
    who: Card
    """Its resident, or EMPTY."""
    used: bool
    laurels: int
    """What the resident is worth now beyond its own points."""


def homes(position: Position, viewer: int, seat: Seat) -> tuple[Home, ...]:
    """Return the houses of a seat as they are now."""
    holding = position.holdings[seat]
    found: list[Home] = []
    for place, one in enumerate(holding.houses):
        who = resident(one)
        # Only its builder has seen the other side, if anybody has.
        behind = face(one) if viewer == seat and not is_unseen(one) else EMPTY
        used = who != EMPTY and who | USED in holding.residents
        worth = 0 if who == EMPTY else laurels(position, seat, who)
        found.append(Home(seat, place, COLOUR[face(one)], behind, who, used, worth))
    return tuple(found)


def houses_area(position: Position, viewer: int, seat: Seat) -> Area:
    """Return the display the viewer looks at, large."""
    statues = tuple(position.holdings[seat].statues)
    return _area(seat, viewer == seat, homes(position, viewer, seat), statues)


@memoize
def _area(seat: Seat, own: bool, standing: tuple[Home, ...], statues: tuple[int, ...]) -> Area:
    count, title = len(standing), heading("area-houses", seat, own)
    items: list[Item] = [Lettering(0, 15, title, "title", size=18)]
    for place, worth in enumerate(statues):
        items.append(statue_piece(worth, HOUSES_WIDE - 12 - 28 * place, 11, 22))
    if not count:
        none = Text("houses-none")
        items.append(Lettering(0, 46, none, "label", size=15.5, width=PAGE, lines=5))
    room = HOUSES_WIDE / (APART * (count - 1) + HOUSE) if count else 1.0
    k = min(LARGEST, room)
    gap = min(APART * k + 16, (HOUSES_WIDE - HOUSE * k) / max(count - 1, 1))
    for home in standing:
        items += house_items(home, HOUSE * k / 2 + gap * home.place, FEET, k)
    return Area("houses", "mine", HOUSES_WIDE, HOUSES_HIGH, title, tuple(items), seat)


@memoize
def house_items(home: Home, x: float, feet: float, k: float) -> tuple[Item, ...]:
    """Return a house at a scale, and its resident."""
    colour, empty = COLOURS[home.colour], home.who == EMPTY
    told: Args = {
        "colour": colour,
        "points": HOUSE_POINTS,
        "card": NOTHING if empty else name(home.who),
        "behind": NOTHING,
    }
    if home.behind != EMPTY:
        told["behind"] = Text("house-behind", {"card": name(home.behind)})
    house = Piece(
        f"house/{home.seat}-{home.place}",
        f"house-{colour}",
        round(x, 2),
        round(feet - HOUSE_HIGH * k / 2, 2),
        round(HOUSE * k, 2),
        Text("house-empty" if empty else "house-of", told),
        short=f"{colour[:2]}H",
        tone=TONES[home.colour],
        help=Text("help-house-empty" if empty else "help-house", told),
    )
    if empty:
        return (house,)
    y, size = feet - 63 * k, RESIDENT * k
    return house, resident_piece(home.who, x, y, size, home.used, home.laurels)


@memoize
def statue_piece(worth: int, x: float, y: float, size: float) -> Piece:
    """Return a statue somebody has taken, with its points."""
    shown = (number(0, 0, worth, round(size * 0.48, 2)),)
    face_ = (
        Piece("", "third", round(size * 0.4, 2), round(size * 0.4, 2), size * 0.7, face=shown),
    )
    label = Text("statue-label", {"points": worth})
    return Piece(f"statue/{worth}", "statue", round(x, 2), y, size, label, face=face_)
