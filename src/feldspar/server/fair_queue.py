"""A bounded queue that serves callers in turn, however much one of them asks for.

Jobs are served in rounds: one caller's jobs belong to one round after the other, beginning with the
round that is being served when it comes. So a caller waits for about one job of each other caller,
over the number of slots, and for its own.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Final

MOST_WAITING: Final = 1000
"""Jobs that wait at the same time, of all callers."""


class QueueFull(Exception):
    """There is no room to wait, or others who ask for less have taken it."""

    def __str__(self) -> str:
        return "too many jobs wait already"


def take_turns(jobs: Iterable[tuple[str, str]]) -> list[str]:
    """Return the jobs of some pairs of a job and its caller, round by round.

    >>> from feldspar.server.fair_queue import take_turns
    >>> take_turns([("a1", "a"), ("a2", "a"), ("a3", "a"), ("v", "b")])
    ['a1', 'v', 'a2', 'a3']
    """
    seen: Counter[str] = Counter()
    rounds = list[tuple[int, str]]()
    for job, caller in jobs:
        rounds.append((seen[caller], job))
        seen[caller] += 1
    return [job for _, job in sorted(rounds, key=lambda one: one[0])]


@dataclass(eq=False)
class _Job:
    """A job that waits for a slot."""

    caller: str
    round: int
    limit: int
    """It is refused where as many wait already."""
    ready: asyncio.Future[None]


class FairQueue:
    """Gives slots to jobs of callers; with `each`, so many at most to one caller."""

    def __init__(self, slots: int, each: int | None = None) -> None:
        self._free = slots
        self._each = slots if each is None else each
        self._jobs: Counter[str] = Counter()
        """How many jobs of each caller wait or have a slot."""
        self._running: Counter[str] = Counter()
        self._waiting: list[_Job] = []
        """The oldest first."""
        self._round = 0
        """The one being served."""
        self._next: dict[str, int] = {}
        """The next round of each caller that has jobs here."""

    @property
    def running(self) -> int:
        """How many jobs have a slot."""
        return self._running.total()

    @property
    def waiting(self) -> int:
        """How many jobs wait for one."""
        return len(self._waiting)

    @asynccontextmanager
    async def slot(self, caller: str, limit: int = MOST_WAITING) -> AsyncIterator[None]:
        """Have a slot while the block runs, as soon as it is the caller's turn.

        Where `limit` jobs wait already, the caller with the most jobs gives way, if it has more
        than this one; otherwise raise QueueFull.
        """
        job = self._enter(caller, limit)
        try:
            await job.ready
        except BaseException:
            if job in self._waiting:
                self._remove(job)
            elif not job.ready.cancelled() and job.ready.exception() is None:
                self._release(caller)  # it was given a slot in the same moment
            raise
        try:
            yield
        finally:
            self._release(caller)

    def _enter(self, caller: str, limit: int) -> _Job:
        if self.waiting >= limit and not (self._free and self._has_share(caller)):
            self._make_room(caller)
        mine = max(self._round, self._next.get(caller, 0))
        self._next[caller] = mine + 1
        self._jobs[caller] += 1
        job = _Job(caller, mine, limit, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        self._start()
        return job

    def _start(self) -> None:
        """Give free slots to whoever is next."""
        while self._free:
            able = [job for job in self._waiting if self._has_share(job.caller)]
            if not able:
                return
            job = min(able, key=lambda job: (job.round, self._running[job.caller]))
            self._waiting.remove(job)
            if job.ready.cancelled():  # it has not come to leave the queue itself
                self._forget(job.caller)
                continue
            self._round = max(self._round, job.round)
            self._free -= 1
            self._running[job.caller] += 1
            job.ready.set_result(None)

    def _release(self, caller: str) -> None:
        self._free += 1
        self._running -= Counter([caller])  # keeps none that have none
        self._forget(caller)
        self._start()

    def _remove(self, job: _Job) -> None:
        self._waiting.remove(job)
        self._forget(job.caller)

    def _forget(self, caller: str) -> None:
        """Forget a job of a caller, and with its last one the caller."""
        self._jobs[caller] -= 1
        if not self._jobs[caller]:
            del self._jobs[caller], self._next[caller]

    def _has_share(self, caller: str) -> bool:
        """Tell whether a caller may have one more slot."""
        return self._running[caller] < self._each

    def _make_room(self, caller: str) -> None:
        """Refuse the newest job of whoever has the most, if its own limit is reached as well; or
        the caller's."""
        movable = [job for job in self._waiting if job.limit <= self.waiting]
        greatest = max(reversed(movable), key=lambda job: self._jobs[job.caller], default=None)
        if greatest is None or self._jobs[greatest.caller] <= self._jobs[caller] + 1:
            raise QueueFull
        self._remove(greatest)
        with suppress(asyncio.InvalidStateError):  # somebody who leaves in the same moment
            greatest.ready.set_exception(QueueFull())
