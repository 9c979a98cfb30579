"""What may wait on the stack of a position: each a `Question`, in the file of what it leads to."""

from feldspar.games.bruges.rules.position import Question
from feldspar.kernel.toolkit.discovery import classes_by_module


def every() -> dict[str, type[Question]]:
    """Return all there are, by name; those that carry out an effect enter themselves with it."""
    return classes_by_module(__name__)
