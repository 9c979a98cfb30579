"""Who is who, and who is turned away."""

import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from feldspar.server.identity import checked, cookie_name, server_key, signed
from tests.server.house import Guest, house, me

Arrive = Callable[[], Guest]


def test_only_what_this_server_signed_is_believed() -> None:
    cookie = signed(b"k" * 32, "claire")
    assert checked(b"k" * 32, cookie) == "claire"
    assert checked(b"x" * 32, cookie) is None
    assert checked(b"k" * 32, cookie.replace("claire", "odile")) is None
    assert checked(b"k" * 32, "claire") is None
    assert checked(b"k" * 32, "") is None
    assert checked(b"k" * 32, "é.ü") is None


def test_two_servers_on_one_host_do_not_share_a_cookie() -> None:
    assert cookie_name(b"k" * 32) != cookie_name(b"x" * 32)


def test_the_key_is_made_once_and_for_its_owner_only(tmp_path: Path) -> None:
    key = server_key(tmp_path / "key")
    assert server_key(tmp_path / "key") == key
    assert stat.S_IMODE((tmp_path / "key").stat().st_mode) == 0o600
    (tmp_path / "key").write_bytes(b"short")
    with pytest.raises(ValueError, match="holds no key"):
        server_key(tmp_path / "key")


def test_a_guest_is_given_a_name_once(arrive: Arrive) -> None:
    guest = arrive()
    first = guest.http.get("/api/tables/mine")
    given = first.headers["set-cookie"]
    assert "HttpOnly" in given
    assert "SameSite=Lax" in given
    assert "set-cookie" not in guest.http.get("/api/tables/mine").headers
    assert "set-cookie" in guest.http.get("/").headers, "a visit begins its time anew"


def test_a_socket_gives_a_name_too(arrive: Arrive) -> None:
    host = arrive()
    table = host.set_table([me()])
    url = f"{host.address.replace('http', 'ws')}/api/tables/{table}/live"
    with connect(url, compression=None, proxy=None) as socket:
        assert socket.response is not None
        assert "feldspar-" in socket.response.headers["set-cookie"]


def test_a_forged_cookie_is_nobody(arrive: Arrive) -> None:
    host, thief = arrive(), arrive()
    table = host.set_table([me()])
    for name, value in host.http.cookies.items():
        thief.http.cookies.set(name, value[:-1] + "x")
    assert thief.look(table)["mine"] == []


def test_another_site_cannot_act_in_a_players_name(arrive: Arrive) -> None:
    host = arrive()
    table = host.set_table([me()])
    path = f"/api/tables/{table}/commands"
    said = {"do": "resign", "seat": 0}
    foreign = host.http.post(path, json=said, headers={"origin": "https://elsewhere.example"})
    assert foreign.status_code == 403
    own = host.http.post(path, json=said, headers={"origin": host.address})
    assert own.status_code == 200
    url = f"{host.address.replace('http', 'ws')}/api/tables/{table}/live"
    foreign_page = {"origin": "https://elsewhere.example"}
    with pytest.raises(InvalidStatus), connect(url, additional_headers=foreign_page, proxy=None):
        pass


def test_what_is_too_long_is_turned_away(arrive: Arrive) -> None:
    http = arrive().http
    said = "x" * 300_000
    whole = http.post("/api/moment", content=said)
    pieces = http.post("/api/moment", content=iter([said[:150_000].encode()] * 2))
    assert [(a.status_code, a.json()["key"]) for a in (whole, pieces)] == [
        (413, "refused-too-long")
    ] * 2


def test_who_asks_too_often_must_wait(tmp_path: Path) -> None:
    limits = {"tables_a_minute": 2, "joins_a_minute": 1, "moments_a_minute": 1}
    with house(tmp_path, **limits) as address, Guest(address) as guest:
        table = guest.set_table([me(), {"kind": "open"}, {"kind": "open"}])
        guest.set_table([me()])
        spec = {"game": "any", "seats": [me()]}
        answer = guest.http.post("/api/tables", json=spec)
        assert (answer.status_code, answer.json()["key"]) == (429, "refused-too-often")
        guest.do(table, "join", 1)
        assert guest.ask(table, "join", 2).status_code == 429
        assert guest.ask(table, "leave", 1).status_code == 200
