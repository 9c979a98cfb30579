"""What may be decided, by kind; what only answers a question is in the file of that question."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from feldspar.games.burgundy.rules.answer import Answer
from feldspar.games.burgundy.rules.decisions import ACTIONS

ANSWERS: Final[dict[str, Answer]] = dict.fromkeys(ACTIONS.kinds, Answer())
for _file in iter_modules(__path__):
    ANSWERS.update(import_module(f"{__name__}.{_file.name}").ANSWERS)
