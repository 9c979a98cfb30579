"""How something looks that is asked: a row of words for each question."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.view.phrases import Args
from feldspar.kernel.events import Text


def number(position: Position, asked: Question) -> Args:
    """Tell the first of its figures."""
    return {"n": [*asked.fields(), 0][0]}


def tiles(position: Position, asked: Question) -> Args:
    """Tell how many canal tiles there are."""
    return {"tiles": sum(position.holdings[asked.seat].tiles)}


class Look(NamedTuple):
    """What is said of one question. A function has the position, the question, and any answer."""

    key: str
    told: Callable[[Position, Any], Args] = number
    """What everybody is told of it."""
    variant: Callable[[Position, Any], str] = lambda position, asked: ""
    """What is added to the key when it is asked."""
    hint: str = ""
    follows: Callable[[Position, Any], Args | None] = tiles
    """What a hint tells of what follows; it is not given if there is nothing to tell."""
    declined: str = "turn"
    """What is left at that."""
    own: Sequence[str] = ()
    """The kinds of answer with words of their own."""
    label: Callable[[Position, Any, str, Sequence[int]], Text] | None = None
    blind: bool = False
    """Whether nobody sees what is taken before it is."""


Looks = dict[type[Question], Look]
