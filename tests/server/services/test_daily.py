"""The table of the day on real servers: one for each, the same dice for all, results that prove
themselves, and secrets told when they are of no more use."""

import asyncio
import hashlib
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import feldspar
from feldspar import Record
from feldspar.server.access.identity import server_key
from feldspar.server.jobs import maintenance
from feldspar.server.jobs.maintenance import Maintenance
from feldspar.server.runtime.bus import LocalBus
from feldspar.server.runtime.clock import MonotonicClock, now
from feldspar.server.settings import Settings
from feldspar.server.store.daily_results import RETENTION_DAYS
from feldspar.server.store.journal import Journal
from feldspar.server.store.sqlite import SQLiteJournal
from feldspar.server.tables.repository import TableRepository
from feldspar.table import Entry
from feldspar.table.content import daily
from feldspar.table.core.entries import UnsupportedVersion
from feldspar.table.core.fairness import commitment
from feldspar.table.services.daily_check import DailyVerdict
from tests.server.client import PATIENCE, TITLE, Guest, chosen, house
from tests.server.store.test_journal import TOLD, Play, entry
from tests.server.store.test_journal import play as play
from tests.table.fair_games import without_the_winner as forged

Arrive = Callable[[], Guest]


@pytest.fixture(autouse=True)
def wait(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Lets days pass, from the noon of today on."""
    tells = MonotonicClock.__call__
    noon = daily.end_of_day(daily.day_of(now())) - daily.DAY_MILLISECONDS // 2
    ahead = [noon - now()]
    monkeypatch.setattr(MonotonicClock, "__call__", lambda hours: tells(hours) + ahead[0])

    def passed(these: int) -> None:
        ahead[0] += these * daily.DAY_MILLISECONDS

    return passed


def opened(guest: Guest, title: str = TITLE, name: str = "") -> dict[str, str]:
    answer = guest.http.post(f"/api/daily/{title}", json={"name": name})
    assert answer.status_code == 201, answer.text
    found: dict[str, str] = answer.json()
    return found


def ask(guest: Guest, path: str = "") -> dict[str, Any]:
    answer = guest.http.get(f"/api/daily{path}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def played(guest: Guest, name: str = "") -> str:
    table = opened(guest, name=name)["table"]
    guest.play_out(table)
    return table


def board(guest: Guest, title: str = TITLE) -> dict[str, Any]:
    return ask(guest, f"/{title}/{ask(guest)['day']}")


@pytest.mark.promise("PRO-51")
def test_whoever_opens_it_again_finds_the_same_table_whichever_server_is_asked(
    arrive: Arrive, addresses: list[str]
) -> None:
    guest = arrive()
    ask(guest)  # which makes somebody of us
    elsewhere = Guest(addresses[-1])
    elsewhere.http.cookies.update(guest.http.cookies)
    with elsewhere, ThreadPoolExecutor(4) as at_once:
        found = list(at_once.map(opened, [guest, elsewhere] * 2))
        assert len({one["table"] for one in found}) == 1
    (mine,) = ask(guest)["mine"]
    assert (mine["table"], mine["state"], mine["points"]) == (found[0]["table"], "playing", None)
    assert opened(guest, "bruges")["table"] != mine["table"]
    assert len(ask(guest)["mine"]) == 2


@pytest.mark.promise("PRO-49")
def test_everybody_has_a_table_of_their_own_with_the_same_dice(arrive: Arrive) -> None:
    one, other = arrive(), arrive()
    mine, theirs = opened(one), opened(other)
    assert mine["table"] != theirs["table"]
    assert mine["commitment"] == theirs["commitment"]
    assert one.look(mine["table"])["scene"] == other.look(theirs["table"])["scene"]
    assert one.look(mine["table"])["daily"] == ask(one)["day"]


@pytest.mark.promise("PRO-50")
def test_the_secrets_of_the_days_are_one_chain_and_told_two_days_later(
    arrive: Arrive, wait: Callable[[int], None]
) -> None:
    guest = arrive()
    table, first = opened(guest), ask(guest)
    assert first["published"]["day"] == daily.add_days(first["day"], -2)

    def key(secret: str) -> str:
        return commitment(daily.table_secret(bytes.fromhex(secret), TITLE))

    assert key(first["published"]["secret"]) != table["commitment"]
    told = [first["published"]["secret"]]
    for _ in range(3):
        wait(1)
        told.append(ask(guest)["published"]["secret"])
    for earlier, later in pairwise(told):
        link = hashlib.sha256(b"feldspar day" + bytes.fromhex(later)).hexdigest()
        assert link == earlier
    assert [key(secret) == table["commitment"] for secret in told] == [False, False, True, False]


@pytest.mark.promise("PRO-51")
def test_nobody_else_sees_a_table_before_its_secret_is_told(
    arrive: Arrive, wait: Callable[[int], None]
) -> None:
    guest, other = arrive(), arrive()
    table = played(guest)
    ways = ("", "/record", "/closer?seat=0")

    def seen(who: Guest) -> list[int]:
        return [who.http.get(f"/api/tables/{table}{way}").status_code for way in ways]

    assert (seen(guest), seen(other)) == ([200, 200, 200], [404, 404, 404])
    with pytest.raises(ConnectionClosed) as closed:
        other.follow(table)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    guest.follow(table)
    assert guest.view["status"] == "over"
    wait(1)
    assert seen(other) == [404, 404, 404], "whoever has begun yesterday may still play"
    wait(1)
    assert seen(other) == [200, 200, 200]
    record = Record.parse(other.http.get(f"/api/tables/{table}/record").text)
    told = bytes.fromhex(ask(other)["published"]["secret"])
    assert record.secret == daily.table_secret(told, TITLE), (
        "anybody can check whose dice they were"
    )


@pytest.mark.promise("PRO-52")
def test_what_was_played_out_counts_and_stands_among_the_others(
    arrive: Arrive, wait: Callable[[int], None]
) -> None:
    wait(10)  # nobody else has played then
    ada, bob, cyd = arrive(), arrive(), arrive()
    tables = [played(ada, "Ada"), played(bob, "Bob")]
    opened(cyd, name="Cyd")
    scores = sorted([ada.look(tables[0])["scores"][0], bob.look(tables[1])["scores"][0]])
    found = board(cyd)
    assert sum(one["players"] for one in found["scores"]) == 2
    assert sorted(one["name"] for one in found["first"]) == ["Ada", "Bob"]
    assert [one["points"] for one in found["first"]] == scores[::-1]
    assert (found["mine"]["state"], found["streak"]) == ("playing", 0)
    own = board(ada)
    assert (own["mine"]["state"], own["mine"]["name"]) == ("counts", "Ada")
    assert [one["mine"] for one in own["first"]].count(True) == 1
    today = ask(ada)
    (title,) = [one for one in today["titles"] if one["game"] == TITLE]
    assert (title["players"], title["best"]) == (2, scores[-1])
    assert {one["game"] for one in today["titles"]} == {
        title for title in feldspar.titles() if daily.load_daily(feldspar.game(title))
    }


def test_days_in_a_row_and_the_week_are_ones_own(
    arrive: Arrive, wait: Callable[[int], None]
) -> None:
    guest = arrive()
    for days_later in (1, 2, 1):
        played(guest)
        wait(days_later)
    today = ask(guest)
    assert [one["day"] for one in today["mine"]] == [
        daily.add_days(today["day"], -ago) for ago in (1, 3, 4)
    ]
    assert today["streak"] == 1
    played(guest)
    assert ask(guest)["streak"] == 2
    wait(5)
    assert (len(ask(guest)["mine"]), ask(guest)["streak"]) == (2, 0)


@pytest.mark.promise("PRO-52")
def test_whoever_resigns_has_had_their_try_and_no_result(arrive: Arrive) -> None:
    guest = arrive()
    table = opened(guest)["table"]
    guest.do(table, "resign", 0)
    (mine,) = ask(guest)["mine"]
    assert (mine["state"], mine["points"], mine["wrong"]) == ("refused", None, "daily-resigned")
    assert opened(guest)["table"] == table


def test_there_is_no_table_of_a_game_or_a_day_there_is_not(arrive: Arrive) -> None:
    guest = arrive()
    assert guest.http.post("/api/daily/chess", json={}).status_code == 404
    for path in ("chess/2026-11-15", f"{TITLE}/2026-02-30", f"{TITLE}/today"):
        assert guest.http.get(f"/api/daily/{path}").status_code == 404
    empty = ask(guest, f"/{TITLE}/2001-01-01")
    assert (empty["scores"], empty["first"], empty["mine"]) == ([], [], None)


@pytest.mark.promise("PRO-49", "PRO-52")
def test_what_a_bot_of_the_house_has_decided_proves_itself(tmp_path: Path) -> None:
    with house(tmp_path) as address, Guest(address) as guest:
        table = opened(guest, "bruges")["table"]
        guest.follow(table)
        for number in range(500):
            guest.hear_until(lambda view: view["moves"] or view["status"] == "over")
            if guest.view["status"] == "over":
                break
            guest.do(table, "submit", 0, action=chosen(guest.view, number))
            guest.hear()
        (mine,) = ask(guest)["mine"]
        assert (mine["state"], mine["points"]) == ("counts", guest.view["scores"][0])


@pytest.mark.promise("PRO-52")
def test_a_result_that_was_altered_where_it_is_kept_is_refused(tmp_path: Path) -> None:
    with house(tmp_path) as address, Guest(address) as guest, Guest(address) as other:
        table = played(guest)
        record = Record.parse(guest.http.get(f"/api/tables/{table}/record").text)
        record.end["scores"] = "99"
        keep(tmp_path, table, str(record))
        found = board(other)
        assert (found["scores"], found["first"]) == ([], [])
        assert board(guest)["mine"]["wrong"] == "daily-broken"
        broken = played(other)
        keep(tmp_path, broken, "chess")
        assert board(other)["mine"]["wrong"] == "daily-broken"
    with house(tmp_path / "b") as address, Guest(address) as guest:
        table = played(guest)
        keep(tmp_path / "b", table, forged(TITLE))
        assert board(guest)["mine"]["wrong"] == "daily-other-table"


@pytest.mark.promise("PRO-52")
def test_a_result_is_not_proved_without_its_journal(tmp_path: Path) -> None:
    with house(tmp_path) as address, Guest(address) as guest, Guest(address) as other:
        damaged, newer = played(guest), played(other)
        with sqlite3.connect(tmp_path / "tables.sqlite") as db:
            spoil = "UPDATE entry SET data = ? WHERE place = ? AND kind = 'moved'"
            db.execute(spoil, ('{"format": 2}', damaged))
            db.execute(spoil, ('{"format": 99}', newer))
            for kept in ("entry", "summary"):  # as if it had been written so
                db.execute(f"UPDATE {kept} SET hash = NULL WHERE place = ?", (newer,))
        db.close()
        assert board(guest)["mine"]["wrong"] == "daily-broken", "nobody knows when it was played"
        assert board(other)["mine"]["state"] == "over", "left to whoever can read it"


def keep(data: Path, table: str, record: str) -> None:
    with sqlite3.connect(data / "tables.sqlite") as db:
        db.execute("UPDATE record SET text = ? WHERE place = ?", (record, table))
    db.close()


# ------------------------------------------------------------------------------------ the book


DAY = "2026-11-15"


@pytest.mark.parametrize("play", ["sqlite", "postgres"], indirect=True)
def test_the_book_of_the_days_is_the_same_in_every_store(play: Play) -> None:
    async def story(journal: Journal) -> None:
        book, over = journal.daily_results, TOLD._replace(status="over")
        points = {"a": 50, "b": 62, "c": 50, "d": None, "e": 70}
        for table in [*points, "going on"]:
            day = daily.add_days(DAY, 1) if table == "e" else DAY
            for _ in range(2):
                await book.record_start(day, "dice", f"player {table}", table)
            told = TOLD._replace(status="playing") if table == "going on" else over
            await journal.append(table, 0, [entry(1)], told)

        async def late(most: int, game: str) -> str:
            return "".join([one.table for one in await book.pending(most, DAY, game)])

        assert await late(10, "dice") == "abcd"
        assert len(await late(2, "dice")) == 2
        assert sorted(await late(10, "")) == [*"abcde"], "of all titles and days since"
        for table, made in points.items():
            wrong = "" if made else "daily-broken"
            await book.record_verdict(table, f"Name {table}", DailyVerdict(made, wrong))
        assert await late(10, "") == ""
        assert await book.scores(DAY, "dice") == [(62, 1), (50, 2)]
        assert [one.table for one in await book.leaderboard(DAY, "dice", 2)] == ["b", "a"]
        assert (await book.leaderboard(DAY, "dice", 1))[0].name == "Name b"
        (mine,) = await book.results_of("player d")
        assert mine[3:7] == (True, True, None, "daily-broken")
        (running,) = await book.results_of("player going on")
        assert (running.is_over, running.is_verified, running.name) == (False, False, "")
        assert await book.owner_of("a") == (DAY, "player a")
        assert await book.owner_of("nowhere") is None
        await book.record_start(
            daily.add_days(DAY, RETENTION_DAYS + 1), "dice", "player a", "much later"
        )
        assert await book.results_of("player b") == []
        assert await book.owner_of("e") == (daily.add_days(DAY, 1), "player e")

    play(story)


@pytest.mark.promise("PRO-52")
def test_what_nobody_asks_for_is_proved_by_housework(tmp_path: Path) -> None:
    with house(tmp_path) as address, Guest(address) as guest:
        day = ask(guest)["day"]
        played(guest)

    async def story() -> None:
        journal = SQLiteJournal(tmp_path / "tables.sqlite")
        try:
            repository = TableRepository(journal, LocalBus(), 10)
            work = Maintenance(repository, Settings(server_key(tmp_path / "key")))
            assert [await work.verify_daily(), await work.verify_daily()] == [1, 0]
            assert len(await journal.daily_results.scores(day, TITLE)) == 1
        finally:
            await journal.close()

    asyncio.run(story())


def test_what_only_a_newer_version_can_prove_is_left_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(tmp_path) as address, Guest(address) as guest:
        ask(guest)
        played(guest)

    async def newer(table: str, after: int = 0) -> list[Entry]:
        raise UnsupportedVersion(table)

    async def story() -> None:
        journal = SQLiteJournal(tmp_path / "tables.sqlite")
        try:
            monkeypatch.setattr(maintenance, "BATCH_SIZE", 1)
            monkeypatch.setattr(journal, "read", newer)
            work = Maintenance(
                TableRepository(journal, LocalBus(), 10), Settings(server_key(tmp_path / "key"))
            )
            async with asyncio.timeout(PATIENCE):
                await work.chores()["prove"]()
        finally:
            await journal.close()

    asyncio.run(story())
