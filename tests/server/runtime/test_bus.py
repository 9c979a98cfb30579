"""The contract of a bus. Every adapter must pass all of it; add yours to `ADAPTERS`.

A house has as many buses as processes: here two, which may be one and the same.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import pytest
from redis.asyncio.client import PubSub

from feldspar.server.cluster import redis_bus as shared_bus
from feldspar.server.cluster.message_signing import Signer
from feldspar.server.cluster.redis_bus import RedisBus
from feldspar.server.cluster.redis_client import open_redis
from feldspar.server.runtime.bus import Bus, BusState, LocalBus
from feldspar.server.runtime.metrics import bus_down
from tests.services import REDIS

pytestmark = pytest.mark.usefixtures("redis")
SIGNER = Signer(b"a key of the site")
Story = Callable[[Bus, Bus], Awaitable[None]]


@asynccontextmanager
async def one_process() -> AsyncIterator[tuple[Bus, Bus]]:
    bus = LocalBus()
    yield bus, bus


@asynccontextmanager
async def two_processes() -> AsyncIterator[tuple[Bus, Bus]]:
    house = f"test-{secrets.token_hex(6)}"
    async with open_redis(REDIS) as redis:
        one, other = RedisBus(redis, house, SIGNER), RedisBus(redis, house, SIGNER)
        running = [asyncio.create_task(bus.run()) for bus in (one, other)]
        yield one, other
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


ADAPTERS: dict[str, Callable[[], AbstractAsyncContextManager[tuple[Bus, Bus]]]] = {
    "local": one_process,
    "redis": two_processes,
}


@pytest.fixture(params=ADAPTERS)
def play(request: pytest.FixtureRequest) -> Callable[[Story], None]:
    def played(story: Story) -> None:
        async def whole() -> None:
            async with ADAPTERS[request.param]() as (one, other), asyncio.timeout(20):
                await story(one, other)

        asyncio.run(whole())

    return played


class Ear:
    """Hears, and waits to hear."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.heard = asyncio.Event()

    def __call__(self, word: str) -> None:
        self.words.append(word)
        self.heard.set()

    async def until(self, *words: str) -> None:
        while self.words[-len(words) :] != list(words):
            self.heard.clear()
            await self.heard.wait()


async def subscribed(bus: Bus, topic: str, ear: Ear, speaker: Bus) -> Callable[[], None]:
    """Subscribe, and wait until the other end is really heard."""
    leave = bus.subscribe(topic, ear)
    while "ready" not in ear.words:
        speaker.publish(topic, "ready")
        await asyncio.sleep(0.02)
    speaker.publish(topic, "go")
    await ear.until("go")
    ear.words.clear()
    return leave


def test_who_subscribed_hears_of_their_topic_only_in_order(play: Callable[[Story], None]) -> None:
    async def story(one: Bus, other: Bus) -> None:
        here, there = Ear(), Ear()
        await subscribed(one, "a", here, other)
        await subscribed(other, "a", there, one)
        here.words.clear()
        for topic, word in (("a", "4"), ("b", "5"), ("a", "6 é"), ("a", "7")):
            one.publish(topic, word)
        await there.until("7")
        assert here.words == there.words == ["4", "6 é", "7"], "each of them once"

    play(story)


def test_who_left_hears_nothing_more_and_may_leave_twice(play: Callable[[Story], None]) -> None:
    async def story(one: Bus, other: Bus) -> None:
        stays, leaves = Ear(), Ear()
        leave = await subscribed(other, "a", leaves, one)
        await subscribed(other, "a", stays, one)
        leaves.words.clear()
        leave()
        leave()
        one.publish("a", "1")
        await stays.until("1")
        assert leaves.words == []

    play(story)


def test_one_may_leave_while_being_told(play: Callable[[Story], None]) -> None:
    async def story(one: Bus, other: Bus) -> None:
        heard: list[str] = []
        leaving: list[Callable[[], None]] = []

        def once(word: str) -> None:
            heard.append(word)
            leaving.pop()()

        leaving.append(one.subscribe("a", once))
        one.subscribe("a", heard.append)
        one.publish("a", "1")
        one.publish("a", "2")
        assert heard == ["1", "1", "2"], "those here are told at once"

    play(story)


def test_what_is_told_here_is_heard_here_only(play: Callable[[Story], None]) -> None:
    async def story(one: Bus, other: Bus) -> None:
        here, there = Ear(), Ear()
        await subscribed(one, "a", here, other)
        await subscribed(other, "a", there, one)
        here.words.clear()
        one.publish_local("a", "1")
        one.publish("a", "2")
        await there.until("2")
        assert here.words == ["1", "2"]
        assert there.words == (["2"] if one is not other else ["1", "2"])

    play(story)


@pytest.mark.promise("PRO-24")
def test_a_bus_without_redis_still_works_here_and_comes_back() -> None:
    """Publishing never fails: what is lost is looked up in the journal."""

    async def story() -> None:
        async with open_redis("redis://127.0.0.1:9/0") as nobody:
            bus, ear = RedisBus(nobody, "test", SIGNER), Ear()
            running = asyncio.create_task(bus.run())
            bus.subscribe("a", ear)
            for number in range(20_000):
                bus.publish("a", str(number))
            await asyncio.sleep(0.1)
            assert not running.done()
            assert ear.words[-1] == "19999"
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)

    asyncio.run(story())


def test_whoever_begins_to_listen_is_told_that_something_may_have_been_missed() -> None:
    async def story() -> None:
        name = f"test-{secrets.token_hex(6)}"
        async with open_redis(f"{REDIS}?client_name={name}") as redis, asyncio.timeout(20):
            bus, missed = RedisBus(redis, name, SIGNER), Ear()
            bus.on_gap = missed
            running = asyncio.create_task(bus.run())
            bus.subscribe("a", lambda word: None)
            await missed.until("a")
            bus.subscribe("b", lambda word: None)
            await missed.until("b")
            missed.words.clear()
            for line in await redis.client_list():
                if line["name"] == name and line["sub"] != "0":
                    await redis.client_kill_filter(_id=line["id"])
            while not {"a", "b"} <= set(missed.words):
                missed.heard.clear()
                await missed.heard.wait()
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)

    asyncio.run(story())


@pytest.mark.promise("PRO-24")
def test_whoever_can_speak_again_is_not_deaf_before_they_could_have_heard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, seconds in {
        "DEAF_AFTER_SECONDS": 0.5,
        "KEEPALIVE_SECONDS": 0.05,
        "RECONNECT_SECONDS": 0.05,
    }.items():
        monkeypatch.setattr(shared_bus, name, seconds)
    listens = asyncio.Event()

    class Slow(RedisBus):
        """Speaks to Redis before it listens to it."""

        async def _listen(self, line: PubSub) -> None:
            await listens.wait()
            await super()._listen(line)

    async def story() -> None:
        async with (
            open_redis("redis://127.0.0.1:9/0") as nobody,
            open_redis(REDIS) as redis,
            asyncio.timeout(20),
        ):
            bus = Slow(nobody, f"test-{secrets.token_hex(6)}", SIGNER)
            running = asyncio.create_task(bus.run())
            while bus.state() is not BusState.UNREACHABLE:
                await asyncio.sleep(0.01)
            bus._redis = redis
            while bus._speaks_since == float("inf"):
                await asyncio.sleep(0.01)
            assert bus.state() is BusState.UNREACHABLE
            while bus.state() is BusState.UNREACHABLE:
                await asyncio.sleep(0.01)
            assert bus.state() is BusState.NOT_RECEIVING, "by now it should have heard"
            listens.set()
            while bus.state() is not BusState.CONNECTED:
                await asyncio.sleep(0.01)
            bus._redis = nobody
            while bus.state() is BusState.CONNECTED:
                await asyncio.sleep(0.01)
            assert bus.state() is BusState.UNREACHABLE
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)

    asyncio.run(story())


def test_whoever_begins_to_listen_says_hello_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_bus, "KEEPALIVE_SECONDS", 3600.0)
    monkeypatch.setattr(shared_bus, "DEAD_AFTER_SECONDS", 3600.0)

    async def story() -> None:
        async with open_redis(REDIS) as redis, asyncio.timeout(20):
            bus_down.set(1)
            bus = RedisBus(redis, f"test-{secrets.token_hex(6)}", SIGNER)
            running = asyncio.create_task(bus.run())
            while bus_down._value.get():
                await asyncio.sleep(0.01)
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)

    asyncio.run(story())
