"""Leases on due tables, for stores used by one process."""

import time
from collections.abc import Callable, Iterable


class Leases:
    """Tables somebody holds for a while. They end with the process, as whoever held them does."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._expires_at: dict[str, float] = {}

    def renew(self, tables: Iterable[str], seconds: float) -> None:
        """Hold tables from now on for so long."""
        until = self._clock() + seconds
        for table in tables:
            self._expires_at[table] = until

    def release(self, keep: Iterable[str]) -> None:
        """Let go of all tables but some."""
        kept = set(keep)
        self._expires_at = {
            table: until for table, until in self._expires_at.items() if table in kept
        }

    def unheld(self, tables: Iterable[str]) -> list[str]:
        """Return those of some tables that nobody holds."""
        moment = self._clock()
        for table in [one for one, until in self._expires_at.items() if until <= moment]:
            del self._expires_at[table]
        return [table for table in tables if table not in self._expires_at]
