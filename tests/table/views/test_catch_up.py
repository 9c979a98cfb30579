"""What happened since one looked is told decision by decision, and tells nothing more than that."""

import json
from random import Random

import pytest

import feldspar
from feldspar import Game
from feldspar.kernel.events import WATCHER
from feldspar.kernel.serialize.encode import to_plain
from feldspar.table import Table
from feldspar.table.contract.views import View
from feldspar.table.views.cache import ViewCache
from feldspar.table.views.catch_up import (
    MAX_STEPS,
    SentView,
    apply_frame,
    build_frame,
    catch_up_steps,
    initial_steps,
)
from feldspar.table.views.view import build_view
from tests.table.auction import AUCTION
from tests.table.tables import (
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


def told(table: Table, viewer: int) -> SentView:
    return SentView.now(table, build_view(table, viewer))


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
    table, sights, choose = new_table(game, "ppb"), ViewCache(), Random(5)
    before = told(table, viewer)
    saw = [sights.view_for(table, viewer)]
    for _ in range(12):
        decide(table, choose.choice(state_of(table).actors()), choose.randrange(99))
        now = sights.view_for(table, viewer)
        if sight(now) != sight(saw[-1]):
            saw.append(now)
    assert len(saw) > 2
    found = catch_up_steps(table, before, build_view(table, viewer))
    assert [sight(one) for one in found] == [sight(one) for one in saw[1:]]
    assert all(one.moves == () for one in found[:-1])


@every_game
def test_a_frame_leads_to_the_view_of_now(game: Game) -> None:
    table = new_table(game, "ppb")
    before = {viewer: told(table, viewer) for viewer in viewers(table)}
    flat = {viewer: seen(table, viewer) for viewer in viewers(table)}
    play_on(table, 9, but=0)
    for viewer, old in before.items():
        now = build_view(table, viewer)
        for known in (old, None):
            said = json.loads(json.dumps(to_plain(build_frame(table, known, now))))
            assert apply_frame(flat[viewer], said) == seen(table, viewer)


def test_nothing_new_is_no_step() -> None:
    table = new_table(AUCTION, "ppp")
    assert build_frame(table, told(table, 0), build_view(table, 0)) == {"steps": []}


def test_of_very_many_steps_the_newest_are_told() -> None:
    table = new_table(feldspar.game("burgundy"), "pp")
    before = told(table, WATCHER)
    play_on(table, 2 * MAX_STEPS)
    steps = catch_up_steps(table, before, build_view(table, WATCHER))
    assert len(steps) == MAX_STEPS
    assert steps[-1] == build_view(table, WATCHER)
    assert [len(one.log) for one in steps] == sorted(len(one.log) for one in steps)


# ------------------------------------------------------------------------------------ coming back


@pytest.mark.promise("PRO-36")
def test_who_comes_back_begins_at_their_own_last_decision() -> None:
    table = new_table(AUCTION, "ppp")
    decide(table, 0)
    mine = build_view(table, 0)
    decide(table, 1)
    middle = build_view(table, 0)
    decide(table, 2)
    start, later = initial_steps(table, build_view(table, 0))
    assert sight(start) == sight(mine)
    assert [sight(one) for one in later] == [sight(middle), sight(build_view(table, 0))]
    assert later[-1] == build_view(table, 0)


def test_who_has_nothing_to_catch_up_with_is_told_the_view_alone() -> None:
    table = new_table(AUCTION, "pbp")
    now = build_view(table, 0)
    assert initial_steps(table, now) == (now, [])
    decide(table, 0)
    now = build_view(table, 0)
    assert initial_steps(table, now) == (now, [])
    decide(table, 1)
    watched = build_view(table, WATCHER)
    assert initial_steps(table, watched) == (watched, []), "who only watches was never away"
    play_out(table)
    over = build_view(table, 0)
    assert initial_steps(table, over) == (over, [])


def test_a_game_that_ended_meanwhile_was_still_played_on_the_way() -> None:
    table = new_table(AUCTION, "ppp")
    before = told(table, 0)
    play_out(table)
    *way, end = catch_up_steps(table, before, build_view(table, 0))
    assert {(one.status, one.scores, one.places) for one in way} == {("playing", (), ())}
    assert end.status == "over"


def test_what_a_bot_has_decided_for_me_is_news() -> None:
    table = new_table(AUCTION, "ppp")
    decide(table, 0)
    mine = sight(build_view(table, 0))
    table.commit(table.hand_to_bot(0, "greedy", 0))
    reveal(table)
    for _ in range(3):
        decide(table, state_of(table).actors()[0])
    assert any(d.seat == 0 and d.by for d in play_of(table).decisions)
    start, later = initial_steps(table, build_view(table, 0))
    assert start.scene == mine[0]  # type: ignore[index]
    assert len(later) > 1


def test_who_comes_back_to_very_many_steps_is_told_the_newest() -> None:
    table = new_table(feldspar.game("burgundy"), "pp")
    table.commit(table.hand_to_bot(0, "greedy", 0))
    saw = []
    for _ in range(2 * MAX_STEPS):
        play_on(table, 1)
        saw.append(sight(build_view(table, 0)))
    start, later = initial_steps(table, build_view(table, 0))
    assert len(later) == MAX_STEPS
    assert later[-1] == build_view(table, 0)
    assert [sight(one)[2] for one in (start, *later)] == [one[2] for one in saw[-MAX_STEPS - 1 :]]  # type: ignore[index]


def test_decisions_of_all_my_seats_are_my_own() -> None:
    table = new_table(AUCTION, "aap")
    decide(table, 0)
    decide(table, 1)
    now = build_view(table, 0)
    assert table.seats[1].player == PEOPLE[0]
    assert initial_steps(table, now) == (now, [])


# ------------------------------------------------------------------------------------ taking back


def test_what_was_taken_back_is_no_step() -> None:
    table = new_table(DICE, "pp")
    before = told(table, 1)
    decide(table, 0)
    table.commit(table.undo(0, 0))
    now = build_view(table, 1)
    assert catch_up_steps(table, before, now) == [now]


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
        saw.append(sight(build_view(table, WATCHER)))
    assert sight(before.view) not in saw
    assert [sight(one) for one in catch_up_steps(table, before, build_view(table, WATCHER))] == saw
