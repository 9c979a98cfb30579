"""The recorded games cover all set-ups, estates, tiles and kinds of decision."""

from functools import cache

from feldspar import Record
from feldspar.games.burgundy.game import GAME
from feldspar.games.burgundy.rules.decisions import ACTIONS
from feldspar.games.burgundy.rules.tiles import FACES, NO_TILE
from tests.games.burgundy.records import Played, played
from tests.recording import PATHS, read


@cache
def corpus() -> list[Record]:
    return [Record.parse(read(path)) for path in PATHS if path.parent.name == GAME.id]


@cache
def games() -> list[Played]:
    return [played(record) for record in corpus()]


def test_every_set_up_is_recorded_with_every_number_of_seats_and_both_readings_of_ties() -> None:
    assert len(corpus()) >= 30
    seen = {(record.options["setup"], record.seats) for record in corpus()}
    assert seen == {(setup, n) for setup in GAME.options["setup"].values for n in GAME.seats}
    assert {record.options["ties"] for record in corpus()} == set(GAME.options["ties"].values)


def test_every_estate_is_recorded() -> None:
    assert {e.duchy.number for game in games() for e in game.end.estates} == set(range(1, 10))


def test_every_kind_of_decision_is_recorded() -> None:
    assert {m.kind for game in games() for m in game.moments} == set(ACTIONS.kinds)


def test_every_tile_was_placed_in_some_record() -> None:
    estates = [estate for game in games() for estate in game.end.estates]
    placed = {FACES[tile] for estate in estates for tile in estate.tiles if tile != NO_TILE}
    assert placed == set(FACES)
