"""What people ask of a table as plain data: every request, every refusal."""

import importlib
import re
from functools import cache
from pathlib import Path

import pytest

from feldspar import Game, Record, games
from feldspar.bots.levels import DEFAULT_LEVEL, LEVELS
from feldspar.kernel.events import WATCHER
from feldspar.kernel.serialize.encode import Plain
from feldspar.table import Entry, Refused, Table
from feldspar.table.contract.commands import ClockSpec, Command, SeatSpec, TableSpec
from feldspar.table.contract.views import View, Why
from feldspar.table.core import entries as log
from feldspar.table.core import fairness, reducer
from feldspar.table.core.entries import EntryKind
from feldspar.table.services import tables
from feldspar.table.services.query import decode_request
from feldspar.table.views.cache import ViewCache
from feldspar.table.views.view import build_view
from tests.recording import RECORDS
from tests.table.auction import AUCTION
from tests.table.tables import (
    DICE,
    PEOPLE,
    SECRET,
    decide,
    decided,
    dump,
    every_title,
    new_table,
    play_out,
    refused,
    reveal,
    sealed_for,
    state_of,
)

ADA, BOB, CYD = PEOPLE
SPEC: dict[str, Plain] = {
    "game": DICE.id,
    "seats": [
        {"kind": "me", "name": "Ada", "adds": True},
        {"kind": "bot", "bot": "level-2", "name": "Greta"},
        {"kind": "open"},
    ],
    "options": {"sheet": "B"},
    "clock": {"kind": "live", "seconds": 300, "increment": 5},
    "title": "Sunday",
}
FILL: dict[str, Plain] = {"seat": 2, "bot": "level-1", "name": "Rolf"}


def hot_seat(seats: int) -> Table:
    spec = TableSpec(DICE.id, tuple([SeatSpec("me", f"P{n}") for n in range(seats)]))
    return Table.of(DICE, tables.open_table(spec, ADA, SECRET, 0))


def opening(spec: dict[str, Plain]) -> list[Entry]:
    """Set a table as a page asks for it."""
    return tables.open_table(decode_request(TableSpec, spec), ADA, SECRET, 7)


def ask(table: Table, player: str, do: str, seat: Plain = None, **more: Plain) -> EntryKind | None:
    """Ask for something as a page does, and see it done."""
    before = dump(table)
    asked: dict[str, Plain] = {"do": do, **more} | ({} if seat is None else {"seat": seat})
    entry = tables.entry_for_command(table, player, decode_request(Command, asked), 50)
    assert dump(table) == before
    if entry is None:
        return None
    table.commit(entry)
    return entry.what


def look(table: Table, player: str, seat: int | None = None) -> View:
    return tables.view_for(table, ViewCache(), player, seat)


# --------------------------------------------------------------------------------- the shelf


def test_the_shelf_says_what_one_must_know_to_set_a_table() -> None:
    shelf = tables.list_games()
    assert [game.id for game in shelf] == games.titles()
    about = tables.game_info(DICE)
    assert about.seats == (1, 5)
    assert tuple(level.id for level in about.levels) == LEVELS
    assert about.options == {name: option.values for name, option in DICE.options.items()}


@pytest.mark.parametrize("title", games.titles())
def test_words_and_pictures_of_every_title_are_there(title: str) -> None:
    english, french = tables.load_words(title, "en"), tables.load_words(title, "fr")
    keys = [set(re.findall(r"^([a-z][\w-]*) =", text, re.M)) for text in (english, french)]
    assert "points" in keys[0]
    assert keys[0] == keys[1]
    assert len(tables.load_art(title)) == 2
    assert all(str(document).lstrip().startswith("<svg") for document in tables.load_art(title))
    assert tables.load_cover(title) == "" or "<svg" in tables.load_cover(title)


def test_a_game_may_have_no_cover_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "load", lambda title: AUCTION)
    assert tables.load_cover("toy") == ""


# ------------------------------------------------------------------------------ setting a table


def test_whoever_opens_a_table_sits_down_at_once() -> None:
    entries = opening(SPEC)
    assert [(entry.seq, entry.at) for entry in entries] == [(1, 7), (2, 7), (3, 7)]
    assert [entry.what for entry in entries[1:]] == [
        log.Joined(0, "Ada", ADA, adds=True),
        log.Joined(1, "Greta", "", "level-2"),
    ]
    table = Table.of(DICE, entries)
    assert table.status == "open"
    assert table.title == "Sunday"
    assert table.options["sheet"] == "B"
    assert table.clock.spec == ClockSpec("live", 300, 5)
    assert table.seats_owing_entropy() == [0]
    assert table.opener == ADA
    assert table.seats_of(ADA) == [0]


def test_little_need_be_said() -> None:
    table = Table.of(DICE, opening({"game": DICE.id, "seats": [{"kind": "me"}, {"kind": "me"}]}))
    assert table.seats_of(ADA) == [0, 1]
    assert table.status == "playing"
    assert table.clock.spec == ClockSpec("none")
    assert table.title == ""


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "refused-options"),
        ({"game": None}, "refused-request"),
        ({"game": ["burgundy_dice"]}, "refused-request"),
        ({"game": "x" * 81}, "refused-request"),
        ({"game": "../kernel"}, "refused-options"),
        ({"seats": []}, "refused-request"),
        ({"seats": [{"kind": "open"}] * 17}, "refused-request"),
        ({"seats": [{"kind": "open"}] * 6}, "refused-options"),
        ({"seats": None}, "refused-request"),
        ({"seats": "me"}, "refused-request"),
        ({"seats": {"0": {"kind": "me"}}}, "refused-request"),
        ({"seats": ["me"]}, "refused-request"),
        ({"seats": [{}]}, "refused-request"),
        ({"seats": [{"kind": "king"}]}, "refused-request"),
        ({"seats": [{"kind": ["me"]}]}, "refused-request"),
        ({"seats": [{"kind": "me", "adds": 1}]}, "refused-request"),
        ({"seats": [{"kind": "me", "name": None}]}, "refused-request"),
        ({"seats": [{"kind": "me", "hat": "red"}]}, "refused-request"),
        ({"seats": [{"kind": "bot"}]}, "refused-bot"),
        ({"seats": [{"kind": "bot", "bot": "hal"}]}, "refused-bot"),
        ({"seats": [{"kind": "bot", "bot": ["level-2"]}]}, "refused-request"),
        ({"seats": [{"kind": "bot", "bot": "level-2"}] * 2}, "refused-nobody"),
        ({"seats": [{"kind": "bot", "bot": "os:system"}]}, "refused-bot"),
        ({"seats": [{"kind": "bot", "bot": "greedy"}]}, "refused-bot"),
        ({"seats": [{"kind": "bot", "bot": "search(seconds=3)"}]}, "refused-bot"),
        ({"stand_in": "greedy"}, "refused-bot"),
        ({"stand_in": "os:system"}, "refused-bot"),
        ({"options": []}, "refused-request"),
        ({"options": None}, "refused-request"),
        ({"options": {"sheet": "Z"}}, "refused-options"),
        ({"options": {"sheet": {"A": 1}}}, "refused-request"),
        ({"options": {f"o{n}": "" for n in range(33)}}, "refused-request"),
        ({"options": {"colour": "red"}}, "refused-options"),
        ({"options": {"seed": "1"}}, "refused-options"),
        ({"options": {"self": "1", "seats": "2"}}, "refused-options"),
        ({"options": {"castles": "different"}, "seats": [{"kind": "me"}]}, "refused-options"),
        ({"clock": []}, "refused-request"),
        ({"clock": None}, "refused-request"),
        ({"clock": {"kind": "sand"}}, "refused-request"),
        ({"clock": {"kind": "live", "seconds": "many"}}, "refused-request"),
        ({"title": {"a": 1}}, "refused-request"),
        ({"rules": 1}, "refused-request"),
    ],
)
def test_a_table_that_cannot_be_set_is_refused(change: dict[str, Plain], key: str) -> None:
    with refused(key):
        opening({**SPEC, **change})


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "chess"}, "no game is called 'chess'; there are: "),
        ({"seats": [{"kind": "open"}] * 6}, "for 1 to 5 seats, not 6"),
        ({"seats": [{"kind": "me"}, {"kind": "king"}]}, "seats.1.kind must be one of 'me'"),
        ({"clock": {"kind": "live", "seconds": 0}}, "clock.seconds must be at least 1"),
        ({"seats": [{"kind": "bot", "bot": "hal"}]}, "no bot is called 'hal'; there are: "),
        ({"options": {"sheet": "Z"}}, "choose one of: A, B, C, D"),
        ({"options": {"colour": "red"}}, "no option 'colour'; there are: sheet"),
    ],
)
def test_it_is_said_what_is_possible(change: dict[str, Plain], said: str) -> None:
    with pytest.raises(Refused, match=re.escape(said)) as no:
        opening({**SPEC, **change})
    assert said in no.value.refusal.text, "also to who writes programs"


# ------------------------------------------------------------------------- before the game begins


@pytest.mark.promise("PRO-34")
def test_whoever_opened_a_table_may_change_it_until_it_begins() -> None:
    table = Table.of(DICE, opening(SPEC))
    for nobody in (BOB, ""):
        for do, more in (("cancel", {}), ("free", {"seat": 1}), ("fill", FILL)):
            with refused("refused-not-opener"):
                ask(table, nobody, do, **more)
    assert ask(table, BOB, "join", 2) == log.Joined(2, "", BOB)
    assert ask(table, ADA, "free", 2) == log.Left(2)
    with refused("refused-bot"):
        ask(table, ADA, "fill", **{**FILL, "bot": "hal"})
    assert ask(table, ADA, "fill", **FILL) == log.Joined(2, "Rolf", "", "level-1")
    assert table.seats_owing_entropy() == [0]
    assert ask(table, ADA, "cancel") == log.Cancelled()
    assert table.status == "cancelled"
    for do, more in (("cancel", {}), ("free", {"seat": 1}), ("fill", FILL)):
        with refused("refused-cancelled"):
            ask(table, ADA, do, **more)
    with refused("refused-cancelled"):
        ask(table, BOB, "join", 2)


@pytest.mark.promise("PRO-34", "PRO-15")
def test_whoever_opened_a_table_may_begin_with_those_who_sit() -> None:
    free: Plain = {"kind": "open"}
    seats: Plain = [free, {"kind": "me", "name": "Ada", "adds": True}, free, free]
    table = Table.of(DICE, opening({**SPEC, "seats": seats}))
    with refused("refused-not-opener"):
        ask(table, BOB, "fewer")
    bytes_ = {ADA: b"sixteen of Ada's", BOB: b"sixteen of Bob's"}
    ask(table, ADA, "seal", 1, seal=sealed_for(table, 1, bytes_[ADA]), dice=2)
    ask(table, BOB, "join", 3, name="Bob", seal=sealed_for(table, 3, bytes_[BOB]), dice=2)
    sights = ViewCache()
    before = {who: tables.view_for(table, sights, who) for who in (ADA, BOB, CYD)}
    assert ask(table, ADA, "fewer") == log.Fewer()
    assert [seat.name for seat in table.seats] == ["Ada", "Bob"]
    assert (table.status, table.seats_owing_entropy()) == ("sealing", [0, 1])
    for who, seen in before.items():
        now = tables.view_for(table, sights, who)
        assert (now.news > seen.news, len(now.players)) == (True, 2), "nobody is shown the old one"
        assert now.fair.commitment == seen.fair.commitment
        assert now.fair.seals == ("", ""), "a seal holds for one seat, and both have another now"
    for seat, who in enumerate((ADA, BOB)):
        with refused("refused-unsealed"):
            ask(table, who, "unseal", seat, entropy=bytes_[who].hex())
        ask(table, who, "seal", seat, seal=sealed_for(table, seat, bytes_[who]), dice=2)
    with refused("refused-other-bytes"):
        ask(table, BOB, "unseal", 1, entropy=b"other".hex())
    for seat, who in enumerate((ADA, BOB)):
        ask(table, who, "unseal", seat, entropy=bytes_[who].hex())
    assert (table.status, table.dice_promise()) == ("playing", "sealed")
    with refused("refused-started"):
        ask(table, ADA, "fewer")
    play_out(table)
    assert not fairness.verify(table.record(), DICE).wrong
    assert (table.record().seats, len(table.places())) == (2, 2)


def test_nobody_begins_with_too_few_or_without_who_is_invited() -> None:
    table = Table.of(AUCTION, [Table.opening_entry(AUCTION, 3, {}, SECRET, 0, opener=ADA)])
    least = AUCTION.seats[0]
    with refused("refused-nobody"):
        ask(table, ADA, "fewer")
    for seat in range(least - 1):
        ask(table, PEOPLE[seat], "join", seat)
    with refused("refused-options"):
        ask(table, ADA, "fewer")
    kept = Table.opening_entry(AUCTION, 3, {}, SECRET, 0, opener=ADA, invited=("", "", CYD))
    table = Table.of(AUCTION, [kept])
    for seat in range(2):
        ask(table, PEOPLE[seat], "join", seat)
    with refused("refused-kept"):
        ask(table, ADA, "fewer")


def test_a_game_that_has_begun_is_nobodys_to_cancel() -> None:
    table = hot_seat(2)
    for do, more in (("cancel", {}), ("free", {"seat": 1})):
        with refused("refused-started"):
            ask(table, ADA, do, **more)
    with refused("refused-taken"):
        ask(table, ADA, "fill", **{**FILL, "seat": 1})


def test_a_table_is_never_left_to_bots_alone() -> None:
    table = Table.of(DICE, opening({**SPEC, "seats": [{"kind": "open"}] * 2}))
    ask(table, ADA, "fill", **{**FILL, "seat": 0})
    with refused("refused-nobody"):
        ask(table, ADA, "fill", **{**FILL, "seat": 1})


@pytest.mark.promise("PRO-35")
def test_the_same_people_may_play_again() -> None:
    table = new_table(AUCTION, "ppb")
    with refused("refused-not-over"):
        tables.open_rematch(table, ADA, SECRET, 0)
    with refused("refused-not-over"):
        table.link_rematch("next", 0, 0)
    play_out(table)
    with refused("refused-not-yours"):
        tables.open_rematch(table, CYD, SECRET, 0)
    more = Table.of(AUCTION, tables.open_rematch(table, BOB, b"another secret", 9))
    assert (more.status, more.opener, more.options) == ("open", BOB, table.options)
    assert [seat.kind for seat in more.seats] == ["open", "human", "bot"]
    assert [seat.player_view.kept for seat in more.seats] == [True, False, False]
    with refused("refused-kept"):
        ask(more, CYD, "join", 0)
    ask(more, ADA, "join", 0)
    assert (more.status, more.seats_owing_entropy()) == ("sealing", [1])
    table.commit(table.link_rematch("next", 1, 9))
    told = [build_view(table, viewer) for viewer in (WATCHER, 0)]
    assert [(seen.again, seen.again_by) for seen in told] == [("next", 1)] * 2
    with refused("refused-again"):
        table.link_rematch("other", 0, 9)
    table.commit(table.link_rematch("other", 0, 10, cleared="next"))
    assert (build_view(table, 0).again, build_view(table, 0).again_by) == ("other", 0)


def test_a_kept_seat_may_be_filled_if_nobody_comes() -> None:
    table = new_table(AUCTION, "pp")
    play_out(table)
    more = Table.of(AUCTION, tables.open_rematch(table, ADA, SECRET, 0))
    ask(more, ADA, "fill", **{**FILL, "seat": 1})
    assert not more.seats[1].player_view.kept


# ------------------------------------------------------------------------------------ requests


def test_every_request_finds_its_way() -> None:
    table = new_table(AUCTION, "p--")
    assert ask(table, BOB, "join", 1, name="Bob") == log.Joined(1, "Bob", BOB)
    assert ask(table, BOB, "leave", 1) == log.Left(1)
    ask(table, BOB, "join", 1)
    ask(table, CYD, "join", 2)
    for seat, player in enumerate(PEOPLE):
        card = AUCTION.actions.text(state_of(table).legal(seat)[0])
        turn = look(table, player).turn
        assert ask(table, player, "submit", seat, action=card, turn=turn) == log.Moved(seat, card)
    assert ask(table, ADA, "undo", 0) == log.UndoAsked(0, 0)
    assert ask(table, BOB, "consent", 1, agree=True) == log.UndoAnswered(1, True)
    assert ask(table, CYD, "consent", 2, agree=True) == log.Undone(0, 0, False)
    assert ask(table, ADA, "hold", 0) == log.Held(0, DEFAULT_LEVEL)
    assert ask(table, ADA, "give_back", 0) == log.GivenBack(0)
    with refused("refused-patience"):
        ask(table, ADA, "replace", 1)
    assert ask(table, ADA, "resign", 0) == log.Resigned(0, DEFAULT_LEVEL)
    with refused("refused-not-yours"):
        ask(table, ADA, "replace", 1)


def test_who_stands_in_is_chosen_with_the_table_and_kept_for_the_next() -> None:
    spec = TableSpec(DICE.id, (SeatSpec("me"), SeatSpec("me")), stand_in="level-4")
    table = Table.of(DICE, tables.open_table(spec, ADA, SECRET, 0))
    assert build_view(table, 0).stand_in == "level-4"
    assert tables.bot_job(table, 0)[1] == "level-4"
    assert ask(table, ADA, "resign", 0) == log.Resigned(0, "level-4")
    (opened, *_) = tables.open_rematch(table, ADA, SECRET, 0)
    assert isinstance(opened.what, log.Opened)
    assert opened.what.stand_in == "level-4"


def test_a_table_that_does_not_say_has_its_old_stand_in() -> None:
    first = tables.open_table(TableSpec(DICE.id, (SeatSpec("me"),)), ADA, SECRET, 0)[0]
    row = log.encode_entry(first)
    del row.data["stand_in"]
    assert build_view(Table.of(DICE, [log.decode_entry(row)]), 0).stand_in == "greedy"


def test_every_word_about_the_dice_finds_its_way() -> None:
    table = new_table(AUCTION, "--")
    table.commit(table.sit(0, ADA, "Ada", True, 0))
    mine = {0: b"sixteen of Ada's", 1: b"sixteen of Bob's"}
    seals = {seat: sealed_for(table, seat, own) for seat, own in mine.items()}
    assert ask(table, BOB, "join", 1, seal=seals[1], dice=2)
    assert ask(table, ADA, "seal", 0, seal=seals[0], dice=2)
    assert ask(table, ADA, "unseal", 0, entropy=mine[0].hex()) == log.Unsealed(0, mine[0].hex())
    with refused("refused-patience"):
        ask(table, ADA, "begin", 0)
    assert ask(table, BOB, "unseal", 1, entropy=mine[1].hex())
    assert (table.status, table.dice_promise()) == ("playing", "sealed")


@pytest.mark.parametrize(
    ("player", "request_", "key"),
    [
        (ADA, {"do": "join"}, "refused-request"),
        (ADA, {"do": "join", "seat": "0"}, "refused-request"),
        (ADA, {"do": "join", "seat": True}, "refused-request"),
        (ADA, {"do": "join", "seat": 7}, "refused-seat"),
        (ADA, {"do": "join", "seat": -1}, "refused-request"),
        (ADA, {"do": "join", "seat": 16}, "refused-request"),
        (ADA, {"do": "join", "seat": 1, "seal": "ab"}, "refused-request"),
        (ADA, {"do": "seal", "seat": 0, "seal": "ab"}, "refused-request"),
        (ADA, {"do": "unseal", "seat": 0, "entropy": "x"}, "refused-request"),
        (ADA, {"do": "unseal", "seat": 0, "entropy": "abc"}, "refused-request"),
        (ADA, {"do": "unseal", "seat": 0, "entropy": "é"}, "refused-request"),
        (ADA, {"do": "join", "seat": 1, "entropy": "ab"}, "refused-request"),
        (ADA, {"do": "begin", "seat": 0}, "refused-started"),
        (ADA, {"do": "join", "seat": 1}, "refused-taken"),
        (ADA, {"do": "undo", "seat": 1}, "refused-not-yours"),
        (ADA, {"do": "submit", "seat": 2, "action": "bid(1)"}, "refused-not-yours"),
        (CYD, {"do": "replace", "seat": 0}, "refused-not-yours"),
        (ADA, {"do": "replace", "seat": 0}, "refused-not-awaited"),
        ("", {"do": "hold", "seat": 2}, "refused-not-yours"),
        (CYD, {"do": "undo", "seat": 0}, "refused-not-yours"),
        (ADA, {"do": "dance", "seat": 0}, "refused-request"),
        (ADA, {"do": ["undo"], "seat": 0}, "refused-request"),
        (ADA, {"seat": 0}, "refused-request"),
        (ADA, {"do": "undo", "seat": 0, "hat": "red"}, "refused-request"),
        (ADA, {"do": "undo", "seat": 0, "key": 5}, "refused-request"),
        (ADA, {"do": "undo", "seat": 0, "key": "k" * 65}, "refused-request"),
        (ADA, {"do": "submit", "seat": 0}, "refused-request"),
        (ADA, {"do": "submit", "seat": 0, "action": 3}, "refused-request"),
        (ADA, {"do": "submit", "seat": 0, "action": "bid(99)"}, "refused-unknown"),
        (ADA, {"do": "submit", "seat": 0, "action": "bid(1)", "turn": "4"}, "refused-request"),
        (ADA, {"do": "submit", "seat": 0, "action": "bid(1)", "turn": 0}, "refused-stale"),
        (ADA, {"do": "undo", "seat": 0}, "refused-nothing"),
        (ADA, {"do": "consent", "seat": 0, "agree": True}, "refused-nobody-asks"),
        (ADA, {"do": "give_back", "seat": 0}, "refused-not-held"),
        (ADA, {"do": "leave", "seat": 0}, "refused-started"),
    ],
)
def test_what_makes_no_sense_now_is_refused(
    player: str, request_: dict[str, Plain], key: str
) -> None:
    table = new_table(AUCTION, "ppb")
    before = dump(table)
    with refused(key):
        tables.entry_for_command(table, player, decode_request(Command, request_), 0)
    assert dump(table) == before


def test_an_illegal_decision_is_refused_with_its_rule() -> None:
    table = new_table(AUCTION)
    with refused("refused-rule", "TOY-2.2"):
        ask(table, ADA, "submit", 0, action="prize(coin)")


def test_while_a_bot_plays_a_seat_its_player_does_not() -> None:
    table = new_table(AUCTION, "ppp")
    ask(table, ADA, "hold", 0)
    card = AUCTION.actions.text(state_of(table).legal(0)[0])
    for do, more in (("submit", {"action": card}), ("undo", {})):
        with refused("refused-held"):
            ask(table, ADA, do, 0, **more)
    ask(table, ADA, "resign", 0)
    for do, more in (("submit", {"action": card}), ("undo", {}), ("give_back", {})):
        with refused("refused-resigned"):
            ask(table, ADA, do, 0, **more)


def test_a_yes_is_a_yes_and_nothing_else() -> None:
    table = new_table(AUCTION)
    reveal(table)
    ask(table, ADA, "undo", 0)
    for answer in (None, "true", 1, "yes"):
        with refused("refused-request"):
            ask(table, BOB, "consent", 1, agree=answer)
    ask(table, BOB, "consent", 1, agree=False)
    assert table.undo_request is None
    assert decided(table)


@pytest.mark.promise("PRO-22")
def test_a_request_sent_twice_is_carried_out_once() -> None:
    table = new_table(AUCTION, "p-")
    assert ask(table, BOB, "join", 1, key="k1")
    assert ask(table, BOB, "join", 1, key="k1") is None
    card = AUCTION.actions.text(state_of(table).legal(0)[0])
    assert ask(table, ADA, "submit", 0, action=card, key="k2")
    assert ask(table, ADA, "submit", 0, action=card, key="k2") is None
    assert ask(table, ADA, "undo", 0, key="k3")
    assert ask(table, ADA, "undo", 0, key="k3") is None
    assert decided(table) == []
    assert table.command_keys == {"k1", "k2", "k3"}


def test_what_was_refused_may_be_asked_again() -> None:
    table = new_table(AUCTION)
    with refused("refused-nothing"):
        ask(table, ADA, "undo", 0, key="again")
    decide(table, 0)
    assert ask(table, ADA, "undo", 0, key="again")


def test_without_a_key_nothing_is_a_repetition() -> None:
    table = new_table(AUCTION)
    for do in ("hold", "give_back", "hold"):
        assert ask(table, ADA, do, 0, key="") is not None
    assert table.command_keys == set()


# -------------------------------------------------------------------------------------- looking


def test_people_look_from_the_seat_that_must_decide() -> None:
    table = hot_seat(3)
    assert look(table, ADA).viewer == 0
    decide(table, 0)
    assert look(table, ADA).viewer == 1
    assert look(table, ADA, 0).viewer == 0
    assert look(table, ADA, 2).viewer == 2
    assert look(table, ADA).mine == (0, 1, 2)
    for elsewhere in (-1, 3, 99):
        assert look(table, ADA, elsewhere).viewer == 1
    play_out(table)
    assert look(table, ADA).viewer == 0, "the first when none must decide"


def test_others_look_on() -> None:
    table = new_table(AUCTION)
    for seat in (None, 0, 1):
        seen = look(table, "somebody", seat)
        assert (seen.viewer, seen.mine, seen.moves) == (WATCHER, (), ())
    waiting = new_table(AUCTION, "p-")
    assert look(waiting, ADA).viewer == 0
    assert look(waiting, "somebody").viewer == WATCHER


def test_only_who_opened_a_table_is_told_that_they_may_change_it() -> None:
    table = Table.of(DICE, opening({**SPEC, "seats": [{"kind": "open"}] * 2}))
    assert look(table, ADA).viewer == WATCHER
    assert look(table, ADA).opener
    assert not look(table, BOB).opener
    assert not look(table, "").opener


def test_a_whole_game_at_one_screen() -> None:
    table = hot_seat(2)
    while table.status == "playing":
        seen = look(table, ADA)
        ask(table, ADA, "submit", seen.viewer, turn=seen.turn, action=seen.moves[0].decision)
    assert not fairness.verify(table.record(), table.game).wrong


# ----------------------------------------------------------------------------------------- why


def test_it_is_said_why_something_cannot_be() -> None:
    table = new_table(AUCTION, "p-")
    with refused("refused-not-started"):
        tables.why(table, 0, ["bid(1)"])
    table.commit(table.join(1, BOB, "", 0))
    assert tables.why(table, 0, ["prize(coin)"]) == Why("TOY-2.2", "why-toy-2-2")
    legal = AUCTION.actions.text(state_of(table).legal(0)[0])
    assert tables.why(table, 0, [legal]) == Why("", "")
    assert tables.why(table, 0, ["prize(coin)", legal]) == Why("", "")
    assert tables.why(table, 0, []) == Why("", "")
    for nowhere in (-1, 2):
        with refused("refused-seat"):
            tables.why(table, nowhere, [legal])


@pytest.mark.parametrize("language", ["en", "fr"])
@every_title
def test_there_are_words_for_every_rule_that_forbids_something(game: Game, language: str) -> None:
    """Nothing is forbidden without words, and no words are there for what forbids nothing."""
    said = re.findall(r"^(why-[a-z0-9-]+) =", tables.load_words(game.id, language), re.M)
    rules = Path(str(importlib.import_module(game.package).__file__)).parent
    code = "".join([path.read_text("utf-8") for path in rules.rglob("*.py")])
    known = set(re.findall(r'"([A-Z]{3}-\d+\.\d+)"', code))
    assert set(said) <= {why_key(rule) for rule in known}
    assert {why_key(rule) for rule in forbidding(game)} <= set(said)


def why_key(rule: str) -> str:
    return f"why-{rule}".replace(".", "-").lower()


@cache
def forbidding(game: Game) -> set[str]:
    """The rules that forbid anything in a recorded game."""
    record = Record.parse(min((RECORDS / game.id).glob("*.record")).read_text("utf-8"))
    played = game.by(record.game, record.rules)
    assert played
    state = record.play(played, 0)
    found: set[str | None] = set()
    for number, decision in enumerate(record.decisions):
        if number % 5 == 0:
            for seat in range(state.seats):
                found |= {state.why_not(seat, action) for action in range(game.actions.size)}
        state.play(*decision)
    rules = {rule for rule in found if rule}
    assert rules
    return rules


@pytest.mark.parametrize("touched", ["", "hex", "hex/zz", "die", "die/pip", "die/pip/x", "/"])
def test_what_is_not_on_the_table_cannot_be_touched(touched: str) -> None:
    table = new_table(DICE)
    reveal(table)
    assert tables.why(table, 0, [touched]) == Why("", "")


# ---------------------------------------------------------------------------------------- bots


@pytest.mark.parametrize("bot", LEVELS[:3])
def test_bots_decide_from_a_copy(bot: str) -> None:
    spec = TableSpec(DICE.id, (SeatSpec("me"), SeatSpec("bot", bot=bot), SeatSpec("bot", bot=bot)))
    table = Table.of(DICE, tables.open_table(spec, ADA, SECRET, 0))
    for _ in range(6):
        while not table.bots_to_move():
            decide(table, 0)
        seat = table.bots_to_move()[0]
        before = dump(table)
        state, name, seed = tables.bot_job(table, seat)
        written = tables.decide_with_bot(state, seat, name, seed)
        assert (name, dump(table)) == (bot, before)
        assert tables.decide_with_bot(tables.bot_job(table, seat)[0], seat, name, seed) == written
        entry = tables.bot_entry(table, seat, written, 0)
        assert entry is not None
        assert entry.what == log.Moved(seat, written, bot)
        table.commit(entry)
        assert seat in table.bots_to_move() or tables.bot_entry(table, seat, written, 0) is None


# ------------------------------------------------------------------------------------- refusals


@pytest.mark.promise("PRO-31")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_refusal_can_be_said(language: str) -> None:
    folder = Path(tables.__file__).parent
    used = {
        key
        for path in folder.glob("*.py")
        for key in re.findall(r'"(refused-[a-z-]+)"', path.read_text(encoding="utf-8"))
    }
    said = set(re.findall(r"^(refused-[a-z-]+) =", tables.load_words(DICE.id, language), re.M))
    assert used
    assert used - said == set()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_that_happens_to_a_table_can_be_said(language: str) -> None:
    told = set(re.findall(r'"(log-[a-z-]+)"', Path(reducer.__file__).read_text(encoding="utf-8")))
    said = set(re.findall(r"^(log-[a-z-]+) =", tables.load_words(DICE.id, language), re.M))
    assert len(told) > 6
    assert told - said == set()


@every_title
def test_looking_closer_shows_what_any_watcher_may_see(game: Game) -> None:
    table = new_table(game, "ppp")
    state, hidden = state_of(table), [state_of(table).determinize(0, b"other")]
    owned = [area for area in game.scene(state, WATCHER).areas if area.seat >= 0]
    for seat in range(3):
        scene = tables.seat_close_up(table, seat)
        arranged = [area for area in scene.areas if area.seat == seat and area.role != "opponent"]
        assert arranged or not owned, "the things of a seat are laid out"
        assert scene.viewer == WATCHER
        assert all(game.close_up(other, seat) == game.close_up(state, seat) for other in hidden)
    with refused("refused-seat"):
        tables.seat_close_up(table, 3)
