"""All my games: the list, and their records in one file."""

import io
import zipfile
from collections.abc import Callable
from typing import Any

import pytest

from feldspar import Record
from feldspar.server.http.routes import history as histories
from tests.server.client import OPEN, Guest, bot, me

Arrive = Callable[[], Guest]


def history(guest: Guest, **asked: int) -> dict[str, Any]:
    answer = guest.http.get("/api/history", params=asked)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def given_up(guest: Guest, *seats: dict[str, Any], **rest: Any) -> str:
    """Return a table that is over at once."""
    table = guest.set_table([me(), *seats], **rest)
    guest.do(table, "resign", 0)
    return table


def test_who_has_finished_nothing_has_no_history(arrive: Arrive) -> None:
    guest = arrive()
    guest.set_table([me(), bot()])
    assert history(guest) == {"games": [], "next": None}


def test_a_finished_game_is_told_with_all_that_was_true_of_it(arrive: Arrive) -> None:
    guest = arrive()
    table = guest.set_table([me()], title="Rain", options={"sheet": "B"})
    guest.play_out(table)
    seen, (game,) = guest.look(table), history(guest)["games"]
    assert (game["id"], game["title"], game["ended"]) == (table, "Rain", "played")
    assert game["options"] == seen["options"]
    assert game["mine"] == [0]
    assert [player["score"] for player in game["players"]] == seen["scores"]
    assert history(guest)["games"] == [game], "what is kept is what was found out"


def test_everybody_finds_the_game_and_their_own_seat(arrive: Arrive) -> None:
    host, friend, watcher = arrive(), arrive(), arrive()
    table = host.set_table([me(), OPEN])
    friend.do(table, "join", 1, name="Bastien")
    friend.do(table, "resign", 1)
    assert [game["mine"] for game in history(host)["games"]] == [[0]]
    (game,) = history(friend)["games"]
    assert (game["mine"], game["players"][1]["resigned"]) == ([1], True)
    assert history(watcher)["games"] == []


def test_who_only_set_the_table_has_not_played(arrive: Arrive) -> None:
    host, friend = arrive(), arrive()
    table = host.set_table([OPEN, bot()])
    friend.do(table, "join", 0, name="Bastien")
    friend.do(table, "resign", 0)
    assert (len(history(host)["games"]), len(history(friend)["games"])) == (0, 1)


def test_a_long_history_comes_in_parts(arrive: Arrive, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(histories, "PAGE_SIZE", 2)
    guest = arrive()
    tables = [given_up(guest, bot()) for _ in range(3)]
    first = history(guest)
    second = history(guest, after=first["next"])
    assert second["next"] is None
    assert [game["id"] for part in (first, second) for game in part["games"]] == tables[::-1]


def test_all_records_come_in_one_file_and_can_be_read_back(arrive: Arrive) -> None:
    guest = arrive()
    tables = [given_up(guest, bot()), given_up(guest)]
    guest.set_table([me(), bot()])
    answer = guest.http.get("/api/history/records", headers={"accept-encoding": "gzip"})
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/zip")
    assert "content-encoding" not in answer.headers, "it is compressed already"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as pack:
        assert pack.testzip() is None
        found = {name: pack.read(name).decode() for name in pack.namelist()}
    assert sorted(found.values()) == sorted(
        guest.http.get(f"/api/tables/{table}/record").text for table in tables
    )
    for name, text in found.items():
        assert Record.parse(text).game in name
        assert any(table in name for table in tables)


def test_asking_for_all_records_again_and_again_is_refused(arrive: Arrive) -> None:
    guest = arrive()
    answers = [guest.http.get("/api/history/records").status_code for _ in range(8)]
    assert answers[-1] == 429
