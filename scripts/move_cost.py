"""Measures what a move costs a server: CPU milliseconds, with all players connected by socket.

    python scripts/move_cost.py [TITLE ...] [--tables 8] [--watchers 0] [--moves 800] [--compressed]
                                [--postgres] [--beside DIR]

Starts a server of its own on the loopback, sets tables for two people, each with a socket, and lets
them play as fast as they can; others only watch the first table. `--beside` names another checkout
that is measured in turns with this one, so that whatever else the machine does is in both.
With `--postgres` the tables are kept in a database of the PostgreSQL that the tests use, and it is
told how many transactions a move takes there, with all that the server asks beside.
"""

import argparse
import asyncio
import signal
import sys
import tempfile
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from statistics import median
from typing import Final

ROOT: Final = Path(__file__).parent.parent
TOLD_LATE: Final = 1.5
"""Seconds after which PostgreSQL's processes have told what they counted."""
sys.path.insert(0, str(ROOT))

import asyncpg  # noqa: E402
from websockets.asyncio.client import connect  # noqa: E402

import feldspar  # noqa: E402
from tests import services  # noqa: E402
from tests.server.client import OPEN, me  # noqa: E402 - found by the line above
from tests.server.process import ROOMY, Process, spent  # noqa: E402
from tests.server.scripted_players import Player, visitor  # noqa: E402


async def watch(
    address: str, table: str, here: asyncio.Semaphore, compression: str | None = None
) -> None:
    """Follow a table, and read all that is said; tell once the first view has come."""
    url = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
    async with connect(url, max_size=None, compression=compression, proxy=None) as live:
        await live.recv()
        here.release()
        async for _ in live:
            pass


async def sat(address: str, title: str, stack: AsyncExitStack) -> list[Player]:
    """Set a table for two; return who sits there."""
    one, other = [await stack.enter_async_context(visitor(address)) for _ in range(2)]
    seats = [me("Aline"), OPEN]
    table = (await one.post("/api/tables", json={"game": title, "seats": seats})).json()["table"]
    said = {"do": "join", "seat": 1, "name": "Bastien", "key": "sits"}
    answer = await other.post(f"/api/tables/{table}/commands", json=said)
    assert answer.status_code == 200, answer.text
    return [Player(address, http, table, seat) for seat, http in enumerate((one, other))]


async def ended(playing: list[asyncio.Task[None]], enough: asyncio.Event) -> None:
    """It is enough, too, once all games are over."""
    await asyncio.gather(*playing)
    enough.set()


async def transactions(database: str) -> int:
    """Return how many there have been in a database, as far as all processes have told."""
    db = await asyncpg.connect(database)
    try:
        await asyncio.sleep(TOLD_LATE)
        found: int = await db.fetchval(
            "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()"
        )
        return found
    finally:
        await db.close()


async def played(
    server: Process, title: str, asked: argparse.Namespace, database: str
) -> tuple[float, float]:
    """Play for a while; return the milliseconds a move took, and the transactions."""
    moves = 0
    compression = "deflate" if asked.compressed else None
    enough = asyncio.Event()

    def counted() -> None:
        nonlocal moves
        moves += 1
        if moves >= asked.moves:
            enough.set()

    async with AsyncExitStack() as stack:
        tables = [await sat(server.address, title, stack) for _ in range(asked.tables)]
        players = [player for table in tables for player in table]
        for player in players:
            player.on_acknowledged = counted
            player.compression = compression
        here = asyncio.Semaphore(0)
        watched = (server.address, players[0].table, here, compression)
        watchers = [watch(*watched) for _ in range(asked.watchers)]
        watching = [asyncio.create_task(watcher) for watcher in watchers]
        for _ in watchers:
            await here.acquire()
        counted_before = await transactions(database) if database else 0
        before = spent(server.running.pid)
        playing = [asyncio.create_task(player.play()) for player in players]
        ending = asyncio.create_task(ended(playing, enough))
        await enough.wait()
        cost = (spent(server.running.pid) - before) / moves
        for task in (*playing, ending, *watching):
            task.cancel()
        await asyncio.gather(*playing, ending, *watching, return_exceptions=True)
    done = await transactions(database) - counted_before if database else 0
    return cost, done / moves


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("titles", nargs="*", default=feldspar.titles())
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--watchers", type=int, default=0, help="who only look at the first table")
    parser.add_argument("--moves", type=int, default=800, help="of each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--compressed", action="store_true", help="frames, as browsers ask for it")
    parser.add_argument("--postgres", action="store_true", help="keep the tables there")
    parser.add_argument("--beside", type=Path, metavar="DIR", help="another checkout")
    asked = parser.parse_args()
    houses = {"here": ROOT} | ({"beside": asked.beside} if asked.beside else {})
    for title in asked.titles:
        costs: dict[str, list[tuple[float, float]]] = {name: [] for name in houses}
        for _ in range(asked.rounds):
            for name, house in houses.items():
                costs[name].append(measured(house, title, asked))
        told = "  ".join([f"{name} {_told(found)}" for name, found in costs.items()])
        print(f"{title:15} {told}", flush=True)


def _told(found: list[tuple[float, float]]) -> str:
    costs, asked = [cost for cost, _ in found], median([times for _, times in found])
    told = f"{median(costs):5.2f} ms ({min(costs):.2f} to {max(costs):.2f})"
    return f"{told}, {asked:.2f} transactions" if asked else told


def measured(house: Path, title: str, asked: argparse.Namespace) -> tuple[float, float]:
    """Return what a move costs a fresh server of a checkout."""
    with ExitStack() as stack:
        data = stack.enter_context(tempfile.TemporaryDirectory())
        database = stack.enter_context(services.database()) if asked.postgres else ""
        tables = database or Path(data)
        server = Process(tables, 0, *ROOMY, PYTHONPATH=str(house / "src"))
        stack.callback(server.end, signal.SIGTERM)
        return asyncio.run(played(server, title, asked, database))


if __name__ == "__main__":
    main()
