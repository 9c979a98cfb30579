"""Why a card is taken, chosen from a purchase, or discarded."""

from typing import Final

from feldspar.games.burgundy_cards.rules.cards import DIE, FACES, TYPE
from feldspar.games.burgundy_cards.rules.components import CLOISTER, FREE, TURNS
from feldspar.games.burgundy_cards.rules.units import Card
from feldspar.games.burgundy_cards.view.move_reasons.deed import Deed, Reason
from feldspar.games.burgundy_cards.view.move_reasons.promise import joins, new_type, promises
from feldspar.kernel.events import Text


def _card(deed: Deed) -> Card:
    return Card(deed.args[1] if deed.kind == "take" else deed.args[0])


def _as_action(deed: Deed) -> bool:
    return deed.kind == "choose" and deed.args[1] == 1


def _extra(deed: Deed) -> Text | None:
    """A card of a purchase is used for its die."""
    return Text("because-extra", {"die": DIE[_card(deed)]}) if _as_action(deed) else None


def _completes(deed: Deed) -> Text | None:
    return None if _as_action(deed) else promises(deed.before, deed.had(), _card(deed))


def _next(deed: Deed) -> Text | None:
    """A card that stays in the hand can place it in the next turn, without workers."""
    if _as_action(deed) or deed.before.turn + 1 >= TURNS:
        return None
    hand = deed.had().hand
    if not deed.before.stack and deed.kind == "take" and deed.args[0] != FREE:
        used = [card for card in hand if DIE[card] == deed.args[0] % 6 + 1]
        hand = [card for card in hand if card != (used[-1] if deed.args[0] >= 6 else used[0])]
    die = DIE[_card(deed)]
    return Text("because-next", {"die": die}) if die in [DIE[card] for card in hand] else None


def _joins(deed: Deed) -> Text | None:
    return None if _as_action(deed) else joins(deed.had(), _card(deed))


def _type(deed: Deed) -> Text | None:
    return None if _as_action(deed) else new_type(deed.before, deed.had(), _card(deed))


def _later(deed: Deed) -> Text | None:
    """What it will do."""
    card = _card(deed)
    if _as_action(deed):
        return None
    if TYPE[card] == CLOISTER:
        return Text("because-cloister")
    return Text("because-later", {"does": Text("help-" + FACES[card])})


def _joins_nothing(deed: Deed) -> Text | None:
    """What is discarded fits none of the columns begun."""
    type_ = TYPE[_card(deed)]
    fits = any(one.fits(type_) for one in deed.had().columns)
    return None if fits else Text("because-joins-nothing")


TAKING: Final[tuple[Reason, ...]] = (_extra, _completes, _joins, _next, _type, _later)
DROPPING: Final[tuple[Reason, ...]] = (_joins_nothing,)
