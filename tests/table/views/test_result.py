"""What is kept of a finished game, for those who played it."""

import pytest

from feldspar import Game
from feldspar.table import Table
from feldspar.table.views.result import Result, build_result
from feldspar.table.views.summary import build_summary
from feldspar.table.views.view import build_view
from tests.table.tables import DICE, GAMES, PEOPLE, every_game, new_table, play_out

ALONE = [game for game in GAMES if 1 in game.seats]


def told(table: Table, player: str) -> dict[str, object]:
    return build_result(table).played_by("t", build_summary(table), player)._asdict()


@every_game
def test_a_result_is_read_back_as_it_was_written(game: Game) -> None:
    table = new_table(game, "pb")
    play_out(table, noise=2)
    kept = build_result(table)
    assert Result.parse(str(kept)) == kept
    assert (kept.ended, kept.options, kept.alone) == ("played", table.options, None)
    assert [player.score for player in kept.players] == list(build_view(table, 0).scores)


@pytest.mark.parametrize("game", ALONE, ids=lambda game: str(game.id))
def test_who_plays_alone_is_measured_by_what_the_rules_have(game: Game) -> None:
    table = new_table(game, "p")
    play_out(table, noise=5)
    kept, scene = build_result(table), build_view(table, 0).scene
    assert Result.parse(str(kept)) == kept
    assert scene is not None
    if scene.rival is None and not scene.ladder:
        assert kept.alone is None
        return
    assert kept.alone is not None
    assert kept.alone.rival == (scene.rival and scene.rival.name)
    score = build_view(table, 0).scores[0]
    climbed = [step.name for step in scene.ladder if score >= step.points]
    assert kept.alone.rank == (climbed[-1] if climbed else None)


def test_everybody_is_told_which_seats_were_theirs_and_no_more() -> None:
    table = new_table(DICE, "pap")
    table.commit(table.resign(2, "level-2", 7))
    play_out(table, noise=3, now=9)
    assert told(table, PEOPLE[0])["mine"] == (0, 1)
    assert told(table, PEOPLE[2])["mine"] == (2,)
    assert not any(player in str(told(table, PEOPLE[0])) for player in PEOPLE)


def test_a_game_somebody_gave_up_says_so() -> None:
    table = new_table(DICE, "pb")
    table.commit(table.resign(0, "level-2", 7))
    assert told(table, PEOPLE[0])["ended"] == "resigned"
    assert table.seats[0].resigned


def test_a_game_keeps_its_day_when_it_is_played_once_more() -> None:
    table = new_table(DICE, "pb")
    table.commit(table.resign(0, "level-2", 7))
    table.commit(table.link_rematch("other", 0, 99))
    assert told(table, PEOPLE[0])["at"] == build_summary(table).at == 7
