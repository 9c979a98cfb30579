"""A carpenter's workshop: a building may be taken (BUR-13.3)."""

from feldspar.games.burgundy.rules.pending.fetch import Fetch


class Carpenter(Fetch):
    """Which tile is taken, if any?"""

    code = 9
    name = "carpenter"
    rule = "BUR-13.3"
    promise = 250
