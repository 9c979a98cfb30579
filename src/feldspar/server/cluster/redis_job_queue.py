"""Redis job queue for bot computations, with heartbeats and results.

A slip lies there for as long as somebody waits for it, and its name in a queue while nobody has
taken it. Callers take turns in it: each slip has the number of a round, one caller's slips those of
one round after the other, beginning with the round that is being served. Whoever takes a slip says
so again and again while they think. An answer lies there for a moment. A word on the bus says that
there is something to look for; one that is lost costs the next look, no more.

Slips and answers are signed, each under the name of its slip: an answer to one is none to another.
The names that wait, the rounds and the marks of what is taken are not: whoever forges those has
somebody look in vain, wait, or think again. A round that cannot be is none, and what is no queue
gives way to one: it waits again as soon as whoever asks looks.
"""

from collections.abc import Collection
from typing import Any, Final

from redis.asyncio import Redis
from redis.commands.core import AsyncScript
from redis.exceptions import ResponseError

from feldspar.server.bots.executor import Failed
from feldspar.server.cluster.message_signing import Signer
from feldspar.server.runtime import metrics
from feldspar.server.runtime.bus import Bus

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
OLDEST: Final = 60.0
"""Seconds after which nobody thinks about a slip any more, however often it is queued again."""
ROUNDS_KEPT: Final = 60_000
"""Milliseconds for which the round is remembered once nobody asks for anything."""
ENQUEUE: Final = """
local queue, served, rounds = KEYS[1], KEYS[2], KEYS[3]
local name, caller, lasts, most = ARGV[1], ARGV[2], ARGV[3], tonumber(ARGV[4])
local last = 1e15 -- far beyond any there will be, and still counted exactly
local function within(said, from, to)
    local round = tonumber(said) or from
    return round >= from and round <= to and round or from
end
if redis.call('ZCARD', queue) >= most then return false end
local now = within(redis.call('GET', served), 0, last)
local round = within(redis.call('HGET', rounds, caller), now, now + most)
redis.call('HSET', rounds, caller, round + 1)
redis.call('ZADD', queue, round, name)
for _, key in ipairs(KEYS) do redis.call('PEXPIRE', key, lasts) end
return true
"""
DEQUEUE: Final = """
local found = redis.call('ZPOPMIN', KEYS[1])
if #found == 0 then return false end
redis.call('SET', KEYS[2], found[2], 'PX', ARGV[1])
return found[1]
"""


class Pinboard:
    """Slips and answers of a house, by their names."""

    def __init__(self, redis: Redis, house: str, bus: Bus, signer: Signer) -> None:
        self.bus = bus
        self._signer = signer
        self._redis = redis
        self._house = house
        self._queue = f"{house}:slip-queue"
        self._served = f"{house}:slip-round"
        """The round of the slip that was taken last."""
        self._rounds = f"{house}:slip-rounds"
        """The next round of each caller."""
        self._enqueue = redis.register_script(ENQUEUE)
        self._dequeue = redis.register_script(DEQUEUE)

    def _slip(self, name: str) -> str:
        return f"{self._house}:slip:{name}"

    def _taken(self, name: str) -> str:
        return f"{self._house}:slip-taken:{name}"

    def _answer(self, name: str) -> str:
        return f"{self._house}:slip-answer:{name}"

    async def _run(self, script: AsyncScript, keys: list[str], said: list[str | int]) -> Any:
        """Run a script; what others have put in the place of its keys is dropped."""
        try:
            return await script(keys, said)
        except ResponseError as error:
            if "WRONGTYPE" not in str(error):
                raise
        metrics.redis_dropped.labels("queue").inc()
        await self._redis.unlink(*keys)
        return await script(keys, said)

    # ------------------------------------------------------------------------------- who asks

    async def pin(self, name: str, text: bytes, seconds: float, caller: str = "") -> None:
        """Leave a slip for whoever comes first when it is the caller's turn, for so long."""
        lasts = _ms(seconds)
        signed = self._signer.sign("task", name, text)
        await self._redis.set(self._slip(name), signed, px=lasts)
        keys = [self._queue, self._served, self._rounds]
        if not await self._run(self._enqueue, keys, [name, caller, lasts, MOST]):
            raise Failed(f"{MOST} others wait already")
        self.bus.publish(WANTED, "")

    async def look(self, name: str) -> tuple[bytes | None, bool]:
        """Return the answer to a slip, and whether it still waits or somebody thinks about it."""
        line = self._redis.pipeline(transaction=False)
        line.get(self._answer(name))
        line.exists(self._taken(name))
        line.zscore(self._queue, name)
        said, taken, place = await line.execute(raise_on_error=False)
        answer = None
        if isinstance(said, bytes):
            answer = self._signer.check("answer", name, said, _ms(KEPT))
        return answer, bool(taken) or isinstance(place, float)

    async def unpin(self, name: str) -> None:
        """Take a slip away that nobody waits for any more."""
        line = self._redis.pipeline(transaction=False)
        line.zrem(self._queue, name)
        line.unlink(self._slip(name), self._answer(name))
        await line.execute()

    # ---------------------------------------------------------------------------- who thinks

    async def take(self) -> tuple[str, bytes] | None:
        """Take the slip whose turn it is; nothing if there is none."""
        keys = [self._queue, self._served]
        while found := await self._run(self._dequeue, keys, [ROUNDS_KEPT]):
            name = str(found, "ascii", "replace")
            line = self._redis.pipeline(transaction=False)
            line.set(self._taken(name), "", px=_ms(TAKEN))
            line.get(self._slip(name))
            _, said = await line.execute(raise_on_error=False)
            if not isinstance(said, bytes):
                continue
            text = self._signer.check("task", name, said, _ms(OLDEST))
            if text is not None:
                return name, text
        return None

    async def hold(self, names: Collection[str]) -> list[str]:
        """Say that one still thinks about some slips; return those nobody waits for any more."""
        line = self._redis.pipeline(transaction=False)
        for name in names:
            line.set(self._taken(name), "", px=_ms(TAKEN))
        for name in names:
            line.exists(self._slip(name))
        there = (await line.execute())[len(names) :]
        return [name for name, waits in zip(names, there, strict=True) if not waits]

    async def answer(self, name: str, text: bytes, back: str) -> None:
        """Answer a slip, and say so."""
        signed = self._signer.sign("answer", name, text)
        await self._redis.set(self._answer(name), signed, px=_ms(KEPT))
        self.bus.publish(back, name)

    async def let_go(self, names: Collection[str]) -> None:
        """Say that one thinks about some slips no longer."""
        await self._redis.unlink(*[self._taken(name) for name in names])


def _ms(seconds: float) -> int:
    return int(seconds * 1000)
