"""Runs inside Pyodide: every record must play to the very text it was read from, and every position
of it must be read as it was written."""

import platform
from pathlib import Path

import feldspar

SELDOM = 47
"""One in so many positions is written and read."""

paths = sorted(Path("/records").rglob("*.record"))
assert paths, "no records found"
moments = iter(range(1, 10**9))
read: list[str] = []


def look(state: feldspar.State, seat: int, action: int) -> None:
    if next(moments) % SELDOM == 0:
        read.append(state.position())
        assert feldspar.position(read[-1]).state_key() == state.state_key(), read[-1]


for path in paths:
    text = path.read_text(encoding="utf-8")
    record = feldspar.Record.parse(text)
    record.close(record.play(feldspar.game(record.game), watch=look))
    assert str(record) == text, f"{path} plays differently"
print(
    f"pyodide: {len(paths)} records replayed, {len(read)} positions read as they were written, "
    f"CPython {platform.python_version()}"
)
