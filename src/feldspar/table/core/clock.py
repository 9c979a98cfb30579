"""Clocks: none, a budget with an increment, or days for each turn.

What a seat may use follows from the game as it stands: so much at the beginning, so much more for
every turn it has done. What it has used only grows; whoever takes a decision back has thought about
it all the while, though their clock stood. Whoever lets a bot decide uses their time until it has.
So no way of deciding, taking back, leaving and coming back gains time, and nobody can count
another's secret decisions on a clock.
"""

from typing import Final

from feldspar.table.contract.commands import ClockSpec
from feldspar.table.contract.views import ClockView

SECOND_MS: Final = 1000
DAY_MS: Final = 86_400_000
MIN_TURN_MS: Final = 15 * SECOND_MS
"""What every turn has on a live clock, also for whom the budget is used up."""
MIN_REVEAL_MS: Final = 60 * SECOND_MS
"""What every page has to reveal its bytes: it costs a seat, and a phone may be a while away."""


class Clock:
    """The clocks of all seats; only those of people who must decide are running.

    Whether a person decides or a bot for them is the same to it.
    """

    def __init__(self, spec: ClockSpec, seats: int) -> None:
        self.spec = spec
        self.turns_done = [0] * seats
        """How many turns each seat has done."""
        self.spent = [0] * seats
        """How much time each has used in the whole game."""
        self.used_by_turn: list[dict[int, int]] = [{} for _ in range(seats)]
        """How much of it in each of its turns."""
        self.running_since: list[int | None] = [None] * seats
        """When each running clock was last read."""
        self.now = 0
        """When any was."""

    def run(self, seats: list[int], turns_done: list[int], now: int) -> None:
        """Count the time that has passed; from now on the clocks of these seats run.

        `done` says how many turns each seat has done by now.
        """
        self.now = max(self.now, now)  # the time of day may be set back
        for seat, since in enumerate(self.running_since):
            if since is not None:
                self._charge(seat, self.turns_done[seat], self.now - since)
            self.running_since[seat] = self.now if seat in seats else None
        self.turns_done = turns_done

    def spent_by(self, seat: int, now: int) -> int:
        """Return how much time a seat has used until now."""
        since = self.running_since[seat]
        return self.spent[seat] + (0 if since is None else max(0, now - since))

    def is_out_of_time(self, seat: int, turn: int, more: int, now: int) -> bool:
        """Tell whether a seat that goes back to a turn has no time left in it, once it has used so
        much more."""
        running = self.spent_by(seat, now) - self.spent[seat]
        used = (
            self.used_by_turn[seat].get(turn, 0)
            + more
            + (running if turn == self.turns_done[seat] else 0)
        )
        if self.spec.kind == "none":
            return False
        if self.spec.kind == "days":
            return used >= self.spec.days * DAY_MS
        allowed = (self.spec.seconds + self.spec.increment * turn) * SECOND_MS
        return self.spent[seat] + running + more >= allowed and used >= MIN_TURN_MS

    def charge_undone(self, seat: int, turn: int, more: int) -> None:
        """Count the time since a decision that is taken back: it has been thought about so long."""
        if self.spec.kind != "none":
            self._charge(seat, turn, more)

    def restart_patience(self, seat: int) -> None:
        """Begin to wait anew for somebody who is back, where time is not kept."""
        if self.spec.kind == "none":
            self.used_by_turn[seat].pop(self.turns_done[seat], None)

    def _charge(self, seat: int, turn: int, time: int) -> None:
        self.spent[seat] += time
        self.used_by_turn[seat][turn] = self.used_by_turn[seat].get(turn, 0) + time

    def due(self, seat: int) -> int | None:
        """Return when the time of a seat runs out, if it is running."""
        since = self.running_since[seat]
        if since is None or self.spec.kind == "none":
            return None
        if self.spec.kind == "live":
            return since + max(self._remaining_ms(seat), MIN_TURN_MS - self._in_turn(seat))
        return since + self.spec.days * DAY_MS - self._in_turn(seat)

    def reveal_limit(self) -> int:
        """Return how long pages may take to reveal their bytes: as long as for a first turn."""
        if self.spec.kind == "live":
            return max(self.spec.seconds * SECOND_MS, MIN_REVEAL_MS)
        return (self.spec.days if self.spec.kind == "days" else self.spec.patience) * DAY_MS

    def awaited_until(self, seat: int) -> int | None:
        """Return from when on the others may let a bot decide for a seat, where none is timed."""
        since = self.running_since[seat]
        if since is None or self.spec.kind != "none":
            return None
        return since + self.spec.patience * DAY_MS - self._in_turn(seat)

    def overdue(self, now: int) -> list[int]:
        """Return the seats whose time has run out."""
        dues = ((seat, self.due(seat)) for seat in range(len(self.running_since)))
        return [seat for seat, due in dues if due is not None and due <= now]

    def view(self) -> ClockView:
        """Return what everybody may know of the clocks."""
        seats, spec = range(len(self.running_since)), self.spec
        return ClockView(
            spec.kind,
            spec.overtime,
            # That of a running clock follows from `due`: when it was last read is a secret.
            tuple(
                [
                    0 if self.running_since[s] is not None else max(0, self._remaining_ms(s))
                    for s in seats
                ]
            )
            if spec.kind == "live"
            else (),
            tuple([self.due(seat) for seat in seats]),
            spec.patience,
            tuple([self.awaited_until(seat) for seat in seats]),
        )

    def _in_turn(self, seat: int) -> int:
        return self.used_by_turn[seat].get(self.turns_done[seat], 0)

    def _remaining_ms(self, seat: int) -> int:
        spec = self.spec
        return (spec.seconds + spec.increment * self.turns_done[seat]) * SECOND_MS - self.spent[
            seat
        ]
