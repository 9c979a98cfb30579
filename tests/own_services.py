"""A private PostgreSQL and Redis, which tests may stop, fill up and cut off."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from tests import needs

BINARIES: Final = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
PATIENCE: Final = 60.0


def free_port() -> int:
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        port: int = tried.getsockname()[1]
        return port


def answers(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


class Postgres:
    """A cluster in a folder, run by whoever PostgreSQL wants to be run by."""

    def __init__(self, folder: Path, *settings: str) -> None:
        if not BINARIES:
            needs.skip("PostgreSQL", "server")
        self.folder = folder
        self.settings = settings
        self.environment: dict[str, str] = {}
        """What it is started with besides."""
        self.port = free_port()
        self.address = f"postgresql://feldspar@127.0.0.1:{self.port}/postgres"
        folder.mkdir(parents=True, exist_ok=True)
        self.tool("initdb", "-A", "trust", "-U", "feldspar", "--locale=C.UTF-8", "-E", "UTF8")

    def tool(self, name: str, *words: str) -> None:
        """Run a tool as the user whose the data are."""
        become = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        more = [f"{name}={value}" for name, value in self.environment.items()]
        if become:
            subprocess.run(["chown", "-R", "postgres", str(self.folder)], check=True)
            self.folder.parent.chmod(0o755)
        command = [*become, "env", *more, str(BINARIES[-1] / name), "-D", str(self.folder), *words]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd="/")
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        said = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''"
        said += "".join([f" -c {one}" for one in self.settings])
        log = str(self.folder / "log")
        self.tool("pg_ctl", "-w", "-t", "60", "-l", log, "-o", said, "start")

    def stop(self, how: str = "fast") -> None:
        with suppress(AssertionError):
            self.tool("pg_ctl", "-w", "-m", how, "stop")

    def restart(self) -> None:
        self.stop()
        self.start()


class Standby(Postgres):
    """A second PostgreSQL that repeats what the first one writes, made from a copy of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.settings = ()
        self.environment = {}
        self.port = free_port()
        self.address = f"postgresql://feldspar@127.0.0.1:{self.port}/postgres"


class Redis:
    """A Redis that writes nothing down."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"redis://127.0.0.1:{self.port}/0"
        self._running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        needs.programs("server", "redis-server")
        said = ("--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no")
        self._running = subprocess.Popen(
            ["redis-server", *said, "--dir", str(self.folder)], stdout=subprocess.DEVNULL
        )
        end = time.monotonic() + PATIENCE
        while not answers(self.port):
            assert time.monotonic() < end
            time.sleep(0.02)

    def stop(self) -> None:
        if self._running is not None:
            self._running.send_signal(signal.SIGTERM)
            self._running.wait(PATIENCE)
        self._running = None


class Wire:
    """A line to something that can be cut without anybody being told: a process that carries what
    is said, and that can be stopped."""

    def __init__(self, there: int) -> None:
        self.port = free_port()
        command = [sys.executable, "-m", "tests.own_services", str(self.port), str(there)]
        self._running = subprocess.Popen(command)
        end = time.monotonic() + PATIENCE
        while not answers(self.port):
            assert time.monotonic() < end
            time.sleep(0.02)

    def cut(self) -> None:
        self._running.send_signal(signal.SIGSTOP)

    def mend(self) -> None:
        self._running.send_signal(signal.SIGCONT)

    def end(self) -> None:
        self._running.kill()
        self._running.wait(PATIENCE)


async def _carry(here: int, there: int) -> None:
    async def join(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            other_reader, other = await asyncio.open_connection("127.0.0.1", there)
            await asyncio.gather(pass_on(reader, other), pass_on(other_reader, writer))
        except OSError:
            writer.close()

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while said := await reader.read(65_536):
                writer.write(said)
                await writer.drain()
        writer.close()

    async with await asyncio.start_server(join, "127.0.0.1", here) as serving:
        await serving.serve_forever()


if __name__ == "__main__":
    asyncio.run(_carry(int(sys.argv[1]), int(sys.argv[2])))
