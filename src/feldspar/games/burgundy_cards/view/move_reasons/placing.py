"""Why a card is placed, and into which column."""

from typing import Final

from feldspar.games.burgundy_cards.rules.cards import FACES, TYPE
from feldspar.games.burgundy_cards.rules.components import (
    A_DONE,
    CLOISTER,
    NEW_COLUMN,
    ROUNDS,
    TRIPLE,
    TYPES,
)
from feldspar.games.burgundy_cards.rules.units import Card
from feldspar.games.burgundy_cards.view.card import NOTHING
from feldspar.games.burgundy_cards.view.move_reasons.deed import Deed, Reason, affords
from feldspar.games.burgundy_cards.view.move_reasons.promise import new_type, promises
from feldspar.games.burgundy_cards.view.moves import triple_points
from feldspar.games.burgundy_cards.view.pending import wanted
from feldspar.kernel.coaching import scored, tried
from feldspar.kernel.events import Text, TextArg

_IN_VAIN: Final = ("log-lost", "log-no-supply")


def _card(deed: Deed) -> Card:
    """Return the card in question: the one placed, or the one a column is chosen for."""
    return Card(deed.args[1]) if deed.kind == "place" else wanted(deed.before)


def _settled(deed: Deed) -> bool:
    """Tell whether the card has its column."""
    return len(deed.after.holdings[deed.seat].projects) < len(deed.had().projects)


def _triple(deed: Deed) -> Text | None:
    """A column is complete: its points, and those for being the first."""
    event = deed.happens("log-triple")
    if event is None:
        return None
    first = scored(deed.told, "log-first")
    bonus = Text("because-first", {"points": first}) if first else NOTHING
    told: dict[str, TextArg] = {**event.text.args, "points": event.points, "first": bonus}
    return Text("because-triple", {**told, "round": ROUNDS[deed.before.round]})


def _seven(deed: Deed) -> Text | None:
    points = scored(deed.told, "log-seven")
    return Text("because-seven", {"points": points}) if points else None


def _could(deed: Deed) -> Text | None:
    """Its column is still to be chosen, and one of them lacks just this card."""
    return None if _settled(deed) else promises(deed.before, deed.had(), _card(deed))


def _pair(deed: Deed) -> Text | None:
    """A column lacks only one more card."""
    if not _settled(deed):
        return None
    grown = [one for one in deed.after.holdings[deed.seat].columns if one.size == TRIPLE - 1]
    grown = [one for one in grown if one.cards[-1] == _card(deed)]
    if not grown or grown[0].type == CLOISTER:
        return None
    points = triple_points(deed.after, grown[0].type)
    type_ = Text("triple-" + TYPES[grown[0].type])
    return Text("because-pair", {"type": type_, "points": points})


def _type(deed: Deed) -> Text | None:
    """A type that the estate lacked, on the way to all seven."""
    if not _settled(deed) or (deed.kind == "column" and deed.args[0] != NEW_COLUMN):
        return None
    return new_type(deed.before, deed.had(), _card(deed))


def _function(deed: Deed) -> Text | None:
    """What the card does, unless in vain; whoever may buy before that can also go on. What a triple
    brings comes first."""
    card = _card(deed)
    if not _settled(deed) or TYPE[card] == CLOISTER or deed.happens("log-triple"):
        return None
    told = deed.told
    if deed.goes_on() and deed.after.stack and deed.after.stack[-1].name == "window":
        told = tried(deed.after, deed.seat, A_DONE)[1]
    if any(event.text.key in _IN_VAIN for event in told):
        return None
    return Text("because-function", {"does": Text("help-" + FACES[card])})


PLACING: Final[tuple[Reason, ...]] = (_triple, _seven, _could, _pair, affords, _function, _type)
