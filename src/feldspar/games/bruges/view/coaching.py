"""What an experienced friend would say: what to look after, and why a decision is good."""

from typing import Final

from feldspar.games.bruges.rules.components import ACTIONS
from feldspar.games.bruges.rules.position import DRAWING as PHASE_OF_CARDS
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Seat
from feldspar.games.bruges.view.goals import goals as goals
from feldspar.games.bruges.view.move_reasons.acting import ACTING, BURNING, BURYING
from feldspar.games.bruges.view.move_reasons.building import DIGGING, HOUSING, PLACING
from feldspar.games.bruges.view.move_reasons.deed import Deed, Reason
from feldspar.games.bruges.view.move_reasons.means import (
    ADVANCING,
    DRAWING,
    EARNING,
    HIRING,
    RETURNING,
    STAYING,
)
from feldspar.kernel.coaching import tried
from feldspar.kernel.events import Text

_WHY: Final[dict[str, tuple[Reason, ...]]] = {
    "workers": HIRING,
    "take": HIRING,
    "florins": EARNING,
    "die": EARNING,
    "threat": RETURNING,
    "discard": RETURNING,
    "canal": DIGGING,
    "dig": DIGGING,
    "house": HOUSING,
    "place": PLACING,
    "activate": ACTING,
    "again": ACTING,
    "trade": ACTING,
    "recipient": ACTING,
    "advance": ADVANCING,
    "draw": DRAWING,
    "bury": BURYING,
    "burn": BURNING,
    "done": STAYING,
}
"""The reasons for each kind of decision, the best first; for others there is none."""


def reasons(position: Position, seat: Seat, action: int) -> list[Text]:
    """Return why a decision is good: each reason is true of it, the best comes first."""
    kind, args = ACTIONS.decode(action)
    if position.decider() != seat or kind not in _WHY:
        return []
    after, told = tried(position, seat, action)
    known = [] if position.phase == PHASE_OF_CARDS else told
    deed = Deed(position, after, known, seat, kind, args)
    return [text for why in _WHY[kind] if (text := why(deed)) is not None]
