"""What is seen of each kind of decision: files with a table each, found by the kinds in it."""

import pkgutil
from importlib import import_module
from typing import Final

from feldspar.games.burgundy_cards.view.answer import Answer

ANSWERS: Final[dict[str, Answer]] = {}
for _file in pkgutil.iter_modules(__path__):
    ANSWERS.update(import_module(f"{__name__}.{_file.name}").KINDS)
