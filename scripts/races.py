"""Checks that exactly one decision wins when many submit the same turn at several servers.

    python scripts/races.py [--races 10000] [--racers 50] [--servers 2] [--tables 8]

Each race is one turn of a table, which all racers have seen; each submits a decision, with a key
of its own. Afterwards the journal must hold one decision for each race, that of the winner.
"""

import argparse
import asyncio
import json
import signal
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from feldspar.server.cluster.postgres import PostgresJournal  # noqa: E402
from feldspar.table.core.entries import Moved  # noqa: E402
from tests.server.client import TITLE  # noqa: E402 - found by the line above
from tests.server.load_clients import Line  # noqa: E402
from tests.server.process import ROOMY, Process  # noqa: E402
from tests.services import database  # noqa: E402


class Track:
    """One table after the other, at which the same people race."""

    def __init__(self, addresses: list[str], racers: int) -> None:
        self.lines = [Line(addresses[number % len(addresses)]) for number in range(racers)]
        self.tables: dict[str, list[str]] = {}
        """The decisions that won, at each table."""
        self.table = ""
        self.wrong: list[str] = []

    async def race(self) -> None:
        """Race once."""
        view = await self.look()
        if not view["moves"]:
            self.table = ""
            view = await self.look()
        moves = view["moves"]
        said = {"do": "submit", "seat": view["viewer"], "turn": view["turn"]}
        path = f"/api/tables/{self.table}/commands"

        async def one(number: int) -> tuple[int, str]:
            action = moves[number % len(moves)]["decision"]
            key = f"{view['turn']} {view['viewer']} {number}"
            line = self.lines[number]
            status, _ = await line.ask("POST", path, {**said, "action": action, "key": key})
            return status, action

        ends = await asyncio.gather(*[one(number) for number in range(len(self.lines))])
        won = [action for status, action in ends if status == 200]
        if len(won) != 1 or any(status not in (200, 409) for status, _ in ends):
            self.wrong.append(f"{self.table}: {sorted(status for status, _ in ends)}")
        self.tables[self.table] += won

    async def look(self) -> dict[str, Any]:
        first = self.lines[0]
        if not self.table:
            spec = {"game": TITLE, "seats": [{"kind": "me", "name": "Aline"}] * 2}
            status, found = await first.ask("POST", "/api/tables", spec)
            assert status == 201, found
            self.table = json.loads(found)["table"]
            self.tables[self.table] = []
            for line in self.lines:
                line.cookie = first.cookie
        status, found = await first.ask("GET", f"/api/tables/{self.table}")
        assert status == 200, found
        view: dict[str, Any] = json.loads(found)
        return view


async def story(addresses: list[str], tables: str, asked: argparse.Namespace) -> int:
    tracks = [Track(addresses, asked.racers) for _ in range(asked.tables)]
    done = 0
    began = time.perf_counter()

    async def run(track: Track) -> None:
        nonlocal done
        while done < asked.races:
            done += 1
            await track.race()
            if done % 500 == 0:
                print(f"{done} races, {time.perf_counter() - began:.0f} s", flush=True)

    await asyncio.gather(*[run(track) for track in tracks])
    took = time.perf_counter() - began
    journal = PostgresJournal(tables, 30)
    wrong = [one for track in tracks for one in track.wrong]
    for track in tracks:
        for table, won in track.tables.items():
            entries = [entry.what for entry in await journal.read(table)]
            if [what.action for what in entries if isinstance(what, Moved)] != won:
                wrong.append(f"{table}: the journal holds other decisions")
    await journal.close()
    print(
        f"{done} races of {asked.racers} at {asked.servers} servers in {took:.0f} s:"
        f" {len(wrong)} went wrong {wrong[:5]}"
    )
    return len(wrong)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--races", type=int, default=10_000)
    parser.add_argument("--racers", type=int, default=50)
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--tables", type=int, default=8, help="at which races are run side by side")
    asked = parser.parse_args()
    with ExitStack() as stack:
        tables = stack.enter_context(database())
        servers: list[Process] = []
        stack.callback(lambda: [server.end(signal.SIGTERM) for server in servers])
        servers += [Process(tables, 0, *ROOMY) for _ in range(asked.servers)]
        return asyncio.run(story([server.address for server in servers], tables, asked)) > 0


if __name__ == "__main__":
    sys.exit(main())
