"""On one screen only what is for some eyes alone is hidden from the others."""

from random import Random

import feldspar
from feldspar import Game
from feldspar.kernel.events import WATCHER
from feldspar.table import Table
from feldspar.table.views.view import build_view
from tests.table.tables import DICE, decide, every_game, new_table, state_of

BURGUNDY, BRUGES = feldspar.game("burgundy"), feldspar.game("bruges")


def secrets(table: Table, decisions: int) -> list[bool]:
    """Play on at random; return of each decision whether whoever took it had something to hide."""
    chance, found = Random(1), []
    for _ in range(decisions):
        (seat, *_) = state_of(table).actors()
        found.append(build_view(table, seat).secret)
        decide(table, seat, chance.randrange(99))
    return found


@every_game
def test_what_a_seat_without_secrets_sees_follows_from_what_everybody_may_know(game: Game) -> None:
    table, chance = new_table(game, "aa"), Random(7)
    for number in range(60):
        if table.status != "playing":
            break
        state = state_of(table)
        for seat in (0, 1):
            if not build_view(table, seat).secret:
                same = state.determinize(WATCHER, bytes([number]))
                assert game.scene(same, seat) == game.scene(state, seat)
        decide(table, chance.choice(state.actors()), chance.randrange(99))


@every_game
def test_it_is_said_only_where_several_share_a_screen(game: Game) -> None:
    table = new_table(game, "pp")
    assert not any(build_view(table, seat).secret for seat in (0, 1, WATCHER))


def test_an_open_game_has_nothing_to_hide() -> None:
    assert not any(secrets(new_table(BURGUNDY, "aa"), 80))


def test_a_choice_the_others_must_not_know_yet_is_hidden_and_the_last_one_is_not() -> None:
    table = new_table(DICE, "aaa")
    assert secrets(table, 3) == [True, True, False]


def test_a_hand_of_cards_is_hidden_as_soon_as_there_is_one() -> None:
    found = secrets(new_table(BRUGES, "aa"), 40)
    first = found.index(True)
    assert 0 < first < 12
    assert all(found[12:])
