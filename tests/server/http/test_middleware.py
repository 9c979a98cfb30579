"""Who is who, and who is turned away."""

import asyncio
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from feldspar.server.access import rate_limiter
from feldspar.server.access.client_address import TrustedProxies, client_network
from feldspar.server.access.identity import cookie_name, server_key, sign_player, verify_cookie
from feldspar.server.http.middleware import request_guard
from tests.server.client import Guest, house, me

Arrive = Callable[[], Guest]


def test_only_what_this_server_signed_is_believed() -> None:
    cookie = sign_player(b"k" * 32, "claire")
    assert verify_cookie(b"k" * 32, cookie) == "claire"
    assert verify_cookie(b"x" * 32, cookie) is None
    assert verify_cookie(b"k" * 32, cookie.replace("claire", "odile")) is None
    assert verify_cookie(b"k" * 32, "claire") is None
    assert verify_cookie(b"k" * 32, "") is None
    assert verify_cookie(b"k" * 32, "é.ü") is None


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


@pytest.mark.promise("PRO-20")
def test_a_forged_cookie_is_nobody(arrive: Arrive) -> None:
    host, thief = arrive(), arrive()
    table = host.set_table([me()])
    for name, value in host.http.cookies.items():
        thief.http.cookies.set(name, value[:-1] + "x")
    assert thief.look(table)["mine"] == []


@pytest.mark.promise("PRO-30")
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


@pytest.mark.promise("PRO-27")
def test_who_asks_too_often_must_wait(tmp_path: Path) -> None:
    few = {"tables_per_minute": 2, "joins_per_minute": 1, "replays_per_minute": 1}
    with house(tmp_path, **few) as address, Guest(address) as guest:
        table = guest.set_table([me(), {"kind": "open"}, {"kind": "open"}])
        guest.set_table([me()])
        spec = {"game": "any", "seats": [me()]}
        answer = guest.http.post("/api/tables", json=spec)
        assert (answer.status_code, answer.json()["key"]) == (429, "refused-too-often")
        assert 1 <= int(answer.headers["retry-after"]) <= 30
        guest.do(table, "join", 1)
        assert guest.ask(table, "join", 2).status_code == 429
        assert guest.ask(table, "leave", 1).status_code == 200


@pytest.mark.promise("PRO-27")
def test_a_player_and_an_address_have_a_rate_of_their_own(tmp_path: Path) -> None:
    few = {"commands_per_minute": 3, "commands_per_client_per_minute": 5}
    with house(tmp_path, **few) as address, Guest(address) as one, Guest(address) as other:
        table = one.set_table([me(), {"kind": "open"}])

        def asks(guest: Guest) -> int:
            return guest.ask(table, "undo", 0).status_code

        assert [asks(one) for _ in range(4)] == [409] * 3 + [429]
        assert [asks(other) for _ in range(3)] == [409] * 2 + [429]
        answer = one.ask(table, "undo", 0)
        assert answer.json()["text"]
        assert 1 <= int(answer.headers["retry-after"]) <= 20, "as long as one takes at that rate"
        assert one.look(table)["status"] == "open"


def test_rates_recover_with_time_and_forget_whom_they_have_not_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hour = [1000.0]
    monkeypatch.setattr("time.monotonic", lambda: hour[0])
    limiter, rate = rate_limiter.LocalRateLimiter(), rate_limiter.RateLimit("any", 2, 60)

    def count(who: str) -> None:
        asyncio.run(rate_limiter.enforce(limiter, rate.for_client(who)))

    count("a")
    count("a")
    with pytest.raises(HTTPException) as refused:
        count("a")
    assert refused.value.headers == {"retry-after": "30"}
    hour[0] += 30
    count("a")

    async def many() -> None:
        for number in range(2 * rate_limiter.MAX_REMEMBERED_CLIENTS):
            await limiter.acquire(rate.for_client(str(number)))

    asyncio.run(many())
    assert len(limiter._used["any"]) <= rate_limiter.MAX_REMEMBERED_CLIENTS


def test_of_several_rates_all_are_counted_or_none() -> None:
    async def story() -> None:
        limiter = rate_limiter.LocalRateLimiter()
        one, other = (
            rate_limiter.RateLimit("one", 2).for_client("a"),
            rate_limiter.RateLimit("other", 1).for_client("a"),
        )
        assert await limiter.acquire(one, other) == 0
        assert await limiter.acquire(one, other) > 0
        assert await limiter.acquire(one) == 0
        assert await limiter.acquire(one) > 0

    asyncio.run(story())


@pytest.mark.promise("PRO-27")
def test_tables_are_counted_by_day_and_by_player(tmp_path: Path) -> None:
    few = {"tables_a_day": 3, "unfinished_tables": 2}
    with house(tmp_path, **few) as address, Guest(address) as one, Guest(address) as other:
        spec = {"game": "burgundy_dice", "seats": [me()]}
        tables = [one.set_table([me()]) for _ in range(2)]
        answer = one.http.post("/api/tables", json=spec)
        assert (answer.status_code, answer.json()["key"]) == (429, "refused-too-many")
        assert len(tables) == 2
        answer = other.http.post("/api/tables", json=spec)
        assert (answer.status_code, answer.json()["key"]) == (429, "refused-too-often")
        assert 20_000 < int(answer.headers["retry-after"]) <= 28_800


def test_replays_wait_for_each_other_and_not_for_ever(tmp_path: Path) -> None:
    few = {"replays_waiting": 2}
    with house(tmp_path, **few) as address, Guest(address) as guest:
        table = guest.set_table([me()])
        guest.play_out(table)
        said = {"record": guest.http.get(f"/api/tables/{table}/record").text, "at": 40}

        async def asked() -> list[int]:
            async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as http:
                asking = [http.post("/api/moment", json=said) for _ in range(12)]
                return [answer.status_code for answer in await asyncio.gather(*asking)]

        answers = asyncio.run(asked())
        assert set(answers) == {200, 429}
        assert guest.http.post("/api/moment", json=said).status_code == 200


@pytest.mark.parametrize("header", ["origin", "host"])
def test_what_is_no_origin_is_senseless(arrive: Arrive, header: str) -> None:
    answer = arrive().http.post("/api/tables", json={}, headers={header: "http://["})
    assert (answer.status_code, answer.json()["key"]) == (400, "refused-request")
    assert "content-security-policy" in answer.headers


@pytest.mark.promise("PRO-30")
def test_a_page_on_another_port_is_another_page(
    arrive: Arrive, caplog: pytest.LogCaptureFixture
) -> None:
    host = arrive()
    table = host.set_table([me()])
    neighbour = {"origin": host.address.rpartition(":")[0] + ":1"}
    answer = host.http.post(f"/api/tables/{table}/commands", json={}, headers=neighbour)
    assert (answer.status_code, answer.json()["key"]) == (403, "refused-foreign")
    url = f"{host.address.replace('http', 'ws')}/api/tables/{table}/live"
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(url, additional_headers=neighbour, proxy=None),
    ):
        pass
    assert refused.value.response.status_code == 403
    assert "content-security-policy" in refused.value.response.headers
    assert host.look(table)["status"] == "playing"
    assert caplog.text == "", "what others try is no error of ours"


@pytest.mark.parametrize(
    ("scheme", "host", "origin", "foreign"),
    [
        ("http", "h", "http://h", False),
        ("http", "h:80", "http://h", False),
        ("https", "h", "https://h:443", False),
        ("wss", "h", "https://h", False),
        ("http", "h", "https://h", False),  # a proxy that does not say that it speaks https
        ("https", "h", "http://h", True),
        ("http", "h:8000", "https://h", True),
        ("http", "h:8000", "http://h:8001", True),
        ("http", "h", "http://other", True),
        ("http", "h", "null", True),
    ],
)
def test_origins(scheme: str, host: str, origin: str, foreign: bool) -> None:
    headers = Headers({"host": host, "origin": origin})
    assert request_guard._is_cross_origin(scheme, headers) is foreign


def test_every_answer_is_discreet(arrive: Arrive) -> None:
    http = arrive().http
    answers = [
        http.get("/"),
        http.get("/api/games"),
        http.get("/api/nowhere"),
        http.post("/api/tables", content="{"),
    ]
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert "camera=()" in answer.headers["permissions-policy"]
    assert answers[0].headers["cache-control"] == "private, no-cache"


def test_something_that_breaks_is_said_as_discreetly(tmp_path: Path) -> None:
    with house(tmp_path) as address, Guest(address) as guest:
        table = guest.set_table([me()])
        with sqlite3.connect(tmp_path / "tables.sqlite") as other:
            other.execute("UPDATE summary SET players = '{'")
        other.close()
        answer = guest.http.get("/api/tables/mine")
        assert (answer.status_code, answer.json()["key"]) == (500, "refused-broken")
        assert "content-security-policy" in answer.headers
        with Guest(address) as other_guest:
            assert other_guest.look(table)["status"] == "playing"


def test_only_a_proxy_that_was_named_is_believed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    said = {"x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https"}
    with house(tmp_path) as address, Guest(address) as guest:
        for _ in range(3):
            assert "Secure" not in guest.http.get("/", headers=said).headers["set-cookie"]
    assert caplog.text.count("--proxy 127.0.0.1") == 1
    settings = {"proxies": ("10.0.0.0/8", "127.0.0.1"), "tables_per_minute": 1}
    with house(tmp_path, **settings) as address:

        def sets(origin: str, **more: str) -> httpx.Response:
            with Guest(address) as guest:
                spec = {"game": "burgundy_dice", "seats": [me()]}
                told = {**said, "host": "inside", "x-forwarded-host": "play.example", **more}
                return guest.http.post("/api/tables", json=spec, headers={**told, "origin": origin})

        first = sets("https://play.example")
        assert (first.status_code, "Secure" in first.headers["set-cookie"]) == (201, True)
        assert sets("https://play.example").status_code == 429
        through = {"x-forwarded-for": "203.0.113.7, 198.51.100.9, 10.1.2.3"}
        assert sets("https://play.example", **through).status_code == 201, "another caller"
        assert sets("https://inside").status_code == 403
        assert sets("http://play.example").status_code == 403


def test_all_addresses_of_a_household_count_as_one() -> None:
    assert client_network("2001:db8:0:1::5") == client_network("2001:db8:0:1:ffff::9")
    assert client_network("2001:db8:0:1::5") != client_network("2001:db8:0:2::5")
    assert client_network("::ffff:203.0.113.7") == client_network("203.0.113.7")
    assert client_network("203.0.113.7") != client_network("203.0.113.8")
    with pytest.raises(ValueError, match="no proxy"):
        TrustedProxies(["example.org"])
