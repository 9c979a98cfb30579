"""Whoever runs a site sees that a table hangs, and why."""

import asyncio
import json
import logging
import re
import signal
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import get_args

import asyncpg
import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

import feldspar
from feldspar.cli import main
from feldspar.server import cluster
from feldspar.server.access.rate_limiter import RateRequest
from feldspar.server.bots.executor import DecisionJob, JobFailed
from feldspar.server.cluster.message_signing import Purpose, Signer
from feldspar.server.cluster.postgres import PostgresJournal, prepare_database
from feldspar.server.cluster.postgres_migration import migrate
from feldspar.server.cluster.postgres_schema import STEPS
from feldspar.server.cluster.redis_bus import RedisBus
from feldspar.server.cluster.redis_client import FAILED, RedisProbe, open_redis
from feldspar.server.cluster.redis_job_queue import RedisJobQueue
from feldspar.server.cluster.redis_rate_limiter import RedisRateLimiter
from feldspar.server.cluster.redis_transfer_tokens import RedisTransferTokens
from feldspar.server.cluster.remote_executor import RemoteExecutor
from feldspar.server.diagnostics.monitor import REREAD_MS, Monitor
from feldspar.server.http.errors import KEY_BY_STATUS, TEXT_BY_KEY
from feldspar.server.runtime import metrics
from feldspar.server.runtime.bus import LocalBus
from feldspar.server.store.data_folder import TABLES_FILE
from feldspar.server.store.journal import Backlog, StoreUnavailable
from feldspar.server.store.sqlite import SQLiteJournal
from feldspar.server.tables.repository import TableRepository
from feldspar.table import Entry
from feldspar.table.core.entries import Left
from feldspar.table.views.view import build_view
from tests.own_services import Postgres, Redis, Wire, free_port
from tests.server.client import TITLE, Guest, bot, chosen, me, opening, until
from tests.server.memory_journal import MemoryJournal
from tests.server.process import Process, Worker
from tests.services import database

HOUR = 3_600_000
ODD = "\x1b]0;owned\x07\x1b[2J\n\x9b\u202e"
SPELLED = r"\x1b]0;owned\x07\x1b[2J\n\x9b\u202e"
MUCH = "--limit", "bot_processes=0", "--limit", "monitor_seconds=1"


@pytest.fixture
def tables() -> Iterator[str]:
    with database() as address:
        yield address


def figures(port: int) -> dict[str, float]:
    """Return the figures of a process, by name and the value of their only label."""
    text = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False).text
    return {
        f"{one.name}{''.join(one.labels.values())}": one.value
        for family in text_string_to_metric_families(text)
        for one in family.samples
        if len(one.labels) < 2
    }


def wait_for_the_bot(guest: Guest, table: str) -> None:
    """Decide until it is the bot's turn: where nobody thinks that is where it stays."""
    for number in range(200):
        view = guest.look(table)
        if not view["moves"]:
            return
        guest.do(table, "submit", 0, action=chosen(view, number))
    raise AssertionError("the bot has nothing to decide")


def test_what_may_happen_for_the_first_time_is_counted_from_the_start(tables: str) -> None:
    """For Prometheus a series that begins with 1 has never increased."""
    port = free_port()
    server = Process(tables, 0, *MUCH, FELDSPAR_METRICS=str(port))
    try:
        found = figures(port)
        keys = {name for name in found if name.startswith("feldspar_refusals_total")}
        assert {
            f"feldspar_refusals_total{key}" for key in (*KEY_BY_STATUS.values(), *TEXT_BY_KEY)
        } == keys
        assert found["feldspar_refusals_totalrefused-broken"] == 0
        assert found["feldspar_unreadable_total"] == found["feldspar_rewinds_total"] == 0
        kinds = {f"feldspar_redis_dropped_total{kind}" for kind in metrics.DROPPED}
        assert kinds == {one for one in found if one.startswith("feldspar_redis_dropped_total")}
    finally:
        server.end(signal.SIGTERM)


def test_whatever_is_dropped_is_counted_from_the_start() -> None:
    code = "".join(path.read_text("utf-8") for path in Path(cluster.__path__[0]).glob("*.py"))
    named = set(re.findall(r"redis_dropped\.labels\(\"(\w+)\"\)", code))
    assert named | set(get_args(Purpose)) == set(metrics.DROPPED)


@pytest.mark.promise("PRO-79")
def test_a_table_that_hangs_for_lack_of_a_worker_is_seen(
    tables: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Whoever asks may have a clock that is wrong: what is due is due by that of the database.
    monkeypatch.setattr("feldspar.server.runtime.clock.now", lambda: HOUR)
    port = free_port()
    server = Process(tables, 0, *MUCH, FELDSPAR_METRICS=str(port))
    try:
        with Guest(server.address) as guest:
            table = guest.set_table([me("Hildegarde"), bot()])
            wait_for_the_bot(guest, table)
            until(lambda: figures(port)["feldspar_due_tables"] == 1)
            found = figures(port)
            assert found["feldspar_workers"] == 0
            assert found["feldspar_dependency_upstore"] == found["feldspar_dependency_upredis"] == 1
            until(lambda: figures(port)["feldspar_oldest_due_seconds"] > 5)
            assert main(["table", table, "--database", tables]) == 1
            said = capsys.readouterr().out
            assert "A bot must decide, and nobody has seen to it" in said
            assert "start `feldspar worker`" in said
            assert "readable   yes" in said
            worker = Worker(tables)
            try:
                until(lambda: bool(guest.look(table)["moves"]))  # the bot has decided
                until(lambda: figures(port)["feldspar_workers"] == 1)
                until(lambda: figures(port)["feldspar_due_tables"] == 0)
                assert main(["table", table, "--database", tables]) == 0
                said = capsys.readouterr().out
                assert f":{worker.running.pid}" in said, "who last saw to it"
                assert "It waits for nothing that should have happened." in said
            finally:
                worker.end(signal.SIGTERM)
    finally:
        server.end(signal.SIGTERM)


def test_a_report_tells_no_secret(tables: str, capsys: pytest.CaptureFixture[str]) -> None:
    server = Process(tables, 0)
    try:
        with Guest(server.address) as guest:
            table = guest.set_table([me()])
            view = guest.look(table)
            decision = chosen(view, 0)
            guest.do(table, "submit", 0, action=decision)
            secret = guest.http.get(f"/api/tables/{table}").json()["fair"]
            cookie = next(iter(guest.http.cookies.values()))
        assert main(["table", table, "--database", tables]) == 0
        said = capsys.readouterr().out
        assert "moved seat 0" in said
        for hidden in (decision, cookie.partition(".")[0], secret["commitment"]):
            assert hidden not in said
        assert main(["table", "nowhere", "--database", tables]) == 2
        assert "there is no table 'nowhere'" in capsys.readouterr().err
    finally:
        server.end(signal.SIGTERM)


@pytest.mark.promise("PRO-77")
def test_a_report_says_nothing_that_a_terminal_obeys(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def set_table() -> None:
        journal = SQLiteJournal(tmp_path / TABLES_FILE)
        repository = TableRepository(journal, LocalBus(), 1)
        await repository.create("t", opening([me(), bot()]))
        await repository.execute(
            "t", lambda at: at.submit(0, build_view(at, 0).moves[0].decision, 9)
        )
        await journal.close()

    asyncio.run(set_table())
    db = sqlite3.connect(tmp_path / TABLES_FILE)
    with db:
        (data,) = db.execute("SELECT data FROM entry WHERE kind = 'moved'").fetchone()
        moved = json.dumps({**json.loads(data), "by": f"greedy{ODD}"})
        db.execute("UPDATE entry SET data = ?, hash = NULL WHERE kind = 'moved'", (moved,))
        (told,) = db.execute("SELECT players FROM summary").fetchone()
        ann, other = json.loads(told)
        players = [{**ann, "name": f"Ann{ODD}"}, {**other, "bot": f"greedy{ODD}"}]
        db.execute("UPDATE summary SET players = ?, game = game || ?", (json.dumps(players), ODD))
    db.close()
    main(["table", "t", "--data", str(tmp_path)])
    said = capsys.readouterr().out.split("\n")
    assert said[0] == f"table t: burgundy_dice{SPELLED}, playing"
    assert said[1] == f"  seats      Ann]0;owned[2J, greedy{SPELLED}"
    assert any(line.endswith(f"moved seat 0 by greedy{SPELLED}") for line in said)
    assert all(line.isprintable() for line in said)


@pytest.mark.promise("PRO-77")
def test_nor_do_the_processes_it_names(tables: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def set_table() -> None:
        await prepare_database(tables, 30)
        journal = PostgresJournal(tables)
        await TableRepository(journal, LocalBus(), 1).create("t", opening([me(), bot()]))
        await journal.close()
        db = await asyncpg.connect(tables)
        held = "UPDATE summary SET holder = $1, held = now() + interval '1 hour', due = 0"
        await db.execute(held, ODD)
        await db.execute("INSERT INTO process VALUES ($1, 1, now())", ODD)
        await db.close()

    asyncio.run(set_table())
    assert main(["table", "t", "--database", tables]) == 1
    said = capsys.readouterr().out.split("\n")
    assert f"  workers    {SPELLED} (1)" in said
    assert f"  held by    {SPELLED}, for another " in "\n".join(said)
    assert said[-2].endswith(f"{SPELLED} holds it: look into its log.")
    assert all(line.isprintable() for line in said)


@pytest.mark.parametrize("step", [4, 5])
def test_of_a_database_of_an_earlier_version_it_is_said_what_to_do(
    step: int, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story(address: str) -> None:
        db = await asyncpg.connect(address)
        await migrate(db, STEPS[:step])
        await db.execute(
            "INSERT INTO summary VALUES ('t', 1, 'g', '', 'playing', '[]', '{}', '{}', 1, 0)"
        )
        await db.close()

    with database() as address:
        asyncio.run(story(address))
        assert main(["table", "t", "--database", address]) == 2
        complaint = capsys.readouterr().err
    assert "an earlier version of Feldspar: ask the `feldspar table` of that version" in complaint
    assert "Traceback" not in complaint


class Failing(MemoryJournal):
    """A journal that can be lost, and whose tables wait for as long as the test likes."""

    lost = False
    waits = Backlog(0)
    behind = Backlog(0)
    """What waits besides the oldest."""

    async def backlog(self, now: int, without: Sequence[str] = ()) -> Backlog:
        if self.lost:
            raise StoreUnavailable("no route")
        return self.behind if self.waits.oldest_table in without else self.waits


def test_what_begins_and_ends_to_be_wrong_is_said_once(caplog: pytest.LogCaptureFixture) -> None:
    journal = Failing()
    journal.entries["x7"] = opening([me()])
    monitor = Monitor(journal, 0, 1, now=lambda: HOUR)

    def looked() -> list[str]:
        caplog.clear()
        with caplog.at_level(logging.WARNING):
            asyncio.run(monitor.refresh())
        return caplog.messages

    assert looked() == []
    journal.waits = Backlog(2, "x7", HOUR - 59_000)
    assert looked() == []
    journal.waits = Backlog(2, "x7", HOUR - 90_000)
    (said,) = looked()
    assert "2 tables are waiting for a bot or a clock" in said
    assert "start `feldspar worker`" in said
    assert "x7" in said
    assert metrics.oldest_due_seconds._value.get() == 90
    assert looked() == []
    journal.lost = True
    assert looked() == ["the store cannot be used: no route"]
    assert metrics.dependency_up.labels("store")._value.get() == 0
    journal.lost, journal.waits = False, Backlog(0)
    assert [said.partition(":")[0] for said in looked()] == ["resolved", "resolved"]
    assert looked() == []


def test_a_table_that_cannot_be_read_does_not_count_as_one_that_hangs(
    caplog: pytest.LogCaptureFixture,
) -> None:
    journal, hour = Failing(), [HOUR]
    monitor = Monitor(journal, 1, 1, now=lambda: hour[0])
    journal.entries["x7"] = [Entry(1, 1, Left(0))]
    journal.waits, journal.behind = Backlog(3, "x7", HOUR - 90_000), Backlog(2, "x8", HOUR - 9_000)

    def looked() -> tuple[float, float, float, list[str]]:
        caplog.clear()
        with caplog.at_level(logging.WARNING):
            asyncio.run(monitor.refresh())
        gauges = metrics.unreadable_tables, metrics.due_tables, metrics.oldest_due_seconds
        unreadable, due, waited = [gauge._value.get() for gauge in gauges]
        return unreadable, due, waited, caplog.messages

    *found, said = looked()
    assert found == [1, 2, 9]
    assert said == [
        "table x7 is due but cannot be read: a journal begins with how the table was opened"
    ]
    assert looked() == (1, 2, 9, [])
    journal.behind, journal.entries["x8"] = Backlog(2, "x8", HOUR - 61_000), opening([me()])
    *found, said = looked()
    assert found == [1, 2, 61]
    assert "table x8 has waited longest" in said[0], "it is not hidden by the other"
    journal.entries["x7"] = opening([me()])
    hour[0] += REREAD_MS
    *found, said = looked()
    assert found == [0, 3, 90 + REREAD_MS / 1000], "it was restored, and hangs now"
    assert [line.partition(":")[0] for line in said] == ["resolved"]


def test_a_mistake_does_not_end_the_looking(caplog: pytest.LogCaptureFixture) -> None:
    """Gauges that nobody renews any more would say for ever that all is well."""

    class Odd(MemoryJournal):
        looks = 0

        async def backlog(self, now: int, without: Sequence[str] = ()) -> Backlog:
            self.looks += 1
            raise RuntimeError("a mistake")

    async def story() -> None:
        journal = Odd()
        looking = asyncio.create_task(Monitor(journal, 1, 0.01).run())
        async with asyncio.timeout(30):
            while journal.looks < 3:
                await asyncio.sleep(0.01)
        looking.cancel()

    asyncio.run(story())
    assert "monitoring gauges could not be updated" in caplog.text
    assert "a mistake" in caplog.text


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Redis]:
    made = Redis(tmp_path)
    made.start()
    yield made
    made.stop()


@pytest.mark.promise("PRO-79")
def test_a_redis_that_is_full_is_not_well(redis: Redis, caplog: pytest.LogCaptureFixture) -> None:
    """It answers, and keeps nothing: neither passes nor what is asked of workers."""

    async def story() -> None:
        async with open_redis(redis.address) as line:
            monitor = Monitor(MemoryJournal(), 0, 1, RedisProbe(line, "house"))

            async def looked() -> tuple[float, list[str]]:
                caplog.clear()
                await monitor.refresh()
                return metrics.dependency_up.labels("redis")._value.get(), caplog.messages

            assert await looked() == (1, [])
            await line.config_set("maxmemory-policy", "noeviction")
            await line.config_set("maxmemory", "1")
            up, said = await looked()
            assert (up, [line.partition(": ")[0] for line in said]) == (0, ["redis cannot be used"])
            assert "memory" in said[0]
            assert await looked() == (0, []), "it is said once"
            await line.config_set("maxmemory", "0")
            assert await looked() == (1, [f"resolved: {said[0]}"])
            assert await looked() == (1, [])

    asyncio.run(story())


def redis_failures() -> dict[str, float]:
    (found,) = metrics.redis_failures.collect()
    return {
        one.labels["operation"]: one.value for one in found.samples if one.name.endswith("_total")
    }


def test_whatever_redis_cannot_be_used_for_is_counted() -> None:
    async def story() -> None:
        async with open_redis(f"redis://127.0.0.1:{free_port()}/0") as line:
            signer = Signer(b"key")
            bus, passes = (
                RedisBus(line, "house", signer),
                RedisTransferTokens(line, "house", signer),
            )
            elsewhere = RemoteExecutor(RedisJobQueue(line, "house", bus, signer), 10)
            order = DecisionJob(feldspar.new(TITLE, seats=2, seed="x"), 0, "level-2", b"")
            bus.publish("a", "word")
            with pytest.raises(FAILED):
                await bus._publish_loop()
            with pytest.raises(StoreUnavailable):
                await passes.issue("ada", 0, HOUR)
            with pytest.raises(StoreUnavailable):
                await passes.redeem("token", HOUR)
            with pytest.raises(JobFailed):
                await elsewhere.compute(order)
            assert (
                await RedisRateLimiter(line, "house").acquire(
                    RateRequest("tables", "here", 3, 60.0)
                )
                == 0
            )

    before = redis_failures()
    asyncio.run(story())
    counted = {name: number - before.get(name, 0) for name, number in redis_failures().items()}
    assert counted == {"publish": 1, "pass": 2, "think": 1, "rate": 1}


# ----------------------------------------------------------------------------- a store of one's own


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    with TemporaryDirectory() as folder:  # where the user may look whose the data are
        made = Postgres(Path(folder) / "data")
        made.start()
        yield made
        made.stop("immediate")


@pytest.fixture
def wire(postgres: Postgres) -> Iterator[Wire]:
    made = Wire(postgres.port)
    yield made
    made.end()


@pytest.mark.promise("PRO-24", "PRO-79")
def test_a_store_that_was_away_is_in_the_log_from_its_end_to_its_return(
    postgres: Postgres, wire: Wire
) -> None:
    """Once it is out of reach, and nobody was told; once it ends."""
    faults = [(wire.cut, wire.mend), (postgres.stop, postgres.start)]
    port = free_port()
    store = postgres.address.replace(str(postgres.port), str(wire.port))
    server = Process(store, 0, *MUCH, FELDSPAR_METRICS=str(port))

    def says(up: int) -> bool:
        return figures(port)["feldspar_dependency_upstore"] == up

    try:
        with Guest(server.address) as guest:
            table = guest.set_table([me()])
            for happen, mend in faults:
                action = chosen(guest.look(table), 0)
                happen()
                assert guest.ask(table, "submit", 0, action=action).status_code == 503
                until(lambda: says(0))
                mend()
                until(lambda: says(1))
                until(lambda: guest.http.get(f"/api/tables/{table}").status_code == 200)
    finally:
        _, log = server.end(signal.SIGTERM)
    said = [line for line in log.splitlines() if "the store cannot be used: " in line]
    began, ended = said[::2], said[1::2]
    assert len(began) >= len(faults)
    assert ended == [f"resolved: {line}" for line in began]
    assert "refused-" in log, "nor was whoever played meanwhile forgotten"
