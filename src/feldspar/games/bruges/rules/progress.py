"""The progress track: what a level costs, and going up."""

from typing import Final

from feldspar.games.bruges.rules.components import ADVANCED, ADVANCING, NO_COLOUR, TOP
from feldspar.games.bruges.rules.events import happened
from feldspar.games.bruges.rules.perks import ADVANCE_MINUS, BLOCKED_PRICE, UNSET
from feldspar.games.bruges.rules.position import Position
from feldspar.kernel.events import Text
from feldspar.kernel.units import Seat

IMPOSSIBLE: Final = -1


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


def advance(position: Position, seat: Seat, price: int, rule: str) -> None:
    """Pay, and go up one level."""
    holding = position.holdings[seat]
    holding.florins -= price
    holding.level += 1
    if position.log is not None:
        text = Text("log-advance", {"level": holding.level, "florins": price})
        position.report(seat, text, rule)
    happened(position, seat, ADVANCED, NO_COLOUR)
