"""Time to think: none kept, a budget with an increment, or days for each move."""

from typing import Final

from feldspar.kernel.plain import Plain
from feldspar.table.entry import Refused

DAY: Final = 86_400_000
MOST: Final = 86_400
"""The most seconds of a budget or an increment: a day."""
GRACE: Final = 60_000
"""What a player has who comes back after the clock ran out."""
LONGEST: Final = 30
"""The most days for a move."""


class Clock:
    """The clocks of all seats; only those of people who must decide are running."""

    def __init__(self, spec: dict[str, Plain], seats: int) -> None:
        self.kind = spec.get("kind", "none")
        self.seconds = _number(spec, "seconds", 600)
        self.increment = _number(spec, "increment", 15)
        self.days = _number(spec, "days", 2)
        if self.kind not in ("none", "live", "days") or not self.seconds:
            raise Refused("refused-clock")
        if not 1 <= self.days <= LONGEST:
            raise Refused("refused-clock")
        self.left = [self.seconds * 1000] * seats
        self.since: list[int | None] = [None] * seats
        """When each running clock was last started."""

    def turn(self, mover: int, actors: list[int], now: int) -> None:
        """Stop the clocks of those who are done, and start those of who must decide now."""
        for seat, since in enumerate(self.since):
            if since is not None and (seat == mover or seat not in actors):
                self.left[seat] -= now - since
                self.since[seat] = None
                if seat == mover:
                    self.left[seat] += self.increment * 1000
            if seat in actors and self.since[seat] is None:
                self.since[seat] = now

    def due(self, seat: int) -> int | None:
        """Return when the time of a seat runs out, if it is running."""
        since = self.since[seat]
        if since is None or self.kind == "none":
            return None
        return since + (self.left[seat] if self.kind == "live" else self.days * DAY)

    def take_back(self, seat: int) -> None:
        """Take back what a decision added, or taking decisions back would be a way to gain time."""
        self.left[seat] -= self.increment * 1000

    def forgive(self, seat: int) -> None:
        """Give somebody who comes back a little time, if none was left."""
        if self.left[seat] <= 0:
            self.left[seat] = GRACE

    def plain(self) -> Plain:
        """Return the clocks as data: what kind, and when the time of each seat runs out."""
        return {
            "kind": self.kind,
            "left": list(self.left) if self.kind == "live" else [],
            "due": [self.due(seat) for seat in range(len(self.since))],
        }


def _number(spec: dict[str, Plain], name: str, default: int) -> int:
    value = spec.get(name, default)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST:
        raise Refused("refused-clock")
    return value
