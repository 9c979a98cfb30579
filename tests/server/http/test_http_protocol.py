"""Lines that are held and never used: they go, others get in, and the log stays short."""

import json
import logging
import socket
from contextlib import ExitStack
from http.client import HTTPResponse
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus

from feldspar.server.http.protocol import connection_limiter
from tests.server.client import Guest, house, me, until

HALF = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
BODY = HALF + b"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
SHORT = {"header_timeout": 0.3, "body_timeout": 0.6}


def called(address: str, said: bytes) -> socket.socket:
    parts = urlsplit(address)
    assert parts.hostname is not None
    assert parts.port is not None
    line = socket.create_connection((parts.hostname, parts.port), timeout=30)
    line.sendall(said)
    return line


def heard(line: socket.socket) -> tuple[int, dict[str, str], str]:
    """Listen until the other end hangs up; return status, headers and key."""
    said = b""
    try:
        while more := line.recv(65536):
            said += more
    except ConnectionResetError:
        pass  # it hung up while we were still talking
    finally:
        line.close()
    head, _, body = said.decode().partition("\r\n\r\n")
    status, *lines = head.split("\r\n")
    headers = dict(one.lower().split(": ", 1) for one in lines)
    return int(status.split()[1]), headers, json.loads(body)["key"]


@pytest.mark.promise("PRO-26")
@pytest.mark.parametrize("said", [b"", b"\r\n", b"G", HALF, BODY])
def test_what_is_never_finished_is_given_up(tmp_path: Path, said: bytes) -> None:
    with house(tmp_path, **SHORT) as address:
        status, headers, key = heard(called(address, said))
        assert (status, key) == (408, "refused-too-slow")
        assert "content-security-policy" in headers


def test_a_line_that_was_used_is_given_up_too(tmp_path: Path) -> None:
    get = b"GET /api/tables/nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with house(tmp_path, **SHORT) as address:
        for rest in (b"\r\n", b"GET /ap"):
            line = called(address, get)
            answer = HTTPResponse(line)
            answer.begin()
            assert (answer.status, bool(answer.read())) == (404, True)  # all of it
            line.sendall(rest)
            assert heard(line)[0] == 408


@pytest.mark.promise("PRO-26")
def test_others_get_in_and_the_log_stays_short(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    few = {"max_connections": 60, "max_connections_per_client": 50, "header_timeout": 0.5}
    with house(tmp_path, **few) as address, ExitStack() as stack:
        lines = [stack.enter_context(called(address, HALF)) for _ in range(80)]
        status, headers, key = heard(lines[-1])
        assert (status, key) == (429, "refused-too-often")
        assert int(headers["retry-after"]) >= 1
        assert heard(lines[0])[0] == 408
        with Guest(address) as guest:
            assert guest.look(guest.set_table([me()]))["status"] == "playing"
    notes = [one for one in caplog.records if one.name == connection_limiter.log.name]
    assert len(notes) == 1
    assert notes[0].levelno == logging.WARNING


def test_a_house_can_be_full(tmp_path: Path) -> None:
    few = {"max_connections": 5, "max_connections_per_client": 50, "header_timeout": 30}
    with house(tmp_path, **few) as address, ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(called(address, HALF))
        status, _, key = heard(called(address, b""))
        assert (status, key) == (503, "refused-busy")


@pytest.mark.promise("PRO-26")
def test_a_client_holds_as_many_connections_as_it_may_and_not_one_more(tmp_path: Path) -> None:
    few = {"max_connections_per_client": 3, "header_timeout": 30}
    with house(tmp_path, **few) as address, ExitStack() as stack:
        until(lambda: tried(address))  # whatever was asked while it began has hung up
        for _ in range(2):
            stack.enter_context(called(address, HALF))
        until(lambda: tried(address))  # the third
        stack.enter_context(called(address, HALF))
        status, _, key = heard(called(address, b""))
        assert (status, key) == (429, "refused-too-often")


def test_the_lines_of_a_proxy_are_not_counted_as_one_callers(tmp_path: Path) -> None:
    few = {"max_connections_per_client": 2, "proxies": ("127.0.0.1",)}
    with house(tmp_path, **few) as address, ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(called(address, HALF))
        with Guest(address) as guest:
            assert guest.http.get("/api/games").status_code == 200


@pytest.mark.promise("PRO-26")
def test_sockets_are_counted_and_lines_that_became_sockets_are_not(tmp_path: Path) -> None:
    few = {"max_connections_per_client": 2, "max_sockets_per_client": 3}
    with house(tmp_path, **few) as address, ExitStack() as stack:
        guests = [stack.enter_context(Guest(address)) for _ in range(4)]
        table = guests[0].set_table([me()])
        guests[0].http.close()
        until(lambda: tried(address))
        for guest in guests[1:]:
            guest.follow(table)
        with pytest.raises(InvalidStatus) as refused:
            stack.enter_context(Guest(address)).follow(table)
        assert refused.value.response.status_code == 429
        guests[1].hang_up()

        def follows() -> bool:
            try:
                guests[1].follow(table)
            except InvalidStatus:
                return False
            return True

        until(follows)


SHAKE = (
    b"GET /api/tables/%s/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n%s\r\n"
)


@pytest.mark.promise("PRO-26")
@pytest.mark.parametrize(
    "said",
    [
        SHAKE % (b"a" * 9_000, b""),
        SHAKE % (b"a", b"X: " + b"b" * 9_000 + b"\r\n"),
        SHAKE % (b"a", b"X: y\r\n" * 300),
    ],
    ids=["path", "header", "headers"],
)
def test_a_call_for_a_socket_that_is_too_long_holds_no_line(tmp_path: Path, said: bytes) -> None:
    with house(tmp_path, max_connections=5) as address:
        for _ in range(10):
            status, _, key = heard(called(address, said))
            assert (status, key) == (431, "refused-too-long")


def tried(address: str) -> bool:
    with Guest(address) as guest:
        return guest.http.get("/api/games").status_code == 200


def test_an_endless_head_is_cut_short(tmp_path: Path) -> None:
    with house(tmp_path) as address:
        line = called(address, HALF + b"X-Long: ")
        try:
            for _ in range(20):
                line.sendall(b"x" * 10_000)
        except OSError:
            pass  # it has hung up already
        assert heard(line)[0] == 431


def test_what_is_no_request_is_answered_discreetly(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with house(tmp_path) as address:
        status, headers, key = heard(called(address, b"what?\r\n\r\n"))
        assert (status, key) == (400, "refused-request")
        assert "content-security-policy" in headers
    assert caplog.text == ""
