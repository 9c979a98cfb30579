"""Build a house by an effect."""

from collections.abc import Sequence

from feldspar.games.bruges.rules.characters import COLOUR
from feldspar.games.bruges.rules.components import A_DRAW
from feldspar.games.bruges.rules.effects import PRIMITIVES, Cause
from feldspar.games.bruges.rules.events import build_house
from feldspar.games.bruges.rules.gains import return_worker
from feldspar.games.bruges.rules.pending.build import Build
from feldspar.games.bruges.rules.piles import take_top
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.units import Pile, Seat
from feldspar.games.bruges.rules.weights import HOUSED
from feldspar.games.bruges.rules.worthwhile_moves import house_piles


class BuildUnseen(Question):
    """Build a house with the top card of a pile: for one worker, or none (BRG-15.9)."""

    code = 17
    rule = "BRG-15.9"
    kinds = ("draw",)
    about = ("workers",)
    value = HOUSED

    def __init__(self, seat: Seat, workers: int) -> None:
        self.seat = seat
        self.workers = workers

    def answers(self, position: Position) -> list[int]:
        holding = position.holdings[self.seat]
        return [A_DRAW + pile for pile in house_piles(position, holding, bool(self.workers))]

    def why_not(self, position: Position, kind: str, args: Sequence[int]) -> str | None:
        pile = position.piles[args[0]]
        if not pile:
            return "BRG-4.10"
        if self.workers and not position.holdings[self.seat].workers[COLOUR[pile[-1]]]:
            return "BRG-15.9"
        return None

    def answer(self, position: Position, action: int) -> None:
        """The back of the card tells the colour of the worker, if one is paid."""
        position.pop()
        card = take_top(position, Pile(action - A_DRAW))
        if self.workers:
            return_worker(position, self.seat, COLOUR[card], "BRG-15.9")
        build_house(position, self.seat, card, True, "BRG-15.9")


def build_house_by(position: Position, cause: Cause) -> None:
    """BRG-15.9."""
    workers = int(cause.effect.pays_worker)
    if cause.effect.text == "hand":
        position.push(Build(cause.seat, workers))
    else:
        position.push(BuildUnseen(cause.seat, workers))


PRIMITIVES["build_house"] = build_house_by
