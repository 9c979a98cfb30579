"""Queue worker: computes bot jobs for servers that have no bot processes."""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Final

from feldspar.server.bots.process_pool import BotProcessPool
from feldspar.server.cluster.job_messages import REQUEST_DECODER, encode, execute
from feldspar.server.cluster.redis_client import FAILED
from feldspar.server.cluster.redis_job_queue import (
    HEARTBEAT_TTL_SECONDS,
    POLL_SECONDS,
    WANTED_TOPIC,
    RedisJobQueue,
)
from feldspar.server.runtime.retry import run_periodically

YIELD_SECONDS: Final = 0.1
"""Seconds by which who has no process free lets others be quicker."""


class QueueWorker:
    """Takes jobs from a queue, and puts results into it."""

    def __init__(self, jobs: RedisJobQueue, pool: BotProcessPool) -> None:
        self._jobs = jobs
        self._pool = pool
        self._running: dict[str, asyncio.Task[None]] = {}
        self._wake_event = asyncio.Event()

    async def run(self) -> None:
        """Run errands until cancelled; what is not finished then is left to others."""
        leave = self._jobs.bus.subscribe(WANTED_TOPIC, lambda _: self._wake_event.set())
        try:
            await asyncio.gather(
                run_periodically(self.take_jobs, self._sleep),
                run_periodically(
                    self._heartbeat, partial(asyncio.sleep, HEARTBEAT_TTL_SECONDS / 3)
                ),
            )
        finally:
            leave()
            left = dict(self._running)
            for task in left.values():
                task.cancel()
            await asyncio.gather(*left.values(), return_exceptions=True)
            if left:
                with suppress(*FAILED):
                    await self._jobs.release(left)

    async def take_jobs(self) -> None:
        """Take what waits, one for each process at most."""
        while len(self._running) < self._pool.workers and (taken := await self._jobs.dequeue()):
            name, text = taken
            self._running[name] = asyncio.create_task(self._run_job(name, text))

    async def _sleep(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._wake_event.wait(), POLL_SECONDS)
        if self._pool.is_busy:
            await asyncio.sleep(YIELD_SECONDS)
        self._wake_event.clear()

    async def _run_job(self, name: str, text: bytes) -> None:
        try:
            slip = REQUEST_DECODER.decode(text)
            answer = await execute(slip, self._pool)
            with suppress(*FAILED):  # it is asked again, then
                await self._jobs.complete(name, encode(answer), slip.reply_topic)
        except ValueError:
            return  # what nobody can read nobody can answer
        finally:
            del self._running[name]
            self._wake_event.set()

    async def _heartbeat(self) -> None:
        if self._running:
            for name in await self._jobs.heartbeat(list(self._running)):
                if name in self._running:
                    self._running[name].cancel()
