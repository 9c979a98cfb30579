"""Time to think: whose clock runs, when it runs out, and that nothing anybody does gains time."""

from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldspar.kernel.serialize.decode import ValidationError, decode
from feldspar.kernel.serialize.encode import Plain
from feldspar.table import Table
from feldspar.table.contract.commands import ClockSpec
from feldspar.table.contract.views import ClockView
from feldspar.table.core.clock import DAY_MS, MIN_TURN_MS
from feldspar.table.core.entries import StoredEntry, decode_entry
from feldspar.table.services import tables
from feldspar.table.views.view import build_view
from tests.table.auction import AUCTION
from tests.table.tables import (
    DICE,
    decide,
    decided,
    new_table,
    play_out,
    refused,
    reveal,
    state_of,
)

LIVE = ClockSpec("live", 100, 10)
DAYS = ClockSpec("days", days=3)


def live() -> Table:
    """All three must bid at time 0."""
    return new_table(AUCTION, "ppp", LIVE)


def dues(table: Table) -> list[int | None]:
    return [table.clock.due(seat) for seat in range(len(table.seats))]


def left(table: Table) -> tuple[int, ...]:
    return build_view(table, 0).clock.left


def winner_of(table: Table) -> int:
    (winner,) = state_of(table).actors()
    return winner


@pytest.mark.parametrize(
    "spec",
    [
        {"kind": "sand"},
        {"kind": None},
        {"kind": ["live"]},
        {"kind": "live", "seconds": -1},
        {"kind": "live", "seconds": 0},
        {"kind": "live", "seconds": 86_401},
        {"kind": "live", "seconds": 1.5},
        {"kind": "live", "seconds": True},
        {"kind": "live", "increment": "15"},
        {"kind": "live", "increment": -1},
        {"kind": "live", "overtime": "explode"},
        {"kind": "days", "days": 0},
        {"kind": "days", "days": 31},
        {"kind": "days", "days": None},
        {"patience": 0},
    ],
)
def test_no_clock_is_like_this(spec: Plain) -> None:
    with pytest.raises(ValidationError):
        decode(ClockSpec, spec)


def test_without_a_clock_nobody_is_ever_late() -> None:
    for spec in (ClockSpec(), None):
        table = new_table(AUCTION, "pp", spec)
        decide(table, 0, now=10 * DAY_MS)
        assert table.due() is None
        assert tables.automatic_actions(table, 1000 * DAY_MS) == ([], [])
        awaited = (None, 7 * DAY_MS)
        assert build_view(table, 0).clock == ClockView("none", "bot", (), (None, None), 7, awaited)


def test_the_clocks_of_all_who_must_decide_run_together() -> None:
    table = live()
    assert dues(table) == [100_000] * 3
    decide(table, 1, now=30_000)
    assert dues(table) == [100_000, None, 100_000]
    decide(table, 0, now=50_000)
    assert table.due() == 100_000
    due = (None, None, 100_000)
    assert build_view(table, 0).clock == ClockView(
        "live", "bot", (60_000, 80_000, 0), due, 7, (None,) * 3
    )


def test_no_clock_runs_before_the_game_or_after_it() -> None:
    table = new_table(AUCTION, "p-", LIVE)
    assert (table.due(), tables.automatic_actions(table, 10**9)) == (None, ([], []))
    table.commit(table.join(1, "me", "Me", 5_000))
    assert table.due() == 105_000
    play_out(table, now=6_000)
    assert (table.due(), tables.automatic_actions(table, 10**9)) == (None, ([], []))


def test_each_turn_that_is_done_gains_the_increment_and_each_decision_does_not() -> None:
    table = live()
    reveal(table, now=20_000)
    winner = winner_of(table)
    assert table.due() == 110_000
    table.commit(table.submit(winner, "prize(gift)", 30_000))
    assert table.due() == 110_000, "it is still the winner's turn"
    table.commit(table.submit(winner, f"give({(winner + 1) % 3})", 40_000))
    expected: list[int | None] = [40_000 + 90_000] * 3
    expected[winner] = 110_000  # who bids again at once goes on with the same turn
    assert dues(table) == expected


def test_every_turn_has_a_little_time_at_least() -> None:
    table = new_table(AUCTION, "pp", ClockSpec("live", 20, 0))
    reveal(table, now=19_000)
    assert table.due() == 19_000 + MIN_TURN_MS
    winner = winner_of(table)
    table.commit(table.submit(winner, "prize(gift)", 19_000 + 14_000))
    assert table.due() == 19_000 + MIN_TURN_MS, "but not every decision"


def test_days_are_for_each_turn() -> None:
    table = new_table(AUCTION, "pp", DAYS)
    assert table.due() == 3 * DAY_MS
    reveal(table, now=2 * DAY_MS)
    assert table.due() == 5 * DAY_MS
    winner = winner_of(table)
    table.commit(table.submit(winner, "prize(gift)", 4 * DAY_MS))
    assert table.due() == 5 * DAY_MS, "it is still the winner's turn"
    late = AUCTION.actions.text(state_of(table).legal(winner)[0])
    table.commit(table.submit_overdue("greedy", winner, late, 5 * DAY_MS))
    assert dues(table) == [8 * DAY_MS, 8 * DAY_MS]
    due = (8 * DAY_MS, 8 * DAY_MS)
    assert build_view(table, 0).clock == ClockView("days", "bot", (), due, 7, (None, None))


def test_after_an_overdue_decision_there_is_time_for_the_next() -> None:
    table = new_table(AUCTION, "pp", DAYS)
    reveal(table, now=0)
    winner = winner_of(table)
    table.commit(table.submit_overdue("greedy", winner, "prize(gift)", 3 * DAY_MS))
    assert winner_of(table) == winner
    assert table.clock.due(winner) == 6 * DAY_MS


def test_whoever_stays_away_is_not_waited_for_with_every_decision_of_a_turn() -> None:
    table = new_table(AUCTION, "pp", DAYS)
    highest = [state_of(table).legal(seat)[-1] for seat in (0, 1)]
    winner = highest.index(max(highest))
    decide(table, 1 - winner, now=DAY_MS)
    bid = AUCTION.actions.text(highest[winner])
    table.commit(table.submit_overdue("greedy", winner, bid, 3 * DAY_MS))
    assert winner_of(table) == winner
    assert table.clock.due(winner) == 6 * DAY_MS, "a turn of its own"
    table.commit(table.submit_overdue("greedy", winner, "prize(gift)", 6 * DAY_MS))
    assert table.seats[winner].late, "not heard of since"
    assert table.overdue(6 * DAY_MS) == [winner], "a bot finishes this turn, but not the next"


def test_a_late_decision_counts_until_a_bot_has_taken_it() -> None:
    table = live()
    decide(table, 0, now=105_000)
    assert decided(table)[0][0] == 0
    assert not table.seats[0].late
    assert left(table)[0] == 5_000


def test_the_clocks_of_bots_never_run() -> None:
    table = new_table(AUCTION, "pbb", LIVE)
    assert dues(table) == [100_000, None, None]
    reveal(table, now=50_000)
    assert table.clock.spent[1:] == [0, 0]


# --------------------------------------------------------------------------- nothing gains time


@pytest.mark.promise("PRO-13")
def test_going_away_is_no_way_to_gain_time() -> None:
    table = live()
    table.commit(table.hand_to_bot(0, "random", 70_000))
    assert build_view(table, 1).clock.due[0] == 100_000, "it runs, and everybody sees it"
    table.commit(table.reclaim(0, 90_000))
    assert table.clock.due(0) == 100_000, "as if nobody had gone"


@pytest.mark.promise("PRO-13")
def test_coming_back_late_renews_nothing() -> None:
    table = live()
    for now in range(1_000, 100_000, 9_000):
        table.commit(table.hand_to_bot(0, "random", now))
        table.commit(table.reclaim(0, now + 8_999))
        assert table.clock.due(0) == 100_000
    table.commit(table.hand_to_bot(0, "random", 99_999))
    with refused("refused-bot-decides"):
        table.reclaim(0, 100_000)


@pytest.mark.promise("PRO-6", "PRO-13")
@pytest.mark.parametrize("overtime", ["bot", "resign"])
def test_once_a_slow_bot_has_decided_one_may_come_back(overtime: Literal["bot", "resign"]) -> None:
    table = new_table(AUCTION, "ppp", LIVE._replace(overtime=overtime))
    table.commit(table.hand_to_bot(0, "random", 99_000))
    assert table.due() == 100_000, "that of the others"
    for seat in (1, 2):
        decide(table, seat, now=99_000)
    assert table.due() is None, "a bot decides already"
    assert tables.automatic_actions(table, 150_000) == ([], [0])
    decide(table, 0, now=150_000)
    assert table.clock.spent[0] == 150_000, "it was its player who was awaited"
    if 0 not in table.actors():
        table.commit(table.reclaim(0, 160_000))
        assert table.clock.spent[0] == 150_000, "nothing was asked of the seat meanwhile"


@pytest.mark.promise("PRO-13")
@pytest.mark.parametrize("spec", [LIVE, DAYS], ids=["live", "days"])
@given(away=st.lists(st.tuples(st.integers(0, 40_000), st.integers(0, 40_000)), max_size=12))
def test_handing_over_and_coming_back_is_the_same_to_the_clock_as_staying(
    spec: ClockSpec, away: list[tuple[int, int]]
) -> None:
    stays, goes = new_table(AUCTION, "ppp", spec), new_table(AUCTION, "ppp", spec)
    now, due = 0, stays.clock.due(0)
    assert due is not None
    for wait, gone in away:
        if (now := now + wait) >= due:
            break
        goes.commit(goes.hand_to_bot(0, "level-5", now))
        if (now := now + gone) >= due:
            with refused("refused-bot-decides"):
                goes.reclaim(0, now)
            break
        goes.commit(goes.reclaim(0, now))
        assert goes.clock.due(0) == due
    for table in (stays, goes):
        decide(table, 0, now=now)
    assert goes.clock.spent == stays.clock.spent
    assert goes.clock.used_by_turn == stays.clock.used_by_turn


@pytest.mark.promise("PRO-23")
def test_in_an_older_journal_the_clock_of_a_seat_a_bot_had_stood() -> None:
    table = live()
    table.commit(
        decode_entry(StoredEntry(5, 70_000, "held", 0, {"format": 2, "bot": "random", "by": -1}))
    )
    assert table.clock.due(0) is None
    table.commit(table.reclaim(0, 400_000))
    assert table.clock.due(0) == 400_000 + 30_000, "what was left when they went"


@pytest.mark.promise("PRO-13")
@pytest.mark.parametrize("spec", [LIVE, DAYS], ids=["live", "days"])
def test_taking_back_renews_nothing(spec: ClockSpec) -> None:
    table = new_table(AUCTION, "ppp", spec)
    due = table.clock.due(0)
    assert due is not None
    for now in range(due // 10, due, due // 10):
        decide(table, 0, now=now)
        table.commit(table.undo(0, now))
        assert table.clock.due(0) == due


@pytest.mark.promise("PRO-13")
def test_the_time_until_a_decision_is_taken_back_was_time_to_think() -> None:
    table = live()
    decide(table, 0, now=1_000)
    table.commit(table.undo(0, 81_000))
    assert table.clock.due(0) == 100_000, "as if it had not been decided"
    assert dues(table)[1:] == [100_000] * 2, "nobody else's clock is touched"
    decide(table, 0, now=82_000)
    assert left(table)[0] == 28_000


@pytest.mark.promise("PRO-13")
def test_nothing_is_taken_back_for_which_there_is_no_time() -> None:
    table = new_table(AUCTION, "ppp", DAYS)
    decide(table, 0, now=DAY_MS)
    assert table.undo(0, 3 * DAY_MS - 1)
    with refused("refused-overtime"):
        table.undo(0, 3 * DAY_MS)


def test_a_bot_that_decided_while_one_was_away_does_not_stop_the_clock() -> None:
    table = live()
    table.commit(table.hand_to_bot(0, "random", 90_000))
    decide(table, 0, now=90_100)
    table.commit(table.reclaim(0, 95_000))
    table.commit(table.undo(0, 96_000))
    assert table.clock.due(0) == 100_000


@pytest.mark.parametrize("spec", [LIVE, DAYS], ids=["live", "days"])
def test_what_a_bot_decided_in_time_of_need_stands(spec: ClockSpec) -> None:
    table = new_table(DICE, "pp", spec)
    due = table.due()
    assert due is not None
    text = DICE.actions.text(state_of(table).legal(0)[0])
    table.commit(table.submit_overdue("greedy", 0, text, due))
    with refused("refused-overtime"):
        table.undo(0, due + 1)


@pytest.mark.promise("PRO-13")
def test_going_back_together_gives_no_turn_its_time_again() -> None:
    table = new_table(AUCTION, "pp", DAYS)
    for seat in (0, 1):
        decide(table, seat, now=2 * DAY_MS)
    table.commit(table.undo(1, 2 * DAY_MS))
    table.commit(table.consent(0, True, 2 * DAY_MS))
    assert table.clock.due(1) == 3 * DAY_MS
    decide(table, 1, now=2 * DAY_MS)
    table.commit(table.undo(0, 2 * DAY_MS))
    table.commit(table.consent(1, True, 2 * DAY_MS))
    assert dues(table) == [3 * DAY_MS, 3 * DAY_MS]


def test_who_must_decide_again_is_on_the_clock_again() -> None:
    table = live()
    reveal(table, now=20_000)
    other = (winner_of(table) + 1) % 3
    number = [seat for seat, _ in decided(table)].index(other)
    table.commit(table.undo(other, 30_000))
    for seat in {0, 1, 2} - {other}:
        table.commit(table.consent(seat, True, 40_000))
    assert len(decided(table)) == number
    running = [seat for seat in range(3) if table.clock.due(seat) is not None]
    assert running == state_of(table).actors()


def test_a_time_of_day_that_is_set_back_moves_nothing() -> None:
    table = live()
    decide(table, 0, now=50_000)
    due = dues(table)
    decide(table, 1, now=20_000)
    assert dues(table)[2] == due[2]
    assert table.clock.spent == [50_000, 50_000, 50_000]
