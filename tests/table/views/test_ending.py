"""What the end of a game tells whoever played it alone."""

import pytest

from feldspar import games
from feldspar.kernel.events import RIVAL
from feldspar.kernel.game import Game
from feldspar.table.contract.views import View
from feldspar.table.views.view import build_view
from tests.table.tables import new_table, play_out

ALONE = [game for game in map(games.load, games.titles()) if 1 in game.seats]
RIVALS = ["burgundy_cards"]
LADDERS = ["burgundy_dice"]


def over(game: Game, seed: int = 0) -> View:
    table = new_table(game, "p")
    play_out(table, seed)
    return build_view(table, 0)


@pytest.mark.promise("PRO-39")
@pytest.mark.parametrize("game", ALONE, ids=lambda game: game.id)
def test_whoever_plays_alone_has_a_rival_or_a_ladder(game: Game) -> None:
    seen = over(game)
    assert seen.scene is not None
    assert (seen.scene.rival is not None) == (game.id in RIVALS)
    assert bool(seen.scene.ladder) == (game.id in LADDERS)
    needed = [step.points for step in seen.scene.ladder]
    assert needed == sorted(set(needed))


@pytest.mark.promise("PRO-39")
@pytest.mark.parametrize("title", RIVALS)
def test_every_point_of_the_rival_is_in_the_log_and_places_follow(title: str) -> None:
    seen = over(games.load(title))
    assert seen.scene is not None
    rival = seen.scene.rival
    assert rival is not None
    assert rival.points == sum(line.points for line in seen.log if line.seat == RIVAL)
    assert seen.places == ((2,) if rival.points > seen.scores[0] else (1,))


@pytest.mark.parametrize("title", games.titles())
def test_a_story_has_chapters_and_what_heads_one_is_about_everybody(title: str) -> None:
    game = games.load(title)
    table = new_table(game, "p" * max(2, game.seats[0]))
    play_out(table, 1)
    heads = [line for line in build_view(table, 0).log if line.chapter]
    assert len(heads) > 3
    assert {line.seat for line in heads} == {-1}


@pytest.mark.parametrize("title", games.titles())
def test_a_table_with_several_players_has_neither(title: str) -> None:
    game = games.load(title)
    table = new_table(game, "p" * max(2, game.seats[0]))
    scene = build_view(table, 0).scene
    assert scene is not None
    assert (scene.rival, scene.ladder) == (None, ())
