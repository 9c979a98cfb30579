"""Place a project, whatever its die (BCG-11.15)."""

from feldspar.games.burgundy_cards.rules.components import A_PLACE, A_SELL
from feldspar.games.burgundy_cards.rules.pending.granted import Granted


class Place(Granted):
    """Which project does a city hall place?"""

    name = "place"
    code = 11
    rule = "BCG-11.15"
    promise = 120
    kinds: tuple[str, ...] = ("place",)
    first = A_PLACE
    last = A_SELL
    face = "city_hall"
