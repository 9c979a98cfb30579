"""A stored tile that is discarded for a new one."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.burgundy.rules.pending.store import Store
from feldspar.games.burgundy.rules.position import Position, Question
from feldspar.games.burgundy.rules.units import Slot
from feldspar.games.burgundy.view.answer import AnswerView, Asked, Deed
from feldspar.games.burgundy.view.tile import a_tile, twin
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Move, Path
from feldspar.kernel.units import Seat


def stands_out(position: Position) -> Slot | None:
    """Return the slot with the tile room is being made for, if any."""
    return position.asked.slot if isinstance(position.asked, Store) else None


def _asks(position: Position, asked: Question) -> Asked:
    assert isinstance(asked, Store)
    return asked.name, {"tile": a_tile(position.slots[asked.slot])}


def _paths(position: Position, seat: Seat, args: Sequence[int]) -> list[Path]:
    return [(f"tile/{position.estates[seat].storage[args[0]]}",)]


def _move(position: Position, seat: Seat, action: int, args: Sequence[int], path: Path) -> Move:
    asked, storage = position.asked, position.estates[seat].storage
    assert isinstance(asked, Store)
    new = a_tile(position.slots[asked.slot])
    label = Text("move-discard", {"tile": a_tile(storage[args[0]]), "new": new})
    return Move(action, path, label, same=action - args[0] + twin(storage, args[0]))


def _useless(deed: Deed) -> Text | None:
    """What is discarded fits nowhere now."""
    estate = deed.had()
    return None if estate.fits(estate.storage[deed.args[0]]) else Text("because-useless")


VIEWS: Final = {"discard": AnswerView(_paths, _move, (_useless,), asks=_asks)}
