"""Taking back: free while nothing came of it, by consent of all other people after."""

import pytest

import feldspar
from feldspar import Game, Record, State
from feldspar.table import Table
from feldspar.table.contract.commands import ClockSpec
from feldspar.table.core.clock import DAY_MS
from feldspar.table.core.entries import UndoAnswered, UndoAsked, Undone
from feldspar.table.core.timeline import GameTimeline
from feldspar.table.views.view import build_view
from tests.table.auction import AUCTION
from tests.table.tables import (
    SECRET,
    decide,
    decided,
    every_game,
    every_secret_game,
    last_told,
    new_table,
    play_of,
    play_out,
    refused,
    reveal,
    shown,
    state_of,
    without,
)

IN_TURN = feldspar.game("bruges")


@pytest.mark.promise("PRO-9")
@every_secret_game
def test_a_free_undo_leaves_what_others_decided_meanwhile(game: Game) -> None:
    table, other = new_table(game, "ppp"), new_table(game, "ppp")
    decide(table, 0)
    theirs = decide(table, 1)
    assert [table.undo_kind(seat) for seat in range(3)] == ["free", "free", ""]
    entry = table.undo(0, 0)
    assert entry.what == Undone(0, 0, rest=True)
    table.commit(entry)
    decide(other, 1)
    assert decided(table) == [(1, theirs)]
    assert state_of(table).state_key() == state_of(other).state_key()
    assert play_of(table).log == play_of(other).log
    assert state_of(table).actors() == [0, 2]


def test_undo_takes_the_last_of_ones_own_decisions_first() -> None:
    table = new_table(AUCTION)
    reveal(table)
    (winner,) = state_of(table).actors()
    table.commit(table.submit(winner, "prize(gift)", 0))
    table.commit(table.submit(winner, f"give({1 - winner})", 0))
    shown_before = len(decided(table))
    table.commit(table.undo(winner, 0))
    assert decided(table)[-1] == (winner, "prize(gift)")
    table.commit(table.undo(winner, 0))
    assert len(decided(table)) == shown_before - 2
    assert table.undo_kind(winner) == "consent"
    assert isinstance(table.undo(winner, 0).what, UndoAsked)


@pytest.mark.promise("PRO-9", "PRO-10")
def test_what_others_have_built_on_is_taken_back_by_consent_only() -> None:
    table = new_table(AUCTION)
    reveal(table)
    (winner,) = state_of(table).actors()
    loser = 1 - winner
    table.commit(table.submit(winner, "prize(coin)", 0))
    assert table.undo_kind(winner) == "free"
    decide(table, loser)  # a bid, possible only because the prize is settled
    assert table.undo_kind(winner) == "consent"
    table.commit(table.undo(winner, 0))
    table.commit(table.consent(loser, True, 0))
    assert state_of(table).actors() == [winner]


def test_there_must_be_something_to_take_back() -> None:
    table = new_table(AUCTION, "p-")
    with refused("refused-not-started"):
        table.undo(0, 0)
    table.commit(table.join(1, "me", "Me", 0))
    with refused("refused-nothing"):
        table.undo(0, 0)
    assert table.undo_kind(0) == ""


@pytest.mark.promise("PRO-10")
@every_game
def test_after_something_was_shown_all_other_people_must_agree(game: Game) -> None:
    table = new_table(game, "ppp")
    while {0, 1} - {seat for seat, _ in decided(table)}:
        reveal(table)
    number = max(n for n, (seat, _) in enumerate(decided(table)) if seat == 0)
    past = decided(table)[:number]
    assert table.undo_kind(0) == "consent"
    table.commit(table.undo(0, 0))
    assert table.undo_request == (0, number)
    assert table.undo_kind(1) == ""
    for seat in range(2):
        with refused("refused-asked"):
            table.undo(seat, 0)
    with refused("refused-nobody-asks"):
        table.consent(0, True, 0)  # not by the asker
    table.commit(table.consent(2, True, 0))
    assert decided(table) != past
    with refused("refused-answered"):
        table.consent(2, False, 0)
    turns = table.turn_versions[:]
    table.commit(table.consent(1, True, 0))
    assert decided(table) == past
    assert 0 in state_of(table).actors()
    assert all(new > old for new, old in zip(table.turn_versions, turns, strict=True))


def test_a_refusal_or_a_new_decision_ends_the_question() -> None:
    table = new_table(AUCTION, "ppp")
    with refused("refused-nobody-asks"):
        table.consent(1, True, 0)
    reveal(table)
    decisions = decided(table)
    (winner,) = state_of(table).actors()
    first, second = {0, 1, 2} - {winner}
    table.commit(table.undo(first, 0))
    table.commit(table.consent(winner, True, 0))
    table.commit(table.consent(second, False, 0))
    assert table.undo_request is None
    assert decided(table) == decisions
    with refused("refused-nobody-asks"):
        table.consent(winner, True, 0)
    table.commit(table.undo(first, 0))
    table.commit(table.submit(winner, "prize(coin)", 0))
    assert table.undo_request is None
    with refused("refused-nobody-asks"):
        table.consent(second, True, 0)
    # an older yes does not count for a new question
    table.commit(table.undo(first, 0))
    assert table.consent(winner, True, 0).what == UndoAnswered(winner, True)


@pytest.mark.promise("PRO-10")
def test_bots_and_who_has_resigned_do_not_vote() -> None:
    table = new_table(AUCTION, "ppb")
    reveal(table)
    table.commit(table.undo(0, 0))
    with refused("refused-nobody-asks"):
        table.consent(2, True, 0)
    table.commit(table.resign(1, "random", 0))
    assert table.undo_request is None, "nobody is left to agree: it need not be asked"
    with refused("refused-nobody-asks"):
        table.consent(1, True, 0)
    assert table.undo_kind(0) == "marked"
    assert isinstance(table.undo(0, 0).what, Undone)


# --------------------------------------------------------------------------- undo is no oracle


@pytest.mark.promise("PRO-11")
@pytest.mark.parametrize("away", ["held", "replaced", "late"])
def test_nobody_goes_back_across_a_reveal_while_one_of_the_others_is_away(away: str) -> None:
    table = new_table(AUCTION, "ppp", ClockSpec("days", days=1) if away == "late" else None)
    reveal(table)
    (winner,) = state_of(table).actors()
    asker = (winner + 1) % 3
    assert table.undo_kind(asker) == "consent"
    if away == "held":
        table.commit(table.hand_to_bot(winner, "greedy", 1))
    elif away == "replaced":
        table.commit(table.replace(winner, asker, "greedy", 7 * DAY_MS))
    else:
        table.commit(table.submit_overdue("greedy", winner, "prize(gift)", 2 * DAY_MS))
    assert table.undo_kind(asker) == ""
    with refused("refused-away"):
        table.undo(asker, 8 * DAY_MS)
    table.commit(table.reclaim(winner, 8 * DAY_MS))
    assert table.undo_kind(asker) == "consent"


@pytest.mark.promise("PRO-11")
def test_a_question_ends_when_one_of_those_asked_goes_away() -> None:
    table = new_table(AUCTION, "ppp")
    reveal(table)
    table.commit(table.undo(0, 0))
    table.commit(table.consent(1, True, 0))
    table.commit(table.hand_to_bot(1, "greedy", 0))
    assert table.undo_request is None
    with refused("refused-nobody-asks"):
        table.consent(2, True, 0)


@pytest.mark.promise("PRO-10")
def test_whoever_is_away_is_asked_as_well_where_nothing_was_shown() -> None:
    table = new_table(AUCTION, "ppp")
    reveal(table)
    (winner,) = state_of(table).actors()
    table.commit(table.submit(winner, "prize(coin)", 0))
    decide(table, (winner + 1) % 3)  # built on the prize, and secret
    away = (winner + 2) % 3
    table.commit(table.hand_to_bot(away, "greedy", 0))
    assert table.undo_kind(winner) == "consent"
    table.commit(table.undo(winner, 0))
    assert table.consent((winner + 1) % 3, True, 0).what == UndoAnswered((winner + 1) % 3, True)
    table.commit(table.consent((winner + 1) % 3, True, 0))
    assert isinstance(table.consent(away, True, 0).what, Undone), "held, but asked"


@pytest.mark.promise("PRO-8", "PRO-12")
def test_taking_back_dice_against_bots_alone_is_counted_and_told() -> None:
    table = new_table(AUCTION, "pb")
    decide(table, 0)
    table.commit(table.undo(0, 0))
    assert table.takebacks == 0, "nothing had been revealed"
    reveal(table)
    assert table.undo_kind(0) == "marked"
    for count in (1, 2):
        table.commit(table.undo(0, 0))
        assert table.takebacks == count
        assert last_told(table) == (0, "log-taken-back-marked")
        assert [build_view(table, viewer).takebacks for viewer in (-1, 0, 1)] == [count] * 3
        reveal(table)
    play_out(table)
    assert table.record().takebacks == 2
    assert "\ntake-backs: 2\n" in str(table.record())


def test_what_all_agreed_to_is_told_and_not_counted() -> None:
    table = new_table(AUCTION)
    reveal(table)
    table.commit(table.undo(0, 0))
    table.commit(table.consent(1, True, 0))
    assert table.takebacks == 0
    assert last_told(table) == (0, "log-taken-back")


def test_a_resignation_stays_when_the_others_go_back_before_it() -> None:
    table = new_table(AUCTION, "ppp")
    reveal(table)
    reveal(table)
    after = len(decided(table))
    table.commit(table.resign(2, "greedy", 0))
    assert table.resignations == [(2, after)]
    asker = next(seat for seat, _ in reversed(decided(table)) if seat != 2)
    table.commit(table.undo(asker, 0))
    table.commit(table.consent(1 - asker, True, 0))
    assert table.resignations == [(2, len(decided(table)))]
    assert len(decided(table)) < after
    play_out(table)
    record = Record.parse(str(table.record()))
    assert all(at <= len(record.decisions) for _, at in record.resigned)


@every_secret_game
def test_a_secret_undo_does_not_change_the_order_of_the_log(game: Game) -> None:
    table = new_table(game, "ppp")
    decide(table, 0)
    table.commit(table.hand_to_bot(2, "greedy", 0))
    decide(table, 1)
    before = build_view(table, 1).log
    table.commit(table.undo(0, 0))
    assert build_view(table, 1).log == before


@every_game
def test_whether_one_may_is_known_without_playing_the_game_again(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, replayed = new_table(game, "pp"), []
    before = GameTimeline._before

    def counted(play: GameTimeline, number: int) -> State:
        replayed.append(len(play.decisions) - number)
        return before(play, number)

    monkeypatch.setattr(GameTimeline, "_before", counted)
    while table.status == "playing":
        decide(table, state_of(table).actors()[-1], len(decided(table)))
        replayed.clear()
        for seat in (0, 1, 0, 1):
            table.undo_kind(seat)
        assert len(replayed) <= 2  # once for each seat at most, however often one looks
        shown_now = state_of(table).reveal_count
        since = [d for d in play_of(table).decisions if d.shown == shown_now]
        assert all(count <= len(since) for count in replayed)


# ------------------------------------------------------------------------------ one's own seats


@every_game
def test_alone_against_bots_everything_can_be_taken_back(game: Game) -> None:
    table = new_table(game, "pb")
    start = shown(table)
    while table.status == "playing" and len(decided(table)) < 8:
        decide(table, state_of(table).actors()[-1])
    while any(seat == 0 for seat, _ in decided(table)):
        assert table.undo_kind(0)
        table.commit(table.undo(0, 0))
    if not decided(table):  # else the bot began
        for before, after in zip(start, shown(table), strict=True):
            counted = ("turn", "news", "log", "takebacks")
            assert without(before, *counted) == without(after, *counted)


def test_a_player_with_several_seats_agrees_once() -> None:
    table = Table.of(AUCTION, [Table.opening_entry(AUCTION, 3, {}, SECRET, 0)])
    for seat, player in enumerate(["ada", "both", "both"]):
        table.commit(table.join(seat, player, player, 0))
    reveal(table)
    table.commit(table.undo(0, 0))
    assert isinstance(table.consent(2, True, 0).what, Undone)
    table.commit(table.consent(1, False, 0))
    assert table.undo_request is None


def test_seats_of_one_player_ask_nobody() -> None:
    table = Table.of(AUCTION, [Table.opening_entry(AUCTION, 2, {}, SECRET, 0)])
    for seat in range(2):
        table.commit(table.join(seat, "me", "", 0))
    reveal(table)
    assert table.undo_kind(1) == "marked", "nobody is asked, but it is counted"
    assert isinstance(table.undo(1, 0).what, Undone)


def test_on_one_screen_the_last_decision_goes_first_whoever_took_it() -> None:
    table = Table.of(IN_TURN, [Table.opening_entry(IN_TURN, 2, {}, SECRET, 0)])
    for seat in range(2):
        table.commit(table.join(seat, "me", "", 0))
    deciders: list[int] = []
    while len(set(deciders)) < 2:  # until the second has begun
        (seat,) = state_of(table).actors()
        deciders.append(seat)
        decide(table, seat)
    first = deciders[0]
    count = len(decided(table))
    assert table.undo_kind(first) == "marked", "a card was drawn"
    table.commit(table.undo(first, 0))
    assert len(decided(table)) == count - 1
    assert state_of(table).actors() == [deciders[-1]]
    assert table.undo_kind(1 - first) == "marked", "also by whoever has decided nothing"
    table.commit(table.undo(1 - first, 0))
    assert len(decided(table)) == count - 2
    assert state_of(table).actors() == [first]
