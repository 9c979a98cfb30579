"""A church: a mine, a knowledge tile or a castle may be taken (BUR-13.4)."""

from feldspar.games.burgundy.rules.pending.fetch import Fetch


class Church(Fetch):
    """Which tile is taken, if any?"""

    code = 10
    name = "church"
    rule = "BUR-13.4"
    promise = 560
