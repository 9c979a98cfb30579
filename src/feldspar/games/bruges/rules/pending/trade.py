"""Trades: something paid piece by piece, and what comes for it."""

from collections.abc import Sequence

from feldspar.games.bruges.rules.cards.characters import EFFECTS, Effect
from feldspar.games.bruges.rules.components import (
    A_PAY,
    A_THROW,
    A_TRADE,
    CARDS,
    EVERY_COLOUR,
    NO_WORKER,
    PALETTE,
)
from feldspar.games.bruges.rules.effects.gains import (
    receive_florins,
    return_worker,
    score,
    throw_card,
)
from feldspar.games.bruges.rules.effects.vocabulary import PRIMITIVES, Act, Cause, Primitive
from feldspar.games.bruges.rules.pending.discard import Discard
from feldspar.games.bruges.rules.pending.take import Take
from feldspar.games.bruges.rules.player_board import GAINED, Holding
from feldspar.games.bruges.rules.position import MOST_FIGURE, Position, Question
from feldspar.games.bruges.rules.units import Card, Colour, Seat
from feldspar.games.bruges.rules.values.weights import PER_WORKER
from feldspar.kernel.events import Text


class Trade(Question):
    """Trade: by which effect of a character, how often still, what is paid so far (BRG-15.13)."""

    code = 21
    rule = "BRG-15.13"
    kinds = ("pay", "throw", "trade")
    is_optional = True
    about = (
        ("card", CARDS - 1),
        ("which", MOST_FIGURE),
        ("times", MOST_FIGURE),
        ("paid", MOST_FIGURE),
    )
    value = 160

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
        if self.paid or _is_tradable(position.holdings[self.seat], self.effect):
            return False
        position.pop()
        return True

    def choices(self, position: Position) -> list[int]:
        holding = position.holdings[self.seat]
        if self.effect.pay == "workers":
            return [A_PAY + colour for colour in PALETTE if holding.workers[colour]]
        if self.effect.pay == "cards":
            return [A_THROW + card for card in holding.hand]
        return [A_TRADE]

    def can_stop(self, position: Position) -> bool:
        return not self.paid

    def allows(self, position: Position, kind: str, args: Sequence[int]) -> bool:
        holding, pay = position.holdings[self.seat], self.effect.pay
        if kind == "pay":
            return pay == "workers" and holding.workers[args[0]] > 0
        if kind == "throw":
            return pay == "cards" and args[0] in holding.hand
        return pay in ("florins", "vp")

    def can_be_declined(self, position: Position) -> bool:
        """Not half-way."""
        return self.paid == 0

    def choose(self, position: Position, action: int) -> None:
        if action < A_PAY:
            throw_card(position, self.seat, Card(action - A_THROW), "BRG-15.13")
            self._enter(position, 1)
        elif action < A_TRADE:
            return_worker(position, self.seat, Colour(action - A_PAY), "BRG-15.13")
            self._enter(position, 1)
        else:
            self._pay_outright(position)
            self._enter(position, self.effect.pay_n)

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
            position.log_event(self.seat, Text(key, {"n": number}), "BRG-15.13", points)

    def _enter(self, position: Position, number: int) -> None:
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


class Exchange(Question):
    """Return workers: at most so many more, so many already (BRG-15.12)."""

    code = 20
    rule = "BRG-15.12"
    kinds = ("pay",)
    is_optional = True
    about = (("most", 250), ("returned", 250))
    value = 25

    def __init__(self, seat: Seat, most: int, returned: int) -> None:
        self.seat = seat
        self.most = most
        self.returned = returned

    def choices(self, position: Position) -> list[int]:
        workers = position.holdings[self.seat].workers
        return [A_PAY + colour for colour in PALETTE if self.most and workers[colour]]

    def allows(self, position: Position, kind: str, args: Sequence[int]) -> bool:
        return position.holdings[self.seat].workers[args[0]] > 0

    def choose(self, position: Position, action: int) -> None:
        return_worker(position, self.seat, Colour(action - A_PAY), "BRG-15.12")
        position.push(Exchange(self.seat, self.most - 1, self.returned + 1))

    def decline(self, position: Position) -> None:
        """Take as many as were returned."""
        if self.returned:
            position.push(Take(self.seat, self.returned, 1))

    def worth(self, position: Position, florin: int) -> int:
        return self.value + PER_WORKER * self.returned


def _workers_left(holding: Holding, paid: Colour) -> int:
    """Return how many workers a player has when one is paid."""
    return sum(holding.workers) - int(paid != NO_WORKER)


def _is_tradable(holding: Holding, effect: Effect, paid: Colour = NO_WORKER) -> bool:
    """Tell whether a trade can be made once more (BRG-15.13)."""
    if effect.get == "threat" and not any(holding.threats):
        return False
    if effect.pay == "florins":
        return holding.florins >= effect.pay_n
    if effect.pay == "workers":
        return _workers_left(holding, paid) >= effect.pay_n
    if effect.pay == "cards":
        return len(holding.hand) >= effect.pay_n
    return holding.score >= effect.pay_n


def _has_bargain(act: Act) -> bool:
    """Tell in plain words whether there is enough to pay, and something to be had for it."""
    mine, effect = act.mine, act.effect
    if effect.get == "threat" and not sum(mine.threats):
        return False
    held = {"florins": mine.florins, "workers": sum(mine.workers)}
    held |= {"cards": len(mine.hand), "vp": mine.score}
    return held[effect.pay] >= effect.pay_n


def _exchange(position: Position, cause: Cause) -> None:
    """BRG-15.12."""
    held, most = sum(position.holdings[cause.seat].workers), cause.effect.most
    position.push(Exchange(cause.seat, min(held, most) if most else held, 0))


PRIMITIVES["convert"] = Primitive(
    lambda position, cause: position.push(
        Trade(cause.seat, cause.card, cause.number, cause.effect.times, 0)
    ),
    lambda act: _is_tradable(act.mine, act.effect, act.paid),
    _has_bargain,
    once=Trade.value,
)
PRIMITIVES["exchange_workers"] = Primitive(
    _exchange,
    lambda act: _workers_left(act.mine, act.paid) > 0,
    lambda act: sum(act.mine.workers) > 0,
    once=Exchange.value,
)
