"""Workers taken for a die, whatever it shows (section 16)."""

from typing import Final

from feldspar.games.burgundy.rules.answer import DieAction, use
from feldspar.games.burgundy.rules.components import (
    MORE_WORKERS,
    POWERS,
    WORKERS_SILVER,
    WORKERS_TAKEN,
)
from feldspar.games.burgundy.rules.decisions import DICE, by_die
from feldspar.games.burgundy.rules.player_board import Estate
from feldspar.games.burgundy.rules.position import Position
from feldspar.games.burgundy.rules.units import Die
from feldspar.kernel.events import Text
from feldspar.kernel.units import Seat

A_WORKERS: Final = 1320
_WORKERS_WITH: Final[list[int]] = by_die(A_WORKERS, 1)
_SILVER_WITH_WORKERS: Final = POWERS["workers_silver"]
_MORE_TAKEN: Final = POWERS["workers"]


class Workers(DieAction):
    """Are workers taken?"""

    def add_within(
        self, found: list[int], position: Position, estate: Estate, die: Die, plain: int
    ) -> None:
        found.append(_WORKERS_WITH[die])

    def carry_out(self, position: Position, seat: Seat, action: int) -> None:
        """With knowledge tiles 13 and 14."""
        estate, die = position.estates[seat], DICE[action - A_WORKERS]
        use(position, estate, seat, die, die, 0)
        count, silver = workers_gained(estate)
        estate.workers += count
        estate.silver += silver
        if position.log is not None:
            text = Text("log-workers", {"count": count, "silver": silver})
            position.report(seat, text, "BUR-16.1")


def workers_gained(estate: Estate) -> tuple[int, int]:
    """Return the workers and the silver that taking workers brings."""
    count = _MORE_TAKEN if estate.has(MORE_WORKERS) else WORKERS_TAKEN
    return count, _SILVER_WITH_WORKERS * estate.has(WORKERS_SILVER)
