"""Recorded games, seen again decision by decision."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from feldspar import Record
from feldspar.kernel.events import WATCHER
from feldspar.table import desk, fairness
from feldspar.table.view import View, view
from tests.table.sitting import (
    DICE,
    SECRET,
    new_table,
    play_out,
    refused,
)


def recorded() -> Record:
    table = new_table(DICE, "pp", entropy=b"ours")
    table.title = "Sunday"
    play_out(table, 4)
    return table.record()


def lines(seen: View) -> list[dict[str, Any]]:
    """The log of a view."""
    return list(json.loads(json.dumps(seen["log"])))


def test_every_moment_of_a_record_can_be_seen_again() -> None:
    record = recorded()
    table = new_table(DICE, "pp", entropy=b"ours")
    for at in range(len(record.decisions) + 1):
        if at:
            seat, written = record.decisions[at - 1]
            table.commit(table.submit(seat, written, 0))
        seen = desk.moment(str(record), at, at % 2)
        then: View = json.loads(json.dumps(view(table, at % 2)))
        for name in ("game", "options", "status", "viewer", "actors", "scene", "scores"):
            assert json.loads(json.dumps(seen[name])) == then[name], (at, name)
        assert [{**line, "at": None} for line in lines(seen)] == [
            {**line, "at": None} for line in lines(then)
        ]
        assert all(0 < line["at"] <= at for line in lines(seen))
        if table.status == "over":
            assert lines(seen) == lines(then)
        else:
            assert not any(line["at"] for line in lines(then))
        assert seen["decisions"] == len(record.decisions)
        assert (seen["moves"], seen["mine"], seen["undo"], seen["asked"]) == ([], [], "", None)


def test_a_moment_shows_who_played_and_that_the_dice_were_fair() -> None:
    record = recorded()
    seen = desk.moment(str(record), 3, 0)
    assert seen["title"] == "Sunday"
    assert seen["players"] == [
        {"kind": "human", "name": name, "bot": "", "resigned": False} for name in ("Ada", "Bob")
    ]
    assert seen["fair"] == {
        "commitment": fairness.commitment(SECRET),
        "entropy": [b"ours".hex()] * 2,
        "secret": SECRET.hex(),
    }


def test_moments_before_the_beginning_and_after_the_end() -> None:
    text, last = str(recorded()), len(recorded().decisions)
    assert desk.moment(text, -5, 0) == desk.moment(text, 0, 0)
    assert desk.moment(text, last + 9, 0) == desk.moment(text, last, 0)
    assert desk.moment(text, last, 0)["status"] == "over"
    for nowhere in (-1, 2, 99):
        assert desk.moment(text, 3, nowhere)["viewer"] == WATCHER


def test_records_from_elsewhere_can_be_seen() -> None:
    for path in sorted(Path(__file__).parent.parent.glob("records/*/*.record"))[:4]:
        seen = desk.moment(path.read_text(encoding="utf-8"), 10**6, 0)
        assert seen["status"] == "over"
        assert seen["fair"] == {
            "commitment": "",
            "entropy": [""] * len(seen["players"]),  # type: ignore[arg-type]
            "secret": None,
        }


def test_a_game_that_is_not_over_cannot_be_seen_again() -> None:
    with refused("refused-not-over"):
        desk.moment(str(new_table(DICE).record()), 0, 0)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("feldspar record 1", "feldspar record 9", "line 1"),
        ("game: burgundy_dice", "game: chess", "no game is called 'chess'"),
        ("rules: 1", "rules: 9", "rules 9"),
        ("seats: 2", "seats: 9", "cannot be set up"),
        ("option sheet: A", "option sheet: Z", "cannot be set up"),
        ("0 start", "1 start", "decision"),
        ("0 start", "7 start", "there is no seat 7"),
        ("0 start", "0 stop", "no decision is called 'stop'"),
    ],
)
def test_a_broken_record_is_explained(old: str, new: str, said: str) -> None:
    text = str(recorded())
    assert old in text
    with pytest.raises(ValueError, match=re.escape(said)):
        desk.moment(text.replace(old, new, 1), 10**6, 0)
