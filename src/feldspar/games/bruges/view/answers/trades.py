"""What is paid: in a trade, to exchange it, and to an opponent."""

from feldspar.games.bruges.rules.cards.characters import the
from feldspar.games.bruges.rules.pending.opponents import Give
from feldspar.games.bruges.rules.pending.trade import Exchange, Trade
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Card
from feldspar.games.bruges.view.answers.answer import ANSWERS, LOOKS, Answer, Given, Look
from feldspar.games.bruges.view.answers.deed import AT_ONCE
from feldspar.games.bruges.view.answers.touches import card_path, worker_path
from feldspar.games.bruges.view.phrases import Args, seat_name, sender, workers
from feldspar.kernel.events import Text


def _number_returned(position: Position, asked: Exchange) -> Args:
    return {"n": asked.returned}


def _exchange(position: Position, asked: Exchange, kind: str, args: Given) -> Text:
    return Text("move-exchange", {"workers": workers(args[0], 1)})


def _bargain(position: Position, asked: Trade) -> Args:
    pay = Text("pay-" + asked.effect.pay, {"n": asked.effect.pay_n})
    return {"card": the(asked.card), "pay": pay, "get": _gain(asked)}


def _gain(asked: Trade) -> Text:
    return Text("get-" + asked.effect.get, {"n": asked.effect.get_n})


def _times(position: Position, asked: Trade) -> Args:
    return {"n": asked.times}


def _trade(position: Position, asked: Trade, kind: str, args: Given) -> Text:
    told: Args = {"get": _gain(asked), "n": asked.effect.pay_n}
    if kind == "pay":
        return Text("move-pay", {**told, "workers": workers(args[0], 1)})
    if kind == "throw":
        return Text("move-throw", {**told, "card": the(Card(args[0]))})
    return Text("move-trade-" + asked.effect.pay, told)


def _gift(position: Position, asked: Give) -> Args:
    why = sender(position, asked.taker, "opponents_give", "workers")
    return {"n": asked.workers, "name": seat_name(asked.taker), "why": why}


def _give(position: Position, asked: Give, kind: str, args: Given) -> Text:
    return Text("move-give", {"workers": workers(args[0], 1), "name": seat_name(asked.taker)})


ANSWERS["pay"] = Answer(path=worker_path)
ANSWERS["throw"] = Answer(path=card_path, of_hand=True)
ANSWERS["trade"] = Answer(reasons=AT_ONCE)
LOOKS[Exchange] = Look(
    "exchange",
    hint="exchange",
    follows=_number_returned,
    label=_exchange,
    done=lambda position, asked: Text("move-done-exchange", {"n": asked.returned}),
)
LOOKS[Trade] = Look(
    "trade",
    _bargain,
    hint="trade",
    follows=_times,
    label=_trade,
    done=lambda position, asked: Text(
        "move-done-trade", {"begun": int(asked.times < asked.effect.times)}
    ),
)
LOOKS[Give] = Look("give", _gift, label=_give)
