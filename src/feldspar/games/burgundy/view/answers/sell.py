"""Goods that are sold: how that is said, and why it is good."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.burgundy.rules.answers.sell import sale
from feldspar.games.burgundy.rules.components import GOODS, GOODS_ROOM, SALE_POINTS
from feldspar.games.burgundy.rules.decisions import DICE
from feldspar.games.burgundy.rules.position import Position
from feldspar.games.burgundy.rules.reach import price
from feldspar.games.burgundy.rules.units import Die, Goods
from feldspar.games.burgundy.view.answer import AnswerView, Deed, dice, paid, use
from feldspar.kernel.coaching import scored
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.scene import Move, Path
from feldspar.kernel.toolkit.memoize import remembered
from feldspar.kernel.units import Seat


def _paths(position: Position, seat: Seat, args: Sequence[int]) -> list[Path]:
    return [(*die, f"goods/{GOODS[args[1]]}") for die in dice(position, seat, args[0])]


def _move(position: Position, seat: Seat, action: int, args: Sequence[int], path: Path) -> Move:
    die, goods = DICE[args[0]], Goods(args[1])
    estate = position.estates[seat]
    workers = price(estate, die, goods + 1, 0)
    label = _label(position.seats, goods, estate.held(goods), *sale(estate), die, workers)
    return Move(action, path, label, price=paid(workers))


@remembered
def _label(
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


def _pays(deed: Deed) -> Text | None:
    """Silver is now enough for a purchase in this turn, as it was not before."""
    if not deed.goes_on() or deed.before.may_buy(deed.had()):
        return None
    if not deed.after.may_buy(deed.has()):
        return None
    return Text("because-sale-buys", {"points": scored(deed.told, "log-sell")})


def _sells(deed: Deed) -> Text | None:
    silver = deed.gained("log-sell", "silver")
    return Text("because-sale", {"points": scored(deed.told, "log-sell"), "silver": silver})


def _room(deed: Deed) -> Text | None:
    """There was room for no other type of goods."""
    return Text("because-room") if deed.had().stock.bit_count() == GOODS_ROOM else None


VIEWS: Final = {"sell": AnswerView(_paths, _move, (_pays, _room, _sells))}
