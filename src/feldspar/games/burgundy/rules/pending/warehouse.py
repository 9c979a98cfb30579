"""A warehouse: goods of a type may be sold (BUR-13.2)."""

from feldspar.games.burgundy.rules.pending.benefit import Benefit


class Warehouse(Benefit):
    """Which goods are sold, if any?"""

    code = 8
    name = "warehouse"
    allows: tuple[str, ...] = ("sell",)
    rule = "BUR-13.2"
    promise = 220
