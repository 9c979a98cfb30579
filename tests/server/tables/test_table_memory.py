"""A short look at what open tables take. How it is with a thousand is measured by hand."""

import subprocess
import sys
from pathlib import Path

MEMORY = Path(__file__).parents[3] / "scripts" / "table_memory.py"


def test_an_open_table_takes_little() -> None:
    asked = ["--tables", "40", "--moves", "6", "--most", "250", "--longest", "200"]
    ended = subprocess.run(
        [sys.executable, MEMORY, *asked], capture_output=True, text=True, check=False, timeout=300
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert "kB a table" in ended.stdout
