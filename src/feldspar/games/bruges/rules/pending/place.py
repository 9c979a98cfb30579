"""Place a character by an effect."""

from collections.abc import Sequence

from feldspar.games.bruges.rules import actions, why_not
from feldspar.games.bruges.rules.components import A_DONE
from feldspar.games.bruges.rules.effects import PRIMITIVES
from feldspar.games.bruges.rules.legal import places
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.weights import PLACED_MORE
from feldspar.kernel.units import Seat


class Place(Question):
    """Place a character for so many florins less (BRG-15.10)."""

    code = 18
    rule = "BRG-15.10"
    kinds = ("place", "done")
    about = ("minus",)
    value = PLACED_MORE

    def __init__(self, seat: Seat, minus: int) -> None:
        self.seat = seat
        self.minus = minus

    def answers(self, position: Position) -> list[int]:
        found: list[int] = []
        places(found, position.holdings[self.seat], self.minus)
        found.append(A_DONE)
        return found

    def why_not(self, position: Position, kind: str, args: Sequence[int]) -> str | None:
        if kind == "done":
            return None
        return why_not.play(position.holdings[self.seat], kind, args, self.minus)

    def answer(self, position: Position, action: int) -> None:
        position.pop()
        if action != A_DONE:
            actions.place(position, self.seat, action, self.minus, "BRG-15.10")


PRIMITIVES["place_character"] = lambda position, cause: position.push(
    Place(cause.seat, cause.effect.amount)
)
