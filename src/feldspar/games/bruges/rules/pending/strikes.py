"""Suffer disasters."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.bruges.rules.components import (
    A_DISASTER,
    BLUE,
    BROWN,
    COLOURS,
    DISASTER,
    DISASTERS,
    INTRIGUE_LOSS,
    RED,
    YELLOW,
)
from feldspar.games.bruges.rules.gains import lose_points
from feldspar.games.bruges.rules.pending.fire import Fire
from feldspar.games.bruges.rules.pending.plague import Plague
from feldspar.games.bruges.rules.pending.struck import Struck
from feldspar.games.bruges.rules.perks import IMMUNE
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.units import Colour
from feldspar.kernel.events import Text

_RULES: Final = ["BRG-9.3", "BRG-9.4", "BRG-9.5", "BRG-9.6", "BRG-9.8"]


class Strikes(Question):
    """Suffer disasters, as long as there are three markers of a colour (BRG-9.9)."""

    code = 4
    rule = "BRG-9.9"
    kinds = ("disaster",)

    def answers(self, position: Position) -> list[int]:
        return [A_DISASTER + colour for colour in position.holdings[self.seat].due()]

    def allows(self, position: Position, kind: str, args: Sequence[int]) -> bool:
        return position.holdings[self.seat].threats[args[0]] >= DISASTER

    def answer(self, position: Position, action: int) -> None:
        """Let a disaster happen, or not, to somebody who is immune (BRG-15.31)."""
        colour = Colour(action - A_DISASTER)
        holding = position.holdings[self.seat]
        name = DISASTERS[colour]
        if holding.perks[IMMUNE] >> colour & 1:
            holding.gain_threats(colour, -DISASTER)
            if position.log is not None:
                text = Text("log-immune", {"disaster": Text(f"the-{name}")})
                position.report(self.seat, text, "BRG-15.31")
            return
        if position.log is not None:
            lost = {BLUE: sum(holding.workers), YELLOW: holding.florins}.get(colour, 0)
            position.report(self.seat, Text(f"log-{name}", {"n": lost}), _RULES[colour])
        position.push(Struck(self.seat, colour))
        if colour == BLUE:
            holding.workers = [0] * len(COLOURS)
        elif colour == BROWN:
            position.push(Plague(self.seat))
        elif colour == YELLOW:
            holding.florins = 0
        elif colour == RED:
            position.push(Fire(self.seat))
        else:
            lose_points(position, self.seat, INTRIGUE_LOSS, "BRG-9.8")
