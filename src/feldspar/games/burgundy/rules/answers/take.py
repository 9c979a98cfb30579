"""A tile taken from a numbered depot into the storage (section 7)."""

from typing import Final

from feldspar.games.burgundy.rules.answer import Answer, DieAction, add_each
from feldspar.games.burgundy.rules.components import EVERY_SLOT, NUMBERED, PER_DEPOT, SHIFT_TAKE
from feldspar.games.burgundy.rules.decisions import by_die
from feldspar.games.burgundy.rules.pending.store import store
from feldspar.games.burgundy.rules.player_board import Estate
from feldspar.games.burgundy.rules.position import Position
from feldspar.games.burgundy.rules.reach import SHIFTED, SLOTS_REACHED
from feldspar.games.burgundy.rules.tiles import FACES, NO_TILE
from feldspar.games.burgundy.rules.units import Die
from feldspar.kernel.events import Text
from feldspar.kernel.units import Seat

A_TAKE: Final = 333
TAKE_WITH: Final[list[int]] = by_die(A_TAKE, NUMBERED)


class Take(DieAction):
    """Which tile is taken?"""

    rule = "BUR-7.1"

    def add(self, found: list[int], position: Position, estate: Estate, die: Die, far: int) -> None:
        reached = SLOTS_REACHED[far + SHIFTED if estate.powers >> SHIFT_TAKE & 1 else far]
        add_each(found, TAKE_WITH[die], position.filled & reached)

    def forbidding_rule(
        self, position: Position, estate: Estate, args: tuple[int, ...]
    ) -> str | None:
        """BUR-7.1, 7.2: a tile that is there."""
        slot = args[1]
        if position.slots[slot] != NO_TILE:
            return None
        depot = slot // PER_DEPOT * PER_DEPOT
        empty = all(tile == NO_TILE for tile in position.slots[depot : depot + PER_DEPOT])
        return "BUR-7.2" if empty else "BUR-7.1"

    def needs(self, estate: Estate, args: tuple[int, ...]) -> tuple[int, int]:
        return args[1] // PER_DEPOT + 1, estate.powers >> SHIFT_TAKE & 1

    def do(
        self, position: Position, seat: Seat, args: tuple[int, ...], die: Die, paid: int
    ) -> None:
        slot = EVERY_SLOT[args[1]]
        if position.log is not None:
            told = {"depot": slot // PER_DEPOT + 1, "die": die, "workers": paid}
            text = Text("log-take", {"tile": Text("a-" + FACES[position.slots[slot]]), **told})
            position.log_event(seat, text, "BUR-7.1")
        store(position, position.estates[seat], seat, slot)


ANSWERS: Final[dict[str, Answer]] = {"take": Take()}
