"""The contract of a bus. Every adapter must pass all of it; add yours to `ADAPTERS`."""

import asyncio
from collections.abc import Callable

import pytest

from feldspar.server.bus import Bus, LocalBus

ADAPTERS: dict[str, Callable[[], Bus]] = {"local": LocalBus}


@pytest.fixture(params=ADAPTERS)
def bus(request: pytest.FixtureRequest) -> Bus:
    return ADAPTERS[request.param]()


def test_who_subscribed_hears_of_their_table_only(bus: Bus) -> None:
    async def story() -> None:
        one: list[int] = []
        other: list[int] = []
        bus.subscribe("a", one.append)
        bus.subscribe("a", other.append)
        await bus.publish("a", 4)
        await bus.publish("b", 5)
        await bus.publish("a", 6)
        assert one == other == [4, 6]

    asyncio.run(story())


def test_who_left_hears_nothing_more_and_may_leave_twice(bus: Bus) -> None:
    async def story() -> None:
        stays: list[int] = []
        leaves: list[int] = []
        bus.subscribe("a", stays.append)
        leave = bus.subscribe("a", leaves.append)
        leave()
        leave()
        await bus.publish("a", 1)
        assert (stays, leaves) == ([1], [])

    asyncio.run(story())


def test_one_may_leave_while_being_told(bus: Bus) -> None:
    async def story() -> None:
        heard: list[int] = []
        leaving: list[Callable[[], None]] = []

        def once(seq: int) -> None:
            heard.append(seq)
            leaving.pop()()

        leaving.append(bus.subscribe("a", once))
        bus.subscribe("a", heard.append)
        await bus.publish("a", 1)
        await bus.publish("a", 2)
        assert heard == [1, 1, 2]

    asyncio.run(story())
