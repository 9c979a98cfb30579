"""Go up on the progress track: what a level costs, and when one may."""

from typing import Final

from feldspar.games.bruges.rules.cards.perks import ADVANCE_MINUS, BLOCKED_PRICE, UNSET
from feldspar.games.bruges.rules.components import A_ADVANCE, ADVANCED, ADVANCING, NO_COLOUR, TOP
from feldspar.games.bruges.rules.effects.events import trigger
from feldspar.games.bruges.rules.effects.vocabulary import PRIMITIVES, Primitive
from feldspar.games.bruges.rules.position import MOST_FIGURE, Position, Question
from feldspar.games.bruges.rules.units import Seat
from feldspar.kernel.events import Text

IMPOSSIBLE: Final = -1


class Advance(Question):
    """Decide whether to advance in phase 2 (BRG-5.6)."""

    code = 8
    rule = "BRG-5.6"
    kinds = ("advance",)
    is_optional = True

    def choices(self, position: Position) -> list[int]:
        price = step_price(position, self.seat)
        if price == IMPOSSIBLE or price > position.holdings[self.seat].florins:
            return []
        return [A_ADVANCE]

    def choose(self, position: Position, action: int) -> None:
        _advance(position, self.seat, step_price(position, self.seat), "BRG-5.6")


def all_advance(position: Position) -> list[Question]:
    """Return what everybody waits for in phase 2 to decide, in player order (BRG-5.13)."""
    return [Advance(seat) for seat in position.clockwise(position.first)[::-1]]


class Climb(Question):
    """Go up on the progress track: how many levels, florins for each (BRG-15.7)."""

    code = 26
    about = (("levels", TOP), ("price", MOST_FIGURE))

    def __init__(self, seat: Seat, levels: int, price: int) -> None:
        self.seat = seat
        self.levels = levels
        self.price = price

    def settle(self, position: Position) -> bool:
        position.pop()
        holding = position.holdings[self.seat]
        if holding.level < TOP and holding.florins >= self.price:
            if self.levels > 1:
                position.push(Climb(self.seat, self.levels - 1, self.price))
            _advance(position, self.seat, self.price, "BRG-15.7")
        return True


PRIMITIVES["advance"] = Primitive(
    lambda position, cause: position.push(
        Climb(cause.seat, cause.effect.amount, cause.effect.price)
    ),
    lambda act: act.mine.level < TOP and act.mine.florins >= act.effect.price,
    lambda act: act.mine.level < TOP and act.effect.price <= act.mine.florins,
    each=227,
    florins=lambda effect: -effect.price * effect.amount,
)


def step_price(position: Position, seat: Seat) -> int:
    """Return what a level costs in phase 2 (BRG-5.5, 15.22, 15.23), or IMPOSSIBLE."""
    holding = position.holdings[seat]
    dice = [die for die in position.dice if die in ADVANCING]
    if holding.level == TOP:
        return IMPOSSIBLE
    if dice:
        return max(0, sum(dice) - holding.perks[ADVANCE_MINUS])
    price = holding.perks[BLOCKED_PRICE]
    return IMPOSSIBLE if price == UNSET else price


def _advance(position: Position, seat: Seat, price: int, rule: str) -> None:
    """Pay, and go up one level."""
    holding = position.holdings[seat]
    holding.florins -= price
    holding.level += 1
    if position.log is not None:
        text = Text("log-advance", {"level": holding.level, "florins": price})
        position.log_event(seat, text, rule)
    trigger(position, seat, ADVANCED, NO_COLOUR)
