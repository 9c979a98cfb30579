"""Goods that are sold, and workers that are taken (sections 15 and 16)."""

from typing import Final

from feldspar.games.burgundy.rules.answer import Answer, DieAction, add_each
from feldspar.games.burgundy.rules.components import (
    DEPOTS,
    EVERY_GOODS,
    GOODS,
    MORE_WORKERS,
    POWERS,
    SALE_POINTS,
    SALE_PRICE,
    SALE_SILVER,
    SALE_WORKERS,
    WORKERS_SILVER,
    WORKERS_TAKEN,
)
from feldspar.games.burgundy.rules.decisions import by_die
from feldspar.games.burgundy.rules.player_board import FROM_SALE, Estate
from feldspar.games.burgundy.rules.position import Position
from feldspar.games.burgundy.rules.reach import NUMBERS_REACHED
from feldspar.games.burgundy.rules.units import Die, Goods
from feldspar.kernel.events import Text
from feldspar.kernel.units import Seat

A_SELL: Final = 1278
A_WORKERS: Final = 1320
_SELL_WITH: Final[list[int]] = by_die(A_SELL, DEPOTS)
_WORKERS_WITH: Final[list[int]] = by_die(A_WORKERS, 1)
_BETTER_PRICE: Final = POWERS["sale_silver"]
_WORKERS_PER_SALE: Final = POWERS["sale_workers"]
_SILVER_WITH_WORKERS: Final = POWERS["workers_silver"]
_MORE_TAKEN: Final = POWERS["workers"]


class Sell(DieAction):
    """Which goods are sold?"""

    rule = "BUR-15.1"

    def add(self, found: list[int], position: Position, estate: Estate, die: Die, far: int) -> None:
        goods = estate.stock & NUMBERS_REACHED[far]
        if goods:  # mostly not: a call less
            add_each(found, _SELL_WITH[die], goods)

    def forbidding_rule(
        self, position: Position, estate: Estate, args: tuple[int, ...]
    ) -> str | None:
        return None if estate.count_goods(Goods(args[1])) else "BUR-15.2"

    def needs(self, estate: Estate, args: tuple[int, ...]) -> tuple[int, int]:
        return args[1] + 1, 0

    def do(
        self, position: Position, seat: Seat, args: tuple[int, ...], die: Die, paid: int
    ) -> None:
        estate, goods = position.estates[seat], EVERY_GOODS[args[1]]
        count = estate.sell(goods)
        silver, workers = sale(estate)
        points = count * SALE_POINTS[position.seats]
        estate.silver += silver
        estate.workers += workers
        estate.score_points(points, FROM_SALE)
        if position.log is not None:
            gains = {"count": count, "silver": silver, "gained": workers}
            spent = {"die": die, "workers": paid}
            text = Text("log-sell", {"goods": Text("goods-" + GOODS[goods]), **gains, **spent})
            position.log_event(seat, text, "BUR-15.5", points)


class Workers(DieAction):
    """Are workers taken?"""

    def add(self, found: list[int], position: Position, estate: Estate, die: Die, far: int) -> None:
        found.append(_WORKERS_WITH[die])

    def do(
        self, position: Position, seat: Seat, args: tuple[int, ...], die: Die, paid: int
    ) -> None:
        estate = position.estates[seat]
        count, silver = workers_gained(estate)
        estate.workers += count
        estate.silver += silver
        if position.log is not None:
            text = Text("log-workers", {"count": count, "silver": silver})
            position.log_event(seat, text, "BUR-16.1")


def sale(estate: Estate) -> tuple[int, int]:
    """Return the silver and the workers that selling brings, however much is sold (BUR-15.5)."""
    silver = _BETTER_PRICE if estate.has(SALE_SILVER) else SALE_PRICE
    return silver, _WORKERS_PER_SALE * estate.has(SALE_WORKERS)


def workers_gained(estate: Estate) -> tuple[int, int]:
    """Return the workers and the silver that taking workers brings."""
    count = _MORE_TAKEN if estate.has(MORE_WORKERS) else WORKERS_TAKEN
    return count, _SILVER_WITH_WORKERS * estate.has(WORKERS_SILVER)


ANSWERS: Final[dict[str, Answer]] = {"sell": Sell(), "workers": Workers()}
