"""The recorded games cover all seats, cards and kinds of decision, and keep the laws."""

from functools import cache

import pytest

from feldspar import Record
from feldspar.games.burgundy_cards.game import GAME
from feldspar.games.burgundy_cards.rules.cards import FACES
from feldspar.games.burgundy_cards.rules.components import ACTIONS, ROUNDS
from tests.games.burgundy_cards.laws import watching
from tests.games.burgundy_cards.records import Played, played
from tests.recording import PATHS, read

CORPUS = {p.stem: Record.parse(read(p)) for p in PATHS if p.parent.name == GAME.id}


@cache
def games() -> list[Played]:
    return [played(record) for record in CORPUS.values()]


def test_every_number_of_seats_is_recorded() -> None:
    assert len(CORPUS) >= 24
    assert {record.seats for record in CORPUS.values()} == set(GAME.seats)


def test_every_kind_of_decision_is_recorded() -> None:
    assert {m.kind for game in games() for m in game.moments} == set(ACTIONS.kinds)


def test_every_face_was_placed_and_every_round_card_used_in_some_record() -> None:
    estates = [holding for game in games() for holding in game.end.holdings]
    cards = [card for one in estates for column in one.columns for card in column.cards]
    assert {FACES[card] for card in cards} == set(FACES)
    bonuses = [event for game in games() for event in game.told("log-bonus")]
    assert {event.text.args["round"] for event in bonuses} == set(ROUNDS)


@pytest.mark.parametrize("name", CORPUS)
def test_a_recorded_game_keeps_the_laws(name: str) -> None:
    record = CORPUS[name]
    assert record.seed is not None
    state = GAME.new(record.seats, record.seed, **record.options)
    state.log = state.opening()
    check = watching(state)
    for seat, written in record.decisions:
        state.play(seat, written)
        check()
    assert state.actors() == []
