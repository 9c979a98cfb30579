"""What a caller says is kept by nobody: in headers, and in paths."""

import re
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from feldspar.server.access import client_address, identity
from feldspar.server.http.middleware import request_guard
from tests.server.client import Guest, house, me, one_of_many
from tests.server.process import Process
from tests.services import database

LONG = 60_000
"""Characters: nearly as many as the head of a request may have."""
OFTEN = 300
MOST_GROWTH = 40
"""Megabytes. What was sent is 90; half of it would be 45."""
Address = Callable[[], str]


def memory(pid: int) -> float:
    """Return how much a process has in memory, in megabytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096 / 2**20


def ask(line: socket.socket, *headers: str) -> int:
    """Send a request; return the status of the answer, which must be short."""
    line.sendall("\r\n".join(["GET /healthz HTTP/1.1", *headers, "", ""]).encode())
    heard = b""
    while b"\r\n\r\n" not in heard:
        heard += line.recv(65_536)
    head, _, body = heard.partition(b"\r\n\r\n")
    rest = int(re.findall(rb"content-length: (\d+)", head)[0]) - len(body)
    while rest:
        rest -= len(line.recv(65_536))
    return int(head.split()[1])


@pytest.mark.promise("PRO-28")
def test_no_header_is_kept(tmp_path: Path) -> None:
    server = Process(tmp_path, 0, "--proxy", "127.0.0.1")
    try:
        given = httpx.get(f"{server.address}/", trust_env=False).headers["set-cookie"]
        cookie, host = given.partition("=")[0], f"Host: 127.0.0.1:{server.port}"

        def send(number: int, line: socket.socket) -> None:
            said = f"{number:07}{'a' * LONG}"
            ask(line, host, f"Cookie: {cookie}={said}.x")
            ask(line, host, f"Origin: http://{said}")
            ask(line, f"Host: {said}")
            ask(line, host, f"X-Forwarded-Host: {said}")
            ask(line, host, f"X-Forwarded-For: fe80::1%{said}")

        with socket.create_connection(("127.0.0.1", server.port)) as line:
            for number in range(20):
                send(number, line)
            before = memory(server.running.pid)
            for number in range(20, 20 + OFTEN):
                send(number, line)
            assert memory(server.running.pid) - before < MOST_GROWTH
    finally:
        server.running.terminate()
        server.running.communicate()


@pytest.mark.promise("PRO-28")
def test_what_is_remembered_of_headers_is_short_and_little(tmp_path: Path) -> None:
    for cache in (request_guard._origin_of, identity.verify_cookie, client_address.client_network):
        assert (cache.cache_info().maxsize or 0) <= 4096
    with house(tmp_path, proxies=("127.0.0.1",)) as address, Guest(address) as guest:
        known = [
            request_guard._origin_of.cache_info().misses,
            identity.verify_cookie.cache_info().misses,
        ]
        (name,) = guest.http.get("/").cookies
        for said, status in (
            ({"origin": "http://" + "a" * 300}, 400),
            ({"host": "a" * 300}, 400),
            ({"x-forwarded-host": "a" * 300}, 400),
            ({"cookie": f"{name}={'a' * 201}"}, 200),
        ):
            assert guest.http.get("/healthz", headers=said).status_code == status
        assert known == [
            request_guard._origin_of.cache_info().misses,
            identity.verify_cookie.cache_info().misses,
        ]


@contextmanager
def stores(tmp_path: Path) -> Iterator[list[str]]:
    """Serve a folder and a database."""
    with (
        database() as tables,
        one_of_many(tables) as many,
        house(tmp_path) as one,
    ):
        yield [one, many]


NO_NAMES = ["\0", "a\0b", "é", "a b", "a.b", "a:b", "\U0001f3b2", "%", "*", "a" * 41, "a" * 7_000]
PATHS = {
    "GET": ["", "/reach", "/closer?seat=0", "/why?seat=0&touched=x", "/record", "/advice?seat=0"],
    "POST": ["/again", "/commands"],
}


@pytest.mark.promise("PRO-31")
def test_a_name_that_nothing_can_have_is_not_looked_for(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with stores(tmp_path) as addresses:
        for address in addresses:
            with Guest(address) as guest:
                guest.set_table([me()])
                for name in NO_NAMES:
                    part = quote(name, safe="")
                    for method, ends in PATHS.items():
                        said = {"do": "leave", "seat": 0} if method == "POST" else None
                        for end in ends:
                            path = f"/api/tables/{part}{end}"
                            told = guest.http.request(method, path, json=said)
                            assert (told.status_code, told.json()["key"]) == (
                                404,
                                "refused-missing",
                            ), (address, path)
                    for path in (
                        f"/api/codes/{part}",
                        f"/api/games/{part}/art",
                        f"/api/games/burgundy_dice/words/{part}",
                        f"/api/daily/burgundy_dice/{part}",
                    ):
                        assert guest.http.get(path).status_code in (404, 429), (address, path)
                    live = f"{address.replace('http', 'ws')}/api/tables/{part}/live"
                    with connect(live, proxy=None) as line, pytest.raises(ConnectionClosed) as end_:
                        line.recv(10)
                    assert end_.value.rcvd is not None
                    assert end_.value.rcvd.code == 4404
    assert caplog.text == ""
