"""Worker pool: one job a worker at a time; workers that die are replaced.

Nothing is shared between workers, so one that dies, even amid a word, takes nothing with it but
the job it had, and which job that was is known.
"""

import pickle
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor, wait
from queue import SimpleQueue
from typing import cast

from feldspar.lab.execution.executor import MAX_ATTEMPTS, Executor, Job, JobLost, Pending, Result


class WorkerDied(Exception):
    """A worker is gone, and the answer with it."""


class Worker(ABC):
    """Somebody elsewhere, started when first needed, and again when needed and gone."""

    @abstractmethod
    def ask(self, order: bytes) -> bytes:
        """Hand over a job and wait for what `answered` says; raise DiedError if nobody will."""

    @abstractmethod
    def interrupt(self) -> bool:
        """End whoever is at work: nobody wants the answer any more; tell whether anybody was."""

    @abstractmethod
    def shutdown(self) -> None:
        """See an idle worker off."""


class PoolExecutor(Executor):
    """A thread for each worker waits for its answers; idle workers lie in a queue."""

    def __init__(self, workers: Sequence[Worker]) -> None:
        super().__init__(len(workers))
        self._workers = workers
        self._idle: SimpleQueue[Worker] = SimpleQueue()
        for worker in workers:
            self._idle.put(worker)
        self._threads = ThreadPoolExecutor(len(workers), "crew")
        self._is_cancelling = False

    def submit(self, work: Callable[[Job], Result], number: int, job: Job) -> Pending[Result]:
        return self._threads.submit(self._run, work, number, job)

    def pickle_job(self, order: object) -> bytes:
        """Return a job and its work as a worker can read them."""
        return pickle.dumps(order)

    def _run(self, work: Callable[[Job], Result], number: int, job: Job) -> Result:
        order = self.pickle_job((work, job))
        worker = self._idle.get()
        try:
            for _ in range(MAX_ATTEMPTS):
                try:
                    answer = worker.ask(order)
                except WorkerDied:
                    if self._is_cancelling:
                        raise CancelledError from None
                    continue
                return cast(Result, unpickle_result(answer))
            raise JobLost(number, job)
        finally:
            self._idle.put(worker)

    def cancel(self, pending: Sequence[Pending[object]]) -> None:
        futures = [cast("Future[object]", errand) for errand in pending]
        begun = [future for future in futures if not future.cancel()]
        self._is_cancelling = True
        ended = set[Worker]()
        # Again until all have noticed: somebody may have been between two workers just now.
        while begun and wait(begun, timeout=0).not_done:
            ended.update(worker for worker in self._workers if worker.interrupt())
            wait(begun, timeout=0.05)
        for worker in ended:  # whose answer came first dies later, maybe amid the next job
            worker.shutdown()
        self._is_cancelling = False

    def shutdown(self) -> None:
        self._threads.shutdown()
        for worker in self._workers:
            worker.shutdown()


def run_pickled(order: bytes) -> bytes:
    """Do a pickled job; return the result, or the error it ended in, pickled."""
    try:
        work, job = pickle.loads(order)
        return pickle.dumps((True, work(job)))
    except Exception as error:
        told = "".join(traceback.format_exception(error))
        error.add_note(f"in a worker:\n{told}")
        try:
            packed = pickle.dumps((False, error))
            pickle.loads(packed)
        except Exception:  # some errors cannot travel
            packed = pickle.dumps((False, RuntimeError(told)))
        return packed


def unpickle_result(answer: bytes) -> object:
    """Return the result an answer holds, or raise the error."""
    good, value = pickle.loads(answer)
    if not good:
        raise value
    return value
