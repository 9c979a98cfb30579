"""What a page meets at a site: Caddy or nginx, and two servers behind it."""

import asyncio
import json
import signal
import socket as sockets
import ssl
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import CloseCode
from websockets.sync.client import ClientConnection, connect

from tests.deploy.proxied import DEPLOY, HOST, PROXIES, Front, Server
from tests.hostile import files
from tests.hostile.lines import Target
from tests.hostile.siege import Siege
from tests.server.client import PATIENCE, chosen, crumbs, me
from tests.server.client import TITLE as GAME

NOTICED = 3.0
"""Seconds until a proxy has noticed that a server is back."""
SPEC = {"game": GAME, "seats": [me()]}


@pytest.fixture(scope="module", params=sorted(PROXIES))
def front(request: pytest.FixtureRequest, tmp_path_factory: Any) -> Iterator[Front]:
    with PROXIES[request.param](tmp_path_factory.mktemp(request.param)) as made:
        yield made


def visitor(front: Front, local: str = "127.0.0.1") -> httpx.Client:
    """Somebody at an address of their own."""
    transport = httpx.HTTPTransport(verify=front.trusted, local_address=local)
    return httpx.Client(
        base_url=front.address, transport=transport, timeout=PATIENCE, trust_env=False
    )


def table_of(http: httpx.Client) -> str:
    """Set a table, at whichever server."""
    made = http.post("/api/tables", json=SPEC)
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


def socket(front: Front, http: httpx.Client, table: str, **headers: str) -> ClientConnection:
    return connect(
        f"{front.address.replace('https', 'wss')}/api/tables/{table}/live",
        additional_headers={**crumbs(http.cookies), **headers},
        ssl=front.trusted,
        compression=None,
        proxy=None,
    )


def hear_all(live: ClientConnection) -> None:
    """Listen until a socket is closed."""
    while True:
        live.recv(PATIENCE)


def test_a_game_is_played_through_it(front: Front) -> None:
    with visitor(front) as http:
        table = table_of(http)
        with socket(front, http, table, Origin=front.address) as live:
            view = http.get(f"/api/tables/{table}").json()
            live.recv(PATIENCE)
            said = {"do": "submit", "seat": 0, "action": chosen(view, 0)}
            done = http.post(f"/api/tables/{table}/commands", json=said)
            assert done.status_code == 200
            assert "steps" in str(live.recv(PATIENCE))


def test_cookies_are_for_https_only_and_browsers_are_told_to_stay_there(front: Front) -> None:
    with visitor(front) as http:
        answer = http.get("/api/tables/mine")
    assert "; Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"


def test_another_site_may_not_act(front: Front) -> None:
    with visitor(front) as http:
        own = http.post("/api/tables", json=SPEC, headers={"origin": front.address})
        assert own.status_code == 201
        for foreign in ("https://other.example", "https://localhost:1"):
            asked = http.post("/api/tables", json=SPEC, headers={"origin": foreign})
            assert (asked.status_code, asked.json()["key"]) == (403, "refused-foreign")
        table = table_of(http)
        with (
            pytest.raises(InvalidStatus) as refused,
            socket(front, http, table, Origin="https://other.example"),
        ):
            pass
        assert refused.value.response.status_code == 403


@pytest.mark.promise("PRO-30")
def test_under_another_name_nobody_is_served(front: Front) -> None:
    with visitor(front) as http:
        told = http.get("/api/games", headers={"host": "rebound.example"})
        assert told.status_code == 421 or not told.content
        lie = {"x-forwarded-host": "rebound.example", "origin": "https://rebound.example"}
        assert http.post("/api/tables", json=SPEC, headers=lie).status_code == 403


def test_what_is_too_long_is_turned_away_and_nobody_else_is(front: Front) -> None:
    pieces = [b" " * 100_000] * 3
    with visitor(front) as http:
        for _ in range(10):
            for long in (b"".join(pieces), iter(pieces)):
                assert http.post("/api/moment", content=long).status_code == 413
        # A proxy that takes them for faults of the servers would send nobody there any more.
        asked = http.post("/api/moment", content=b" " * 200_000)
        assert asked.status_code == 422, "and nothing shorter"


@pytest.mark.promise("PRO-70")
def test_a_head_that_is_too_long_is_the_callers_mistake(front: Front) -> None:
    lines = f"GET /api/games HTTP/1.1\r\nHost: {front.address[8:]}\r\n"
    heads = [
        lines + "".join(f"X-Long-{n}: {'a' * each}\r\n" for n in range(total // each)) + "\r\n"
        for total in range(70_000, 200_000, 2_000)
        for each in (4_000, 30_000)
    ]
    answers = {answer_to(front, head.encode(), "127.0.0.7") for head in heads}
    assert answers <= {0, 400, 431}
    assert answers - {0}, "most are told why"


BROKEN_BODIES = {
    "a size that is no number": b"0x2\r\n{}\r\n0\r\n\r\n",
    "no size": b"\r\n{}\r\n0\r\n\r\n",
    "a size beyond any": b"FFFFFFFFFFFFFFFFF\r\n{}",
    "more than the size": b"1\r\n{}\r\n0\r\n\r\n",
}


def answer_to(front: Front, said: bytes, local: str = "127.0.0.1") -> int:
    """Say anything to a proxy; return the status of its answer, 0 if there is none."""
    host, port = front.address.removeprefix("https://").split(":")
    with (
        sockets.create_connection((host, int(port)), PATIENCE, (local, 0)) as line,
        front.trusted.wrap_socket(line, server_hostname=host) as line,
    ):
        line.sendall(said)
        try:
            heard = line.recv(4096)
        except (OSError, ssl.SSLError):
            return 0
    return int(heard.split()[1]) if heard.startswith(b"HTTP/1.1 ") else 0


@pytest.mark.promise("PRO-70")
def test_bodies_that_are_none_are_turned_away_and_nobody_else_is(front: Front) -> None:
    over, answers = threading.Event(), set[int]()
    head = f"POST /api/moment HTTP/1.1\r\nHost: {front.address[8:]}\r\n"
    head += "Transfer-Encoding: chunked\r\n\r\n"

    def break_off() -> None:
        while not over.is_set():
            for body in BROKEN_BODIES.values():
                answers.add(answer_to(front, head.encode() + body, "127.0.0.6"))

    breaking = threading.Thread(target=break_off)
    breaking.start()
    try:
        with visitor(front) as http:
            # Servers that are taken for dead answer nobody: after some seconds that is a 503.
            heard = [http.get("/api/games").status_code for _ in range(100)]
    finally:
        over.set()
        breaking.join(PATIENCE)
    assert heard.count(200) == 100
    assert answers <= {0, 400}


@pytest.mark.promise("PRO-70")
def test_a_siege_of_the_proxy_breaks_nothing(front: Front) -> None:
    described = json.loads((DEPLOY.parent / "docs" / "openapi.json").read_text("utf-8"))
    target = Target(front.port, HOST, front.trusted, "127.0.0.3")
    siege = Siege(target, described, 3, files.records())
    kinds = {"requests": 120, "heads": 90, "raw": 90, "frames": 20}
    over, answers = threading.Event(), list[int]()

    def look_on() -> None:
        with visitor(front, "127.0.0.4") as http:
            table = table_of(http)
            while not over.is_set():
                answers.append(http.get(f"/api/tables/{table}").status_code)
                time.sleep(0.02)

    looking = threading.Thread(target=look_on)
    looking.start()
    try:
        asyncio.run(siege.lay(kinds, 400, 8))
    finally:
        over.set()
        looking.join(PATIENCE)
    assert siege.wrong == []
    assert sum(siege.answers.values()) == sum(kinds.values())
    assert len(answers) > 5
    assert set(answers) == {200}


def test_each_visitor_has_limits_of_their_own_whatever_they_say(front: Front) -> None:
    def tries(local: str, often: int) -> list[int]:
        with visitor(front, local) as http:
            lies = [{"x-forwarded-for": f"198.51.100.{one}"} for one in range(often)]
            return [http.get("/api/codes/aaaaaa", headers=lie).status_code for lie in lies]

    assert tries("127.0.0.7", 20).count(429) >= 20 - 4, "three at both servers together, and a bit"
    assert tries("127.0.0.8", 1) == [404]


def test_what_is_for_those_inside_is_not_told_outside(front: Front) -> None:
    with visitor(front) as http:
        for path in ("/healthz", "/readyz", "/metrics"):
            assert http.get(path).status_code == 404


def test_the_proxy_says_the_id_of_a_request(front: Front) -> None:
    with visitor(front) as http:
        answer = http.get("/api/games", headers={"x-request-id": "mine"})
        assert len(answer.headers["x-request-id"]) >= 32, "longer than one of ours"


def test_servers_are_replaced_one_after_the_other_while_people_play(front: Front) -> None:
    answers: list[int] = []
    over = threading.Event()

    def ask() -> None:
        with visitor(front, "127.0.0.9") as asking:
            while not over.is_set():
                answers.append(asking.get("/api/games").status_code)
                time.sleep(0.02)

    with visitor(front) as http:
        table = table_of(http)
        asking = threading.Thread(target=ask)
        asking.start()
        try:
            with socket(front, http, table) as live:
                live.recv(PATIENCE)
                for place, old in enumerate(front.servers):
                    assert old.end(signal.SIGTERM)[1] == ""
                    front.servers[place] = Server(old.data, old.port)
                    time.sleep(NOTICED)
                with pytest.raises(ConnectionClosed) as closed:
                    hear_all(live)
        finally:
            over.set()
            asking.join(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == CloseCode.SERVICE_RESTART
        with socket(front, http, table) as live:
            assert '"view"' in str(live.recv(PATIENCE))
    assert len(answers) > 100
    assert set(answers) == {200}


def test_a_server_that_is_gone_is_missed_by_nobody(front: Front) -> None:
    with visitor(front) as http:
        tables = [table_of(http) for _ in range(8)]
        gone = front.servers.pop()  # for good: no test comes after this one
        gone.end(signal.SIGKILL)
        asked = [http.get(f"/api/tables/{table}").status_code for table in tables * 3]
        assert set(asked) == {200}
