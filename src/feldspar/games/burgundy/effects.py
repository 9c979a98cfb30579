"""What a placed tile does, and what selling, collecting and taking workers bring."""

from typing import Final

from feldspar.games.burgundy import course
from feldspar.games.burgundy.estate import SALE, WATCHTOWER
from feldspar.games.burgundy.figures import (
    ANIMAL,
    BANK,
    BANK_SILVER,
    BOARDING_HOUSE,
    BOARDING_WORKERS,
    BUILDING,
    BUILDINGS,
    CASTLE,
    DEPOTS,
    FREE,
    GOODS,
    GOODS_ROOM,
    MORE_WORKERS,
    POWERS,
    SALE_POINTS,
    SALE_PRICE,
    SALE_SILVER,
    SALE_WORKERS,
    SHIP,
    TOWER_POINTS,
    WORKERS_SILVER,
    WORKERS_TAKEN,
)
from feldspar.games.burgundy.figures import WATCHTOWER as TOWER
from feldspar.games.burgundy.legal import offered, useful
from feldspar.games.burgundy.position import (
    BENEFIT,
    COLLECT,
    EXTRA,
    KEEP,
    NOTHING,
    Position,
)
from feldspar.games.burgundy.scoring import score_animals
from feldspar.games.burgundy.tiles import KIND, TYPE
from feldspar.kernel.events import Text

_BETTER_PRICE: Final = POWERS["sale_silver"]
_WORKERS_PER_SALE: Final = POWERS["sale_workers"]
_SILVER_WITH_WORKERS: Final = POWERS["workers_silver"]
_MORE_TAKEN: Final = POWERS["workers"]


def resolve(position: Position, seat: int, hex_: int, tile: int) -> None:
    """Let a tile just placed take effect (sections 9 to 13)."""
    type_ = TYPE[tile]
    if type_ == BUILDING:
        _build(position, seat, KIND[tile])
    elif type_ == ANIMAL:
        score_animals(position, seat, hex_, tile)
    elif type_ == CASTLE:
        position.pending = EXTRA
    elif type_ == SHIP:
        if any_goods(position):
            position.pending = COLLECT
        else:
            course.advance(position, seat)  # BUR-9.3


def any_goods(position: Position) -> bool:
    """Tell whether goods lie on any depot."""
    for wares in position.wares:
        if wares:
            return True
    return False


def _build(position: Position, seat: int, building: int) -> None:
    """Section 13: at once what is plainly gained, and a question where something is offered."""
    estate = position.estates[seat]
    if building == BOARDING_HOUSE:
        estate.workers += BOARDING_WORKERS
        if position.log is not None:
            position.report(seat, Text("log-boarding", {"count": BOARDING_WORKERS}), "BUR-13.7")
    elif building == BANK:
        estate.silver += BANK_SILVER
        if position.log is not None:
            position.report(seat, Text("log-bank", {"count": BANK_SILVER}), "BUR-13.8")
    elif building == TOWER:
        estate.score_points(TOWER_POINTS, WATCHTOWER)
        if position.log is not None:
            position.report(seat, Text("log-watchtower"), "BUR-13.10", TOWER_POINTS)
    elif useful(position, estate, building):
        position.pending = BENEFIT + building
    elif position.log is not None:
        text = Text("log-lost", {"tile": Text("a-building-" + BUILDINGS[building])})
        position.report(seat, text, "BUR-13.12")


def sell(position: Position, seat: int, goods: int, die: int, paid: int) -> None:
    """Section 15: all goods of a type, by action or by benefit."""
    estate = position.estates[seat]
    count = estate.sell(goods)
    silver = _BETTER_PRICE if estate.has(SALE_SILVER) else SALE_PRICE
    workers = _WORKERS_PER_SALE * estate.has(SALE_WORKERS)
    points = count * SALE_POINTS[position.seats]
    estate.silver += silver
    estate.workers += workers
    estate.score_points(points, SALE)
    if position.log is not None:
        text = Text(
            "log-sell",
            {
                "goods": Text("goods-" + GOODS[goods]),
                "count": count,
                "silver": silver,
                "gained": workers,
                "die": 0 if die == FREE else die + 1,
                "workers": paid,
            },
        )
        position.report(seat, text, "BUR-15.5", points)


def take_workers(position: Position, seat: int) -> None:
    """Section 16, with knowledge tiles 13 and 14."""
    estate = position.estates[seat]
    count = _MORE_TAKEN if estate.has(MORE_WORKERS) else WORKERS_TAKEN
    silver = _SILVER_WITH_WORKERS * estate.has(WORKERS_SILVER)
    estate.workers += count
    estate.silver += silver
    if position.log is not None:
        text = Text("log-workers", {"count": count, "silver": silver})
        position.report(seat, text, "BUR-16.1")


def collect(position: Position, seat: int, depots: int) -> None:
    """BUR-9.2 to 9.7: take what must be taken, and ask if not all the rest fits."""
    estate = position.estates[seat]
    _load(position, seat, depots, offered(position, depots) & estate.stock)
    new = offered(position, depots)
    room = GOODS_ROOM - estate.stock.bit_count()
    if new.bit_count() > room > 0:
        position.pending = KEEP
        position.wanted = depots
        return
    if room:
        _load(position, seat, depots, new)
    _sail_on(position, seat)


def keep(position: Position, seat: int, goods: int) -> None:
    """BUR-9.6: all goods of a type chosen; the rest stays once there is no room (BUR-9.7)."""
    _load(position, seat, position.wanted, 1 << goods)
    if position.estates[seat].stock.bit_count() == GOODS_ROOM:
        _sail_on(position, seat)


def _sail_on(position: Position, seat: int) -> None:
    position.pending = NOTHING
    position.wanted = 0
    course.advance(position, seat)


def _load(position: Position, seat: int, depots: int, types: int) -> None:
    """Move all goods of some types from some depots into a goods storage."""
    estate = position.estates[seat]
    wares = position.wares[:]
    position.wares = wares
    for goods in range(len(GOODS)):
        if not types >> goods & 1:
            continue
        count = 0
        for depot in range(DEPOTS):
            if depots >> depot & 1:
                here = wares[depot] >> 8 * goods & 255
                wares[depot] -= here << 8 * goods
                count += here
        estate.store_goods(goods, count)
        if position.log is not None:
            text = Text("log-collect", {"goods": Text("goods-" + GOODS[goods]), "count": count})
            position.report(seat, text, "BUR-9.2")
