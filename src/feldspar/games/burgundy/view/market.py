"""The middle of the table: phase, round and goods to come, and the depots as a flower."""

import math
from typing import Final

from feldspar.games.burgundy.rules.components import (
    BLACK,
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
from feldspar.games.burgundy.rules.turn_flow import backs
from feldspar.games.burgundy.rules.units import Depot, Slot, Tile, Type
from feldspar.games.burgundy.view.answers.shipment import offers
from feldspar.games.burgundy.view.answers.storage import stands_out
from feldspar.games.burgundy.view.crates import total
from feldspar.games.burgundy.view.tile import (
    NAMES,
    SIMPLE,
    Prospect,
    prospect,
    tile_piece,
    waiting_help,
)
from feldspar.games.burgundy.view.tracks import BOARD_WIDE, phases, rounds
from feldspar.games.burgundy.view.wares import depot_goods, offered_goods
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.scene import Area, Item, Piece
from feldspar.kernel.toolkit.memoize import memoize
from feldspar.kernel.units import Seat

TOP: Final = 102.0
RADIUS: Final = 88.0
"""From the middle of a petal to a corner of it."""
FLAT: Final = RADIUS * math.sqrt(3)
MIDDLE: Final = (BOARD_WIDE / 2, TOP + 2.5 * RADIUS)
MARKET_HIGH: Final = TOP + 5 * RADIUS
PETALS: Final = ((-0.5, -1.5), (0.5, -1.5), (1.0, 0.0), (0.5, 1.5), (-0.5, 1.5), (-1.0, 0.0))
"""The depots clockwise from the upper left: across in widths, down in radii (BUR-1.15)."""
MIDDLES: Final = [(MIDDLE[0] + across * FLAT, MIDDLE[1] + down * RADIUS) for across, down in PETALS]
"""Where they are."""

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

TITLE: Final = Text("area-market")

USED: Final = [
    [
        *[
            [slot for slot in EVERY_SLOT[first : first + PER_DEPOT] if SLOT_SEATS[slot] <= seats]
            for first in range(0, NUMBERED, PER_DEPOT)
        ],
        EVERY_SLOT[NUMBERED : NUMBERED + black],
    ]
    for seats, black in enumerate(BLACK_TILES)
]
"""The slots in use of each depot, the black one last, by number of players."""


def market_area(position: Position, seat: Seat) -> Area:
    """Return the game board but for its tracks, as somebody sees it who plays for a seat."""
    items = [*phases(position), *rounds(position)]
    tiles, seats = _tiles(position, seat), position.seats
    shown, offered = _in_play(position, seat), offers(position)
    for depot in EVERY_DEPOT:
        wares = position.wares[depot]
        items += _petal(seats, depot, wares, depot + 1 in shown)
        items += [tiles[slot] for slot in USED[seats][depot]]
        items += _goods(seats, depot, wares, bool(offered >> depot & 1))
    items += _black(position, seat)
    items += [tiles[slot] for slot in USED[seats][-1]]
    begun = position.stage != SETUP
    return Area(
        "market",
        "common",
        BOARD_WIDE,
        MARKET_HIGH,
        TITLE,
        tuple(items),
        cell=(FLAT / 18, RADIUS / 2),
        summary=_summary(position.phase, position.round) if begun else None,
    )


@memoize
def _summary(phase: int, round_: int) -> Text:
    """Say in words what the tracks show with numbers."""
    args: dict[str, TextArg] = {"phase": PHASES[phase], "round": round_ + 1}
    return Text("market-summary", {**args, "points": PHASE_POINTS[phase]})


# ------------------------------------------------------------------------------ numbered depots


def _in_play(position: Position, seat: Seat) -> list[int]:
    """Return what the dice show that are left to a seat whose turn it is."""
    if position.stage != TURNS or position.asked is not None or position.actor() != seat:
        return []
    return [position.dice[2 * seat + n] for n in range(2) if not position.used >> n & 1]


@memoize
def _petal(seats: int, depot: Depot, wares: int, now: bool) -> tuple[Item, ...]:
    """Return a depot without what lies on it; `now` means that a die shows its number."""
    x, y = MIDDLES[depot]
    number = depot + 1
    face_x, face_y = FACE_PLACE[seats]
    return (
        Piece(
            f"depot/{number}",
            "depot-now" if now else "depot",
            x,
            y,
            FLAT - 5,
            Text("depot-label", {"depot": number, "goods": total(wares)}),
            short=str(number),
            help=Text("help-depot", {"depot": number}),
        ),
        Piece("", f"face-{number}", x + face_x, y + face_y, 26 if seats < 4 else 22),
    )


@memoize
def _goods(seats: int, depot: Depot, wares: int, offered: bool) -> tuple[Item, ...]:
    """Return the goods on a depot, large while they are to be chosen from."""
    if offered:
        return offered_goods(depot, wares, *MIDDLES[depot])
    return depot_goods(seats, depot, wares, *MIDDLES[depot])


# ---------------------------------------------------------------------------------------- tiles


def _tiles(position: Position, seat: Seat) -> dict[Slot, Piece]:
    """Return the tile in each slot in use, or the place where it was."""
    seats, estate = position.seats, position.estates[seat]
    back, last = backs(position), stands_out(position)
    found: dict[Slot, Piece] = {}
    for slots in USED[seats]:
        for slot in slots:
            tile = position.slots[slot]
            if tile == NO_TILE:
                found[slot] = _vacant(seats, slot, back[slot])
            else:
                ahead = prospect(position, estate, tile)
                found[slot] = _lying(seats, slot, tile, ahead, slot == last)
    return found


def _place(seats: int, slot: Slot) -> tuple[float, float, float]:
    """Return where a slot is, and how wide the tile in it."""
    if slot >= NUMBERED:
        (x, y), (dx, dy) = MIDDLE, BLACK_PLACES[seats][slot - NUMBERED]
        return round(x + dx, 2), round(y + dy, 2), BLACK_SIZE[seats]
    depot = EVERY_DEPOT[slot // PER_DEPOT]
    (x, y), (dx, dy) = MIDDLES[depot], TILE_PLACES[seats][USED[seats][depot].index(slot)]
    return round(x + dx, 2), round(y + dy, 2), TILE_SIZE[seats]


@memoize
def _vacant(seats: int, slot: Slot, back: Type) -> Piece:
    """Return the place where a tile was."""
    return Piece("", "slot-black" if back == BLACK else f"slot-{TYPES[back]}", *_place(seats, slot))


@memoize
def _lying(seats: int, slot: Slot, tile: Tile, ahead: Prospect, last: bool) -> Piece:
    """Return a tile in a slot; `last` means that room is being made for it."""
    label = Text("tile-black", {"tile": NAMES[tile], "silver": PRICE})
    if slot < NUMBERED:
        label = Text("tile-depot", {"tile": NAMES[tile], "depot": slot // PER_DEPOT + 1})
    told = waiting_help(tile, ahead)
    return tile_piece(tile, *_place(seats, slot), label, told, "last" if last else "")


# ------------------------------------------------------------------------------------ the middle


def _black(position: Position, seat: Seat) -> tuple[Item, ...]:
    """Return the black depot without its tiles: its price is dim if the seat cannot pay it now."""
    silver = position.estates[seat].silver
    bought = position.stage == TURNS and position.actor() == seat and position.bought
    affordable = silver >= PRICE and not bought and position.stage != OVER
    return _middle(position.seats, silver, bought, affordable)


@memoize
def _middle(seats: int, silver: int, bought: bool, affordable: bool) -> tuple[Item, ...]:
    """Return the same for somebody who has so much silver."""
    x, y = MIDDLE
    key = "black-bought" if bought else "black-open" if affordable else "black-poor"
    price_x, price_y = PRICE_PLACE[seats]
    return (
        Piece(
            "depot/black",
            "depot-black",
            x,
            y,
            FLAT - 5,
            Text("depot-black", {"silver": PRICE}),
            help=Text(key, {"silver": PRICE, "have": silver}),
        ),
        Piece(
            "",
            "price",
            x + price_x,
            y + price_y,
            46 if seats < 4 else 38,
            state="" if affordable else "dim",
        ),
    )


assert [len(places) for places in BLACK_PLACES] == BLACK_TILES
assert BLACK_SIZE[3] >= SIMPLE > BLACK_SIZE[4]
