"""Take workers."""

from feldspar.games.bruges.rules.cards.characters import ANY, EACH, EVENT
from feldspar.games.bruges.rules.cards.counters import amount
from feldspar.games.bruges.rules.components import A_TAKE, PALETTE
from feldspar.games.bruges.rules.effects.gains import take_workers
from feldspar.games.bruges.rules.effects.vocabulary import (
    PRIMITIVES,
    Cause,
    Primitive,
    has_amount,
    has_one_lot,
)
from feldspar.games.bruges.rules.position import MOST_PIECES, Position, Question
from feldspar.games.bruges.rules.units import Colour, Seat
from feldspar.games.bruges.rules.values.weights import PER_WORKER


class Take(Question):
    """Take so many workers of one's choice; perhaps as many were returned (BRG-15.2, 15.12)."""

    code = 12
    rule = "BRG-15.2"
    kinds = ("take",)
    about = (("workers", MOST_PIECES), ("exchanged", 1))

    def __init__(self, seat: Seat, workers: int, exchanged: int) -> None:
        self.seat = seat
        self.workers = workers
        self.exchanged = exchanged

    def choices(self, position: Position) -> list[int]:
        return [A_TAKE + colour for colour in PALETTE]

    def choose(self, position: Position, action: int) -> None:
        if self.workers > 1:
            position.push(Take(self.seat, self.workers - 1, self.exchanged))
        rule = "BRG-15.12" if self.exchanged else "BRG-15.2"
        take_workers(position, self.seat, Colour(action - A_TAKE), 1, rule)

    def worth(self, position: Position, florin: int) -> int:
        return PER_WORKER * self.workers


def _gain_workers(position: Position, cause: Cause) -> None:
    """BRG-15.2."""
    seat, colour = cause.seat, cause.effect.colour
    number = amount(position, seat, cause.effect)
    if not number:
        return
    if colour == ANY:
        position.push(Take(seat, number, 0))
    elif colour == EACH:
        for one in PALETTE:
            take_workers(position, seat, one, number, "BRG-15.2")
    else:
        colour = cause.colour if colour == EVENT else colour
        take_workers(position, seat, colour, number, "BRG-15.2")


PRIMITIVES["gain_workers"] = Primitive(_gain_workers, has_amount, has_one_lot, each=PER_WORKER)
