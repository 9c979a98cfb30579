"""Each title plays one short game as its playthrough says, position by position."""

import pytest

import feldspar
from tests.playthroughs import path_of, playthrough

every_title = pytest.mark.parametrize("title", feldspar.titles())


@every_title
def test_every_position_is_as_written(title: str) -> None:
    written = path_of(title).read_text(encoding="utf-8").splitlines()
    played = playthrough(title).splitlines()
    pairs = enumerate(zip(written, played, strict=False), 1)
    other = [
        f"{path_of(title).name}:{n}: {old} became {new}" for n, (old, new) in pairs if old != new
    ]
    assert other[:1] == [], "if that is meant: python scripts/write_playthroughs.py"
    assert len(written) == len(played)
