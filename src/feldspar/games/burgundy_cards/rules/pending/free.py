"""The free action of a castle (BCG-11.16)."""

from feldspar.games.burgundy_cards.rules.actions.granted import Granted


class Free(Granted):
    """Which action, with any die at all?"""

    name = "free"
    code = 9
    rule = "BCG-11.16"
    promise = 144
    faces = (("castle", ()),)
