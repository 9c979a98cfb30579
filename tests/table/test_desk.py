"""What people ask of a table as plain data: every request, every refusal."""

import json
import re
from contextlib import suppress
from pathlib import Path

import pytest

from feldspar import games
from feldspar.bots import BOTS
from feldspar.kernel.events import WATCHER
from feldspar.kernel.plain import Plain
from feldspar.table import Entry, Refused, Table, desk, fairness
from tests.table.auction import AUCTION
from tests.table.sitting import (
    DICE,
    PEOPLE,
    SECRET,
    decide,
    dump,
    new_table,
    play_out,
    refused,
    reveal,
    state_of,
)

ADA, BOB, CYD = PEOPLE
JUDGES = sorted(Path(games.__file__).parent.glob("*/judge.py"))
SPEC: dict[str, Plain] = {
    "game": DICE.id,
    "seats": [
        {"kind": "me", "name": "Ada", "entropy": "00ff"},
        {"kind": "bot", "bot": "greedy", "name": "Greta"},
        {"kind": "open"},
    ],
    "options": {"sheet": "B"},
    "clock": {"kind": "live", "seconds": 300, "increment": 5},
    "title": "Sunday",
}


def hot_seat(seats: int) -> dict[str, Plain]:
    return {"game": DICE.id, "seats": [{"kind": "me", "name": f"P{n}"} for n in range(seats)]}


def ask(table: Table, player: str, do: str, seat: Plain, **more: Plain) -> Entry | None:
    """Ask for something, and see it done."""
    before = dump(table)
    entry = desk.command(table, player, {"do": do, "seat": seat, **more}, 50)
    assert dump(table) == before
    if entry is not None:
        table.commit(entry)
    return entry


# --------------------------------------------------------------------------------- the shelf


def test_the_shelf_says_what_one_must_know_to_set_a_table() -> None:
    shelf = desk.shelf()
    assert [game["id"] for game in shelf if isinstance(game, dict)] == games.titles()
    assert json.loads(json.dumps(shelf)) == shelf
    about = desk.about(DICE)
    assert isinstance(about, dict)
    assert about["seats"] == [1, 5]
    assert about["bots"] == sorted(BOTS)
    assert about["options"] == {name: [*option.values] for name, option in DICE.options.items()}


@pytest.mark.parametrize("title", games.titles())
def test_words_and_pictures_of_every_title_are_there(title: str) -> None:
    english, french = desk.words(title, "en"), desk.words(title, "fr")
    keys = [set(re.findall(r"^([a-z][\w-]*) =", text, re.M)) for text in (english, french)]
    assert "points" in keys[0]
    assert keys[0] == keys[1]
    assert len(desk.art(title)) == 2
    assert all(str(document).lstrip().startswith("<svg") for document in desk.art(title))
    assert desk.cover(title) == "" or "<svg" in desk.cover(title)


def test_a_game_may_have_no_cover_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "load", lambda title: AUCTION)
    assert desk.cover("toy") == ""


# ------------------------------------------------------------------------------ setting a table


def test_whoever_opens_a_table_sits_down_at_once() -> None:
    entries = desk.opening(SPEC, ADA, SECRET, 7)
    assert [(entry.seq, entry.at, entry.kind, entry.seat) for entry in entries] == [
        (1, 7, "opened", -1),
        (2, 7, "joined", 0),
        (3, 7, "joined", 1),
    ]
    table = Table.of(DICE, entries)
    assert table.status == "open"
    assert table.title == "Sunday"
    assert table.options["sheet"] == "B"
    assert (table.clock.kind, table.clock.seconds, table.clock.increment) == ("live", 300, 5)
    assert table.seats[0].entropy == bytes([0, 255])
    assert table.seats[1].bot == "greedy"
    assert table.seats_of(ADA) == [0]


def test_little_need_be_said() -> None:
    (entry, *_) = entries = desk.opening(
        {"game": DICE.id, "seats": [{"kind": "me"}, {"kind": "me"}]}, ADA, SECRET, 0
    )
    table = Table.of(DICE, entries)
    assert table.seats_of(ADA) == [0, 1]
    assert table.status == "playing"
    assert entry.data["clock"] == {"kind": "none"}
    assert table.title == ""


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "refused-options"),
        ({"game": None}, "refused-options"),
        ({"game": ["burgundy_dice"]}, "refused-options"),
        ({"game": "../kernel"}, "refused-options"),
        ({"seats": []}, "refused-options"),
        ({"seats": [{"kind": "open"}] * 6}, "refused-options"),
        ({"seats": None}, "refused-request"),
        ({"seats": "me"}, "refused-request"),
        ({"seats": {"0": {"kind": "me"}}}, "refused-request"),
        ({"seats": ["me"]}, "refused-request"),
        ({"seats": [{}]}, "refused-request"),
        ({"seats": [{"kind": "king"}]}, "refused-request"),
        ({"seats": [{"kind": ["me"]}]}, "refused-request"),
        ({"seats": [{"kind": "me", "entropy": "xyz"}]}, "refused-request"),
        ({"seats": [{"kind": "bot"}]}, "refused-bot"),
        ({"seats": [{"kind": "bot", "bot": "hal"}]}, "refused-bot"),
        ({"seats": [{"kind": "bot", "bot": ["greedy"]}]}, "refused-bot"),
        ({"seats": [{"kind": "bot", "bot": "os:system"}]}, "refused-bot"),
        ({"options": []}, "refused-request"),
        ({"options": None}, "refused-request"),
        ({"options": {"sheet": "Z"}}, "refused-options"),
        ({"options": {"sheet": {"A": 1}}}, "refused-options"),
        ({"options": {"colour": "red"}}, "refused-options"),
        ({"options": {"seed": "1"}}, "refused-options"),
        ({"options": {"self": "1", "seats": "2"}}, "refused-options"),
        ({"options": {"castles": "different"}, "seats": [{"kind": "me"}]}, "refused-options"),
        ({"clock": []}, "refused-request"),
        ({"clock": None}, "refused-request"),
        ({"clock": {"kind": "sand"}}, "refused-clock"),
        ({"clock": {"kind": "live", "seconds": "many"}}, "refused-clock"),
    ],
)
def test_a_table_that_cannot_be_set_is_refused(change: dict[str, Plain], key: str) -> None:
    with refused(key):
        desk.opening({**SPEC, **change}, ADA, SECRET, 0)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "chess"}, "no game is called 'chess'; there are: "),
        ({"seats": []}, "for 1 to 5 seats, not 0"),
        ({"options": {"sheet": "Z"}}, "choose one of: A, B, C, D"),
        ({"options": {"colour": "red"}}, "no option 'colour'; there are: sheet"),
    ],
)
def test_it_is_said_what_is_possible(change: dict[str, Plain], said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        desk.opening({**SPEC, **change}, ADA, SECRET, 0)


def test_what_is_no_name_is_no_name() -> None:
    seats: Plain = [{"kind": "me", "name": None, "entropy": None}, {"kind": "me", "name": 5}]
    spec: dict[str, Plain] = {**SPEC, "seats": seats, "title": {"a": 1}}
    table = Table.of(DICE, desk.opening(spec, ADA, SECRET, 0))
    assert [table.title, table.seats[0].name, table.seats[1].name] == ["", "", ""]


# ------------------------------------------------------------------------------------ requests


def test_every_request_finds_its_way() -> None:
    table = new_table(AUCTION, "p--")
    assert ask(table, BOB, "join", 1, name="Bob", entropy="ab").kind == "joined"  # type: ignore[union-attr]
    assert table.seats[1].entropy == b"\xab"
    assert ask(table, BOB, "leave", 1).kind == "left"  # type: ignore[union-attr]
    ask(table, BOB, "join", 1)
    ask(table, CYD, "join", 2)
    for seat, player in enumerate(PEOPLE):
        card = AUCTION.actions.text(state_of(table).legal(seat)[0])
        turn = desk.look(table, player)["turn"]
        assert ask(table, player, "submit", seat, action=card, turn=turn)
    assert ask(table, ADA, "undo", 0).kind == "undo_asked"  # type: ignore[union-attr]
    assert ask(table, BOB, "consent", 1, agree=True).kind == "undo_answered"  # type: ignore[union-attr]
    assert ask(table, CYD, "consent", 2, agree=True).kind == "undone"  # type: ignore[union-attr]
    assert ask(table, ADA, "hold", 0).data == {"bot": desk.STAND_IN, "resigned": False}  # type: ignore[union-attr]
    assert ask(table, ADA, "give_back", 0).kind == "given_back"  # type: ignore[union-attr]
    assert ask(table, ADA, "resign", 0).data["resigned"] is True  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("player", "request_", "key"),
    [
        (ADA, {"do": "join"}, "refused-seat"),
        (ADA, {"do": "join", "seat": "0"}, "refused-seat"),
        (ADA, {"do": "join", "seat": True}, "refused-seat"),
        (ADA, {"do": "join", "seat": 7}, "refused-seat"),
        (ADA, {"do": "join", "seat": -1}, "refused-seat"),
        (ADA, {"do": "join", "seat": 1}, "refused-taken"),
        (ADA, {"do": "undo", "seat": 1}, "refused-not-yours"),
        (ADA, {"do": "submit", "seat": 2, "action": "bid(1)"}, "refused-not-yours"),
        (ADA, {"do": "nothing", "seat": -1}, "refused-not-yours"),
        ("", {"do": "hold", "seat": 2}, "refused-not-yours"),
        (CYD, {"do": "undo", "seat": 0}, "refused-not-yours"),
        (ADA, {"do": "dance", "seat": 0}, "refused-request"),
        (ADA, {"do": ["undo"], "seat": 0}, "refused-request"),
        (ADA, {"seat": 0}, "refused-request"),
        (ADA, {"do": "submit", "seat": 0}, "refused-unknown"),
        (ADA, {"do": "submit", "seat": 0, "action": 3}, "refused-unknown"),
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
        desk.command(table, player, request_, 0)
    assert dump(table) == before


def test_an_illegal_decision_is_refused_with_its_rule() -> None:
    table = new_table(AUCTION)
    with refused("refused-rule", "TOY-2.2"):
        ask(table, ADA, "submit", 0, action="prize(coin)")


def test_entropy_is_written_in_hexadecimal() -> None:
    table = new_table(AUCTION, "p-")
    for nonsense in ("x", "abc", "é"):
        with refused("refused-request"):
            ask(table, BOB, "join", 1, entropy=nonsense)


def test_while_a_bot_plays_a_seat_its_player_does_not() -> None:
    table = new_table(AUCTION)
    ask(table, ADA, "hold", 0)
    for do in ("submit", "undo", "consent"):
        with refused("refused-held"):
            ask(table, ADA, do, 0)
    ask(table, ADA, "resign", 0)
    for do in ("submit", "undo", "consent", "give_back"):
        with refused("refused-resigned"):
            ask(table, ADA, do, 0)


def test_a_no_is_whatever_is_not_a_yes() -> None:
    for answer in (False, None, "false", 0, "yes"):
        table = new_table(AUCTION)
        reveal(table)
        ask(table, ADA, "undo", 0)
        ask(table, BOB, "consent", 1, agree=answer)
        assert table.asked is None
        assert table.decisions


def test_a_request_sent_twice_is_carried_out_once() -> None:
    table = new_table(AUCTION, "p-")
    assert ask(table, BOB, "join", 1, key="k1")
    assert ask(table, BOB, "join", 1, key="k1") is None
    card = AUCTION.actions.text(state_of(table).legal(0)[0])
    assert ask(table, ADA, "submit", 0, action=card, key="k2")
    assert ask(table, ADA, "submit", 0, action=card, key="k2") is None
    assert ask(table, ADA, "undo", 0, key="k3")
    assert ask(table, ADA, "undo", 0, key="k3") is None
    assert table.decisions == []
    assert table.keys == {"k1", "k2", "k3"}


def test_what_was_refused_may_be_asked_again() -> None:
    table = new_table(AUCTION)
    with refused("refused-nothing"):
        ask(table, ADA, "undo", 0, key="again")
    decide(table, 0)
    assert ask(table, ADA, "undo", 0, key="again")


@pytest.mark.parametrize("key", [None, "", 0, 5, {}])
def test_what_is_no_key_is_no_repetition(key: Plain) -> None:
    table = new_table(AUCTION)
    for do in ("hold", "give_back", "hold"):
        entry = ask(table, ADA, do, 0, key=key)
        assert entry is not None
        assert "key" not in entry.data


# -------------------------------------------------------------------------------------- looking


def test_people_look_from_the_seat_that_must_decide() -> None:
    table = Table.of(DICE, desk.opening(hot_seat(3), ADA, SECRET, 0))
    assert desk.look(table, ADA)["viewer"] == 0
    decide(table, 0)
    assert desk.look(table, ADA)["viewer"] == 1
    assert desk.look(table, ADA, 0)["viewer"] == 0
    assert desk.look(table, ADA, 2)["viewer"] == 2
    assert desk.look(table, ADA)["mine"] == [0, 1, 2]
    for elsewhere in (-1, 3, 99):
        assert desk.look(table, ADA, elsewhere)["viewer"] == 1
    play_out(table)
    assert desk.look(table, ADA)["viewer"] == 0, "the first when none must decide"


def test_others_look_on() -> None:
    table = new_table(AUCTION)
    for seat in (None, 0, 1):
        seen = desk.look(table, "somebody", seat)
        assert (seen["viewer"], seen["mine"], seen["moves"]) == (WATCHER, [], [])
    waiting = new_table(AUCTION, "p-")
    assert desk.look(waiting, ADA)["viewer"] == 0
    assert desk.look(waiting, "somebody")["viewer"] == WATCHER


def test_a_whole_game_at_one_screen() -> None:
    table = Table.of(DICE, desk.opening(hot_seat(2), ADA, SECRET, 0))
    while table.status == "playing":
        seen = desk.look(table, ADA)
        assert isinstance(seen["moves"], list)
        move = seen["moves"][0]
        assert isinstance(move, dict)
        request = {"do": "submit", "seat": seen["viewer"], "turn": seen["turn"]}
        entry = desk.command(table, ADA, {**request, "action": move["decision"]}, 0)
        assert entry is not None
        table.commit(entry)
    assert fairness.verify(table.record()) is None


# ----------------------------------------------------------------------------------------- why


def test_it_is_said_why_something_cannot_be() -> None:
    table = new_table(AUCTION, "p-")
    with refused("refused-not-started"):
        desk.why(table, 0, ["bid(1)"])
    table.commit(table.join(1, BOB, "", b"", 0))
    assert desk.why(table, 0, ["prize(coin)"]) == {"rule": "TOY-2.2", "key": "why-toy-2-2"}
    legal = AUCTION.actions.text(state_of(table).legal(0)[0])
    assert desk.why(table, 0, [legal]) == {"rule": "", "key": ""}
    assert desk.why(table, 0, ["prize(coin)", legal]) == {"rule": "", "key": ""}
    assert desk.why(table, 0, []) == {"rule": "", "key": ""}
    for nowhere in (-1, 2):
        with refused("refused-seat"):
            desk.why(table, nowhere, [legal])


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("judge", JUDGES, ids=lambda path: str(path.parent.name))
def test_there_are_words_for_every_rule_that_forbids_something(judge: Path, language: str) -> None:
    rules = re.findall(r'"([A-Z]{3}-\d+\.\d+)"', judge.read_text(encoding="utf-8"))
    said = re.findall(r"^(why-[a-z0-9-]+) =", desk.words(judge.parent.name, language), re.M)
    assert rules
    assert set(said) == {f"why-{rule}".replace(".", "-").lower() for rule in rules}


@pytest.mark.parametrize("touched", ["", "hex", "hex/zz", "die", "die/pip", "die/pip/x", "/"])
def test_what_is_not_on_the_table_cannot_be_touched(touched: str) -> None:
    table = new_table(DICE)
    reveal(table)
    with suppress(Refused):  # a game may also say that it means nothing
        assert desk.why(table, 0, [touched]).keys() == {"rule", "key"}


# ---------------------------------------------------------------------------------------- bots


@pytest.mark.parametrize("bot", sorted(BOTS))
def test_bots_decide_from_a_copy(bot: str) -> None:
    spec: dict[str, Plain] = {"game": DICE.id, "seats": [{"kind": "bot", "bot": bot}] * 2}
    table = Table.of(DICE, desk.opening(spec, "", SECRET, 0))
    for _ in range(6):
        seat = table.bots_to_move()[0]
        before = dump(table)
        state, name, seed = desk.thought(table, seat)
        written = desk.think(state, seat, name, seed)
        assert (name, dump(table)) == (bot, before)
        assert desk.think(desk.thought(table, seat)[0], seat, name, seed) == written
        table.commit(table.submit(seat, written, 0))


# ------------------------------------------------------------------------------------- refusals


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_refusal_can_be_said(language: str) -> None:
    folder = Path(desk.__file__).parent
    used = {
        key
        for path in folder.glob("*.py")
        for key in re.findall(r'"(refused-[a-z-]+)"', path.read_text(encoding="utf-8"))
    }
    said = set(re.findall(r"^(refused-[a-z-]+) =", desk.words(DICE.id, language), re.M))
    assert used
    assert used - said == set()
