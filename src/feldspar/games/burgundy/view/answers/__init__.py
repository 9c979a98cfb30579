"""How each kind of decision is shown: found by its kind."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from feldspar.games.burgundy.view.answer import AnswerView

VIEWS: Final[dict[str, AnswerView]] = {}
for _module in iter_modules(__path__):
    VIEWS.update(import_module(f"{__name__}.{_module.name}").VIEWS)
