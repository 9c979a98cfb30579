"""Rate limiter shared by all processes, in Redis by one script a request.

Counters are not signed: whoever can write to Redis can have a client refused, or let it exceed its
limits, and nothing else.
"""

import time
from typing import Final

from redis.asyncio import Redis

from feldspar.server.access.rate_limiter import LocalRateLimiter, RateRequest
from feldspar.server.cluster.redis_client import FAILED
from feldspar.server.runtime import metrics

FALLBACK_SECONDS: Final = 5.0
"""Seconds for which a process counts by itself once Redis has failed: nobody waits for that."""
ACQUIRE: Final = """
local now = redis.call('TIME')
now = now[1] + now[2] / 1000000
local counted = {}
for n, key in ipairs(KEYS) do
    local most, seconds = tonumber(ARGV[2 * n - 1]), tonumber(ARGV[2 * n])
    local was = redis.call('HMGET', key, 'spent', 'at')
    local passed = now - (tonumber(was[2]) or now)
    local spent = math.max(0, (tonumber(was[1]) or 0) - passed * most / seconds) + 1
    if spent > most then return tostring((spent - most) * seconds / most) end
    counted[n] = spent
end
for n, key in ipairs(KEYS) do
    redis.call('HSET', key, 'spent', counted[n], 'at', string.format('%.6f', now))
    redis.call('PEXPIRE', key, math.ceil(ARGV[2 * n] * 1000))
end
return '0'
"""


class RedisRateLimiter:
    """A `RateLimiter` of what was wanted of any process of a house."""

    def __init__(self, redis: Redis, prefix: str) -> None:
        self._prefix = prefix
        self._acquire_script = redis.register_script(ACQUIRE)
        self._local = LocalRateLimiter()
        self._local_until = 0.0

    async def acquire(self, *requests: RateRequest) -> float:
        """Count wishes, or say how long to wait."""
        if time.monotonic() >= self._local_until:
            keys = [f"{self._prefix}:rate:{wish.rate}:{wish.client}" for wish in requests]
            limits = [limit for wish in requests for limit in (wish.limit, wish.seconds)]
            try:
                wait = float(await self._acquire_script(keys, limits))
                return min(wait, max([wish.seconds for wish in requests], default=0.0))
            except FAILED:
                metrics.redis_failures.labels("rate").inc()
                self._local_until = time.monotonic() + FALLBACK_SECONDS
        return await self._local.acquire(*requests)
