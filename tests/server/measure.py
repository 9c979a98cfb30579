"""Prints how quick a server is on this machine: `python -m tests.server.measure`.

The clients share the machine with it, so it could do more than these figures say.
"""

import asyncio
import signal
import statistics
import tempfile
import time
from pathlib import Path

from tests.server.client import TITLE, Guest, chosen, me
from tests.server.process import Process
from tests.server.scripted_players import Player, visitor


def latency(address: str, decisions: int) -> list[float]:
    """Return the times from sending a decision to a watcher's frame, in milliseconds."""
    took: list[float] = []
    with Guest(address) as player, Guest(address) as watcher:
        table = player.set_table([me()])
        player.follow(table)
        watcher.follow(table)
        while len(took) < decisions and player.view["status"] == "playing":
            began, news = time.perf_counter(), watcher.view["news"]
            player.do(table, "submit", 0, action=chosen(player.view, len(took)))
            watcher.hear_until(lambda view, news=news: view["news"] > news)  # type: ignore[misc]
            took.append((time.perf_counter() - began) * 1000)
            turn = player.view["turn"]
            player.hear_until(lambda view, turn=turn: view["turn"] > turn)  # type: ignore[misc]
    return took


def throughput(address: str, tables: int) -> tuple[int, float]:
    """Return how many decisions people alone at their tables took, and in how many seconds."""

    async def story() -> tuple[int, float]:
        hosts = [visitor(address) for _ in range(tables)]
        players = []
        for http in hosts:
            answer = await http.post("/api/tables", json={"game": TITLE, "seats": [me()]})
            players.append(Player(address, http, answer.json()["table"], 0))
        began = time.perf_counter()
        await asyncio.gather(*[player.play() for player in players])
        took = time.perf_counter() - began
        await asyncio.gather(*[http.aclose() for http in hosts])
        return sum(len(player.acknowledged) for player in players), took

    return asyncio.run(story())


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder))
        try:
            took = latency(server.address, 60)
            count, seconds = throughput(server.address, 20)
        finally:
            server.end(signal.SIGTERM)
    print(f"submit to a watcher's frame: median {statistics.median(took):.1f} ms")
    print(
        f"20 tables at once: {count} decisions in {seconds:.1f} s, {count / seconds:.0f} a second"
    )


if __name__ == "__main__":
    main()
