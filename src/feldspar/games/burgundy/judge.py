"""The plain half of legality: names the first rule that forbids a decision.

Written to be read beside the rules, and without the shortcuts of `legal`: it looks at the estate
space by space and counts workers by arithmetic. The two must agree on every decision in every
position.
"""

from collections.abc import Sequence

from feldspar.games.burgundy.duchy import DUCHIES, SHEETS
from feldspar.games.burgundy.estate import Estate
from feldspar.games.burgundy.figures import (
    ACTIONS,
    ANIMAL,
    ANY_BUILDING,
    BOARD,
    BUILDING,
    BUY_ANYWHERE,
    CARPENTER,
    CHURCH,
    CITY_HALL,
    FREE,
    GOODS_ROOM,
    HEXES,
    LONG_STEP,
    MARKET,
    NUMBER,
    NUMBERED,
    PER_DEPOT,
    PRICE,
    SHIFT_BUILDING,
    SHIFT_OTHERS,
    SHIFT_SHIP_ANIMAL,
    SHIFT_TAKE,
    SHIP,
    TAKES,
    TWO_DEPOTS,
    WAREHOUSE,
    cost,
)
from feldspar.games.burgundy.position import (
    BENEFIT,
    COLLECT,
    EXTRA,
    KEEP,
    NOT_CHOSEN,
    NOTHING,
    OVER,
    SETUP,
    STORE,
    Position,
)
from feldspar.games.burgundy.tiles import KIND, NO_TILE, TYPE

BENEFIT_RULES = {
    WAREHOUSE: "BUR-13.2",
    CARPENTER: "BUR-13.3",
    CHURCH: "BUR-13.4",
    MARKET: "BUR-13.6",
    CITY_HALL: "BUR-13.9",
}


def why_not(position: Position, seat: int, action: int) -> str | None:
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
    estate = position.estates[seat]
    if position.pending != NOTHING:
        return _pending(position, estate, kind, args)
    if kind in ("take", "place", "sell", "workers"):
        return _with_die(position, estate, seat, kind, args)
    if kind == "buy":
        return _buy(position, estate, args[0])
    if kind == "done":
        return None if position.used == 3 else "BUR-5.4"
    return {
        "discard": "BUR-7.5",
        "collect": "BUR-9.1",
        "keep": "BUR-9.6",
        "skip": "BUR-13.13",
    }[kind]


def _start(position: Position, seat: int, args: Sequence[int]) -> str | None:
    """BUR-22.1, 22.2: a side of one's own sheet, and a castle space on it."""
    if position.choices[seat] != NOT_CHOSEN or not position.waiting >> seat & 1:
        return "BUR-22.2"
    estate, hex_ = args
    if estate + 1 not in SHEETS[position.sheets[seat]]:
        return "BUR-22.1"
    return None if hex_ in DUCHIES[estate].castles else "BUR-22.1"


def _pending(position: Position, estate: Estate, kind: str, args: Sequence[int]) -> str | None:
    """What is triggered is resolved before anything else happens (BUR-5.7)."""
    pending = position.pending
    if kind == "buy":
        return "BUR-17.3"
    if pending == STORE:
        return None if kind == "discard" else "BUR-7.4"
    if pending == COLLECT:
        if kind != "collect":
            return "BUR-9.2"
        return None if args[0] < 6 or estate.has(TWO_DEPOTS) else "BUR-21.5"
    if pending == KEEP:
        return _keep(position, estate, args[0]) if kind == "keep" else "BUR-9.6"
    if kind not in ("take", "place", "sell", "workers"):
        if kind == "skip" and pending != EXTRA:
            return None
        return "BUR-11.3" if pending == EXTRA else "BUR-5.7"
    if args[0] != FREE:
        return "BUR-5.7"
    if pending == EXTRA:
        return _action(position, estate, kind, args)
    building = pending - BENEFIT
    if kind == "take" and TAKES[building]:
        forbidden = _take(position, args[1])
        if forbidden is not None:
            return forbidden
        wanted = TAKES[building] >> TYPE[position.slots[args[1]]] & 1
        return None if wanted else BENEFIT_RULES[building]
    if (kind == "place" and building == CITY_HALL) or (kind == "sell" and building == WAREHOUSE):
        return _action(position, estate, kind, args)
    return BENEFIT_RULES[building]


def _keep(position: Position, estate: Estate, goods: int) -> str | None:
    """BUR-9.5, 9.6: a new type that lies there, while there is room for it."""
    here = [position.wares[depot] for depot in range(6) if position.wanted >> depot & 1]
    if not any(wares >> 8 * goods & 255 for wares in here):
        return "BUR-9.6"
    if estate.held(goods):
        return "BUR-9.5"
    types = sum(estate.held(other) > 0 for other in range(6))
    return None if types < GOODS_ROOM else "BUR-9.4"


def _with_die(
    position: Position, estate: Estate, seat: int, kind: str, args: Sequence[int]
) -> str | None:
    """Section 5: an action with a die that is still there, changed by workers (section 6)."""
    if args[0] == FREE:
        return "BUR-11.1"
    die = args[0] + 1
    unused = [position.dice[2 * seat + n] for n in range(2) if not position.used >> n & 1]
    if die not in unused:
        return "BUR-5.1"
    forbidden = _action(position, estate, kind, args)
    if forbidden is not None:
        return forbidden
    step = 2 if estate.has(LONG_STEP) else 1
    if kind == "take":
        number, shift, rule = args[1] // PER_DEPOT + 1, estate.has(SHIFT_TAKE), "BUR-7.1"
    elif kind == "place":
        number, rule = NUMBER[args[2]], "BUR-8.2"
        shift = estate.has(_shift(TYPE[estate.storage[args[1]]]))
    elif kind == "sell":
        number, shift, rule = args[1] + 1, 0, "BUR-15.1"
    else:
        return None
    return None if cost(die, number, shift, step) <= estate.workers else rule


def _shift(type_: int) -> int:
    """Return the knowledge tile that shifts a die freely for a type (BUR-21.10 to 21.12)."""
    if type_ == BUILDING:
        return SHIFT_BUILDING
    return SHIFT_SHIP_ANIMAL if type_ in (SHIP, ANIMAL) else SHIFT_OTHERS


def _action(position: Position, estate: Estate, kind: str, args: Sequence[int]) -> str | None:
    """One of the four die actions, whatever the die shows (BUR-5.2)."""
    if kind == "take":
        return _take(position, args[1])
    if kind == "place":
        return _place(estate, args[1], args[2])
    if kind == "sell":
        return None if estate.held(args[1]) else "BUR-15.2"
    return None


def _take(position: Position, slot: int) -> str | None:
    """BUR-7.1, 7.2: a tile that is there."""
    if position.slots[slot] != NO_TILE:
        return None
    depot = slot // PER_DEPOT * PER_DEPOT
    empty = all(tile == NO_TILE for tile in position.slots[depot : depot + PER_DEPOT])
    return "BUR-7.2" if empty else "BUR-7.1"


def _place(estate: Estate, place: int, hex_: int) -> str | None:
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


def _buy(position: Position, estate: Estate, slot: int) -> str | None:
    """Section 17."""
    if position.bought or estate.silver < PRICE or position.slots[slot] == NO_TILE:
        return "BUR-17.1"
    return None if slot >= NUMBERED or estate.has(BUY_ANYWHERE) else "BUR-21.7"
