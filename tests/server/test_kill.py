"""The promise: what was acknowledged is there, though the server was killed in the middle."""

import asyncio
import signal
from pathlib import Path

import httpx
import pytest

import feldspar
from feldspar.kernel.notation.record import Record
from feldspar.table.core.fairness import verify
from tests.server.client import OPEN, TITLE, bot, me
from tests.server.process import Process
from tests.server.scripted_players import Player, visitor

TABLES = 20
KILL_AFTER = 250
"""Decisions, of the many that are still to come."""


async def seated(address: str, http: httpx.AsyncClient, number: int) -> list[Player]:
    """Set a table: for one, with a bot, or for two people with a cookie each."""
    seats = {0: [me(), bot()], 1: [me(), OPEN]}.get(number % 6, [me()])
    answer = await http.post("/api/tables", json={"game": TITLE, "seats": seats})
    table = answer.json()["table"]
    players = [Player(address, http, table, 0)]
    if OPEN in seats:
        friend = visitor(address)
        said = {"do": "join", "seat": 1, "name": "Bastien"}
        (await friend.post(f"/api/tables/{table}/commands", json=said)).raise_for_status()
        players.append(Player(address, friend, table, 1))
    return players


@pytest.mark.promise("PRO-21")
def test_nothing_acknowledged_is_lost_by_kill_9(tmp_path: Path) -> None:
    servers = [Process(tmp_path)]
    address = servers[0].address

    async def story() -> list[Player]:
        hosts = [visitor(address) for _ in range(TABLES)]
        seatings = [await seated(address, http, number) for number, http in enumerate(hosts)]
        players = [player for seating in seatings for player in seating]
        killed = asyncio.Event()

        def count() -> None:
            if sum(len(player.acknowledged) for player in players) == KILL_AFTER:
                servers[0].running.kill()
                killed.set()

        for player in players:
            player.on_acknowledged = count
        playing = asyncio.gather(*[player.play() for player in players])
        await killed.wait()
        assert await asyncio.to_thread(servers[0].end, signal.SIGKILL) == (-signal.SIGKILL, "")
        servers.append(await asyncio.to_thread(Process, tmp_path, servers[0].port))
        await playing
        await asyncio.gather(*[player.http.aclose() for player in players])
        return players

    try:
        players = asyncio.run(story())
    finally:
        ends = [server.end(signal.SIGTERM) for server in servers[1:]]
    assert ends == [(-signal.SIGTERM, "")], "the second stops when told, and has no complaints"
    assert len({player.table for player in players}) == TABLES
    assert sum(player.losses > 0 for player in players) >= TABLES // 2
    for player in players:
        record = Record.parse(player.record)
        made = [written for seat, written in record.decisions if seat == player.seat]
        assert made == player.acknowledged
        assert not verify(record, feldspar.game(record.game)).wrong
