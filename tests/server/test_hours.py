"""A wall clock that is set, and what the house makes of it."""

import asyncio
import itertools

from feldspar.bots.levels import USUAL
from feldspar.server.bus import LocalBus
from feldspar.server.hours import Hours
from feldspar.server.keeper import Keeper
from feldspar.server.steward import Steward
from feldspar.server.thinkers import Thinkers
from feldspar.table.entry import Moved
from tests.server.house import me, opening
from tests.server.memory import MemoryJournal

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
    now = Hours(lambda: clocks.wall, lambda: clocks.steady)
    began = now()
    clocks.wall -= HOUR
    clocks.passes(5 * SECOND)
    assert now() - began == 5000
    clocks.passes(2 * HOUR)
    assert now() - began == 7_205_000


def test_time_follows_a_wall_clock_that_is_set_forward() -> None:
    clocks = Clocks()
    now = Hours(lambda: clocks.wall, lambda: clocks.steady)
    began = now()
    clocks.wall += HOUR
    assert now() - began == 3_600_000


def test_who_follows_another_clock_does_not_look_at_its_own() -> None:
    clocks = Clocks()
    now = Hours(lambda: clocks.wall, lambda: clocks.steady)
    told = clocks.wall - 5 * HOUR
    now.follow(told)
    clocks.wall += 3 * HOUR
    clocks.steady += SECOND
    assert now() == told // 1_000_000 + 1000
    now.follow(told)
    assert now() == told // 1_000_000 + 1000, "it never goes back"


def test_a_clock_that_ran_out_by_the_new_time_is_seen_at_the_next_look() -> None:
    async def story() -> None:
        journal = MemoryJournal()
        keeper = Keeper(journal, LocalBus(), 10)
        hour = [1000]
        with Thinkers(1, 30) as thinkers:
            seeing = Steward(keeper, thinkers, lambda: hour[0])
            keeper.heed = seeing.heed
            days = {"kind": "days", "days": 2}
            await keeper.open("t", opening([me(), me()], hour[0], clock=days))
            await seeing.claim()
            assert not seeing._playing
            hour[0] += 3 * 86_400_000
            await seeing.claim()
            await asyncio.gather(*seeing._playing.values())
            done = [entry.what for entry in await journal.read("t")]
            decided = [(what.seat, what.by) for what in done if isinstance(what, Moved)]
            assert decided == [(0, USUAL), (1, USUAL)], "one decision for each, no more"

    asyncio.run(story())


def test_the_steward_never_sleeps_for_long() -> None:
    async def story() -> None:
        with Thinkers(1, 30) as thinkers:
            seeing = Steward(Keeper(MemoryJournal(), LocalBus(), 10), thinkers, lambda: 1000)
            assert seeing.rest() <= 20
            seeing.heed("later", 90_000_000)
            assert seeing.rest() <= 20
            seeing.heed("soon", 3000)
            assert seeing.rest() == 2

    asyncio.run(story())


def test_a_clock_that_runs_out_amid_a_look_is_seen_to_at_once() -> None:
    async def story() -> None:
        keeper = Keeper(MemoryJournal(), LocalBus(), 10)
        days = {"kind": "days", "days": 2}
        await keeper.open("t", opening([me(), me()], 1000, clock=days))
        due = await keeper.journal.next_due(0)
        assert due is not None
        ticks = itertools.count(due - 1)
        with Thinkers(1, 30) as thinkers:
            seeing = Steward(keeper, thinkers, lambda: next(ticks))
            await seeing.claim()
            assert not seeing._playing
            assert seeing.rest() == 0

    asyncio.run(story())
