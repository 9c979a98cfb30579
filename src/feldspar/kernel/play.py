"""Game in progress with its history: decisions are pushed and popped."""

from typing import NamedTuple

from feldspar.kernel.events import Event
from feldspar.kernel.notation.record import Record
from feldspar.kernel.state import State


class _Past(NamedTuple):
    """What precedes a decision: the position, and the length of the log."""

    state: State
    told: int


class Play:
    """A state, every decision that led to it from where the play began, and the way back.

    Nothing stops `pop`: at a table, what was revealed cannot be unseen; here it can.

    >>> play = feldspar.Play(feldspar.new("burgundy_dice", seats=2, seed="market day"))
    >>> play.push(0, "start(monk)")
    >>> play.push(1, "start(worker)")
    >>> play
    <play, 2 decisions: <burgundy_dice, 2 seats, seats 0, 1 to decide>>
    """

    def __init__(self, state: State) -> None:
        beginning = state.game.new(state.seats, state.key, **state.options)
        self._from_the_start = state == beginning
        self._past: list[_Past] = []
        self.state = state.clone()
        """The current state: change it by `push` and `pop` only."""
        self.moves: list[tuple[int, int]] = []
        """The seat and the action of every decision."""
        self.events: list[Event] = state.opening() if self._from_the_start else []
        """The log."""
        self.state.log = self.events

    def push(self, seat: int, action: int | str) -> None:
        """Carry out a decision, given as an action or written; raise if it is forbidden.

        >>> play.push(0, play.state.legal(0)[0])
        >>> len(play.moves)
        3
        """
        if isinstance(action, str):
            action = self.state.game.actions.parse(action)
        before = _Past(self.state.clone(), len(self.events))
        self.state.apply(seat, action)
        self._past.append(before)
        self.moves.append((seat, action))

    def pop(self) -> tuple[int, int]:
        """Take the last decision back, and return it; raise IndexError if there is none.

        >>> seat, action = play.pop()
        >>> seat, play.state.game.actions.text(action)
        (1, 'start(worker)')
        >>> play.state
        <burgundy_dice, 2 seats, seat 1 to decide>
        """
        if not self._past:
            raise IndexError("nothing has been decided yet")
        self.state, told = self._past.pop()
        del self.events[told:]
        self.state.log = self.events
        return self.moves.pop()

    def record(self) -> Record:
        """Return the record of the play so far; raise ValueError if it began amid a game.

        >>> play.record().decisions
        [(0, 'start(monk)'), (1, 'start(worker)')]
        """
        if not self._from_the_start:
            raise ValueError("a record tells a game from its start, and this play began later")
        record = Record.of(self.state)
        texts = self.state.game.actions.text
        record.decisions = [(seat, texts(action)) for seat, action in self.moves]
        if not self.state.actors():
            record.close(self.state)
        return record

    def __repr__(self) -> str:
        return f"<play, {len(self.moves)} decisions: {self.state!r}>"
