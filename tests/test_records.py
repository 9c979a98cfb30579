"""Every recorded game plays again byte for byte, and shows what its name says."""

from pathlib import Path

import pytest

import feldspar
from feldspar import Record
from tests.recording import PATHS, SHOWN, made_by, path_of, read, shown_by

MOST_BYTES = 12_000


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_record_gives_the_same_bytes(path: Path) -> None:
    text = read(path)
    record = Record.parse(text)
    assert str(record) == text
    game = feldspar.game(record.game).by(record.game, record.rules)
    assert game is not None
    assert record.seed is not None
    again = Record.of(game.new(record.seats, record.seed, **record.options))
    again.format, again.title, again.players = record.format, record.title, record.players
    end = record.play(game, watch=again.add)
    assert end.actors() == []
    again.close(end)
    assert str(again) == text
    assert record.title
    assert record.game == path.parent.name
    assert len(text.encode()) < MOST_BYTES


@pytest.mark.parametrize("title", feldspar.titles())
def test_every_title_has_recorded_games(title: str) -> None:
    assert title in {path.parent.name for path in PATHS}


@pytest.mark.parametrize("title", feldspar.titles())
def test_every_record_is_one_that_can_be_made_again(title: str) -> None:
    names = {path.stem for path in PATHS if path.parent.name == title}
    assert names == set(made_by(title).NAMES)
    assert names >= set(shown_by(title).SHOWS)


@pytest.mark.parametrize(("title", "name"), SHOWN)
def test_a_record_shows_what_it_is_named_after(title: str, name: str) -> None:
    assert shown_by(title).shows(name, Record.parse(read(path_of(title, name))))
