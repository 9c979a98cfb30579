"""The laws of `tests.scene_laws`, over random games of every title."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import feldspar
from feldspar import Game, Record, State
from tests import label_law, laws, scene_laws
from tests.endurance import tables
from tests.recording import SHOWN, path_of, read

GAMES = [feldspar.game(title) for title in feldspar.titles()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))

Law = Callable[[State, Random], None]
OF_SCENES: list[Law] = [
    scene_laws.every_decision_is_a_path_of_things_in_the_scene,
    scene_laws.every_decision_can_be_reached_by_touching_what_is_lit,
    scene_laws.moves_that_are_called_the_same_bring_the_same,
    label_law.a_label_says_what_then_happens,
    scene_laws.everything_can_be_drawn_and_said,
    scene_laws.nothing_is_told_apart_by_its_colour_alone,
    scene_laws.worlds_a_viewer_cannot_tell_apart_look_the_same,
    scene_laws.nothing_lies_outside_its_area,
]
OF_PICTURES: list[Law] = [
    scene_laws.a_picture_is_sound_and_fits_a_screen,
    scene_laws.the_text_picture_stays_within_a_terminal,
]


@every_game
@pytest.mark.parametrize(
    "laws_of", [pytest.param(OF_SCENES, id="scenes"), pytest.param(OF_PICTURES, id="pictures")]
)
@laws.tries(10)
@given(data=st.data())
def test_in_every_position(game: Game, laws_of: list[Law], data: st.DataObject) -> None:
    """A game is played once, and all laws look at the same positions of it."""
    table = data.draw(laws.tables(game))
    for state in table.positions(data.draw(laws.SEVERAL)):
        for law in laws_of:
            law(state, table.choose())


@every_game
@laws.tries(50)
@given(data=st.data())
def test_labels_say_what_then_happens_all_along(game: Game, data: st.DataObject) -> None:
    """What seldom comes is promised as well: every position of some games is looked at."""
    table = data.draw(laws.tables(game))
    for state in laws.states(table, State):
        label_law.a_label_says_what_then_happens(state.clone(), table.choose())


@pytest.mark.parametrize(("title", "name"), SHOWN)
def test_labels_say_what_then_happens_in_games_that_show_something(title: str, name: str) -> None:
    """What random games hardly come to, recorded ones do."""
    record = Record.parse(read(path_of(title, name)))
    game = feldspar.game(title).by(title, record.rules)
    assert game is not None
    state = record.play(game, 0)
    for seat, written in record.decisions:
        action = game.actions.parse(written)
        label_law.the_label_of_a_decision_says_what_then_happens(state.clone(), seat, action)
        state.play(seat, written)


def together(table: laws.Table) -> bool:
    """Whether several decide at once from the start."""
    return len(table.new().actors()) > 1


def secretive(game: Game) -> bool:
    """Whether they do in any variant of a game."""
    return any(map(together, tables(game, game.seats[-1], range(50), "")))


SECRETIVE = [game for game in GAMES if secretive(game)]


@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: str(game.id))
@laws.tries(60)
@given(data=st.data())
def test_a_choice_in_secret_changes_nothing_that_others_see(
    game: Game, data: st.DataObject
) -> None:
    table = data.draw(laws.tables(game).filter(together))
    scene_laws.a_choice_in_secret_changes_nothing_that_others_see(table)


@every_game
def test_the_art_is_whole(game: Game) -> None:
    scene_laws.the_art_is_whole(game)
