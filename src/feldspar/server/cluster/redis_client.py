"""Connections to Redis."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

FAILED: Final = (RedisError, OSError, TimeoutError)
TIMEOUT_SECONDS: Final = 1.0
"""Seconds to wait for Redis: nothing it does is worth keeping a player waiting for."""


def create_redis(address: str) -> Redis:
    """Return lines to a Redis. One that breaks says so: who listens must know what was missed."""
    return Redis.from_url(
        address,
        retry=Retry(NoBackoff(), 0),
        socket_connect_timeout=TIMEOUT_SECONDS,
        socket_timeout=TIMEOUT_SECONDS,
        socket_keepalive=True,
    )


class RedisProbe:
    """Tells whether Redis can be written: one that is full still answers, and keeps nothing."""

    name = "redis"

    def __init__(self, redis: Redis, prefix: str) -> None:
        self._redis = redis
        self._key = f"{prefix}:probe"

    async def problem(self) -> str:
        """Write something, and return what is wrong if that fails."""
        try:
            await self._redis.set(self._key, "", px=1)
        except FAILED as error:
            return str(error) or type(error).__name__
        return ""


@asynccontextmanager
async def open_redis(address: str) -> AsyncIterator[Redis]:
    """Have lines to a Redis while the block runs."""
    redis = create_redis(address)
    try:
        yield redis
    finally:
        await redis.aclose()
