"""The routes one by one, and what they refuse."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from openapi_spec_validator import validate

import feldspar
from feldspar.kernel.text.fluent import Words
from feldspar.server.live.broadcast import CLOSE_BAD_REQUEST, CLOSE_NO_TABLE
from feldspar.table.core.fairness import commitment
from tests.server.client import OPEN, TITLE, Guest, chosen, house, me

Arrive = Callable[[], Guest]
GUIDE = ("summary", "glossary", "examples")


def test_the_description_is_valid_openapi(arrive: Arrive) -> None:
    described = arrive().http.get("/api/openapi.json").json()
    validate(described)
    for path, operations in described["paths"].items():
        for operation in operations.values():
            assert {"summary", "tags"} <= operation.keys(), path


def test_the_shelf(arrive: Arrive) -> None:
    http = arrive().http
    assert [game["id"] for game in http.get("/api/games").json()] == feldspar.titles()
    assert "seat-name = Siège" in http.get(f"/api/games/{TITLE}/words/fr").text
    assert all("<symbol" in page for page in http.get(f"/api/games/{TITLE}/art").json())
    cover = http.get(f"/api/games/{TITLE}/cover")
    assert (cover.status_code, cover.text[:4]) == (200, "<svg")
    assert not cover.cookies, "what may be cached is nobody's own"


def test_rules_to_look_at(arrive: Arrive) -> None:
    http = arrive().http
    asked = {part: http.get(f"/api/games/{TITLE}/{part}") for part in GUIDE}
    assert [one.status_code for one in asked.values()] == [200, 200, 200]
    assert len(asked["summary"].json()["pages"]) == 2
    assert all(kind["entries"] for kind in asked["glossary"].json()["kinds"])
    assert all(len(one["frames"]) >= 1 for one in asked["examples"].json())
    assert [http.get(f"/api/games/chess/{part}").status_code for part in GUIDE] == [404, 404, 404]


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/chess/art",
        f"/api/games/{TITLE}/words/xx",
        "/api/tables/nowhere",
        "/api/tables/nowhere/record",
        "/api/nothing",
        "/nothing.js",
    ],
)
def test_what_does_not_exist(arrive: Arrive, path: str) -> None:
    answer = arrive().http.get(path)
    assert (answer.status_code, answer.json()["key"]) == (404, "refused-missing")


@pytest.mark.parametrize(
    ("spec", "status"),
    [
        ({"game": TITLE}, 422),
        ({"game": TITLE, "seats": []}, 422),
        ({"game": TITLE, "seats": [{"kind": "me"}] * 17}, 422),
        ({"game": TITLE, "seats": [{"kind": "me"}], "clock": {"kind": "sand"}}, 422),
        ({"game": TITLE, "seats": [{"kind": "me", "entropy": "xyz"}]}, 422),
        ({"game": "chess", "seats": [{"kind": "me"}]}, 409),
        ({"game": TITLE, "seats": [{"kind": "me"}] * 9}, 409),
        ({"game": TITLE, "seats": [{"kind": "me"}], "options": {"colour": "red"}}, 409),
        ({"game": TITLE, "seats": [{"kind": "bot", "bot": "os:system"}]}, 409),
    ],
)
def test_tables_that_cannot_be_set(arrive: Arrive, spec: dict[str, Any], status: int) -> None:
    answer = arrive().http.post("/api/tables", json=spec)
    assert answer.status_code == status
    assert answer.json()["key"].startswith("refused-")


@pytest.mark.promise("PRO-20")
def test_a_seat_is_claimed_by_link_and_belongs_to_whoever_took_it(arrive: Arrive) -> None:
    host, friend, third = arrive(), arrive(), arrive()
    table = host.set_table([me(), OPEN])
    assert friend.look(table)["viewer"] == -1
    friend.do(table, "join", 1, name="Bastien")
    assert friend.look(table)["viewer"] == 1
    assert third.ask(table, "join", 1).json()["key"] == "refused-taken"
    action = chosen(host.look(table), 0)
    assert third.ask(table, "submit", 0, action=action).json()["key"] == "refused-not-yours"
    host.do(table, "submit", 0, action=action)


def test_one_may_leave_before_the_game_begins(arrive: Arrive) -> None:
    host, friend = arrive(), arrive()
    table = host.set_table([me(), OPEN, OPEN])
    friend.do(table, "join", 2)
    assert [told["id"] for told in friend.http.get("/api/tables/mine").json()["tables"]] == [table]
    friend.do(table, "leave", 2)
    assert friend.http.get("/api/tables/mine").json()["tables"] == []


def test_who_opened_a_table_finds_it_also_without_a_seat(arrive: Arrive) -> None:
    host = arrive()
    table = host.set_table([OPEN, OPEN], title="Tuesday")
    [told] = host.http.get("/api/tables/mine").json()["tables"]
    assert (told["id"], told["title"], told["status"]) == (table, "Tuesday", "open")
    assert [player["kind"] for player in told["players"]] == ["open", "open"]


@pytest.mark.promise("PRO-31")
def test_a_refusal_names_the_rule(arrive: Arrive) -> None:
    host = arrive()
    table = host.set_table([me()])
    legal: Any = host.look(table)["moves"]
    game = feldspar.game(TITLE)
    allowed = {move["decision"] for move in legal}
    forbidden = next(
        text for text in map(game.actions.text, range(game.actions.size)) if text not in allowed
    )
    answer = host.ask(table, "submit", 0, action=forbidden)
    assert answer.status_code == 409
    assert answer.json()["key"] == "refused-rule"
    assert answer.json()["rule"]
    assert host.ask(table, "submit", 0, action="fly").json()["key"] == "refused-unknown"


def test_why_is_answered_for_ones_own_seat_only(arrive: Arrive) -> None:
    host = arrive()
    table = host.set_table([me(), OPEN])
    asked: dict[str, Any] = {"seat": 0, "touched": ["no/such", "thing"]}
    before = host.http.get(f"/api/tables/{table}/why", params=asked)
    assert before.json()["key"] == "refused-not-started"
    arrive().do(table, "join", 1)
    now = host.http.get(f"/api/tables/{table}/why", params=asked)
    assert set(now.json()) >= {"rule", "key"}
    others = host.http.get(f"/api/tables/{table}/why", params={**asked, "seat": 1})
    assert others.json()["key"] == "refused-not-yours"


@pytest.mark.parametrize(
    "said",
    [{}, {"do": "fly", "seat": 0}, {"do": "undo"}, {"do": "undo", "seat": "0x"}, [], "undo", None],
)
def test_what_makes_no_sense(arrive: Arrive, said: Any) -> None:
    host = arrive()
    table = host.set_table([me()])
    answer = host.http.post(f"/api/tables/{table}/commands", json=said)
    assert (answer.status_code, answer.json()["key"]) == (422, "refused-request")
    assert answer.json()["text"]


def test_sockets_are_closed_with_the_reason(arrive: Arrive) -> None:
    guest = arrive()
    table = guest.set_table([me()])
    for path, said, code in ((table, "{", CLOSE_BAD_REQUEST), ("nowhere", None, CLOSE_NO_TABLE)):
        try:
            guest.follow(path)
            assert guest.socket is not None
            guest.socket.send(str(said))
            guest.hear()
        except Exception:
            assert guest.socket is not None
            assert guest.socket.close_code == code
        else:
            pytest.fail("the socket stayed open")
        guest.hang_up()


@pytest.mark.promise("PRO-31")
def test_every_refusal_has_words_in_both_languages() -> None:
    source = Path(str(feldspar.__file__)).parent
    keys = {
        key
        for layer in ("table", "server")
        for path in (source / layer).rglob("*.py")
        for key in re.findall(r'"(refused-[a-z-]+)"', path.read_text(encoding="utf-8"))
    }
    assert "refused-stale" in keys
    for language in ("en", "fr"):
        words = Words.of(language, ["feldspar.kernel", "feldspar.table"])
        assert [key for key in keys if key not in words] == []


def promised(guest: Guest) -> str:
    """What is published of the secret of a new table."""
    table = guest.set_table([me(), OPEN])
    return str(guest.http.get(f"/api/tables/{table}").json()["fair"]["commitment"])


def test_every_table_has_a_secret_of_its_own(arrive: Arrive) -> None:
    claire = arrive()
    assert promised(claire) != promised(claire)


def test_only_whoever_writes_a_program_tells_a_server_its_secrets(tmp_path: Path) -> None:
    with house(tmp_path, secret=lambda: b"told") as address, Guest(address) as claire:
        assert promised(claire) == commitment(b"told")
