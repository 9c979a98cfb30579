"""Trades: something paid piece by piece, and what comes for it."""

from collections.abc import Sequence

from feldspar.games.bruges.rules.characters import EFFECTS
from feldspar.games.bruges.rules.components import (
    A_DONE,
    A_PAY,
    A_THROW,
    A_TRADE,
    EVERY_COLOUR,
    PALETTE,
)
from feldspar.games.bruges.rules.effects import PRIMITIVES
from feldspar.games.bruges.rules.gains import receive_florins, return_worker, score, throw_card
from feldspar.games.bruges.rules.pending.discard import Discard
from feldspar.games.bruges.rules.player_board import GAINED
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.units import Card, Colour, Seat
from feldspar.games.bruges.rules.weights import TRADED
from feldspar.games.bruges.rules.worthwhile_moves import tradable
from feldspar.kernel.events import Text


class Trade(Question):
    """Trade: by which effect of a character, how often still, what is paid so far (BRG-15.13)."""

    code = 21
    rule = "BRG-15.13"
    kinds = ("pay", "throw", "trade", "done")
    about = ("card", "which", "times", "paid")
    value = TRADED

    def __init__(self, seat: Seat, card: Card, number: int, times: int, paid: int) -> None:
        self.seat = seat
        self.card = card
        self.which = number
        self.times = times
        self.paid = paid
        self.effect = EFFECTS[card][number]

    def can_wait(self, position: Position, above: list[Question]) -> bool:
        """As often as its effect says; and once begun, it is paid before anything else."""
        effect, left = self.effect, self.effect.pay_n - self.paid
        if effect.op != "convert" or not 0 < self.times <= effect.times or left <= 0:
            return False
        if not self.paid:
            return True
        holding = position.holdings[self.seat]
        there = {"workers": sum(holding.workers), "cards": len(holding.hand)}
        return not above and there.get(effect.pay, 0) >= left

    def settle(self, position: Position) -> bool:
        """Be gone when it cannot be paid; begun, it always can."""
        if self.paid or tradable(position.holdings[self.seat], self.effect):
            return False
        position.pop()
        return True

    def answers(self, position: Position) -> list[int]:
        holding = position.holdings[self.seat]
        if self.effect.pay == "workers":
            found = [A_PAY + colour for colour in PALETTE if holding.workers[colour]]
        elif self.effect.pay == "cards":
            found = [A_THROW + card for card in holding.hand]
        else:
            found = [A_TRADE]
        if not self.paid:
            found.append(A_DONE)
        return found

    def allows(self, position: Position, kind: str, args: Sequence[int]) -> bool:
        """It may be declined, but not half-way."""
        holding, pay = position.holdings[self.seat], self.effect.pay
        if kind == "done":
            return not self.paid
        if kind == "pay":
            return pay == "workers" and holding.workers[args[0]] > 0
        if kind == "throw":
            return pay == "cards" and args[0] in holding.hand
        return pay in ("florins", "vp")

    def answer(self, position: Position, action: int) -> None:
        position.pop()
        if action < A_PAY:
            throw_card(position, self.seat, Card(action - A_THROW), "BRG-15.13")
            self._paid(position, 1)
        elif action < A_TRADE:
            return_worker(position, self.seat, Colour(action - A_PAY), "BRG-15.13")
            self._paid(position, 1)
        elif action == A_TRADE:
            self._pay_outright(position)
            self._paid(position, self.effect.pay_n)

    def _pay_outright(self, position: Position) -> None:
        """Pay florins, or points, all at once."""
        holding, number = position.holdings[self.seat], self.effect.pay_n
        points = 0
        if self.effect.pay == "florins":
            holding.florins -= number
        else:
            points = -number
            holding.score_points(points, GAINED)
        if position.log is not None:
            key = "log-pay-points" if points else "log-pay-florins"
            position.report(self.seat, Text(key, {"n": number}), "BRG-15.13", points)

    def _paid(self, position: Position, number: int) -> None:
        """Give what has been paid for, once it has; and offer the trade again."""
        effect, paid = self.effect, self.paid + number
        if paid < effect.pay_n:
            position.push(Trade(self.seat, self.card, self.which, self.times, paid))
            return
        if self.times > 1:
            position.push(Trade(self.seat, self.card, self.which, self.times - 1, 0))
        if effect.get == "florins":
            receive_florins(position, self.seat, effect.get_n, self.card, "BRG-15.13")
        elif effect.get == "vp":
            score(position, self.seat, effect.get_n, self.card, "BRG-15.13")
        else:
            position.push(Discard(self.seat, effect.get_n, EVERY_COLOUR))


PRIMITIVES["convert"] = lambda position, cause: position.push(
    Trade(cause.seat, cause.card, cause.number, cause.effect.times, 0)
)
