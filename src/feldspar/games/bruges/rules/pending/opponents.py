"""What opponents give, lose and are given."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.bruges.rules.components import (
    A_BREACH,
    A_PAY,
    A_RECIPIENT,
    BOTH_SECTIONS,
    PALETTE,
)
from feldspar.games.bruges.rules.effects.canals import lose_tile
from feldspar.games.bruges.rules.effects.gains import give_florins, give_workers, lose_points
from feldspar.games.bruges.rules.effects.vocabulary import PRIMITIVES, Act, Cause, Primitive
from feldspar.games.bruges.rules.player_board import GAINED
from feldspar.games.bruges.rules.position import MOST_FIGURE, MOST_PIECES, Position, Question
from feldspar.games.bruges.rules.units import Colour, Seat, Section
from feldspar.kernel.events import Text

PER_LOSS: Final = 154
"""What each florin, worker, point or tile an opponent gives or loses is worth, in hundredths."""


class Give(Question):
    """Give workers: to which seat, how many (BRG-15.15)."""

    code = 23
    rule = "BRG-15.15"
    kinds = ("pay",)
    about = (("taker", 3), ("workers", MOST_PIECES))

    def __init__(self, seat: Seat, taker: Seat, workers: int) -> None:
        self.seat = seat
        self.taker = taker
        self.workers = workers

    def can_wait(self, position: Position, above: list[Question]) -> bool:
        return self.taker < position.seats and self.taker != self.seat

    def settle(self, position: Position) -> bool:
        """Nothing is asked of those who have no choice."""
        held = position.holdings[self.seat].workers
        colours = [colour for colour in PALETTE if held[colour]]
        if sum(held) > self.workers and len(colours) > 1 and self.workers:
            return False
        position.pop()
        for colour in colours:
            given = min(self.workers, held[colour])
            if given:
                give_workers(position, self.seat, self.taker, colour, given)
        return True

    def choices(self, position: Position) -> list[int]:
        workers = position.holdings[self.seat].workers
        return [A_PAY + colour for colour in PALETTE if workers[colour]]

    def allows(self, position: Position, kind: str, args: Sequence[int]) -> bool:
        return position.holdings[self.seat].workers[args[0]] > 0

    def choose(self, position: Position, action: int) -> None:
        if self.workers > 1:
            position.push(Give(self.seat, self.taker, self.workers - 1))
        give_workers(position, self.seat, self.taker, Colour(action - A_PAY), 1)


class Breach(Question):
    """Remove a canal tile (BRG-15.16)."""

    code = 24
    rule = "BRG-15.16"
    kinds = ("breach",)
    rule_elsewhere = "BRG-9.7"

    def choices(self, position: Position) -> list[int]:
        tiles = position.holdings[self.seat].tiles
        return [A_BREACH + section for section in BOTH_SECTIONS if tiles[section]]

    def allows(self, position: Position, kind: str, args: Sequence[int]) -> bool:
        return position.holdings[self.seat].tiles[args[0]] > 0

    def choose(self, position: Position, action: int) -> None:
        lose_tile(position, self.seat, Section(action - A_BREACH), "BRG-15.16")


class Spend(Question):
    """Give florins: to which seats as bits, how many each, points for each (BRG-16.3)."""

    code = 25
    rule = "BRG-16.3"
    kinds = ("recipient",)
    about = (("recipients", 15), ("florins", MOST_FIGURE), ("points", MOST_FIGURE))

    def __init__(self, seat: Seat, recipients: int, florins: int, points: int) -> None:
        self.seat = seat
        self.recipients = recipients
        self.florins = florins
        self.points = points

    def can_wait(self, position: Position, above: list[Question]) -> bool:
        others = sum([1 << other for other in position.opponents(self.seat)])
        return not self.recipients & ~others

    def settle(self, position: Position) -> bool:
        """All get theirs, unless there is too little for them."""
        number = self.recipients.bit_count()
        if number > 1 and 0 < position.holdings[self.seat].florins < number * self.florins:
            return False
        position.pop()
        for other in position.opponents(self.seat):
            if self.recipients >> other & 1:
                self._give(position, other)
        return True

    def choices(self, position: Position) -> list[int]:
        return [A_RECIPIENT + n for n in range(position.seats) if self.recipients >> n & 1]

    def allows(self, position: Position, kind: str, args: Sequence[int]) -> bool:
        return self.recipients & 1 << args[0] > 0

    def choose(self, position: Position, action: int) -> None:
        other = Seat(action - A_RECIPIENT)
        left = self.recipients & ~(1 << other)
        position.push(Spend(self.seat, left, self.florins, self.points))
        self._give(position, other)

    def _give(self, position: Position, other: Seat) -> None:
        """Give florins to an opponent, as far as there are any, and score for them."""
        given = min(self.florins, position.holdings[self.seat].florins)
        if not given:
            return
        give_florins(position, self.seat, other, given, "BRG-16.3")
        points = given * self.points
        position.holdings[self.seat].score_points(points, GAINED)
        if position.log is not None:
            position.log_event(self.seat, Text("log-gave", {"n": given}), "BRG-16.3", points)


def _opponents_give(position: Position, cause: Cause) -> None:
    """BRG-15.15, clockwise."""
    seat, number = cause.seat, cause.effect.amount
    if cause.effect.text == "florins":
        for victim in position.opponents(seat):
            give_florins(position, victim, seat, number, "BRG-15.15")
    else:
        for victim in position.opponents(seat)[::-1]:
            position.push(Give(victim, seat, number))


def _opponents_lose(position: Position, cause: Cause) -> None:
    """BRG-15.16, clockwise."""
    seat, number = cause.seat, cause.effect.amount
    if cause.effect.text == "vp":
        for victim in position.opponents(seat):
            lose_points(position, victim, number, "BRG-15.16")
    else:
        for victim in position.opponents(seat)[::-1]:
            for _ in range(number):
                position.push(Breach(victim))


def _pay_opponents(position: Position, cause: Cause) -> None:
    """BRG-16.3."""
    recipients = sum([1 << other for other in position.opponents(cause.seat)])
    position.push(Spend(cause.seat, recipients, cause.effect.amount, cause.effect.points))


def _has_victim(act: Act) -> bool:
    """Tell whether an opponent has something to give or to lose."""
    effect = act.effect
    for other in act.position.opponents(act.seat):
        holding = act.position.holdings[other]
        if effect.text == "florins" and holding.florins:
            return True
        if effect.text == "workers" and any(holding.workers):
            return True
        if effect.text == "vp" and holding.score:
            return True
        if effect.text == "canal_tile" and any(holding.tiles):
            return True
    return False


def _has_loser(act: Act) -> bool:
    """Tell in plain words whether an opponent has something to give or to lose."""
    for other in act.position.opponents(act.seat):
        theirs = act.position.holdings[other]
        held = {"florins": theirs.florins, "workers": sum(theirs.workers)}
        held |= {"vp": theirs.score, "canal_tile": sum(theirs.tiles)}
        if held[act.effect.text]:
            return True
    return False


PRIMITIVES["opponents_give"] = Primitive(_opponents_give, _has_victim, _has_loser, each=PER_LOSS)
PRIMITIVES["opponents_lose"] = Primitive(_opponents_lose, _has_victim, _has_loser, each=PER_LOSS)
PRIMITIVES["pay_opponents"] = Primitive(
    _pay_opponents,
    lambda act: act.mine.florins > 0,
    lambda act: act.mine.florins > 0,
    each=PER_LOSS,
)
