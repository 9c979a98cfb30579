"""A city hall: a stored tile may be placed (BUR-13.9)."""

from feldspar.games.burgundy.rules.pending.benefit import Benefit


class CityHall(Benefit):
    """Which stored tile is placed, and where, if any?"""

    code = 14
    name = "city_hall"
    allows: tuple[str, ...] = ("place",)
    rule = "BUR-13.9"
    promise = 300
