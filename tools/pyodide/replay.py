"""Runs inside Pyodide: every record must play to the very text it was read from."""

import platform
from pathlib import Path

import feldspar

paths = sorted(Path("/records").rglob("*.record"))
assert paths, "no records found"
for path in paths:
    text = path.read_text(encoding="utf-8")
    record = feldspar.Record.parse(text)
    record.close(feldspar.replay(record))
    assert str(record) == text, f"{path} plays differently"
print(f"pyodide: {len(paths)} records replayed, CPython {platform.python_version()}")
