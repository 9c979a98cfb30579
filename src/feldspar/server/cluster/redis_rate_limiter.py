"""Rate limiter shared by all processes, in Redis by one script a request.

Counters are not signed: whoever can write to Redis can have somebody refused, or let somebody do
more than their rate allows, and nothing else.
"""

import time
from typing import Final

from redis.asyncio import Redis

from feldspar.server.access.rate_limiter import LocalTally, Wish
from feldspar.server.cluster.redis_client import FAILED
from feldspar.server.runtime import metrics

ALONE: Final = 5.0
"""Seconds for which a process counts by itself once Redis has failed: nobody waits for that."""
SPEND: Final = """
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


class RedisTally:
    """A `Tally` of what was wanted of any process of a house."""

    def __init__(self, redis: Redis, house: str) -> None:
        self._house = house
        self._spend = redis.register_script(SPEND)
        self._here = LocalTally()
        self._alone_until = 0.0

    async def spend(self, *wishes: Wish) -> float:
        """Count wishes, or say how long to wait."""
        if time.monotonic() >= self._alone_until:
            keys = [f"{self._house}:rate:{wish.rate}:{wish.who}" for wish in wishes]
            limits = [limit for wish in wishes for limit in (wish.most, wish.seconds)]
            try:
                wait = float(await self._spend(keys, limits))
                return min(wait, max([wish.seconds for wish in wishes], default=0.0))
            except FAILED:
                metrics.redis_failures.labels("rate").inc()
                self._alone_until = time.monotonic() + ALONE
        return await self._here.spend(*wishes)
