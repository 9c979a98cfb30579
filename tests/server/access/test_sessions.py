"""Sessions of guests: one for each device that plays, listed, and ended where one wants."""

import asyncio
import secrets
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from feldspar.server.access import sessions
from feldspar.server.access.identity import cookie_name, sign_player
from feldspar.server.access.sessions import HOUR_MS, Sessions, hash_token
from feldspar.server.live.broadcast import CLOSE_NO_SESSION
from feldspar.server.runtime.bus import LocalBus
from feldspar.server.runtime.clock import now
from feldspar.server.store.data_folder import KEY_FILE, TABLES_FILE
from feldspar.server.store.journal import Journal
from feldspar.server.store.sessions import Session, SessionStore
from feldspar.server.store.sqlite import SQLiteJournal
from tests.server.client import OPEN, Guest, house, me, one_of_many, until
from tests.services import database, postgres_journal

pytestmark = pytest.mark.promise("PRO-73")
Arrive = Callable[[], Guest]
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1"


def listed(guest: Guest) -> list[dict[str, object]]:
    answer = guest.http.get("/api/sessions")
    assert answer.status_code == 200, answer.text
    return list(answer.json())


def end(guest: Guest, session: object = "") -> None:
    answer = guest.http.post("/api/sessions/ended", json={"id": session} if session else {})
    assert answer.status_code == 200, answer.text


def others(guest: Guest) -> list[object]:
    return [one["id"] for one in listed(guest) if not one["current"]]


def taken_along(desk: Guest, phone: Guest) -> None:
    token = desk.http.post("/api/passes").json()["token"]
    assert phone.http.post("/api/passes/shown", json={"token": token}).status_code == 200


def copied(guest: Guest, thief: Guest) -> None:
    """Give somebody the cookies of somebody else."""
    for name, value in guest.http.cookies.items():
        thief.http.cookies.set(name, value, domain="127.0.0.1")


def token_of(guest: Guest) -> str:
    return next((one.value or "" for one in guest.http.cookies.jar if "session" in one.name), "")


def signed_as(guest: Guest, data: Path, player: str) -> None:
    """Give somebody the cookie of a version that knew no sessions."""
    key = (data / KEY_FILE).read_bytes()
    guest.http.cookies.set(cookie_name(key), sign_player(key, player), domain="127.0.0.1")


def hung_up_on(guest: Guest) -> int:
    """Listen until the server closes the socket; return its code."""
    try:
        while True:
            guest.hear(10)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def rows(data: Path, table: str = "session") -> int:
    with sqlite3.connect(data / TABLES_FILE) as db:
        count: int = db.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
    return count


# ---------------------------------------------------------------------------------- when it begins


def test_whoever_only_looks_around_is_written_nowhere(tmp_path: Path) -> None:
    with house(tmp_path) as address, Guest(address) as host, Guest(address) as visitor:
        table = host.set_table([me(), OPEN])
        before = rows(tmp_path)
        for path in ("/", "/api/tables/mine", f"/api/tables/{table}", "/api/daily", "/api/history"):
            assert visitor.http.get(path).status_code == 200
        visitor.follow(table)
        assert visitor.ask(table, "submit", 0, action="pass").status_code == 409
        assert listed(visitor) == []
        assert (rows(tmp_path), token_of(visitor)) == (before, "")
        visitor.do(table, "join", 1, name="Odile")
        assert rows(tmp_path) == before + 1
        assert visitor.look(table)["mine"] == [1], "the same player as before"
        visitor.hear_until(lambda view: view["status"] == "playing")


def test_the_first_thing_one_does_begins_a_session_and_only_its_hash_is_kept(
    tmp_path: Path,
) -> None:
    with house(tmp_path) as address, Guest(address) as guest:
        guest.http.headers["user-agent"] = FIREFOX
        table = guest.set_table([me(), OPEN])
        (mine,) = listed(guest)
        assert (mine["device"], mine["current"]) == ("Firefox, Linux", True)
        assert len(token_of(guest)) == 43
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
        assert token_of(guest).encode() not in kept
        for name in list(guest.http.cookies):
            if "session" not in name:
                del guest.http.cookies[name]
        assert guest.look(table)["mine"] == [0], "the session alone says who it is"
        guest.set_table([me()])
        assert len(listed(guest)) == 1


@pytest.mark.parametrize("path", ["/", "/api/tables/mine"])
def test_a_signed_cookie_of_the_version_before_is_exchanged_at_the_next_answer(
    tmp_path: Path, path: str
) -> None:
    with house(tmp_path) as address, Guest(address) as guest:
        signed_as(guest, tmp_path, "a" * 22)
        assert guest.http.get(path).status_code == 200
        assert token_of(guest)
        assert [one["current"] for one in listed(guest)] == [True]
        forged = sign_player(b"k" * 32, "a" * 22)
        with Guest(address) as thief:
            name = cookie_name((tmp_path / KEY_FILE).read_bytes())
            thief.http.cookies.set(name, forged, domain="127.0.0.1")
            thief.http.get(path)
            assert token_of(thief) == ""


def test_what_a_page_asks_together_begins_one_session(tmp_path: Path) -> None:
    with house(tmp_path) as address, Guest(address) as guest:
        signed_as(guest, tmp_path, "a" * 22)

        async def asked() -> None:
            get = guest.http.get
            await asyncio.gather(*[asyncio.to_thread(get, "/api/tables/mine") for _ in range(6)])

        asyncio.run(asked())
        assert len(listed(guest)) == 1


HTTPS = {"x-forwarded-proto": "https"}


def test_over_https_a_signed_cookie_that_another_host_may_have_set_is_not_believed(
    tmp_path: Path,
) -> None:
    with house(tmp_path, proxies=("127.0.0.1",)) as address, Guest(address) as guest:
        name = cookie_name((tmp_path / KEY_FILE).read_bytes())

        def asked(cookie: str) -> dict[str, str]:
            """Return the cookies that come with an answer."""
            headers = {**HTTPS, "cookie": cookie}
            answer = guest.http.get("/api/tables/mine", headers=headers)
            guest.http.cookies.clear()
            said = [one.partition(";")[0] for one in answer.headers.get_list("set-cookie")]
            return dict(one.split("=", 1) for one in said)

        known = asked("")[f"__Host-{name}"]
        assert asked(f"__Host-{name}={known}") == {}, "this one is somebody"
        assert asked(f"{name}={known}")[f"__Host-{name}"] != known
        old = sign_player((tmp_path / KEY_FILE).read_bytes(), "a" * 22)
        exchanged = asked(f"{name}={old}")
        assert exchanged[f"__Host-{name}"] == exchanged[name] == old, "as before, and for it"
        assert any(one.startswith("__Host-feldspar-session-") for one in exchanged)


def test_over_https_no_other_host_can_set_the_cookie(tmp_path: Path) -> None:
    with house(tmp_path, proxies=("127.0.0.1",)) as address, Guest(address) as guest:
        seats = {"game": "burgundy_dice", "seats": [me()]}
        for scheme, name in (("https", "__Host-feldspar-session-"), ("http", "feldspar-session-")):
            said = {"x-forwarded-proto": scheme}
            answer = guest.http.post("/api/tables", json=seats, headers=said)
            assert answer.status_code == 201
            (cookie,) = [
                one for one in answer.headers.get_list("set-cookie") if one.startswith(name)
            ]
            marks = {part.strip() for part in cookie.split(";")[1:]}
            assert {"Path=/", "HttpOnly", "SameSite=Lax"} <= marks
            assert ("Secure" in marks) == (scheme == "https")
            guest.http.cookies.clear()


# ------------------------------------------------------------------------------------ when it ends


@pytest.mark.promise("PRO-20", "PRO-42")
def test_a_device_that_was_ended_is_nobody_at_once_here_and_soon_elsewhere(
    arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In turns at two servers, where there are two. A moment later it is somebody new."""
    desk, phone = arrive(), arrive()
    desk.http.headers["user-agent"], phone.http.headers["user-agent"] = FIREFOX, IPHONE
    table = desk.set_table([me(), OPEN])
    taken_along(desk, phone)
    assert phone.look(table)["mine"] == [0]
    assert {one["device"] for one in listed(desk)} == {"Firefox, Linux", "Safari, iPhone"}
    phone.follow(table)
    (session,) = others(desk)
    end(desk, session)
    assert hung_up_on(phone) == CLOSE_NO_SESSION
    old = {one.name: str(one.value) for one in phone.http.cookies.jar}
    for lately in (sessions.RECENTLY_ENDED_MS, sessions.RECENTLY_ENDED_MS, 0):
        monkeypatch.setattr(sessions, "RECENTLY_ENDED_MS", lately)
        refused = phone.ask(table, "leave", 0)
        assert (refused.status_code, refused.json()["key"]) == (401, "refused-session")
        assert phone.look(table)["mine"] == []
    assert phone.ask(table, "leave", 0).json()["key"] == "refused-not-yours"
    assert [one["current"] for one in listed(desk)] == [True]
    assert desk.look(table)["mine"] == [0], "who ended it stays"
    for name, value in old.items():  # whoever kept the cookies is nobody either
        phone.http.cookies.clear()
        phone.http.cookies.set(name, value, domain="127.0.0.1")
        assert phone.look(table)["mine"] == []


def test_without_redis_others_know_within_ten_seconds(tmp_path: Path) -> None:
    with database() as tables, ExitStack() as stack:
        serving = [stack.enter_context(one_of_many(tables, "")) for _ in range(2)]
        desk, phone = [stack.enter_context(Guest(address)) for address in serving]
        table = desk.set_table([me(), OPEN])
        taken_along(desk, lent := stack.enter_context(Guest(serving[0])))
        phone.http.cookies = lent.http.cookies
        assert phone.look(table)["mine"] == [0]
        phone.follow(table)
        end(desk)
        assert hung_up_on(phone) == CLOSE_NO_SESSION
        until(lambda: phone.ask(table, "leave", 0).status_code == 401)


def test_a_copy_of_the_cookie_that_ends_all_others_ends_as_well(arrive: Arrive) -> None:
    desk, thief = arrive(), arrive()
    table = desk.set_table([me(), OPEN])
    copied(desk, thief)
    assert thief.look(table)["mine"] == [0]
    before = token_of(desk)
    for guest in (desk, thief):
        guest.follow(table)
    end(desk)
    assert [hung_up_on(guest) for guest in (desk, thief)] == [CLOSE_NO_SESSION] * 2
    assert thief.look(table)["mine"] == []
    assert thief.ask(table, "leave", 0).status_code == 401
    assert token_of(desk) != before
    assert [one["current"] for one in listed(desk)] == [True]
    desk.follow(table)
    assert desk.view["mine"] == [0]


def test_an_answer_under_the_token_of_before_does_not_take_the_new_one_away(
    tmp_path: Path,
) -> None:
    """A page asks for many things: some answers may come later than that with the new token."""
    with house(tmp_path) as address, Guest(address) as desk, Guest(address) as same:
        table = desk.set_table([me(), OPEN])
        copied(desk, same)
        end(desk)
        for path in ("/", "/api/sessions", f"/api/tables/{table}"):
            said = same.http.get(path).headers.get_list("set-cookie")
            assert not [one for one in said if path != "/" or "session" in one]
        refused = same.ask(table, "leave", 0)  # nor does that to something done in another tab
        assert refused.status_code == 401
        assert refused.headers.get_list("set-cookie") == []


@pytest.mark.parametrize("path", ["/api/passes", "/api/sessions/ended"])
def test_a_server_that_has_not_heard_lets_nobody_stay_who_was_signed_out(path: str) -> None:
    with database() as tables, ExitStack() as stack:
        serving = [stack.enter_context(one_of_many(tables, "")) for _ in range(2)]
        desk, thief = [stack.enter_context(Guest(address)) for address in serving]
        table = desk.set_table([me(), OPEN])
        copied(desk, thief)
        assert thief.look(table)["mine"] == [0]
        end(desk)
        refused = thief.http.post(path, json={})
        assert (refused.status_code, refused.json()["key"]) == (401, "refused-session")
        assert [one["current"] for one in listed(desk)] == [True]


def test_newcomers_have_nothing_to_end_and_nothing_is_written(tmp_path: Path) -> None:
    with house(tmp_path) as address:
        for asked in ({}, {"id": "a" * 16}):
            with Guest(address) as guest:
                refused = guest.http.post("/api/sessions/ended", json=asked)
                assert (refused.status_code, refused.json()["key"]) == (409, "refused-no-session")
        assert (rows(tmp_path), rows(tmp_path, "revoked")) == (0, 0)


def test_whoever_has_no_session_begins_one_by_ending_others_as_often_as_any(tmp_path: Path) -> None:
    with house(tmp_path, sessions_a_day=2) as address:
        answers = []
        for letter in "abcd":
            with Guest(address) as guest:
                signed_as(guest, tmp_path, "n" + letter * 22)
                answers.append(guest.http.post("/api/sessions/ended", json={}).status_code)
        assert answers == [200, 200, 429, 429]
        assert (rows(tmp_path), rows(tmp_path, "revoked")) == (2, 2)


def test_one_ends_only_ones_own(arrive: Arrive) -> None:
    ada, bob = arrive(), arrive()
    table = ada.set_table([me(), OPEN])
    bob.do(table, "join", 1, name="Bob")
    (theirs,) = [one["id"] for one in listed(ada)]
    refused = bob.http.post("/api/sessions/ended", json={"id": theirs})
    assert (refused.status_code, refused.json()["key"]) == (409, "refused-no-session")
    end(bob)
    assert ada.look(table)["mine"] == [0]
    assert bob.look(table)["mine"] == [1]


def test_whoever_is_known_by_a_signed_cookie_alone_does_not_end_themselves(tmp_path: Path) -> None:
    with house(tmp_path) as address, Guest(address) as guest:
        signed_as(guest, tmp_path, "n" + "a" * 22)
        end(guest)
        assert [one["current"] for one in listed(guest)] == [True]


def test_so_many_devices_at_a_time_and_those_used_longest_ago_give_way(tmp_path: Path) -> None:
    with ExitStack() as stack:
        address = stack.enter_context(house(tmp_path, sessions_each=3))
        desk = stack.enter_context(Guest(address))
        table = desk.set_table([me(), OPEN])
        for _ in range(5):
            phone = stack.enter_context(Guest(address))
            taken_along(desk, phone)
            assert phone.look(table)["mine"] == [0]
        assert rows(tmp_path) == 3


def test_one_address_begins_so_many_sessions_and_plays_on_without(tmp_path: Path) -> None:
    with house(tmp_path, sessions_a_day=2) as address:
        for number in range(4):
            with Guest(address) as guest:
                table = guest.set_table([me(), OPEN])
                assert guest.look(table)["mine"] == [0]
                assert len(listed(guest)) == (number < 2)
    assert rows(tmp_path) == 2


def test_a_device_that_becomes_somebody_else_leaves_no_session_behind(arrive: Arrive) -> None:
    desk, phone, third = arrive(), arrive(), arrive()
    desk.set_table([me(), OPEN])
    phone.set_table([me(), OPEN])
    taken_along(phone, third)
    taken_along(desk, phone)
    assert len(listed(third)) == 1
    assert len(listed(desk)) == 2


# ------------------------------------------------------------------------------- what is believed


def test_sockets_are_looked_after_in_time_however_much_is_said_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "RECHECK_SECONDS", 0.2)

    async def story(journal: Journal) -> None:
        bus, closed = LocalBus(), asyncio.Event()
        mine = Sessions(journal.sessions, bus, max_per_player=3)
        running = asyncio.create_task(mine.run())
        for turn in range(100):
            bus.publish(sessions.TOPIC, "a stranger")
            await asyncio.sleep(0.02)
            if turn == 0:
                mine.watch("ada", "ended elsewhere", closed.set)
        running.cancel()
        assert closed.is_set()

    told_with(SQLiteJournal(tmp_path / TABLES_FILE), story)


def test_what_was_asked_before_a_session_ended_is_not_believed_after_it(tmp_path: Path) -> None:
    async def story(journal: Journal) -> None:
        store = journal.sessions
        mine = Sessions(store, LocalBus(), max_per_player=3)
        token = await mine.begin("ada", "", 0)
        mine.watch("ada", hash_token(token), lambda: None)
        revoked = store.find_revoked

        async def meanwhile(players: Sequence[str]) -> dict[str, int]:
            store.find_revoked = revoked  # type: ignore[method-assign]
            await mine.end("ada", hash_token(token))
            return await revoked(players)

        store.find_revoked = meanwhile  # type: ignore[method-assign]
        await mine._check({"ada"})
        assert await mine.find(token) is None

    told_with(SQLiteJournal(tmp_path / TABLES_FILE), story)


# --------------------------------------------------------------------------------------- the store


def told_with(journal: Journal, told: Callable[[Journal], Awaitable[None]]) -> None:
    async def story() -> None:
        try:
            await told(journal)
        finally:
            await journal.close()

    asyncio.run(story())


async def kept_alike(journal: Journal) -> None:
    store, at = journal.sessions, now()
    ada = [Session(secrets.token_hex(32), "ada", f"{n}", at + n, at + n) for n in range(3)]
    bob = Session(secrets.token_hex(32), "bob", "", 1, at - 2 * HOUR_MS)
    for one in (*ada, bob, ada[0]):
        assert await store.add(one, max_per_player=3, ended=0)
    assert await store.list_for("ada") == ada[::-1]
    assert set(await store.find([one.hash for one in ada] * 80)) == set(ada)
    assert await store.find([]) == []
    fourth = ada[2]._replace(hash=secrets.token_hex(32), seen=at + 9)
    assert await store.add(fourth, max_per_player=3, ended=0)
    assert await store.list_for("ada") == [fourth, ada[2], ada[1]]
    await store.end("bob", fourth.hash, at)
    await store.end("ada", fourth.hash, at)
    assert await store.list_for("ada") == [ada[2], ada[1]]
    assert await store.find_revoked(["ada", "bob", "cyd"]) == {"ada": at, "bob": at}
    assert not await store.add(fourth, max_per_player=3, ended=0)
    assert await store.find([fourth.hash]) == [], "signed cookies are not honoured any more"
    assert await store.add(fourth, max_per_player=3, ended=at)
    await store.end("ada", ada[2].hash, at - 5, others=True)
    assert await store.list_for("ada") == [ada[2]]
    assert await store.find_revoked(["ada"]) == {"ada": at + 1}, "each time is another, and later"
    assert [one.hash for one in await store.list_for("bob")] == [bob.hash]
    await store.touch([bob.hash], at)
    assert [one.seen for one in await store.list_for("bob")] == [at]
    await store.delete_expired(at + 2, at)
    assert await store.list_for("bob") == []
    assert await store.list_for("ada") == [ada[2]]
    assert set(await store.find_revoked(["ada", "bob"])) == {"ada", "bob"}
    await store.delete_expired(at + 2, at + 9)
    assert set(await store.find_revoked(["ada", "bob"])) == {"ada"}, "as long as there is a session"


async def nobody_slips_through(journal: Journal) -> None:
    """What a thief may do before each step that is taken to end all others."""
    store, passes, thefts = journal.sessions, list[int](), 0
    write = store._execute
    thief = SessionStore(store._query, write)

    def session() -> Session:
        return Session(secrets.token_hex(32), "ada", "", now(), now())

    stolen, mine = session(), session()

    async def meanwhile(query: str, *values: object) -> list[object]:
        nonlocal thefts
        thefts += 1
        known = (await thief.find_revoked(["ada"])).get("ada", 0)
        if await thief.find([stolen.hash]):
            passes.append(known)
        await thief.add(session(), 9, ended=0)
        return await write(query, *values)

    for one in (stolen, mine):
        assert await store.add(one, 9, ended=0)
    store._execute = meanwhile
    await store.end("ada", mine.hash, now(), others=True)
    for known in passes:
        assert not await thief.add(session(), 9, known)
    assert await store.list_for("ada") == [mine]
    assert passes
    assert thefts > 1


def test_both_stores_keep_sessions_alike(tmp_path: Path) -> None:
    for story in (kept_alike, nobody_slips_through):
        told_with(SQLiteJournal(tmp_path / story.__name__), story)
        with postgres_journal() as journal:
            told_with(journal, story)


def test_that_a_session_is_used_is_written_at_most_once_an_hour(tmp_path: Path) -> None:
    def seen() -> int:
        with sqlite3.connect(tmp_path / TABLES_FILE) as db:
            at: int = db.execute("SELECT seen FROM session").fetchone()[0]
        return at

    with house(tmp_path) as address, Guest(address) as guest:
        table = guest.set_table([me()])
        first = seen()
        guest.look(table)
        assert seen() == first
    with sqlite3.connect(tmp_path / TABLES_FILE) as db:
        db.execute("UPDATE session SET seen = seen - ?", (HOUR_MS + 60_000,))
    with house(tmp_path) as address, Guest(address) as again:
        again.http.cookies = guest.http.cookies
        again.look(table)
        assert seen() >= first
