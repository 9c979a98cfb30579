"""All goods of a type sold (section 15)."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.burgundy.rules.answer import DieAction, add, use
from feldspar.games.burgundy.rules.components import (
    DEPOTS,
    EVERY_GOODS,
    GOODS,
    POWERS,
    SALE_POINTS,
    SALE_PRICE,
    SALE_SILVER,
    SALE_WORKERS,
)
from feldspar.games.burgundy.rules.decisions import DICE, by_die
from feldspar.games.burgundy.rules.player_board import FROM_SALE, Estate
from feldspar.games.burgundy.rules.position import Position
from feldspar.games.burgundy.rules.reach import NUMBERS_REACHED
from feldspar.games.burgundy.rules.units import Die, Goods
from feldspar.kernel.events import Text
from feldspar.kernel.units import Seat

A_SELL: Final = 1278
_SELL_WITH: Final[list[int]] = by_die(A_SELL, DEPOTS)
_BETTER_PRICE: Final = POWERS["sale_silver"]
_WORKERS_PER_SALE: Final = POWERS["sale_workers"]


class Sell(DieAction):
    """Which goods are sold?"""

    rule = "BUR-15.1"

    def add_within(
        self, found: list[int], position: Position, estate: Estate, die: Die, plain: int
    ) -> None:
        add(found, _SELL_WITH[die], estate.stock & NUMBERS_REACHED[plain])

    def forbidden(self, position: Position, estate: Estate, args: Sequence[int]) -> str | None:
        return None if estate.held(Goods(args[1])) else "BUR-15.2"

    def needs(self, estate: Estate, args: Sequence[int]) -> tuple[int, int]:
        return args[1] + 1, 0

    def carry_out(self, position: Position, seat: Seat, action: int) -> None:
        offset = action - A_SELL
        die, goods = DICE[offset // DEPOTS], EVERY_GOODS[offset % DEPOTS]
        estate = position.estates[seat]
        paid = use(position, estate, seat, die, goods + 1, 0)
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
            position.report(seat, text, "BUR-15.5", points)


def sale(estate: Estate) -> tuple[int, int]:
    """Return the silver and the workers that selling brings, however much is sold (BUR-15.5)."""
    silver = _BETTER_PRICE if estate.has(SALE_SILVER) else SALE_PRICE
    return silver, _WORKERS_PER_SALE * estate.has(SALE_WORKERS)
