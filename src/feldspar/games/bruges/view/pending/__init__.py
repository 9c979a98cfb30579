"""How everything looks that may be asked."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.view.pending import cards, dealings, losses, works
from feldspar.games.bruges.view.pending.look import Look, Looks
from feldspar.games.bruges.view.phrases import Args
from feldspar.kernel.events import Text

LOOKS: Final[Looks] = cards.LOOKS | works.LOOKS | losses.LOOKS | dealings.LOOKS
TURN: Final = Look("turn")


def look(position: Position) -> Look:
    """Return how it looks what is asked, or an ordinary turn."""
    return LOOKS[type(position.stack[-1])] if position.stack else TURN


def asked(position: Position) -> tuple[str, Args]:
    """Return the key of what is asked, and what everybody may be told of it."""
    found, question = look(position), position.stack[-1]
    return found.key + found.variant(position, question), found.told(position, question)


def hint(position: Position) -> Text | None:
    """Return what follows from what is asked."""
    found = look(position)
    told = found.follows(position, position.stack[-1])
    return Text("hint-" + found.hint, told) if found.hint and told is not None else None


def label(position: Position, kind: str, args: Sequence[int]) -> Text | None:
    """Return the words that an answer has of its own."""
    found = look(position)
    if found.label is None or kind not in found.own:
        return None
    return found.label(position, position.stack[-1], kind, args)
