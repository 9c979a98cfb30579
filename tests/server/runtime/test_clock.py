"""A wall clock that is set, and what the house makes of it."""

import asyncio
import itertools
import time

import pytest

from feldspar.bots.levels import DEFAULT_LEVEL
from feldspar.server.bots.process_pool import BotProcessPool
from feldspar.server.jobs.scheduler import DueTableScheduler
from feldspar.server.runtime.bus import LocalBus
from feldspar.server.runtime.clock import MonotonicClock, steady_ns
from feldspar.server.tables.repository import TableRepository
from feldspar.table.core.entries import Moved
from tests.server.client import me, opening
from tests.server.memory_journal import MemoryJournal

SECOND = 1_000_000_000
HOUR = 3600 * SECOND


class Clocks:
    """A wall clock that somebody sets, and the steady one beside it."""

    wall = 1_800_000_000 * SECOND
    steady = 7 * SECOND

    def passes(self, time: int) -> None:
        self.wall += time
        self.steady += time


def test_time_goes_on_when_the_wall_clock_is_set_back() -> None:
    clocks = Clocks()
    now = MonotonicClock(lambda: clocks.wall, lambda: clocks.steady)
    began = now()
    clocks.wall -= HOUR
    now()
    clocks.passes(100 * SECOND)
    assert now() - began == 99_000, "it only goes a little slower"
    clocks.passes(200 * HOUR)
    assert now() == clocks.wall // 1_000_000


@pytest.mark.promise("PRO-13")
@pytest.mark.parametrize("followed", [True, False])
def test_a_clock_that_is_set_forward_is_not_charged_to_players(
    followed: bool, caplog: pytest.LogCaptureFixture
) -> None:
    clocks = Clocks()
    now = MonotonicClock(lambda: clocks.wall, lambda: clocks.steady)

    def passes(time: int) -> None:
        """Let time pass, in which the clock of the database is asked every ten seconds."""
        for _ in range(time // (10 * SECOND)):
            clocks.passes(10 * SECOND)
            if followed:
                now.sync_to(clocks.wall)
            else:
                now()

    passes(20 * SECOND)
    began = now()
    clocks.wall += 15 * 60 * SECOND
    passes(600 * SECOND)
    taken = now() - began
    assert 600_000 <= taken <= 606_000, "ten minutes took ten minutes, and a hundredth"
    assert "set by +900.0 s" in caplog.text
    assert caplog.text.count("the system clock was set") == 1
    before = now()
    passes(26 * HOUR)
    assert now() == clocks.wall // 1_000_000, "in the end it is told right"
    assert now() - before <= 26 * 3_600_000 * 1.01
    assert "agrees with the system clock again" in caplog.text


def test_hours_that_a_machine_slept_through_have_passed(caplog: pytest.LogCaptureFixture) -> None:
    clocks = Clocks()
    now = MonotonicClock(lambda: clocks.wall, lambda: clocks.steady)
    began = now()
    clocks.passes(8 * HOUR)  # the steady clock counts sleep
    assert now() - began == 8 * 3_600_000
    now.sync_to(clocks.wall)
    clocks.passes(8 * HOUR)
    now.sync_to(clocks.wall)
    assert now() - began == 16 * 3_600_000
    assert not caplog.text


@pytest.mark.skipif(not hasattr(time, "CLOCK_BOOTTIME"), reason="Linux has such a clock")
def test_the_steady_clock_is_the_one_that_counts_sleep() -> None:
    slept = time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    assert slept <= steady_ns() <= slept + 60 * SECOND


def test_who_follows_another_clock_does_not_look_at_its_own() -> None:
    clocks = Clocks()
    now = MonotonicClock(lambda: clocks.wall, lambda: clocks.steady)
    told = clocks.wall - 5 * HOUR
    now.sync_to(told)
    clocks.wall += 3 * HOUR
    clocks.steady += SECOND
    assert now() == told // 1_000_000 + 1000
    now.sync_to(told)
    assert now() == told // 1_000_000 + 1000, "it never goes back"
    clocks.steady += SECOND
    assert now() == told // 1_000_000 + 1990, "nor does it stand still"


@pytest.mark.parametrize("followed", [True, False])
def test_what_the_clock_says_is_known_as_soon_as_it_is_set(followed: bool) -> None:
    clocks = Clocks()
    now = MonotonicClock(lambda: clocks.wall, lambda: clocks.steady)
    if followed:
        now.sync_to(clocks.wall)
    for by in (HOUR, -2 * HOUR):
        clocks.wall += by
        before = now()
        if followed:
            now.sync_to(clocks.wall)
        assert now.unslewed_ms() == clocks.wall // 1_000_000
        assert now() == before, "and no player's clock runs by it"
        clocks.passes(SECOND)
        assert now.unslewed_ms() == clocks.wall // 1_000_000


def test_a_clock_that_ran_out_by_the_new_time_is_seen_at_the_next_look() -> None:
    async def story() -> None:
        journal = MemoryJournal()
        repository = TableRepository(journal, LocalBus(), 10)
        hour = [1000]
        with BotProcessPool(1, 30) as pool:
            seeing = DueTableScheduler(repository, pool, lambda: hour[0])
            repository.on_due = seeing.on_due
            days = {"kind": "days", "days": 2}
            await repository.create("t", opening([me(), me()], hour[0], clock=days))
            await seeing.claim()
            assert not seeing._running
            hour[0] += 3 * 86_400_000
            await seeing.claim()
            await asyncio.gather(*seeing._running.values())
            done = [entry.what for entry in await journal.read("t")]
            decided = [(what.seat, what.by) for what in done if isinstance(what, Moved)]
            assert decided == [(0, DEFAULT_LEVEL), (1, DEFAULT_LEVEL)], (
                "one decision for each, no more"
            )

    asyncio.run(story())


def test_the_steward_never_sleeps_for_long() -> None:
    async def story() -> None:
        with BotProcessPool(1, 30) as pool:
            seeing = DueTableScheduler(
                TableRepository(MemoryJournal(), LocalBus(), 10), pool, lambda: 1000
            )
            assert seeing.seconds_until_poll() <= 20
            seeing.on_due("later", 90_000_000)
            assert seeing.seconds_until_poll() <= 20
            seeing.on_due("soon", 3000)
            assert seeing.seconds_until_poll() == 2

    asyncio.run(story())


def test_a_clock_that_runs_out_amid_a_look_is_seen_to_at_once() -> None:
    async def story() -> None:
        repository = TableRepository(MemoryJournal(), LocalBus(), 10)
        days = {"kind": "days", "days": 2}
        await repository.create("t", opening([me(), me()], 1000, clock=days))
        due = await repository.journal.next_due(0)
        assert due is not None
        ticks = itertools.count(due - 1)
        with BotProcessPool(1, 30) as pool:
            seeing = DueTableScheduler(repository, pool, lambda: next(ticks))
            await seeing.claim()
            assert not seeing._running
            assert seeing.seconds_until_poll() == 0

    asyncio.run(story())
