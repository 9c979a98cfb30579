"""Trades: something paid piece by piece, and what comes for it (BRG-15.13)."""

from feldspar.games.bruges.characters import EFFECTS
from feldspar.games.bruges.events import the
from feldspar.games.bruges.figures import EVERY_COLOUR
from feldspar.games.bruges.gains import receive_florins, return_worker, score
from feldspar.games.bruges.holding import GAINED
from feldspar.games.bruges.position import DISCARD, TRADE, Position
from feldspar.kernel.events import Text


def pay_worker(position: Position, seat: int, colour: int) -> None:
    """Pay a worker."""
    return_worker(position, seat, colour, "BRG-15.13")
    _paid(position, seat, 1)


def pay_card(position: Position, seat: int, card: int) -> None:
    """Pay a card of the hand."""
    position.holdings[seat].drop_card(card)
    position.throw_away(card)
    if position.log is not None:
        text = Text("log-play", {"card": the(card)})
        position.report(seat, text, "BRG-15.13", means=True)
    _paid(position, seat, 1)


def pay_outright(position: Position, seat: int) -> None:
    """Pay florins, or points, all at once."""
    item = position.stack[-1]
    effect = EFFECTS[item >> 7 & 255][item >> 15 & 255]
    holding = position.holdings[seat]
    if effect.pay == "florins":
        holding.florins -= effect.pay_n
        points = 0
    else:
        points = -effect.pay_n
        holding.score_points(points, GAINED)
    if position.log is not None:
        key = "log-pay-florins" if effect.pay == "florins" else "log-pay-points"
        position.report(seat, Text(key, {"n": effect.pay_n}), "BRG-15.13", points)
    _paid(position, seat, effect.pay_n)


def _paid(position: Position, seat: int, number: int) -> None:
    """Give what has been paid for, once it has; and offer the trade again."""
    item = position.stack[-1]
    card, which, times, paid = item >> 7 & 255, item >> 15 & 255, item >> 23 & 15, item >> 27
    effect = EFFECTS[card][which]
    paid += number
    position.pop()
    if paid < effect.pay_n:
        position.push(TRADE, seat, card, which, times | paid << 4)
        return
    if times > 1:
        position.push(TRADE, seat, card, which, times - 1)
    if effect.get == "florins":
        receive_florins(position, seat, effect.get_n, card, "BRG-15.13")
    elif effect.get == "vp":
        score(position, seat, effect.get_n, card, "BRG-15.13")
    else:
        position.push(DISCARD, seat, effect.get_n, EVERY_COLOUR)
