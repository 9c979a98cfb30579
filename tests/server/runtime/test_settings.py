"""What the documentation says of the limits is true."""

import re
from pathlib import Path

import pytest

from feldspar.server.settings import LIMITS, Settings

PAGE = Path(__file__).parents[3] / "docs" / "server.md"


def test_every_limit_is_documented_with_its_usual_value() -> None:
    page = PAGE.read_text(encoding="utf-8")
    told = dict(re.findall(r"^\| `(\w+)` \| ([0-9]+|cores less one) \|", page, re.M))
    usual = {name: f"{getattr(Settings(b''), name):g}" for name in LIMITS}
    assert told == {**usual, "bot_processes": "cores less one"}


@pytest.mark.parametrize(("cores", "thinkers"), [(1, 1), (2, 1), (8, 7)])
def test_one_core_is_left_for_people(
    cores: int, thinkers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.sched_getaffinity", lambda _: set(range(cores)))
    assert Settings(b"").bot_processes == thinkers
