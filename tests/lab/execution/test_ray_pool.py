"""A real Ray, started here for these tests: the same results as anywhere, and nobody listens."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from feldspar.lab.execution.backends import open_executor
from feldspar.lab.execution.executor import MAX_ATTEMPTS, Executor, JobLost
from feldspar.lab.matches.match import Match, games
from tests.lab import pool_jobs
from tests.lab.pool_jobs import Deadly


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="session")
def host(home: Path) -> Iterator[Executor]:
    """Who begins Ray, and leaves its three cores to others."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("HOME", str(home))
        # Ray starts a dozen interpreters: twice as quick if one leaves what it compiled to the next
        patched.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
        with open_executor("ray", workers=3) as workers:
            yield workers


@pytest.fixture(scope="session")
def ray(host: Executor) -> Iterator[Executor]:
    with open_executor("ray", workers=2) as workers:
        yield workers


def test_the_same_results_and_errors_as_anywhere(ray: Executor) -> None:
    match = Match("burgundy_dice", ("greedy", "random"), blocks=3, record=True)
    with open_executor("serial") as alone:
        assert list(games(match, ray)) == list(games(match, alone))
    jobs = [bytes([number]) + pool_jobs.BULK for number in range(6)]
    assert list(ray.map(pool_jobs.bulky, jobs)) == [job[::-1] for job in jobs]
    results = ray.map(pool_jobs.refuse, range(6))
    assert [next(results) for _ in range(3)] == [0, 1, 2]
    with pytest.raises(ValueError, match="3 is refused"):
        next(results)


def test_a_killed_worker_is_replaced_and_its_job_done_again(ray: Executor, tmp_path: Path) -> None:
    jobs = [Deadly(number, tmp_path, 1 if number == 5 else 0) for number in range(12)]
    assert list(ray.map(pool_jobs.deadly, jobs)) == list(range(12))
    tried = [len(list(tmp_path.glob(f"{number}-*"))) for number in range(12)]
    assert tried == [2 if number == 5 else 1 for number in range(12)]


def test_a_job_that_kills_every_worker_is_named(ray: Executor, tmp_path: Path) -> None:
    jobs = [Deadly(number, tmp_path, 99 if number == 2 else 0) for number in range(4)]
    results = ray.map(pool_jobs.deadly, jobs)
    with pytest.raises(JobLost, match=r"job 2 ended 3 workers.*Deadly\(number=2"):
        list(results)
    assert len(list(tmp_path.glob("2-*"))) == MAX_ATTEMPTS


def test_whoever_stops_asking_waits_for_nobody(ray: Executor, tmp_path: Path) -> None:
    (tmp_path / "first").touch()
    for name in ray.map(pool_jobs.wait_for, [tmp_path / "first", *[tmp_path / "never"] * 2]):
        assert name == "first"
        break
    assert list(ray.map(pool_jobs.square, range(3))) == [0, 1, 4]


def test_a_crew_leaves_a_ray_it_did_not_begin(ray: Executor) -> None:
    with open_executor("ray", workers=1) as guests:
        assert list(guests.map(pool_jobs.square, [3])) == [9]
    assert list(ray.map(pool_jobs.square, [4])) == [16]


def test_a_crew_without_a_core_is_refused(ray: Executor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ray.available_resources", lambda: {"memory": 1.0})
    monkeypatch.setattr("feldspar.lab.execution.ray_pool.START_TIMEOUT_SECONDS", 0.1)
    with (
        pytest.raises(ValueError, match="all cores of the Ray cluster are taken"),
        open_executor("ray"),
    ):
        pass
    assert list(ray.map(pool_jobs.square, [4])) == [16]


@pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="looks where Linux keeps sockets")
def test_ray_is_heard_on_this_machine_only_and_reports_to_nobody(ray: Executor) -> None:
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"
    places = list(ray.map(pool_jobs.listening, range(2)))
    assert places
    assert {place for heard in places for place in heard} == {"127.0.0.1"}


def test_ray_leaves_no_token_behind(ray: Executor, home: Path) -> None:
    assert list(ray.map(pool_jobs.square, [2])) == [4]
    assert not list(home.rglob("*token*"))
