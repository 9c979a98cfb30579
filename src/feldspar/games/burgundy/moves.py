"""Every legal decision as the things to touch for it, what it costs, and what it would bring."""

from collections.abc import Sequence

from feldspar.games.burgundy.estate import Estate
from feldspar.games.burgundy.figures import (
    ACTIONS,
    ANIMAL,
    BANK,
    BANK_SILVER,
    BLACK_SLOTS,
    BOARD,
    BOARDING_HOUSE,
    BOARDING_WORKERS,
    BUILDING,
    COST,
    FREE,
    GOODS,
    HEXES,
    LARGE,
    LONG_STEP,
    MORE_WORKERS,
    NUMBER,
    NUMBERED,
    PER_DEPOT,
    PHASE_POINTS,
    POWERS,
    PRICE,
    REGION_POINTS,
    SALE_POINTS,
    SALE_PRICE,
    SALE_SILVER,
    SALE_WORKERS,
    SHIFT,
    SHIFT_TAKE,
    SMALL,
    TOWER_POINTS,
    WATCHTOWER,
    WORKERS_SILVER,
    WORKERS_TAKEN,
    reach_index,
)
from feldspar.games.burgundy.position import NOTHING, SETUP, STORE, Position
from feldspar.games.burgundy.scoring import animal_points
from feldspar.games.burgundy.tiles import FACES, KIND, NO_TILE, TYPE
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.scene import Move, Price

NO_GAIN = Text("nothing")


def moves(position: Position, seat: int) -> list[Move]:
    """Return every legal decision of a seat; where two dice show the same, a path for each."""
    found: list[Move] = []
    for action in position.legal(seat):
        kind, args = ACTIONS.decode(action)
        if kind == "take":
            found += _take(position, seat, action, args[0], args[1])
        elif kind == "place":
            found += _place(position, seat, action, args[0], args[1], args[2])
        elif kind == "sell":
            found += _sell(position, seat, action, args[0], args[1])
        elif kind == "workers":
            found += _workers(position, seat, action, args[0])
        elif kind == "buy":
            found.append(_buy(position, action, args[0]))
        elif kind == "keep":
            found += _keep(position, action, args[0])
        else:
            found.append(_other(position, seat, action, kind, args))
    return found


# ------------------------------------------------------------------------------- with a die


def dice_of(position: Position, seat: int, die: int) -> list[str]:
    """Return the unused dice of a seat that were rolled like this; none if no die is needed."""
    return [
        f"die/{n}"
        for n in range(2)
        if position.dice[2 * seat + n] == die + 1 and not position.used >> n & 1
    ]


def _paths(
    position: Position, seat: int, die: int, before: Sequence[str], after: Sequence[str]
) -> list[tuple[str, ...]]:
    if die == FREE:
        return [(*before, *after)]
    return [(*before, one, *after) for one in dice_of(position, seat, die)]


def price(estate: Estate, die: int, number: int, shift: int) -> int:
    """Return the workers it takes to use a die as a number, less one (section 6)."""
    if die == FREE:
        return 0
    return COST[6 * reach_index(die + 1, shift, estate.has(LONG_STEP)) + number]


def _use(die: int, workers: int) -> Text:
    """Say what is used for a move: a die, perhaps changed by workers, or nothing."""
    if die == FREE:
        return Text("use-nothing")
    return Text("use-die", {"die": die + 1, "workers": workers})


def _moves(
    action: int, paths: list[tuple[str, ...]], label: Text, workers: int, same: int = -1
) -> list[Move]:
    paid = Price("worker", workers) if workers else None
    return [Move(action, path, label, price=paid, same=same) for path in paths]


def _twin(tiles: Sequence[int], place: int, first: int = 0) -> int:
    """Return the first place from one on with a tile like that of another: they bring the same."""
    faces = [FACES[tile] if tile != NO_TILE else "" for tile in tiles[first : place + 1]]
    return first + faces.index(faces[-1])


def _take(position: Position, seat: int, action: int, die: int, slot: int) -> list[Move]:
    estate = position.estates[seat]
    tile = position.slots[slot]
    workers = price(estate, die, slot // PER_DEPOT, estate.has(SHIFT_TAKE))
    args: dict[str, TextArg] = {
        "tile": Text("a-" + FACES[tile]),
        "depot": slot // PER_DEPOT + 1,
        "use": _use(die, workers),
        "full": Text("then-discard") if estate.room() < 0 else NO_GAIN,
    }
    paths = _paths(position, seat, die, (), (f"tile/{tile}",))
    twin = _twin(position.slots, slot, slot - slot % PER_DEPOT)
    same = ACTIONS.encode("take", die, twin)
    return _moves(action, paths, Text("move-take", args), workers, same)


def _place(
    position: Position, seat: int, action: int, die: int, place: int, hex_: int
) -> list[Move]:
    estate = position.estates[seat]
    tile = estate.storage[place]
    workers = price(estate, die, NUMBER[hex_] - 1, estate.has(SHIFT[TYPE[tile]]))
    args: dict[str, TextArg] = {
        "tile": Text("a-" + FACES[tile]),
        "hex": BOARD.names[hex_],
        "use": _use(die, workers),
        "gain": gain(position, seat, tile, hex_),
    }
    paths = _paths(position, seat, die, (), (f"tile/{tile}", f"hex/{BOARD.names[hex_]}"))
    same = ACTIONS.encode("place", die, _twin(estate.storage, place), hex_)
    return _moves(action, paths, Text("move-place", args), workers, same)


def _sell(position: Position, seat: int, action: int, die: int, goods: int) -> list[Move]:
    estate = position.estates[seat]
    workers = price(estate, die, goods, 0)
    count = estate.held(goods)
    args: dict[str, TextArg] = {
        "goods": Text("goods-" + GOODS[goods]),
        "count": count,
        "points": count * SALE_POINTS[position.seats],
        "silver": POWERS["sale_silver"] if estate.has(SALE_SILVER) else SALE_PRICE,
        "gained": POWERS["sale_workers"] * estate.has(SALE_WORKERS),
        "use": _use(die, workers),
    }
    paths = _paths(position, seat, die, (), (f"goods/{GOODS[goods]}",))
    return _moves(action, paths, Text("move-sell", args), workers)


def workers_gained(estate: Estate) -> tuple[int, int]:
    """Return the workers and the silver that taking workers brings (section 16)."""
    count = POWERS["workers"] if estate.has(MORE_WORKERS) else WORKERS_TAKEN
    return count, POWERS["workers_silver"] * estate.has(WORKERS_SILVER)


def _workers(position: Position, seat: int, action: int, die: int) -> list[Move]:
    count, silver = workers_gained(position.estates[seat])
    args: dict[str, TextArg] = {"count": count, "silver": silver, "use": _use(die, 0)}
    # The button comes first, so that it is there before a die is touched.
    paths = _paths(position, seat, die, ("choice/workers",), ())
    return _moves(action, paths, Text("move-workers", args), 0)


# ---------------------------------------------------------------------------------- without one


def _buy(position: Position, action: int, slot: int) -> Move:
    tile = position.slots[slot]
    args: dict[str, TextArg] = {"tile": Text("a-" + FACES[tile]), "silver": PRICE}
    first = () if BLACK_SLOTS >> slot & 1 else ("choice/buy",)
    label = Text("move-buy", args)
    return Move(action, (*first, f"tile/{tile}"), label, price=Price("silver", PRICE))


def _keep(position: Position, action: int, goods: int) -> list[Move]:
    label = Text("move-keep", {"goods": Text("goods-" + GOODS[goods])})
    return [
        Move(action, (f"depot/{depot + 1}/goods/{GOODS[goods]}",), label)
        for depot, wares in enumerate(position.wares)
        if position.wanted >> depot & 1 and wares >> 8 * goods & 255
    ]


def _other(position: Position, seat: int, action: int, kind: str, args: Sequence[int]) -> Move:
    if kind == "start":
        number, name = args[0] + 1, BOARD.names[args[1]]
        label = Text("move-start", {"estate": number, "hex": name})
        return Move(action, (f"side/{number}/hex/{name}",), label)
    if kind == "discard":
        storage = position.estates[seat].storage
        tile, twin = storage[args[0]], _twin(storage, args[0])
        new = Text("a-" + FACES[position.slots[position.wanted]])
        label = Text("move-discard", {"tile": Text("a-" + FACES[tile]), "new": new})
        return Move(action, (f"tile/{tile}",), label, same=ACTIONS.encode("discard", twin))
    if kind == "collect":
        where = ACTIONS.kinds["collect"].domains["depots"][args[0]]
        empty = not any(position.wares[int(depot) - 1] for depot in where.split("+"))
        if len(where) == 1:
            label = Text("move-collect", {"depot": int(where)})
            return Move(action, (f"depot/{where}",), label, idle=empty)
        first, second = where.split("+")
        label = Text("move-collect-two", {"first": int(first), "second": int(second)})
        return Move(action, (f"choice/collect/{where}",), label, idle=empty)
    return Move(action, (f"choice/{kind}",), Text(f"move-{kind}"))


# ------------------------------------------------------------------------------ what it would bring


def placement_points(position: Position, seat: int, tile: int, hex_: int) -> int:
    """Return the points a placement would score at once."""
    estate = position.estates[seat]
    duchy = estate.duchy
    type_ = TYPE[tile]
    covered = estate.covered | 1 << hex_
    points = 0
    if not duchy.region[hex_] & ~covered:
        points += REGION_POINTS[duchy.size[hex_]] + PHASE_POINTS[position.phase]
        if not duchy.of_type[type_] & ~covered:
            points += bonus_points(position, type_)
    if type_ == ANIMAL:
        points += animal_points(estate, hex_, tile)
    elif type_ == BUILDING and KIND[tile] == WATCHTOWER:
        points += TOWER_POINTS
    return points


def bonus_points(position: Position, type_: int) -> int:
    """Return what completing a type scores now (BUR-14.4 to 14.6)."""
    if position.large >> type_ & 1:
        return LARGE[position.seats]
    return SMALL[position.seats] if position.small >> type_ & 1 else 0


def gain(position: Position, seat: int, tile: int, hex_: int) -> Text:
    """Say what a placement would bring at once."""
    points = placement_points(position, seat, tile, hex_)
    scored = Text("gain-points", {"points": points}) if points else NO_GAIN
    if TYPE[tile] == BUILDING and KIND[tile] == BANK:
        return Text("gain-silver", {"count": BANK_SILVER, "scored": scored})
    if TYPE[tile] == BUILDING and KIND[tile] == BOARDING_HOUSE:
        return Text("gain-workers", {"count": BOARDING_WORKERS, "scored": scored})
    return scored


# -------------------------------------------------------------------- what somebody may have meant


def meant(position: Position, seat: int, touched: Sequence[str]) -> list[int]:
    """Return the decisions that touching these things may mean, the likeliest first."""
    things = [thing.split("/") for thing in touched]
    if position.stage == SETUP:
        return [
            ACTIONS.encode("start", int(thing[1]) - 1, BOARD.names.index(thing[3]))
            for thing in things
            if thing[0] == "side"
        ]
    for kind in ("done", "skip"):
        if f"choice/{kind}" in touched:
            return [ACTIONS.encode(kind)]
    dice = [position.dice[2 * seat + int(rest)] - 1 for kind, rest, *_ in things if kind == "die"]
    unused = [position.dice[2 * seat + n] - 1 for n in range(2) if not position.used >> n & 1]
    dice = dice or ([FREE] if position.pending not in (NOTHING, STORE) else unused or [FREE])
    if "choice/workers" in touched:
        return [ACTIONS.encode("workers", die) for die in dice]
    hexes = [BOARD.names.index(rest) for kind, rest, *_ in things if kind == "hex"]
    tiles = [int(rest) for kind, rest, *_ in things if kind == "tile"]
    found: list[int] = []
    for tile in tiles:
        found += _meant_tile(position, seat, tile, dice, hexes, "choice/buy" in touched)
    if hexes and not tiles:
        for tile in position.estates[seat].storage:
            if tile != NO_TILE:
                found += _meant_tile(position, seat, tile, dice, hexes, False)
        found = found or [ACTIONS.encode("place", die, 0, hex_) for die in dice for hex_ in hexes]
    for kind, *rest in things:
        if kind == "goods":
            found += [ACTIONS.encode("sell", die, GOODS.index(rest[0])) for die in dice]
        elif kind == "depot" and len(rest) == 3:
            found.append(ACTIONS.encode("keep", GOODS.index(rest[2])))
        elif kind == "depot" and rest[0] != "black":
            found.append(ACTIONS.encode("collect", int(rest[0]) - 1))
        elif kind == "choice" and rest[0] == "collect":
            found.append(ACTIONS.parse(f"collect({rest[1]})"))
    return found


def _meant_tile(
    position: Position, seat: int, tile: int, dice: list[int], hexes: list[int], buys: bool
) -> list[int]:
    """Return what touching a tile may mean, wherever it lies."""
    estate = position.estates[seat]
    if tile in position.slots:
        slot = position.slots.index(tile)
        if slot >= NUMBERED or buys:
            return [ACTIONS.encode("buy", slot)]
        return [ACTIONS.encode("take", die, slot) for die in dice]
    if tile not in estate.storage:
        return []
    place = estate.storage.index(tile)
    if position.pending == STORE:
        return [ACTIONS.encode("discard", place)]
    return [
        ACTIONS.encode("place", die, place, hex_)
        for hex_ in hexes or [h for h in range(HEXES) if estate.duchy.type[h] == TYPE[tile]]
        for die in dice
    ]
