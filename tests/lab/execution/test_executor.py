"""Crews: the same results in the same order, whoever works and whoever dies."""

from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest

from feldspar.lab.execution.backends import open_executor
from feldspar.lab.execution.executor import JOBS_AHEAD_PER_WORKER, MAX_ATTEMPTS, Executor, JobLost
from feldspar.lab.execution.worker_pool import (
    PoolExecutor,
    Worker,
    WorkerDied,
    run_pickled,
    unpickle_result,
)
from tests.lab import pool_jobs
from tests.lab.pool_jobs import Deadly


@pytest.fixture(scope="module")
def pool() -> Iterator[Executor]:
    with open_executor("pool", workers=2) as workers:
        yield workers


def test_results_come_in_the_order_of_the_jobs(pool: Executor) -> None:
    assert list(pool.map(pool_jobs.slow_first, range(40))) == list(range(40))
    with open_executor("serial") as alone:
        assert list(alone.map(pool_jobs.square, range(5))) == [0, 1, 4, 9, 16]


def test_jobs_are_read_only_a_little_ahead(pool: Executor) -> None:
    read: list[int] = []

    def jobs() -> Iterator[int]:
        for number in range(10**6):
            read.append(number)
            yield number

    results = pool.map(pool_jobs.square, jobs())
    assert next(results) == 0
    assert len(read) == JOBS_AHEAD_PER_WORKER * 2
    assert next(results) == 1
    assert len(read) == JOBS_AHEAD_PER_WORKER * 2 + 1


def test_jobs_and_results_may_be_larger_than_a_pipe(pool: Executor) -> None:
    jobs = [bytes([number]) + pool_jobs.BULK for number in range(6)]
    assert list(pool.map(pool_jobs.bulky, jobs)) == [job[::-1] for job in jobs]


@pytest.mark.parametrize("on", ["serial", "pool"])
def test_what_the_work_raises_is_raised_and_not_tried_again(on: str) -> None:
    with open_executor(on, workers=2) as workers:
        results = workers.map(pool_jobs.refuse, range(6))
        assert [next(results) for _ in range(3)] == [0, 1, 2]
        with pytest.raises(ValueError, match="3 is refused"):
            next(results)
        assert list(workers.map(pool_jobs.square, range(3))) == [0, 1, 4]


def test_an_error_that_cannot_travel_is_told(pool: Executor) -> None:
    with pytest.raises(RuntimeError, match="UntellableError: 1 and 2"):
        list(pool.map(pool_jobs.untellable, [0]))


def test_a_killed_worker_is_replaced_and_its_job_done_again(pool: Executor, tmp_path: Path) -> None:
    jobs = [Deadly(number, tmp_path, 2 if number == 5 else 0) for number in range(12)]
    assert list(pool.map(pool_jobs.deadly, jobs)) == list(range(12))
    tried = [len(list(tmp_path.glob(f"{number}-*"))) for number in range(12)]
    assert tried == [3 if number == 5 else 1 for number in range(12)]


def test_a_job_that_kills_every_worker_is_named(pool: Executor, tmp_path: Path) -> None:
    jobs = [Deadly(number, tmp_path, 99 if number == 2 else 0) for number in range(6)]
    results = pool.map(pool_jobs.deadly, jobs)
    assert [next(results), next(results)] == [0, 1]
    with pytest.raises(JobLost, match=r"job 2 ended 3 workers.*Deadly\(number=2") as lost:
        next(results)
    assert (lost.value.number, lost.value.job) == (2, jobs[2])
    assert len(list(tmp_path.glob("2-*"))) == MAX_ATTEMPTS
    assert list(pool.map(pool_jobs.square, range(3))) == [0, 1, 4]


def test_whoever_stops_asking_waits_for_nobody(tmp_path: Path) -> None:
    (tmp_path / "first").touch()
    with open_executor("pool", workers=2) as workers:
        for name in workers.map(pool_jobs.wait_for, [tmp_path / "first", tmp_path / "never"]):
            assert name == "first"
            break
        assert list(workers.map(pool_jobs.square, range(3))) == [0, 1, 4]


class LateWorker(Worker):
    """Its last answer comes before it is ended; it dies when it is asked the next time."""

    def __init__(self) -> None:
        self.at_last, self.interrupted = Event(), Event()
        self.dying, self.deaths = False, 0

    def ask(self, order: bytes) -> bytes:
        if self.dying:
            self.dying, self.deaths = False, self.deaths + 1
            raise WorkerDied
        answer = run_pickled(order)
        if unpickle_result(answer) == "last":
            self.at_last.set()
            self.interrupted.wait()
        return answer

    def interrupt(self) -> bool:
        self.dying = True
        self.interrupted.set()
        return True

    def shutdown(self) -> None:
        self.dying = False


def test_whoever_was_ended_too_late_costs_the_next_job_no_attempt() -> None:
    late = LateWorker()
    workers = PoolExecutor([late])
    for said in workers.map(str, ["first", "last"]):
        assert said == "first"
        late.at_last.wait()
        break
    assert list(workers.map(str, ["next"])) == ["next"]
    assert late.deaths == 0
    workers.close()


def test_an_interrupted_crew_goes_home(tmp_path: Path) -> None:
    (tmp_path / "first").touch()

    def interrupted() -> None:
        with open_executor("pool", workers=2) as workers:
            for _ in workers.map(
                pool_jobs.wait_for, [tmp_path / "first", *[tmp_path / "never"] * 9]
            ):
                raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()


def test_a_crew_does_one_thing_at_a_time(pool: Executor) -> None:
    first = pool.map(pool_jobs.square, range(99))
    next(first)
    with pytest.raises(RuntimeError, match="at work already"):
        next(pool.map(pool_jobs.square, range(99)))


@pytest.mark.parametrize(
    ("on", "hands", "address", "wrong"),
    [
        ("moon", None, "", "unknown backend 'moon'; choose one of: serial, pool, ray"),
        ("pool", 0, "", "workers must be at least 1, not 0"),
        ("pool", 2, "auto", "only Ray has an address"),
    ],
)
def test_a_wrong_crew_is_refused(on: str, hands: int | None, address: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong), open_executor(on, hands, address):
        pass
