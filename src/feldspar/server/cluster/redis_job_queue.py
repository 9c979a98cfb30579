"""Redis job queue for bot computations, with heartbeats and results.

A job lives as long as its caller waits, and its name is in the queue until a worker takes it.
Clients take turns: each job has a round number, and the jobs of one client are in successive
rounds, starting with the round being served. A worker renews a heartbeat while it computes, and a
result is kept for a moment. Bus messages only wake readers up; losing one costs at most one polling
interval.

Jobs and results are signed, each under the name of its job: a result cannot serve another job. The
queued names, the rounds and the heartbeats are not signed: forging them makes a worker look in
vain, wait, or compute again. An impossible round is ignored, and a key that is not a queue is
replaced by one: the job is queued again at its caller's next poll.
"""

from collections.abc import Collection
from typing import Any, Final

from redis.asyncio import Redis
from redis.commands.core import AsyncScript
from redis.exceptions import ResponseError

from feldspar.server.bots.executor import JobFailed
from feldspar.server.cluster.message_signing import Signer
from feldspar.server.runtime import metrics
from feldspar.server.runtime.bus import Bus

WANTED_TOPIC: Final = "wanted"
"""Where it is said that there is something to think about."""
MAX_QUEUED_JOBS: Final = 1000
"""Slips that wait at most: whoever comes then is told that everybody is busy."""
POLL_SECONDS: Final = 1.0
"""Seconds after which everybody looks, whatever was said."""
HEARTBEAT_TTL_SECONDS: Final = 4.0
"""Seconds for which a slip counts as taken; while somebody thinks, three times as often."""
RESULT_TTL_SECONDS: Final = 30.0
"""Seconds an answer is kept."""
MAX_JOB_AGE_SECONDS: Final = 60.0
"""Seconds after which nobody thinks about a slip any more, however often it is queued again."""
ROUND_TTL_MS: Final = 60_000
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


class RedisJobQueue:
    """Slips and answers of a house, by their names."""

    def __init__(self, redis: Redis, prefix: str, bus: Bus, signer: Signer) -> None:
        self.bus = bus
        self._signer = signer
        self._redis = redis
        self._prefix = prefix
        self._queue = f"{prefix}:slip-queue"
        self._served = f"{prefix}:slip-round"
        """The round of the slip that was taken last."""
        self._rounds = f"{prefix}:slip-rounds"
        """The next round of each caller."""
        self._enqueue_script = redis.register_script(ENQUEUE)
        self._dequeue_script = redis.register_script(DEQUEUE)

    def _request_key(self, name: str) -> str:
        return f"{self._prefix}:slip:{name}"

    def _heartbeat_key(self, name: str) -> str:
        return f"{self._prefix}:slip-taken:{name}"

    def _result_key(self, name: str) -> str:
        return f"{self._prefix}:slip-answer:{name}"

    async def _run_script(self, script: AsyncScript, keys: list[str], said: list[str | int]) -> Any:
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

    async def enqueue(self, name: str, text: bytes, seconds: float, caller: str = "") -> None:
        """Leave a slip for whoever comes first when it is the caller's turn, for so long."""
        lasts = _ms(seconds)
        signed = self._signer.sign("task", name, text)
        await self._redis.set(self._request_key(name), signed, px=lasts)
        keys = [self._queue, self._served, self._rounds]
        if not await self._run_script(
            self._enqueue_script, keys, [name, caller, lasts, MAX_QUEUED_JOBS]
        ):
            raise JobFailed(f"queue is full ({MAX_QUEUED_JOBS} jobs)")
        self.bus.publish(WANTED_TOPIC, "")

    async def poll(self, name: str) -> tuple[bytes | None, bool]:
        """Return the answer to a slip, and whether it still waits or somebody thinks about it."""
        line = self._redis.pipeline(transaction=False)
        line.get(self._result_key(name))
        line.exists(self._heartbeat_key(name))
        line.zscore(self._queue, name)
        said, taken, place = await line.execute(raise_on_error=False)
        answer = None
        if isinstance(said, bytes):
            answer = self._signer.verify("answer", name, said, _ms(RESULT_TTL_SECONDS))
        return answer, bool(taken) or isinstance(place, float)

    async def cancel(self, name: str) -> None:
        """Take a slip away that nobody waits for any more."""
        line = self._redis.pipeline(transaction=False)
        line.zrem(self._queue, name)
        line.unlink(self._request_key(name), self._result_key(name))
        await line.execute()

    # ---------------------------------------------------------------------------- who thinks

    async def dequeue(self) -> tuple[str, bytes] | None:
        """Take the slip whose turn it is; nothing if there is none."""
        keys = [self._queue, self._served]
        while found := await self._run_script(self._dequeue_script, keys, [ROUND_TTL_MS]):
            name = str(found, "ascii", "replace")
            line = self._redis.pipeline(transaction=False)
            line.set(self._heartbeat_key(name), "", px=_ms(HEARTBEAT_TTL_SECONDS))
            line.get(self._request_key(name))
            _, said = await line.execute(raise_on_error=False)
            if not isinstance(said, bytes):
                continue
            text = self._signer.verify("task", name, said, _ms(MAX_JOB_AGE_SECONDS))
            if text is not None:
                return name, text
        return None

    async def heartbeat(self, names: Collection[str]) -> list[str]:
        """Renew the heartbeat of some jobs; return those nobody waits for any more."""
        line = self._redis.pipeline(transaction=False)
        for name in names:
            line.set(self._heartbeat_key(name), "", px=_ms(HEARTBEAT_TTL_SECONDS))
        for name in names:
            line.exists(self._request_key(name))
        there = (await line.execute())[len(names) :]
        return [name for name, waits in zip(names, there, strict=True) if not waits]

    async def complete(self, name: str, text: bytes, reply_topic: str) -> None:
        """Store the result of a job, and announce it."""
        signed = self._signer.sign("answer", name, text)
        await self._redis.set(self._result_key(name), signed, px=_ms(RESULT_TTL_SECONDS))
        self.bus.publish(reply_topic, name)

    async def release(self, names: Collection[str]) -> None:
        """Give up the heartbeat of some jobs."""
        await self._redis.unlink(*[self._heartbeat_key(name) for name in names])


def _ms(seconds: float) -> int:
    return int(seconds * 1000)
