"""A decision with all that it takes to say why it is good."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from feldspar.games.burgundy_cards.rules.player_board import Holding
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.kernel.events import Event, Text
from feldspar.kernel.units import Seat


class Deed(NamedTuple):
    """What is decided, and what becomes of it before anything is dealt again."""

    before: Position
    after: Position
    told: list[Event]
    seat: Seat
    kind: str
    args: Sequence[int]

    def had(self) -> Holding:
        """Return what the player had."""
        return self.before.holdings[self.seat]

    def happens(self, key: str) -> Event | None:
        """Return what is told by a message, if it is."""
        return next((event for event in self.told if event.text.key == key), None)

    def goes_on(self) -> bool:
        """Tell whether the same play goes on."""
        before, after = self.before, self.after
        then = (after.active, after.round, after.turn)
        return then == (self.seat, before.round, before.turn)


Reason = Callable[[Deed], Text | None]


def affords(deed: Deed) -> Text | None:
    """Silver is now enough for a purchase in this play, as it was not before."""
    if not deed.goes_on() or deed.before.may_buy(deed.had()):
        return None
    return Text("because-affords") if deed.after.may_buy(deed.after.mine()) else None
