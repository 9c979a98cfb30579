"""A short look at people who click while bots think. How long they wait is measured by hand."""

import subprocess
import sys
from pathlib import Path

LOAD = Path(__file__).parents[3] / "scripts" / "thinking_load.py"


def test_people_are_answered_while_bots_think() -> None:
    asked = ["--rounds", "1", "--seconds", "3", "--tables", "2", "--thinks", "2", "--unhurried"]
    ended = subprocess.run(
        [sys.executable, LOAD, *asked], capture_output=True, text=True, check=False, timeout=300
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert "2.0 of 2 bots were thinking" in ended.stdout
    assert "complaints: none" in ended.stdout
