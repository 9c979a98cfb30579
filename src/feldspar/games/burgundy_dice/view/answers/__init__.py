"""How decisions are offered: what is touched for one, its label, and why it is good."""

from typing import Any, Final

from feldspar.games.burgundy_dice.rules.components import ACTIONS
from feldspar.games.burgundy_dice.view.answers import marks, start

ANSWERS: Final = {kind: file for file in (start, marks) for kind in file.KINDS}


def answer(action: int) -> Any:
    """Return the file that knows the kind of a decision: its `moves`, `paths` and `reasons`."""
    return ANSWERS[ACTIONS.decode(action).kind]
