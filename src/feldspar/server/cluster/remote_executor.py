"""Remote executor: sends bot computations to workers through the job queue.

A worker that stops sending heartbeats counts as dead, and its job is enqueued again: so a worker
that is killed costs some seconds of computation, and nothing else.
"""

import asyncio
import secrets
from contextlib import suppress
from typing import TypeVar

from feldspar.server.bots.executor import AdviceJob, BotExecutor, DecisionJob, JobFailed
from feldspar.server.cluster.job_messages import (
    JobPosition,
    JobRequest,
    JobResult,
    decode_result,
    encode,
)
from feldspar.server.cluster.redis_client import FAILED
from feldspar.server.cluster.redis_job_queue import POLL_SECONDS, RedisJobQueue
from feldspar.server.runtime import metrics
from feldspar.table.contract.advice import Advice, Review
from feldspar.table.contract.commands import ReviewSpec

T = TypeVar("T")


class RemoteExecutor(BotExecutor):
    """`BotExecutor` that sends its jobs to workers, through a queue."""

    def __init__(self, jobs: RedisJobQueue, timeout_seconds: float) -> None:
        super().__init__()
        self.timeout_seconds = timeout_seconds
        """How long an answer may take."""
        self._jobs = jobs
        self._reply_topic = f"thought/{secrets.token_hex(6)}"
        self._events: dict[str, asyncio.Event] = {}
        """For each slip somebody here waits for."""
        self._unsubscribe = jobs.bus.subscribe(self._reply_topic, self._on_result)

    def __exit__(self, *_: object) -> None:
        self._unsubscribe()
        super().__exit__()

    async def compute(self, order: DecisionJob, caller: str = "") -> str:
        """Let somebody think."""
        slip = JobRequest(self._reply_topic, decision=JobPosition.from_job(order), caller=caller)
        return _require((await self._request(slip)).decision)

    async def advise(self, question: AdviceJob, caller: str = "") -> Advice:
        """Let somebody think for a player."""
        slip = JobRequest(self._reply_topic, advice=JobPosition.from_job(question), caller=caller)
        return _require((await self._request(slip)).advice)

    async def review_part(self, asked: ReviewSpec, caller: str = "") -> Review:
        """Let somebody judge some decisions."""
        slip = JobRequest(self._reply_topic, review=asked, caller=caller)
        return _require((await self._request(slip)).review)

    def _on_result(self, name: str) -> None:
        if name in self._events:
            self._events[name].set()

    async def _request(self, slip: JobRequest) -> JobResult:
        name = secrets.token_hex(8)
        self._events[name] = asyncio.Event()
        try:
            async with asyncio.timeout(self.timeout_seconds):
                return decode_result(await self._wait_for_result(name, encode(slip), slip.caller))
        except TimeoutError:
            raise JobFailed(f"no worker answered within {self.timeout_seconds:g} s") from None
        except FAILED as error:
            metrics.redis_failures.labels("think").inc()
            raise JobFailed(f"job queue unavailable: {error}") from error
        finally:
            del self._events[name]
            with suppress(*FAILED):  # whoever still thinks about it sees that nobody waits
                await self._jobs.cancel(name)

    async def _wait_for_result(self, name: str, text: bytes, caller: str) -> bytes:
        there = False
        while True:
            if not there:
                await self._jobs.enqueue(name, text, self.timeout_seconds, caller)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._events[name].wait(), POLL_SECONDS)
            self._events[name].clear()
            answer, there = await self._jobs.poll(name)
            if answer is not None:
                return answer


def _require(answer: T | None) -> T:
    if answer is None:
        raise JobFailed("result of another kind of job received")
    return answer
