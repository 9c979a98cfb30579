"""What a ship collects and keeps, how that is said, and why it is good, as it is to place one."""

from typing import Final

from feldspar.games.burgundy.rules.components import (
    EVERY_DEPOT,
    EVERY_GOODS,
    GOODS,
    GOODS_ROOM,
    PHASES,
    ROUNDS,
    SHIP,
    TWO_DEPOTS,
)
from feldspar.games.burgundy.rules.decisions import COLLECTED, DEPOT_NAMES
from feldspar.games.burgundy.rules.pending.keep import Keep
from feldspar.games.burgundy.rules.player_board import Estate
from feldspar.games.burgundy.rules.position import Position, Question
from feldspar.games.burgundy.rules.tiles import TYPE
from feldspar.games.burgundy.rules.wares import sail_on
from feldspar.games.burgundy.view.answer import AnswerView, Asked, Deed
from feldspar.games.burgundy.view.crates import counts, total
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Choice, Move, Path
from feldspar.kernel.toolkit.hexes import members
from feldspar.kernel.units import Seat


def offers(position: Position) -> int:
    """Return the depots whose goods are to be chosen from, as bits; mostly none."""
    return position.asked.about if isinstance(position.asked, Keep) else 0


def _asks_where(position: Position, asked: Question) -> Asked:
    return asked.name, {"two": "yes" if position.estates[asked.seat].has(TWO_DEPOTS) else "no"}


def _asks_which(position: Position, asked: Question) -> Asked:
    return asked.name, {"room": GOODS_ROOM - position.estates[asked.seat].stock.bit_count()}


def _depot(position: Position, seat: Seat, args: tuple[int, ...]) -> list[Path]:
    where = DEPOT_NAMES[args[0]]
    return [(f"choice/collect/{where}" if "+" in where else f"depot/{where}",)]


def _collect(
    position: Position, seat: Seat, action: int, args: tuple[int, ...], path: Path
) -> Move:
    first, *second = [int(depot) for depot in DEPOT_NAMES[args[0]].split("+")]
    label = Text("move-collect", {"depot": first})
    if second:
        label = Text("move-collect-two", {"first": first, "second": second[0]})
    return Move(action, path, label, idle=not any(_lying(position, COLLECTED[args[0]])))


def _choice(position: Position, seat: Seat, step: str) -> Choice:
    first, second = (int(depot) for depot in step.split("/")[2].split("+"))
    goods = total(position.wares[first - 1] + position.wares[second - 1])
    label = Text("choice-collect", {"first": first, "second": second, "goods": goods})
    return Choice(step, "goods-back", label)


def _goods(position: Position, seat: Seat, args: tuple[int, ...]) -> list[Path]:
    lying = [depot for depot in EVERY_DEPOT if position.wares[depot] >> 8 * args[0] & 255]
    offered = [depot for depot in lying if offers(position) >> depot & 1]
    return [(f"depot/{depot + 1}/goods/{GOODS[args[0]]}",) for depot in offered or lying]


def _keep(position: Position, seat: Seat, action: int, args: tuple[int, ...], path: Path) -> Move:
    return Move(action, path, Text("move-keep", {"goods": Text("goods-" + GOODS[args[0]])}))


# -------------------------------------------------------------------------------- why it is good


def _lying(position: Position, depots: int) -> list[int]:
    """Return how many goods of each type lie on some depots."""
    return counts(sum([position.wares[depot] for depot in members(depots)]))


def loads(position: Position, estate: Estate, depots: int) -> int:
    """Return how many goods there is room for of those on some depots: of the types held all, of
    others the most numerous (BUR-9.4 to 9.7)."""
    lying = _lying(position, depots)
    held = [lying[goods] for goods in EVERY_GOODS if estate.stock >> goods & 1]
    new = [lying[goods] for goods in EVERY_GOODS if not estate.stock >> goods & 1]
    return sum(held) + sum(sorted(new, reverse=True)[: GOODS_ROOM - len(held)])


def best_load(position: Position, estate: Estate) -> tuple[int, int]:
    """Return the most goods a ship could collect at one depot now, and which that is."""
    found = [(loads(position, estate, 1 << depot), -depot - 1) for depot in EVERY_DEPOT]
    count, depot = max(found)
    return count, -depot


def _is_ship(deed: Deed) -> bool:
    return TYPE[deed.had().storage[deed.args[1]]] == SHIP


def cargo(deed: Deed) -> Text | None:
    """A ship just placed finds goods."""
    count, depot = best_load(deed.before, deed.had())
    if not _is_ship(deed) or not count:
        return None
    return Text("because-cargo", {"count": count, "depot": depot})


def order(deed: Deed) -> Text | None:
    """A ship just placed overtakes somebody, while there are rounds to come."""
    before = deed.before
    if not _is_ship(deed) or (before.phase, before.round) == (len(PHASES) - 1, ROUNDS - 1):
        return None
    sailed = before.clone()
    assert isinstance(sailed, Position)
    sail_on(sailed, deed.seat)
    place = sailed.ranked.index(deed.seat) + 1
    if place > before.ranked.index(deed.seat):
        return None
    return Text("because-order", {"place": place})


def _collects(deed: Deed) -> Text | None:
    """No other choice would bring more goods."""
    allowed = COLLECTED[: len(deed.before.legal(deed.seat))]
    found = [loads(deed.before, deed.had(), depots) for depots in allowed]
    count = found[deed.args[0]]
    if not count or count < max(found):
        return None
    alone = found.count(count) == 1
    return Text("because-collect", {"count": count, "alone": "yes" if alone else "no"})


def _adds(deed: Deed) -> Text | None:
    """Goods join others of their type: one sale will sell them all."""
    had, has = deed.had(), deed.has()
    for goods in EVERY_GOODS:
        if 0 < had.count_goods(goods) < has.count_goods(goods):
            name = Text("goods-" + GOODS[goods])
            return Text("because-adds", {"goods": name, "count": has.count_goods(goods)})
    return None


def _keeps(deed: Deed) -> Text | None:
    """What is kept is more than anything else offered."""
    lying, had = _lying(deed.before, offers(deed.before)), deed.had()
    offered = [lying[goods] for goods in EVERY_GOODS if not had.stock >> goods & 1]
    count = deed.has().stored_goods() - had.stored_goods()
    if count < max(offered) or offered.count(count) > 1:
        return None
    return Text("because-keep", {"count": count})


VIEWS: Final = {
    "collect": AnswerView(_depot, _collect, (_adds, _collects), _choice, _asks_where),
    "keep": AnswerView(_goods, _keep, (_keeps,), asks=_asks_which),
}
