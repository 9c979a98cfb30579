"""The recorded games of the dice game cover all its variants."""

from functools import cache

import pytest

from feldspar import Record
from feldspar.games.burgundy_dice.game import GAME
from tests.games.burgundy_dice.recording import VARIANTS, make
from tests.recording import PATHS, path_of, read


@cache
def corpus() -> list[Record]:
    return [Record.parse(read(path)) for path in PATHS if path.parent.name == GAME.id]


def test_there_is_a_record_for_every_variant() -> None:
    records = corpus()
    assert len(records) >= 24
    for option, (values, _) in GAME.options.items():
        assert {record.options[option] for record in records} == set(values)
    assert {record.seats for record in records} == set(GAME.seats)


def test_every_sheet_is_recorded_with_every_number_of_seats() -> None:
    seen = {(record.options["sheet"], record.seats) for record in corpus()}
    assert seen == {
        (sheet, seats) for sheet in GAME.options["sheet"].values for seats in GAME.seats
    }


def test_every_start_of_a_variant_is_recorded_with_every_number_of_seats_it_allows() -> None:
    seen = {(record.options["castles"], record.seats) for record in corpus()}
    everywhere = {(castles, seats) for castles in ("free", "same") for seats in GAME.seats}
    assert seen == everywhere | {("different", seats) for seats in (2, 3, 4)}


@pytest.mark.parametrize("name", VARIANTS)
def test_a_variant_is_played_again_as_it_was(name: str) -> None:
    """The other records are, too, but it takes a search to find them."""
    assert str(make(name)) == read(path_of(GAME.id, name))
