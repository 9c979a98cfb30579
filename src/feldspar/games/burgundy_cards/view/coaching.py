"""What an experienced friend would say: what to look after, and why a decision is good."""

from typing import Final

from feldspar.games.burgundy_cards.rules.components import ACTIONS
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.view.goals import goals as goals
from feldspar.games.burgundy_cards.view.move_reasons.dealing import (
    BUYING,
    CHOOSING,
    CONVERTING,
    DRAWING,
    HIRING,
    SAVING,
    SELLING,
)
from feldspar.games.burgundy_cards.view.move_reasons.deed import Deed, Reason
from feldspar.games.burgundy_cards.view.move_reasons.placing import PLACING
from feldspar.games.burgundy_cards.view.move_reasons.taking import DROPPING, TAKING
from feldspar.kernel.coaching import tried
from feldspar.kernel.events import Text
from feldspar.kernel.units import Seat

_WHY: Final[dict[str, tuple[Reason, ...]]] = {
    "take": TAKING,
    "choose": TAKING,
    "drop": DROPPING,
    "place": PLACING,
    "column": PLACING,
    "sell": SELLING,
    "restock": HIRING,
    "silver": SAVING,
    "convert": CONVERTING,
    "mix": CONVERTING,
    "buy": BUYING,
    "draw": DRAWING,
    "bonus": CHOOSING,
}
"""The reasons for each kind of decision, the best first; for others there is none."""


def reasons(position: Position, seat: Seat, action: int) -> list[Text]:
    """Return why a decision is good: each reason is true of it, the best comes first."""
    kind, args = ACTIONS.decode(action)
    if position.active != seat or kind not in _WHY:
        return []
    after, told = tried(position, seat, action)
    deed = Deed(position, after, told, seat, kind, args)
    return [text for why in _WHY[kind] if (text := why(deed)) is not None]
