"""Connection limiter: how many in all, and how many from one client."""

import logging
import time
from collections import Counter
from typing import Final

from feldspar.server.access.client_address import Proxies, household
from feldspar.server.runtime import metrics
from feldspar.server.settings import Settings

QUIET: Final = 60.0
"""Seconds between two lines in the log about callers who were turned away."""
log = logging.getLogger(__name__)


class Door:
    """Counts who is inside, turns away whoever is too many, and notes it now and then."""

    def __init__(self, settings: Settings, proxies: Proxies) -> None:
        self.settings = settings
        self.proxies = proxies
        self._inside: Counter[str] = Counter()
        self._away = 0
        self._noted = -QUIET

    def enter(self, host: str, all_inside: int) -> int:
        """Let a caller in, or return the status to turn it away with."""
        if all_inside > self.settings.lines:
            self.note(host, "the house is full")
            return 503
        home = household(host)
        if self._inside[home] >= self.settings.lines_each and host not in self.proxies:
            self.note(host, "it holds too many lines")
            return 429
        self._inside[home] += 1
        return 0

    def leave(self, host: str) -> None:
        """Count somebody out."""
        home = household(host)
        self._inside[home] -= 1
        if self._inside[home] <= 0:
            del self._inside[home]

    def note(self, host: str, why: str) -> None:
        """Count somebody who was turned away; say so, but not each time."""
        self._away += 1
        metrics.turned_away.inc()
        moment = time.monotonic()
        if moment - self._noted >= QUIET:
            log.warning("lines turned away: %d, the latest from %s: %s", self._away, host, why)
            self._away, self._noted = 0, moment
