"""What an experienced friend would say: what to look after, and why a decision is good."""

from typing import Final

from feldspar.games.burgundy.rules.decisions import ACTIONS
from feldspar.games.burgundy.rules.position import TURNS, Position
from feldspar.games.burgundy.view.goals import goals as goals
from feldspar.games.burgundy.view.move_reasons.dealing import DISCARDING, ENDING, HIRING, SELLING
from feldspar.games.burgundy.view.move_reasons.deed import Deed, Reason
from feldspar.games.burgundy.view.move_reasons.placing import PLACING
from feldspar.games.burgundy.view.move_reasons.sailing import COLLECTING, KEEPING
from feldspar.games.burgundy.view.move_reasons.taking import BUYING, TAKING
from feldspar.kernel.coaching import tried
from feldspar.kernel.events import Text
from feldspar.kernel.units import Seat

_WHY: Final[dict[str, tuple[Reason, ...]]] = {
    "take": TAKING,
    "place": PLACING,
    "sell": SELLING,
    "workers": HIRING,
    "buy": BUYING,
    "discard": DISCARDING,
    "collect": COLLECTING,
    "keep": KEEPING,
    "done": ENDING,
}
"""The reasons for each kind of decision, the best first; for others there is none."""


def reasons(position: Position, seat: Seat, action: int) -> list[Text]:
    """Return why a decision is good: each reason is true of it, the best comes first."""
    kind, args = ACTIONS.decode(action)
    if position.stage != TURNS or kind not in _WHY:
        return []
    after, told = tried(position, seat, action)
    deed = Deed(position, after, told, seat, args)
    return [text for why in _WHY[kind] if (text := why(deed)) is not None]
