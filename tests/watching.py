"""A replay of a recorded game with a viewer."""

from collections.abc import Callable, Iterator
from typing import Any, Generic, NamedTuple, TypeVar

from feldspar import Game, Record, State
from feldspar.kernel.events import Event

S = TypeVar("S", bound=State)
M = TypeVar("M", bound="Moment[Any]")


class Moment(NamedTuple, Generic[S]):
    """A decision, and the state in which it was taken."""

    state: S
    seat: int
    kind: str
    args: tuple[int, ...]


class Played(NamedTuple, Generic[S, M]):
    """A game, told by all who watched it."""

    end: S
    moments: list[M]
    log: list[Event]

    def of_kind(self, *kinds: str) -> Iterator[M]:
        return (moment for moment in self.moments if moment.kind in kinds)

    def told(self, key: str) -> list[Event]:
        return [event for event in self.log if event.text.key == key]


def watched(
    record: Record,
    game: Game,
    kind: type[S],
    moment: Callable[[S, int, str, tuple[int, ...]], M],
) -> Played[S, M]:
    """Play a game again, and keep every moment of it."""
    moments: list[M] = []

    def watch(state: State, seat: int, action: int) -> None:
        before = state.clone()
        assert isinstance(before, kind)
        name, args = game.actions.decode(action)
        moments.append(moment(before, seat, name, tuple(args)))

    log: list[Event] = []
    end = record.play(game, log=log, watch=watch)
    assert isinstance(end, kind)
    return Played(end, moments, log)
