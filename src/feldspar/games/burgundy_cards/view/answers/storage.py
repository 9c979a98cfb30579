"""What fills the storage, or is given back for points: goods sold, workers, and silver."""

from typing import Final

from feldspar.games.burgundy_cards.rules import components
from feldspar.games.burgundy_cards.rules.components import PER_POINT, PRICE, RESTOCK, SILVER_TAKEN
from feldspar.games.burgundy_cards.rules.pending.mix import Mix
from feldspar.games.burgundy_cards.rules.units import Goods
from feldspar.games.burgundy_cards.view.answer import Answer, Decision, Deed, affords
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Choice, Move, Path

# ------------------------------------------------------------------------------------------ goods


def _sale_move(one: Decision) -> Move:
    goods = Goods(one.args[1])
    count, kind = one.holding.count_goods(goods), Text("goods-" + components.GOODS[goods])
    silver, points = count * components.GOODS_SILVER, count * components.GOODS_POINTS[goods]
    workers = components.SALE_COST[one.die()][goods]
    return one.use(workers, goods=kind, count=count, silver=silver, points=points)


def _goods_path(one: Decision) -> list[Path]:
    return [(*used, f"goods/{components.GOODS[one.args[1]]}") for used in one.hand()]


def _sale_gain(deed: Deed) -> Text | None:
    event = deed.happens("log-sell")
    assert event is not None
    silver = event.text.args["silver"]
    return Text("because-sale", {"points": event.points, "silver": silver})


def _start_card(deed: Deed) -> Text | None:
    """The start player card comes, or stays for the next round."""
    before = deed.before
    kept = before.holder == deed.seat
    if before.holder < 0 or (kept and before.face_down):
        return None
    return Text("because-start-card", {"kept": "yes" if kept else "no"})


# ----------------------------------------------------------------------------- workers and silver


def _gain(one: Decision) -> Move:
    """Take so many workers or so much silver, or return cards for points."""
    count = RESTOCK - one.holding.workers if one.kind == "restock" else SILVER_TAKEN
    points = one.args[1] + 1 if one.kind == "convert" else 0
    return one.use(0, count=count, points=points, cards=points * PER_POINT)


def _with_card(one: Decision) -> list[Path]:
    """The button comes first, so that it is there before a card is touched."""
    step = "/".join(["choice", one.kind, *[str(points + 1) for points in one.args[1:]]])
    return [(step, *used) for used in one.hand()]


def _workers_choice(one: Decision) -> Choice:
    count = RESTOCK - one.holding.workers
    return Choice("", "worker", Text("choice-restock", {"count": count}))


def _silver_choice(one: Decision) -> Choice:
    return Choice("", "silver", Text("choice-silver", {"count": SILVER_TAKEN}))


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


# ----------------------------------------------------------------------------------------- points


def _points_choice(one: Decision) -> Choice:
    points = one.args[1] + 1
    label = Text("choice-convert", {"points": points, "cards": PER_POINT * points})
    return Choice("", f"points-{points}", label, Text("choice-converts"))


def _exchange(one: Decision) -> Text:
    """Say what is returned for points, if so much of it is workers."""
    question = one.position.stack[-1]
    assert isinstance(question, Mix)
    silver = PER_POINT * question.points - one.args[0]
    return Text("move-mix", {"workers": one.args[0], "silver": silver})


def _mix_choice(one: Decision) -> Choice:
    return Choice("", f"workers-{one.args[0]}", _exchange(one), Text("choice-mix"))


def _at_the_end(deed: Deed) -> Text | None:
    """What is left over scores nothing."""
    return Text("because-convert") if deed.before.round + 1 == len(components.ROUNDS) else None


KINDS: Final = {
    "sell": Answer(_sale_move, _goods_path, (affords, _start_card, _sale_gain)),
    "restock": Answer(_gain, _with_card, (_workers,), 1, _workers_choice),
    "silver": Answer(_gain, _with_card, (affords, _saving), 0, _silver_choice),
    "convert": Answer(_gain, _with_card, (_at_the_end,), 7, _points_choice),
    "mix": Answer(
        lambda one: one.move(_exchange(one)),
        lambda one: [(f"choice/mix/{one.args[0]}",)],
        (_at_the_end,),
        8,
        _mix_choice,
    ),
}
