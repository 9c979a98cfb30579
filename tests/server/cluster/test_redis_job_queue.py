"""The board on which servers ask workers to think: callers take turns, and who goes leaves it."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable

import pytest
from redis.asyncio import Redis

from feldspar.server.bots.executor import JobFailed
from feldspar.server.cluster import redis_job_queue
from feldspar.server.cluster.message_signing import Signer
from feldspar.server.cluster.redis_job_queue import RedisJobQueue
from feldspar.server.runtime.bus import LocalBus
from feldspar.server.runtime.metrics import REGISTRY
from tests.services import REDIS

pytestmark = pytest.mark.usefixtures("redis")
LASTS = 60.0


def at_a_board(story: Callable[[RedisJobQueue, Redis], Awaitable[None]]) -> None:
    async def told() -> None:
        redis = Redis.from_url(REDIS)
        house = f"test-{secrets.token_hex(6)}"
        try:
            await story(RedisJobQueue(redis, house, LocalBus(), Signer(b"key")), redis)
        finally:
            found = [key async for key in redis.scan_iter(f"{house}:*")]
            if found:
                await redis.unlink(*found)
            await redis.aclose()

    asyncio.run(told())


async def taken(board: RedisJobQueue) -> list[str]:
    found = list[str]()
    while slip := await board.dequeue():
        found.append(slip[0])
    return found


async def spoil(redis: Redis, key: str) -> None:
    """Put something of a kind that nothing of a board is."""
    await redis.unlink(key)
    await redis.rpush(key, "nonsense")


def dropped(kind: str) -> float:
    return REGISTRY.get_sample_value("feldspar_redis_dropped_total", {"kind": kind}) or 0.0


@pytest.mark.promise("PRO-71")
def test_a_stranger_is_next_however_many_another_has_pinned() -> None:
    async def story(board: RedisJobQueue, _: Redis) -> None:
        for number in range(12):
            await board.enqueue(f"a{number:02}", b"?", LASTS, "a")
        assert await board.dequeue() == ("a00", b"?")
        await board.enqueue("v0", b"?", LASTS, "v")
        await board.enqueue("v1", b"?", LASTS, "v")
        order = await taken(board)
        assert order[0] == "v0"
        assert set(order[1:3]) == {"a01", "v1"}
        assert [name for name in order if "a" in name] == [f"a{n:02}" for n in range(1, 12)]

    at_a_board(story)


@pytest.mark.promise("PRO-71")
def test_who_always_has_a_slip_waiting_has_as_many_turns_as_who_comes_again_each_time() -> None:
    async def story(board: RedisJobQueue, _: Redis) -> None:
        turns = Counter[str]()
        for name in ("a0", "b0", "v0", "v1"):
            await board.enqueue(name, b"?", LASTS, name[0])
        for number in range(60):
            slip = await board.dequeue()
            assert slip is not None
            caller = slip[0][0]
            turns[caller] += 1
            await board.enqueue(f"{caller}{number + 100}", b"?", LASTS, caller)
        assert turns == {"a": 20, "b": 20, "v": 20}

    at_a_board(story)


def test_whoever_does_not_wait_any_more_is_not_in_the_queue_either() -> None:
    async def story(board: RedisJobQueue, redis: Redis) -> None:
        await board.enqueue("one", b"?", LASTS, "a")
        await board.enqueue("two", b"?", LASTS, "a")
        assert await board.poll("one") == (None, True)
        await board.cancel("one")
        assert await board.poll("one") == (None, False)
        assert await taken(board) == ["two"]
        lasting = [await redis.pttl(key) async for key in redis.scan_iter(f"{board._prefix}:*")]
        assert lasting
        assert all(0 < one <= LASTS * 1000 for one in lasting), "nothing stays for ever"

    at_a_board(story)


@pytest.mark.promise("PRO-72")
@pytest.mark.parametrize("round_", ["abc", "nan", "inf", "-inf", "1e300", "-5", ""])
def test_a_round_that_cannot_be_is_none(round_: str) -> None:
    async def story(board: RedisJobQueue, redis: Redis) -> None:
        await redis.set(board._served, round_)
        await redis.hset(board._rounds, "a", round_)
        for name in ("a0", "a1", "a2", "a3"):
            await board.enqueue(name, b"?", LASTS, "a")
        await redis.hset(board._rounds, "v", round_)
        await board.enqueue("v0", b"?", LASTS, "v")
        order = await taken(board)
        assert {*order[:2]} == {"a0", "v0"}, "all take turns as ever"
        assert order[2:] == ["a1", "a2", "a3"]

    at_a_board(story)


@pytest.mark.promise("PRO-72")
@pytest.mark.parametrize("key", ["_queue", "_served", "_rounds"])
def test_what_is_no_queue_gives_way_to_one(key: str) -> None:
    async def story(board: RedisJobQueue, redis: Redis) -> None:
        before = dropped("queue")
        await board.enqueue("one", b"?", LASTS, "a")
        await spoil(redis, getattr(board, key))
        await board.enqueue("two", b"?", LASTS, "a")
        assert dropped("queue") == before + 1
        assert "two" in await taken(board)
        await spoil(redis, board._queue)
        assert await board.poll("one") == (None, False), "whoever asks pins it again"
        assert await board.dequeue() is None
        await board.enqueue("one", b"?", LASTS, "a")
        assert await taken(board) == ["one"]

    at_a_board(story)


@pytest.mark.promise("PRO-72")
def test_what_is_no_slip_is_passed_over_and_what_is_no_answer_is_none() -> None:
    async def story(board: RedisJobQueue, redis: Redis) -> None:
        for name in ("one", "two"):
            await board.enqueue(name, b"?", LASTS, "a")
        await spoil(redis, board._request_key("one"))
        assert await taken(board) == ["two"]
        await spoil(redis, board._result_key("two"))
        assert await board.poll("two") == (None, True)
        await board.complete("two", b"!", "back")
        assert await board.poll("two") == (b"!", True)

    at_a_board(story)


def test_whoever_finds_no_room_loses_no_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(board: RedisJobQueue, _: Redis) -> None:
        monkeypatch.setattr(redis_job_queue, "MAX_QUEUED_JOBS", 2)
        await board.enqueue("a0", b"?", LASTS, "a")
        await board.enqueue("a1", b"?", LASTS, "a")
        for number in range(5):
            with pytest.raises(JobFailed, match=r"queue is full \(2 jobs\)"):
                await board.enqueue(f"v{number}", b"?", LASTS, "v")
        assert await board.dequeue() == ("a0", b"?")
        await board.enqueue("v", b"?", LASTS, "v")
        assert await taken(board) == ["v", "a1"]

    at_a_board(story)
