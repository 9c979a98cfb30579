"""A city hall: a stored tile may be placed (BUR-13.9)."""

from feldspar.games.burgundy.rules.decisions import FREE
from feldspar.games.burgundy.rules.legal import placements
from feldspar.games.burgundy.rules.pending.benefit import Benefit
from feldspar.games.burgundy.rules.player_board import Estate
from feldspar.games.burgundy.rules.position import Position
from feldspar.games.burgundy.rules.reach import reach


class CityHall(Benefit):
    """Which stored tile is placed, and where, if any?"""

    code = 14
    name = "city_hall"
    allows = "place"
    rule = "BUR-13.9"
    promise = 300

    def uses(self, found: list[int], position: Position, estate: Estate) -> None:
        placements(found, estate, FREE, reach(estate, FREE))
