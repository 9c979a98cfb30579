"""Connection limiter: how many in all, and how many from one client."""

import logging
import time
from collections import Counter
from typing import Final

from feldspar.server.access.client_address import TrustedProxies, client_network
from feldspar.server.runtime import metrics
from feldspar.server.settings import Settings

LOG_INTERVAL_SECONDS: Final = 60.0
"""Seconds between two lines in the log about callers who were turned away."""
log = logging.getLogger(__name__)


class ConnectionLimiter:
    """Counts who is inside, turns away whoever is too many, and notes it now and then."""

    def __init__(self, settings: Settings, proxies: TrustedProxies) -> None:
        self.settings = settings
        self.proxies = proxies
        self._open: Counter[str] = Counter()
        self._rejected = 0
        self._logged_at = -LOG_INTERVAL_SECONDS

    def admit(self, host: str, open_connections: int) -> int:
        """Let a caller in, or return the status to turn it away with."""
        if open_connections > self.settings.lines:
            self.log_rejection(host, "the house is full")
            return 503
        home = client_network(host)
        if self._open[home] >= self.settings.lines_each and host not in self.proxies:
            self.log_rejection(host, "it holds too many lines")
            return 429
        self._open[home] += 1
        return 0

    def release(self, host: str) -> None:
        """Count somebody out."""
        home = client_network(host)
        self._open[home] -= 1
        if self._open[home] <= 0:
            del self._open[home]

    def log_rejection(self, host: str, why: str) -> None:
        """Count somebody who was turned away; say so, but not each time."""
        self._rejected += 1
        metrics.connections_rejected.inc()
        moment = time.monotonic()
        if moment - self._logged_at >= LOG_INTERVAL_SECONDS:
            log.warning("lines turned away: %d, the latest from %s: %s", self._rejected, host, why)
            self._rejected, self._logged_at = 0, moment
