"""How a game comes to its end, and who has won: by the rules, or because of who resigned."""

import pytest

from feldspar import Game, Record
from feldspar.kernel.events import WATCHER
from feldspar.table import Table
from feldspar.table.contract.commands import ClockSpec
from feldspar.table.services import tables
from feldspar.table.views.view import build_view
from tests.table.auction import AUCTION
from tests.table.tables import (
    DICE,
    decide,
    decided,
    every_game,
    last_told,
    new_table,
    play_out,
    refused,
    reveal,
    shown,
    state_of,
    viewers,
)


def told(table: Table, viewer: int) -> list[tuple[int, str]]:
    """Return whom something happened to, and what, in the log of a viewer."""
    return [(line.seat, line.text.key) for line in build_view(table, viewer).log]


@pytest.mark.promise("PRO-1", "PRO-2")
@every_game
def test_one_of_two_who_resigns_has_lost_at_once(game: Game) -> None:
    for loser in (0, 1):
        table = new_table(game)
        reveal(table)
        table.commit(table.resign(loser, "greedy", 5))
        assert (table.status, table.end_kind(), table.actors()) == ("over", "resigned", [])
        assert table.bots_to_move() == []
        places = [1, 1]
        places[loser] = 2
        assert table.places() == places
        for viewer in viewers(table):
            looked = build_view(table, viewer)
            assert (looked.status, looked.ended, looked.places) == (
                "over",
                "resigned",
                tuple(places),
            )
            assert looked.players[loser].resigned
            assert looked.fair.secret == table.secret.hex()
            assert looked.log[-1].text.key == "log-resigned"
            assert looked.log[-1].seat == loser


@pytest.mark.promise("PRO-1")
def test_it_does_not_matter_how_well_one_stood() -> None:
    table = new_table(AUCTION, "ppp")
    while len(set(state_of(table).ranking())) < 2 or state_of(table).ranking().count(1) != 1:
        decide(table, state_of(table).actors()[0])
    best = state_of(table).ranking().index(1)
    table.commit(table.resign(best, "greedy", 0))
    assert table.status == "playing"
    play_out(table)
    assert table.end_kind() == "played"
    assert table.places()[best] == 3
    assert sorted(table.places())[0] == 1
    assert last_told(table) == (best, "log-resigned")


@pytest.mark.promise("PRO-1", "PRO-2")
def test_a_bot_plays_on_for_one_of_three() -> None:
    table = new_table(AUCTION, "ppp")
    table.commit(table.resign(1, "greedy", 0))
    assert (table.status, table.bots_to_move()) == ("playing", [1])
    decide(table, 1)
    play_out(table)
    record = table.record()
    assert {record.decisions[number][0] for number in record.standins} == {1}
    assert set(record.standins.values()) == {"greedy"}
    assert "\nresigned 1: 0\n" in str(record)


@pytest.mark.promise("PRO-1")
def test_whoever_resigned_first_is_last() -> None:
    table = new_table(AUCTION, "ppp")
    table.commit(table.resign(0, "greedy", 0))
    reveal(table)
    table.commit(table.resign(2, "greedy", 0))
    assert (table.end_kind(), table.places()) == ("resigned", [3, 1, 2])
    assert table.resignations == [(0, 0), (2, 3)]


@pytest.mark.promise("PRO-3")
def test_the_last_person_who_resigns_ends_the_game_as_it_stands() -> None:
    table = new_table(AUCTION, "pbb")
    reveal(table)
    (winner,) = state_of(table).actors()
    decide(table, winner)
    scores = state_of(table).scores()
    decisions = decided(table)
    table.commit(table.resign(0, "greedy", 0))
    assert (table.end_kind(), table.bots_to_move(), decided(table)) == ("resigned", [], decisions)
    assert build_view(table, WATCHER).scores == tuple(scores)
    assert table.places()[0] == 3
    bots = [place for seat, place in enumerate(table.places()) if seat]
    assert bots == [1 + (scores[2] > scores[1]), 1 + (scores[1] > scores[2])]


@pytest.mark.promise("PRO-3")
def test_alone_one_resigns_to_the_game_itself() -> None:
    table = new_table(DICE, "p")
    decide(table, 0)
    table.commit(table.resign(0, "greedy", 0))
    assert (table.end_kind(), table.places()) == ("resigned", [2])


def test_a_seat_of_one_who_has_another_may_be_given_up() -> None:
    table = new_table(AUCTION, "aap")
    table.commit(table.resign(0, "greedy", 0))
    assert table.status == "playing"
    assert table.seats_of(table.seats[1].player) == [0, 1]
    table.commit(table.resign(2, "greedy", 0))
    assert (table.end_kind(), table.places()) == ("resigned", [3, 1, 2])


def test_somebody_who_is_away_may_resign() -> None:
    table = new_table(AUCTION)
    table.commit(table.hand_to_bot(0, "greedy", 0))
    table.commit(table.resign(0, "greedy", 0))
    assert table.places() == [2, 1]
    with refused("refused-over"):
        table.reclaim(0, 0)


@pytest.mark.promise("PRO-8")
@every_game
def test_a_game_that_was_given_up_can_be_recorded_and_seen_again(game: Game) -> None:
    table = new_table(game, "ppb", entropy=b"ours")
    reveal(table)
    table.commit(table.resign(0, "greedy", 0))
    while len(decided(table)) < 9:
        decide(table, state_of(table).actors()[0])
    table.commit(table.resign(1, "greedy", 0))
    text = str(table.record())
    record = Record.parse(text)
    assert str(record) == text
    assert record.end["places"] == " ".join(map(str, table.places())) == "3 2 1"
    assert [seat for seat, _ in record.resigned] == [0, 1]
    assert record.play(game).state_key() == state_of(table).state_key()
    assert "bot 2: random" in text


@pytest.mark.promise("PRO-8")
def test_everything_that_happens_to_a_table_is_told_to_all_in_order() -> None:
    table = new_table(AUCTION, "ppp")
    table.commit(table.hand_to_bot(0, "greedy", 0))
    table.commit(table.reclaim(0, 0))
    reveal(table)
    table.commit(table.undo(0, 0))
    table.commit(table.consent(1, True, 0))
    table.commit(table.consent(2, True, 0))
    table.commit(table.resign(2, "greedy", 0))
    happened = [(0, "log-held"), (0, "log-given-back"), (0, "log-taken-back"), (2, "log-resigned")]
    for viewer in viewers(table):
        assert [line for line in told(table, viewer) if line[1].startswith("log-")] == happened
    play_out(table)
    moments = [line.at for line in build_view(table, WATCHER).log]
    assert None not in moments
    assert moments == sorted(moments, key=lambda at: at or 0)
    assert told(table, WATCHER)[:4] == happened, "all that was decided since follows"


# ------------------------------------------------------------------------- time that has run out


@pytest.mark.promise("PRO-4", "PRO-8")
@pytest.mark.parametrize(
    "clock", [ClockSpec("live", 60, 0), ClockSpec("days", days=1)], ids=["live", "days"]
)
def test_a_bot_takes_the_one_decision_that_is_overdue(clock: ClockSpec) -> None:
    table = new_table(DICE, "pp", clock)
    due = table.due()
    assert due is not None
    assert tables.automatic_actions(table, due - 1) == ([], [])
    assert tables.automatic_actions(table, due) == ([], [0, 1])
    entry = tables.bot_entry(table, 1, DICE.actions.text(state_of(table).legal(1)[0]), due)
    assert entry is not None
    table.commit(entry)
    assert last_told(table) == (1, "log-overdue")
    assert [seat.late for seat in table.seats] == [False, True]
    assert table.seats[1].bot == "", "it is still theirs"
    assert all(looked["players"][1]["late"] for looked in shown(table))  # type: ignore[call-overload, index]
    assert not table.seats[1].resigned


def test_whoever_is_heard_of_again_is_not_late_any_more() -> None:
    def late() -> Table:
        table = new_table(DICE, "ppp", ClockSpec("live", 60, 0))
        text = DICE.actions.text(state_of(table).legal(0)[0])
        table.commit(table.submit_overdue("greedy", 0, text, 60_000))
        assert table.seats[0].late
        return table

    back = late()
    back.commit(back.reclaim(0, 61_000))
    assert not back.seats[0].late
    assert last_told(back) == (0, "log-given-back")
    decides = late()
    for seat in (1, 2):
        decide(decides, seat, now=59_000)
    decide(decides, 0, now=61_000)
    assert not decides.seats[0].late


@pytest.mark.promise("PRO-4")
def test_time_that_runs_out_may_count_as_resigning() -> None:
    table = new_table(AUCTION, "ppp", ClockSpec("live", 60, 0, overtime="resign"))
    decide(table, 0, now=10_000)
    ((entry,), thinking) = tables.automatic_actions(table, 60_000)
    assert thinking == []
    table.commit(entry)
    assert last_told(table) == (1, "log-resigned-late")
    ((entry,), _) = tables.automatic_actions(table, 60_000)
    table.commit(entry)
    assert (table.end_kind(), table.places()) == ("resigned", [1, 3, 2])
    assert tables.automatic_actions(table, 10**9) == ([], [])


@pytest.mark.promise("PRO-4")
def test_nobody_stands_in_while_there_is_time() -> None:
    table = new_table(AUCTION, "pp", ClockSpec("live", 60, 0))
    bid = AUCTION.actions.text(state_of(table).legal(0)[0])
    with refused("refused-stale"):
        table.submit_overdue("greedy", 0, bid, 59_999)
    assert tables.bot_entry(table, 0, bid, 59_999) is None
    decide(table, 0, now=59_999)
    with refused("refused-stale"):
        table.submit_overdue("greedy", 0, bid, 60_000)
