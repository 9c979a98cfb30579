"""Coaching: goals of a turn, and the reason why a decision is good."""

from feldspar.games.bruges.rules.components import ACTIONS
from feldspar.games.bruges.rules.position import DRAWING, Position
from feldspar.games.bruges.rules.units import Seat
from feldspar.games.bruges.view.answers import ANSWERS
from feldspar.games.bruges.view.answers.deed import Deed
from feldspar.games.bruges.view.goals import goals as goals
from feldspar.kernel.coaching import tried
from feldspar.kernel.events import Text


def reasons(position: Position, seat: Seat, action: int) -> list[Text]:
    """Return why a decision is good: each reason is true of it, the best comes first."""
    kind, args = ACTIONS.decode(action)
    whys = ANSWERS[kind].reasons
    if position.decider() != seat or not whys:
        return []
    after, told = tried(position, seat, action)
    known = [] if position.phase == DRAWING else told
    deed = Deed(position, after, known, seat, kind, args)
    return [text for why in whys if (text := why(deed)) is not None]
