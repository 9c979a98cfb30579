"""What callers get wrong is their affair: the log says nothing of it, and nobody else notices."""

import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode, Frame, Opcode

from feldspar.server.live.broadcast import CLOSE_BAD_REQUEST
from tests.server.client import Guest, me
from tests.server.http.test_http_protocol import BODY, called
from tests.server.process import Process


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    """Yields a server that must have nothing to say when it ends."""
    running = Process(tmp_path)
    try:
        yield running
        with Guest(running.address) as guest:
            assert guest.look(guest.set_table([me()]))["status"] == "playing"
    finally:
        _, complaints = running.end(signal.SIGTERM)
    assert complaints == ""


def gone(line: socket.socket) -> None:
    """Hang up at once, whatever is under way."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\0\0\0\0\0\0\0")
    line.close()


def test_who_hangs_up_in_the_middle_of_a_request(server: Process) -> None:
    for _ in range(20):
        gone(called(server.address, BODY))


def test_who_asks_many_things_at_once_and_does_not_listen(server: Process) -> None:
    get = b"GET /api/games/burgundy_dice/art HTTP/1.1\r\nHost: localhost\r\n\r\n"
    for rest in (b"", b"\0\0\0"):
        for _ in range(20):
            gone(called(server.address, get * 30 + rest))


def test_who_calls_something_text_that_is_none(server: Process) -> None:
    with Guest(server.address) as guest:
        guest.follow(guest.set_table([me()]))
        assert guest.socket is not None
        text = Frame(Opcode.TEXT, b"\xff\xfe")
        guest.socket.socket.sendall(text.serialize(mask=True))
        with pytest.raises(ConnectionClosed) as closed:
            guest.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == CloseCode.INVALID_DATA


def test_who_says_such_a_thing_and_takes_leave_in_one_breath(server: Process) -> None:
    with Guest(server.address) as guest:
        table = guest.set_table([me()])
        for _ in range(10):
            guest.follow(table)
            assert guest.socket is not None
            text, leave = Frame(Opcode.TEXT, b"\xff"), Frame(Opcode.CLOSE, b"\x03\xe8")
            both = text.serialize(mask=True) + leave.serialize(mask=True)
            guest.socket.socket.sendall(both)
            with pytest.raises(ConnectionClosed):
                guest.hear()
            guest.hang_up()


@pytest.mark.parametrize("said", ["{", "[" * 2000, '{"seat": 1.5}'])
def test_who_wishes_for_nothing_that_makes_sense(server: Process, said: str) -> None:
    with Guest(server.address) as guest:
        guest.follow(guest.set_table([me()]))
        assert guest.socket is not None
        guest.socket.send(said)
        with pytest.raises(ConnectionClosed) as closed:
            guest.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == CLOSE_BAD_REQUEST


def test_who_wishes_for_something_and_is_gone(server: Process) -> None:
    with Guest(server.address) as guest:
        table = guest.set_table([me()])
        for said in ("{", '{"seat": 0}'):
            for _ in range(10):
                guest.follow(table)
                assert guest.socket is not None
                guest.socket.send(said)
                gone(guest.socket.socket)
                guest.hang_up()
