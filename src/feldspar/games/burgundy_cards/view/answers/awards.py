"""What a triple or a placed card brings: an option of the round card, goods and animals."""

from typing import Final

from feldspar.games.burgundy_cards.rules.components import GAINS, GOODS, OPTIONS, PILES, ROUNDS
from feldspar.games.burgundy_cards.rules.units import Goods
from feldspar.games.burgundy_cards.view.answer import Answer, Decision, Deed, affords
from feldspar.games.burgundy_cards.view.rounds import gain_art, gain_text
from feldspar.kernel.coaching import scored
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Choice, Move


def _option(one: Decision) -> list[int]:
    return OPTIONS[one.position.round][one.args[0]]


def _option_choice(one: Decision) -> Choice:
    group = Text("choice-bonus", {"round": ROUNDS[one.position.round]})
    return Choice("", gain_art(_option(one)), gain_text(_option(one)), group)


def _pile_move(one: Decision) -> Move:
    return one.move(one.text("-" + PILES[one.args[0]].rstrip("12")))._replace(blind=True)


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
    held = deed.had().count_goods(Goods(goods))
    if not held:
        return None
    return Text("because-goods", {"goods": Text("goods-" + GOODS[goods]), "count": held + 1})


def _workers(deed: Deed) -> Text | None:
    """There are none left, and some come."""
    count = OPTIONS[deed.before.round][deed.args[0]][GAINS.index("workers")]
    return Text("because-workers", {"count": count}) if count and not deed.had().workers else None


def _points(deed: Deed) -> Text | None:
    points = scored(deed.told, "log-bonus")
    return Text("because-points", {"points": points}) if points else None


KINDS: Final = {
    "bonus": Answer(
        lambda one: one.move(gain_text(_option(one))),
        lambda one: [(f"choice/bonus/{one.args[0] + 1}",)],
        (_points, affords, _workers),
        6,
        _option_choice,
    ),
    "draw": Answer(_pile_move, lambda one: [(f"pile/{PILES[one.args[0]]}",)], (_animals, _goods)),
}
