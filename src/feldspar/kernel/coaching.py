"""Goals and reasons a title offers to somebody who plays it for the first time."""

from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from feldspar.kernel.events import Event, Text

if TYPE_CHECKING:
    from feldspar.kernel.state import State

Position = TypeVar("Position", bound="State")


class Goal(NamedTuple):
    """Something worth looking after in this turn.

    >>> feldspar.Goal(feldspar.Text("score", {"n": 1}), done=False).done
    False
    """

    text: Text
    done: bool


def tried(state: Position, seat: int, action: int) -> tuple[Position, list[Event]]:
    """Try a decision on a copy; return that, and what its seat is told of itself until a new part
    of the story begins: what comes then was not decided, but rolled or drawn."""
    after = state.clone()
    assert isinstance(after, type(state))
    after.log = log = list[Event]()
    after.step(seat, action)
    first = takewhile(lambda event: not event.chapter, log)
    return after, [event for event in first if event.seat == seat and event.visible_to(seat)]


def scored(told: list[Event], *keys: str) -> int:
    """Return the points that some events brought, by the messages that tell of them."""
    return sum([event.points for event in told if event.text.key in keys])
