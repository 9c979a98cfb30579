"""A decision with all that it takes to say why it is good."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from feldspar.games.bruges.rules.player_board import Holding
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Seat
from feldspar.kernel.events import Event, Text


class Deed(NamedTuple):
    """What is decided, and what becomes of it before anything is rolled again."""

    before: Position
    after: Position
    told: list[Event]
    """Nothing while cards are drawn: dice may follow."""
    seat: Seat
    kind: str
    args: Sequence[int]

    def had(self) -> Holding:
        """Return what the player had."""
        return self.before.holdings[self.seat]

    def happens(self, key: str) -> Event | None:
        """Return what is told by a message, if it is."""
        return next((event for event in self.told if event.text.key == key), None)

    def same_round(self) -> bool:
        """Tell whether the round goes on: the next begins with chance."""
        return self.after.round == self.before.round and bool(self.after.actors())


Reason = Callable[[Deed], Text | None]
