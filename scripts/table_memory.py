"""Measures an open table: memory of the server, and its longest pause for garbage collection.

    python scripts/table_memory.py [--tables 1000] [--moves 12] [--title burgundy] [--beside DIR]
                                   [--most 150] [--longest 50]

Starts a server of its own on the loopback, sets tables for two people, each with a socket that
stays, and lets some moves be made at each. The server has all of them at hand. Told is what its
memory has grown by since the first few tables, when all code was loaded, and the longest pause: on
the way, and when everything is looked through at the end, in time of the processor: others may use
the machine as well. `--beside` names another checkout that is measured after this one. The exit
code is 1 if a table takes more than `--most` kilobytes, or a pause more than `--longest` ms, here.
"""

import argparse
import asyncio
import json
import signal
import sys
import tempfile
import time
import uuid
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import httpx  # noqa: E402
from websockets.asyncio.client import ClientConnection, connect  # noqa: E402

from feldspar.table.views.catch_up import apply_frame  # noqa: E402
from tests.server.client import OPEN, View, chosen, crumbs, me  # noqa: E402 - found by the line above
from tests.server.gc_pauses import FILE  # noqa: E402
from tests.server.process import Process  # noqa: E402
from tests.server.scripted_players import visitor  # noqa: E402

FIRST: Final = 20
"""Tables before memory is counted: each title has things it draws once for all tables."""
AT_ONCE: Final = 8
"""Tables that are set and played at the same time."""
EASY: Final = ("max_connections", "max_connections_per_client", "max_sockets_per_client")
EASIER: Final = ("tables_per_minute", "tables_a_day", "joins_per_minute", "unfinished_tables")
ROOMY: Final = [
    word for name in ("cached_tables", *EASY, *EASIER) for word in ("--limit", f"{name}=100000")
]


class Taken(NamedTuple):
    """What so many tables take."""

    memory: float
    """Kilobytes a table."""
    pause: float
    """The longest, in milliseconds."""
    through: float
    """To look through everything, likewise."""


class Person:
    """Somebody with a seat and a socket."""

    def __init__(self, http: httpx.AsyncClient, live: ClientConnection, seat: int) -> None:
        self.http = http
        self.live = live
        self.seat = seat
        self.view: View = {}

    async def hear(self) -> None:
        """Take the next frame of the table in."""
        while "steps" not in (frame := json.loads(await self.live.recv())):
            pass  # it tells who is here
        self.view = apply_frame(self.view, frame)

    async def decide(self, table: str, number: int) -> None:
        """Send a decision."""
        said = {"do": "submit", "seat": self.seat, "key": str(uuid.uuid4())}
        said |= {"action": chosen(self.view, number), "turn": self.view["turn"]}
        answer = await self.http.post(f"/api/tables/{table}/commands", json=said)
        assert answer.status_code == 200, answer.text


async def read(live: ClientConnection) -> None:
    """Read all that is said, and forget it."""
    async for _ in live:
        pass


async def opened(address: str, title: str, moves: int, stack: AsyncExitStack) -> None:
    """Set a table, make some moves at it, and leave two sockets there."""
    people: list[Person] = []
    async with visitor(address) as one, visitor(address) as other:
        spec = {"game": title, "seats": [me("Aline"), OPEN]}
        table = (await one.post("/api/tables", json=spec)).json()["table"]
        said = {"do": "join", "seat": 1, "name": "Bastien", "key": "sits"}
        answer = await other.post(f"/api/tables/{table}/commands", json=said)
        assert answer.status_code == 200, answer.text
        for seat, http in enumerate((one, other)):
            url = f"{address.replace('http', 'ws')}/api/tables/{table}/live?seat={seat}"
            how: dict[str, Any] = {"additional_headers": crumbs(http.cookies), "proxy": None}
            live = await connect(url, max_size=None, compression=None, **how)
            stack.push_async_callback(live.close)
            people.append(Person(http, live, seat))
            await people[-1].hear()
        for number in range(moves):
            decider = next(person for person in people if person.view["moves"])
            await decider.decide(table, number)
            turn = decider.view["turn"]
            while decider.view["turn"] == turn:
                await decider.hear()
            other_one = people[1 - decider.seat]
            while not any(person.view["moves"] for person in people):
                await other_one.hear()
    for person in people:
        reading = asyncio.create_task(read(person.live))
        stack.callback(reading.cancel)


async def many(address: str, number: int, asked: argparse.Namespace, stack: AsyncExitStack) -> None:
    """Open tables, some at a time."""
    room = asyncio.Semaphore(AT_ONCE)

    async def one() -> None:
        async with room:
            await opened(address, asked.title, asked.moves, stack)

    await asyncio.gather(*[one() for _ in range(number)])


def held(pid: int) -> float:
    """Return the kilobytes of memory a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("VmRSS")))


async def through(server: Process, file: Path) -> float:
    """Let a server look through everything; return how long it took."""
    server.running.send_signal(signal.SIGUSR1)
    end = time.monotonic() + 60
    while time.monotonic() < end:
        told = [line for line in file.read_text().splitlines() if line.startswith("all")]
        if told:
            return float(told[-1].split()[1])
        await asyncio.sleep(0.05)
    raise AssertionError("the server does not say how long it took")


async def taken(server: Process, file: Path, asked: argparse.Namespace) -> Taken:
    """Open tables; return what they take."""
    async with AsyncExitStack() as stack:
        await many(server.address, FIRST, asked, stack)
        before = held(server.running.pid)
        await many(server.address, asked.tables, asked, stack)
        memory = (held(server.running.pid) - before) / asked.tables
        pause = max([float(line) for line in file.read_text().splitlines() if line[0] != "a"])
        return Taken(memory, pause, await through(server, file))


def measured(house: Path, asked: argparse.Namespace) -> Taken:
    """Return what tables take a fresh server of a checkout."""
    with tempfile.TemporaryDirectory() as folder:
        data, file = Path(folder) / "data", Path(folder) / "pauses"
        file.touch()
        paths = {"PYTHONPATH": f"{house / 'src'}:{ROOT}", FILE: str(file)}
        program = ["-m", "tests.server.gc_pauses"]
        server = Process(data, 0, *ROOMY, program=program, **paths)
        try:
            return asyncio.run(taken(server, file, asked))
        finally:
            server.end(signal.SIGTERM)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=12, help="made at each")
    parser.add_argument("--title", default="burgundy")
    parser.add_argument("--most", type=float, default=150, help="kilobytes a table may take")
    parser.add_argument("--longest", type=float, default=50, help="milliseconds of a pause")
    parser.add_argument("--beside", type=Path, metavar="DIR", help="another checkout")
    asked = parser.parse_args()
    houses = {"here": ROOT} | ({"beside": asked.beside} if asked.beside else {})
    found = {name: measured(house, asked) for name, house in houses.items()}
    for name, taken_ in found.items():
        print(
            f"{name:7} {asked.title:15} {taken_.memory:6.0f} kB a table, longest pause "
            f"{taken_.pause:.1f} ms, all looked through in {taken_.through:.1f} ms",
            flush=True,
        )
    here = found["here"]
    return int(here.memory > asked.most or max(here.pause, here.through) > asked.longest)


if __name__ == "__main__":
    sys.exit(main())
