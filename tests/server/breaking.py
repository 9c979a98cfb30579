"""A house with everything it stands on, each part of which can break."""

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final

from tests.cluster import Postgres, Redis, Wire
from tests.server.faults import Told, broken
from tests.server.process import ROOMY, Process, Worker

FAKETIME: Final = sorted(Path("/usr/lib").glob("*/faketime/libfaketime.so.1"))
SMALL: Final = 350
"""Megabytes of the disk that is filled."""


class House:
    """All that can break."""

    def __init__(
        self, folder: Path, short: bool, workers: int, set_clock: bool, stack: ExitStack
    ) -> None:
        self.folder = folder
        self.set_clock = set_clock
        self.short = short
        self.stack = stack
        self.hour = folder / "hour"
        self.postgres = Postgres(folder / "data")
        self.redis = Redis(folder)
        self.wire: Wire
        self.servers: list[Process] = []
        self.workers: list[Worker] = []
        self.wanted_workers = workers
        self.addresses: list[str] = []

    def begin(self, database: str) -> None:
        """Start all that is of ours."""
        for number in range(2):
            self.servers.append(self._server(database, 0, number))
        self.workers = [self._worker(database) for _ in range(self.wanted_workers)]
        self.addresses = [server.address for server in self.servers]
        self.database = database

    def _server(self, database: str, port: int, number: int) -> Process:
        elsewhere = ["--limit", "thinkers=0"] if self.wanted_workers else []
        fake = {}
        if number == 0 and self.set_clock:  # which makes it slower, too
            fake = {
                "LD_PRELOAD": str(FAKETIME[-1]),
                "FAKETIME_TIMESTAMP_FILE": str(self.hour),
                "FAKETIME_DONT_FAKE_MONOTONIC": "1",
                "FAKETIME_NO_CACHE": "1",
            }
            self.hour.write_text("+0")
        made = Process(database, port, *ROOMY, *elsewhere, redis=self.redis.address, **fake)
        self.stack.callback(made.end, signal.SIGKILL)
        return made

    def _worker(self, database: str) -> Worker:
        made = Worker(database, "--redis", self.redis.address)
        self.stack.callback(made.end, signal.SIGKILL)
        return made

    # ---------------------------------------------------------------------------------- faults

    async def _do(self, work: Callable[..., object], *what: object) -> None:
        await asyncio.to_thread(work, *what)

    async def nothing(self) -> None:
        """Nothing breaks, to compare with."""

    async def server_killed(self) -> None:
        """A server is killed with -9; another is started at its address after three seconds."""
        await self._do(self.servers[1].end, signal.SIGKILL)
        await asyncio.sleep(3)
        port = self.servers[1].port
        self.servers[1] = await asyncio.to_thread(self._server, self.database, port, 1)

    async def worker_killed(self) -> None:
        """The only worker is killed with -9; another is started after three seconds."""
        if self.workers:
            await self._do(self.workers[0].end, signal.SIGKILL)
            await asyncio.sleep(3)
            self.workers[0] = await asyncio.to_thread(self._worker, self.database)

    async def server_stopped(self) -> None:
        """A server is told to end (SIGTERM), as by an upgrade, and another takes its place."""
        await self._do(self.servers[1].end, signal.SIGTERM)
        port = self.servers[1].port
        self.servers[1] = await asyncio.to_thread(self._server, self.database, port, 1)

    async def redis_restarted(self) -> None:
        """Redis is stopped and started."""
        await self._do(self.redis.stop)
        await self._do(self.redis.start)

    async def redis_gone(self) -> None:
        """Redis is gone for a minute."""
        await self._do(self.redis.stop)
        await asyncio.sleep(5 if self.short else 60)
        await self._do(self.redis.start)

    async def postgres_restarted(self) -> None:
        """PostgreSQL is restarted (fast)."""
        await self._do(self.postgres.restart)

    async def postgres_killed(self) -> None:
        """PostgreSQL ends at once, as if the machine had failed, and recovers."""
        await self._do(self.postgres.stop, "immediate")
        await self._do(self.postgres.start)

    async def network_cut(self) -> None:
        """For 30 seconds nothing passes between the servers and PostgreSQL; nobody is told."""
        self.wire.cut()
        await asyncio.sleep(8 if self.short else 30)
        self.wire.mend()

    async def disk_full(self) -> None:
        """The disk of PostgreSQL is full for ten seconds."""
        filler = self.folder / "data" / "filler"
        with suppress(OSError), filler.open("wb") as file:
            while True:
                file.write(b"x" * 65_536)
        with suppress(OSError), (self.folder / "data" / "rest").open("wb") as file:
            while True:
                file.write(b"x" * 512)
        await asyncio.sleep(3 if self.short else 10)
        filler.unlink()
        (self.folder / "data" / "rest").unlink()
        with suppress(AssertionError):  # it may have ended itself
            await self._do(self.postgres.start)

    async def clock_back(self) -> None:
        """The clock of one server is set back by an hour."""
        self.hour.write_text("-3600")
        await asyncio.sleep(5)

    async def clock_forward(self) -> None:
        """The clock of one server is set forward by an hour."""
        self.hour.write_text("+3600")
        await asyncio.sleep(5)


FAULTS: Final = [
    "nothing",
    "server_killed",
    "worker_killed",
    "server_stopped",
    "redis_restarted",
    "redis_gone",
    "postgres_restarted",
    "postgres_killed",
    "network_cut",
    "disk_full",
    "clock_back",
    "clock_forward",
]


@contextmanager
def disk(folder: Path) -> Iterator[None]:
    """A small disk that can be filled up without hurting anybody."""
    mounted = (
        os.getuid() == 0
        and not subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={SMALL}m", "tmpfs", str(folder)], check=False
        ).returncode
    )
    try:
        yield
    finally:
        if mounted:
            subprocess.run(["umount", "-l", str(folder)], check=True)


async def tried(house: House, name: str, tables: int, before: float, after: float) -> Told:
    """Let something break while people play."""
    fault: Callable[[], Awaitable[None]] = getattr(house, name)
    through = house.postgres.address.replace(str(house.postgres.port), str(house.wire.port))
    await asyncio.to_thread(house.begin, through)
    return await broken(house.addresses, house.postgres.address, fault, tables, before, after)


def broken_house(
    name: str, tables: int, workers: int, short: bool = False, before: float = 4, after: float = 20
) -> Told:
    """Let something break in a house of its own while people play; return what became of it."""
    folder = Path(tempfile.mkdtemp())
    with ExitStack() as stack:
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        stack.enter_context(disk(folder))
        house = House(folder, short, workers, "clock" in name, stack)
        stack.callback(house.postgres.stop, "immediate")
        stack.callback(house.redis.stop)
        house.postgres.start()
        house.redis.start()
        house.wire = Wire(house.postgres.port)
        stack.callback(house.wire.end)
        return asyncio.run(tried(house, name, tables, before, after))
