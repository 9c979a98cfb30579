"""What a placed tile does, and what selling and taking workers bring."""

from typing import Final

from feldspar.games.burgundy.rules.components import (
    ANIMAL,
    BANK,
    BANK_SILVER,
    BOARDING_HOUSE,
    BOARDING_WORKERS,
    BUILDING,
    BUILDINGS,
    CARPENTER,
    CASTLE,
    CHURCH,
    CITY_HALL,
    GOODS,
    MARKET,
    MORE_WORKERS,
    POWERS,
    SALE_POINTS,
    SALE_PRICE,
    SALE_SILVER,
    SALE_WORKERS,
    SHIP,
    TOWER_POINTS,
    WAREHOUSE,
    WATCHTOWER,
    WORKERS_SILVER,
    WORKERS_TAKEN,
)
from feldspar.games.burgundy.rules.pending.carpenter import Carpenter
from feldspar.games.burgundy.rules.pending.church import Church
from feldspar.games.burgundy.rules.pending.city_hall import CityHall
from feldspar.games.burgundy.rules.pending.collect import Collect
from feldspar.games.burgundy.rules.pending.extra import Extra
from feldspar.games.burgundy.rules.pending.market import Market
from feldspar.games.burgundy.rules.pending.warehouse import Warehouse
from feldspar.games.burgundy.rules.player_board import FROM_SALE, FROM_WATCHTOWER, Estate
from feldspar.games.burgundy.rules.position import Position, Question
from feldspar.games.burgundy.rules.scoring import score_animals
from feldspar.games.burgundy.rules.tiles import KIND, TYPE
from feldspar.games.burgundy.rules.units import Die, Goods, Kind, Tile
from feldspar.games.burgundy.rules.wares import sail_on
from feldspar.kernel.events import Text
from feldspar.kernel.units import Hex, Seat

_BENEFITS: Final[dict[Kind, type[Question]]] = {
    WAREHOUSE: Warehouse,
    CARPENTER: Carpenter,
    CHURCH: Church,
    MARKET: Market,
    CITY_HALL: CityHall,
}
_BETTER_PRICE: Final = POWERS["sale_silver"]
_WORKERS_PER_SALE: Final = POWERS["sale_workers"]
_SILVER_WITH_WORKERS: Final = POWERS["workers_silver"]
_MORE_TAKEN: Final = POWERS["workers"]


def resolve(position: Position, seat: Seat, hex_: Hex, tile: Tile) -> None:
    """Let a tile just placed take effect (sections 9 to 13)."""
    type_ = TYPE[tile]
    if type_ == BUILDING:
        _build(position, seat, KIND[tile])
    elif type_ == ANIMAL:
        score_animals(position, seat, hex_, tile)
    elif type_ == CASTLE:
        position.asked = Extra(seat)
    elif type_ == SHIP:
        if any(position.wares):
            position.asked = Collect(seat)
        else:
            sail_on(position, seat)  # BUR-9.3


def _build(position: Position, seat: Seat, building: Kind) -> None:
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
    elif building == WATCHTOWER:
        estate.score_points(TOWER_POINTS, FROM_WATCHTOWER)
        if position.log is not None:
            position.report(seat, Text("log-watchtower"), "BUR-13.10", TOWER_POINTS)
    else:
        _offer(position, seat, building)


def _offer(position: Position, seat: Seat, building: Kind) -> None:
    """Ask for the benefit of a building, unless there is nothing to do but to forgo it."""
    question: Question = _BENEFITS[building](seat)
    if len(question.answers(position)) > 1:
        position.asked = question
    elif position.log is not None:
        text = Text("log-lost", {"tile": Text("a-building-" + BUILDINGS[building])})
        position.report(seat, text, "BUR-13.12")


def sale(estate: Estate) -> tuple[int, int]:
    """Return the silver and the workers that selling brings, however much is sold (BUR-15.5)."""
    silver = _BETTER_PRICE if estate.has(SALE_SILVER) else SALE_PRICE
    return silver, _WORKERS_PER_SALE * estate.has(SALE_WORKERS)


def sell(position: Position, seat: Seat, goods: Goods, die: Die, paid: int) -> None:
    """Section 15: all goods of a type, by action or by benefit."""
    estate = position.estates[seat]
    count = estate.sell(goods)
    silver, workers = sale(estate)
    points = count * SALE_POINTS[position.seats]
    estate.silver += silver
    estate.workers += workers
    estate.score_points(points, FROM_SALE)
    if position.log is not None:
        gains = {"count": count, "silver": silver, "gained": workers}
        use = {"die": die, "workers": paid}
        text = Text("log-sell", {"goods": Text("goods-" + GOODS[goods]), **gains, **use})
        position.report(seat, text, "BUR-15.5", points)


def workers_gained(estate: Estate) -> tuple[int, int]:
    """Return the workers and the silver that taking workers brings (section 16)."""
    count = _MORE_TAKEN if estate.has(MORE_WORKERS) else WORKERS_TAKEN
    return count, _SILVER_WITH_WORKERS * estate.has(WORKERS_SILVER)


def take_workers(position: Position, seat: Seat) -> None:
    """Section 16, with knowledge tiles 13 and 14."""
    estate = position.estates[seat]
    count, silver = workers_gained(estate)
    estate.workers += count
    estate.silver += silver
    if position.log is not None:
        text = Text("log-workers", {"count": count, "silver": silver})
        position.report(seat, text, "BUR-16.1")
