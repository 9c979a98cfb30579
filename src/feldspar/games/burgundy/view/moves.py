"""Every legal decision as the things to touch for it, what it costs, and what it would bring."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.burgundy.rules.decisions import ACTIONS, DICE, FREE
from feldspar.games.burgundy.rules.effects import sale, workers_gained
from feldspar.games.burgundy.rules.figures import (
    BLACK_SLOTS,
    BOARD,
    GOODS,
    NO_PLACE,
    NUMBER,
    PER_DEPOT,
    PRICE,
    SALE_POINTS,
    SHIFT,
    SHIFT_TAKE,
)
from feldspar.games.burgundy.rules.position import Position
from feldspar.games.burgundy.rules.reach import price
from feldspar.games.burgundy.rules.tiles import TYPE
from feldspar.games.burgundy.rules.units import Die, Goods
from feldspar.games.burgundy.view.gains import gain
from feldspar.games.burgundy.view.meant import meant as meant
from feldspar.games.burgundy.view.questions import ANSWERS, Maker
from feldspar.games.burgundy.view.tile import NOTHING, a_tile, twin
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.scene import Move, Price
from feldspar.kernel.units import Hex, Seat


def moves(position: Position, seat: Seat) -> list[Move]:
    """Return every legal decision of a seat; where two dice show the same, a path for each."""
    found: list[Move] = []
    for action in position.legal(seat):
        kind, args = ACTIONS.decode(action)
        found += _MAKERS[kind](position, seat, action, args)
    return found


# ------------------------------------------------------------------------------- with a die


def _paths(
    position: Position, seat: Seat, die: Die, before: Sequence[str], after: Sequence[str]
) -> list[tuple[str, ...]]:
    """Return a path by every unused die that was rolled like this; or one, if none is needed."""
    if die == FREE:
        return [(*before, *after)]
    return [
        (*before, f"die/{n}", *after)
        for n in range(2)
        if position.dice[2 * seat + n] == die and not position.used >> n & 1
    ]


def _use(die: Die, workers: int) -> Text:
    """Say what is used for a move: a die, perhaps changed by workers, or nothing."""
    if die == FREE:
        return Text("use-nothing")
    return Text("use-die", {"die": die, "workers": workers})


def _moves(
    action: int, paths: list[tuple[str, ...]], label: Text, workers: int, same: int = -1
) -> list[Move]:
    paid = Price("worker", workers) if workers else None
    return [Move(action, path, label, price=paid, same=same) for path in paths]


def _take(position: Position, seat: Seat, action: int, args: Sequence[int]) -> list[Move]:
    order, slot = args
    die, number = DICE[order], slot // PER_DEPOT + 1
    estate = position.estates[seat]
    tile = position.slots[slot]
    workers = price(estate, die, number, estate.has(SHIFT_TAKE))
    told: dict[str, TextArg] = {
        "tile": a_tile(tile),
        "depot": number,
        "use": _use(die, workers),
        "full": Text("then-discard") if estate.room() == NO_PLACE else NOTHING,
    }
    paths = _paths(position, seat, die, (), (f"tile/{tile}",))
    same = ACTIONS.encode("take", order, twin(position.slots, slot, slot - slot % PER_DEPOT))
    return _moves(action, paths, Text("move-take", told), workers, same)


def _place(position: Position, seat: Seat, action: int, args: Sequence[int]) -> list[Move]:
    order, place, hex_ = args
    die, name = DICE[order], BOARD.names[hex_]
    estate = position.estates[seat]
    tile = estate.storage[place]
    workers = price(estate, die, NUMBER[hex_], estate.has(SHIFT[TYPE[tile]]))
    told: dict[str, TextArg] = {
        "tile": a_tile(tile),
        "hex": name,
        "use": _use(die, workers),
        "gain": gain(position, seat, tile, Hex(hex_)),
    }
    paths = _paths(position, seat, die, (), (f"tile/{tile}", f"hex/{name}"))
    same = ACTIONS.encode("place", order, twin(estate.storage, place), hex_)
    return _moves(action, paths, Text("move-place", told), workers, same)


def _sell(position: Position, seat: Seat, action: int, args: Sequence[int]) -> list[Move]:
    die, goods = DICE[args[0]], Goods(args[1])
    estate = position.estates[seat]
    workers = price(estate, die, goods + 1, 0)
    count = estate.held(goods)
    silver, gained = sale(estate)
    told: dict[str, TextArg] = {
        "goods": Text("goods-" + GOODS[goods]),
        "count": count,
        "points": count * SALE_POINTS[position.seats],
        "silver": silver,
        "gained": gained,
        "use": _use(die, workers),
    }
    paths = _paths(position, seat, die, (), (f"goods/{GOODS[goods]}",))
    return _moves(action, paths, Text("move-sell", told), workers)


def _workers(position: Position, seat: Seat, action: int, args: Sequence[int]) -> list[Move]:
    die = DICE[args[0]]
    count, silver = workers_gained(position.estates[seat])
    label = Text("move-workers", {"count": count, "silver": silver, "use": _use(die, 0)})
    # The button comes first, so that it is there before a die is touched.
    return _moves(action, _paths(position, seat, die, ("choice/workers",), ()), label, 0)


# ---------------------------------------------------------------------------------- without one


def _buy(position: Position, seat: Seat, action: int, args: Sequence[int]) -> list[Move]:
    tile = position.slots[args[0]]
    first = () if BLACK_SLOTS >> args[0] & 1 else ("choice/buy",)
    label = Text("move-buy", {"tile": a_tile(tile), "silver": PRICE})
    return [Move(action, (*first, f"tile/{tile}"), label, price=Price("silver", PRICE))]


def _start(position: Position, seat: Seat, action: int, args: Sequence[int]) -> list[Move]:
    number, name = args[0] + 1, BOARD.names[args[1]]
    label = Text("move-start", {"estate": number, "hex": name})
    return [Move(action, (f"side/{number}/hex/{name}",), label)]


def _plain(position: Position, seat: Seat, action: int, args: Sequence[int]) -> list[Move]:
    kind = ACTIONS.text(action)
    return [Move(action, (f"choice/{kind}",), Text(f"move-{kind}"))]


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
