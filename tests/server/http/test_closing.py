"""A server that is told to end: nobody is cut off, and the next one goes on."""

import signal
import socket
import threading
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from tests.server.client import PATIENCE, Guest, chosen, me, until
from tests.server.process import Process

MOMENT = 8.0
"""Seconds until the next server has a player back, on a machine that is busy with other tests."""


def test_it_is_not_ready_while_others_may_still_come(tmp_path: Path) -> None:
    server = Process(tmp_path, 0, "--limit", "drain_seconds=3")
    with Guest(server.address) as guest:
        table = guest.set_table([me()])
        guest.follow(table)
        assert guest.http.get("/readyz").status_code == 200
        server.running.send_signal(signal.SIGTERM)
        until(lambda: guest.http.get("/readyz").status_code == 503)
        assert guest.http.get("/readyz").text == "ending\n"
        assert httpx.get(f"{server.address}/healthz", trust_env=False).status_code == 200
        guest.do(table, "submit", 0, action=chosen(guest.view, 0))
        guest.hear()
        with pytest.raises(ConnectionClosed) as closed:
            guest.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == CloseCode.SERVICE_RESTART
    assert server.end(signal.SIGTERM) == (-signal.SIGTERM, "")


def test_not_all_sockets_are_told_in_the_same_moment(tmp_path: Path) -> None:
    server = Process(tmp_path, 0, "--limit", "close_spread_seconds=1")
    guests = [Guest(server.address) for _ in range(40)]
    table = guests[0].set_table([me()])
    for guest in guests:
        guest.follow(table)
    told: list[float] = []

    def wait(guest: Guest) -> None:
        with pytest.raises(ConnectionClosed):
            guest.hear()
        told.append(time.monotonic())

    waiting = [threading.Thread(target=wait, args=(guest,)) for guest in guests]
    for thread in waiting:
        thread.start()
    assert server.end(signal.SIGTERM) == (-signal.SIGTERM, "")
    for thread in waiting:
        thread.join(PATIENCE)
    assert len(told) == len(guests)
    assert max(told) - min(told) > 0.2
    for guest in guests:
        guest.hang_up()
        guest.http.close()


@pytest.mark.promise("PRO-48")
def test_what_was_asked_is_answered_before_it_ends(tmp_path: Path) -> None:
    server = Process(tmp_path)
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        body = b'{"game": "burgundy_dice", "seats": [{"kind": "me"}]}'
        head = (
            f"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: {len(body)}\r\n\r\n"
        )
        line.sendall(head.encode() + body[:10])
        time.sleep(0.3)  # it is being read
        server.running.send_signal(signal.SIGTERM)
        time.sleep(0.6)
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", server.port))
        line.sendall(body[10:])
        line.settimeout(PATIENCE)
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    assert answer.startswith(b"HTTP/1.1 201 ")
    assert b"connection: close" in answer.lower()
    assert server.end(signal.SIGTERM) == (-signal.SIGTERM, "")


def test_the_next_server_at_the_same_address_goes_on_in_a_moment(tmp_path: Path) -> None:
    first = Process(tmp_path)
    with Guest(first.address) as guest:
        table = guest.set_table([me()])
        guest.follow(table)
        fresh = guest.view["turn"]
        guest.do(table, "submit", 0, action=chosen(guest.view, 0))
        before = guest.hear_until(lambda view: view["turn"] > fresh)
        began = time.monotonic()
        assert first.end(signal.SIGTERM) == (-signal.SIGTERM, "")
        second = Process(tmp_path, first.port)
        try:
            guest.hang_up()
            guest.follow(table)
            took = time.monotonic() - began
            assert guest.view["turn"] == before["turn"]
            guest.do(table, "submit", 0, action=chosen(guest.view, 1))
            guest.hear_until(lambda view: view["turn"] > before["turn"])
        finally:
            ended = second.end(signal.SIGTERM)
    assert ended == (-signal.SIGTERM, "")
    assert took < MOMENT
