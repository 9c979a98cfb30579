"""What happened since one looked is told decision by decision, and tells nothing more than that."""

import json
from random import Random

import pytest

import feldspar
from feldspar import Game
from feldspar.kernel.events import WATCHER
from feldspar.kernel.serialize.encode import plain
from feldspar.table import Table
from feldspar.table.contract.views import View
from feldspar.table.views.cache import Sights
from feldspar.table.views.catch_up import MOST, Told, ahead, first, frame, walked
from feldspar.table.views.view import view
from tests.table.auction import AUCTION
from tests.table.sitting import (
    DICE,
    PEOPLE,
    decide,
    every_game,
    new_table,
    play_of,
    play_out,
    reveal,
    seen,
    state_of,
    viewers,
)


def sight(view: View) -> object:
    """Return what a view shows of the game."""
    return view.scene, view.actors, view.log


def told(table: Table, viewer: int) -> Told:
    return Told.now(table, view(table, viewer))


def play_on(table: Table, most: int, noise: int = 0, but: int = -1) -> None:
    """Let all but one decide, so often or until only that one may."""
    choose = Random(noise)
    for _ in range(most):
        able = [seat for seat in table.actors() if seat != but]
        if not able:
            return
        decide(table, choose.choice(able), choose.randrange(99))


@pytest.mark.promise("PRO-36")
@every_game
@pytest.mark.parametrize("viewer", [0, WATCHER])
def test_whoever_looked_away_is_told_what_the_others_saw_one_by_one(
    game: Game, viewer: int
) -> None:
    table, sights, choose = new_table(game, "ppb"), Sights(), Random(5)
    before = told(table, viewer)
    saw = [sights.look(table, viewer)]
    for _ in range(12):
        decide(table, choose.choice(state_of(table).actors()), choose.randrange(99))
        now = sights.look(table, viewer)
        if sight(now) != sight(saw[-1]):
            saw.append(now)
    assert len(saw) > 2
    found = ahead(table, before, view(table, viewer))
    assert [sight(one) for one in found] == [sight(one) for one in saw[1:]]
    assert all(one.moves == () for one in found[:-1])


@every_game
def test_a_frame_leads_to_the_view_of_now(game: Game) -> None:
    table = new_table(game, "ppb")
    before = {viewer: told(table, viewer) for viewer in viewers(table)}
    flat = {viewer: seen(table, viewer) for viewer in viewers(table)}
    play_on(table, 9, but=0)
    for viewer, old in before.items():
        now = view(table, viewer)
        for known in (old, None):
            said = json.loads(json.dumps(plain(frame(table, known, now))))
            assert walked(flat[viewer], said) == seen(table, viewer)


def test_nothing_new_is_no_step() -> None:
    table = new_table(AUCTION, "ppp")
    assert frame(table, told(table, 0), view(table, 0)) == {"steps": []}


def test_of_very_many_steps_the_newest_are_told() -> None:
    table = new_table(feldspar.game("burgundy"), "pp")
    before = told(table, WATCHER)
    play_on(table, 2 * MOST)
    steps = ahead(table, before, view(table, WATCHER))
    assert len(steps) == MOST
    assert steps[-1] == view(table, WATCHER)
    assert [len(one.log) for one in steps] == sorted(len(one.log) for one in steps)


# ------------------------------------------------------------------------------------ coming back


@pytest.mark.promise("PRO-36")
def test_who_comes_back_begins_at_their_own_last_decision() -> None:
    table = new_table(AUCTION, "ppp")
    decide(table, 0)
    mine = view(table, 0)
    decide(table, 1)
    middle = view(table, 0)
    decide(table, 2)
    start, later = first(table, view(table, 0))
    assert sight(start) == sight(mine)
    assert [sight(one) for one in later] == [sight(middle), sight(view(table, 0))]
    assert later[-1] == view(table, 0)


def test_who_has_nothing_to_catch_up_with_is_told_the_view_alone() -> None:
    table = new_table(AUCTION, "pbp")
    now = view(table, 0)
    assert first(table, now) == (now, [])
    decide(table, 0)
    now = view(table, 0)
    assert first(table, now) == (now, [])
    decide(table, 1)
    watched = view(table, WATCHER)
    assert first(table, watched) == (watched, []), "who only watches was never away"
    play_out(table)
    over = view(table, 0)
    assert first(table, over) == (over, [])


def test_a_game_that_ended_meanwhile_was_still_played_on_the_way() -> None:
    table = new_table(AUCTION, "ppp")
    before = told(table, 0)
    play_out(table)
    *way, end = ahead(table, before, view(table, 0))
    assert {(one.status, one.scores, one.places) for one in way} == {("playing", (), ())}
    assert end.status == "over"


def test_what_a_bot_has_decided_for_me_is_news() -> None:
    table = new_table(AUCTION, "ppp")
    decide(table, 0)
    mine = sight(view(table, 0))
    table.commit(table.hold(0, "greedy", 0))
    reveal(table)
    for _ in range(3):
        decide(table, state_of(table).actors()[0])
    assert any(d.seat == 0 and d.by for d in play_of(table).decisions)
    start, later = first(table, view(table, 0))
    assert start.scene == mine[0]  # type: ignore[index]
    assert len(later) > 1


def test_decisions_of_all_my_seats_are_my_own() -> None:
    table = new_table(AUCTION, "aap")
    decide(table, 0)
    decide(table, 1)
    now = view(table, 0)
    assert table.seats[1].player == PEOPLE[0]
    assert first(table, now) == (now, [])


# ------------------------------------------------------------------------------------ taking back


def test_what_was_taken_back_is_no_step() -> None:
    table = new_table(DICE, "pp")
    before = told(table, 1)
    decide(table, 0)
    table.commit(table.undo(0, 0))
    now = view(table, 1)
    assert ahead(table, before, now) == [now]


@pytest.mark.promise("PRO-36")
def test_after_going_back_the_new_way_is_told() -> None:
    table = new_table(feldspar.game("burgundy"), "ppp")
    reveal(table)
    seat = table.actors()[0]
    decide(table, seat, 1)
    before = told(table, WATCHER)
    table.commit(table.undo(seat, 0))
    saw = []
    for _ in range(2):
        decide(table, table.actors()[0], 0)
        saw.append(sight(view(table, WATCHER)))
    assert sight(before.view) not in saw
    assert [sight(one) for one in ahead(table, before, view(table, WATCHER))] == saw
