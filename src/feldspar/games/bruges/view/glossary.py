"""Every character as the glossary has it: by its group, with all that is printed on it."""

from collections.abc import Iterator
from typing import Final

from feldspar.games.bruges.rules.cards.characters import (
    ACTIVATED,
    DECKS,
    FINAL,
    FREE,
    GROUP,
    PLACED,
    WHEN,
)
from feldspar.games.bruges.rules.components import GROUPS, NAMES, ROWS, RULES
from feldspar.games.bruges.rules.units import Card
from feldspar.games.bruges.view.areas.card import RESIDENT, name, printed_args, resident_piece
from feldspar.games.bruges.view.phrases import NOTHING
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Piece

_RULE: Final = {PLACED: "BRG-8.1", ACTIVATED: "BRG-8.3", FREE: "BRG-8.4", FINAL: "BRG-8.6"}
"""When a character acts; whatever is not named here acts by itself."""
_BY_ITSELF: Final = "BRG-8.5"


def pieces(kind: str) -> Iterator[tuple[Piece, str, str]]:
    """Yield the characters of a group, each with the rule that says when it acts, and its deed."""
    for card in DECKS[RULES]:
        if GROUPS[GROUP[card]] == kind:
            piece = resident_piece(card, 0, 0, RESIDENT, used=False, laurels=0)
            told = Text("help-card", {**printed_args(card), "now": NOTHING})
            named = piece._replace(id=NAMES[card], label=name(card), help=told)
            yield named, _RULE.get(WHEN[card], _BY_ITSELF), _deed(card)


def _deed(card: Card) -> str:
    """Return when and what a character does, in the words of its data: `free gain_florins n=2`."""
    said = [ROWS[card]["when"]]
    for effect in ROWS[card]["effects"]:
        figures = [f"{figure}={value}" for figure, value in effect.items() if figure != "op"]
        said += [effect["op"], *figures]
    return " ".join(said)
