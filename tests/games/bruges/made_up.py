"""Characters nobody has printed: the page, and others, are given effects of a test's own.

The rules read the data, and so must play what no card of today does.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from feldspar.games.bruges.game import BrugesState
from tests.games.bruges.account import Changes, change, without
from tests.games.bruges.given import given

Row = dict[str, Any]
ARRIVAL = "place(page,red)"
ARRIVED = {"hand page": -1, "page in red": 1}


class Invent(Protocol):
    """What the fixture `invent` does: give a card other effects, until the test is over."""

    def __call__(self, card: str, when: str, *rows: Row) -> None:
        """Let a card do what these rows of data say."""


def newcomer(
    invent: Invent,
    *rows: Row,
    seats: int = 2,
    hand: Sequence[str] = ("baker",),
    houses: Sequence[str] = (),
    **more: Any,
) -> BrugesState:
    """A position in which the page, who costs nothing, can move into a red house."""
    invent("page", "placed", *rows)
    return given(seats, hand=["page", *hand], houses=["red", *houses], **more)


def arrives(state: BrugesState, *answers: str) -> Changes:
    """Place the page, answer what is asked; return what the effects have changed."""
    return without(change(state, ARRIVAL, *answers), ARRIVED)


def is_in_vain(state: BrugesState) -> bool:
    """Whether the page, once placed, changes nothing and asks nothing."""
    return not arrives(state) and not state.stack


def activates(state: BrugesState, card: str, worker: str = "none", *answers: str) -> Changes:
    """Activate a character, answer; return what has changed beside its turning, and its worker."""
    changes = change(state, f"activate({card},{worker})", *answers)
    changes = without(changes, {f"rotated {card}": 1})
    if worker != "none":
        changes[f"worker {worker}"] = changes.get(f"worker {worker}", 0) + 1
    return {thing: number for thing, number in changes.items() if number}
