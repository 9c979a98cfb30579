"""Each title plays one short game as its playthrough says, position by position."""

import pytest

import feldspar
from tests.playthroughs import path_of, playthrough

every_title = pytest.mark.parametrize("title", feldspar.titles())


@every_title
def test_every_position_is_as_written(title: str) -> None:
    written = path_of(title).read_text(encoding="utf-8").splitlines()
    played = playthrough(title).splitlines()
    place = next(
        (n for n, pair in enumerate(zip(written, played, strict=False)) if pair[0] != pair[1]), -1
    )
    assert place == -1, (
        f"{path_of(title).name}:{place + 1}: {written[place][:200]!r} became {played[place][:200]!r}; "
        "if that is meant: python scripts/write_playthroughs.py"
    )
    assert len(written) == len(played)
