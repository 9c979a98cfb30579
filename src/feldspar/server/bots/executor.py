"""Interface to bot computation: in processes of this server, or at remote workers.

A compiled search blocks its whole process, so clients would wait for it. Instant decisions are
computed here, on a thread; all others go to separate processes, and neither lane waits for the
other. No bot can block a table: if a computation fails or times out, the fallback bot decides.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple, Self

from feldspar.kernel.game import State
from feldspar.table.contract.advice import Advice, Review
from feldspar.table.contract.commands import ReviewSpec
from feldspar.table.services import tables

FALLBACK_BOT: Final = "greedy"
"""Decides where nothing comes of a bot's thinking: at once, and in any title."""
log = logging.getLogger(__name__)


class DecisionJob(NamedTuple):
    """A decision to think about."""

    state: State
    seat: int
    bot: str
    seed: bytes


class AdviceJob(NamedTuple):
    """What the best bot would do, asked by somebody who must decide."""

    state: State
    seat: int
    seed: bytes
    turn: int
    quick: bool = False
    """Whether nobody has asked: a companion speaks soon or not at all."""


class JobFailed(Exception):
    """Nothing came of what was to be thought, and why."""


class BotExecutor(ABC):
    """Somewhere to think while the block runs. `compute`, `advise` and `review` may fail.

    Those for whom it is thought take turns: `caller` says who that is.
    """

    def __init__(self) -> None:
        self._instant_thread = ThreadPoolExecutor(1, "bot")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._instant_thread.shutdown()

    async def decide(self, order: DecisionJob, caller: str = "") -> tuple[str, str]:
        """Return what a bot decides, written out, after the name of the bot that did."""
        if at_once := await self.decide_if_instant(order):
            return order.bot, at_once
        return await self.decide_or_fall_back(order, caller)

    async def decide_or_fall_back(self, order: DecisionJob, caller: str = "") -> tuple[str, str]:
        """Return the same of a bot that thinks for longer than a moment."""
        try:
            return order.bot, await self.compute(order, caller)
        except JobFailed as failed:
            return await self.fall_back(order, failed)

    async def fall_back(self, order: DecisionJob, why: JobFailed) -> tuple[str, str]:
        """Return what the stand-in decides where nothing came of a bot's thinking."""
        log.warning("bot %s failed, using fallback bot %s: %s", order.bot, FALLBACK_BOT, why)
        loop, instead = asyncio.get_running_loop(), order._replace(bot=FALLBACK_BOT)
        return FALLBACK_BOT, await loop.run_in_executor(
            self._instant_thread, tables.decide_with_bot, *instead
        )

    async def decide_if_instant(self, order: DecisionJob) -> str:
        """Return a decision that takes but a moment; nothing if it would take longer."""
        return await asyncio.get_running_loop().run_in_executor(
            self._instant_thread, _decide_if_instant, order
        )

    @abstractmethod
    async def compute(self, order: DecisionJob, caller: str = "") -> str:
        """Return what a bot decides that thinks for longer than a moment."""

    @abstractmethod
    async def advise(self, question: AdviceJob, caller: str = "") -> Advice:
        """Return what the best bot would do."""

    async def review(self, asked: ReviewSpec, caller: str = "") -> Review:
        """Return what some decisions of a recorded game were worth.

        Each is a thought of its own, so that others have their turn between two.
        """
        found = await self.review_part(asked._replace(most=1), caller)
        while len(found.judged) < asked.most and found.next < found.total:
            more = await self.review_part(asked._replace(at=found.next, most=1), caller)
            found = more._replace(judged=found.judged + more.judged)
        return found

    @abstractmethod
    async def review_part(self, asked: ReviewSpec, caller: str = "") -> Review:
        """Return the same, in one thought."""


def _decide_if_instant(order: DecisionJob) -> str:
    thought = tables.start_bot(*order)
    return order.state.game.actions.text(thought.finish()) if thought.is_instant else ""
