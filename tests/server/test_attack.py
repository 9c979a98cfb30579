"""A short attack on a server: nothing breaks, whatever is sent. The long one is run by hand."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.services import DATABASE, postgres_answers, redis_answers

ATTACK = Path(__file__).parents[2] / "scripts" / "attack.py"


@pytest.mark.promise("PRO-70")
@pytest.mark.parametrize(
    "how",
    [["--raised"], [], ["--raised", "--database", DATABASE]],
    ids=["let in", "turned away", "let in, on PostgreSQL"],
)
def test_nothing_breaks(how: list[str]) -> None:
    if DATABASE in how:
        postgres_answers()
        redis_answers()
    asked = ["--inputs", "2000", "--seed", "7", "--quiet", "1", "--unhurried"]
    ended = subprocess.run(
        [sys.executable, ATTACK, *asked, *how], capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert "answers of 5xx but 503: 0; tracebacks: 0" in ended.stdout
    assert ended.stdout.startswith("2,000 inputs")
