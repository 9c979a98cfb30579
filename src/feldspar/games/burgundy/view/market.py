"""The middle of the table: phase, round and goods to come, and the depots as a flower."""

import math
from typing import Final

from feldspar.games.burgundy.rules.course import backs
from feldspar.games.burgundy.rules.figures import (
    BLACK_TILES,
    EVERY_DEPOT,
    EVERY_SLOT,
    NUMBERED,
    PER_DEPOT,
    PHASE_POINTS,
    PHASES,
    PRICE,
    SLOT_SEATS,
    TYPES,
)
from feldspar.games.burgundy.rules.position import OVER, SETUP, TURNS, Position
from feldspar.games.burgundy.rules.tiles import NO_TILE
from feldspar.games.burgundy.rules.units import Depot, Slot
from feldspar.games.burgundy.view.crates import total
from feldspar.games.burgundy.view.questions import stands_out
from feldspar.games.burgundy.view.tile import NAMES, SIMPLE, tile_piece, waiting_help
from feldspar.games.burgundy.view.tracks import BOARD_WIDE, phases, rounds
from feldspar.games.burgundy.view.wares import depot_goods
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Area, Item, Piece
from feldspar.kernel.units import Seat

TOP: Final = 102.0
RADIUS: Final = 88.0
"""From the middle of a petal to a corner of it."""
FLAT: Final = RADIUS * math.sqrt(3)
MIDDLE: Final = (BOARD_WIDE / 2, TOP + 2.5 * RADIUS)
MARKET_HIGH: Final = TOP + 5 * RADIUS
PETALS: Final = ((-0.5, -1.5), (0.5, -1.5), (1.0, 0.0), (0.5, 1.5), (-0.5, 1.5), (-1.0, 0.0))
"""The depots clockwise from the upper left: across in widths, down in radii (BUR-1.15)."""

Places = tuple[tuple[float, float], ...]

TILE_SIZE: Final = (0.0, 0.0, 61.0, 54.0, 48.0)
"""The width of a tile in a numbered depot, by number of players."""
TILE_PLACES: Final[tuple[Places, ...]] = (
    (),
    (),
    ((-34.5, -9), (34.5, -9)),
    ((-29.5, -15), (29.5, -15), (0, 34)),
    ((0, -43), (-25.5, 1), (25.5, 1), (0, 45)),
)
BLACK_SIZE: Final = (0.0, 0.0, 51.0, 42.0, 38.0)
BLACK_PLACES: Final[tuple[Places, ...]] = (
    (),
    (),
    ((-28, -22), (28, -22), (-28, 37), (28, 37)),
    ((-22, -38), (22, -38), (44, 0), (22, 38), (-22, 38), (-44, 0)),
    ((-40, -30), (0, -30), (40, -30), (-20, 5), (20, 5), (-40, 40), (0, 40), (40, 40)),
)
PRICE_PLACE: Final = ((0.0, 0.0), (0.0, 0.0), (0.0, -63.0), (0.0, 0.0), (0.0, -66.0))
FACE_PLACE: Final = ((0.0, 0.0), (0.0, 0.0), (0.0, -62.0), (0.0, -61.0), (-41.0, -42.0))


def market_area(position: Position, seat: Seat) -> Area:
    """Return the game board but for its tracks, as somebody sees it who plays for a seat."""
    items = [*phases(position), *rounds(position)]
    for depot in EVERY_DEPOT:
        items += _depot(position, seat, depot)
    items += _black(position, seat)
    across = FLAT / 18
    return Area(
        "market",
        "common",
        BOARD_WIDE,
        MARKET_HIGH,
        Text("area-market"),
        tuple(items),
        cell=(across, RADIUS / 2),
        summary=_summary(position),
    )


def _summary(position: Position) -> Text | None:
    """Say in words what the tracks show with numbers."""
    if position.stage == SETUP:
        return None
    return Text(
        "market-summary",
        {
            "phase": PHASES[position.phase],
            "round": position.round + 1,
            "points": PHASE_POINTS[position.phase],
        },
    )


def _at(depot: Depot) -> tuple[float, float]:
    """Return the middle of a numbered depot."""
    across, down = PETALS[depot]
    return MIDDLE[0] + across * FLAT, MIDDLE[1] + down * RADIUS


def _depot(position: Position, seat: Seat, depot: Depot) -> list[Item]:
    """Return a petal: its number, its tiles or their places, its goods."""
    seats = position.seats
    x, y = _at(depot)
    number = depot + 1
    wares = position.wares[depot]
    label = Text("depot-label", {"depot": number, "goods": total(wares)})
    face_x, face_y = FACE_PLACE[seats]
    items: list[Item] = [
        Piece(
            f"depot/{number}",
            "depot-now" if _in_play(position, seat, number) else "depot",
            x,
            y,
            FLAT - 5,
            label,
            short=str(number),
            help=Text("help-depot", {"depot": number}),
        ),
        Piece("", f"face-{number}", x + face_x, y + face_y, 26 if seats < 4 else 22),
    ]
    first = depot * PER_DEPOT
    used = [slot for slot in EVERY_SLOT[first : first + PER_DEPOT] if SLOT_SEATS[slot] <= seats]
    for slot, (dx, dy) in zip(used, TILE_PLACES[seats], strict=True):
        items.append(_slot(position, seat, slot, x + dx, y + dy, TILE_SIZE[seats]))
    return items + depot_goods(position, depot, x, y)


def _in_play(position: Position, seat: Seat, number: int) -> bool:
    """Tell whether a seat whose turn it is has a die left that shows a depot's number."""
    if position.stage != TURNS or position.asked is not None or position.actor() != seat:
        return False
    return any(
        position.dice[2 * seat + n] == number and not position.used >> n & 1 for n in range(2)
    )


def _slot(position: Position, seat: Seat, slot: Slot, x: float, y: float, size: float) -> Piece:
    """Return the tile in a slot, or the place where it was."""
    tile = position.slots[slot]
    x, y = round(x, 2), round(y, 2)
    if tile == NO_TILE:
        if slot >= NUMBERED:
            return Piece("", "slot-black", x, y, size)
        return Piece("", f"slot-{TYPES[backs(position)[slot]]}", x, y, size)
    if slot < NUMBERED:
        label = Text("tile-depot", {"tile": NAMES[tile], "depot": slot // PER_DEPOT + 1})
    else:
        label = Text("tile-black", {"tile": NAMES[tile], "silver": PRICE})
    told = waiting_help(position, position.estates[seat], tile)
    return tile_piece(tile, x, y, size, label, told, "last" if stands_out(position, slot) else "")


def _black(position: Position, seat: Seat) -> list[Item]:
    """Return the black depot: its price, dim when the seat cannot pay it now, and its tiles."""
    x, y = MIDDLE
    seats = position.seats
    estate = position.estates[seat]
    bought = position.stage == TURNS and position.actor() == seat and position.bought
    affordable = estate.silver >= PRICE and not bought and position.stage != OVER
    key = "black-bought" if bought else "black-open" if affordable else "black-poor"
    told = Text(key, {"silver": PRICE, "have": estate.silver})
    price_x, price_y = PRICE_PLACE[seats]
    items: list[Item] = [
        Piece(
            "depot/black",
            "depot-black",
            x,
            y,
            FLAT - 5,
            Text("depot-black", {"silver": PRICE}),
            help=told,
        ),
        Piece(
            "",
            "price",
            x + price_x,
            y + price_y,
            46 if seats < 4 else 38,
            state="" if affordable else "dim",
        ),
    ]
    for i, (dx, dy) in enumerate(BLACK_PLACES[seats]):
        items.append(
            _slot(position, seat, EVERY_SLOT[NUMBERED + i], x + dx, y + dy, BLACK_SIZE[seats])
        )
    return items


assert [len(places) for places in BLACK_PLACES] == BLACK_TILES
assert BLACK_SIZE[3] >= SIMPLE > BLACK_SIZE[4]
