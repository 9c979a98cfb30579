"""The recorded games cover all seats, characters and effects, and keep the laws."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from feldspar import Record
from feldspar.games.bruges.game import GAME
from feldspar.games.bruges.rules import scoring
from feldspar.games.bruges.rules.cards import perks
from feldspar.games.bruges.rules.cards.characters import EFFECTS
from feldspar.games.bruges.rules.components import ACTIONS, NAMES
from feldspar.games.bruges.rules.effects.vocabulary import PRIMITIVES
from tests.games.bruges.laws import watching
from tests.games.bruges.records import SHOWS, Played, placed, played
from tests.recording import PATHS, read

CORPUS = {p.stem: Record.parse(read(p)) for p in PATHS if p.parent.name == GAME.id}


@cache
def games() -> list[Played]:
    return [played(record) for record in CORPUS.values()]


def test_every_number_of_seats_and_edition_is_recorded_and_a_greedy_game_of_each() -> None:
    assert len(CORPUS) >= 30
    assert set(SHOWS) < set(CORPUS)
    tables = {(record.seats, record.options["engraver"]) for record in CORPUS.values()}
    assert tables == {(s, e) for s in GAME.seats for e in GAME.options["engraver"].values}
    for seats in GAME.seats:
        assert set(CORPUS[f"{seats}-greedy"].players.values()) == {"builder"}


def test_games_end_in_both_ways_after_six_to_nine_rounds() -> None:
    assert {game.end.round for game in games()} >= {6, 7, 8, 9}
    rules = {event.rule for game in games() for event in game.told("log-extra")}
    assert rules == {"BRG-4.8", "BRG-4.9"}


def test_every_kind_of_decision_is_recorded() -> None:
    assert {m.kind for game in games() for m in game.moments} == set(ACTIONS.kinds)


def test_every_character_was_placed_in_some_record() -> None:
    assert set().union(*map(placed, games())) == set(NAMES)


def test_every_effect_was_carried_out_in_some_record(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[str] = set()

    def noting(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*args: Any) -> Any:
            seen.add(name)
            return function(*args)

        return noted

    vocabulary = {effect.op for character in EFFECTS for effect in character}
    for name, primitive in PRIMITIVES.items():
        monkeypatch.setattr(primitive, "carry_out", noting(name, primitive.carry_out))
    tables: list[dict[str, Any]] = [perks.PRIMITIVES, scoring.PRIMITIVES]
    for table in tables:
        for name, function in table.items():
            monkeypatch.setitem(table, name, noting(name, function))
    for record in CORPUS.values():
        record.play(GAME)
    assert seen == vocabulary
    assert len(vocabulary) == 34


@pytest.mark.parametrize("name", CORPUS)
def test_a_recorded_game_keeps_the_laws(name: str) -> None:
    record = CORPUS[name]
    assert record.seed is not None
    game = GAME.by(record.game, record.rules)
    assert game is not None
    state = game.new(record.seats, record.seed, **record.options)
    state.log = state.opening()
    check = watching(state)
    for seat, written in record.decisions:
        state.play(seat, written)
        check()
    assert state.actors() == []
