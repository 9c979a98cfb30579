"""Workers, markers and florins taken, exchanged and spent."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.bruges.rules.characters import the
from feldspar.games.bruges.rules.components import PALETTE
from feldspar.games.bruges.rules.pending.die import Die
from feldspar.games.bruges.rules.pending.discard import Discard
from feldspar.games.bruges.rules.pending.exchange import Exchange
from feldspar.games.bruges.rules.pending.spend import Spend
from feldspar.games.bruges.rules.pending.take import Take
from feldspar.games.bruges.rules.pending.trade import Trade
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Card, Colour
from feldspar.games.bruges.view.pending.look import Look, Looks
from feldspar.games.bruges.view.phrases import Args, coloured, danger, seat_name, workers
from feldspar.kernel.events import Text


def _more(position: Position, asked: Take) -> Args | None:
    return {} if asked.workers > 1 else None


def _colours(position: Position, asked: Discard) -> list[Colour]:
    """Return the colours of which a marker may be discarded."""
    threats = position.holdings[asked.seat].threats
    return [colour for colour in PALETTE if asked.colours >> colour & 1 and threats[colour]]


def _markers(position: Position, asked: Discard) -> Args:
    """Tell how many markers may be discarded, and of which colour if there is but one."""
    threats, held = position.holdings[asked.seat].threats, _colours(position, asked)
    told: Args = {"n": min(asked.markers, sum([threats[colour] for colour in held]))}
    return {**told, "colour": coloured(held[0])} if len(held) == 1 else told


def _of_one_colour(position: Position, asked: Discard) -> str:
    return "-colour" if len(_colours(position, asked)) == 1 else ""


def _threatens(position: Position, asked: Discard) -> Args:
    return {"danger": danger(position.holdings[asked.seat])}


def _returned(position: Position, asked: Exchange) -> Args:
    return {"n": asked.returned}


def _exchange(position: Position, asked: Exchange, kind: str, args: Sequence[int]) -> Text:
    if kind == "done":
        return Text("move-done-exchange", {"n": asked.returned})
    return Text("move-exchange", {"workers": workers(args[0], 1)})


def _bargain(position: Position, asked: Trade) -> Args:
    pay = Text("pay-" + asked.effect.pay, {"n": asked.effect.pay_n})
    return {"card": the(asked.card), "pay": pay, "get": _got(asked)}


def _got(asked: Trade) -> Text:
    return Text("get-" + asked.effect.get, {"n": asked.effect.get_n})


def _times(position: Position, asked: Trade) -> Args:
    return {"n": asked.times}


def _trade(position: Position, asked: Trade, kind: str, args: Sequence[int]) -> Text:
    if kind == "done":
        return Text("move-done-trade", {"begun": int(asked.times < asked.effect.times)})
    told: Args = {"get": _got(asked), "n": asked.effect.pay_n}
    if kind == "pay":
        return Text("move-pay", {**told, "workers": workers(args[0], 1)})
    if kind == "throw":
        return Text("move-throw", {**told, "card": the(Card(args[0]))})
    return Text("move-trade-" + asked.effect.pay, told)


def _florins(position: Position, asked: Spend) -> Args:
    return {"n": asked.florins}


def _spend(position: Position, asked: Spend, kind: str, args: Sequence[int]) -> Text:
    points = asked.florins * asked.points
    told: Args = {"n": asked.florins, "points": points, "name": seat_name(args[0])}
    return Text("move-recipient", told)


LOOKS: Final[Looks] = {
    Take: Look("take", hint="take", follows=_more),
    Die: Look("die"),
    Discard: Look("discard", _markers, _of_one_colour, "discard", _threatens, declined="discard"),
    Exchange: Look(
        "exchange", hint="exchange", follows=_returned, own=("pay", "done"), label=_exchange
    ),
    Trade: Look("trade", _bargain, hint="trade", follows=_times, own=Trade.kinds, label=_trade),
    Spend: Look("spend", _florins, hint="spend", own=("recipient",), label=_spend),
}
