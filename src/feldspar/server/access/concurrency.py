"""Concurrency limiter: how many of something each client may have at once."""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from feldspar.server.access.rate_limiter import too_many_requests


class ConcurrencyLimiter:
    """Lets each caller have so many of something at the same time, and no more."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._active: Counter[str] = Counter()

    @asynccontextmanager
    async def slot(self, client: str) -> AsyncIterator[None]:
        """Have one while the block runs, or be refused."""
        if self._active[client] >= self.limit:
            raise too_many_requests(1)
        self._active[client] += 1
        try:
            yield
        finally:
            self._active[client] -= 1
            if not self._active[client]:
                del self._active[client]
