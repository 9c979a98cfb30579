"""Taking back: free while nothing came of it, by consent of all other people after."""

import feldspar
from feldspar import Game
from feldspar.table import Table
from tests.table.auction import AUCTION
from tests.table.sitting import (
    SECRET,
    decide,
    every_game,
    every_secret_game,
    new_table,
    refused,
    reveal,
    shown,
    state_of,
)

IN_TURN = feldspar.game("bruges")


@every_secret_game
def test_a_free_undo_leaves_what_others_decided_meanwhile(game: Game) -> None:
    table, other = new_table(game, "ppp"), new_table(game, "ppp")
    decide(table, 0)
    theirs = decide(table, 1)
    assert [table.undo_offered(seat) for seat in range(3)] == ["free", "free", ""]
    entry = table.undo(0, 0)
    assert (entry.kind, entry.seat) == ("undone", 0)
    table.commit(entry)
    decide(other, 1)
    assert table.decisions == [(1, theirs)]
    assert state_of(table).state_key() == state_of(other).state_key()
    assert table.log == other.log
    assert state_of(table).actors() == [0, 2]


def test_undo_takes_the_last_of_ones_own_decisions_first() -> None:
    table = new_table(AUCTION)
    reveal(table)
    (winner,) = state_of(table).actors()
    table.commit(table.submit(winner, "prize(gift)", 0))
    table.commit(table.submit(winner, f"give({1 - winner})", 0))
    shown_before = len(table.decisions)
    table.commit(table.undo(winner, 0))
    assert table.decisions[-1] == (winner, "prize(gift)")
    table.commit(table.undo(winner, 0))
    assert len(table.decisions) == shown_before - 2
    assert table.undo_offered(winner) == "consent"
    assert table.undo(winner, 0).kind == "undo_asked"


def test_what_others_have_built_on_is_taken_back_by_consent_only() -> None:
    table = new_table(AUCTION)
    reveal(table)
    (winner,) = state_of(table).actors()
    loser = 1 - winner
    table.commit(table.submit(winner, "prize(coin)", 0))
    assert table.undo_offered(winner) == "free"
    decide(table, loser)  # a bid, possible only because the prize is settled
    assert table.undo_offered(winner) == "consent"
    table.commit(table.undo(winner, 0))
    table.commit(table.consent(loser, True, 0))
    assert state_of(table).actors() == [winner]


def test_there_must_be_something_to_take_back() -> None:
    table = new_table(AUCTION, "p-")
    with refused("refused-not-started"):
        table.undo(0, 0)
    table.commit(table.join(1, "me", "Me", b"", 0))
    with refused("refused-nothing"):
        table.undo(0, 0)
    assert table.undo_offered(0) == ""


@every_game
def test_after_something_was_shown_all_other_people_must_agree(game: Game) -> None:
    table = new_table(game, "ppp")
    while {0, 1} - {seat for seat, _ in table.decisions}:
        reveal(table)
    number = max(n for n, (seat, _) in enumerate(table.decisions) if seat == 0)
    past = table.decisions[:number]
    assert table.undo_offered(0) == "consent"
    table.commit(table.undo(0, 0))
    assert table.asked == (0, number)
    assert table.undo_offered(1) == ""
    for seat in range(2):
        with refused("refused-asked"):
            table.undo(seat, 0)
    with refused("refused-nobody-asks"):
        table.consent(0, True, 0)  # not by the asker
    table.commit(table.consent(2, True, 0))
    assert table.decisions != past
    with refused("refused-answered"):
        table.consent(2, False, 0)
    table.commit(table.consent(1, True, 0))
    assert table.decisions == past
    assert 0 in state_of(table).actors()
    assert table.turns == [table.seq] * 3


def test_a_refusal_or_a_new_decision_ends_the_question() -> None:
    table = new_table(AUCTION, "ppp")
    with refused("refused-nobody-asks"):
        table.consent(1, True, 0)
    reveal(table)
    decisions = table.decisions[:]
    (winner,) = state_of(table).actors()
    first, second = {0, 1, 2} - {winner}
    table.commit(table.undo(first, 0))
    table.commit(table.consent(winner, True, 0))
    table.commit(table.consent(second, False, 0))
    assert table.asked is None
    assert table.decisions == decisions
    with refused("refused-nobody-asks"):
        table.consent(winner, True, 0)
    table.commit(table.undo(first, 0))
    table.commit(table.submit(winner, "prize(coin)", 0))
    assert table.asked is None
    with refused("refused-nobody-asks"):
        table.consent(second, True, 0)
    # an older yes does not count for a new question
    table.commit(table.undo(first, 0))
    assert table.consent(winner, True, 0).kind == "undo_answered"


def test_bots_and_the_absent_do_not_vote() -> None:
    table = new_table(AUCTION, "ppb")
    reveal(table)
    table.commit(table.undo(0, 0))
    with refused("refused-nobody-asks"):
        table.consent(2, True, 0)
    table.commit(table.hold(1, "random", 0))
    assert table.asked is None, "nobody is left to agree: it is free now"
    assert table.undo(0, 0).kind == "undone"


@every_game
def test_alone_against_bots_everything_can_be_taken_back(game: Game) -> None:
    table = new_table(game, "pb")
    start = shown(table)
    while table.status == "playing" and len(table.decisions) < 8:
        decide(table, state_of(table).actors()[-1])
    while any(seat == 0 for seat, _ in table.decisions):
        assert table.undo_offered(0)
        table.commit(table.undo(0, 0))
    while table.decisions:  # only by the bot now, before anybody else decided anything
        table.commit(table.undo(1, 0))
        if table.asked:  # what the bot drew was shown
            table.commit(table.consent(0, True, 0))
    for before, after in zip(start, shown(table), strict=True):
        assert {**before, "turn": 0} == {**after, "turn": 0}


def test_a_player_with_several_seats_agrees_once() -> None:
    table = Table.of(AUCTION, [Table.opening(AUCTION, 3, {}, SECRET, 0)])
    for seat, player in enumerate(["ada", "both", "both"]):
        table.commit(table.join(seat, player, player, b"", 0))
    reveal(table)
    table.commit(table.undo(0, 0))
    assert table.consent(2, True, 0).kind == "undone"
    table.commit(table.consent(1, False, 0))
    assert table.asked is None


def test_seats_of_one_player_ask_nobody() -> None:
    table = Table.of(AUCTION, [Table.opening(AUCTION, 2, {}, SECRET, 0)])
    for seat in range(2):
        table.commit(table.join(seat, "me", "", b"", 0))
    reveal(table)
    assert table.undo(1, 0).kind == "undone"


def test_on_one_screen_the_last_decision_goes_first_whoever_took_it() -> None:
    table = Table.of(IN_TURN, [Table.opening(IN_TURN, 2, {}, SECRET, 0)])
    for seat in range(2):
        table.commit(table.join(seat, "me", "", b"", 0))
    deciders: list[int] = []
    while len(set(deciders)) < 2:  # until the second has begun
        (seat,) = state_of(table).actors()
        deciders.append(seat)
        decide(table, seat)
    first = deciders[0]
    count = len(table.decisions)
    assert table.undo_offered(first) == "free"
    table.commit(table.undo(first, 0))
    assert len(table.decisions) == count - 1
    assert state_of(table).actors() == [deciders[-1]]
    assert table.undo_offered(1 - first) == "free", "also by whoever has decided nothing"
    table.commit(table.undo(1 - first, 0))
    assert len(table.decisions) == count - 2
    assert state_of(table).actors() == [first]
