"""The journal's own form: what is written is read back, and what cannot be read says so."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldspar.table.contract.commands import ClockSpec
from feldspar.table.core import entries as log
from feldspar.table.core.entries import (
    FORMAT,
    CorruptJournal,
    Entry,
    StoredEntry,
    UnsupportedVersion,
    decode_entry,
    encode_entry,
)
from feldspar.table.core.table import Table
from tests.table.tables import through_json
from tests.toy import GAME

CLOCK = ClockSpec("live", 60, 5, 2, "resign", 3)
EVERYTHING: list[log.EntryKind] = [
    log.Opened("toy", 1, 2, {"wins": "highest"}, "00ff", CLOCK, "Sunday", "ada", ("", "bob")),
    log.Opened("toy", 1, 2, {}, "00ff", CLOCK, "", dice=2),
    log.Joined(0, "Ada", "ada", "", True, "5e", "ab"),
    log.Joined(1, "Bot", bot="greedy"),
    log.Left(1),
    log.Cancelled(),
    log.Fewer(),
    log.Sealed(0, "5e"),
    log.Unsealed(0, "ab"),
    log.Begun(),
    log.Moved(1, "bid(3)"),
    log.Moved(1, "bid(3)", "greedy"),
    log.Hinted(1),
    log.UndoAsked(0, 5),
    log.UndoAnswered(1, False),
    log.Undone(0, 5, True),
    log.Held(0, "greedy"),
    log.Held(0, "greedy", 1),
    log.Held(0, "greedy", timed=True),
    log.GivenBack(0),
    log.Resigned(1, "greedy", True),
    log.Again("next", 1),
]
FORMAT_2 = {
    "opened": "game rules seats options secret clock title opener invited hints stand_in companion"
    " daily",
    "joined": "name player bot adds seal entropy",
    "sealed": "seal",
    "unsealed": "entropy",
    "moved": "action by",
    "undo_asked": "decision",
    "undo_answered": "agree",
    "undone": "decision rest",
    "held": "bot by",
    "resigned": "bot overdue",
    "again": "table by",
}
"""What the last version that wrote it knows of each kind of entry; of the others, nothing."""


@pytest.mark.parametrize("what", EVERYTHING, ids=repr)
def test_what_is_written_is_read_back(what: log.EntryKind) -> None:
    for key in ("", "k1"):
        entry = Entry(7, 1_000, what, key)
        assert through_json(entry) == entry
        row = encode_entry(entry)
        new = getattr(what, "dice", 1) == 2 or getattr(what, "timed", False)
        assert (row.seq, row.at, row.data["format"]) == (7, 1_000, FORMAT if new else 2)
        assert row.seat == getattr(what, "seat", -1)
        assert ("key" in row.data) == bool(key)


@pytest.mark.promise("PRO-47")
@pytest.mark.parametrize("what", EVERYTHING, ids=repr)
def test_a_server_of_the_version_before_reads_it_or_knows_that_it_is_newer(
    what: log.EntryKind,
) -> None:
    row = encode_entry(Entry(7, 1_000, what, "k1"))
    known = {"format", "key", *FORMAT_2.get(row.kind, "").split()}
    assert (row.data["format"] == 2) == (set(row.data) <= known)


def test_what_was_written_before_the_format_said_so_is_read() -> None:
    for timed in (False, True):
        row = StoredEntry(9, 5, "held", 0, {"format": 2, "bot": "greedy", "by": -1, "timed": timed})
        assert decode_entry(row).what == log.Held(0, "greedy", timed=timed)


def test_every_kind_is_tried() -> None:
    assert {type(what) for what in EVERYTHING} == set(log.EntryKind.__args__)


@given(st.text(max_size=9), st.text(max_size=9), st.integers(0, 9), st.text(max_size=9))
def test_names_of_any_kind_survive(name: str, player: str, seat: int, key: str) -> None:
    entry = Entry(1, 0, log.Joined(seat, name, player), key)
    assert through_json(entry) == entry


def old(kind: str, seat: int, **data: object) -> Entry:
    """Read an entry as 0.1.0 wrote it."""
    return decode_entry(StoredEntry(9, 5, kind, seat, json.loads(json.dumps(data))))


def test_what_was_written_by_format_1_means_the_same_today() -> None:
    clock = {"kind": "live", "seconds": 60}
    opened = old(
        "opened", -1, game="toy", rules=1, seats=2, options={}, secret="ab", clock=clock, title=""
    )
    assert opened.what == log.Opened("toy", 1, 2, {}, "ab", ClockSpec("live", 60), "")
    assert old("joined", 0, player="me", name="", entropy="").what == log.Joined(0, "", "me")
    assert old("joined", 1, bot="greedy", name="").what == log.Joined(1, "", bot="greedy")
    assert old("moved", 1, action="bid(1)", key="k") == Entry(9, 5, log.Moved(1, "bid(1)"), "k")
    assert old("held", 0, bot="greedy", resigned=False).what == log.Held(0, "greedy")
    assert old("held", 0, bot="greedy", resigned=True).what == log.Resigned(0, "greedy")
    assert old("given_back", 0).what == log.GivenBack(0)
    assert old("undone", 0, decision=3, rest=True).what == log.Undone(0, 3, True)


@pytest.mark.parametrize(
    ("row", "said"),
    [
        (StoredEntry(4, 0, "danced", 0, {}), "entry 4 is of no known kind: 'danced'"),
        (StoredEntry(4, 0, "moved", 0, {}), r"entry 4 \(moved\) cannot be read: action is missing"),
        (StoredEntry(4, 0, "moved", -1, {"action": "x"}), "seat is missing"),
        (StoredEntry(4, 0, "moved", 0, {"action": 5}), "action must be text"),
        (StoredEntry(4, 0, "moved", 0, {"action": "x", "why": ""}), "it has no 'why'"),
        (StoredEntry(4, 0, "cancelled", 0, {}), "it has no 'seat'"),
        (
            StoredEntry(4, 0, "undone", 0, {"decision": "1", "rest": True}),
            "decision must be a whole number",
        ),
    ],
)
def test_what_cannot_be_read_says_which_entry_and_why(row: StoredEntry, said: str) -> None:
    with pytest.raises(CorruptJournal, match=said):
        decode_entry(row)


@pytest.mark.parametrize("form", [FORMAT + 1, 99, "2", None])
def test_what_only_a_newer_version_knows_is_said_to_be_newer(form: object) -> None:
    with pytest.raises(UnsupportedVersion, match="entry 4 has the format"):
        decode_entry(StoredEntry(4, 0, "moved", 0, {"format": form, "action": "x"}))  # type: ignore[dict-item]


@pytest.mark.promise("PRO-77")
def test_names_and_titles_of_a_journal_are_cleaned_when_it_is_opened() -> None:
    odd = "\x1b[2J\u202e\u200b"
    opened = Table.opening_entry(GAME, 2, {}, bytes(32), 0)
    assert isinstance(opened.what, log.Opened)
    rows = [
        encode_entry(opened._replace(what=opened.what._replace(title=f"Evening{odd}"))),
        encode_entry(Entry(2, 0, log.Joined(0, f"Ann{odd}", "ann"))),
    ]
    table = Table.of(GAME, map(decode_entry, rows))
    assert (table.title, table.seats[0].name) == ("Evening[2J", "Ann[2J")
    with pytest.raises(CorruptJournal) as refused:
        decode_entry(rows[1]._replace(kind=odd, data={odd: odd}))
    assert str(refused.value).isprintable()
