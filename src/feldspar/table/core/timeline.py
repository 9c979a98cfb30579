"""The game as it has been played so far: every decision, what it told, and the way back.

Positions on the way are kept: every one since something was last shown, where going back is free,
and one of sixteen before. So going back never plays more than a few decisions again.
"""

from bisect import bisect_right
from collections.abc import Iterator
from typing import Final, NamedTuple

from feldspar.kernel.events import Event
from feldspar.kernel.game import Game, IllegalMove, State
from feldspar.kernel.scene import Move

STEP: Final = 16
"""How far apart the positions are that are kept for good."""


class Decision(NamedTuple):
    """What a seat has decided."""

    seat: int
    written: str
    by: str = ""
    """The bot that did, if the seat's player did not."""
    shown: int = 0
    """How much had been revealed before."""
    ends: bool = False
    """Whether it ended the seat's turn: it need not decide again, or sees something new."""
    at: int = 0
    """When it was taken."""
    spent: int = 0
    """How much time the seat had used by then."""


class Play:
    """One game, from its first decision to the last so far."""

    def __init__(self, game: Game, seats: int, key: bytes, options: dict[str, str]) -> None:
        self.state: State = game.new(seats, key, **options)
        self.log: list[Event] = self.state.opening()
        self.moments = [0] * len(self.log)
        """For each line of the log, after how many decisions it was written."""
        self.decisions: list[Decision] = []
        self._kept: dict[int, State] = {0: self.state.clone()}
        """Positions before some decisions, by their number."""
        self._free: dict[int, int | None] = {}
        self.turned: list[int] = []
        """How many decisions stood each time one was taken back."""
        self.state.log = self.log

    def decide(self, decision: Decision, action: int, judged: bool = False) -> None:
        """Carry out a decision, which the rules have `judged` already or are asked about now."""
        number, state, seat = len(self.decisions), self.state, decision.seat
        self._kept.setdefault(number, state.clone())
        shown = state.reveals
        state.step(seat, action) if judged else state.apply(seat, action)
        ends = decision.ends or state.reveals != shown or seat not in state.actors()
        self.decisions.append(decision._replace(shown=shown, ends=ends))
        self.moments += [number + 1] * (len(self.log) - len(self.moments))
        self._free.clear()
        if state.reveals != shown:
            self._kept = {n: kept for n, kept in self._kept.items() if n % STEP == 0}

    def done(self, seats: int) -> list[int]:
        """Return how many turns each seat has done."""
        counts = [0] * seats
        for decision in self.decisions:
            counts[decision.seat] += decision.ends
        return counts

    def turn_of(self, number: int) -> int:
        """Return how many turns the seat of a decision had done before it."""
        seat = self.decisions[number].seat
        return sum([d.ends for d in self.decisions[:number] if d.seat == seat])

    def known(self, viewer: int) -> bytes:
        """Return bytes that are equal as long as a viewer notices nothing new."""
        return known(self.state, viewer)

    def positions(self, number: int) -> Iterator[tuple[int, State]]:
        """Go from the position before a decision to the last one, each with the number of decisions
        taken by then. It is one state that changes: whoever keeps one keeps a copy."""
        state = self._before(number)
        yield number, state
        for at, decision in enumerate(self.decisions[number:], number + 1):
            _again(state, decision)
            yield at, state

    def final(self, seat: int, move: Move) -> bool:
        """Tell whether a decision cannot be taken back freely: it shows something, or is the last.

        Of several draws of unseen things in a row only the first is: who has begun goes on.
        """
        after = self.state.clone()
        after.step(seat, move.action)
        if not after.actors():
            return True
        return after.reveals != self.state.reveals and not (move.blind and self._draws(seat, move))

    def _draws(self, seat: int, move: Move) -> bool:
        """Tell whether the last decision of all was a draw like this one, by the same seat."""
        if not self.decisions:
            return False
        last, kind = self.decisions[-1], self.state.game.actions.decode(move.action)[0]
        like = last.seat == seat and last.written.startswith(f"{kind}(")
        return like and last.shown != self.state.reveals

    # ------------------------------------------------------------------------------- going back

    def last(self, seats: list[int]) -> int | None:
        """Return the number of the last decision of some seats, if there is one."""
        for number in range(len(self.decisions) - 1, -1, -1):
            if self.decisions[number].seat in seats:
                return number
        return None

    def shown_since(self, number: int) -> bool:
        """Tell whether something has been revealed since before a decision."""
        return self.decisions[number].shown != self.state.reveals

    def free(self, seat: int) -> int | None:
        """Return the last decision of a seat if nothing was shown since and all others stand."""
        if seat not in self._free:
            number = self.last([seat])
            stands = number is not None and not self.shown_since(number) and self._stand(number)
            self._free[seat] = number if stands else None
        return self._free[seat]

    def _stand(self, number: int) -> bool:
        """Tell whether the decisions after one may be taken without it."""
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

    def back(self, number: int, rest: bool) -> None:
        """Take back a decision; without `rest`, all that followed too."""
        later = self.decisions[number + 1 :] if rest else []
        self.turned.append(number)
        self.state = self._before(number)
        told = bisect_right(self.moments, number)
        self.log, self.moments = self.log[:told], self.moments[:told]
        self.state.log = self.log
        self.decisions = self.decisions[:number]
        self._kept = {n: kept for n, kept in self._kept.items() if n <= number}
        self._free.clear()
        for decision in later:
            self.decide(decision, self.state.game.actions.parse(decision.written))

    def _before(self, number: int) -> State:
        """Return a copy of the position before a decision."""
        nearest = max(n for n in self._kept if n <= number)
        state = self._kept[nearest].clone()
        for decision in self.decisions[nearest:number]:
            _again(state, decision)
        return state


def _again(state: State, decision: Decision) -> None:
    """Carry out what was decided from there already: nobody need judge it once more."""
    state.step(decision.seat, state.game.actions.parse(decision.written))


def known(state: State, viewer: int) -> bytes:
    """Return bytes that are equal as long as a viewer cannot tell two positions apart."""
    return bytes(state.actors()) + b"/" + state.info_key(viewer)
