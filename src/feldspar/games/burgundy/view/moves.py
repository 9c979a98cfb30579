"""Every legal decision as the things to touch for it, what it costs, and what it would bring."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.burgundy.rules.components import (
    BLACK_SLOTS,
    BOARD,
    EVERY_DEPOT,
    GOODS,
    HEXES,
    NO_PLACE,
    NUMBER,
    PER_DEPOT,
    PRICE,
    SALE_POINTS,
    SHIFT,
    SHIFT_TAKE,
)
from feldspar.games.burgundy.rules.decisions import ACTIONS, DICE, FREE
from feldspar.games.burgundy.rules.effects import sale, workers_gained
from feldspar.games.burgundy.rules.player_board import Estate
from feldspar.games.burgundy.rules.position import Position
from feldspar.games.burgundy.rules.reach import price
from feldspar.games.burgundy.rules.tiles import NO_TILE, TYPE
from feldspar.games.burgundy.rules.units import Die, Goods, Tile
from feldspar.games.burgundy.rules.why_not import DIE_ACTIONS
from feldspar.games.burgundy.view.gains import gain, placing_points
from feldspar.games.burgundy.view.pending import ANSWERS, Maker, offers
from feldspar.games.burgundy.view.tile import ALIKE, NOTHING, a_tile, twin
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.scene import Move, Path, Price
from feldspar.kernel.toolkit.memoize import remembered
from feldspar.kernel.units import Hex, Seat


def moves(position: Position, seat: Seat) -> list[Move]:
    """Return every legal decision of a seat; where two dice show the same, a path for each."""
    found: list[Move] = []
    for action in position.legal(seat):
        kind, args = ACTIONS.decode(action)
        make = _MAKERS[kind]
        for path in paths(position, seat, action):
            found.append(make(position, seat, action, args, path))
    return found


# ------------------------------------------------------------------------------ what is touched


def paths(position: Position, seat: Seat, action: int) -> list[Path]:
    """Return the things to touch for a decision, legal or not, wherever they may be."""
    kind, args = ACTIONS.decode(action)
    if kind in DIE_ACTIONS:
        return _with_die(position, seat, kind, args)
    if kind == "start":
        return [(f"side/{args[0] + 1}/hex/{BOARD.names[args[1]]}",)]
    if kind == "buy":
        first = () if BLACK_SLOTS >> args[0] & 1 else ("choice/buy",)
        return [(*first, f"tile/{position.slots[args[0]]}")]
    if kind == "discard":
        return [(f"tile/{position.estates[seat].storage[args[0]]}",)]
    if kind == "collect":
        where = ACTIONS.kinds["collect"].domains["depots"][args[0]]
        return [(f"choice/collect/{where}" if "+" in where else f"depot/{where}",)]
    if kind == "keep":
        lying = [depot for depot in EVERY_DEPOT if position.wares[depot] >> 8 * args[0] & 255]
        offered = [depot for depot in lying if offers(position) >> depot & 1]
        return [(f"depot/{depot + 1}/goods/{GOODS[args[0]]}",) for depot in offered or lying]
    return [(f"choice/{kind}",)]


def _with_die(position: Position, seat: Seat, kind: str, args: Sequence[int]) -> list[Path]:
    """Return a path by every die that may be meant, or the one that needs none."""
    first, second = position.dice[2 * seat : 2 * seat + 2]
    dice = _dice(DICE[args[0]], first, second, position.used)
    if kind == "take":
        return [(*used, f"tile/{position.slots[args[1]]}") for used in dice]
    if kind == "place":
        tile = position.estates[seat].storage[args[1]]
        return [(*used, f"tile/{tile}", f"hex/{BOARD.names[args[2]]}") for used in dice]
    if kind == "sell":
        return [(*used, f"goods/{GOODS[args[1]]}") for used in dice]
    # The button comes first, so that it is there before a die is touched.
    return [("choice/workers", *used) for used in dice]


@remembered
def _dice(die: Die, first: Die, second: Die, used: int) -> tuple[Path, ...]:
    """Return every die that was rolled like one, used ones only if no other was."""
    if die == FREE:
        return ((),)
    rolled = [n for n, shown in enumerate((first, second)) if shown == die]
    unused = [n for n in rolled if not used >> n & 1]
    return tuple([(f"die/{n}",) for n in unused or rolled])


def thinkable(position: Position, seat: Seat) -> list[int]:
    """Return decisions with the dice there are, legal or not; what one would use now comes first,
    and what is placed where it cannot be last."""
    rolled = [position.dice[2 * seat + n] for n in range(2)]
    unused = [die for n, die in enumerate(rolled) if not position.used >> n & 1]
    likely = [FREE] if position.asked else unused or rolled
    dice = [DICE.index(die) for die in dict.fromkeys([*likely, *rolled, FREE])]
    estate = position.estates[seat]
    return sorted(ACTIONS.every(die=dice), key=lambda action: _misplaced(estate, action))


def _misplaced(estate: Estate, action: int) -> int:
    """Return 1 if a tile would go where such tiles do not, 2 if there is none; mostly 0."""
    kind, args = ACTIONS.decode(action)
    if kind != "place":
        return 0
    tile = estate.storage[args[1]]
    return 2 if tile == NO_TILE else int(TYPE[tile] != estate.duchy.type[args[2]])


# ------------------------------------------------------------------------------- with a die


@remembered
def _use(die: Die, workers: int) -> Text:
    """Say what is used for a move: a die, perhaps changed by workers, or nothing."""
    if die == FREE:
        return Text("use-nothing")
    return Text("use-die", {"die": die, "workers": workers})


@remembered
def _paid(workers: int) -> Price | None:
    return Price("worker", workers) if workers else None


def _take(position: Position, seat: Seat, action: int, args: Sequence[int], path: Path) -> Move:
    order, slot = args
    die, number = DICE[order], slot // PER_DEPOT + 1
    estate = position.estates[seat]
    tile = position.slots[slot]
    workers = price(estate, die, number, estate.has(SHIFT_TAKE))
    label = _taking(ALIKE[tile], number, die, workers, estate.room() == NO_PLACE)
    # Of what is decided, the slot is counted last.
    same = action - slot + twin(position.slots, slot, slot - slot % PER_DEPOT)
    return Move(action, path, label, price=_paid(workers), same=same)


@remembered
def _taking(tile: Tile, depot: int, die: Die, workers: int, full: bool) -> Text:
    told: dict[str, TextArg] = {
        "tile": a_tile(tile),
        "depot": depot,
        "use": _use(die, workers),
        "full": Text("then-discard") if full else NOTHING,
    }
    return Text("move-take", told)


def _place(position: Position, seat: Seat, action: int, args: Sequence[int], path: Path) -> Move:
    order, place, hex_ = args
    die = DICE[order]
    estate = position.estates[seat]
    tile = estate.storage[place]
    workers = price(estate, die, NUMBER[hex_], estate.has(SHIFT[TYPE[tile]]))
    points = placing_points(position, seat, tile, Hex(hex_))
    label = _placing(ALIKE[tile], hex_, die, workers, points)
    # Of what is decided, the space is counted last.
    same = action - HEXES * (place - twin(estate.storage, place))
    return Move(action, path, label, price=_paid(workers), same=same)


@remembered
def _placing(tile: Tile, hex_: int, die: Die, workers: int, points: int) -> Text:
    told: dict[str, TextArg] = {
        "tile": a_tile(tile),
        "hex": BOARD.names[hex_],
        "use": _use(die, workers),
        "gain": gain(tile, points),
    }
    return Text("move-place", told)


def _sell(position: Position, seat: Seat, action: int, args: Sequence[int], path: Path) -> Move:
    die, goods = DICE[args[0]], Goods(args[1])
    estate = position.estates[seat]
    workers = price(estate, die, goods + 1, 0)
    silver, gained = sale(estate)
    label = _selling(position.seats, goods, estate.held(goods), silver, gained, die, workers)
    return Move(action, path, label, price=_paid(workers))


@remembered
def _selling(
    seats: int, goods: Goods, count: int, silver: int, gained: int, die: Die, workers: int
) -> Text:
    told: dict[str, TextArg] = {
        "goods": Text("goods-" + GOODS[goods]),
        "count": count,
        "points": count * SALE_POINTS[seats],
        "silver": silver,
        "gained": gained,
        "use": _use(die, workers),
    }
    return Text("move-sell", told)


def _workers(position: Position, seat: Seat, action: int, args: Sequence[int], path: Path) -> Move:
    count, silver = workers_gained(position.estates[seat])
    told: dict[str, TextArg] = {"count": count, "silver": silver, "use": _use(DICE[args[0]], 0)}
    return Move(action, path, Text("move-workers", told))


# ---------------------------------------------------------------------------------- without one


def _buy(position: Position, seat: Seat, action: int, args: Sequence[int], path: Path) -> Move:
    label = Text("move-buy", {"tile": a_tile(position.slots[args[0]]), "silver": PRICE})
    return Move(action, path, label, price=Price("silver", PRICE))


def _start(position: Position, seat: Seat, action: int, args: Sequence[int], path: Path) -> Move:
    label = Text("move-start", {"estate": args[0] + 1, "hex": BOARD.names[args[1]]})
    return Move(action, path, label)


def _plain(position: Position, seat: Seat, action: int, args: Sequence[int], path: Path) -> Move:
    return Move(action, path, Text(f"move-{ACTIONS.text(action)}"))


_MAKERS: Final[dict[str, Maker]] = {
    "start": _start,
    "take": _take,
    "place": _place,
    "sell": _sell,
    "workers": _workers,
    "buy": _buy,
    **ANSWERS,
    "skip": _plain,
    "done": _plain,
}
