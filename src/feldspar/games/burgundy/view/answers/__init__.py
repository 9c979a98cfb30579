"""How each kind of decision is shown, in their order."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from feldspar.games.burgundy.rules.decisions import ACTIONS
from feldspar.games.burgundy.view.answer import AnswerView

_FILES: Final = [import_module(f"{__name__}.{file.name}").VIEWS for file in iter_modules(__path__)]
VIEWS: Final[dict[str, AnswerView]] = {
    kind: view[kind] for kind in ACTIONS.kinds for view in _FILES if kind in view
}
