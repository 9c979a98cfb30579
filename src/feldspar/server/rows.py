"""How entries and summaries lie in a store, whichever it is."""

import asyncio
import json
import zlib
from collections.abc import Iterable, Sequence
from typing import Any, Final

from feldspar.kernel.forms import read
from feldspar.kernel.plain import plain
from feldspar.table import Entry
from feldspar.table.entry import Row, Unreadable, read_back, written
from feldspar.table.summary import Summary

LISTS: Final = ("players", "sitting", "waiting")
LONG: Final = 20
"""Entries from which on they are read off the event loop."""
Stored = tuple[int, int, str, int, str]
"""A row whose data is written as JSON."""


def stored(entry: Entry) -> Stored:
    """Return an entry as a line of a store."""
    row = written(entry)
    return *row[:-1], as_json(row.data)


def laid_out(lines: Iterable[Any], after: int = 0) -> list[Stored]:
    """Return the lines of a table after one; many of them may have been put away in a pack."""
    found = list[Stored]()
    for seq, at, kind, seat, data, pack in lines:
        found += [(seq, at, kind, seat, data)] if pack is None else unpacked(pack)
    return [line for line in found if line[0] > after]


async def entries(lines: Iterable[Any], after: int) -> list[Entry]:
    """Return the entries in lines of a store."""
    found = laid_out(lines, after)
    return _entries(found) if len(found) < LONG else await asyncio.to_thread(_entries, found)


def _entries(lines: Iterable[Stored]) -> list[Entry]:
    try:
        return [
            read_back(Row(seq, at, kind, seat, json.loads(data)))
            for seq, at, kind, seat, data in lines
        ]
    except RecursionError:
        raise Unreadable("an entry is nested too deep") from None


def packed(lines: Iterable[Stored]) -> bytes:
    """Return the lines of a table that is over as a few bytes.

    A command whose game is over is not repeated, so its key is no longer of use.
    """
    return zlib.compress(as_json([_without_key(row) for row in lines]).encode(), 9)


def unpacked(pack: bytes) -> list[Stored]:
    """Return the lines that were packed."""
    try:
        return [tuple(row) for row in json.loads(zlib.decompress(pack))]
    except (ValueError, TypeError, zlib.error) as error:
        raise Unreadable(f"what was put away is damaged: {error}") from None


def _without_key(row: Stored) -> Stored:
    data = json.loads(row[-1])
    data.pop("key", None)
    return *row[:-1], as_json(data)


def summary(row: Sequence[Any]) -> Summary:
    """Return a summary of which the lists are written as JSON."""
    told: dict[str, object] = dict(zip(Summary._fields, row, strict=True))
    lists = {name: json.loads(str(told[name])) for name in LISTS}
    return read(Summary, {**told, **lists})


def summed(told: Summary) -> list[Any]:
    """Return a summary with its lists written as JSON."""
    return [
        as_json(plain(value)) if name in LISTS else value
        for name, value in zip(told._fields, told, strict=True)
    ]


def as_json(value: object) -> str:
    """Return something plain as text."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
