"""The estate that is chosen in the set-up."""

from typing import Final

from feldspar.games.burgundy.rules.components import BOARD
from feldspar.games.burgundy.rules.position import Position
from feldspar.games.burgundy.view.answer import AnswerView
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Move, Path
from feldspar.kernel.units import Seat


def _paths(position: Position, seat: Seat, args: tuple[int, ...]) -> list[Path]:
    return [(f"side/{args[0] + 1}/hex/{BOARD.names[args[1]]}",)]


def _move(position: Position, seat: Seat, action: int, args: tuple[int, ...], path: Path) -> Move:
    label = Text("move-start", {"estate": args[0] + 1, "hex": BOARD.names[args[1]]})
    return Move(action, path, label)


VIEWS: Final = {"start": AnswerView(_paths, _move)}
