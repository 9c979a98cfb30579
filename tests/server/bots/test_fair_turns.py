"""What one address asks for keeps no other waiting: puzzles, replays, copies, lessons, hints."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from feldspar.server.bots.executor import AdviceJob, JobFailed
from feldspar.server.bots.process_pool import BotProcess, BotProcessPool
from feldspar.server.http.routes import queries
from feldspar.server.jobs.scheduler import DueTableScheduler
from feldspar.server.runtime.bus import LocalBus
from feldspar.server.runtime.clock import now
from feldspar.server.runtime.fair_queue import FairQueue
from feldspar.server.tables.repository import TableRepository
from feldspar.table.contract.advice import Advice, Judgement, Review
from feldspar.table.contract.commands import ReviewSpec
from feldspar.table.contract.views import Why
from feldspar.table.services.queries import QUERIES
from tests.server.client import PATIENCE, TITLE, Guest, bot, house, me, opening, until
from tests.server.controlled_bots import think_on_demand
from tests.server.memory_journal import MemoryJournal

FLOODS, STRANGER = "127.0.0.66", "127.0.0.95"
"""Each address counts as a household of its own."""
PUZZLE: dict[str, Any] = {"game": TITLE, "number": 1}
SLOW: dict[str, Any] = {**PUZZLE, "touched": ["anything"]}
SOON = 20.0
"""Seconds in which something quick is answered, however slow the machine."""


class Slow:
    """Something that takes as long as a test wants."""

    def __init__(self) -> None:
        self.begun = threading.Semaphore(0)
        self.ends = threading.Event()

    def __call__(self, *_: object) -> Why:
        self.begun.release()
        assert self.ends.wait(PATIENCE)
        return Why("", "")


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    """Whoever asks why in a puzzle waits until this has ended."""
    found = Slow()
    name = "puzzle/why"
    monkeypatch.setitem(QUERIES, name, QUERIES[name]._replace(answer=found))
    yield found
    found.ends.set()


@pytest.fixture
def crowd() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(16) as many:
        yield many


def at(address: str, home: str) -> httpx.Client:
    """Somebody who asks from an address of their own."""
    return httpx.Client(
        base_url=address,
        timeout=SOON,
        trust_env=False,
        transport=httpx.HTTPTransport(local_address=home, retries=2),
    )


def asked(address: str, home: str, what: str, said: dict[str, Any]) -> int:
    with at(address, home) as http:
        return http.post(what, json=said, timeout=PATIENCE).status_code


@pytest.mark.promise("PRO-27", "PRO-71")
def test_a_stranger_is_answered_while_one_address_has_all_it_may_waiting(
    tmp_path: Path, slow: Slow, crowd: ThreadPoolExecutor
) -> None:
    lesson = {"game": TITLE, "lesson": "first"}
    with house(tmp_path) as address, at(address, STRANGER) as stranger:
        waiting = [crowd.submit(asked, address, FLOODS, "/api/puzzle/why", SLOW) for _ in range(8)]
        assert slow.begun.acquire(timeout=PATIENCE)
        for _ in range(3):
            answer = stranger.post("/api/puzzle", json=PUZZLE)
            assert answer.status_code == 200, answer.text
        assert stranger.post("/api/lesson", json=lesson).status_code in (200, 409)
        assert not any(one.done() for one in waiting)
        assert not slow.begun.acquire(blocking=False), "the others still wait for their turn"
        slow.ends.set()
        assert {one.result() for one in waiting} == {200}


@pytest.mark.promise("PRO-28")
def test_whoever_hangs_up_leaves_the_queue(
    tmp_path: Path, slow: Slow, crowd: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    queues = list[FairQueue]()

    def made(*slots: int) -> FairQueue:
        queues.append(FairQueue(*slots))
        return queues[-1]

    monkeypatch.setattr(queries, "FairQueue", made)
    with house(tmp_path) as address:
        first = crowd.submit(asked, address, FLOODS, "/api/puzzle/why", SLOW)
        assert slow.begun.acquire(timeout=PATIENCE)
        (queue,) = queues
        with hanging(address, "/api/puzzle/why", b'{"game":"x","number":1,"touched":[]}'):
            until(lambda: queue.waiting == 1)
        until(lambda: queue.waiting == 0)
        assert queue.running == 1, "what has begun in a thread keeps its slot until it ends"
        slow.ends.set()
        assert first.result() == 200
        until(lambda: queue.running == 0)


class hanging:
    """A request that was sent and is not read; it ends with the block."""

    def __init__(self, address: str, what: str, said: bytes) -> None:
        host, port = address.removeprefix("http://").split(":")
        self.line = socket.create_connection((host, int(port)), source_address=(FLOODS, 0))
        head = f"POST {what} HTTP/1.1\r\nhost: {host}:{port}\r\ncontent-length: {len(said)}\r\n"
        self.line.sendall(f"{head}content-type: application/json\r\n\r\n".encode() + said)

    def __enter__(self) -> None: ...

    def __exit__(self, *_: object) -> None:
        self.line.close()


@pytest.mark.promise("PRO-71")
def test_hints_and_thoughts_of_callers_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    thought = list[Any]()
    monkeypatch.setattr(BotProcess, "run", lambda _, job: thought.append(job))

    async def story() -> None:
        jobs: list[tuple[Any, str]] = [*[(f"a{n}", "a") for n in range(58)], ("v", "v")]
        with BotProcessPool(1, PATIENCE) as pool:
            await asyncio.gather(*[pool.run_job(job, caller) for job, caller in jobs])

    asyncio.run(story())
    assert thought[:3] == ["a0", "v", "a1"]
    assert len(thought) == 59


@pytest.mark.promise("PRO-71")
def test_others_have_their_turn_between_two_decisions_of_a_review(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thought, goes_on = list[object](), threading.Event()

    def think(_: BotProcess, job: Any) -> Any:
        assert goes_on.wait(PATIENCE)
        if not isinstance(job, partial):
            return thought.append(job)
        asked: ReviewSpec = job.args[0]
        thought.append(asked.at)
        judged = [Judgement(at, 0, "", "", (), (), 0.0, (0.0, 0.0)) for at in range(16)]
        end = min(asked.at + asked.most, 16)
        return Review(tuple(judged[asked.at : end]), end, 16, False, ())

    monkeypatch.setattr(BotProcess, "run", think)

    async def story() -> None:
        with BotProcessPool(1, PATIENCE) as pool:
            review = asyncio.create_task(pool.review(ReviewSpec("", 0, 16), "a"))
            while not pool.queue.running:
                await asyncio.sleep(0)
            jobs: list[Any] = ["b", "c"]
            others = [asyncio.create_task(pool.run_job(job, job)) for job in jobs]
            while pool.queue.waiting < len(others):
                await asyncio.sleep(0)
            goes_on.set()
            await asyncio.gather(*others)
            assert [one.at for one in (await review).judged] == [*range(16)]

    asyncio.run(story())
    assert thought == [0, "b", "c", *range(1, 16)]


@pytest.mark.promise("PRO-71")
@pytest.mark.parametrize("shared", [False, True], ids=["alone", "with others"])
def test_a_table_waits_for_one_thought_of_another_callers_tables(
    monkeypatch: pytest.MonkeyPatch, shared: bool
) -> None:
    begun, goes_on = think_on_demand(monkeypatch)
    floods, strangers = "search(seconds=5)", "level-5"

    async def story() -> None:
        repository = TableRepository(MemoryJournal(), LocalBus(), 100, shared)
        for number in range(58):
            await repository.create(f"a{number}", opening([me(), bot(floods)], now()), "a")
        with BotProcessPool(1, PATIENCE, shared) as pool:
            working = asyncio.create_task(DueTableScheduler(repository, pool).run())
            async with asyncio.timeout(PATIENCE):
                while not begun or not pool.queue.waiting:
                    await asyncio.sleep(0.01)
                await repository.create("v", opening([me(), bot(strangers)], now()), "v")
                while "v" not in pool.queue._next:
                    await asyncio.sleep(0.01)
                goes_on.release()
                while len(begun) < 2:
                    await asyncio.sleep(0.01)
            goes_on.release(9999)
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)
        assert begun[:2] == [floods, strangers]
        assert pool.queue.waiting == pool.queue.running == 0, "all have left"

    asyncio.run(story())


@pytest.mark.promise("PRO-71")
def test_whoever_has_many_cookies_has_one_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    callers = list[str]()

    async def advice(_: BotProcessPool, __: AdviceJob, caller: str = "") -> Advice:
        callers.append(caller)
        raise JobFailed("this is all")

    monkeypatch.setattr(BotProcessPool, "advise", advice)
    with house(tmp_path, bot_processes=1) as address:
        for home in (FLOODS, FLOODS, STRANGER):
            with Guest(address) as guest:
                guest.http = at(address, home)
                table = guest.set_table([me()], hints=True)
                guest.do(table, "hint", 0)
                assert guest.http.get(f"/api/tables/{table}/advice?seat=0").status_code == 503
    first, second, other = callers
    assert first == second != other
    assert not any(home in caller for home in (FLOODS, STRANGER) for caller in callers)
