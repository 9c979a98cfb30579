"""A bot never finishes a game without people: while nobody who plays is here, all wait."""

import pytest

from feldspar.table import Table
from feldspar.table.contract.commands import ClockSpec
from feldspar.table.core.clock import DAY_MS
from feldspar.table.services import tables
from feldspar.table.views.summary import DUE_NOW, build_summary
from feldspar.table.views.view import build_view
from tests.table.auction import AUCTION
from tests.table.tables import (
    DICE,
    PEOPLE,
    decide,
    decided,
    last_told,
    new_table,
    refused,
    reveal,
    state_of,
    viewers,
)

LIVE = ClockSpec("live", 60, 0)


def run_out(table: Table, seat: int, now: int) -> None:
    """Let a bot take the overdue decision of a seat."""
    text = table.game.actions.text(state_of(table).legal(seat)[0])
    entry = tables.bot_entry(table, seat, text, now)
    assert entry is not None
    table.commit(entry)


@pytest.mark.promise("PRO-4", "PRO-5")
def test_after_one_overdue_decision_a_table_without_others_waits() -> None:
    table = new_table(AUCTION, "pbb", LIVE)
    assert table.bots_to_move() == [1, 2]
    run_out(table, 0, 60_000)
    assert table.is_paused()
    assert (table.bots_to_move(), table.due()) == ([], None)
    assert tables.automatic_actions(table, 1000 * DAY_MS) == ([], [])
    assert all(build_view(table, viewer).waits for viewer in viewers(table))
    assert build_view(table, 0).actors == (1, 2), "they would have to decide"
    assert len(decided(table)) == 1
    assert build_summary(table).due is None
    table.commit(table.reclaim(0, 1000 * DAY_MS))
    assert not table.is_paused()
    assert table.bots_to_move() == [1, 2]
    assert build_summary(table).due == DUE_NOW


def test_whoever_decides_is_here() -> None:
    table = new_table(DICE, "pb", LIVE)
    run_out(table, 0, 60_000)
    table.commit(table.reclaim(0, 61_000))
    while 0 not in state_of(table).actors():
        decide(table, 1, now=61_000)
    run_out(table, 0, 10**6)
    assert table.is_paused()
    decide(table, 1, now=10**6)  # written by another house before it knew
    while 0 not in table.actors():
        decide(table, 1, now=10**6)
    decide(table, 0, now=10**7)
    assert not table.is_paused()


@pytest.mark.promise("PRO-5")
def test_bots_and_clocks_wait_while_all_people_are_away() -> None:
    table = new_table(AUCTION, "ppb", LIVE)
    table.commit(table.hand_to_bot(0, "greedy", 10_000))
    assert not table.is_paused()
    run_out(table, 1, 60_000)
    assert table.is_paused()
    assert (table.bots_to_move(), table.due()) == ([], None)
    table.commit(table.reclaim(0, DAY_MS))
    assert not table.is_paused()
    assert table.clock.spent[0] == 60_000, "the clock stood meanwhile"


@pytest.mark.promise("PRO-5")
def test_nobody_lets_a_bot_play_a_game_nobody_watches() -> None:
    alone = new_table(AUCTION, "pb")
    with refused("refused-alone"):
        alone.hand_to_bot(0, "greedy", 0)
    screen = new_table(AUCTION, "aab")
    with refused("refused-alone"):
        screen.hand_to_bot(1, "greedy", 0)
    both = new_table(AUCTION, "pp")
    both.commit(both.hand_to_bot(0, "greedy", 0))
    with refused("refused-alone"):
        both.hand_to_bot(1, "greedy", 0)


def test_when_the_only_one_present_resigns_the_others_are_waited_for() -> None:
    table = new_table(AUCTION, "ppp")
    table.commit(table.hand_to_bot(0, "greedy", 0))
    table.commit(table.hand_to_bot(1, "greedy", 0))
    table.commit(table.resign(2, "greedy", 0))
    assert (table.status, table.is_paused(), table.bots_to_move()) == ("playing", True, [])
    table.commit(table.reclaim(1, 0))
    assert table.bots_to_move() == [0, 2]


@pytest.mark.promise("PRO-6")
def test_a_held_seat_is_still_its_players() -> None:
    table = new_table(AUCTION, "ppp")
    table.commit(table.hand_to_bot(0, "greedy", 0))
    assert last_told(table) == (0, "log-held")
    assert table.seats[0].player_view.bot == "greedy"
    assert not table.seats[0].resigned
    assert PEOPLE[0] not in build_summary(table).waiting
    reveal(table)
    table.commit(table.reclaim(0, 0))
    assert last_told(table) == (0, "log-given-back")
    with refused("refused-not-held"):
        table.reclaim(0, 0)


# ---------------------------------------------------------------------------- patience, no clock


@pytest.mark.promise("PRO-7")
def test_without_a_clock_the_others_may_replace_who_is_awaited_too_long() -> None:
    table = new_table(AUCTION, "ppp", ClockSpec(patience=3))
    assert build_view(table, 0).clock.awaited == (3 * DAY_MS,) * 3
    decide(table, 0, now=DAY_MS)
    assert build_view(table, 0).clock.awaited == (None, 3 * DAY_MS, 3 * DAY_MS)
    with refused("refused-not-awaited"):
        table.replace(0, 1, "greedy", 9 * DAY_MS)
    with refused("refused-not-awaited"):
        table.replace(1, 1, "greedy", 9 * DAY_MS)
    with refused("refused-patience"):
        table.replace(1, 0, "greedy", 3 * DAY_MS - 1)
    table.commit(table.replace(1, 0, "greedy", 3 * DAY_MS))
    assert last_told(table) == (1, "log-replaced")
    assert table.bots_to_move() == [1]
    with refused("refused-not-awaited"):
        table.replace(1, 0, "greedy", 9 * DAY_MS)


def test_whoever_comes_back_is_awaited_anew() -> None:
    table = new_table(AUCTION, "pp", ClockSpec(patience=3))
    table.commit(table.replace(1, 0, "greedy", 4 * DAY_MS))
    table.commit(table.reclaim(1, 5 * DAY_MS))
    with refused("refused-patience"):
        table.replace(1, 0, "greedy", 8 * DAY_MS - 1)
    assert table.replace(1, 0, "greedy", 8 * DAY_MS)


@pytest.mark.promise("PRO-7")
@pytest.mark.parametrize("clock", [LIVE, ClockSpec("days", days=1)], ids=["live", "days"])
def test_where_time_is_kept_nobody_is_replaced(clock: ClockSpec) -> None:
    table = new_table(AUCTION, "pp", clock)
    assert build_view(table, 0).clock.awaited == (None, None)
    with refused("refused-not-awaited"):
        table.replace(1, 0, "greedy", 99 * DAY_MS)
