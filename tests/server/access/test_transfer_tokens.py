"""Ways to a table without a link: a code until it begins, a pass that works once and soon."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from feldspar.server.access.transfer_tokens import LIFETIME_MS, MAX_TOKENS, LocalTransferTokens
from feldspar.table import Refused
from tests.server.access.test_sessions import end, listed
from tests.server.client import OPEN, Guest, bot, house, me

Arrive = Callable[[], Guest]
CODE = 6


def found(guest: Guest, code: str) -> tuple[int, str]:
    answer = guest.http.get(f"/api/codes/{code}")
    return answer.status_code, answer.json().get("table", "")


def given(guest: Guest) -> str:
    answer = guest.http.post("/api/passes")
    assert answer.status_code == 200
    return str(answer.json()["token"])


def show(guest: Guest, token: str) -> int:
    return guest.http.post("/api/passes/shown", json={"token": token}).status_code


@pytest.mark.promise("PRO-41")
def test_a_code_leads_to_its_table_until_the_game_begins(arrive: Arrive) -> None:
    host, friend = arrive(), arrive()
    table = host.set_table([me(), OPEN, bot()])
    code = table[:CODE].upper()
    assert found(friend, code) == found(friend, code.lower()) == (200, table)
    friend.do(table, "join", 1, name="Bastien")
    assert found(friend, code)[0] == 404


@pytest.mark.promise("PRO-41")
def test_what_is_no_code_finds_nothing(arrive: Arrive) -> None:
    guest = arrive()
    table = guest.set_table([me(), OPEN])
    for code in (table[:5], table[:7], table, "%25%25%25%25%25%25", "______", "000000"):
        assert found(guest, code)[0] == 404


@pytest.mark.promise("PRO-41")
def test_a_table_that_was_cancelled_is_not_found(arrive: Arrive) -> None:
    guest = arrive()
    table = guest.set_table([me(), OPEN])
    said = {"do": "cancel", "key": "k"}
    assert guest.http.post(f"/api/tables/{table}/commands", json=said).status_code == 200
    assert found(guest, table[:CODE])[0] == 404


@pytest.mark.promise("PRO-41", "PRO-42")
def test_neither_codes_nor_passes_are_guessed_one_after_another(tmp_path: Path) -> None:
    with (
        house(tmp_path, codes_per_minute=5, passes_per_minute=3) as address,
        Guest(address) as guest,
    ):
        tried = [found(guest, f"abcde{letter}")[0] for letter in "abcdefgh"]
        assert tried == [404] * 5 + [429] * 3
        assert [show(guest, f"token{n}") for n in range(5)] == [409] * 3 + [429] * 2


@pytest.mark.promise("PRO-42")
def test_a_seat_is_taken_along_to_another_device_and_stays_on_this_one(arrive: Arrive) -> None:
    desk, phone = arrive(), arrive()
    table = desk.set_table([me(), OPEN])
    assert phone.look(table)["mine"] == []
    token = given(desk)
    assert show(phone, token) == 200
    assert phone.look(table)["mine"] == desk.look(table)["mine"] == [0]
    assert phone.ask(table, "leave", 0).status_code == 200


@pytest.mark.promise("PRO-42")
def test_a_pass_works_once_and_only_the_newest_does(arrive: Arrive) -> None:
    desk, phone, thief = arrive(), arrive(), arrive()
    table = desk.set_table([me(), OPEN])
    old, token = given(desk), given(desk)
    assert show(thief, old) == 409
    assert (show(phone, token), show(thief, token)) == (200, 409)
    refused = thief.http.post("/api/passes/shown", json={"token": token})
    assert refused.json()["key"] == "refused-pass"
    assert "set-cookie" not in refused.headers
    assert thief.look(table)["mine"] == []


@pytest.mark.promise("PRO-42", "PRO-73")
@pytest.mark.parametrize("one", [True, False])
def test_a_pass_given_before_a_device_was_signed_out_is_void(arrive: Arrive, one: bool) -> None:
    desk, thief, third, phone = arrive(), arrive(), arrive(), arrive()
    table = desk.set_table([me(), OPEN])
    assert show(thief, given(desk)) == 200
    token = given(thief)
    theirs = next(session["id"] for session in listed(desk) if not session["current"])
    end(desk, theirs if one else "")
    refused = third.http.post("/api/passes/shown", json={"token": token})
    assert (refused.status_code, refused.json()["key"]) == (409, "refused-pass")
    assert "set-cookie" not in refused.headers
    assert third.look(table)["mine"] == []
    assert show(phone, given(desk)) == 200, "later ones are good"
    assert phone.look(table)["mine"] == [0]


@pytest.mark.promise("PRO-42")
def test_a_pass_is_void_after_ten_minutes_whoever_shows_it() -> None:
    async def story() -> None:
        passes = LocalTransferTokens()
        token = (await passes.issue("ada", 7, 1_000)).token
        assert await passes.redeem(token, 1_000 + LIFETIME_MS - 1) == ("ada", 7)
        late = await passes.issue("ada", 7, 1_000)
        assert late.until == 1_000 + 10 * 60 * 1000
        for at in (late.until, 1_001):  # once shown too late it is gone
            with pytest.raises(Refused):
                await passes.redeem(late.token, at)

    asyncio.run(story())


@pytest.mark.promise("PRO-28")
def test_passes_that_nobody_shows_do_not_pile_up() -> None:
    async def story() -> None:
        passes = LocalTransferTokens()
        first = (await passes.issue("first", 0, 0)).token
        for n in range(MAX_TOKENS):
            await passes.issue("again" if n % 2 else f"player {n}", 0, 0)
        assert await passes.redeem(first, 1) == ("first", 0)
        for n in range(MAX_TOKENS):
            await passes.issue(f"other {n}", 0, 0)
        assert len(passes._issued) == MAX_TOKENS

    asyncio.run(story())


def test_a_pass_is_nothing_that_is_written_down(
    arrive: Arrive, caplog: pytest.LogCaptureFixture
) -> None:
    desk, phone = arrive(), arrive()
    desk.set_table([me(), OPEN])
    with caplog.at_level("DEBUG"):
        token = given(desk)
        assert show(phone, token) == 200
    assert token not in caplog.text
