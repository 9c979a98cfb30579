"""Connection limiter: how many in all, and how many from one client."""

import logging
import time
from collections import Counter
from typing import Final

from feldspar.server.access.client_address import TrustedProxies, client_network
from feldspar.server.runtime import metrics
from feldspar.server.settings import Settings

LOG_INTERVAL_SECONDS: Final = 60.0
"""Seconds between two lines in the log about rejected connections."""
log = logging.getLogger(__name__)


class ConnectionLimiter:
    """Counts open connections, rejects those over a limit, and logs that now and then."""

    def __init__(self, settings: Settings, proxies: TrustedProxies) -> None:
        self.settings = settings
        self.proxies = proxies
        self._open: Counter[str] = Counter()
        self._rejected = 0
        self._logged_at = -LOG_INTERVAL_SECONDS

    def admit(self, host: str, open_connections: int) -> int:
        """Count a new connection; return 0, or the HTTP status to reject it with."""
        if open_connections > self.settings.max_connections:
            self.log_rejection(host, "connection limit reached")
            return 503
        network = client_network(host)
        most = self.settings.max_connections_per_client
        if self._open[network] >= most and host not in self.proxies:
            self.log_rejection(host, "too many connections from this client")
            return 429
        self._open[network] += 1
        return 0

    def release(self, host: str) -> None:
        """Count a closed connection."""
        network = client_network(host)
        self._open[network] -= 1
        if self._open[network] <= 0:
            del self._open[network]

    def log_rejection(self, host: str, why: str) -> None:
        """Count a rejected connection; log it, but not each time."""
        self._rejected += 1
        metrics.connections_rejected.inc()
        moment = time.monotonic()
        if moment - self._logged_at >= LOG_INTERVAL_SECONDS:
            log.warning("rejected %d connections, latest from %s: %s", self._rejected, host, why)
            self._rejected, self._logged_at = 0, moment
