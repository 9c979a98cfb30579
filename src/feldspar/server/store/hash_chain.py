"""Hash chain over a table's entries, which shows whether something was changed.

Each entry is stored with a hash of itself and of the hash before it. So an entry that is altered,
left out, inserted or taken from another table no longer fits. These hashes need no key: they show
what a disk, a program or a careless operator has changed, but not what an attacker has changed who
recomputes all later hashes. `docs/operations.md` says what can be done against that.

Entries of versions without hashes have none, and are not checked; the chain begins after them.
"""

from hashlib import sha256
from typing import Final

EntryRow = tuple[int, int, str, int, str]
"""An entry as it is kept: seq, time, kind, seat, and its data as JSON."""
CHAIN_START: Final = b""
"""What stands before the first hash of a chain."""


def digest(table: str, line: EntryRow) -> bytes:
    """Return the hash of one entry by itself."""
    seq, at, kind, seat, data = line
    return sha256(f"{table}\n{seq} {at} {seat} {kind}\n{data}".encode()).digest()


def link(previous: bytes, entry: bytes) -> bytes:
    """Return the hash that is kept with an entry, from the one before and its own digest."""
    return sha256(previous + entry).digest()


def is_intact(kept: bytes, previous: bytes, table: str, line: EntryRow) -> bool:
    """Tell whether the hash an entry was kept with is its own, after the one before."""
    return kept == link(previous, digest(table, line))


def hash_rows(table: str, lines: list[EntryRow], previous: bytes = CHAIN_START) -> list[bytes]:
    """Return the hashes of entries that follow one after the other."""
    made = list[bytes]()
    for line in lines:
        previous = link(previous, digest(table, line))
        made.append(previous)
    return made


def hash_pack(table: str, pack: bytes) -> bytes:
    """Return the hash of entries that were archived together; the chain goes on from it."""
    return sha256(table.encode() + b"\n" + pack).digest()
