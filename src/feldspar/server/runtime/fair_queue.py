"""Bounded queue that serves clients in turn, however much one of them asks for.

Jobs are served in rounds, one job of each client in each, starting with the round being served when
a job arrives. So a client waits for about one job of each other client, over the number of slots,
and for its own. A client that leaves and comes back keeps its place in the rounds: otherwise one
that asks for one thing at a time would go before one that always has jobs queued.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Final

MAX_WAITING: Final = 1000
"""Jobs that wait at the same time, of all callers."""
MAX_REMEMBERED_CALLERS: Final = 100
"""Callers without a job of whom it is remembered that they had their turn: if there are more, the
round ends. So neither memory nor the others who had theirs depend on how many strangers come."""


class QueueFull(Exception):
    """There is no room to wait, or others who ask for less have taken it."""

    def __str__(self) -> str:
        return "too many jobs wait already"


def take_turns(jobs: Iterable[tuple[str, str]]) -> list[str]:
    """Return the jobs of some pairs of a job and its caller, round by round.

    >>> from feldspar.server.runtime.fair_queue import take_turns
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
    max_waiting: int
    """It is refused where as many wait already."""
    ready: asyncio.Future[None]


class FairQueue:
    """Gives slots to jobs of callers; with `max_per_caller`, so many at most to one caller."""

    def __init__(self, slots: int, max_per_caller: int | None = None) -> None:
        self._free = slots
        self._max_per_caller = slots if max_per_caller is None else max_per_caller
        self._jobs: Counter[str] = Counter()
        """How many jobs of each caller wait or have a slot."""
        self._running: Counter[str] = Counter()
        self._waiting: list[_Job] = []
        """The oldest first."""
        self._round = 0
        """The one being served."""
        self._next: dict[str, int] = {}
        """The next round of each caller that has jobs here, or has had its turn in this one. It is
        counted where a job gets its slot: one that leaves before costs its caller no turn."""

    @property
    def running(self) -> int:
        """How many jobs have a slot."""
        return self._running.total()

    @property
    def waiting(self) -> int:
        """How many jobs wait for one."""
        return len(self._waiting)

    @asynccontextmanager
    async def slot(self, caller: str, max_waiting: int = MAX_WAITING) -> AsyncIterator[None]:
        """Have a slot while the block runs, as soon as it is the caller's turn.

        Where `max_waiting` jobs wait already, the one whose round comes last gives way, if it comes
        later than this one's; otherwise raise QueueFull.
        """
        job = self._enqueue(caller, max_waiting)
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

    def _enqueue(self, caller: str, max_waiting: int) -> _Job:
        mine = max(self._round, self._next.get(caller, 0))
        if self.waiting >= max_waiting and not (self._free and self._has_share(caller)):
            self._make_room(caller, mine)
        self._next[caller] = mine
        self._jobs[caller] += 1
        job = _Job(caller, max_waiting, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        self._fill_slots()
        return job

    def _fill_slots(self) -> None:
        """Give free slots to whoever is next."""
        while self._free:
            able = [job for job in self._waiting if self._has_share(job.caller)]
            if not able:
                return
            job = min(able, key=lambda job: (self._next[job.caller], self._running[job.caller]))
            self._waiting.remove(job)
            if job.ready.cancelled():  # it has not come to leave the queue itself
                self._forget(job.caller)
                continue
            self._round = max(self._round, self._next[job.caller])
            self._next[job.caller] = self._round + 1
            self._free -= 1
            self._running[job.caller] += 1
            job.ready.set_result(None)

    def _release(self, caller: str) -> None:
        self._free += 1
        self._running -= Counter([caller])  # keeps none that have none
        self._forget(caller)
        self._fill_slots()

    def _remove(self, job: _Job) -> None:
        self._waiting.remove(job)
        self._forget(job.caller)

    def _forget(self, caller: str) -> None:
        """Forget a job of a caller, and after its last one whoever would come in as a stranger."""
        self._jobs[caller] -= 1
        if self._jobs[caller]:
            return
        del self._jobs[caller]
        if len(self._next) - len(self._jobs) > MAX_REMEMBERED_CALLERS:
            self._round += 1
        here, served = self._jobs, self._round
        self._next = {one: at for one, at in self._next.items() if one in here or at > served}

    def _has_share(self, caller: str) -> bool:
        """Tell whether a caller may have one more slot."""
        return self._running[caller] < self._max_per_caller

    def _make_room(self, caller: str, mine: int) -> None:
        """Refuse the newest job of the last round, if its own limit is reached as well; or the
        caller's, whose first would belong to round `mine`."""
        rounds, ahead = dict[_Job, int](), Counter[str]()
        for job in self._waiting:
            rounds[job] = self._next[job.caller] + ahead[job.caller]
            ahead[job.caller] += 1
        movable = [job for job in reversed(self._waiting) if job.max_waiting <= self.waiting]
        last = max(movable, key=rounds.__getitem__, default=None)
        if last is None or rounds[last] <= mine + ahead[caller]:
            raise QueueFull
        self._remove(last)
        with suppress(asyncio.InvalidStateError):  # somebody who leaves in the same moment
            last.ready.set_exception(QueueFull())
