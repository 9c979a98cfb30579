"""Worker pool: one job a worker at a time; workers that die are replaced.

Workers share nothing, so one that dies, even in the middle of a message, loses only its own job,
and it is known which job that was.
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
    """A worker died before it answered."""


class Worker(ABC):
    """A worker in another process, started when first needed, and again after it has died."""

    @abstractmethod
    def ask(self, order: bytes) -> bytes:
        """Send a job and wait for the answer of `run_pickled`; raise WorkerDied if the worker is
        gone."""

    @abstractmethod
    def interrupt(self) -> bool:
        """End the worker, as its answer is not needed any more; return whether one was running."""

    @abstractmethod
    def shutdown(self) -> None:
        """End an idle worker."""


class PoolExecutor(Executor):
    """Runs one thread per worker to wait for its answers; idle workers are in a queue."""

    def __init__(self, workers: Sequence[Worker]) -> None:
        super().__init__(len(workers))
        self._workers = workers
        self._idle: SimpleQueue[Worker] = SimpleQueue()
        for worker in workers:
            self._idle.put(worker)
        self._threads = ThreadPoolExecutor(len(workers), "pool")
        self._is_cancelling = False

    def submit(self, work: Callable[[Job], Result], number: int, job: Job) -> Pending[Result]:
        return self._threads.submit(self._run, work, number, job)

    def pickle_job(self, order: object) -> bytes:
        """Return a job and its function in a form that a worker can read."""
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
        # Repeat until all threads have noticed: one may just have been between two workers.
        while begun and wait(begun, timeout=0).not_done:
            ended.update(worker for worker in self._workers if worker.interrupt())
            wait(begun, timeout=0.05)
        for worker in ended:  # a worker that answered first dies later, maybe during the next job
            worker.shutdown()
        self._is_cancelling = False

    def shutdown(self) -> None:
        self._threads.shutdown()
        for worker in self._workers:
            worker.shutdown()


def run_pickled(order: bytes) -> bytes:
    """Run a pickled job; return its result, or the error it raised, pickled."""
    try:
        work, job = pickle.loads(order)
        return pickle.dumps((True, work(job)))
    except Exception as error:
        told = "".join(traceback.format_exception(error))
        error.add_note(f"in a worker:\n{told}")
        try:
            packed = pickle.dumps((False, error))
            pickle.loads(packed)
        except Exception:  # some errors cannot be pickled
            packed = pickle.dumps((False, RuntimeError(told)))
        return packed


def unpickle_result(answer: bytes) -> object:
    """Return the result in an answer, or raise the error."""
    good, value = pickle.loads(answer)
    if not good:
        raise value
    return value
