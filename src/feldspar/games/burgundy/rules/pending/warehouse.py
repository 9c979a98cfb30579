"""A warehouse: goods of a type may be sold (BUR-13.2)."""

from feldspar.games.burgundy.rules.decisions import FREE, SELL_WITH
from feldspar.games.burgundy.rules.legal import add
from feldspar.games.burgundy.rules.pending.benefit import Benefit
from feldspar.games.burgundy.rules.player_board import Estate
from feldspar.games.burgundy.rules.position import Position


class Warehouse(Benefit):
    """Which goods are sold, if any?"""

    code = 8
    name = "warehouse"
    allows = "sell"
    rule = "BUR-13.2"
    promise = 220

    def uses(self, found: list[int], position: Position, estate: Estate) -> None:
        add(found, SELL_WITH[FREE], estate.stock)
