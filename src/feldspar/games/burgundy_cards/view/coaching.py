"""Coaching: goals of a turn, and the reason why a decision is good."""

from feldspar.games.burgundy_cards.rules.components import ACTIONS
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.view.answer import Deed
from feldspar.games.burgundy_cards.view.answers import ANSWERS
from feldspar.games.burgundy_cards.view.goals import goals as goals
from feldspar.kernel.coaching import tried
from feldspar.kernel.events import Text
from feldspar.kernel.units import Seat


def reasons(position: Position, seat: Seat, action: int) -> list[Text]:
    """Return why a decision is good: each reason is true of it, the best comes first."""
    kind, args = ACTIONS.decode(action)
    every = ANSWERS[kind].reasons
    if position.active != seat or not every:
        return []
    after, told = tried(position, seat, action)
    deed = Deed(position, after, told, seat, kind, args)
    return [text for why in every if (text := why(deed)) is not None]
