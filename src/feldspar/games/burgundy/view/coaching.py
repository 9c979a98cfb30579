"""Coaching: goals of a turn, and the reason why a decision is good."""

from feldspar.games.burgundy.rules.decisions import ACTIONS
from feldspar.games.burgundy.rules.position import TURNS, Position
from feldspar.games.burgundy.view.answer import Deed
from feldspar.games.burgundy.view.answers import VIEWS
from feldspar.games.burgundy.view.goals import goals as goals
from feldspar.kernel.coaching import tried
from feldspar.kernel.events import Text
from feldspar.kernel.units import Seat


def reasons(position: Position, seat: Seat, action: int) -> list[Text]:
    """Return why a decision is good: each reason is true of it, the best comes first."""
    kind, args = ACTIONS.decode(action)
    if position.stage != TURNS or not VIEWS[kind].reasons:
        return []
    after, told = tried(position, seat, action)
    deed = Deed(position, after, told, seat, args)
    return [text for why in VIEWS[kind].reasons if (text := why(deed)) is not None]
