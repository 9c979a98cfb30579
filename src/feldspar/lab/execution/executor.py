"""Executor: runs jobs in this process, in a pool of processes, or on a Ray cluster.

Whoever works, the results are the same and come in the order of the jobs; a worker that dies is
replaced and its job done again, so that nothing is lost and nothing counts twice.

>>> from feldspar.lab.execution.executor import open_executor
>>> with open_executor("serial") as workers:
...     list(workers.map(abs, [3, -4]))
[3, 4]
"""

import os
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, Protocol, TypeVar, cast

from feldspar.kernel.deprecation import renamed, warn_renamed

Job = TypeVar("Job")
Result = TypeVar("Result")
Done_co = TypeVar("Done_co", covariant=True)

BACKENDS: Final = ("serial", "pool", "ray")
MAX_ATTEMPTS: Final = 3
"""How many workers a job may cost."""
JOBS_AHEAD_PER_WORKER: Final = 8
"""How many jobs per worker are handed out before the first of them must be finished: enough that
nobody waits for one slow job, and few enough to hold in memory."""


class JobLost(RuntimeError):
    """A job after which no worker was left to tell its result, three times over."""

    def __init__(self, number: int, job: object) -> None:
        super().__init__(number, job)
        self.number = number
        self.job = job

    def __str__(self) -> str:
        said = repr(self.job)
        shown = said if len(said) <= 200 else f"{said[:200]}…"
        return f"job {self.number} ended {MAX_ATTEMPTS} workers, one after the other: {shown}"


class Pending(Protocol[Done_co]):
    """A job that somebody has taken."""

    def result(self) -> Done_co:
        """Wait until it is done; return what came of it, or raise what went wrong."""


class Executor(ABC):
    """Workers who take jobs. Made by `crew`, one `each` at a time."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        """How many work at once."""
        self._pending: deque[Pending[object]] = deque()

    def map(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        """Do a piece of work for each job; yield the results in the order of the jobs.

        `work` is a function of a module, jobs and results can be pickled. Jobs are read a few
        ahead of the results, however many there are. What `work` raises is raised here. Whoever
        stops asking drops the jobs under way.
        """
        if self._pending:
            raise RuntimeError("this crew is at work already")
        pending: deque[Pending[Result]] = deque()
        self._pending = cast("deque[Pending[object]]", pending)
        try:
            for number, job in enumerate(jobs):
                pending.append(self.submit(work, number, job))
                if len(pending) >= self.jobs_ahead:
                    yield pending[0].result()
                    pending.popleft()
            while pending:
                yield pending[0].result()
                pending.popleft()
        finally:
            self.cancel(pending)
            pending.clear()

    def each(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        """Do a piece of work for each job: the old name of `map`."""
        warn_renamed("Crew.each", "Executor.map")
        return self.map(work, jobs)

    @property
    def hands(self) -> int:
        """The old name of `workers`."""
        warn_renamed("Crew.hands", "Executor.workers")
        return self.workers

    def close(self) -> None:
        """Drop what is under way, and send everybody home."""
        # An interrupted loop may still hold its iterator when the block around it has ended.
        self.cancel(self._pending)
        self._pending.clear()
        self.shutdown()

    @property
    def jobs_ahead(self) -> int:
        """How many jobs are handed out at once."""
        return JOBS_AHEAD_PER_WORKER * self.workers

    @abstractmethod
    def submit(self, work: Callable[[Job], Result], number: int, job: Job) -> Pending[Result]:
        """Hand out a job."""

    @abstractmethod
    def cancel(self, pending: Sequence[Pending[object]]) -> None:
        """Forget jobs that were handed out, finished or not."""

    @abstractmethod
    def shutdown(self) -> None:
        """End what was begun for this crew."""


class SerialExecutor(Executor):
    """This process does one job after the other."""

    jobs_ahead = 1

    def submit(self, work: Callable[[Job], Result], number: int, job: Job) -> Pending[Result]:
        return _Finished(work(job))

    def cancel(self, pending: Sequence[Pending[object]]) -> None:
        pass

    def shutdown(self) -> None:
        pass


class _Finished(Pending[Result]):
    def __init__(self, value: Result) -> None:
        self._value = value

    def result(self) -> Result:
        return self._value


@contextmanager
def open_executor(
    backend: str = "serial", workers: int | None = None, address: str = ""
) -> Iterator[Executor]:
    """Start an executor for as long as the block runs: one of `BACKENDS`.

    `workers` is how many work at once, by default as many as there are cores. With an address,
    Ray's workers are those of that cluster; without one, Ray starts here and ends with the block.
    """
    if workers is not None and workers < 1:
        raise ValueError(f"workers must be at least 1, not {workers}")
    if address and backend != "ray":
        raise ValueError(f"only Ray has an address, {backend!r} has none")
    executor = _create(backend, workers, address)
    try:
        yield executor
    finally:
        executor.close()


def _create(backend: str, workers: int | None, address: str) -> Executor:
    if backend == "serial":
        return SerialExecutor(1)
    if backend == "pool":
        from feldspar.lab.execution.process_worker import ProcessWorker
        from feldspar.lab.execution.worker_pool import PoolExecutor

        return PoolExecutor([ProcessWorker() for _ in range(workers or os.cpu_count() or 1)])
    if backend == "ray":
        from feldspar.lab.execution.ray_pool import RayExecutor

        return RayExecutor(workers, address)
    raise ValueError(f"unknown backend {backend!r}; choose one of: {', '.join(BACKENDS)}")


@contextmanager
def _crew(on: str = "serial", hands: int | None = None, address: str = "") -> Iterator[Executor]:
    with open_executor(on, hands, address) as executor:
        yield executor


if not TYPE_CHECKING:
    __getattr__ = renamed(
        __name__,
        {
            "PLACES": "BACKENDS",
            "Crew": "Executor",
            "LostError": "JobLost",
            "crew": "open_executor",
        },
        {"crew": _crew},
    )
