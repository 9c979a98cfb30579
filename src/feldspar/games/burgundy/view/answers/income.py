"""Goods that are sold and workers that are taken: how that is said, and why it is good."""

from typing import Final

from feldspar.games.burgundy.rules.answers.income import sale, workers_gained
from feldspar.games.burgundy.rules.components import GOODS, GOODS_ROOM, SALE_POINTS
from feldspar.games.burgundy.rules.decisions import ACTIONS, DICE, FREE
from feldspar.games.burgundy.rules.legal import DIE_ACTIONS
from feldspar.games.burgundy.rules.position import Position
from feldspar.games.burgundy.rules.units import Die, Goods
from feldspar.games.burgundy.view.answer import AnswerView, Deed, cost, dice, use, workers_price
from feldspar.kernel.coaching import scored
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.scene import Choice, Move, Path
from feldspar.kernel.toolkit.memoize import memoize
from feldspar.kernel.units import Seat

_FEW: Final = 1
"""With so many workers and fewer one is short of them."""


def _goods(position: Position, seat: Seat, args: tuple[int, ...]) -> list[Path]:
    return [(*die, f"goods/{GOODS[args[1]]}") for die in dice(position, seat, args[0])]


def _sell(position: Position, seat: Seat, action: int, args: tuple[int, ...], path: Path) -> Move:
    goods, estate = Goods(args[1]), position.estates[seat]
    workers = cost(position, seat, "sell", args)
    label = _selling(
        position.seats, goods, estate.count_goods(goods), *sale(estate), DICE[args[0]], workers
    )
    return Move(action, path, label, price=workers_price(workers))


@memoize
def _selling(
    seats: int, goods: Goods, count: int, silver: int, gained: int, die: Die, workers: int
) -> Text:
    told: dict[str, TextArg] = {
        "goods": Text("goods-" + GOODS[goods]),
        "count": count,
        "points": count * SALE_POINTS[seats],
        "silver": silver,
        "gained": gained,
        "use": use(die, workers),
    }
    return Text("move-sell", told)


def _button(position: Position, seat: Seat, args: tuple[int, ...]) -> list[Path]:
    # The button comes first, so that it is there before a die is touched.
    return [("choice/workers", *die) for die in dice(position, seat, args[0])]


def _workers(
    position: Position, seat: Seat, action: int, args: tuple[int, ...], path: Path
) -> Move:
    count, silver = workers_gained(position.estates[seat])
    told: dict[str, TextArg] = {"count": count, "silver": silver, "use": use(DICE[args[0]], 0)}
    return Move(action, path, Text("move-workers", told))


def _choice(position: Position, seat: Seat, step: str) -> Choice:
    count, silver = workers_gained(position.estates[seat])
    return Choice(step, "worker", Text("choice-workers", {"count": count, "silver": silver}))


def _pays(deed: Deed) -> Text | None:
    """Silver is now enough for a purchase in this turn, as it was not before."""
    if not deed.goes_on() or deed.before.may_buy(deed.had()):
        return None
    if not deed.after.may_buy(deed.has()):
        return None
    return Text("because-sale-buys", {"points": scored(deed.told, "log-sell")})


def _sells(deed: Deed) -> Text | None:
    silver = deed.event_number("log-sell", "silver")
    return Text("because-sale", {"points": scored(deed.told, "log-sell"), "silver": silver})


def _room(deed: Deed) -> Text | None:
    """There was room for no other type of goods."""
    return Text("because-room") if deed.had().stock.bit_count() == GOODS_ROOM else None


def _nothing_else(deed: Deed) -> Text | None:
    """The die can do nothing else."""
    die = DICE[deed.args[0]]
    if die == FREE:
        return None
    decoded = [ACTIONS.decode(action) for action in deed.before.legal(deed.seat)]
    others = [args for kind, args in decoded if kind in DIE_ACTIONS and kind != "workers"]
    if any(DICE[args[0]] == die for args in others):
        return None
    return Text("because-nothing-else", {"die": die})


def _short(deed: Deed) -> Text | None:
    """There are hardly any left."""
    had = deed.had().workers
    if had > _FEW:
        return None
    return Text(
        "because-workers", {"had": had, "has": had + deed.event_number("log-workers", "count")}
    )


VIEWS: Final = {
    "sell": AnswerView(_goods, _sell, (_pays, _room, _sells)),
    "workers": AnswerView(_button, _workers, (_nothing_else, _short), _choice),
}
