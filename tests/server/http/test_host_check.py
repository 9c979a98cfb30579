"""The names a server is reached by."""

import signal
import socket
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from feldspar.server.http.middleware.host_check import AllowedHosts, parse_host
from tests.server.client import Guest, house, me
from tests.server.process import Command, Process

EVIL = "rebound.example"


def served(listens_at: str, host: str, *names: str) -> bool:
    return parse_host(host) in AllowedHosts(listens_at, names)


@pytest.mark.promise("PRO-30")
@pytest.mark.parametrize(
    "host", ["localhost", "localhost:8000", "127.0.0.1:8000", "[::1]:8000", ""]
)
def test_a_machine_is_always_reached_by_itself(host: str) -> None:
    assert served("127.0.0.1", host)
    assert served("0.0.0.0", host)


@pytest.mark.promise("PRO-32")
@pytest.mark.parametrize(
    "host",
    [
        *("192.168.1.7:8000", "[fd00::7]:8000", "10.88.0.1"),  # of a container others see another
        *(socket.gethostname(), "attic", "ATTIC.local:8000", "attic.local.", "attic.lan"),
        *("attic.home.arpa", "app.feldspar.svc.cluster.local", "attic.home", "attic.localdomain"),
    ],
)
def test_others_on_the_network_need_nothing_to_be_set(host: str) -> None:
    for listens_at in ("0.0.0.0", "::", "192.168.1.7", "nas.lan"):
        assert served(listens_at, host)


@pytest.mark.promise("PRO-30")
def test_nobody_elsewhere_owns_a_name_it_answers_to() -> None:
    for listens_at in ("127.0.0.1", "0.0.0.0", "::", "192.168.1.7"):
        for host in (EVIL, f"attic.{EVIL}", "attic.local.example", "local", "127.0.0.1.nip.io"):
            assert served(listens_at, host) is ("." not in host and listens_at != "127.0.0.1")
        assert served(listens_at, "play.example", "Play.Example")
        assert served(listens_at, "xn--caf-dma.example", "café.example")
    assert not served("127.0.0.1", "192.168.1.7")
    assert not served("127.0.0.1", "attic.local")
    assert not served("localhost", "192.168.1.7")
    assert served("127.0.0.1", "192.168.1.8", "192.168.1.8")
    assert served("127.0.0.1", "[fd00::8]", "fd00:0::8")


@pytest.mark.parametrize("host", ["a b", "a/b", "[::1", "[1:2]", "h:h", "a" * 256, "u@h"])
def test_what_is_no_host(host: str) -> None:
    with pytest.raises(ValueError, match=r"host|not appear"):
        parse_host(host)


def test_what_is_no_name_is_said_at_the_start() -> None:
    with pytest.raises(ValueError, match="no server can be reached as 'a b'"):
        AllowedHosts("127.0.0.1", ["a b"])


@pytest.mark.promise("PRO-30")
def test_a_page_that_lets_its_name_lead_here_gets_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with house(tmp_path, host="127.0.0.1") as address, Guest(address) as guest:
        table = guest.set_table([me()])
        path = f"/api/tables/{table}"
        for _ in range(3):
            asked = guest.http.get(path, headers={"host": f"{EVIL}:8000"})
            assert (asked.status_code, asked.json()["key"]) == (421, "refused-host")
            assert f"--name {EVIL}" in asked.json()["text"]
        same = {"host": EVIL, "origin": f"http://{EVIL}"}
        assert guest.http.post(f"{path}/commands", json={}, headers=same).status_code == 421
        read = guest.http.get("/", headers={"host": EVIL, "accept": "text/html,*/*"})
        assert (read.status_code, read.headers["content-type"][:10]) == (421, "text/plain")
        assert "set-cookie" not in read.headers
        assert "content-security-policy" in read.headers
        live = f"{address.replace('http', 'ws')}{path}/live"
        with (
            pytest.raises(InvalidStatus) as refused,
            _as_rebound(live),
        ):
            pass
        assert refused.value.response.status_code == 421
        assert guest.http.get("/readyz", headers={"host": "app1:8000"}).status_code == 200
        assert guest.http.get("/", headers={"host": "a" * 300}).status_code == 400
    assert caplog.text.count(f"--name {EVIL}") == 1, "said once"


@pytest.mark.promise("PRO-31")
@pytest.mark.parametrize(
    ("listens_at", "asked", "how"),
    [
        ("127.0.0.1", EVIL, "on its own machine, as localhost"),
        ("127.0.0.1", "192.168.1.7", "on its own machine, as localhost"),
        ("0.0.0.0", EVIL, "by its IP address"),
        ("nas.lan", "nas.fritz.box", "by its IP address"),
    ],
)
def test_whoever_is_refused_is_told_what_to_do_instead(
    tmp_path: Path, listens_at: str, asked: str, how: str
) -> None:
    with house(tmp_path, host=listens_at) as address:
        told = httpx.get(f"{address}/api/games", headers={"host": asked}, trust_env=False)
    text = told.json()["text"]
    assert (told.status_code, f"Open it {how}" in text, f"--name {asked} " in text) == (
        421,
        True,
        True,
    )


def _as_rebound(live: str) -> ClientConnection:
    """Open a socket as a page does whose name leads to this address."""
    port = int(live.split(":")[2].partition("/")[0])
    return connect(
        live.replace("127.0.0.1", EVIL), sock=socket.create_connection(("127.0.0.1", port))
    )


def test_a_proxy_that_is_believed_says_by_which_name_it_was_reached(tmp_path: Path) -> None:
    def status(address: str, **headers: str) -> int:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return httpx.get(f"{address}/api/games", headers=named, trust_env=False).status_code

    with house(tmp_path / "a", host="127.0.0.1", proxies=("127.0.0.1",)) as address:
        assert status(address, host="inside.example", x_forwarded_host="play.example") == 200
        assert status(address, host="play.example") == 421, "it said nothing of it"
        assert status(address, host="h", x_forwarded_host="h" * 300) == 400
    with house(tmp_path / "b", host="127.0.0.1", names=("play.example",)) as address:
        assert status(address, host="play.example:8000") == 200
        assert status(address, host=EVIL, x_forwarded_host="play.example") == 421


def test_names_and_proxies_are_said_at_the_start(tmp_path: Path) -> None:
    def status(server: Process, **headers: str) -> int:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return httpx.get(f"{server.address}/api/games", headers=named, trust_env=False).status_code

    told = {"FELDSPAR_NAME": "play.example, www.play.example", "FELDSPAR_PROXY": "127.0.0.0/8"}
    for more, named in ((("--name", "other.example"), "other.example"), ((), "www.play.example")):
        server = Process(tmp_path, 0, *more, **told)
        try:
            assert status(server, host=named) == 200
            assert status(server, host=EVIL) == 421
            assert status(server, host=EVIL, x_forwarded_host="any.example") == 200
        finally:
            complaints = server.end(signal.SIGTERM)[1]
        assert f"--name {EVIL}" in complaints
    wrong = Command("serve", "--data", str(tmp_path), "--port", "0", "--name", "a b")
    assert "no server can be reached as 'a b'" in wrong.end(signal.SIGTERM)[1]
