"""Sell goods without a die (BCG-11.14)."""

from feldspar.games.burgundy_cards.rules.components import A_RESTOCK, A_SELL
from feldspar.games.burgundy_cards.rules.pending.granted import Granted


class Sell(Granted):
    """Which goods does a warehouse sell?"""

    name = "sell"
    code = 12
    rule = "BCG-11.14"
    promise = 74
    kinds: tuple[str, ...] = ("sell",)
    first = A_SELL
    last = A_RESTOCK
    face = "warehouse"
