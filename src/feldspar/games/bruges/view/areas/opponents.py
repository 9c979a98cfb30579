"""What somebody else has, small: the backs of their hand, threats, statues and houses."""

from typing import Final, NamedTuple

from feldspar.games.bruges.rules.components import COLOURS, DISASTER, DISASTERS, PALETTE
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Colour, Seat
from feldspar.games.bruges.view.areas.card import CARD_TALL, TONES, back_piece
from feldspar.games.bruges.view.areas.hand import backs
from feldspar.games.bruges.view.areas.houses import (
    APART,
    HOUSE,
    HOUSE_HIGH,
    Home,
    homes,
    house_items,
    statue_piece,
)
from feldspar.games.bruges.view.phrases import Args
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Area, Item, Piece
from feldspar.kernel.toolkit.memoize import memoize


class BoardSizes(NamedTuple):
    """How large everything is."""

    wide: float
    high: float
    back: float
    marker: float
    house: float
    """The largest scale of a house."""


ONE: Final = BoardSizes(270, 200, 26, 21, 0.9)
"""A single opponent, below the words about them."""
SEVERAL: Final = BoardSizes(126, 124, 16, 13, 0.54)
"""One of several, beside the words about them: high enough that a page gives their cards room."""
OTHERS_ROWS: Final = 3
"""How many rows of houses there may be."""
OTHERS_GAP: Final = 4.0


def small_area(position: Position, viewer: int, seat: Seat) -> Area:
    """Return all somebody else has: one opponent gets more room than each of several."""
    look = ONE if position.seats == 2 else SEVERAL
    holding = position.holdings[seat]
    colours, standing = backs(position, seat, False), homes(position, viewer, seat)
    threats, statues = tuple(holding.threats), tuple(holding.statues)
    return _area(seat, look, tuple(colours), statues, threats, standing)


@memoize
def _area(
    seat: Seat,
    look: BoardSizes,
    colours: tuple[Colour, ...],
    statues: tuple[int, ...],
    threats: tuple[int, ...],
    standing: tuple[Home, ...],
) -> Area:
    items: list[Item] = [
        *_hand(seat, colours, look),
        *_statues(statues, look),
        *_threats(seat, threats, look),
        *_houses(standing, look),
    ]
    title = Text("area-other")
    return Area(f"seat/{seat}", "opponent", look.wide, look.high, title, tuple(items), seat)


def _hand(seat: Seat, colours: tuple[Colour, ...], look: BoardSizes) -> list[Item]:
    """Return the backs of a hand, closer together the more there are."""
    room = look.wide - look.back - 2.4 * look.marker
    step = min(look.back + 2, room / max(len(colours) - 1, 1))
    items: list[Item] = []
    for place, colour in enumerate(colours):
        x, y = round(look.back / 2 + step * place, 2), look.back * CARD_TALL / 2
        items.append(back_piece(seat, place, colour, x, y, look.back))
    return items


def _statues(statues: tuple[int, ...], look: BoardSizes) -> list[Item]:
    """Return the statues somebody has taken, from the right."""
    size = look.marker
    right = look.wide - size / 2
    return [
        statue_piece(worth, right - (size + 2) * place, size / 2, size)
        for place, worth in enumerate(statues)
    ]


@memoize
def _threats(seat: Seat, threats: tuple[int, ...], look: BoardSizes) -> tuple[Item, ...]:
    """Return the markers, those of a colour half on each other."""
    size, x = look.marker, look.marker / 2
    y = round(look.back * CARD_TALL + OTHERS_GAP + size / 2, 2)
    items: list[Item] = []
    for colour in PALETTE:
        count = threats[colour]
        for left in reversed(range(count)):
            piece = Piece("", f"threat-{COLOURS[colour]}", round(x, 2), y, size)
            items.append(piece if left else _last(piece, seat, colour, count))
            x += size * (0.5 if left else 1) + (0 if left else 3)
    return tuple(items)


def _last(piece: Piece, seat: Seat, colour: Colour, count: int) -> Piece:
    """Let the uppermost marker of a colour speak for all of them."""
    told: Args = {
        "disaster": Text(f"disaster-{DISASTERS[colour]}"),
        "colour": COLOURS[colour],
        "count": count,
        "most": DISASTER,
    }
    return piece._replace(
        id=f"seat/{seat}/threat/{COLOURS[colour]}",
        label=Text("threat-label", told),
        short=f"{COLOURS[colour][:2]}{count}",
        tone=TONES[colour],
    )


def _houses(standing: tuple[Home, ...], look: BoardSizes) -> list[Item]:
    """Return the houses in rows, as large as there is room for."""
    count = len(standing)
    if not count:
        return []
    room = look.high - look.back * CARD_TALL - look.marker - 2 * OTHERS_GAP
    k, rows = 0.0, 1
    for number_ in range(1, OTHERS_ROWS + 1):
        across = -(-count // number_)
        fits = min(look.wide / (APART * (across - 1) + HOUSE), room / number_ / HOUSE_HIGH)
        if min(fits, look.house) > k:
            k, rows = min(fits, look.house), number_
    across = -(-count // rows)
    items: list[Item] = []
    for home in standing:
        row, column = divmod(home.place, across)
        x = HOUSE * k / 2 + APART * k * column
        feet = look.high - room + HOUSE_HIGH * k * (row + 1)
        items += house_items(home, x, feet, k)
    return items
