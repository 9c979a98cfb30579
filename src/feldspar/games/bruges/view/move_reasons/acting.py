"""Why a character is activated, and which loss is the smallest."""

from typing import Final

from feldspar.games.bruges.rules.characters import FREE, POINTS, WHEN
from feldspar.games.bruges.rules.components import NO_WORKER
from feldspar.games.bruges.rules.player_board import characters
from feldspar.games.bruges.view.move_reasons.deed import Deed, Reason
from feldspar.games.bruges.view.move_reasons.gains import climbs, earns, leads, scores, statue
from feldspar.kernel.events import Text


def _free(deed: Deed) -> Text | None:
    """It costs no worker, but only once in a round."""
    if deed.kind != "activate" or deed.args[1] != NO_WORKER or WHEN[deed.args[0]] != FREE:
        return None
    return Text("because-free")


def _least(deed: Deed) -> Text | None:
    """No character is worth less at the end."""
    points = POINTS[deed.args[0]]
    others = [POINTS[card] for card in characters(deed.had())]
    return Text("because-least", {"n": points}) if points == min(others) else None


def _empty(deed: Deed) -> Text | None:
    """Nobody lives in the house that is lost."""
    return Text("because-empty")


ACTING: Final[tuple[Reason, ...]] = (scores, statue, leads, earns, climbs, _free)
BURYING: Final[tuple[Reason, ...]] = (_least,)
BURNING: Final[tuple[Reason, ...]] = (_empty,)
