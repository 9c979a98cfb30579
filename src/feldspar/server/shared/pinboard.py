"""The board in Redis where servers pin slips for whoever thinks, and find the answers.

A slip lies there for as long as somebody waits for it, and its name in a list while nobody has
taken it. Whoever takes one says so again and again while they think. An answer lies there for a
moment. A word on the bus says that there is something to look for; one that is lost costs the next
look, no more.
"""

from collections.abc import Collection
from typing import Final

from redis.asyncio import Redis

from feldspar.server.bus import Bus
from feldspar.server.thinking import Failed

WANTED: Final = "wanted"
"""Where it is said that there is something to think about."""
MOST: Final = 1000
"""Slips that wait at most: whoever comes then is told that everybody is busy."""
LOOKS: Final = 1.0
"""Seconds after which everybody looks, whatever was said."""
TAKEN: Final = 4.0
"""Seconds for which a slip counts as taken; while somebody thinks, three times as often."""
KEPT: Final = 30.0
"""Seconds an answer is kept."""


class Pinboard:
    """Slips and answers of a house, by their names."""

    def __init__(self, redis: Redis, house: str, bus: Bus) -> None:
        self.bus = bus
        self._redis = redis
        self._house = house
        self._waiting = f"{house}:slips"

    def _slip(self, name: str) -> str:
        return f"{self._house}:slip:{name}"

    def _taken(self, name: str) -> str:
        return f"{self._house}:slip-taken:{name}"

    def _answer(self, name: str) -> str:
        return f"{self._house}:slip-answer:{name}"

    # ------------------------------------------------------------------------------- who asks

    async def pin(self, name: str, text: bytes, seconds: float) -> None:
        """Leave a slip for whoever comes first, for so long."""
        line, lasts = self._redis.pipeline(), int(seconds * 1000)
        line.set(self._slip(name), text, px=lasts)
        line.rpush(self._waiting, name)
        line.pexpire(self._waiting, lasts)
        _, waiting, _ = await line.execute()
        if waiting > MOST:
            await self._redis.lrem(self._waiting, -1, name)
            raise Failed(f"{MOST} others wait already")
        self.bus.publish(WANTED, "")

    async def look(self, name: str) -> tuple[bytes | None, bool]:
        """Return the answer to a slip, and whether it still waits or somebody thinks about it."""
        line = self._redis.pipeline(transaction=False)
        line.get(self._answer(name))
        line.exists(self._taken(name))
        line.lpos(self._waiting, name)
        answer, taken, place = await line.execute()
        return answer, bool(taken) or place is not None

    async def unpin(self, name: str) -> None:
        """Take a slip away that nobody waits for any more."""
        await self._redis.unlink(self._slip(name), self._answer(name))

    # ---------------------------------------------------------------------------- who thinks

    async def take(self) -> tuple[str, bytes] | None:
        """Take the slip that has waited longest; nothing if there is none."""
        while (found := await self._redis.lpop(self._waiting)) is not None:
            assert isinstance(found, bytes)
            name = found.decode()
            line = self._redis.pipeline(transaction=False)
            line.set(self._taken(name), "", px=int(TAKEN * 1000))
            line.get(self._slip(name))
            _, text = await line.execute()
            if text is not None:
                return name, text
        return None

    async def hold(self, names: Collection[str]) -> list[str]:
        """Say that one still thinks about some slips; return those nobody waits for any more."""
        line = self._redis.pipeline(transaction=False)
        for name in names:
            line.set(self._taken(name), "", px=int(TAKEN * 1000))
        for name in names:
            line.exists(self._slip(name))
        there = (await line.execute())[len(names) :]
        return [name for name, waits in zip(names, there, strict=True) if not waits]

    async def answer(self, name: str, text: bytes, back: str) -> None:
        """Answer a slip, and say so."""
        await self._redis.set(self._answer(name), text, px=int(KEPT * 1000))
        self.bus.publish(back, name)

    async def let_go(self, names: Collection[str]) -> None:
        """Say that one thinks about some slips no longer."""
        await self._redis.unlink(*[self._taken(name) for name in names])
