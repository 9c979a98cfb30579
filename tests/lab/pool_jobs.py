"""Jobs for the executors of these tests: pure, or fatal to the worker at a known job."""

import os
import signal
import time
from pathlib import Path
from typing import NamedTuple

from feldspar.bots import Bot
from feldspar.kernel.game import State

BULK = b"w" * 150_000
"""More than a pipe holds."""


class Deadly(NamedTuple):
    """A job that ends its worker as often as said, counted by files in a folder."""

    number: int
    folder: Path
    deaths: int = 0


def square(number: int) -> int:
    return number * number


def slow_first(number: int) -> int:
    """The first takes long: the others are finished before it."""
    time.sleep(0.3 if number == 0 else 0)
    return number


def refuse(number: int) -> int:
    if number == 3:
        raise ValueError(f"{number} is refused")
    return number


def bulky(weights: bytes) -> bytes:
    return weights[::-1]


def deadly(job: Deadly) -> int:
    before = len(list(job.folder.glob(f"{job.number}-*")))
    (job.folder / f"{job.number}-{os.getpid()}").touch()
    if before < job.deaths:
        os.kill(os.getpid(), signal.SIGKILL)
    return job.number


def wait_for(file: Path) -> str:
    """Work until a file is there: for ever, if nobody makes it."""
    while not file.exists():
        time.sleep(0.01)
    return file.name


class UntellableError(Exception):
    """An error that cannot be made again from its text."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"{one} and {other}")


def untellable(_: int) -> int:
    raise UntellableError(1, 2)


def listening(_: int) -> list[str]:
    """Where this process and the one that started it are heard, IPv4 in IPv6 or not."""
    open_files = [
        os.readlink(link)
        for process in (os.getpid(), os.getppid())
        for link in Path(f"/proc/{process}/fd").iterdir()
        if link.exists() or link.is_symlink()
    ]
    own = {file.removeprefix("socket:[").removesuffix("]") for file in open_files}
    found = []
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        for line in Path(table).read_text("ascii").splitlines()[1:]:
            _slot, local, _peer, state, *rest = line.split()
            if state == "0A" and rest[5] in own:
                address = bytes.fromhex(local.partition(":")[0][-8:])[::-1]
                found.append(".".join(map(str, address)))
    return found


class ImpatientBot(Bot):
    """Its fifth game is one too many for whoever watches."""

    made = 0

    def __init__(self) -> None:
        ImpatientBot.made += 1

    def choose(self, view: State, seat: int, seed: bytes) -> int:
        if ImpatientBot.made == 5:
            raise KeyboardInterrupt
        return view.legal(seat)[0]


class CallingBot(Bot):
    """Calls whoever started its process, as Ctrl-C would, once."""

    called = False

    def choose(self, view: State, seat: int, seed: bytes) -> int:
        if not CallingBot.called:
            CallingBot.called = True
            os.kill(os.getppid(), signal.SIGINT)
        return view.legal(seat)[0]
