"""A cluster with all its services, each of which can be made to fail."""

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Final

from tests.deploy.fresh import blocks
from tests.own_services import Postgres, Redis, Standby, Wire
from tests.server.faults import Told, broken
from tests.server.more_faults import MORE_FAULTS, Fault, environment, faketime
from tests.server.process import ROOMY, Process, Worker

NO_FAULT: Final = Fault(lambda house: asyncio.sleep(0))
SMALL: Final = 350
"""Megabytes of the disk that is filled."""


class House:
    """All that can break."""

    def __init__(
        self,
        folder: Path,
        short: bool,
        workers: int,
        set_clock: bool,
        stack: ExitStack,
        fault: Fault = NO_FAULT,
    ) -> None:
        self.folder = folder
        self.set_clock = set_clock
        self.short = short
        self.stack = stack
        self.hour, self.slow = folder / "hour", folder / "slow"
        for file, word in ((self.hour, "+0"), (self.slow, "0")):
            file.write_text(word)
            file.chmod(0o644)
        self.postgres = Postgres(folder / "data", *fault.postgres_settings)
        self.postgres.environment = environment(fault, folder)
        self.redis = Redis(folder)
        self.wire: Wire
        self.redis_wire: Wire
        self.standby: Standby
        self.said = ""
        self.servers: list[Process] = []
        self.workers: list[Worker] = []
        self.wanted_workers = workers
        self.addresses: list[str] = []

    def lasts(self, seconds: float) -> float:
        """Return how long a fault lasts that should last so long."""
        return min(seconds, 6.0) if self.short else seconds

    @property
    def redis_address(self) -> str:
        """Return where Redis is found, over a line that can be cut."""
        return f"redis://127.0.0.1:{self.redis_wire.port}/0"

    def begin(self, database: str) -> None:
        """Start all that is of ours."""
        for number in range(2):
            self.servers.append(self._server(database, 0, number))
        self.workers = [self._worker(database) for _ in range(self.wanted_workers)]
        self.addresses = [server.address for server in self.servers]
        self.database = database

    def _server(self, database: str, port: int, number: int) -> Process:
        elsewhere = ["--limit", "bot_processes=0"] if self.wanted_workers else []
        fake = {}
        if number == 0 and self.set_clock:  # which makes it slower, too
            fake = {
                "LD_PRELOAD": faketime(),
                "FAKETIME_TIMESTAMP_FILE": str(self.hour),
                "FAKETIME_DONT_FAKE_MONOTONIC": "1",
                "FAKETIME_NO_CACHE": "1",
            }
        made = Process(database, port, *ROOMY, *elsewhere, redis=self.redis_address, **fake)
        self.stack.callback(made.end, signal.SIGKILL)
        return made

    def _worker(self, database: str) -> Worker:
        made = Worker(database, "--redis", self.redis_address)
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

    # ---------------------------------------------------------------------- a standby takes over

    def stand_by(self, *more: str) -> None:
        """Set a standby up as the page for hosts says, whose blocks are run as they stand."""
        self.standby = Standby(self.folder / "standby")
        self.standby.folder.mkdir(mode=0o700)
        shutil.chown(self.standby.folder, "postgres")
        self.said = follow(self, "primary", "copy")
        self.standby.start()
        self.stack.callback(self.standby.stop, "immediate")
        if more:
            self.said += follow(self, *more)

    async def standby_in_step(self) -> None:
        """The primary dies, and a standby that repeats it at once is promoted."""
        await self._do(self.postgres.stop, "immediate")
        await self._do(follow, self, "failover")

    async def standby_behind(self) -> None:
        """The same, but for three seconds the standby has heard nothing: these moves are lost."""
        await self._do(held_back, self.standby)
        await asyncio.sleep(3)
        await self.standby_in_step()

    standby_synchronous = standby_in_step
    """The same, but no move is acknowledged before the standby has it."""

    async def clock_back(self) -> None:
        """The clock of one server is set back by an hour."""
        self.hour.write_text("-3600")
        await asyncio.sleep(5)

    async def clock_forward(self) -> None:
        """The clock of one server is set forward by an hour."""
        self.hour.write_text("+3600")
        await asyncio.sleep(5)


STANDBYS: Final = {
    "standby_in_step": (),
    "standby_behind": (),
    "standby_synchronous": ("synchronous",),
}
"""Faults that take a standby, and how it is set up."""
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
    *STANDBYS,
    *MORE_FAULTS,
]


def follow(house: House, *steps: str) -> str:
    """Run the blocks about a standby on the page for hosts; return what they said."""
    known = {
        step: block.text
        for block in blocks("operations.md")
        if "with a standby" in block.marks
        for step in block.marks - {"with a standby"}
    }
    done = subprocess.run(
        ["bash", "-eu", "-c", "\n".join([known["where"], *[known[step] for step in steps]])],
        env={
            **os.environ,
            "primary": house.postgres.address,
            "standby": house.standby.address,
            "replica": house.postgres.address.replace("feldspar@", "replica@"),
            "data": str(house.standby.folder),
        },
        cwd="/",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def held_back(standby: Standby) -> None:
    """Let a standby hear no more of its primary."""
    for command in ("ALTER SYSTEM SET primary_conninfo = ''", "SELECT pg_reload_conf()"):
        said = ["psql", "-qXAt", standby.address, "-c", command]
        subprocess.run(said, stdout=subprocess.DEVNULL, check=True)


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
    fault: Callable[[], Awaitable[None]]
    fault = (
        partial(MORE_FAULTS[name].happen, house) if name in MORE_FAULTS else getattr(house, name)
    )
    through = house.postgres.address.replace(str(house.postgres.port), str(house.wire.port))
    found = house.postgres.address
    if name in STANDBYS:
        await asyncio.to_thread(house.stand_by, *STANDBYS[name])
        through = (
            f"postgresql://feldspar@127.0.0.1:{house.postgres.port},127.0.0.1:{house.standby.port}"
            "/postgres?target_session_attrs=primary"
        )
        found = house.standby.address
    await asyncio.to_thread(house.begin, through)
    may_lose = name == "standby_behind"
    return await broken(house.addresses, found, fault, tables, before, after, may_lose)


def broken_house(
    name: str, tables: int, workers: int, short: bool = False, before: float = 4, after: float = 20
) -> Told:
    """Let something break in a house of its own while people play; return what became of it."""
    folder = Path(tempfile.mkdtemp())
    fault = MORE_FAULTS.get(name, NO_FAULT)
    workers = workers if fault.workers is None else fault.workers
    with ExitStack() as stack:
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        stack.enter_context(disk(folder))
        set_clock = name in ("clock_back", "clock_forward")
        house = House(folder, short, workers, set_clock, stack, fault)
        stack.callback(house.postgres.stop, "immediate")
        stack.callback(house.redis.stop)
        house.postgres.start()
        house.redis.start()
        house.wire = Wire(house.postgres.port)
        stack.callback(house.wire.end)
        house.redis_wire = Wire(house.redis.port)
        stack.callback(house.redis_wire.end)
        return asyncio.run(tried(house, name, tables, before, after))
