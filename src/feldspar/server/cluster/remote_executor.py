"""Remote executor: sends bot computations to workers through the job queue.

Whoever takes a slip and then falls silent has died, and it is pinned again: so a worker that is
killed loses some seconds of a thought, and nothing else.
"""

import asyncio
import secrets
from contextlib import suppress
from typing import TypeVar

from feldspar.server.bots.executor import Failed, Order, Question, Thinking
from feldspar.server.cluster.job_messages import Answer, Position, Slip, understood, written
from feldspar.server.cluster.redis_client import FAILED
from feldspar.server.cluster.redis_job_queue import LOOKS, Pinboard
from feldspar.server.runtime import metrics
from feldspar.table.contract.advice import Advice, Review
from feldspar.table.contract.commands import ReviewSpec

T = TypeVar("T")


class Elsewhere(Thinking):
    """`Thinking` at whoever takes the slips of a board."""

    def __init__(self, board: Pinboard, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds
        """How long an answer may take."""
        self._board = board
        self._back = f"thought/{secrets.token_hex(6)}"
        self._heard: dict[str, asyncio.Event] = {}
        """For each slip somebody here waits for."""
        self._leave = board.bus.subscribe(self._back, self._hear)

    def __exit__(self, *_: object) -> None:
        self._leave()
        super().__exit__()

    async def thought_out(self, order: Order, caller: str = "") -> str:
        """Let somebody think."""
        slip = Slip(self._back, order=Position.of(order), caller=caller)
        return _said((await self._asked(slip)).decision)

    async def advice(self, question: Question, caller: str = "") -> Advice:
        """Let somebody think for a player."""
        slip = Slip(self._back, question=Position.of(question), caller=caller)
        return _said((await self._asked(slip)).advice)

    async def judged(self, asked: ReviewSpec, caller: str = "") -> Review:
        """Let somebody judge some decisions."""
        slip = Slip(self._back, review=asked, caller=caller)
        return _said((await self._asked(slip)).review)

    def _hear(self, name: str) -> None:
        if name in self._heard:
            self._heard[name].set()

    async def _asked(self, slip: Slip) -> Answer:
        name = secrets.token_hex(8)
        self._heard[name] = asyncio.Event()
        try:
            async with asyncio.timeout(self.seconds):
                return understood(await self._answer(name, written(slip), slip.caller))
        except TimeoutError:
            raise Failed(f"nobody has answered within {self.seconds:g} seconds") from None
        except FAILED as error:
            metrics.redis_failures.labels("think").inc()
            raise Failed(f"nobody can be asked: {error}") from error
        finally:
            del self._heard[name]
            with suppress(*FAILED):  # whoever still thinks about it sees that nobody waits
                await self._board.unpin(name)

    async def _answer(self, name: str, text: bytes, caller: str) -> bytes:
        there = False
        while True:
            if not there:
                await self._board.pin(name, text, self.seconds, caller)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._heard[name].wait(), LOOKS)
            self._heard[name].clear()
            answer, there = await self._board.look(name)
            if answer is not None:
                return answer


def _said(answer: T | None) -> T:
    if answer is None:
        raise Failed("something else was answered")
    return answer
