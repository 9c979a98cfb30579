"""Clocks: none, a budget with an increment, or days for each turn.

The time a seat may use follows from the game so far: an initial amount, plus an amount for every
finished turn. The time it has used only grows: an undone decision is charged for the time since it,
though the clock was stopped. While a bot decides for a player, the player's time is used until it
has. So no way of deciding, undoing, leaving and returning gains time, and nobody can count another
player's secret decisions on a clock.
"""

from typing import Final

from feldspar.table.contract.commands import ClockSpec
from feldspar.table.contract.views import ClockView

SECOND_MS: Final = 1000
DAY_MS: Final = 86_400_000
MIN_TURN_MS: Final = 15 * SECOND_MS
"""Time that every turn has on a live clock, even when the budget is used up."""
MIN_REVEAL_MS: Final = 60 * SECOND_MS
"""Time that every page has to reveal its bytes: a timeout costs the seat, and a phone may be away
for a while."""


class Clock:
    """The clocks of all seats; only those of people who must decide are running.

    It makes no difference whether the person or a substitute bot decides.
    """

    def __init__(self, spec: ClockSpec, seats: int) -> None:
        self.spec = spec
        self.turns_done = [0] * seats
        """How many turns each seat has finished."""
        self.spent = [0] * seats
        """Time each seat has used in the whole game."""
        self.used_by_turn: list[dict[int, int]] = [{} for _ in range(seats)]
        """Time each seat has used in each of its turns."""
        self.running_since: list[int | None] = [None] * seats
        """When each running clock was last read."""
        self.now = 0
        """When any clock was last read."""

    def run(self, seats: list[int], turns_done: list[int], now: int) -> None:
        """Charge the time that has passed; from now on the clocks of these seats run.

        `turns_done` is how many turns each seat has finished by now.
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
        """Return whether a seat that goes back to a turn has no time left in it after being charged
        `more` time."""
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
        """Charge the time since a decision that is undone, as it was spent thinking about it."""
        if self.spec.kind != "none":
            self._charge(seat, turn, more)

    def restart_patience(self, seat: int) -> None:
        """Restart the waiting time for somebody who has returned, in games without a clock."""
        if self.spec.kind == "none":
            self.used_by_turn[seat].pop(self.turns_done[seat], None)

    def _charge(self, seat: int, turn: int, time: int) -> None:
        self.spent[seat] += time
        self.used_by_turn[seat][turn] = self.used_by_turn[seat].get(turn, 0) + time

    def due(self, seat: int) -> int | None:
        """Return when a seat runs out of time, if its clock is running."""
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
        """Return from when the others may let a bot decide for a seat, in games without a clock."""
        since = self.running_since[seat]
        if since is None or self.spec.kind != "none":
            return None
        return since + self.spec.patience * DAY_MS - self._in_turn(seat)

    def overdue(self, now: int) -> list[int]:
        """Return the seats that are out of time."""
        dues = ((seat, self.due(seat)) for seat in range(len(self.running_since)))
        return [seat for seat, due in dues if due is not None and due <= now]

    def view(self) -> ClockView:
        """Return the public state of the clocks."""
        seats, spec = range(len(self.running_since)), self.spec
        return ClockView(
            spec.kind,
            spec.overtime,
            # Of a running clock only `due` is public: when it was last read is a secret.
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
