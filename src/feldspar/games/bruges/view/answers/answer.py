"""Views of questions and of kinds of decisions: the words for each."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from feldspar.games.bruges.rules.player_board import Holding
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.units import Card, Seat
from feldspar.games.bruges.view.answers.deed import Deed, Reason
from feldspar.games.bruges.view.phrases import NOTHING, Args
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Path, Price

Given = Sequence[int]
"""The arguments of a decision."""
Several = Sequence[Given]


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
    label: Callable[[Position, Any, str, Given], Text] | None = None
    """The words that its answers have of their own."""
    done: Callable[[Position, Any], Text] | None = None
    """The words for what is left at that, if they are not the same for all."""
    staying: tuple[Reason, ...] = ()
    """Why it is good to decline it."""
    blind: bool = False
    """Whether nobody sees what is taken before it is."""
    any_order: bool = False
    """Whether all its answers will come, and only their order is asked."""


class Answer(NamedTuple):
    """What is touched for a kind of decision and said of it; for an action, after its card."""

    label: Callable[[Position, Seat, Given], Text] = lambda position, seat, args: NOTHING
    """Its words, where what asks it has none of its own."""
    path: Callable[[Position, Seat, Given], list[Path]] | None = None
    """Where it may be touched, if not as a choice of its own."""
    price: Callable[[Position, Seat, Given], Price | None] = lambda position, seat, args: None
    """What is paid, besides what is touched for it."""
    reasons: tuple[Reason, ...] = ()
    """Why it is good, the best first."""
    lacks: Callable[[Position, Holding, Card, Several], Text | None] = (
        lambda position, holding, card, several: None
    )
    """What all of some decisions with one card lack; nothing if a rule says it as well."""
    of_hand: bool = False
    """Whether its card is one of the hand."""
    is_unlikely: Callable[[Position, Holding, Given], bool] = lambda position, holding, args: False
    """Whether it takes another worker than the one that comes to mind first."""


ANSWERS: Final[dict[str, Answer]] = {}
LOOKS: Final[dict[type[Question], Look]] = {}
TURN: Final = Look("turn")


def look(position: Position) -> Look:
    """Return how it looks what is asked, or an ordinary turn."""
    return LOOKS[type(position.stack[-1])] if position.stack else TURN


def _done_label(position: Position, seat: Seat, args: Given) -> Text:
    found, holding = look(position), position.holdings[seat]
    if found.done is not None:
        return found.done(position, position.stack[-1])
    told: Args = {"n": len(holding.fresh), "level": holding.level}
    return Text("move-done-" + found.declined, told)


def _stay(deed: Deed) -> Text | None:
    """What is said where a question is declined."""
    return next((text for why in look(deed.before).staying if (text := why(deed))), None)


ANSWERS["done"] = Answer(_done_label, reasons=(_stay,))
