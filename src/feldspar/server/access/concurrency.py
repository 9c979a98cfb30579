"""Concurrency limiter: how many of something each client may have at once."""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from feldspar.server.access.rate_limiter import too_often


class Few:
    """Lets each caller have so many of something at the same time, and no more."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._now: Counter[str] = Counter()

    @asynccontextmanager
    async def one(self, who: str) -> AsyncIterator[None]:
        """Have one while the block runs, or be refused."""
        if self._now[who] >= self.most:
            raise too_often(1)
        self._now[who] += 1
        try:
            yield
        finally:
            self._now[who] -= 1
            if not self._now[who]:
                del self._now[who]
