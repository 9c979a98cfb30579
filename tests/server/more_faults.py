"""Slower, rarer and partial faults: paused processes, full stores, locks, clocks."""

import asyncio
import os
import signal
import subprocess
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import asyncpg
from redis.asyncio import Redis

from tests import needs

if TYPE_CHECKING:
    from tests.server.breakable_services import House

MANY: Final = 300
"""More connections than a PostgreSQL of these tests has."""


class Fault(NamedTuple):
    """Something that breaks, and what must be prepared for it."""

    happen: "Callable[[House], Awaitable[None]]"
    workers: int | None = None
    """How many workers it takes; None: as many as are asked for."""
    postgres_settings: tuple[str, ...] = ()
    preload: str = ""
    """What is loaded into PostgreSQL: "clock" or "disk"."""


def faketime() -> str:
    """Return the library that sets the clock of a single process."""
    found = sorted(Path("/usr/lib").glob("*/faketime/libfaketime.so.1"))
    if not found:
        raise SystemExit("to set clocks, install Debian's libfaketime: apt-get install faketime")
    return str(found[-1])


async def _paused(pid: int, seconds: float) -> None:
    os.kill(pid, signal.SIGSTOP)
    try:
        await asyncio.sleep(seconds)
    finally:
        os.kill(pid, signal.SIGCONT)


async def server_paused(house: "House") -> None:
    """A server stands still for half a minute, sockets and all, and goes on as if nothing was."""
    await _paused(house.servers[1].running.pid, house.lasts(30))


async def worker_paused(house: "House") -> None:
    """One of two workers stands still while it holds tables."""
    await _paused(house.workers[0].running.pid, house.lasts(30))


async def only_worker_paused(house: "House") -> None:
    """The only worker stands still while it holds tables."""
    await _paused(house.workers[0].running.pid, house.lasts(30))


async def redis_cut(house: "House") -> None:
    """Nothing passes to Redis for half a minute, and nobody is told; PostgreSQL is there."""
    house.redis_wire.cut()
    await asyncio.sleep(house.lasts(30))
    house.redis_wire.mend()


async def _redis_set(house: "House", **settings: str) -> None:
    redis = Redis(port=house.redis.port)
    for name, value in settings.items():
        await redis.config_set(name.replace("_", "-"), value)
    await redis.aclose()


async def redis_full(house: "House") -> None:
    """Redis answers, and refuses whatever should be kept."""
    await _redis_set(house, maxmemory_policy="noeviction", maxmemory="1")
    await asyncio.sleep(house.lasts(15))
    await _redis_set(house, maxmemory="0")


async def redis_forgets(house: "House") -> None:
    """Redis loses all it has, once a second."""
    redis = Redis(port=house.redis.port)
    for _ in range(int(house.lasts(15))):
        await redis.flushall()
        await asyncio.sleep(1)
    await redis.aclose()


async def disk_slow(house: "House") -> None:
    """Each sync of PostgreSQL's disk takes half a second."""
    house.slow.write_text("500")
    await asyncio.sleep(house.lasts(20))
    house.slow.write_text("0")


async def disk_very_slow(house: "House") -> None:
    """Each sync takes longer than a server waits: what it gives up may be written all the same."""
    house.slow.write_text("4000")
    await asyncio.sleep(house.lasts(25))
    house.slow.write_text("0")
    await asyncio.sleep(4)


async def connections_few(house: "House") -> None:
    """PostgreSQL has fewer connections than the processes would like to have."""
    await asyncio.sleep(house.lasts(10))


async def connections_taken(house: "House") -> None:
    """Somebody ends the connections of the site, and has all there are for a while."""
    others = list[asyncpg.Connection]()

    async def take_all() -> None:
        with suppress(Exception):  # there are no more
            while len(others) < MANY:
                others.append(await asyncpg.connect(house.postgres.address, timeout=3))

    await take_all()
    await others[0].execute(ENDED)
    await take_all()
    await asyncio.sleep(house.lasts(15))
    for one in others:
        one.terminate()


async def rows_locked(house: "House") -> None:
    """Somebody at a terminal has every table of the site locked."""
    db = await asyncpg.connect(house.postgres.address)
    async with db.transaction():
        await db.fetch("SELECT place FROM summary FOR UPDATE")
        await asyncio.sleep(house.lasts(20))
    await db.close()


async def schema_step_behind_a_reader(house: "House") -> None:
    """A long reader, as a backup is, and behind it a column is added as our migrations do."""
    from feldspar.server.cluster.postgres_migration import migrate
    from feldspar.server.cluster.postgres_schema import STEPS

    reader = await asyncpg.connect(house.postgres.address)
    changer = await asyncpg.connect(house.postgres.address)
    reading = reader.transaction()
    await reading.start()
    await reader.fetch("SELECT count(*) FROM summary")
    more = [*STEPS, "ALTER TABLE summary ADD COLUMN note text"]
    changing = asyncio.create_task(migrate(changer, more))
    await asyncio.sleep(house.lasts(20))
    await reading.rollback()
    await changing
    await asyncio.gather(reader.close(), changer.close())


ENDED: Final = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'
    AND application_name LIKE 'feldspar%'
"""


async def lines_ended(house: "House") -> None:
    """Every connection of the site is ended, once a second, ten times."""
    db = await asyncpg.connect(house.postgres.address)
    for _ in range(int(house.lasts(10))):
        await db.execute(ENDED)
        await asyncio.sleep(1)
    await db.close()


async def database_clock_forward(house: "House") -> None:
    """The clock of PostgreSQL's machine is set forward by more than anybody's time."""
    house.hour.write_text("+900")
    await asyncio.sleep(house.lasts(70))


async def database_clock_back(house: "House") -> None:
    """The clock of PostgreSQL's machine is set back by an hour, and one of two workers killed."""
    house.hour.write_text("-3600")
    await asyncio.sleep(2)
    await asyncio.to_thread(house.workers[0].end, signal.SIGKILL)
    await asyncio.sleep(house.lasts(10))


MORE_FAULTS: Final = {
    "server_paused": Fault(server_paused),
    "worker_paused": Fault(worker_paused, workers=2),
    "only_worker_paused": Fault(only_worker_paused, workers=1),
    "redis_cut": Fault(redis_cut),
    "redis_full": Fault(redis_full),
    "redis_forgets": Fault(redis_forgets),
    "disk_slow": Fault(disk_slow, preload="disk"),
    "disk_very_slow": Fault(disk_very_slow, preload="disk"),
    "connections_few": Fault(
        connections_few,
        postgres_settings=("max_connections=16", "superuser_reserved_connections=3"),
    ),
    "connections_taken": Fault(connections_taken),
    "rows_locked": Fault(rows_locked),
    "schema_step_behind_a_reader": Fault(schema_step_behind_a_reader),
    "lines_ended": Fault(lines_ended),
    "database_clock_forward": Fault(database_clock_forward, preload="clock"),
    "database_clock_back": Fault(database_clock_back, workers=2, preload="clock"),
}


def environment(fault: Fault, folder: Path) -> dict[str, str]:
    """Return what PostgreSQL is started with, so that its clock or its disk can be changed."""
    if fault.preload == "clock":
        return {
            "LD_PRELOAD": faketime(),
            "FAKETIME_TIMESTAMP_FILE": str(folder / "hour"),
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "FAKETIME_NO_CACHE": "1",
        }
    if fault.preload == "disk":
        made = folder / "slow_disk.so"
        source = Path(__file__).parent / "slow_disk.c"
        needs.programs("compiler", "gcc")
        command = ["gcc", "-shared", "-fPIC", "-o", str(made), str(source), "-ldl"]
        subprocess.run(command, check=True)
        made.chmod(0o755)
        return {"LD_PRELOAD": str(made), "SLOW_DISK_FILE": str(folder / "slow")}
    return {}
