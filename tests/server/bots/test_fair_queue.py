"""A queue in which callers take turns: nobody waits for all that another has asked for."""

import asyncio
import time
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldspar.server.runtime.fair_queue import MAX_REMEMBERED_CALLERS, FairQueue, QueueFull


class Office:
    """A queue whose jobs end when they are told to."""

    def __init__(self, slots: int, each: int | None = None) -> None:
        self.queue = FairQueue(slots, each)
        self.slots = slots
        self.began: list[str] = []
        self.running: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, job: str, limit: int = 1000) -> None:
        """Let somebody ask for something; the first letter of a job says who."""

        async def work() -> None:
            async with self.queue.slot(job[0], limit):
                self.began.append(job)
                self.running[job] = asyncio.Event()
                try:
                    await self.running[job].wait()
                finally:
                    del self.running[job]

        self.tasks[job] = asyncio.create_task(work())
        await settled()

    async def finish(self, job: str) -> None:
        self.running[job].set()
        await self.tasks[job]
        await settled()

    async def finish_all(self) -> None:
        while self.running:
            await self.finish(next(iter(self.running)))


async def settled() -> None:
    """Let everybody do what they can."""
    for _ in range(5):
        await asyncio.sleep(0)


def told(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 60))


@pytest.mark.promise("PRO-71")
def test_whoever_asks_once_waits_for_one_job_of_each_other_caller() -> None:
    async def story() -> None:
        office = Office(1)
        for number in range(58):
            await office.ask(f"a{number}")
            await office.ask(f"b{number}")
        await office.ask("v")
        await office.finish_all()
        assert office.began[:2] == ["a0", "b0"]
        assert office.began.index("v") <= 4, office.began[:6]
        assert [job for job in office.began if "a" in job] == [f"a{n}" for n in range(58)]

    told(story())


def test_whoever_had_no_turn_is_next_and_then_whoever_has_the_fewest_running() -> None:
    async def story() -> None:
        office = Office(3)
        for job in ["a0", "a1", "b0", "a2", "a3", "b1", "v0", "v1"]:
            await office.ask(job)
        assert office.began == ["a0", "a1", "b0"]
        await office.finish("b0")
        assert office.began[3:] == ["v0"]
        await office.finish("a0")
        assert office.began[4:] == ["b1"]
        await office.finish_all()
        assert not office.queue.waiting + office.queue.running

    told(story())


@pytest.mark.promise("PRO-71")
@pytest.mark.parametrize(
    ("slots", "each", "others"), [(1, 1, "ab"), (3, 3, "abcdef"), (2, 1, "abcd")]
)
def test_who_always_has_a_job_waiting_has_as_many_turns_as_who_comes_again_each_time(
    slots: int, each: int, others: str
) -> None:
    async def story() -> None:
        office = Office(slots, each)
        for number, caller in enumerate(others + "vv"):
            await office.ask(f"{caller}{number}")
        for number in range(100, 100 + 20 * (len(others) + 1)):
            done = next(iter(office.running))
            await office.finish(done)  # its caller has gone, and comes again
            await office.ask(f"{done[0]}{number}")
        turns = Counter(job[0] for job in office.began)
        assert max(turns.values()) - min(turns.values()) <= 2, turns
        await office.finish_all()

    told(story())


@pytest.mark.promise("PRO-71")
def test_strangers_without_end_neither_fill_the_memory_nor_keep_whoever_waits() -> None:
    async def story() -> None:
        office = Office(1)
        for job in ["v0", "v1"]:
            await office.ask(job)
        for number in range(3 * MAX_REMEMBERED_CALLERS):
            await office.ask(chr(ord("一") + number))  # each of them comes but once
            await office.finish(next(iter(office.running)))
            assert len(office.queue._next) <= MAX_REMEMBERED_CALLERS + len(office.queue._jobs)
        assert office.began.index("v1") <= MAX_REMEMBERED_CALLERS + 3
        await office.finish_all()

    told(story())


def test_what_is_given_up_before_its_turn_costs_none() -> None:
    async def story() -> None:
        office = Office(1)
        for job in ["a0", "v0", *[f"v{number}" for number in range(10, 20)], "a1", "a2", "a3"]:
            await office.ask(job)
        for number in range(10, 20):
            office.tasks[f"v{number}"].cancel()
        await settled()
        await office.ask("v1")
        await office.finish_all()
        assert office.began == ["a0", "v0", "a1", "v1", "a2", "a3"]

    told(story())


@pytest.mark.promise("PRO-71")
def test_a_slot_is_left_for_others_where_each_has_a_share() -> None:
    async def story() -> None:
        office = Office(2, each=1)
        for number in range(8):
            await office.ask(f"a{number}")
        assert office.began == ["a0"]
        await office.ask("v")
        assert office.began == ["a0", "v"], "at once"
        await office.finish_all()

    told(story())


def test_where_there_is_no_room_the_greatest_gives_way_or_the_newest_is_refused() -> None:
    async def story() -> None:
        office = Office(1)
        for job in ["a0", "a1", "a2", "b0"]:
            await office.ask(job, limit=3)
        await office.ask("a3", limit=3)
        with pytest.raises(QueueFull):
            await office.tasks["a3"]
        await office.ask("v", limit=3)
        with pytest.raises(QueueFull):
            await office.tasks["a2"]
        await office.ask("w", limit=3)
        with pytest.raises(QueueFull):
            await office.tasks["a1"]
        await office.ask("x", limit=3)
        with pytest.raises(QueueFull, match="too many"):
            await office.tasks["x"]
        await office.ask("patient")
        await office.finish_all()
        assert office.began == ["a0", "b0", "v", "w", "patient"]

    told(story())


@pytest.mark.promise("PRO-71")
def test_where_there_is_no_room_who_had_a_turn_gives_way_to_who_had_none() -> None:
    async def story() -> None:
        office = Office(1)
        for job in ["a0", "b0"]:
            await office.ask(job, limit=1)
        await office.finish("a0")
        await office.ask("a1", limit=1)
        await office.ask("v0", limit=1)
        with pytest.raises(QueueFull):
            await office.tasks["a1"]
        for job in ["a2", "w0", "v1"]:  # those who had one, have as many, or ask for more
            await office.ask(job, limit=1)
            with pytest.raises(QueueFull):
                await office.tasks[job]
        await office.finish_all()
        assert office.began == ["a0", "b0", "v0"]

    told(story())


def test_who_may_wait_longer_does_not_give_way_to_who_may_not() -> None:
    async def story() -> None:
        office = Office(1)
        for job in ["a0", "a1", "a2"]:
            await office.ask(job)
        await office.ask("v", limit=1)
        with pytest.raises(QueueFull):
            await office.tasks["v"]
        await office.finish_all()
        assert office.began == ["a0", "a1", "a2"]

    told(story())


def test_who_goes_leaves_the_queue() -> None:
    async def story() -> None:
        office = Office(1)
        for job in ["a0", "a1", "v", "a2"]:
            await office.ask(job)
        for gone in ("v", "a1"):
            office.tasks[gone].cancel()
        await settled()
        assert office.queue.waiting == 1
        await office.finish_all()
        assert office.began == ["a0", "a2"]

    told(story())


def test_a_slot_given_to_somebody_who_goes_in_the_same_moment_is_not_lost() -> None:
    async def story() -> None:
        office = Office(1)
        for job in ["a0", "v", "w"]:
            await office.ask(job)
        office.running["a0"].set()
        while office.queue.waiting == 2:
            await asyncio.sleep(0)
        office.tasks["v"].cancel()
        await settled()
        assert list(office.running) == ["w"]
        await office.finish_all()
        assert office.began == ["a0", "w"]

    told(story())


def test_whoever_goes_just_before_their_turn_is_forgotten() -> None:
    async def story() -> None:
        office = Office(1)
        for job in ["a0", "v", "w"]:
            await office.ask(job)
        office.running["a0"].set()
        office.tasks["v"].cancel()  # it has yet to notice when the slot is given on
        await settled()
        assert list(office.running) == ["w"]
        assert list(office.queue._jobs) == ["w"]
        assert set(office.queue._next) == {"a", "w"}, "those who had their turn"
        await office.finish_all()

    told(story())


def test_a_full_queue_holds_nobody_up() -> None:
    """Whoever comes is told at once, and the process does not stand still for it."""

    async def story() -> None:
        queue = FairQueue(1)
        for number in range(1001):
            queue._enqueue(f"caller {number}", 1000)
        began = time.monotonic()
        for number in range(100):
            with pytest.raises(QueueFull):
                queue._enqueue(f"stranger {number}", 1000)
        assert time.monotonic() - began < 2, "a fiftieth of a second for each, on any machine"
        assert queue.waiting == 1000

    told(story())


def test_what_fails_gives_its_slot_back() -> None:
    async def story() -> None:
        queue = FairQueue(1)
        for _ in range(3):
            with suppress(LookupError):
                async with queue.slot("a"):
                    raise LookupError
        assert queue.running == queue.waiting == 0

    told(story())


STEPS = st.lists(
    st.tuples(st.sampled_from(["ask", "ask", "ask few", "finish", "go"]), st.integers(0, 99)),
    max_size=80,
)


@given(steps=STEPS, slots=st.integers(1, 3), each=st.integers(1, 3))
def test_whatever_happens_slots_are_neither_lost_nor_given_twice(
    steps: list[tuple[str, int]], slots: int, each: int
) -> None:
    async def story() -> None:
        office = Office(slots, min(each, slots))
        for number, (step, choice) in enumerate(steps):
            job = f"{'abv'[choice % 3]}{number}"
            if step == "finish" and office.running:
                await office.finish(list(office.running)[choice % len(office.running)])
            elif step == "go" and office.tasks:
                office.tasks[list(office.tasks)[choice % len(office.tasks)]].cancel()
                await asyncio.sleep(0) if choice % 2 else await settled()
            elif step.startswith("ask"):
                await office.ask(job, 2 if step == "ask few" else 1000)
            await settled()
            running = Counter(job[0] for job in office.running)
            assert office.queue.running == running.total() <= slots
            assert all(count <= min(each, slots) for count in running.values())
            left = sum(not task.done() for task in office.tasks.values())
            assert office.queue.waiting == left - running.total()
            assert not office.queue.waiting or running.total() == slots or each < slots
        await office.finish_all()
        await asyncio.gather(*office.tasks.values(), return_exceptions=True)
        assert (office.queue._free, office.queue.running, office.queue.waiting) == (slots, 0, 0)
        assert not office.queue._waiting
        assert not office.queue._running
        assert not office.queue._jobs
        assert set(office.queue._next.values()) <= {office.queue._round + 1}

    told(story())
