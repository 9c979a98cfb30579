"""Coaching: goals of a turn, and the reason why a decision is good or not possible."""

from collections.abc import Sequence

from feldspar.games.bruges.rules.components import ACTIONS, PLAYS
from feldspar.games.bruges.rules.position import DRAWING, Position
from feldspar.games.bruges.rules.units import Card, Seat
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


def reason(position: Position, seat: Seat, actions: Sequence[int]) -> Text | None:
    """Return what all of some decisions with one card lack; None if a rule says it as well."""
    decoded = [ACTIONS.decode(action) for action in actions]
    kinds, cards = {kind for kind, _ in decoded}, {args[0] for _, args in decoded if args}
    holding = position.holdings[seat]
    if len(kinds) != 1 or len(cards) != 1 or not kinds <= {*PLAYS}:
        return None
    kind, card = kinds.pop(), Card(cards.pop())
    if card not in holding.hand:
        return None
    return ANSWERS[kind].lacks(position, holding, card, [args for _, args in decoded])
