"""Load test of several servers: many tables at a fixed rate, and then as fast as possible.

    python scripts/load.py [--tables 1000] [--seconds 300] [--pace 60] [--servers 2] [--workers 1]
                           [--drawn 100] [--ceiling] [--bench]

Makes a database of its own in the PostgreSQL of the tests, starts servers and workers, and seats
two players with a socket each, at different servers, at every table. Afterwards every acknowledged
decision is compared with the journal. `--bench` measures the same append with pgbench.
"""

import argparse
import asyncio
import resource
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import feldspar  # noqa: E402
from feldspar.server.cluster.postgres import APPEND, PostgresJournal  # noqa: E402
from feldspar.server.settings import Settings  # noqa: E402
from tests.server.load_clients import Line, Sitting, kept, sat  # noqa: E402 - found by the line above
from tests.server.process import ROOMY, Process, Worker, spent  # noqa: E402
from tests.services import database  # noqa: E402

SETTING: Final = 16
"""How many tables are set at the same time."""
PATIENT: Final = 1.0
"""Seconds from a decision to the other socket (p99) beyond which a pace is too much."""


class Table:
    """Two people, and how long the other waits to see what one has decided."""

    def __init__(self, players: list[Sitting]) -> None:
        self.players = players
        self.decided_at = 0.0
        self.by: Sitting | None = None
        self.waits: list[float] = []
        self.busy = False
        for player in players:
            player.hear = self.heard

    def heard(self, sitting: Sitting) -> None:
        if self.by is not None and sitting is not self.by:
            self.waits.append(time.perf_counter() - self.decided_at)
            self.by = None

    async def decide(self, number: int) -> float:
        ready = [player for player in self.players if player.may]
        if not ready or self.busy:
            return 0.0
        self.busy = True
        try:
            player = ready[number % len(ready)]
            self.decided_at, self.by = time.perf_counter(), player
            return await player.decide(number)
        finally:
            self.busy = False


class House:
    """The processes, and all who play."""

    def __init__(self, tables: list[Table], processes: list[Process | Worker]) -> None:
        self.tables = tables
        self.processes = processes
        self.number = 0

    async def play(self, pace: float, seconds: float) -> dict[str, float]:
        """Let somebody decide so often a second; return what it was like."""
        for table in self.tables:
            table.waits.clear()
        before = [spent(one.running.pid) for one in self.processes]
        acknowledged: list[float] = []
        running: set[asyncio.Task[None]] = set()
        began = time.perf_counter()

        async def one(table: Table, number: int) -> None:
            took = await table.decide(number)
            if took:
                acknowledged.append(took)

        due = 0
        while (now := time.perf_counter() - began) < seconds:
            while due < now * pace:
                due += 1
                self.number += 1
                table = self.tables[self.number % len(self.tables)]
                task = asyncio.create_task(one(table, self.number // len(self.tables)))
                running.add(task)
                task.add_done_callback(running.discard)
            await asyncio.sleep(0.005)
        await asyncio.gather(*running)
        took = time.perf_counter() - began
        waits = sorted(wait for table in self.tables for wait in table.waits)
        moves = max(1, len(acknowledged))
        costs = [
            spent(one.running.pid) - was for one, was in zip(self.processes, before, strict=True)
        ]
        return {
            "asked": pace,
            "moves": len(acknowledged),
            "a second": len(acknowledged) / took,
            "ack p50": 1000 * _share(sorted(acknowledged), 0.5),
            "ack p99": 1000 * _share(sorted(acknowledged), 0.99),
            "seen": len(waits),
            "seen p50": 1000 * _share(waits, 0.5),
            "seen p99": 1000 * _share(waits, 0.99),
            "cpu": sum(costs) / moves,
        }


def _share(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def told(found: dict[str, float]) -> str:
    return (
        f"{found['asked']:6.0f}/s asked {found['a second']:7.1f}/s done ({found['moves']:.0f})"
        f"   acknowledged p50 {found['ack p50']:6.1f} p99 {found['ack p99']:7.1f} ms"
        f"   at the other socket p50 {found['seen p50']:6.1f} p99 {found['seen p99']:7.1f} ms"
        f" ({found['seen']:.0f})   {found['cpu']:5.2f} ms of processor a move"
    )


async def compared(tables: list[Table], address: str) -> tuple[int, int]:
    """Compare what everybody was told with the journal; return moves, and tables that differ."""
    journal = PostgresJournal(address, 30)
    moves = wrong = 0
    for table in tables:
        made = await kept(journal, table.players[0].table)
        known = {player.seat: player.acknowledged for player in table.players}
        moves += sum(map(len, known.values()))
        wrong += any(made[seat] != mine for seat, mine in known.items())
    await journal.close()
    return moves, wrong


async def gathered(addresses: list[str], asked: argparse.Namespace) -> list[Table]:
    """Sit everybody down."""
    titles, room = feldspar.titles(), asyncio.Semaphore(SETTING)

    async def one(number: int) -> Table:
        async with room:
            lines = [Line(addresses[(number + seat) % len(addresses)]) for seat in range(2)]
            return Table(await sat(lines, titles[number % len(titles)], bots=number % 10 == 5))

    return list(await asyncio.gather(*[one(number) for number in range(asked.tables)]))


async def story(
    address: str, processes: list[Process | Worker], asked: argparse.Namespace
) -> float:
    """Play; return the most moves a second there were."""
    serving = [one.address for one in processes if isinstance(one, Process)]
    tables = await gathered(serving, asked)
    following = []
    for table in tables:
        following += [asyncio.create_task(player.follow()) for player in table.players]
        await asyncio.sleep(0.002)
    while not all(player.frames for table in tables for player in table.players):
        await asyncio.sleep(0.1)
    print(f"{len(tables)} tables, {len(following)} sockets", flush=True)
    house = House(tables, processes)
    before = sum(_memory(one.running.pid) for one in processes)
    found = await house.play(asked.pace, asked.seconds)
    print(told(found), flush=True)
    most, pace = found["a second"], asked.pace
    while asked.ceiling:
        pace *= 1.5
        found = await house.play(pace, 20)
        print(told(found), flush=True)
        most = max(most, found["a second"])
        if found["a second"] < 0.85 * pace or found["seen p99"] > 1000 * PATIENT:
            break
    await asyncio.sleep(2)
    dead = [task for task in following if task.done()]
    for task in following:
        task.cancel()
    await asyncio.gather(*following, return_exceptions=True)
    refused = [one for table in tables for player in table.players for one in player.refused]
    memory = sum(_memory(one.running.pid) for one in processes)
    moves, wrong = await compared(tables, address)
    print(
        f"{moves} moves acknowledged; {wrong} tables differ from the journal; {len(dead)} sockets"
        f" broke; {len(refused)} refusals {refused[:2]}; {before:.0f} MB in all"
        f" processes when it began, {memory:.0f} at the end",
        flush=True,
    )
    return most


def _memory(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1e6


def bench(address: str) -> float:
    """Return how often a second pgbench does the same append."""
    values = {
        1: "'bench' || :table",
        2: ":seen",
        3: "'burgundy'",
        4: "''",
        5: "'playing'",
        6: "repeat('p', 300)",
        7: "ARRAY['p' || :table, 'q' || :table]",
        8: "ARRAY['p' || :table]",
        9: ":seen",
        10: "NULL::bigint",
        11: "0",
        12: "ARRAY[:seen + 1]",
        13: "ARRAY[1]",
        14: "ARRAY['moved']",
        15: "ARRAY[0]",
        16: "ARRAY[repeat('d', 90)]",
        17: "''",
    }
    statement = APPEND
    for number in sorted(values, reverse=True):
        statement = statement.replace(f"${number}", values[number])
    # Nobody has seen the head: whoever comes takes it as it is.
    head = "(SELECT seq FROM summary WHERE place = 'bench' || :table)"
    statement = statement.replace("AND seq = :seen", "").replace(":seen", head)
    with tempfile.NamedTemporaryFile("w", suffix=".sql") as script:
        script.write("\\set table :client_id * 100 + random(0, 99)\n")
        script.write(" ".join(statement.split()) + ";\n")
        script.flush()
        setting = (
            "INSERT INTO summary SELECT 'bench' || n, 0, 'g', '', 'playing', '', '{}', '{}', 0"
            " FROM generate_series(0, 1599) n"
        )
        subprocess.run(["psql", "-qX", address, "-c", setting], check=True)
        done = subprocess.run(
            ["pgbench", "-n", "-f", script.name, "-c", "16", "-j", "2", "-T", "15", address],
            capture_output=True,
            check=False,
            text=True,
        )
    assert done.returncode == 0, done.stderr
    return float(done.stdout.rpartition("tps = ")[2].split()[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--pace", type=float, default=60, help="moves a second at all tables")
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument(
        "--drawn", type=int, default=Settings.cached_views, help="tables whose views are cached"
    )
    parser.add_argument("--ceiling", action="store_true", help="then faster and faster")
    parser.add_argument("--bench", action="store_true", help="then pgbench, on the same database")
    asked = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    limits = ["--limit", f"cached_views={asked.drawn}"]
    limits += ["--limit", "bot_processes=0"] if asked.workers else []
    with ExitStack() as stack:
        address = stack.enter_context(database())
        processes: list[Process | Worker] = []
        stack.callback(lambda: [one.end(signal.SIGTERM) for one in processes])
        for _ in range(asked.servers):
            processes.append(Process(address, 0, *ROOMY, *limits))
        processes += [Worker(address) for _ in range(asked.workers)]
        most = asyncio.run(story(address, processes, asked))
        if asked.bench:
            appends = bench(address)
            print(
                f"pgbench: {appends:.0f} appends a second; the site's most is {most / appends:.3f}"
            )


if __name__ == "__main__":
    main()
