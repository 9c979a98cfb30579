"""Executor: runs jobs in this process, in a pool of processes, or on a Ray cluster.

Whoever works, the results are the same and come in the order of the jobs; a worker that dies is
replaced and its job done again, so that nothing is lost and nothing counts twice.

>>> from feldspar.lab.execution.executor import crew
>>> with crew("serial") as workers:
...     list(workers.each(abs, [3, -4]))
[3, 4]
"""

import os
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, Protocol, TypeVar, cast

Job = TypeVar("Job")
Result = TypeVar("Result")
Done_co = TypeVar("Done_co", covariant=True)

PLACES: Final = ("serial", "pool", "ray")
ATTEMPTS: Final = 3
"""How many workers a job may cost."""
AHEAD: Final = 8
"""How many jobs per worker are handed out before the first of them must be finished: enough that
nobody waits for one slow job, and few enough to hold in memory."""


class LostError(RuntimeError):
    """A job after which no worker was left to tell its result, three times over."""

    def __init__(self, number: int, job: object) -> None:
        super().__init__(number, job)
        self.number = number
        self.job = job

    def __str__(self) -> str:
        said = repr(self.job)
        shown = said if len(said) <= 200 else f"{said[:200]}…"
        return f"job {self.number} ended {ATTEMPTS} workers, one after the other: {shown}"


class Errand(Protocol[Done_co]):
    """A job that somebody has taken."""

    def result(self) -> Done_co:
        """Wait until it is done; return what came of it, or raise what went wrong."""


class Crew(ABC):
    """Workers who take jobs. Made by `crew`, one `each` at a time."""

    def __init__(self, hands: int) -> None:
        self.hands = hands
        """How many work at once."""
        self._under_way: deque[Errand[object]] = deque()

    def each(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        """Do a piece of work for each job; yield the results in the order of the jobs.

        `work` is a function of a module, jobs and results can be pickled. Jobs are read a few
        ahead of the results, however many there are. What `work` raises is raised here. Whoever
        stops asking drops the jobs under way.
        """
        if self._under_way:
            raise RuntimeError("this crew is at work already")
        under_way: deque[Errand[Result]] = deque()
        self._under_way = cast("deque[Errand[object]]", under_way)
        try:
            for number, job in enumerate(jobs):
                under_way.append(self.begin(work, number, job))
                if len(under_way) >= self.ahead:
                    yield under_way[0].result()
                    under_way.popleft()
            while under_way:
                yield under_way[0].result()
                under_way.popleft()
        finally:
            self.drop(under_way)
            under_way.clear()

    def leave(self) -> None:
        """Drop what is under way, and send everybody home."""
        # An interrupted loop may still hold its iterator when the block around it has ended.
        self.drop(self._under_way)
        self._under_way.clear()
        self.dismiss()

    @property
    def ahead(self) -> int:
        """How many jobs are handed out at once."""
        return AHEAD * self.hands

    @abstractmethod
    def begin(self, work: Callable[[Job], Result], number: int, job: Job) -> Errand[Result]:
        """Hand out a job."""

    @abstractmethod
    def drop(self, errands: Sequence[Errand[object]]) -> None:
        """Forget jobs that were handed out, finished or not."""

    @abstractmethod
    def dismiss(self) -> None:
        """End what was begun for this crew."""


class Alone(Crew):
    """This process does one job after the other."""

    ahead = 1

    def begin(self, work: Callable[[Job], Result], number: int, job: Job) -> Errand[Result]:
        return _Finished(work(job))

    def drop(self, errands: Sequence[Errand[object]]) -> None:
        pass

    def dismiss(self) -> None:
        pass


class _Finished(Errand[Result]):
    def __init__(self, value: Result) -> None:
        self._value = value

    def result(self) -> Result:
        return self._value


@contextmanager
def crew(on: str = "serial", hands: int | None = None, address: str = "") -> Iterator[Crew]:
    """Call a crew together for as long as the block runs: one of `PLACES`.

    `hands` is how many work at once, by default as many as there are cores. With an address, Ray's
    workers are those of that cluster; without one, Ray starts here and ends with the block.
    """
    if hands is not None and hands < 1:
        raise ValueError(f"a crew has at least one hand, not {hands}")
    if address and on != "ray":
        raise ValueError(f"only Ray has an address, {on!r} has none")
    workers = _called(on, hands, address)
    try:
        yield workers
    finally:
        workers.leave()


def _called(on: str, hands: int | None, address: str) -> Crew:
    if on == "serial":
        return Alone(1)
    if on == "pool":
        from feldspar.lab.execution.process_worker import Process
        from feldspar.lab.execution.worker_pool import Pool

        return Pool([Process() for _ in range(hands or os.cpu_count() or 1)])
    if on == "ray":
        from feldspar.lab.execution.ray_pool import Cluster

        return Cluster(hands, address)
    raise ValueError(f"nobody works on {on!r}; choose one of: {', '.join(PLACES)}")
