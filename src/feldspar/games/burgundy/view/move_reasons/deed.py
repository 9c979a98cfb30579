"""A decision with all that it takes to say why it is good."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from feldspar.games.burgundy.rules.player_board import Estate
from feldspar.games.burgundy.rules.position import Position
from feldspar.kernel.events import Event, Text
from feldspar.kernel.units import Seat


class Deed(NamedTuple):
    """What is decided, and what becomes of it before anything is rolled again."""

    before: Position
    after: Position
    told: list[Event]
    seat: Seat
    args: Sequence[int]

    def had(self) -> Estate:
        """Return the estate as it was."""
        return self.before.estates[self.seat]

    def has(self) -> Estate:
        """Return the estate as it then is."""
        return self.after.estates[self.seat]

    def gained(self, key: str, what: str) -> int:
        """Return a number that an event tells of, by its message; 0 if it did not happen."""
        for event in self.told:
            if event.text.key == key:
                number = event.text.args[what]
                assert isinstance(number, int)
                return number
        return 0

    def goes_on(self) -> bool:
        """Tell whether the turn goes on."""
        before, after = self.before, self.after
        then = (after.phase, after.round, after.turn)
        return bool(after.waiting) and then == (before.phase, before.round, before.turn)


Reason = Callable[[Deed], Text | None]
