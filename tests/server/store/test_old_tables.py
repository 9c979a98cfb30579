"""Tables kept by an earlier version, in the very file it kept them in: they are played on."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

import feldspar
from feldspar.kernel.notation.record import Record
from feldspar.server.access.identity import cookie_name, server_key, sign_player
from feldspar.server.store.data_folder import KEY_FILE, TABLES_FILE
from feldspar.table.core.fairness import verify
from feldspar.table.views.summary import DUE_NOW
from tests.server.client import Guest, chosen, house, until

JOURNALS = sorted((Path(__file__).parents[2] / "journals" / "0.1.0").glob("*.jsonl"))
SCHEMA_1 = """
CREATE TABLE entry (
    place TEXT, seq INTEGER, at INTEGER, kind TEXT, seat INTEGER, data TEXT,
    PRIMARY KEY (place, seq)
) WITHOUT ROWID, STRICT;
CREATE TABLE summary (
    place TEXT PRIMARY KEY, seq INTEGER, game TEXT, title TEXT, status TEXT, players TEXT,
    sitting TEXT, waiting TEXT, at INTEGER, due INTEGER
) WITHOUT ROWID, STRICT;
CREATE INDEX summary_by_due ON summary (due) WHERE due IS NOT NULL;
CREATE TABLE sitting (player TEXT, place TEXT, PRIMARY KEY (player, place))
    WITHOUT ROWID, STRICT;
CREATE INDEX sitting_by_place ON sitting (place);
PRAGMA user_version = 1;
"""
"""As 0.1.0 made it."""
FEW = 8
FOR_EVER = {"delete_unstarted_after_days": 100_000, "delete_idle_after_days": 100_000}
"""However late it is today."""


def people(path: Path) -> list[str]:
    """Return who sat at a table."""
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    return sorted({line["data"].get("player", "") for line in lines} - {""})


def expected(path: Path) -> Any:
    return json.loads(path.with_suffix(".expected.json").read_text("utf-8"))


def keep(db: sqlite3.Connection, path: Path) -> None:
    """Write a journal and its summary as 0.1.0 did."""
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    for line in lines:
        row = (line["seq"], line["at"], line["kind"], line["seat"], json.dumps(line["data"]))
        db.execute("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?)", (path.stem, *row))
    stood, sitting = expected(path), people(path)
    lists = (json.dumps(stood["seats"]), json.dumps(sitting), json.dumps(sitting))
    bots = any(seat["bot"] for seat in stood["seats"])
    unasked = stood["status"] == "playing" and (bots or "clock" in path.stem)
    due = DUE_NOW if unasked else None
    told = (len(lines), lines[0]["data"]["game"], stood["title"], stood["status"])
    db.execute(
        "INSERT INTO summary VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (path.stem, *told, *lists, lines[-1]["at"], due),
    )
    db.executemany("INSERT INTO sitting VALUES (?, ?)", [(one, path.stem) for one in sitting])


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, bytes]]:
    """Serves a folder that 0.1.0 has left; returns the address and the key."""
    folder = tmp_path_factory.mktemp("old")
    db = sqlite3.connect(folder / TABLES_FILE)
    db.executescript(SCHEMA_1)
    with db:
        for path in JOURNALS:
            keep(db, path)
    db.close()
    with house(folder, **FOR_EVER) as address:
        yield address, server_key(folder / KEY_FILE)


@pytest.mark.promise("PRO-23")
@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_a_table_of_0_1_0_is_found_looked_at_and_played_on(
    old: tuple[str, bytes], path: Path
) -> None:
    (address, key), table, stood = old, path.stem, expected(path)
    with ExitStack() as stack:
        guests: list[Guest] = []
        for person in people(path):
            guests.append(stack.enter_context(Guest(address)))
            guests[-1].http.cookies.set(cookie_name(key), sign_player(key, person))
            mine = guests[-1].http.get("/api/tables/mine").json()["tables"]
            assert (table, stood["status"]) in [(told["id"], told["status"]) for told in mine]
            view = guests[-1].look(table)
            assert (view["status"], view["title"]) == (stood["status"], stood["title"])
            assert [seat["name"] for seat in view["players"]] == [
                seat["name"] for seat in stood["seats"]
            ]
            assert view["mine"]
            if stood["status"] == "over":
                assert view["scores"] == stood["scores"]
                played = guests[-1].http.get("/api/history").json()["games"]
                scores = {one["id"]: [seat["score"] for seat in one["players"]] for one in played}
                assert scores[table] == stood["scores"]
        if stood["status"] == "playing":
            played_on(table, guests)
        text = guests[0].http.get(f"/api/tables/{table}/record").text
        record = Record.parse(text)
        assert not verify(record, feldspar.game(record.game)).wrong
        told = [f"{seat} {written}" for seat, written in record.decisions]
        undecided = len(stood["decisions"]) - 1  # the last may have been asked back, or by a bot
        assert told[:undecided] == stood["decisions"][:undecided]


def played_on(table: str, guests: list[Guest]) -> None:
    """Decide a few times more, then give up."""
    for guest in guests:
        for seat in guest.look(table)["mine"]:
            if guest.look(table)["players"][seat]["bot"] and not resigned(guest, table, seat):
                guest.do(table, "give_back", seat)
    playing = [guest for guest in guests if not resigned(guest, table, guest.look(table)["viewer"])]
    decided = 0
    while decided < FEW:
        until(lambda: any(guest.look(table)["moves"] for guest in playing))
        for guest in playing:
            view = guest.look(table)
            if view["moves"]:
                turn, action = view["turn"], chosen(view, decided)
                answer = guest.ask(table, "submit", view["viewer"], action=action, turn=turn)
                assert answer.status_code == 200 or answer.json()["key"] == "refused-stale"
                decided += answer.status_code == 200
    for guest in guests:
        for seat in guest.look(table)["mine"]:
            if guest.look(table)["status"] == "playing" and not resigned(guest, table, seat):
                guest.do(table, "resign", seat)
    until(lambda: guests[0].look(table)["status"] == "over")


def resigned(guest: Guest, table: str, seat: int) -> bool:
    return bool(guest.look(table)["players"][seat]["resigned"])
