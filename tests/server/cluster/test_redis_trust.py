"""Somebody else writes to Redis: they become nobody, run nothing, and stop nothing."""

import asyncio
import secrets
import time
from collections.abc import Iterator
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path
from typing import get_args

import asyncpg
import httpx
import pytest
import redis as plain_redis
from redis.asyncio.client import PubSub

import feldspar
from feldspar.server.access.rate_limiter import RateRequest
from feldspar.server.cluster import redis_bus as shared_bus
from feldspar.server.cluster.job_messages import (
    RESULT_DECODER,
    JobPosition,
    JobRequest,
    JobResult,
    encode,
)
from feldspar.server.cluster.message_signing import SKEW_MS, Purpose, Signer
from feldspar.server.cluster.postgres import prepare_database
from feldspar.server.cluster.redis_client import open_redis
from feldspar.server.cluster.redis_job_queue import RedisJobQueue
from feldspar.server.cluster.redis_rate_limiter import RedisRateLimiter
from feldspar.server.cluster.redis_transfer_tokens import RedisTransferTokens
from feldspar.server.runtime.bus import LocalBus
from feldspar.server.runtime.clock import MonotonicClock
from feldspar.server.runtime.metrics import REGISTRY
from feldspar.table import Refused
from tests.server.client import OPEN, PATIENCE, Guest, chosen, me, one_of_many, until
from tests.services import REDIS, database

pytestmark = [pytest.mark.promise("PRO-72"), pytest.mark.usefixtures("redis")]
SIGNER = Signer(b"a key of the site")
MAKES_A_FOLDER = "tempfile:mkdtemp"
"""What would be a bot if anybody's code could be one."""
NONSENSE = (b"x abc", b"x ", b"x 99999999999999999999", b"x -5", b"x [1,2]", b"\xff\xfe", b"")
PRESENCE = (b"x {}", b"x [1,2,3]", b"x []", b"x null", b'x ["p",["a"],{"a":"b"},true]', b"x [[[[")


@pytest.fixture(scope="module")
def tables() -> Iterator[str]:
    with database() as address:
        yield address


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def intruder() -> Iterator[plain_redis.Redis]:
    with plain_redis.Redis.from_url(REDIS) as redis:
        yield redis


def prefix_of(redis: plain_redis.Redis, table: str) -> str:
    """Return how all keys of a site begin, as whoever reads Redis finds it out."""
    until(lambda: bool(redis.pubsub_channels(f"*:{table}")))
    (channel,) = redis.pubsub_channels(f"*:{table}")
    return str(channel, "utf-8").removesuffix(f":{table}")  # type: ignore[arg-type]


def sitting(tables: str, table: str) -> list[str]:
    """Return who sits at a table: what nobody is told, but a thief may have learned."""

    async def asked() -> list[str]:
        db = await asyncpg.connect(tables)
        try:
            found = await db.fetchval("SELECT sitting FROM summary WHERE place = $1", table)
        finally:
            await db.close()
        return list(found)

    return asyncio.run(asked())


def dropped(kind: str) -> float:
    return REGISTRY.get_sample_value("feldspar_redis_dropped_total", {"kind": kind}) or 0.0


def sat_down(stack: ExitStack, *addresses: str) -> tuple[list[Guest], str]:
    """Two guests at a table, each at a server, and followed by both."""
    guests = [stack.enter_context(Guest(address)) for address in addresses]
    table = guests[0].set_table([me(), OPEN])
    guests[1].do(table, "join", 1, name="Bastien")
    for guest in guests:
        guest.follow(table)
    return guests, table


# -------------------------------------------------------------------------------- at real servers


def test_a_forged_pass_makes_nobody_anybody(
    tables: str, stack: ExitStack, intruder: plain_redis.Redis
) -> None:
    address = stack.enter_context(one_of_many(tables))
    guests, table = sat_down(stack, address, address)
    prefix, token = prefix_of(intruder, table), "forged"
    thief = stack.enter_context(Guest(address))
    key = f"{prefix}:pass:{sha256(token.encode()).hexdigest()}"
    true = guests[1].http.post("/api/passes").json()["token"]
    signed = intruder.get(f"{prefix}:pass:{sha256(true.encode()).hexdigest()}")
    for player in sitting(tables, table):
        for said in (player.encode(), signed or b""):
            intruder.set(key, said, px=60_000)
            shown = thief.http.post("/api/passes/shown", json={"token": token})
            assert (shown.status_code, shown.json()["key"]) == (409, "refused-pass")
            assert thief.look(table)["mine"] == []
    assert thief.http.post("/api/passes/shown", json={"token": true}).status_code == 200


@pytest.fixture
def prefix(
    tables: str,
    stack: ExitStack,
    intruder: plain_redis.Redis,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> str:
    """A server that thinks for others; returned is how its keys begin."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))  # where MAKES_A_FOLDER would make one
    address = stack.enter_context(one_of_many(tables, bot_processes=1))
    guest = stack.enter_context(Guest(address))
    table = guest.set_table([me()], hints=True)
    guest.follow(table)
    return prefix_of(intruder, table)


def task(bot: str) -> bytes:
    text = feldspar.new("burgundy_dice", seats=2, seed="x").position(0)
    return encode(JobRequest("x", decision=JobPosition(text, 0, b"abc", bot=bot)))


def folders(where: Path) -> list[Path]:
    return [path for path in where.iterdir() if path.is_dir()]


def test_a_forged_task_runs_nothing(
    prefix: str, intruder: plain_redis.Redis, tmp_path: Path
) -> None:
    for bot in (MAKES_A_FOLDER, "level-1"):
        name, before = secrets.token_hex(8), dropped("task")
        intruder.set(f"{prefix}:slip:{name}", task(bot), px=60_000)
        intruder.zadd(f"{prefix}:slip-queue", {name: 0})
        answer = f"{prefix}:slip-answer:{name}"
        while not intruder.get(answer) and dropped("task") == before:
            time.sleep(0.01)
        assert intruder.get(answer) is None
        assert folders(tmp_path) == []


def test_nor_does_a_signed_one_that_names_no_listed_bot(
    prefix: str, tables: str, tmp_path: Path
) -> None:
    """Whoever has the key may ask for a bot, and does not choose which code a worker runs."""
    signer = Signer(asyncio.run(prepare_database(tables, 30)))

    async def answer(bot: str) -> JobResult:
        async with open_redis(REDIS) as redis, asyncio.timeout(PATIENCE):
            board, name = RedisJobQueue(redis, prefix, LocalBus(), signer), secrets.token_hex(8)
            await board.enqueue(name, task(bot), PATIENCE)
            while (said := (await board.poll(name))[0]) is None:
                await asyncio.sleep(0.01)
            await board.cancel(name)
            return RESULT_DECODER.decode(said)

    before = dropped("task")
    refused = asyncio.run(answer(MAKES_A_FOLDER))
    assert folders(tmp_path) == []
    assert refused.decision is None
    assert f"the bot {MAKES_A_FOLDER!r} is not one that a table may have" in refused.error
    assert asyncio.run(answer("level-1")).decision, "it goes on"
    assert dropped("task") == before, "both were believed"


def test_nonsense_on_the_bus_stops_nothing_and_nobody_is_said_to_be_here(
    tables: str, stack: ExitStack, intruder: plain_redis.Redis
) -> None:
    one, other = [stack.enter_context(one_of_many(tables)) for _ in range(2)]
    (host, friend), table = sat_down(stack, one, other)
    prefix = prefix_of(intruder, table)
    host.hear_of([None, True])
    friend.hang_up()
    host.hear_of([None, False])
    before = dropped("bus")
    for word in NONSENSE:
        intruder.publish(f"{prefix}:{table}", word)
    here = f'x ["p", ["{sitting(tables, table)[1]}"], {{}}, false]'.encode()
    for word in (*PRESENCE, here):
        intruder.publish(f"{prefix}:here/{table}", word)
    until(lambda: dropped("bus") >= before + len(NONSENSE) + len(PRESENCE) + 1)
    for address in (one, other):
        assert httpx.get(f"{address}/readyz", trust_env=False).text == "ready\n"
    host.hear_of([None, False])
    friend.follow(table)  # who is here is told by the bus alone
    host.hear_of([None, True])


def test_an_absurd_seq_does_not_wedge_a_table(
    tables: str, stack: ExitStack, intruder: plain_redis.Redis
) -> None:
    """Even one that a process of the site itself has said."""
    one, other = [stack.enter_context(one_of_many(tables)) for _ in range(2)]
    guests, table = sat_down(stack, one, other)
    prefix, signer = prefix_of(intruder, table), Signer(asyncio.run(prepare_database(tables, 30)))
    before = dropped("bus")

    def say(word: str) -> int:
        """Return how many servers listened."""
        signed = signer.sign("bus", table, f"x {word}".encode())
        return int(intruder.publish(f"{prefix}:{table}", signed))

    until(lambda: say("99999999999999999999") == 2)
    assert [say(word) for word in ("-5", "abc")] == [2, 2]
    until(lambda: dropped("bus") >= before + 2)  # so both have heard all of it
    for number in range(4):
        view = guests[0].look(table)
        actor = view["actors"][0]
        turn = guests[1 - actor].view["news"]
        mine = guests[actor].look(table)
        guests[actor].do(table, "submit", actor, action=chosen(mine, number))
        while guests[1 - actor].view["news"] == turn:
            guests[1 - actor].hear()


# ---------------------------------------------------------------------------------- who is ready


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_bus, "DEAF_AFTER_SECONDS", 1.0)
    monkeypatch.setattr(shared_bus, "KEEPALIVE_SECONDS", 0.1)
    monkeypatch.setattr(shared_bus, "RECONNECT_SECONDS", 0.1)


def ready(address: str) -> tuple[int, str]:
    answer = httpx.get(f"{address}/readyz", trust_env=False)
    return answer.status_code, answer.text.partition(":")[0].strip()


@pytest.mark.usefixtures("hasty")
def test_who_cannot_hear_is_not_ready_and_comes_back_by_itself(
    tables: str, stack: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_: shared_bus.RedisBus, line: PubSub) -> None:
        raise RuntimeError("broken")

    whole = shared_bus.RedisBus._listen
    monkeypatch.setattr(shared_bus.RedisBus, "_listen", broken)
    address = stack.enter_context(one_of_many(tables))
    until(lambda: ready(address) == (503, "deaf"))
    monkeypatch.setattr(shared_bus.RedisBus, "_listen", whole)
    until(lambda: ready(address) == (200, "ready"))


@pytest.mark.usefixtures("hasty")
def test_without_redis_all_stay_ready_and_say_so(tables: str, stack: ExitStack) -> None:
    address = stack.enter_context(one_of_many(tables, "redis://127.0.0.1:9/0"))
    until(lambda: ready(address) == (200, "ready, without Redis"))
    guest = stack.enter_context(Guest(address))
    guest.set_table([me()])


# ------------------------------------------------------------------------------- what is believed


def test_a_message_is_believed_for_its_purpose_name_and_time_only() -> None:
    hour = [1_000_000]
    hours = MonotonicClock(lambda: hour[0] * 1_000_000)
    signer = Signer(b"key", hours)
    said = signer.sign("task", "a", b"text")
    assert signer.verify("task", "a", said, 1_000) == b"text"
    assert signer.verify("answer", "a", said, 1_000) is None
    assert signer.verify("task", "b", said, 1_000) is None
    assert Signer(b"other", hours).verify("task", "a", said, 1_000) is None
    for place in range(len(said)):
        bent = said[:place] + bytes([said[place] ^ 1]) + said[place + 1 :]
        assert signer.verify("task", "a", bent, 1_000) is None
    assert [signer.verify("task", "a", said[:n], 1_000) for n in range(44)] == [None] * 44
    assert signer.sign("task", "a/1/b", b"") != signer.sign("task", "a", b"/1/b")
    hour[0] += 1_000 + SKEW_MS
    assert signer.verify("task", "a", said, 1_000) == b"text"
    forged, late = dropped("task"), dropped("late")
    hour[0] += 1
    assert signer.verify("task", "a", said, 1_000) is None, "an old one is not replayed"
    hour[0] = 1_000_000 - SKEW_MS - 1
    assert signer.verify("task", "a", said, 1_000) is None, "nor one from the future"
    assert (dropped("task"), dropped("late")) == (forged, late + 2), "but this site wrote both"


@pytest.mark.parametrize("by", [3_600_000, -3_600_000])
def test_who_has_run_and_who_starts_understand_each_other_when_the_clock_was_set(by: int) -> None:
    """One keeps the time of players for hours yet, the other has the new time at once."""
    steady, set_to = [0], 10_000_000
    running, started = [MonotonicClock(lambda: 0, lambda: steady[0]) for _ in range(2)]
    for hours, told in ((running, set_to - by), (running, set_to), (started, set_to)):
        hours.sync_to(told * 1_000_000)
    assert (running(), started()) == (set_to - by, set_to)
    one, other = Signer(b"key", running), Signer(b"key", started)
    for purpose in get_args(Purpose):
        for signer, reader in ((one, other), (other, one)):
            said = signer.sign(purpose, "a", b"text")
            assert reader.verify(purpose, "a", said, 1_000) == b"text"
    steady[0] += (1_000 + SKEW_MS + 1) * 1_000_000
    assert one.verify("bus", "a", said, 1_000) is None, "as late as ever"


def test_an_answer_belongs_to_its_task() -> None:
    async def story() -> None:
        house = f"test-{secrets.token_hex(6)}"
        async with open_redis(REDIS) as redis:
            board = RedisJobQueue(redis, house, LocalBus(), SIGNER)
            await board.enqueue("one", b"question", 30)
            await board.enqueue("other", b"another", 30)
            await board.complete("one", b"the answer", "back")
            await redis.copy(f"{house}:slip-answer:one", f"{house}:slip-answer:other")
            assert await board.poll("one") == (b"the answer", True)
            assert await board.poll("other") == (None, True)
            await redis.copy(f"{house}:slip:other", f"{house}:slip:one", replace=True)
            assert await board.dequeue() == ("other", b"another"), "the swapped one is dropped"
            await board.cancel("one")
            await board.cancel("other")

    asyncio.run(story())


def test_a_pass_taken_or_swapped_is_none() -> None:
    async def story() -> None:
        house, now = f"test-{secrets.token_hex(6)}", int(time.time() * 1000)
        async with open_redis(REDIS) as redis:
            passes = RedisTransferTokens(redis, house, SIGNER)
            mine = (await passes.issue("ada", 7, now)).token
            (key,) = await redis.keys(f"{house}:pass:*")
            other = await passes.issue("bob", 0, now)
            for theirs in await redis.keys(f"{house}:pass:*"):
                if theirs != key:
                    await redis.copy(key, theirs, replace=True)  # type: ignore[arg-type]
            with pytest.raises(Refused):
                await passes.redeem(other.token, now)
            assert await passes.redeem(mine, now) == ("ada", 7)
            with pytest.raises(Refused):
                await passes.redeem(mine, now)

    asyncio.run(story())


def test_a_forged_counter_refuses_for_a_while_or_allows_more_and_nothing_else() -> None:
    async def story() -> None:
        house, wish = f"test-{secrets.token_hex(6)}", RateRequest("tables", "here", 3, 60.0)
        async with open_redis(REDIS) as redis:
            limiter, key = RedisRateLimiter(redis, house), f"{house}:rate:tables:here"
            for spent in ("inf", "1e300", "nan", "-inf", "x"):
                await redis.hset(key, "spent", spent)
                assert 0.0 <= await limiter.acquire(wish) <= 60.0, spent
            await redis.set(key, "no hash")
            assert await limiter.acquire(wish) == 0.0
            await redis.delete(key)

    asyncio.run(story())
