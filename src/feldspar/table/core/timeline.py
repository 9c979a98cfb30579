"""Game timeline: every decision with its events, and snapshots for undo.

Snapshots are kept of every position since something was last revealed, where undo is free, and of
every sixteenth before. So going back never replays more than a few decisions.
"""

from bisect import bisect_right
from collections.abc import Iterator
from typing import Final, NamedTuple

from feldspar.kernel.events import Event
from feldspar.kernel.game import Game, IllegalMove, State
from feldspar.kernel.scene import Move

SNAPSHOT_INTERVAL: Final = 16
"""Decisions between permanent snapshots."""


class Decision(NamedTuple):
    """A decision of a seat."""

    seat: int
    written: str
    by: str = ""
    """The bot that decided, if the seat's player did not."""
    shown: int = 0
    """How much had been revealed before it."""
    ends: bool = False
    """Whether it ended the seat's turn: the seat need not decide again, or something new was
    revealed to it."""
    at: int = 0
    """When it was taken."""
    spent: int = 0
    """How much time the seat had used by then."""


class GameTimeline:
    """One game, from its first decision to the last so far."""

    def __init__(self, game: Game, seats: int, key: bytes, options: dict[str, str]) -> None:
        self.state: State = game.new(seats, key, **options)
        self.log: list[Event] = self.state.opening()
        self.moments = [0] * len(self.log)
        """For each line of the log, the number of decisions before it."""
        self.decisions: list[Decision] = []
        self._snapshots: dict[int, State] = {0: self.state.clone()}
        """Positions before some decisions, by decision number."""
        self._free_undo: dict[int, int | None] = {}
        self.rewinds: list[int] = []
        """How many decisions remained after each undo."""
        self.state.log = self.log

    def decide(self, decision: Decision, action: int, checked: bool = False) -> None:
        """Apply a decision; the rules are asked unless it has been `checked` already."""
        number, state, seat = len(self.decisions), self.state, decision.seat
        self._snapshots.setdefault(number, state.clone())
        shown = state.reveal_count
        state.step(seat, action) if checked else state.apply(seat, action)
        ends = decision.ends or state.reveal_count != shown or seat not in state.actors()
        self.decisions.append(decision._replace(shown=shown, ends=ends))
        self.moments += [number + 1] * (len(self.log) - len(self.moments))
        self._free_undo.clear()
        if state.reveal_count != shown:
            self._snapshots = {
                n: kept for n, kept in self._snapshots.items() if n % SNAPSHOT_INTERVAL == 0
            }

    def turns_done(self, seats: int) -> list[int]:
        """Return how many turns each seat has finished."""
        counts = [0] * seats
        for decision in self.decisions:
            counts[decision.seat] += decision.ends
        return counts

    def turn_of(self, number: int) -> int:
        """Return how many turns a decision's seat had finished before it."""
        seat = self.decisions[number].seat
        return sum([d.ends for d in self.decisions[:number] if d.seat == seat])

    def visible_key(self, viewer: int) -> bytes:
        """Return bytes that stay equal as long as a viewer notices nothing new."""
        return visible_key(self.state, viewer)

    def positions(self, number: int) -> Iterator[tuple[int, State]]:
        """Yield the positions from before a decision to the latest, each with the number of
        decisions before it. It is one state that changes: copy it to keep it."""
        state = self._before(number)
        yield number, state
        for at, decision in enumerate(self.decisions[number:], number + 1):
            _replay_decision(state, decision)
            yield at, state

    def is_final(self, seat: int, move: Move) -> bool:
        """Return whether a move cannot be undone freely: it reveals something, or is the last.

        Of several draws of hidden things in a row only the first is: a player who has begun goes
        on.
        """
        after = self.state.clone()
        after.step(seat, move.action)
        if not after.actors():
            return True
        return after.reveal_count != self.state.reveal_count and not (
            move.blind and self._repeats_draw(seat, move)
        )

    def _repeats_draw(self, seat: int, move: Move) -> bool:
        """Return whether the latest decision was a draw like this one, by the same seat."""
        if not self.decisions:
            return False
        last, kind = self.decisions[-1], self.state.game.actions.decode(move.action)[0]
        like = last.seat == seat and last.written.startswith(f"{kind}(")
        return like and last.shown != self.state.reveal_count

    # ------------------------------------------------------------------------------------ undo

    def last_decision(self, seats: list[int]) -> int | None:
        """Return the number of the last decision of any of some seats, if there is one."""
        for number in range(len(self.decisions) - 1, -1, -1):
            if self.decisions[number].seat in seats:
                return number
        return None

    def has_revealed_since(self, number: int) -> bool:
        """Return whether something has been revealed since before a decision."""
        return self.decisions[number].shown != self.state.reveal_count

    def free_undo(self, seat: int) -> int | None:
        """Return the last decision of a seat if nothing was revealed since and all others remain
        valid without it."""
        if seat not in self._free_undo:
            number = self.last_decision([seat])
            stands = (
                number is not None
                and not self.has_revealed_since(number)
                and self._stand_without(number)
            )
            self._free_undo[seat] = number if stands else None
        return self._free_undo[seat]

    def _stand_without(self, number: int) -> bool:
        """Return whether the decisions after one are valid without it."""
        later = self.decisions[number + 1 :]
        if not later:
            return True
        state = self._before(number)
        try:
            for decision in later:
                state.play(decision.seat, decision.written)
        except IllegalMove:
            return False
        return True

    def rewind(self, number: int, keep_later: bool) -> None:
        """Undo a decision; without `keep_later`, also all that followed."""
        later = self.decisions[number + 1 :] if keep_later else []
        self.rewinds.append(number)
        self.state = self._before(number)
        told = bisect_right(self.moments, number)
        self.log, self.moments = self.log[:told], self.moments[:told]
        self.state.log = self.log
        self.decisions = self.decisions[:number]
        self._snapshots = {n: kept for n, kept in self._snapshots.items() if n <= number}
        self._free_undo.clear()
        for decision in later:
            self.decide(decision, self.state.game.actions.parse(decision.written))

    def _before(self, number: int) -> State:
        """Return a copy of the position before a decision."""
        nearest = max(n for n in self._snapshots if n <= number)
        state = self._snapshots[nearest].clone()
        for decision in self.decisions[nearest:number]:
            _replay_decision(state, decision)
        return state


def _replay_decision(state: State, decision: Decision) -> None:
    """Apply an earlier decision again, without checking it again."""
    state.step(decision.seat, state.game.actions.parse(decision.written))


def visible_key(state: State, viewer: int) -> bytes:
    """Return bytes that are equal as long as a viewer cannot tell two positions apart."""
    return bytes(state.actors()) + b"/" + state.info_key(viewer)
