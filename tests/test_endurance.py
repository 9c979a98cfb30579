"""A few of the games that `scripts/many_games.py` plays by the thousand."""

from collections.abc import Callable

import pytest

from feldspar import Game, State
from tests import toy
from tests.endurance import own_laws, play_lawfully, tables, variants
from tests.test_laws import every_game


@every_game
def test_random_games_keep_the_laws(game: Game) -> None:
    for seats in game.seats:
        for table in tables(game, seats, range(4), "a few"):
            assert play_lawfully(table, own_laws(game.id)) > 0


@every_game
def test_all_options_take_turns(game: Game) -> None:
    for seats in game.seats:
        possible = variants(game, seats)
        played = [table.options for table in tables(game, seats, range(len(possible)), "")]
        assert played == possible
        for name, option in game.options.items():
            assert {options[name] for options in possible} <= set(option.values)
            assert len({options[name] for options in possible}) > 1


def test_a_title_is_asked_again_whenever_chance_has_shown_something() -> None:
    asked: list[int] = []
    table = next(tables(toy.GAME, toy.GAME.seats[0], range(1), ""))

    def watching(state: State) -> Callable[[], None]:
        return lambda: asked.append(state.reveal_count)

    play_lawfully(table, watching)
    assert asked == sorted(asked)
    assert len(set(asked)) > 2


def test_a_broken_law_is_noticed() -> None:
    def check() -> None:
        raise AssertionError("broken")

    table = next(tables(toy.GAME, toy.GAME.seats[0], range(1), ""))
    with pytest.raises(AssertionError, match="broken"):
        play_lawfully(table, lambda state: check)
