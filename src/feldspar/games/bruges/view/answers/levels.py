"""Levels of the progress track."""

from feldspar.games.bruges.rules.cards.characters import the
from feldspar.games.bruges.rules.components import LEVEL_POINTS
from feldspar.games.bruges.rules.pending.advance import IMPOSSIBLE, Advance, step_price
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.units import Seat
from feldspar.games.bruges.view.answers.answer import ANSWERS, LOOKS, Answer, Look
from feldspar.games.bruges.view.answers.deed import Deed, leads
from feldspar.games.bruges.view.answers.touches import florins
from feldspar.games.bruges.view.lead import dearest_card
from feldspar.games.bruges.view.phrases import Args
from feldspar.kernel.events import Text


def _next(position: Position, seat: Seat) -> Args:
    """Tell which level comes next, and what it costs."""
    return {"level": position.holdings[seat].level + 1, "florins": step_price(position, seat)}


def _purse(position: Position, asked: Question) -> Args:
    return {"n": position.holdings[asked.seat].florins}


def _level(deed: Deed) -> Text | None:
    """A level counts at the end."""
    level = deed.had().level
    more = LEVEL_POINTS[level + 1] - LEVEL_POINTS[level]
    return Text("because-level", {"level": level + 1, "n": more}) if more else None


def _saves(deed: Deed) -> Text | None:
    """Whoever advanced could no longer pay for somebody who can move in."""
    position, holding = deed.before, deed.had()
    card = dearest_card(holding)
    if card is None:
        return None
    cost, price = step_price(position, deed.seat), holding.place_price(card, 0)
    short = cost != IMPOSSIBLE and holding.florins - cost < price <= holding.florins
    return Text("because-saves", {"card": the(card)}) if short else None


ANSWERS["advance"] = Answer(
    lambda position, seat, args: Text("move-advance", _next(position, seat)),
    price=lambda position, seat, args: florins(step_price(position, seat)),
    reasons=(leads, _level),
)
LOOKS[Advance] = Look(
    "advance",
    lambda position, asked: _next(position, asked.seat),
    hint="advance",
    follows=_purse,
    declined="advance",
    staying=(_saves,),
)
