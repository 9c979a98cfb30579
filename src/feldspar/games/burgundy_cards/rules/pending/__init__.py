"""What waits on the stack of a position, until it is answered or happens: a file for each."""

from typing import cast

from feldspar.games.burgundy_cards.rules.position import Question
from feldspar.kernel.toolkit.discovery import classes_by_module


def questions() -> dict[str, type[Question]]:
    """Return what may be asked, by its name."""
    return cast(dict[str, type[Question]], classes_by_module(__name__))
