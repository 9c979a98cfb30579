"""Executor: hands jobs to workers and yields results in the order of the jobs.

The results do not depend on the workers. A worker that dies is replaced and its job runs again, so
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
"""How many workers a job may lose before it is given up."""
JOBS_AHEAD_PER_WORKER: Final = 8
"""How many jobs per worker are handed out before the first of them must be finished: enough that no
worker waits for one slow job, and few enough to hold in memory."""


class JobLost(RuntimeError):
    """A job that lost its worker without a result, three times."""

    def __init__(self, number: int, job: object) -> None:
        super().__init__(number, job)
        self.number = number
        self.job = job

    def __str__(self) -> str:
        said = repr(self.job)
        shown = said if len(said) <= 200 else f"{said[:200]}…"
        return f"job {self.number} ended {MAX_ATTEMPTS} workers, one after the other: {shown}"


class Pending(Protocol[Done_co]):
    """A job that a worker has taken."""

    def result(self) -> Done_co:
        """Wait until it is done; return its result, or raise its error."""


class Executor(ABC):
    """Runs jobs on workers. Made by `open_executor`, one `map` at a time."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        """How many jobs run at once."""
        self._pending: deque[Pending[object]] = deque()

    def map(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        """Call a function for each job; yield the results in the order of the jobs.

        `work` is a function of a module; jobs and results can be pickled. Jobs are read a few ahead
        of the results, however many there are. An error in `work` is raised here. Closing the
        iterator drops the jobs in progress.
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
        """Call a function for each job: the old name of `map`."""
        warn_renamed("Crew.each", "Executor.map")
        return self.map(work, jobs)

    @property
    def hands(self) -> int:
        """The old name of `workers`."""
        warn_renamed("Crew.hands", "Executor.workers")
        return self.workers

    def close(self) -> None:
        """Drop the jobs in progress, and end the workers."""
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
        """Drop jobs that were handed out, finished or not."""

    @abstractmethod
    def shutdown(self) -> None:
        """End what was started for this executor."""


class SerialExecutor(Executor):
    """Runs one job after the other in this process."""

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
