"""What a page meets at a site: Caddy or nginx, and two servers behind it."""

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import CloseCode
from websockets.sync.client import ClientConnection, connect

from tests.deploy.proxied import Front, Server, caddy, nginx
from tests.server.house import PATIENCE, chosen, crumbs, me
from tests.server.house import TITLE as GAME

FRONTS: dict[str, Callable[[Path], AbstractContextManager[Front]]] = {
    "caddy": caddy,
    "nginx": nginx,
}
NOTICED = 3.0
"""Seconds until a proxy has noticed that a server is back."""
SPEC = {"game": GAME, "seats": [me()]}


@pytest.fixture(scope="module", params=sorted(FRONTS))
def front(request: pytest.FixtureRequest, tmp_path_factory: Any) -> Iterator[Front]:
    with FRONTS[request.param](tmp_path_factory.mktemp(request.param)) as made:
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


def test_what_is_too_long_is_turned_away_and_nobody_else_is(front: Front) -> None:
    pieces = [b" " * 100_000] * 3
    with visitor(front) as http:
        for _ in range(10):
            for long in (b"".join(pieces), iter(pieces)):
                assert http.post("/api/moment", content=long).status_code == 413
        # A proxy that takes them for faults of the servers would send nobody there any more.
        asked = http.post("/api/moment", content=b" " * 200_000)
        assert asked.status_code == 422, "and nothing shorter"


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
                    live.recv(PATIENCE)
        finally:
            over.set()
            asking.join(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == CloseCode.SERVICE_RESTART
        with socket(front, http, table) as live:
            assert '"view"' in str(live.recv(PATIENCE))
    assert len(answers) > 100
    assert set(answers) == {200}
