"""Message authentication for everything that processes read from Redis.

Whoever can write to Redis must not be trusted. Each message carries a MAC under a key that only the
processes of a site can derive. It is bound to its purpose and name, so that one message cannot pass
for another, and to the time, so that an old one cannot be replayed. Messages that are not authentic
are dropped and counted; authentic ones that came too late are counted apart, because clocks may
differ and a process may have been paused.
"""

import hmac
from typing import Final, Literal

from feldspar.kernel.chance import subkey
from feldspar.server.runtime import metrics
from feldspar.server.runtime.clock import MonotonicClock, now

Purpose = Literal["bus", "pass", "task", "answer"]
MAC_BYTES: Final = 32
TIME_BYTES: Final = 8
HEAD_BYTES: Final = MAC_BYTES + TIME_BYTES
SKEW_MS: Final = 30_000
"""By how much the clocks of two processes may differ: all go by that of the database. Where it was
set, they agree again once each has asked for it."""


class Signer:
    """Signs what is written to Redis, and checks what is read from it."""

    def __init__(self, key: bytes, clock: MonotonicClock = now) -> None:
        self._key = subkey(key, b"redis")
        self._clock = clock

    def sign(self, purpose: Purpose, name: str, data: bytes) -> bytes:
        """Return data as it is written to Redis."""
        at = self._clock.unslewed_ms().to_bytes(TIME_BYTES, "big")
        return self._mac(purpose, name, at + data) + at + data

    def verify(self, purpose: Purpose, name: str, message: bytes, max_age_ms: int) -> bytes | None:
        """Return the data of a message signed in the last so many milliseconds, or None."""
        mac, at, data = message[:MAC_BYTES], message[MAC_BYTES:HEAD_BYTES], message[HEAD_BYTES:]
        if len(message) >= HEAD_BYTES and hmac.compare_digest(
            mac, self._mac(purpose, name, at + data)
        ):
            age = self._clock.unslewed_ms() - int.from_bytes(at, "big")
            if -SKEW_MS <= age <= max_age_ms + SKEW_MS:
                return data
            metrics.redis_dropped.labels("late").inc()
        else:
            metrics.redis_dropped.labels(purpose).inc()
        return None

    def _mac(self, purpose: Purpose, name: str, signed: bytes) -> bytes:
        about = f"{purpose}/{len(name)}/{name}/".encode("utf-8", "surrogatepass")
        return hmac.digest(self._key, about + signed, "sha256")
