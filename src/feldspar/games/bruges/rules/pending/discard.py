"""Discard markers."""

from collections.abc import Sequence

from feldspar.games.bruges.rules.characters import allowed
from feldspar.games.bruges.rules.components import A_DISCARD, A_DONE, PALETTE
from feldspar.games.bruges.rules.counters import amount
from feldspar.games.bruges.rules.effects import PRIMITIVES, Cause
from feldspar.games.bruges.rules.events import discard_marker
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.units import Colour, Seat
from feldspar.games.bruges.rules.weights import RETURNED


class Discard(Question):
    """Discard so many markers of some colours, or fewer (BRG-15.6)."""

    code = 14
    rule = "BRG-15.6"
    kinds = ("discard", "done")
    about = ("markers", "colours")

    def __init__(self, seat: Seat, markers: int, colours: int) -> None:
        self.seat = seat
        self.markers = markers
        self.colours = colours
        """A bit for each."""

    def answers(self, position: Position) -> list[int]:
        threats = position.holdings[self.seat].threats
        found: list[int] = []
        if self.markers:
            for colour in PALETTE:
                if threats[colour] and self.colours >> colour & 1:
                    found.append(A_DISCARD + colour)
        found.append(A_DONE)
        return found

    def allows(self, position: Position, kind: str, args: Sequence[int]) -> bool:
        if kind == "done":
            return True
        held = position.holdings[self.seat].threats[args[0]]
        return held > 0 and self.colours & 1 << args[0] > 0

    def answer(self, position: Position, action: int) -> None:
        position.pop()
        if action == A_DONE:
            return
        if self.markers > 1:
            position.push(Discard(self.seat, self.markers - 1, self.colours))
        discard_marker(position, self.seat, Colour(action - A_DISCARD), "BRG-15.6")

    def worth(self, position: Position, florin: int) -> int:
        return RETURNED * min(self.markers, sum(position.holdings[self.seat].threats))


def discard_threat(position: Position, cause: Cause) -> None:
    """BRG-15.6."""
    number = amount(position, cause.seat, cause.effect)
    position.push(Discard(cause.seat, number, allowed(cause.effect.colour, cause.colour)))


PRIMITIVES["discard_threat"] = discard_threat
