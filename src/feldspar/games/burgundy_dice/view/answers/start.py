"""Start castles, as they are offered."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.burgundy_dice.rules.components import ACTIONS, BOARD, BONUSES, START_POINTS
from feldspar.games.burgundy_dice.rules.position import CASTLES, Position
from feldspar.games.burgundy_dice.rules.sheet import SHEETS
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.scene import Move, Path
from feldspar.kernel.toolkit.memoize import memoize
from feldspar.kernel.units import Seat

KINDS: Final = ("start",)


def moves(position: Position, seat: Seat, action: int, legal: Sequence[int]) -> Sequence[Move]:
    """Return a start castle."""
    return [_move(position.sheet.letter, action)]


def paths(position: Position, seat: Seat, action: int) -> Sequence[Path]:
    """Return its hex; castles are chosen once, before all else."""
    return [_move(position.sheet.letter, action).path] if position.stage == CASTLES else []


@memoize
def _move(letter: str, action: int) -> Move:
    (bonus,) = ACTIONS.decode(action).args
    place = BOARD.names[SHEETS[letter].castle_of[bonus]]
    brought: dict[str, TextArg] = {"bonus": Text(f"bonus-{BONUSES[bonus]}"), "points": START_POINTS}
    return Move(action, (f"hex/{place}",), Text("move-start", {"hex": place, **brought}), "x")


def reasons(position: Position, seat: Seat, action: int) -> list[Text]:
    """Say what a start castle brings."""
    bonus = BONUSES[ACTIONS.decode(action).args[0]]
    return [Text("because-start", {"bonus": Text("one-" + bonus), "use": Text("use-" + bonus)})]
