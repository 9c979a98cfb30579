"""Sitting down, deciding, leaving and coming back; the journal and the record."""

from collections.abc import Callable

import pytest

from feldspar import Game
from feldspar.table import Entry, Refused, Table
from feldspar.table.contract.commands import ClockSpec
from feldspar.table.core import entries as log
from feldspar.table.core.entries import CorruptJournal, UnsupportedVersion
from feldspar.table.views.view import build_view
from tests.table.auction import AUCTION
from tests.table.tables import (
    DICE,
    PEOPLE,
    SECRET,
    decide,
    decided,
    dump,
    every_game,
    new_table,
    own_bytes,
    play_out,
    refused,
    reveal,
    shown,
    state_of,
    through_json,
)

LEAVING: list[Callable[[Table, int], Entry]] = [
    lambda table, seat: table.resign(seat, "greedy", 0),
    lambda table, seat: table.hand_to_bot(seat, "greedy", 0),
    lambda table, seat: table.reclaim(seat, 0),
]

# ------------------------------------------------------------------------------------ sitting


@every_game
def test_a_game_begins_when_the_last_seat_is_taken(game: Game) -> None:
    table = new_table(game, "b-")
    assert (table.status, table.play, table.bots_to_move()) == ("open", None, [])
    table.commit(table.join(1, "me", "Me", 5))
    assert build_view(table, 1).status == "playing"
    assert table.bots_to_move() == [0] * (0 in state_of(table).actors())
    play_out(table)
    assert table.status == "over"
    assert table.bots_to_move() == []


def test_a_seat_can_be_left_and_taken_again_until_the_game_begins() -> None:
    table = new_table(AUCTION, "p-")
    table.commit(table.leave(0, 1))
    assert table.seats_of(PEOPLE[0]) == []
    assert table.seats[0].name == ""
    with refused("refused-seat"):
        table.leave(0, 2)
    table.commit(table.join(0, "new", "New", 2))
    table.commit(table.join(1, "other", "Other", 3))
    assert table.seats_of("new") == [0]
    with refused("refused-started"):
        table.leave(0, 4)


def test_only_an_open_seat_can_be_taken() -> None:
    table = new_table(AUCTION, "p-")
    with refused("refused-taken"):
        table.join(0, "me", "Me", 0)
    with refused("refused-taken"):
        table.seat_bot(0, "random", "", 0)
    for nowhere in (-1, 2, 99):
        with refused("refused-seat"):
            table.join(nowhere, "me", "Me", 0)
        with refused("refused-seat"):
            table.seat_bot(nowhere, "random", "", 0)
        with refused("refused-seat"):
            table.leave(nowhere, 0)


def test_one_player_may_have_several_seats() -> None:
    table = Table.of(DICE, [Table.opening_entry(DICE, 2, {}, SECRET, 0)])
    for seat in (0, 1):
        table.commit(table.join(seat, "me", f"Hand {seat}", 0))
    assert table.seats_of("me") == [0, 1]
    assert table.seats_of("") == []


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ada  ", "Ada"),
        ("A\nd\ra\x00\x1b[31m", "Ada[31m"),
        ("\u202eevil\u2028line\ud800", "evilline"),
        ("é" * 60, "é" * 40),
        ("a" * 39 + " b", "a" * 39),
        ("\t\n", ""),
    ],
)
def test_names_fit_on_one_line_of_a_record(given: str, kept: str) -> None:
    table = Table.of(AUCTION, [Table.opening_entry(AUCTION, 2, {}, SECRET, 0, None, given)])
    table.commit(table.join(0, "me", given, 0))
    table.commit(table.seat_bot(1, "random", given, 0))
    assert [table.title, table.seats[0].name, table.seats[1].name] == [kept] * 3
    assert str(table.record()).count("\n") == str(new_table(AUCTION, "pb").record()).count("\n") + (
        1 if kept else -2
    )


def test_bots_have_no_player_and_add_no_entropy() -> None:
    table = new_table(AUCTION, "pb", entropy=b"e" * 99)
    assert [seat.kind for seat in table.seats] == ["human", "bot"]
    assert [seat.player for seat in table.seats] == [PEOPLE[0], ""]
    assert [seat.entropy for seat in table.seats] == [own_bytes(b"e" * 99, 0), b""]


# -------------------------------------------------------------------------------- the journal


@every_game
def test_entries_out_of_order_are_rejected(game: Game) -> None:
    table = new_table(game)
    seat = state_of(table).actors()[0]
    entry = table.submit(seat, game.actions.text(state_of(table).legal(seat)[0]), 7)
    before = dump(table)
    for seq in (0, table.seq, table.seq + 2):
        with pytest.raises(ValueError, match=f"entry {seq} does not follow {table.seq}"):
            table.commit(entry._replace(seq=seq))
    assert dump(table) == before
    table.commit(entry)
    with pytest.raises(ValueError, match="does not follow"):
        table.commit(entry)


def test_only_what_can_happen_can_be_entered() -> None:
    table = new_table(AUCTION)
    before = dump(table)
    opened = Table.opening_entry(AUCTION, 2, {}, SECRET, 0)
    with pytest.raises(CorruptJournal, match="cannot be Opened"):
        table.commit(opened._replace(seq=table.seq + 1))
    assert dump(table) == before
    with pytest.raises(CorruptJournal, match="cannot be Joined"):
        Table.of(AUCTION, [Entry(1, 0, log.Joined(0, ""))])


@pytest.mark.parametrize(
    "what",
    [
        log.Joined(0, "Ada", "", "greedy\n"),
        log.Moved(0, "bid(1)", "greedy\nend"),
        log.Held(0, "\x1b[2J"),
        log.Resigned(0, "greedy\u202e"),
    ],
)
def test_a_bot_whose_name_cannot_be_shown_is_refused(what: log.EntryKind) -> None:
    table = new_table(AUCTION)
    with pytest.raises(CorruptJournal, match="names a bot that cannot be shown"):
        table.commit(Entry(table.seq + 1, 0, what))


@pytest.mark.parametrize(
    "what",
    [
        log.Moved(0, "prize(coin)"),
        log.Moved(0, "dance"),
        log.Moved(7, "bid(1)"),
        log.UndoAsked(0, 0),
        log.UndoAsked(0, -1),
        log.Undone(0, 5, False),
        log.Held(9, "greedy"),
        log.Unsealed(0, "no bytes"),
    ],
)
def test_what_cannot_be_carried_out_says_which_entry_it_was(what: log.EntryKind) -> None:
    table = new_table(AUCTION)
    wrong = rf"^entry {table.seq + 1} (cannot be carried out|is about a seat)"
    with pytest.raises(CorruptJournal, match=wrong):
        table.commit(Entry(table.seq + 1, 0, what))


def test_a_journal_is_of_one_game_and_one_edition_of_its_rules() -> None:
    first = Table.opening_entry(AUCTION, 2, {}, SECRET, 0)
    with pytest.raises(ValueError, match="journal of toy, rules 1"):
        Table.of(DICE, [first])
    assert isinstance(first.what, log.Opened)
    with pytest.raises(UnsupportedVersion, match="journal of toy, rules 2"):
        Table.of(AUCTION, [first._replace(what=first.what._replace(rules=2))])


def test_a_table_that_cannot_be_set_is_not_opened() -> None:
    with pytest.raises(ValueError, match="for 2 to 3 seats, not 7"):
        Table.opening_entry(AUCTION, 7, {}, SECRET, 0)
    with pytest.raises(ValueError, match="no option 'colour'"):
        Table.opening_entry(AUCTION, 2, {"colour": "red"}, SECRET, 0)


# ----------------------------------------------------------------------------------- deciding


def test_decisions_are_judged_before_they_are_entered() -> None:
    table = new_table(AUCTION, "p-")
    with refused("refused-not-started"):
        table.submit(0, "bid(1)", 0)
    table.commit(table.join(1, "me", "Me", 0))
    theirs = AUCTION.actions.text(state_of(table).legal(1)[0])
    before = dump(table)
    with refused("refused-rule", "TOY-1.1"):
        table.submit(0, theirs, 0)
    for nonsense in ("", "bid", "bid(0)", "bid(1,2)", "steal(1)", "bid(1", "\x00"):
        with refused("refused-unknown"):
            table.submit(0, nonsense, 0)
    for nowhere in (-1, 2):
        with refused("refused-seat"):
            table.submit(nowhere, "bid(1)", 0)
    assert dump(table) == before
    play_out(table)
    with refused("refused-over"):
        table.submit(0, "bid(1)", 0)


def test_a_decision_is_entered_as_it_is_written_in_records() -> None:
    table = new_table(AUCTION)
    card = AUCTION.actions.text(state_of(table).legal(0)[0])
    entry = table.submit(0, card.replace("(", " ( "), 9)
    assert entry == Entry(table.seq + 1, 9, log.Moved(0, card))


def test_whoever_acts_on_an_old_picture_is_told() -> None:
    table = new_table(AUCTION, "ppp")
    old = table.turn_versions[:]
    card = decide(table, 0)
    with refused("refused-stale"):
        table.submit(0, card, 0, old[0])
    # nothing that seat 1 can see or do has changed: what it sends now still counts
    table.submit(1, AUCTION.actions.text(state_of(table).legal(1)[0]), 0, old[1])
    decided = table.turn_versions[0]
    table.commit(table.undo(0, 0))
    table.submit(1, AUCTION.actions.text(state_of(table).legal(1)[0]), 0, old[1])
    for turn in (old[0], decided):
        with refused("refused-stale"):
            table.submit(0, card, 0, turn)
    table.submit(0, card, 0, table.turn_versions[0])
    before = table.turn_versions[:]
    reveal(table)
    assert all(new > old for new, old in zip(table.turn_versions, before, strict=True))


def test_whoever_is_called_again_does_not_act_on_what_was_before() -> None:
    table = new_table(AUCTION)
    reveal(table)
    (winner,) = state_of(table).actors()
    loser = 1 - winner
    table.commit(table.submit(winner, "prize(coin)", 0))  # and all bid again
    turn, bid = table.turn_versions[loser], AUCTION.actions.text(state_of(table).legal(loser)[0])
    table.submit(loser, bid, 0, turn)
    table.commit(table.undo(winner, 0))
    table.commit(table.submit(winner, "prize(gift)", 0))
    table.commit(table.submit(winner, f"give({loser})", 0))
    with refused("refused-stale"):
        table.submit(loser, bid, 0, turn)


# --------------------------------------------------------------------- leaving and coming back


def test_a_bot_holds_a_seat_until_its_player_is_back() -> None:
    table = new_table(AUCTION)
    with refused("refused-not-held"):
        table.reclaim(0, 0)
    table.commit(table.hand_to_bot(0, "greedy", 0))
    assert (table.seats[0].kind, table.seats[0].bot) == ("human", "greedy")
    assert table.bots_to_move() == [0]
    assert table.seats_of(PEOPLE[0]) == [0]
    with refused("refused-held"):
        table.hand_to_bot(0, "greedy", 0)
    table.commit(table.reclaim(0, 0))
    assert table.bots_to_move() == []


def test_a_seat_given_up_is_given_up() -> None:
    table = new_table(AUCTION, "ppb")
    table.commit(table.hand_to_bot(0, "greedy", 0))
    table.commit(table.resign(0, "greedy", 0))
    assert table.seats[0].resigned
    assert table.bots_to_move() == [0, 2]
    assert build_view(table, 1).status == "playing"
    with refused("refused-resigned"):
        table.resign(0, "greedy", 0)
    with refused("refused-resigned"):
        table.reclaim(0, 0)
    with refused("refused-held"):
        table.hand_to_bot(0, "greedy", 0)
    play_out(table)
    assert table.status == "over"


def test_bots_neither_resign_nor_come_back() -> None:
    table = new_table(AUCTION, "pb")
    with refused("refused-resigned"):
        table.resign(1, "greedy", 0)
    with refused("refused-held"):
        table.hand_to_bot(1, "greedy", 0)
    with refused("refused-resigned"):
        table.reclaim(1, 0)


def test_nobody_leaves_before_it_begins_or_where_there_is_no_seat() -> None:
    table = new_table(AUCTION, "p-")
    for propose in LEAVING:
        with refused("refused-not-started"):
            propose(table, 0)
    table.commit(table.join(1, "me", "Me", 0))
    for nowhere in (-1, 2):
        for propose in LEAVING:
            with refused("refused-seat"):
                propose(table, nowhere)
        with refused("refused-seat"):
            table.consent(nowhere, True, 0)


@every_game
def test_what_is_over_stays_over(game: Game) -> None:
    table = new_table(game, "pb")
    play_out(table)
    before = dump(table)
    assert table.undo_kind(0) == ""  # everybody knows the secret by now
    with refused("refused-over"):
        table.undo(0, 0)
    for propose in LEAVING:
        with refused("refused-over"):
            propose(table, 0)
    with refused("refused-over"):
        table.consent(0, True, 0)
    assert dump(table) == before


# --------------------------------------------------------------------------------- the record


@every_game
def test_a_record_holds_back_what_is_secret_until_the_end(game: Game) -> None:
    table = new_table(game, "ppp", entropy=b"mine")
    reveal(table)
    record = table.record()
    assert (record.decisions, record.seed, record.secret, record.end) == ([], None, None, {})
    assert record.entropy == {seat: own_bytes(b"mine", seat) for seat in range(3)}
    play_out(table)
    record = table.record()
    assert record.decisions == decided(table)
    assert (record.seed, record.secret) == (state_of(table).key, SECRET)
    assert record.play(game).state_key() == state_of(table).state_key()


@every_game
def test_a_journal_rebuilds_the_table(game: Game) -> None:
    journal = [Table.opening_entry(game, 2, {}, SECRET, 0, ClockSpec("live", 60))]
    table = Table.of(game, journal)

    def enter(entry: Entry) -> None:
        journal.append(through_json(entry))
        table.commit(entry)

    enter(table.join(0, "me", "Me", 1))
    enter(table.seat_bot(1, "random", "Bot", 2))
    for now in range(3, 9):
        seat = state_of(table).actors()[0]
        enter(table.submit(seat, game.actions.text(state_of(table).legal(seat)[0]), now * 1000))
    enter(table.undo(0, 9000))
    again = Table.of(game, journal)
    assert dump(again) == dump(table)
    assert shown(again) == shown(table)


def test_a_refusal_says_its_key_and_its_rule() -> None:
    assert str(Refused("refused-seat")) == "refused-seat"
    assert str(Refused("refused-rule", "TOY-1.1")) == "refused-rule (TOY-1.1)"
    assert str(Refused("refused-options", text="choose 2 or 3")) == "choose 2 or 3"
