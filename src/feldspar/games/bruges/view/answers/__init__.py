"""How everything looks that may be asked, and every kind of decision: a file for what is alike."""

import importlib
import pkgutil
from collections.abc import Sequence

from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Seat
from feldspar.games.bruges.view.answers.answer import ANSWERS as ANSWERS
from feldspar.games.bruges.view.answers.answer import look as look
from feldspar.kernel.events import Text

for _file in pkgutil.iter_modules(__path__):
    importlib.import_module(f"{__name__}.{_file.name}")


def label(position: Position, seat: Seat, kind: str, args: Sequence[int]) -> Text:
    """Return the words for a decision of the seat that must decide."""
    found = look(position)
    if found.label is not None and kind in position.stack[-1].kinds:
        return found.label(position, position.stack[-1], kind, args)
    return ANSWERS[kind].label(position, seat, args)
