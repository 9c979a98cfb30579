"""What the documentation says of the limits is true."""

import re
from pathlib import Path

from feldspar.server.settings import LIMITS, Settings

PAGE = Path(__file__).parents[2] / "docs" / "server.md"


def test_every_limit_is_documented_with_its_usual_value() -> None:
    told = dict(re.findall(r"^\| `(\w+)` \| ([0-9]+) \|", PAGE.read_text(encoding="utf-8"), re.M))
    usual = Settings(b"")
    assert told == {name: f"{getattr(usual, name):g}" for name in LIMITS}
