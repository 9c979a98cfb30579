"""Monotonic clock that follows the wall clock slowly and never goes back.

Players' clocks use it, so setting the wall clock, forward or back, must neither cost nor give a
player time. Time advances by the machine's steady clock, which also counts while a machine sleeps:
those hours have really passed. Any other difference means that the wall clock was set: this clock
then approaches it, by at most one part in `SLEW_PARTS`, until both agree. Only a process that
starts takes the wall clock over at once.

Where many machines serve the same tables, all use the clock of their database, so a wrong clock on
one machine does no harm.
"""

import logging
import time
from collections.abc import Callable
from typing import Final

SLEW_PARTS: Final = 100
"""The time runs at most this part of itself too fast or too slow."""
LOG_OFFSET_NS: Final = 1_000_000_000
"""How far a clock must be off to be noted in the log: more than drift and a slow answer."""
log = logging.getLogger(__name__)


def steady_ns() -> int:
    """Return a time that nobody sets, and that counts on while the machine sleeps if there is
    such a clock."""
    return time.clock_gettime_ns(_CLOCK) if _CLOCK is not None else time.monotonic_ns()


_CLOCK: Final[int | None] = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))
"""On Linux the one that counts sleep; elsewhere the steady clock does, or there is none better."""


class MonotonicClock:
    """Tells the time in milliseconds since 1970."""

    def __init__(
        self,
        wall: Callable[[], int] = time.time_ns,
        steady: Callable[[], int] = steady_ns,
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._is_synced = False
        self._ahead = self._aim = wall() - steady()
        """How far the time is ahead of the steady clock, and how far it should be."""
        self._slewed = steady()
        """When it was last brought closer, by the steady clock."""
        self._is_offset_logged = False

    def sync_to(self, time: int) -> None:
        """Go by another clock from now on, which says this time, in nanoseconds since 1970."""
        steady = self._steady()
        if self._is_synced:
            self._slew(steady, time - steady)
        else:
            self._is_synced = True
            self._ahead = self._aim = time - steady

    def __call__(self) -> int:
        """Return the time."""
        steady = self._steady()
        self._slew(steady, self._aim if self._is_synced else self._wall() - steady)
        return (steady + self._ahead) // 1_000_000

    def unslewed_ms(self) -> int:
        """Return the time by the clock that is followed, even just after that was set.

        It is for what processes must agree on, as one that has just started is not slewed either.
        No player's clock runs by it.
        """
        steady = self._steady()
        return (steady + self._aim if self._is_synced else self._wall()) // 1_000_000

    def _slew(self, steady: int, aim: int) -> None:
        """Come closer to what was aimed at since the last time; aim at something from now on."""
        most = (steady - self._slewed) // SLEW_PARTS
        if most:
            self._slewed = steady
            self._ahead += max(-most, min(most, self._aim - self._ahead))
        self._aim = aim
        self._log_offset(aim - self._ahead)

    def _log_offset(self, off: int) -> None:
        """Say once that a clock was set, and once that the time agrees with it again."""
        if abs(off) >= LOG_OFFSET_NS and not self._is_offset_logged:
            self._is_offset_logged = True
            log.warning(
                "the system clock was set by %+.1f s: server time follows by 1 s in %d, so that no"
                " player gains or loses time; processes started now use the new time at once",
                off / 1e9,
                SLEW_PARTS,
            )
        elif self._is_offset_logged and abs(off) < LOG_OFFSET_NS // 10:
            self._is_offset_logged = False
            log.warning("server time agrees with the system clock again")


now = MonotonicClock()
"""Return the time in milliseconds since 1970."""
