"""Time to think: whose clock runs, when it runs out, and what happens then."""

import pytest

from feldspar.kernel.plain import Plain
from feldspar.table import Table
from feldspar.table.clock import DAY, GRACE, Clock
from feldspar.table.view import view
from tests.table.auction import AUCTION
from tests.table.sitting import (
    PEOPLE,
    decide,
    new_table,
    play_out,
    refused,
    reveal,
    state_of,
)

LIVE: dict[str, Plain] = {"kind": "live", "seconds": 100, "increment": 10}
DAYS: dict[str, Plain] = {"kind": "days", "days": 3}


def live() -> Table:
    """All three must bid at time 0."""
    return new_table(AUCTION, "ppp", LIVE)


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
        {"kind": "days", "days": 0},
        {"kind": "days", "days": 31},
        {"kind": "days", "days": None},
    ],
)
def test_no_clock_is_like_this(spec: dict[str, Plain]) -> None:
    with refused("refused-clock"):
        Clock(spec, 2)


def test_without_a_clock_nobody_is_ever_late() -> None:
    specs: list[dict[str, Plain] | None] = [{}, {"kind": "none"}, None]
    for spec in specs:
        table = new_table(AUCTION, "pp", spec)
        decide(table, 0, now=10 * DAY)
        assert table.due() is None
        assert table.tick("random", 1000 * DAY) is None
        assert view(table, 0)["clock"] == {"kind": "none", "left": [], "due": [None, None]}


def test_the_clocks_of_all_who_must_decide_run_together() -> None:
    table = live()
    assert [table.clock.due(seat) for seat in range(3)] == [100_000] * 3
    decide(table, 1, now=30_000)
    assert [table.clock.due(seat) for seat in range(3)] == [100_000, None, 100_000]
    assert table.clock.left == [100_000, 80_000, 100_000]
    decide(table, 0, now=50_000)
    assert table.due() == 100_000
    assert view(table, 0)["clock"] == {
        "kind": "live",
        "left": [60_000, 80_000, 100_000],
        "due": [None, None, 100_000],
    }


def test_no_clock_runs_before_the_game_or_after_it() -> None:
    table = new_table(AUCTION, "p-", LIVE)
    assert table.due() is None
    assert table.tick("random", 10**9) is None
    table.commit(table.join(1, "me", "Me", b"", 5_000))
    assert table.due() == 105_000
    play_out(table, now=6_000)
    assert table.due() is None
    assert table.tick("random", 10**9) is None


def test_only_who_decides_gains_the_increment() -> None:
    table = live()
    reveal(table, now=20_000)
    assert table.clock.left == [90_000] * 3
    winner = winner_of(table)
    assert table.due() == 110_000
    table.commit(table.submit(winner, "prize(gift)", 30_000))
    assert table.clock.left[winner] == 90_000
    assert table.due() == 120_000, "it is still the winner's turn: the clock starts again"


def test_a_bot_plays_for_whose_time_has_run_out() -> None:
    table = live()
    decide(table, 0, now=10_000)
    assert table.tick("random", 99_999) is None
    late = table.tick("random", 100_000)
    assert late is not None
    assert (late.kind, late.seat, late.data) == ("held", 1, {"bot": "random", "resigned": False})
    table.commit(late)
    assert table.bots_to_move() == [1]
    both = table.tick("random", 100_000)
    assert both is not None
    assert both.seat == 2
    table.commit(both)
    assert table.tick("random", 10**9) is None, "nobody waits for a bot"
    assert table.due() is None


def test_who_comes_back_too_late_has_a_little_time() -> None:
    table = live()
    table.commit(table.hold(0, "random", 100_000))
    assert table.clock.left[0] == 0
    table.commit(table.give_back(0, 200_000))
    assert table.clock.due(0) == 200_000 + GRACE


def test_going_away_is_no_way_to_gain_time() -> None:
    table = live()
    table.commit(table.hold(0, "random", 70_000))
    table.commit(table.give_back(0, 400_000))
    assert table.clock.due(0) == 400_000 + 30_000, "what was left when they went"


def test_the_clock_of_a_held_seat_stands_still() -> None:
    table = live()
    table.commit(table.hold(0, "random", 20_000))
    assert table.clock.due(0) is None
    decide(table, 0, now=90_000)
    assert table.clock.left[0] == 80_000, "no increment for what a bot decides"
    table.commit(table.give_back(0, 95_000))
    assert table.clock.due(0) is None, "it has decided"


def test_the_clocks_of_bots_never_run() -> None:
    table = new_table(AUCTION, "pbb", LIVE)
    assert [table.clock.due(seat) for seat in range(3)] == [100_000, None, None]
    reveal(table, now=50_000)
    assert table.clock.left[1:] == [100_000, 100_000]


def test_taking_back_is_no_way_to_gain_time() -> None:
    table = live()
    decide(table, 0, now=40_000)
    table.commit(table.undo(0, 50_000))
    assert table.clock.left[0] == 60_000, "as if it had not been decided"
    assert table.clock.due(0) == 110_000
    assert table.clock.due(1) == 100_000, "nobody else's clock is touched"


def test_who_must_decide_again_after_an_undo_is_on_the_clock_again() -> None:
    table = live()
    reveal(table, now=20_000)
    winner = winner_of(table)
    other = (winner + 1) % 3
    number = [seat for seat, _ in table.decisions].index(other)
    table.commit(table.undo(other, 30_000))
    for seat in {0, 1, 2} - {other}:
        table.commit(table.consent(seat, True, 40_000))
    assert len(table.decisions) == number
    running = [seat for seat in range(3) if table.clock.due(seat) is not None]
    assert running == state_of(table).actors()


def test_days_are_for_each_decision() -> None:
    table = new_table(AUCTION, "pp", DAYS)
    assert table.due() == 3 * DAY
    reveal(table, now=2 * DAY)
    assert table.due() == 5 * DAY
    winner = winner_of(table)
    table.commit(table.submit(winner, "prize(gift)", 4 * DAY))
    assert table.due() == 7 * DAY
    assert table.tick("random", 7 * DAY - 1) is None
    late = table.tick("random", 8 * DAY)
    assert late is not None
    table.commit(late)
    assert table.due() is None
    table.commit(table.give_back(winner, 20 * DAY))
    assert table.due() == 23 * DAY
    assert view(table, 0)["clock"] == {
        "kind": "days",
        "left": [],
        "due": [23 * DAY if seat == winner else None for seat in range(2)],
    }


def test_a_late_decision_counts_until_a_bot_has_taken_over() -> None:
    table = live()
    decide(table, 0, now=105_000)
    assert table.clock.left[0] == 5_000
    assert table.decisions[0][0] == table.seats_of(PEOPLE[0])[0]
