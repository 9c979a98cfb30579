"""Damaged and forged journals and records, read in this process."""

import json
import time
from pathlib import Path
from random import Random
from typing import Any

from feldspar import games
from feldspar.kernel.events import WATCHER
from feldspar.kernel.notation.record import Record
from feldspar.kernel.notation.record_format import RecordError
from feldspar.table import Refused, Table
from feldspar.table.contract.commands import MomentSpec
from feldspar.table.core.entries import CorruptJournal, StoredEntry, decode_entry
from feldspar.table.core.fairness import verify
from feldspar.table.services import replays, tables
from feldspar.table.views.summary import build_summary
from feldspar.table.views.view import build_view
from tests.hostile.values import Maker, spoiled

TESTS = Path(__file__).parents[1]
LONGEST = 5.0
"""Seconds that reading one may take, on a machine that has other things to do."""


def records() -> list[str]:
    found = sorted((TESTS / "records").rglob("*.record"))
    return [path.read_text("utf-8") for path in found]


def journals() -> list[list[Any]]:
    found = sorted((TESTS / "journals").rglob("*.jsonl"))
    texts = [path.read_text("utf-8").splitlines()[:60] for path in found]
    return [[json.loads(line) for line in lines] for lines in texts]


def damaged_record(kept: list[str], draw: Random) -> str:
    """Return a record with a few things changed; rarely none."""
    text = draw.choice(kept)
    for _ in range(draw.choice((0, 1, 1, 2, 5))):
        text = spoiled(text, draw)
    return text


def damaged_journal(kept: list[list[Any]], draw: Random, maker: Maker) -> list[Any]:
    """Return the lines of a journal with a few of them changed, swapped or gone."""
    lines = [dict(line) for line in draw.choice(kept)]
    for _ in range(draw.choice((1, 1, 2, 4))):
        place = draw.randrange(len(lines)) if draw.random() < 0.6 else 0
        how = draw.randrange(6)
        if how == 0 and len(lines) > 1:
            del lines[place]
        elif how == 1:
            lines[place] = dict(draw.choice(draw.choice(kept)), seq=lines[place]["seq"])
        elif how == 2:
            lines[place]["kind"] = draw.choice(draw.choice(kept))["kind"]
        elif how == 3:
            lines[place]["seat"] = draw.choice((-1, 0, 1, 2, 5, 2**40))
        else:
            lines[place]["data"] = maker.twisted(lines[place]["data"])
    return lines


def read_journal(lines: list[Any]) -> str:
    """Lay a journal out and look at it from everywhere; return what became of it."""
    began = time.monotonic()
    try:
        table: Table = tables.replay_journal([decode_entry(StoredEntry(**line)) for line in lines])
    except CorruptJournal:
        outcome = "refused"
    else:
        for viewer in range(WATCHER, len(table.seats)):
            build_view(table, viewer)
        build_summary(table)
        str(table.record())
        outcome = "read"
    assert time.monotonic() - began < LONGEST, "it took too long"
    return outcome


def read_record(text: str, draw: Random) -> str:
    """Read, check and replay a record; return what became of it."""
    began = time.monotonic()
    try:
        record = Record.parse(text)
        outcome = "wrong" if verify(record, games.load(record.game)).wrong else "good"
        replays.view_moment(MomentSpec(text, draw.choice((0, 3, 10**9)), draw.choice((-1, 0, 15))))
    except (RecordError, Refused):
        outcome = "refused"
    except ValueError as error:  # as the server, which says it with 422
        outcome = "refused" if str(error) else "refused without a word"
    assert time.monotonic() - began < LONGEST, "it took too long"
    return outcome
