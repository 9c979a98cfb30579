"""Cheating at the table of the day, against real servers: with the secret once it is told, and by
giving a table up to learn its dice before."""

import io
import json
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from feldspar import Record
from feldspar.cli import main
from feldspar.table.content import daily
from feldspar.table.core.fairness import commitment
from tests.server.client import TITLE, Guest, chosen
from tests.server.services.test_daily import Arrive, ask, opened, played
from tests.server.services.test_daily import wait as wait

Wait = Callable[[int], None]
SOME = 5
"""Decisions of a game that is far from its end."""


@pytest.fixture(scope="module")
def limits() -> dict[str, Any]:
    return {"replays_per_minute": 10_000, "advice_per_minute": 10_000, "exports_per_minute": 10_000}


def decide(guest: Guest, table: str, most: int) -> None:
    """Take some decisions, or fewer if the game ends."""
    for number in range(most):
        view = guest.look(table)
        if view["status"] == "over":
            return
        guest.do(table, "submit", view["viewer"], action=chosen(view, number))


def result(guest: Guest, day: str) -> tuple[str, int | None, str]:
    mine = ask(guest, f"/{TITLE}/{day}")["mine"]
    return mine["state"], mine["points"], mine["wrong"]


def counted(guest: Guest, day: str) -> int:
    """How many results stand on the board of a day."""
    return sum([one["players"] for one in ask(guest, f"/{TITLE}/{day}")["scores"]])


# ----------------------------------------------------------------- with the secret once it is told


@pytest.mark.promise("PRO-52")
def test_what_was_decided_with_the_published_secret_does_not_count(
    arrive: Arrive, wait: Wait
) -> None:
    wait(20)  # to a day nobody else has played
    honest, cheats = arrive(), [arrive() for _ in range(3)]
    day, record = ask(honest)["day"], f"/api/tables/{played(honest)}/record"
    whole = len(Record.parse(honest.http.get(record).text).decisions)
    tables = [opened(cheat) for cheat in cheats]
    for cheat, table, early in zip(cheats, tables, (0, SOME, whole - 1), strict=True):
        decide(cheat, table["table"], early)
        assert cheat.look(table["table"])["status"] == "playing"
    wait(2)
    told = bytes.fromhex(ask(honest)["published"]["secret"])
    assert commitment(daily.table_secret(told, TITLE)) == tables[0]["commitment"], (
        "every die is known"
    )
    for cheat, table in zip(cheats, tables, strict=True):
        cheat.play_out(table["table"])
    for cheat in cheats[1:]:
        assert result(cheat, day) == ("refused", None, "daily-late")
        assert ask(cheat)["streak"] == 0
    wait(30)
    assert counted(honest, day) == 1
    assert result(cheats[0], day) == ("refused", None, "daily-late"), "proved much later"


@pytest.mark.promise("PRO-52")
def test_whoever_is_late_is_told_so_and_may_finish(arrive: Arrive, wait: Wait) -> None:
    guest = arrive()
    day, table = ask(guest)["day"], opened(guest)["table"]
    wait(1)
    assert result(guest, day) == ("playing", None, "")
    wait(1)
    assert result(guest, day) == ("playing", None, "daily-late")
    decide(guest, table, 1)


@pytest.mark.promise("PRO-52")
def test_a_row_of_days_is_kept_until_the_secret_is_told_and_not_repaired_later(
    arrive: Arrive, wait: Wait
) -> None:
    wait(40)
    guest = arrive()
    missed, late = ask(guest)["day"], opened(guest)["table"]
    decide(guest, late, SOME)
    wait(1)
    kept, early = ask(guest)["day"], opened(guest)["table"]
    decide(guest, early, SOME)
    wait(1)
    guest.play_out(early)
    assert (result(guest, kept)[0], ask(guest)["streak"]) == ("counts", 1)
    guest.play_out(late)
    assert ask(guest)["streak"] == 1, "not two: that day stays missed"
    assert result(guest, missed)[2] == "daily-late"


# -------------------------------------------------------------- giving up to learn the dice before


def doors(guest: Guest, table: str, day: str) -> Iterator[str]:
    """Whatever one can be told of a table: every call there is, and the socket."""
    calls = guest.http.get("/api/openapi.json").json()["paths"]
    names = {"{table}": table, "{game}": TITLE, "{day}": day, "{language}": "en", "{code}": table}
    for path, ways in calls.items():
        for name, value in names.items():
            path = path.replace(name, value)
        if "get" in ways:
            for asked in ("", "?seat=0", "?seat=0&touched=hex/a1", "?after=0"):
                yield said(guest.http.get(f"{path}{asked}"))
    sealed = guest.http.get(f"/api/tables/{table}/record").text
    copy = {"record": sealed, "at": 0, "seat": 0, "line": []}
    for path in ("moment", "copy", "copy/hopes", "review"):
        about = {**copy, "decisions": [0]} if path == "review" else copy
        yield said(guest.http.post(f"/api/{path}", json=about))
    for do in ("hint", "undo", "give_back", "hold", "resign", "submit"):
        yield said(guest.ask(table, do, 0, **({"action": "take"} if do == "submit" else {})))
    yield said(guest.http.post(f"/api/daily/{TITLE}", json={}))
    yield said(guest.http.post(f"/api/tables/{table}/again"))
    guest.follow(table)
    yield json.dumps(guest.frames)
    guest.hang_up()


def said(answer: Any) -> str:
    """An answer as text; that of a zip file is what is in it."""
    if answer.headers.get("content-type", "").startswith("application/zip"):
        with zipfile.ZipFile(io.BytesIO(answer.content)) as pack:
            return "\n".join([pack.read(name).decode() for name in pack.namelist()])
    return str(answer.text)


def secrets(spy: Guest, table: str) -> list[str]:
    """The dice of the day, as whoever has played to the end may know them."""
    record = Record.parse(spy.http.get(f"/api/tables/{table}/record").text)
    assert record.secret
    assert record.seed
    return [record.secret.hex(), record.seed.hex()]


@pytest.mark.promise("PRO-69")
def test_whoever_gives_up_learns_neither_secret_nor_seed_by_any_door(
    arrive: Arrive, wait: Wait
) -> None:
    spy, resigns, gives_up, stops = [arrive() for _ in range(4)]
    day, known = ask(spy)["day"], secrets(spy, played(spy))
    tables = {guest: opened(guest)["table"] for guest in (resigns, gives_up, stops)}
    for guest in (gives_up, stops):
        decide(guest, tables[guest], SOME)
    for guest in (resigns, gives_up):
        guest.do(tables[guest], "resign", 0)
        assert guest.look(tables[guest])["status"] == "over"
    for guest, table in tables.items():
        told = "\n".join(doors(guest, table, day))
        assert not [one for one in known if one in told]
    wait(1)
    assert "secret: " not in said(resigns.http.get(f"/api/tables/{tables[resigns]}/record"))
    wait(1)
    assert secrets(resigns, tables[resigns]) == known, "then everybody may know"


@pytest.mark.promise("PRO-69")
def test_the_record_of_a_table_given_up_is_refused_with_a_reason_and_told_later(
    arrive: Arrive, wait: Wait, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    guest, second = arrive(), arrive()
    table, other = opened(guest)["table"], opened(second)["table"]
    second.do(other, "resign", 0)
    record = f"/api/tables/{other}/record"
    answer = second.http.get(record)
    assert (answer.status_code, answer.json()["key"]) == (409, "refused-unpublished")
    assert said(second.http.get("/api/history/records")) == ""
    assert guest.http.get(record).status_code == 404, "nor does anybody else see it"
    running = tmp_path / "running.record"
    running.write_text(guest.http.get(f"/api/tables/{table}/record").text, "utf-8")
    assert main(["verify", str(running)]) != 0, "what is not told cannot be verified"
    assert "seed" not in capsys.readouterr().out
    wait(2)
    whole = tmp_path / "whole.record"
    whole.write_text(guest.http.get(record).text, "utf-8")
    assert main(["verify", str(whole)]) == 0
    assert said(second.http.get("/api/history/records")) == whole.read_text("utf-8")
