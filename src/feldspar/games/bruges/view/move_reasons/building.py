"""Why canals and houses are built, and characters placed."""

from typing import Final

from feldspar.games.bruges.rules.characters import (
    ACTIVATED,
    FINAL,
    FREE,
    PASSIVE,
    PLACED,
    POINTS,
    WHEN,
    WORKER,
    the,
)
from feldspar.games.bruges.rules.components import HOUSE_POINTS, SPACES, THIRD, THIRD_POINTS
from feldspar.games.bruges.rules.scoring import laurels
from feldspar.games.bruges.rules.units import Card, Section
from feldspar.games.bruges.rules.worthwhile_moves import empty_colours
from feldspar.games.bruges.view.lead import dearest
from feldspar.games.bruges.view.move_reasons.deed import Deed, Reason
from feldspar.games.bruges.view.move_reasons.gains import climbs, earns, leads, scores, statue
from feldspar.games.bruges.view.phrases import workers
from feldspar.kernel.events import Text

# ------------------------------------------------------------------------------------- canals


def _space(deed: Deed) -> int:
    """Return which space of a section is built."""
    return deed.had().tiles[Section(deed.args[-1])] + 1


def _third(deed: Deed) -> Text | None:
    """The third space counts at the end."""
    return Text("because-third", {"n": THIRD_POINTS}) if _space(deed) == THIRD else None


def _nearly(deed: Deed) -> Text | None:
    """The next space brings a statue, or points."""
    space, position = _space(deed), deed.before
    if space == THIRD - 1:
        return Text("because-near-third", {"n": THIRD_POINTS})
    crowned = deed.had().crowned >> deed.args[-1] & 1
    if space != SPACES - 1 or crowned or not position.statues:
        return None
    return Text("because-near-statue", {"n": position.statues[-1]})


# ------------------------------------------------------------------------------------- houses


def _home(deed: Deed) -> Text | None:
    """Somebody in the hand can move in, where nobody could."""
    holding = deed.had()
    card = dearest(holding, deed.args[0], holding.florins)
    if card is None or empty_colours(holding):
        return None
    return Text("because-home", {"card": the(card), "florins": holding.place_price(card, 0)})


def _house(deed: Deed) -> Text | None:
    return Text("because-house", {"n": HOUSE_POINTS})


# --------------------------------------------------------------------------------- characters


def _card(deed: Deed) -> Card:
    return Card(deed.args[0])


def _laurel(deed: Deed) -> Text | None:
    """What the character counts at the end, with its laurel as things are."""
    card = _card(deed)
    if WHEN[card] != FINAL or not deed.same_round():
        return None
    more = laurels(deed.after, deed.seat, card)
    return Text("because-laurel", {"n": POINTS[card], "more": more}) if more else None


def _acts(deed: Deed) -> Text | None:
    """It will act again and again, as there are rounds to come."""
    card = _card(deed)
    when = WHEN[card]
    if deed.before.round == deed.before.last:
        return None
    if when == ACTIVATED:
        return Text("because-each-round", {"workers": workers(WORKER[card], 1)})
    if when == FREE:
        return Text("because-each-round-free")
    if when == PASSIVE:
        return Text("because-lasting")
    return Text("because-each-time") if when < PLACED else None


def _worth(deed: Deed) -> Text | None:
    """What the character counts at the end."""
    points = POINTS[_card(deed)]
    return Text("because-worth", {"n": points}) if points else None


DIGGING: Final[tuple[Reason, ...]] = (statue, _third, leads, _nearly)
HOUSING: Final[tuple[Reason, ...]] = (_home, _house)
PLACING: Final[tuple[Reason, ...]] = (leads, _laurel, scores, statue, _acts, climbs, earns, _worth)
