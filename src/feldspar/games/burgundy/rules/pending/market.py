"""A market: a ship or an animal tile may be taken (BUR-13.6)."""

from feldspar.games.burgundy.rules.pending.fetch import Fetch


class Market(Fetch):
    """Which tile is taken, if any?"""

    code = 11
    name = "market"
    rule = "BUR-13.6"
    promise = 1128
