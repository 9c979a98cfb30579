"""Process pool for bot moves and advice on this machine.

A table has one computation at a time: a slow bot delays only other slow bots, and clients take
turns. If a process dies, another computes the same again.

A process keeps no state between decisions, not even about the same turn: so any of them can take
any decision, and with a fixed number of simulations all of them decide alike.
"""

import asyncio
import multiprocessing
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeVar

from feldspar.server.bots.executor import AdviceJob, BotExecutor, DecisionJob, JobFailed
from feldspar.server.runtime.fair_queue import MAX_WAITING, FairQueue, QueueFull
from feldspar.table import Refused
from feldspar.table.contract.advice import Advice, Review
from feldspar.table.contract.commands import ReviewSpec
from feldspar.table.services import advice, replays, tables

if sys.platform != "win32":
    import resource

T = TypeVar("T")
MAX_ATTEMPTS: Final = 3
"""How many processes a decision may cost."""
MAX_QUEUED_PER_WORKER: Final = 2
"""How many jobs may wait or be thought about for each process, where others could take them."""
MEMORY_LIMIT_BYTES: Final = 1 << 30
"""Bytes a process may have: a search of some seconds needs a tenth."""
NICENESS: Final = 10
"""How much less CPU priority bot processes have than the server, which serves people."""
SLICE_SECONDS: Final = 0.1
"""Seconds after which a bot process checks whether anybody still waits."""
_SPAWN: Final = multiprocessing.get_context("spawn")
"""Fresh interpreters: a fork would inherit sockets, tables, and locks amid something."""
HINT_SECONDS: Final = 8.0
COMPANION_SECONDS: Final = 1.5
"""After which a hint says what has been thought so far: where the rules are not compiled, all of it
would take minutes."""
Checkpoint = Callable[[], None]
"""Called now and then by whoever thinks: it ends there if nobody waits any more."""
Job = Callable[[Checkpoint], T]
"""Something to think about, which can be sent to a process."""


class BotProcessDied(Exception):
    """The process is gone, and what it thought with it."""


class BotProcessPool(BotExecutor):
    """Processes that think, started when first needed."""

    def __init__(self, workers: int, timeout_seconds: float, has_peers: bool = False) -> None:
        super().__init__()
        self.workers = workers
        self.has_peers = has_peers
        """Whether there are others who take what is too much for these."""
        self.timeout_seconds = timeout_seconds
        """How long a decision may take, waiting for a process included."""
        self.queue = FairQueue(workers)
        self._idle = [BotProcess() for _ in range(workers)]
        self._wait_threads = ThreadPoolExecutor(workers + MAX_ATTEMPTS, "bot-process")
        """Each waits for a process; one whose process was killed may take a moment to notice."""

    def __exit__(self, *_: object) -> None:
        for process in self._idle:
            process.kill()
        self._wait_threads.shutdown()
        super().__exit__()

    @property
    def is_busy(self) -> bool:
        """Tell whether others, if there are any, may have time sooner."""
        return self.has_peers and self.queue.running + self.queue.waiting >= self.workers

    async def compute(self, order: DecisionJob, caller: str = "") -> str:
        """Let a process think."""
        return await self.run_job(partial(_decide, order), caller)

    async def decide_for_table(self, order: DecisionJob, caller: str) -> tuple[str, str] | None:
        """Return who decides what at a table; nothing if others should think about it, as too many
        wait here."""
        limit = (MAX_QUEUED_PER_WORKER - 1) * self.workers if self.has_peers else MAX_WAITING
        try:
            return order.bot, await self.run_job(partial(_decide, order), caller, limit)
        except QueueFull:
            return None
        except JobFailed as failed:
            return await self.fall_back(order, failed)

    async def advise(self, question: AdviceJob, caller: str = "") -> Advice:
        """Let a process think for somebody."""
        return await self.run_job(partial(_advise, question), caller)

    async def review_part(self, asked: ReviewSpec, caller: str = "") -> Review:
        """Let a process judge some decisions."""
        return await self.run_job(partial(_review, asked), caller)

    async def run_job(self, job: Job[T], caller: str = "", max_waiting: int = MAX_WAITING) -> T:
        """Return what comes of a job in one of the processes."""
        try:
            async with asyncio.timeout(self.timeout_seconds), self.queue.slot(caller, max_waiting):
                for _ in range(MAX_ATTEMPTS):
                    with suppress(BotProcessDied):
                        return await self._run_in_process(job)
        except TimeoutError:
            raise JobFailed(f"timed out after {self.timeout_seconds:g} seconds") from None
        raise JobFailed(f"{MAX_ATTEMPTS} bot processes died")

    async def _run_in_process(self, job: Job[T]) -> T:
        process = self._idle.pop()
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._wait_threads, process.run, job)
        except BaseException:  # nobody waits for it any more, or nobody can
            process.kill()
            process = BotProcess()
            raise
        finally:
            self._idle.append(process)


class BotProcess:
    """One process, for as long as it lives."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._killed = False

    def run(self, job: Job[T]) -> T:
        """Hand over a job and wait for what comes of it."""
        try:
            pipe = self._pipe or self._start()
            pipe.send(job)
            wrong, said = pipe.recv()
        except (EOFError, OSError):
            self.kill()
            raise BotProcessDied from None
        if wrong is not None:
            raise wrong
        found: T = said
        return found

    def _start(self) -> "Connection[Any, Any]":
        ours, theirs = _SPAWN.Pipe()
        process = _SPAWN.Process(target=_serve, args=(theirs,), daemon=True)
        with _block_sigint():
            process.start()
        theirs.close()  # or its death would not close the pipe
        self._process, self._pipe = process, ours
        if self._killed:
            process.kill()
        return ours

    def kill(self) -> None:
        """End the process, from whichever thread; it holds nothing that could be lost."""
        self._killed = True
        process = self._process
        if process is not None:
            process.kill()
            process.join()


@contextmanager
def _block_sigint() -> Iterator[None]:
    """Keep Ctrl-C, which is for the server, from processes started meanwhile."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # or starting it would let the signal through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# ------------------------------------------------------------------------------- in the process


def _serve(pipe: "Connection[Any, Any]") -> None:
    """Run as a bot process: read a job, write the decision, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICENESS)
        with suppress(OSError, ValueError):  # where that cannot be limited
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY_LIMIT_BYTES, MEMORY_LIMIT_BYTES))
    with suppress(EOFError, OSError):
        while True:
            pipe.send(_answer(pipe, pipe.recv()))


def _answer(pipe: "Connection[Any, Any]", job: Job[object]) -> tuple[Exception | None, object]:
    def pause() -> None:
        if pipe.poll():  # nothing is said meanwhile, but that the server is gone
            raise EOFError

    try:
        return None, job(pause)
    except EOFError:
        raise
    except Refused as refused:
        return refused, None
    except Exception:
        return JobFailed(traceback.format_exc()), None


def _decide(order: DecisionJob, pause: Checkpoint) -> str:
    """Return what a bot decides, written out."""
    thought = tables.start_bot(*order)
    while (decision := thought.advance(SLICE_SECONDS)) is None:
        pause()
    return order.state.game.actions.text(decision)


def _advise(question: AdviceJob, pause: Checkpoint) -> Advice:
    """Return what the best bot would do, as far as there is time to find out."""
    state, seat, seed, turn, quick = question
    budget, seconds = (
        (advice.COMPANION_BUDGET, COMPANION_SECONDS)
        if quick
        else (advice.HINT_BUDGET, HINT_SECONDS)
    )
    executor = advice.create_advisor(state, seat, seed, budget, advice.greedy_choice(state, seat))
    began = time.monotonic()
    while not executor.is_done():
        executor.step()
        pause()
        spent = time.monotonic() - began
        if spent > seconds / 3:
            executor.stop_searching()
        if (
            spent > seconds
            and executor.evaluator is not None
            and executor.evaluator.simulations > 1
        ):
            break
    return advice.build_advice(executor, turn)._replace(progress=1.0)


def _review(asked: ReviewSpec, pause: Checkpoint) -> Review:
    """Return what some decisions were worth."""
    try:
        return advice.review_record(asked, advice.REVIEW_BUDGET, pause)
    except Refused:
        raise
    except (ValueError, LookupError) as error:
        raise replays.to_refused(error) from None
