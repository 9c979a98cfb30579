"""The laws of `tests.laws`, over random games of every title and of the toy."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import feldspar
from feldspar import Game, State
from tests import endurance, laws, toy

GAMES = [toy.GAME, *map(feldspar.game, feldspar.titles())]
LAWFUL = [game for game in GAMES if (endurance.GAMES / game.id / "laws.py").exists()]
"""Those with laws of their own."""
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))

OF_POSITIONS: list[Callable[[State, int, Random], None]] = [
    laws.a_position_is_its_text,
    laws.a_position_can_be_sent,
    laws.what_a_seat_may_know_is_all_its_text_says,
    laws.nobody_is_stuck,
    laws.what_is_over_stays_over,
    laws.forbidden_moves_change_nothing,
    laws.a_decision_changes_the_state,
    laws.equal_keys_are_equal_states,
    laws.hidden_things_can_be_redrawn,
    laws.redrawing_looks_at_nothing_hidden,
    laws.features_tell_nothing_hidden,
    laws.secrets_are_kept,
    laws.what_reveals_nothing_is_known_before,
    laws.a_clone_lives_its_own_life,
    laws.a_clone_copies_every_field,
    laws.a_clone_shares_nothing_that_changes,
    laws.places_follow_points,
]
OF_GAMES: list[Callable[[laws.Table], None]] = [
    laws.they_agree_all_along,
    laws.points_are_logged,
    laws.logging_changes_nothing,
    laws.a_record_plays_again,
]


@every_game
@laws.tries(30)
@given(data=st.data())
def test_in_every_position(game: Game, data: st.DataObject) -> None:
    """A game is played once, and all laws look at the same positions of it."""
    table = data.draw(laws.tables(game))
    for state in table.positions(data.draw(laws.SEVERAL)):
        seat = data.draw(st.sampled_from([*state.actors(), *range(state.seats)]))
        for law in OF_POSITIONS:
            law(state, seat, table.choose())


@every_game
@pytest.mark.parametrize("law", OF_GAMES, ids=lambda law: str(law.__name__))
@laws.tries(60)
@given(data=st.data())
def test_in_every_game(game: Game, law: Callable[[laws.Table], None], data: st.DataObject) -> None:
    law(data.draw(laws.tables(game)))


@pytest.mark.parametrize("game", LAWFUL, ids=lambda game: str(game.id))
@laws.tries(60)
@given(data=st.data())
def test_the_laws_of_a_title_hold_after_every_decision(game: Game, data: st.DataObject) -> None:
    story = laws.states(data.draw(laws.tables(game)), State)
    check = endurance.own_laws(game.id)(next(story))
    check()
    for _ in story:
        check()


@pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in LAWFUL for seats in game.seats],
    ids=lambda one: str(getattr(one, "id", one)),
)
def test_the_laws_of_a_title_hold_in_hundreds_of_games(game: Game, seats: int) -> None:
    for table in endurance.tables(game, seats, range(500 * laws.TIMES), "hundreds"):
        endurance.play_lawfully(table, endurance.own_laws(game.id))


@every_game
def test_a_decision_is_the_same_as_a_number_in_words_and_in_parts(game: Game) -> None:
    space = game.actions
    for action in range(space.size):
        kind, args = space.decode(action)
        assert space.encode(kind, *args) == action
        assert space.parse(space.text(action)) == action
    assert len({space.text(action) for action in range(space.size)}) == space.size
