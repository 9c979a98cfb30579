"""Goals and reasons a title offers to somebody who plays it for the first time."""

from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from feldspar.kernel.events import Event, Text

if TYPE_CHECKING:
    from feldspar.kernel.state import State

Position = TypeVar("Position", bound="State")


class Goal(NamedTuple):
    """Something to aim for in this turn.

    >>> feldspar.Goal(feldspar.Text("score", {"n": 1}), done=False).done
    False
    """

    text: Text
    done: bool


def tried(state: Position, seat: int, action: int) -> tuple[Position, list[Event]]:
    """Apply a decision to a copy; return that, and the seat's own events up to the next chapter:
    what follows was rolled or drawn, not decided."""
    after = state.clone()
    assert isinstance(after, type(state))
    after.log = log = list[Event]()
    after.step(seat, action)
    first = takewhile(lambda event: not event.chapter, log)
    return after, [event for event in first if event.seat == seat and event.visible_to(seat)]


def scored(told: list[Event], *keys: str) -> int:
    """Return the points of some events, by their message keys."""
    return sum([event.points for event in told if event.text.key in keys])
