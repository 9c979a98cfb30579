"""Codec of stored rows: entries and summaries, the same in every store."""

import asyncio
import json
import logging
import zlib
from collections.abc import Iterable, Sequence
from typing import Any, Final

from feldspar.kernel.serialize.decode import decode
from feldspar.kernel.serialize.encode import to_plain
from feldspar.server.store import hash_chain
from feldspar.server.store.journal import Hashes
from feldspar.table import Entry
from feldspar.table.core.entries import CorruptJournal, StoredEntry, decode_entry, encode_entry
from feldspar.table.views.summary import StoredSummary

log = logging.getLogger(__name__)
LIST_COLUMNS: Final = ("players", "sitting", "waiting")
OFFLOAD_AFTER_ROWS: Final = 20
"""Entries from which on they are read off the event loop."""
StoredRow = hash_chain.EntryRow
"""A row whose data is written as JSON."""


def encode_row(entry: Entry) -> StoredRow:
    """Return an entry as a line of a store."""
    row = encode_entry(entry)
    return *row[:-1], to_json(row.data)


def expand_rows(table: str, lines: Iterable[Any], after: int = 0) -> list[StoredRow]:
    """Return the lines of a table after one; many of them may have been put away in a pack.

    That of the one before must be among them, and one that says how far the table is (`is_head`).
    Each is compared with the hash it was kept with. A store that has lost its last entries has lost
    with them that they were written, and is not damaged.
    """
    found, previous, last, head = list[StoredRow](), hash_chain.CHAIN_START, 0, 0
    for seq, at, kind, seat, data, kept, pack, is_head in lines:
        if is_head:
            head = seq
            continue
        last = seq
        if pack is not None and seq > after:
            if kept is not None and kept != hash_chain.hash_pack(table, pack):
                raise CorruptJournal(f"entries 1 to {seq} are not what was archived")
            found += decompress_rows(pack)
        elif seq > after:
            one = seq, at, kind, seat, data
            if kept is not None and not hash_chain.is_intact(kept, previous, table, one):
                raise CorruptJournal(f"entry {seq} is not what was written: its hash does not fit")
            found.append(one)
        previous = kept or hash_chain.CHAIN_START
    if last < head >= after:
        raise CorruptJournal(f"entry {head} was written and is missing")
    if last > head:
        raise CorruptJournal(f"entry {last} is there, and the last that was written is {head}")
    return [one for one in found if one[0] > after]


async def decode_entries(table: str, lines: Sequence[Any], after: int) -> list[Entry]:
    """Return the entries in lines of a store."""
    many = len(lines) > OFFLOAD_AFTER_ROWS or any(pack is not None for *_, pack, _ in lines)
    return (
        await asyncio.to_thread(_decode_rows, table, lines, after)
        if many
        else _decode_rows(table, lines, after)
    )


def _decode_rows(table: str, lines: Iterable[Any], after: int) -> list[Entry]:
    try:
        return [
            decode_entry(StoredEntry(seq, at, kind, seat, json.loads(data)))
            for seq, at, kind, seat, data in expand_rows(table, lines, after)
        ]
    except RecursionError:
        raise CorruptJournal("an entry is nested too deep") from None


def pack_for_archive(table: str, lines: Iterable[Any]) -> tuple[int, bytes, bytes] | None:
    """Return all lines of a table as they are archived: the last seq, a pack and its hash; nothing,
    and a line in the log, if they are not what was written: they stay where they are."""
    try:
        found = expand_rows(table, lines)
        pack = compress_rows(found)
        return found[-1][0], pack, hash_chain.hash_pack(table, pack)
    except (ValueError, AttributeError, LookupError, RecursionError) as error:
        log.warning("table %s is damaged and was not archived: %s", table, error)
        return None


def read_hashes(lines: Sequence[Sequence[Any]]) -> Hashes | None:
    """Return the hashes of a table from lines that say a seq, a hash, and whether it is the head's;
    nothing without a head."""
    heads = [(seq, kept) for seq, kept, head in lines if head]
    return (
        Hashes(*heads[0], {seq: kept for seq, kept, head in lines if not head}) if heads else None
    )


def compress_rows(lines: Iterable[StoredRow]) -> bytes:
    """Return the lines of a table that is over as a few bytes.

    A command whose game is over is not repeated, so its key is no longer of use.
    """
    return zlib.compress(to_json([_without_key(row) for row in lines]).encode(), 9)


def decompress_rows(pack: bytes) -> list[StoredRow]:
    """Return the lines that were packed."""
    try:
        return [tuple(row) for row in json.loads(zlib.decompress(pack))]
    except (ValueError, TypeError, zlib.error) as error:
        raise CorruptJournal(f"what was put away is damaged: {error}") from None


def _without_key(row: StoredRow) -> StoredRow:
    data = json.loads(row[-1])
    data.pop("key", None)
    return *row[:-1], to_json(data)


def decode_summary(row: Sequence[Any]) -> StoredSummary:
    """Return a summary of which the lists are written as JSON."""
    told: dict[str, object] = dict(zip(StoredSummary._fields, row, strict=True))
    lists = {name: json.loads(str(told[name])) for name in LIST_COLUMNS}
    return decode(StoredSummary, {**told, **lists})


def encode_summary(told: StoredSummary) -> list[Any]:
    """Return a summary with its lists written as JSON."""
    return [
        to_json(to_plain(value)) if name in LIST_COLUMNS else value
        for name, value in zip(told._fields, told, strict=True)
    ]


def to_json(value: object) -> str:
    """Return something plain as text."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
