"""Tables written by earlier versions open, stand as they stood, and are played on to the end."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import feldspar
from feldspar import Record
from feldspar.table import Table
from feldspar.table.core import fairness
from feldspar.table.core.entries import Opened, StoredEntry, decode_entry, encode_entry
from feldspar.table.services import tables
from tests.table.tables import decided, dump, play_out, shown, state_of, through_json

JOURNALS = sorted((Path(__file__).parents[2] / "journals").glob("*/*.jsonl"))
every_journal = pytest.mark.parametrize(
    "path", JOURNALS, ids=lambda path: f"{path.parent.name}/{path.stem}"
)


def opened(path: Path) -> Table:
    lines = path.read_text("utf-8").splitlines()
    return tables.replay_journal([decode_entry(StoredEntry(**json.loads(line))) for line in lines])


def expected(path: Path) -> Any:
    return json.loads(path.with_suffix(".expected.json").read_text("utf-8"))


@pytest.mark.promise("PRO-23")
@every_journal
def test_a_journal_of_an_earlier_version_opens_as_it_stood(path: Path) -> None:
    table, then = opened(path), expected(path)
    state = state_of(table)
    assert hashlib.sha256(state.state_key()).hexdigest() == then["digest"]
    assert [f"{seat} {text}" for seat, text in decided(table)] == then["decisions"]
    assert (state.scores(), state.ranking()) == (then["scores"], then["ranking"])
    assert (table.seq, table.title) == (then["seq"], then["title"])
    assert table.status == then["status"]
    assert table.options == then["options"]
    assert [
        {"kind": seat.kind, "name": seat.name, "bot": seat.bot, "resigned": seat.resigned}
        for seat in table.seats
    ] == then["seats"]
    away = any(seat.is_person and seat.bot for seat in table.seats)
    assert (list(table.undo_request) if table.undo_request else None) == (
        None if away else then["asked"]
    )


@pytest.mark.promise("PRO-13", "PRO-23")
@pytest.mark.parametrize(
    ("name", "spent", "due"),
    [
        ("bruges-live-clock", [120_000, 98_000, 84_000], 1_760_000_352_200),
        ("burgundy-live-clock", [84_000, 329_000], 1_760_000_421_300),
        ("burgundy_cards-days-clock", [547_228_000, 288_077_000], 1_761_094_491_400),
    ],
)
def test_its_clocks_stand_where_they_stood(name: str, spent: list[int], due: int) -> None:
    (path,) = [path for path in JOURNALS if path.stem == name]
    table = opened(path)
    assert '"held"' in path.read_text("utf-8"), "a bot had a seat for a while"
    assert (table.clock.spent, table.due()) == (spent, due)


@pytest.mark.promise("PRO-23")
@every_journal
def test_it_is_played_on_to_the_end_and_its_record_holds(path: Path) -> None:
    table = opened(path)
    play_out(table, noise=7, now=2_000_000_000_000)
    assert table.status == "over"
    text = str(table.record())
    record = Record.parse(text)
    assert str(record) == text
    assert not fairness.verify(record, table.game).wrong
    state = record.play(table.game)
    assert state.state_key() == state_of(table).state_key()
    again = Record.parse(text)
    again.close(state)
    assert again.end == record.end
    gone = [seat for seat, _ in record.resigned]
    places = [int(place) for place in record.end["places"].split()]
    stayed = [seat for seat in range(record.seats) if seat not in gone]
    assert all(places[one] < places[other] for one in stayed for other in gone)
    assert set(record.standins) == {
        number
        for number, decision in enumerate(table.play.decisions if table.play else [])
        if decision.by and table.seats[decision.seat].kind == "human"
    }


@every_journal
def test_it_is_the_same_when_written_anew(path: Path) -> None:
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    entries = [decode_entry(StoredEntry(**line)) for line in lines]
    again = tables.replay_journal([through_json(entry) for entry in entries])
    assert dump(again) == dump(opened(path))
    assert shown(again) == shown(opened(path))
    assert {encode_entry(entry).data["format"] for entry in entries} == {2}


def test_one_of_two_who_resigned_is_behind_the_other_however_it_goes_on() -> None:
    (path,) = [path for path in JOURNALS if path.stem == "bruges-resigned"]
    table = opened(path)
    assert (table.end_kind(), table.places()) == ("", [2, 1])
    play_out(table, noise=7, now=2_000_000_000_000)
    assert (table.end_kind(), table.places()) == ("played", [2, 1])


def test_what_a_bot_decided_for_somebody_is_told_though_it_was_not_written() -> None:
    (path,) = [path for path in JOURNALS if path.stem == "burgundy_dice-resigned-finished"]
    record = opened(path).record()
    (seat,) = [seat for seat, _ in record.resigned]
    after = record.resigned[0][1]
    theirs = [
        n for n, (decider, _) in enumerate(record.decisions) if decider == seat and n >= after
    ]
    assert theirs
    assert set(theirs) <= set(record.standins)


def test_there_are_journals_of_every_game_there_was() -> None:
    games = set()
    for path in JOURNALS:
        first = decode_entry(
            StoredEntry(**json.loads(path.read_text("utf-8").splitlines()[0]))
        ).what
        assert isinstance(first, Opened)
        games.add(first.game)
    assert len(games) == 4
    assert games <= set(feldspar.titles())
