"""The plain half of legality: names the first rule that forbids a decision.

Written to be read beside the rules, and without the shortcuts of `legal`: it looks at the estate
space by space and counts workers by arithmetic. The two must agree on every decision in every
position.
"""

from collections.abc import Sequence
from typing import Final

from feldspar.games.burgundy.rules.components import (
    ANIMAL,
    ANY_BUILDING,
    BOARD,
    BUILDING,
    BUY_ANYWHERE,
    HEXES,
    LONG_STEP,
    NUMBER,
    NUMBERED,
    PER_DEPOT,
    PRICE,
    SHIFT_BUILDING,
    SHIFT_OTHERS,
    SHIFT_SHIP_ANIMAL,
    SHIFT_TAKE,
    SHIP,
)
from feldspar.games.burgundy.rules.decisions import ACTIONS, DICE, FREE
from feldspar.games.burgundy.rules.player_board import Estate
from feldspar.games.burgundy.rules.position import NOT_CHOSEN, OVER, SETUP, Position
from feldspar.games.burgundy.rules.sheet import DUCHIES, SHEETS
from feldspar.games.burgundy.rules.tiles import KIND, NO_TILE, TYPE
from feldspar.games.burgundy.rules.units import Goods, Kind, Place, Slot, Type
from feldspar.kernel.units import Hex, Seat

DIE_ACTIONS: Final = ("take", "place", "sell", "workers")
NOT_ASKED: Final = {
    "discard": "BUR-7.5",
    "collect": "BUR-9.1",
    "keep": "BUR-9.6",
    "skip": "BUR-13.13",
}
"""Why nothing answers what has not been asked."""


def why_not(position: Position, seat: Seat, action: int) -> str | None:
    """Return the id of the first rule that forbids a decision, or None if it is legal."""
    kind, args = ACTIONS.decode(action)
    if position.stage == OVER:
        return "BUR-19.1"
    if position.stage == SETUP:
        return _start(position, seat, args) if kind == "start" else "BUR-22.1"
    if kind == "start":
        return "BUR-2.4" if not position.setup else "BUR-22.1"
    if position.actor() != seat:
        return "BUR-23.5"
    if position.asked is not None:
        # What is triggered is resolved before anything else happens (BUR-5.7).
        return "BUR-17.3" if kind == "buy" else position.asked.why_not(position, kind, args)
    estate = position.estates[seat]
    if kind in DIE_ACTIONS:
        return _with_die(position, estate, seat, kind, args)
    if kind == "buy":
        return _buy(position, estate, Slot(args[0]))
    if kind == "done":
        return None if position.used == 3 else "BUR-5.4"
    return NOT_ASKED[kind]


def _start(position: Position, seat: Seat, args: Sequence[int]) -> str | None:
    """BUR-22.1, 22.2: a side of one's own sheet, and a castle space on it."""
    if position.choices[seat] != NOT_CHOSEN or not position.waiting >> seat & 1:
        return "BUR-22.2"
    estate, hex_ = args
    if estate + 1 not in SHEETS[position.sheets[seat]]:
        return "BUR-22.1"
    return None if hex_ in DUCHIES[estate].castles else "BUR-22.1"


def _with_die(
    position: Position, estate: Estate, seat: Seat, kind: str, args: Sequence[int]
) -> str | None:
    """Section 5: an action with a die that is still there, changed by workers (section 6)."""
    die = DICE[args[0]]
    if die == FREE:
        return "BUR-11.1"
    unused = [position.dice[2 * seat + n] for n in range(2) if not position.used >> n & 1]
    if die not in unused:
        return "BUR-5.1"
    rule = forbidden(position, estate, kind, args)
    if rule is not None:
        return rule
    if kind == "take":
        number, shift, rule = args[1] // PER_DEPOT + 1, estate.has(SHIFT_TAKE), "BUR-7.1"
    elif kind == "place":
        number, rule = NUMBER[args[2]], "BUR-8.2"
        shift = estate.has(_shift(TYPE[estate.storage[args[1]]]))
    elif kind == "sell":
        number, shift, rule = args[1] + 1, 0, "BUR-15.1"
    else:
        return None
    # Every worker turns a die by one, either way round, and by up to two with tile 8; a free shift
    # comes on top of that (BUR-6.2, 6.3, 6.6 to 6.9).
    up = (number - die) % 6
    turned = estate.workers * (2 if estate.has(LONG_STEP) else 1) + shift
    return None if turned >= up or turned >= 6 - up else rule


def _shift(type_: Type) -> Kind:
    """Return the knowledge tile that shifts a die freely for a type (BUR-21.10 to 21.12)."""
    if type_ == BUILDING:
        return SHIFT_BUILDING
    return SHIFT_SHIP_ANIMAL if type_ in (SHIP, ANIMAL) else SHIFT_OTHERS


def forbidden(position: Position, estate: Estate, kind: str, args: Sequence[int]) -> str | None:
    """One of the four die actions, whatever the die shows (BUR-5.2)."""
    if kind == "take":
        return _take(position, Slot(args[1]))
    if kind == "place":
        return _place(estate, Place(args[1]), Hex(args[2]))
    if kind == "sell":
        return None if estate.held(Goods(args[1])) else "BUR-15.2"
    return None


def _take(position: Position, slot: Slot) -> str | None:
    """BUR-7.1, 7.2: a tile that is there."""
    if position.slots[slot] != NO_TILE:
        return None
    depot = slot // PER_DEPOT * PER_DEPOT
    empty = all(tile == NO_TILE for tile in position.slots[depot : depot + PER_DEPOT])
    return "BUR-7.2" if empty else "BUR-7.1"


def _place(estate: Estate, place: Place, hex_: Hex) -> str | None:
    """BUR-8.1 to 8.5, but for the die."""
    tile = estate.storage[place]
    if tile == NO_TILE or estate.tiles[hex_] != NO_TILE:
        return "BUR-8.1"
    duchy = estate.duchy
    if duchy.type[hex_] != TYPE[tile]:
        return "BUR-8.3"
    if all(estate.tiles[near] == NO_TILE for near in BOARD.neighbours[hex_]):
        return "BUR-8.4"
    if TYPE[tile] == BUILDING and not estate.has(ANY_BUILDING):
        city = [h for h in range(HEXES) if duchy.region[hex_] >> h & 1]
        built = [KIND[estate.tiles[h]] for h in city if estate.tiles[h] != NO_TILE]
        if KIND[tile] in built:
            return "BUR-8.5"
    return None


def _buy(position: Position, estate: Estate, slot: Slot) -> str | None:
    """Section 17."""
    if position.bought or estate.silver < PRICE or position.slots[slot] == NO_TILE:
        return "BUR-17.1"
    return None if slot >= NUMBERED or estate.has(BUY_ANYWHERE) else "BUR-21.7"
