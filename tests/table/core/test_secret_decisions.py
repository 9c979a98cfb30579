"""How often somebody decides in secret is a secret, too: no counter, clock or time tells it."""

import json
from random import Random

import pytest

from feldspar.kernel.serialize.encode import to_plain
from feldspar.table import Table
from feldspar.table.contract.commands import ClockSpec
from feldspar.table.core.clock import DAY_MS
from feldspar.table.views.cache import ViewCache
from feldspar.table.views.catch_up import build_frame
from feldspar.table.views.summary import build_summary
from feldspar.table.views.view import build_view
from tests.table.auction import AUCTION
from tests.table.redrawn import World, secretly
from tests.table.tables import (
    DICE,
    PEOPLE,
    decide,
    decided,
    last_told,
    new_table,
    reveal,
    seen,
    state_of,
    viewers,
)

CLOCKS = [ClockSpec(), ClockSpec("live", 3_600, 10), ClockSpec("days", days=2)]
every_clock = pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: str(clock.kind))


def in_a_long_turn(clock: ClockSpec) -> tuple[Table, int]:
    """Return a table of the dice game, and a seat that may decide several times in this turn."""
    table, choose = new_table(DICE, "ppp", clock), Random(2)
    for _ in range(400):
        for seat in state_of(table).actors():
            if secretly(World(table, (seat + 1) % 3), seat, choose):
                return table, seat
        decide(table, choose.choice(state_of(table).actors()), choose.randrange(99), 1_000)
    raise AssertionError("no turn of this game is long")


def received(table: Table, viewer: int) -> object:
    """Return all that arrives at a viewer, or can be asked for."""
    player = PEOPLE[viewer] if viewer >= 0 else "stranger"
    arriving = json.dumps(to_plain(build_frame(table, None, build_view(table, viewer))))
    return (
        seen(table, viewer),
        arriving,
        build_summary(table).for_player("t", player),
        str(table.record()),
    )


@pytest.mark.promise("PRO-19")
@every_clock
def test_a_secret_decision_within_a_turn_is_noticed_by_nobody_else(clock: ClockSpec) -> None:
    table, seat = in_a_long_turn(clock)
    others = [viewer for viewer in viewers(table) if viewer != seat]
    before = {viewer: received(table, viewer) for viewer in others}
    sights = ViewCache()
    looked = {viewer: sights.view_for(table, viewer) for viewer in others}
    mine, at = table.view_versions[seat], table.last_event_at
    written = secretly(World(table, others[-1]), seat, Random(1))
    assert written is not None
    for now in (2_000, 3_000, 4_000):
        table.commit(table.submit(seat, written, now))
        assert {viewer: received(table, viewer) for viewer in others} == before
        table.commit(table.undo(seat, now + 500))
        assert {viewer: received(table, viewer) for viewer in others} == before
    assert all(sights.view_for(table, viewer) is looked[viewer] for viewer in others)
    assert table.last_event_at == at
    assert table.view_versions[seat] == mine + 6, "they know it themselves"


def test_that_a_turn_is_done_is_noticed_by_all_once() -> None:
    table = new_table(AUCTION, "ppp")
    news, turns = table.view_versions[:], table.turn_versions[:]
    decide(table, 0, now=7)
    assert [new - old for new, old in zip(table.view_versions, news, strict=True)] == [1, 1, 1, 1]
    assert [new - old for new, old in zip(table.turn_versions, turns, strict=True)] == [1, 0, 0, 0]
    assert table.last_event_at == 7


def test_what_happens_to_the_table_is_noticed_by_all_even_through_a_secret_decision() -> None:
    table, seat = in_a_long_turn(ClockSpec("days", days=2))
    written = secretly(World(table, (seat + 1) % 3), seat, Random(1))
    assert written is not None
    due = table.clock.due(seat)
    assert due is not None
    table.commit(table.submit_overdue("greedy", seat, written, due))
    assert last_told(table) == (seat, "log-overdue")
    before = table.view_versions[:]
    written = secretly(World(table, (seat + 1) % 3), seat, Random(1))
    if written is None:
        written = DICE.actions.text(state_of(table).legal(seat)[0])
    table.commit(table.submit(seat, written, due + DAY_MS))
    assert not table.seats[seat].late, "whoever decides is here again"
    assert all(new > old for new, old in zip(table.view_versions, before, strict=True))


def test_a_question_that_ends_is_noticed_by_all() -> None:
    table = new_table(AUCTION, "ppp")
    reveal(table)
    (winner,) = state_of(table).actors()
    table.commit(table.submit(winner, "prize(coin)", 0))
    first, second = {0, 1, 2} - {winner}
    table.commit(table.undo(first, 0))
    before, count = table.view_versions[:], len(decided(table))
    decide(table, second)
    assert (table.undo_request, len(decided(table))) == (None, count + 1)
    assert all(new > old for new, old in zip(table.view_versions, before, strict=True))
