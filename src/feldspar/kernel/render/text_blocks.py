"""Blocks of text, stacked, side by side or in columns.

Lines may be painted with terminal codes, which take no room.
"""

import re
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Final, NamedTuple

Block = list[str]

PAINT: Final = re.compile("\x1b\\[[0-9;]*m")
GAP: Final = 2
"""The blanks between columns."""


class Slot(NamedTuple):
    """One place in a row of columns."""

    text: str
    anchor: str = "start"
    span: int = 1


def paint(text: str, look: str) -> str:
    """Give a text a look: the numbers of terminal codes."""
    return f"\x1b[{look}m{text}\x1b[0m" if look and text else text


def width(text: str) -> int:
    """Return how much room a text takes in a line."""
    return len(PAINT.sub("", text))


def stack(blocks: Iterable[Block]) -> Block:
    """Put blocks below each other, a blank line apart."""
    lines: Block = []
    for block in blocks:
        lines += ["", *block] if lines and block else block
    return lines


def beside(blocks: Iterable[Block], room: int, gap: int) -> Block:
    """Put blocks side by side, and below each other when the room is used up."""
    rows: list[Block] = []
    for block in filter(None, blocks):
        used = max(map(width, rows[-1])) + gap if rows else room
        if used + max(map(width, block)) > room:
            rows.append(block)
            continue
        rows[-1] = [
            left + " " * (used - width(left)) + right
            for left, right in zip_longest(rows[-1], block, fillvalue="")
        ]
    return stack(rows) if any(len(row) > 1 for row in rows) else [row[0] for row in rows]


def align(rows: Sequence[Sequence[Slot]]) -> Block:
    """Put the slots of some rows into columns as wide as they need to be."""
    placed = [
        (line, sum(slot.span for slot in row[:i]), slot)
        for line, row in enumerate(rows)
        for i, slot in enumerate(row)
    ]
    columns = [0] * max([first + slot.span for _, first, slot in placed], default=0)

    def room(first: int, slot: Slot) -> int:
        return sum(columns[first : first + slot.span]) + GAP * (slot.span - 1)

    for _, first, slot in sorted(placed, key=lambda place: place[2].span):
        for missing in range(width(slot.text) - room(first, slot)):
            columns[first + missing % slot.span] += 1
    lines: list[list[str]] = [[] for _ in rows]
    for line, first, slot in placed:
        if room(first, slot):  # a column without words takes no room, not even a gap
            spare = room(first, slot) - width(slot.text)
            before = {"start": 0, "middle": spare // 2, "end": spare}[slot.anchor]
            lines[line].append(" " * before + slot.text + " " * (spare - before))
    return [(" " * GAP).join(line) for line in lines]
