"""Why goods are sold, workers and silver taken or returned, and piles drawn from."""

from typing import Final

from feldspar.games.burgundy_cards.rules.components import (
    GAINS,
    GOODS,
    OPTIONS,
    PRICE,
    RESTOCK,
    ROUNDS,
)
from feldspar.games.burgundy_cards.rules.units import Goods
from feldspar.games.burgundy_cards.view.move_reasons.deed import Deed, Reason, affords
from feldspar.kernel.coaching import scored
from feldspar.kernel.events import Text


def _sale(deed: Deed) -> Text | None:
    event = deed.happens("log-sell")
    assert event is not None
    silver = event.text.args["silver"]
    return Text("because-sale", {"points": event.points, "silver": silver})


def _start_card(deed: Deed) -> Text | None:
    """The start player card comes, or stays for the next round."""
    before = deed.before
    if before.holder < 0 or (before.holder == deed.seat and before.face_down):
        return None
    kept = before.holder == deed.seat
    return Text("because-start-card", {"kept": "yes" if kept else "no"})


def _workers(deed: Deed) -> Text | None:
    """There are none left."""
    return None if deed.had().workers else Text("because-workers", {"count": RESTOCK})


def _saving(deed: Deed) -> Text | None:
    """Silver is one step nearer to a purchase."""
    event = deed.happens("log-silver")
    if event is None:
        return None
    gained = event.text.args["count"]
    assert isinstance(gained, int)
    missing = PRICE - deed.had().silver - gained
    return Text("because-saving", {"missing": missing}) if missing > 0 else None


def _at_the_end(deed: Deed) -> Text | None:
    """What is left over scores nothing."""
    return Text("because-convert") if deed.before.round + 1 == len(ROUNDS) else None


def _buys(deed: Deed) -> Text | None:
    return Text("because-buy", {"count": len(deed.after.revealed)})


def _animals(deed: Deed) -> Text | None:
    """An animal makes a set larger."""
    event = deed.happens("log-animal")
    if event is None or not event.points:
        return None
    return Text("because-animal", {**event.text.args, "points": event.points})


def _goods(deed: Deed) -> Text | None:
    """Goods join others of their type: one sale sells them all."""
    if deed.args[0] > 1:
        return None
    goods = deed.before.goods[deed.args[0]][-1]
    held = deed.had().held(Goods(goods))
    if not held:
        return None
    return Text("because-goods", {"goods": Text("goods-" + GOODS[goods]), "count": held + 1})


def _bonus_workers(deed: Deed) -> Text | None:
    """There are none left, and some come."""
    count = OPTIONS[deed.before.round][deed.args[0]][GAINS.index("workers")]
    return Text("because-workers", {"count": count}) if count and not deed.had().workers else None


def _bonus_points(deed: Deed) -> Text | None:
    points = scored(deed.told, "log-bonus")
    return Text("because-points", {"points": points}) if points else None


SELLING: Final[tuple[Reason, ...]] = (affords, _start_card, _sale)
HIRING: Final[tuple[Reason, ...]] = (_workers,)
SAVING: Final[tuple[Reason, ...]] = (affords, _saving)
CONVERTING: Final[tuple[Reason, ...]] = (_at_the_end,)
BUYING: Final[tuple[Reason, ...]] = (_buys,)
DRAWING: Final[tuple[Reason, ...]] = (_animals, _goods)
CHOOSING: Final[tuple[Reason, ...]] = (_bonus_points, affords, _bonus_workers)
