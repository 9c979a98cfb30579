"""The house's time: it follows the wall clock forwards, and never goes back.

A wall clock that is set back would give whoever must decide that much more time; so from then on
the time goes on by the machine's steady clock. One that is set forward is believed: a machine that
slept has really missed those hours.

Where many machines serve the same tables, all go by the clock of their database: what one of them
thinks of the hour is nobody's loss.
"""

import time
from collections.abc import Callable


class Hours:
    """Tells the time in milliseconds since 1970."""

    def __init__(
        self,
        wall: Callable[[], int] = time.time_ns,
        steady: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._ahead = wall() - steady()
        """How far the wall clock is ahead of the steady one: the most it has ever been."""
        self._follows = False
        self._last = 0

    def follow(self, time: int) -> None:
        """Go by another clock from now on, which says this time, in nanoseconds since 1970."""
        self._follows = True
        self._ahead = time - self._steady()

    def __call__(self) -> int:
        """Return the time."""
        steady = self._steady()
        if not self._follows:
            self._ahead = max(self._ahead, self._wall() - steady)
        self._last = max(self._last, steady + self._ahead)
        return self._last // 1_000_000


now = Hours()
"""Return the time in milliseconds since 1970."""
