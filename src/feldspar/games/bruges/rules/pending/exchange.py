"""Exchange workers."""

from collections.abc import Sequence

from feldspar.games.bruges.rules.components import A_DONE, A_PAY, PALETTE
from feldspar.games.bruges.rules.effects import PRIMITIVES, Cause
from feldspar.games.bruges.rules.gains import return_worker
from feldspar.games.bruges.rules.pending.take import Take
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.units import Colour, Seat
from feldspar.games.bruges.rules.weights import EXCHANGED, PER_WORKER


class Exchange(Question):
    """Return workers: at most so many more, so many already (BRG-15.12)."""

    code = 20
    rule = "BRG-15.12"
    kinds = ("pay", "done")
    about = ("most", "returned")

    def __init__(self, seat: Seat, most: int, returned: int) -> None:
        self.seat = seat
        self.most = most
        self.returned = returned

    def answers(self, position: Position) -> list[int]:
        workers = position.holdings[self.seat].workers
        found = [A_PAY + colour for colour in PALETTE if self.most and workers[colour]]
        found.append(A_DONE)
        return found

    def allows(self, position: Position, kind: str, args: Sequence[int]) -> bool:
        return kind == "done" or position.holdings[self.seat].workers[args[0]] > 0

    def answer(self, position: Position, action: int) -> None:
        """Return a worker; or take as many as were returned."""
        position.pop()
        if action != A_DONE:
            return_worker(position, self.seat, Colour(action - A_PAY), "BRG-15.12")
            position.push(Exchange(self.seat, self.most - 1, self.returned + 1))
        elif self.returned:
            position.push(Take(self.seat, self.returned, 1))

    def worth(self, position: Position, florin: int) -> int:
        return EXCHANGED + PER_WORKER * self.returned


def exchange_workers(position: Position, cause: Cause) -> None:
    """BRG-15.12."""
    held, most = sum(position.holdings[cause.seat].workers), cause.effect.most
    position.push(Exchange(cause.seat, min(held, most) if most else held, 0))


PRIMITIVES["exchange_workers"] = exchange_workers
