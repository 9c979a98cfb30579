"""Why goods are sold, workers taken, tiles discarded, and none bought."""

from typing import Final

from feldspar.games.burgundy.rules.components import GOODS_ROOM, NO_PLACE
from feldspar.games.burgundy.rules.decisions import ACTIONS, DICE, FREE
from feldspar.games.burgundy.rules.why_not import DIE_ACTIONS
from feldspar.games.burgundy.view.move_reasons.deed import Deed, Reason
from feldspar.kernel.coaching import scored
from feldspar.kernel.events import Text
from feldspar.kernel.toolkit.hexes import members

_OTHERS: Final = [kind for kind in DIE_ACTIONS if kind != "workers"]
_FEW: Final = 1
"""With so many workers and fewer one is short of them."""


def _pays(deed: Deed) -> Text | None:
    """Silver is now enough for a purchase in this turn, as it was not before."""
    if not deed.goes_on() or deed.before.may_buy(deed.had()):
        return None
    if not deed.after.may_buy(deed.has()):
        return None
    return Text("because-sale-buys", {"points": scored(deed.told, "log-sell")})


def _sells(deed: Deed) -> Text | None:
    silver = deed.gained("log-sell", "silver")
    return Text("because-sale", {"points": scored(deed.told, "log-sell"), "silver": silver})


def _room(deed: Deed) -> Text | None:
    """There was room for no other type of goods."""
    return Text("because-room") if deed.had().stock.bit_count() == GOODS_ROOM else None


def _nothing_else(deed: Deed) -> Text | None:
    """The die can do nothing else."""
    die = DICE[deed.args[0]]
    if die == FREE:
        return None
    decoded = [ACTIONS.decode(action) for action in deed.before.legal(deed.seat)]
    if any(kind in _OTHERS and DICE[args[0]] == die for kind, args in decoded):
        return None
    return Text("because-nothing-else", {"die": die})


def _workers(deed: Deed) -> Text | None:
    """There are hardly any left."""
    had = deed.had().workers
    if had > _FEW:
        return None
    return Text("because-workers", {"had": had, "has": had + deed.gained("log-workers", "count")})


def _useless(deed: Deed) -> Text | None:
    """What is discarded fits nowhere now."""
    estate = deed.had()
    return None if estate.fits(estate.storage[deed.args[0]]) else Text("because-useless")


def _unfit(deed: Deed) -> Text | None:
    """Nothing that could be bought fits now, or there is no place to keep it."""
    estate = deed.had()
    sold = [deed.before.slots[slot] for slot in members(deed.before.may_buy(estate))]
    if not any(estate.fits(tile) for tile in sold):
        return Text("because-unfit")
    return Text("because-full") if estate.room() == NO_PLACE else None


SELLING: Final[tuple[Reason, ...]] = (_pays, _room, _sells)
HIRING: Final[tuple[Reason, ...]] = (_nothing_else, _workers)
DISCARDING: Final[tuple[Reason, ...]] = (_useless,)
ENDING: Final[tuple[Reason, ...]] = (_unfit,)
