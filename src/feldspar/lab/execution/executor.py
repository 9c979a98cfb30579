"""Executor: hands jobs to workers and yields results in the order of the jobs.

Whoever works, the results are the same; a worker that dies is replaced and its job done again, so
that nothing is lost and nothing counts twice.
"""

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, Protocol, TypeVar, cast

from feldspar.kernel.deprecation import warn_renamed

Job = TypeVar("Job")
Result = TypeVar("Result")
Done_co = TypeVar("Done_co", covariant=True)

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
    """Workers who take jobs. Made by `open_executor`, one `map` at a time."""

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
            raise RuntimeError("this executor is at work already")
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
        """Drop what is under way, and end the workers."""
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
        """End what was started for this executor."""


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
