"""A record is canonical text: the same bytes read, written and played again; errors say where."""

import re
import tracemalloc
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldspar.kernel.events import Event
from feldspar.kernel.notation.record import Record
from feldspar.kernel.notation.record_format import RecordError
from feldspar.kernel.text.safe_text import clean, escape_unprintable
from tests.toy import ACTIONS, GAME, ToyState

WHOLE = """\
feldspar record 1
game: toy
rules: 1
seats: 2
title: Two seats: a short evening
option wins: highest
player 0: Ann
player 1: Bär 熊
commitment: c0ffee
seed: 616e79

1 bid(1)
0 bid(3)
0 prize(gift)
0 give(1)

scores: 5 1
places: 1 2
digest: 00ff
"""

WHOLE_2 = """\
feldspar record 2
game: toy
rules: 1
seats: 3
option wins: highest
player 0: Ann
player 1: Bär 熊
bot 2: greedy
commitment: c0ffee
seal 0: 5ea1
entropy 0: 00
secret: 01
seed: 616e79

1 bid(1)
0 bid(3) by greedy
2 bid(2)

resigned 1: 2
resigned 0: 3
take-backs: 4
scores: 5 1 0
places: 3 2 1
digest: 00ff
"""

# docs/record-format.md
GRAMMAR_1 = re.compile(
    r"""feldspar\ record\ 1\n
    game:\ [a-z_]+\n
    rules:\ [0-9]+\n
    seats:\ [0-9]+\n
    (title:\ [^\n]+\n)?
    (option\ [a-z_]+:\ [^\n]*\n)*
    (player\ [0-9]+:\ [^\n]*\n)*
    (commitment:\ [^\n]+\n)?
    (entropy\ [0-9]+:\ ([0-9a-f]{2})*\n)*
    (secret:\ ([0-9a-f]{2})*\n)?
    (seed:\ ([0-9a-f]{2})*\n)?
    \n
    ([0-9]+\ [a-z_]+(\([^(),]+(,[^(),]+)*\))?\n)*
    (\nscores:\ [0-9]+(\ [0-9]+)*\n
    places:\ [0-9]+(\ [0-9]+)*\n
    digest:\ ([0-9a-f]{2})*\n)?""",
    re.VERBOSE,
)
GRAMMAR_2 = re.compile(
    r"""feldspar\ record\ 2\n
    game:\ [a-z_]+\n
    rules:\ [0-9]+\n
    seats:\ [0-9]+\n
    (title:\ [^\n]+\n)?
    (option\ [a-z_]+:\ [^\n]*\n)*
    (player\ [0-9]+:\ [^\n]*\n)*
    (bot\ [0-9]+:\ [^\n]*\n)*
    (dice:\ [0-9]+\n)?
    (commitment:\ [^\n]+\n)?
    (seal\ [0-9]+:\ ([0-9a-f]{2})*\n)*
    (entropy\ [0-9]+:\ ([0-9a-f]{2})*\n)*
    (secret:\ ([0-9a-f]{2})*\n)?
    (seed:\ ([0-9a-f]{2})*\n)?
    \n
    ([0-9]+\ [a-z_]+(\([^(),]+(,[^(),]+)*\))?(\ by\ [^ ()]+)?\n)*
    (\n(resigned\ [0-9]+:\ [0-9]+\n)*
    (take-backs:\ [1-9][0-9]*\n)?
    scores:\ [0-9]+(\ [0-9]+)*\n
    places:\ [0-9]+(\ [0-9]+)*\n
    digest:\ ([0-9a-f]{2})*\n)?""",
    re.VERBOSE,
)


def whole(old: str = "", new: str = "") -> str:
    """The text of a record, with one thing put for another."""
    return changed(WHOLE, old, new)


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) >= 1
    return text.replace(old, new, 1)


def refusal(text: str) -> str:
    with pytest.raises(RecordError) as caught:
        Record.parse(text)
    return str(caught.value)


def toy_record(*decisions: str, seats: int = 2, **options: str) -> Record:
    """A record of a toy game in which seat 0 holds the cards 1, 3 and 6."""
    record = Record.of(GAME.new(seats, b"any", **options))
    record.decisions = [(int(seat), written) for seat, written in (d.split(" ") for d in decisions)]
    return record


# -------------------------------------------------------------------------------- the same bytes


def test_every_part_of_a_record_is_read() -> None:
    record = Record.parse(WHOLE)
    assert record.format == 1
    assert (record.game, record.rules, record.seats) == ("toy", 1, 2)
    assert record.title == "Two seats: a short evening"
    assert record.options == {"wins": "highest"}
    assert record.players == {0: "Ann", 1: "Bär 熊"}
    assert record.commitment == "c0ffee"
    assert record.seed == b"any"
    assert record.decisions == [(1, "bid(1)"), (0, "bid(3)"), (0, "prize(gift)"), (0, "give(1)")]
    assert record.end == {"scores": "5 1", "places": "1 2", "digest": "00ff"}
    assert str(record) == WHOLE
    assert GRAMMAR_1.fullmatch(WHOLE)


def test_every_part_of_a_record_of_format_2_is_read() -> None:
    record = Record.parse(WHOLE_2)
    assert record.format == 2
    assert record.bots == {2: "greedy"}
    assert record.seals == {0: "5ea1"}
    assert (record.entropy, record.secret) == ({0: b"\0"}, b"\1")
    assert record.decisions == [(1, "bid(1)"), (0, "bid(3)"), (2, "bid(2)")]
    assert record.standins == {1: "greedy"}
    assert record.resigned == [(1, 2), (0, 3)]
    assert record.takebacks == 4
    assert record.end == {"scores": "5 1 0", "places": "3 2 1", "digest": "00ff"}
    assert str(record) == WHOLE_2
    assert GRAMMAR_2.fullmatch(WHOLE_2)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("bots", {0: "greedy"}),
        ("seals", {0: "00"}),
        ("standins", {0: "greedy"}),
        ("resigned", [(0, 1)]),
        ("takebacks", 1),
    ],
)
def test_what_is_new_is_never_written_as_the_old_format(name: str, value: object) -> None:
    record = Record.parse(WHOLE)
    setattr(record, name, value)
    with pytest.raises(RecordError, match="format 1 knows no"):
        str(record)


def test_the_least_a_record_can_say() -> None:
    text = "feldspar record 2\ngame: toy\nrules: 1\nseats: 2\n\n"
    record = Record.parse(text)
    assert str(record) == text == str(Record("toy", 1, 2))
    assert (record.title, record.commitment, record.seed) == ("", "", None)
    assert not record.options
    assert not record.players
    assert not record.decisions
    assert not record.end


WORD = st.text("abcdefghijklmnopqrstuvwxyz_", min_size=1, max_size=8)
LINE = st.text(st.characters(codec="utf-8", exclude_categories=["C", "Zl", "Zp"]), max_size=20)
NAME = LINE.map(clean)
"""As tables write them; others are cleaned when a record is read."""
KEY = st.none() | st.binary(max_size=32)


@st.composite
def records(draw: st.DrawFn) -> Record:
    record = Record(draw(WORD), draw(st.integers(0, 99)), 5)
    record.format = draw(st.sampled_from([1, 2]))
    bytes_of_seats = st.dictionaries(st.integers(0, 4), st.binary(max_size=32), max_size=3)
    record.title = draw(NAME)
    record.options = draw(st.dictionaries(WORD, LINE.map(escape_unprintable), max_size=3))
    record.players = draw(st.dictionaries(st.integers(0, 4), NAME, max_size=3))
    record.commitment = draw(st.binary(max_size=8)).hex()
    record.entropy = draw(bytes_of_seats)
    record.secret, record.seed = draw(KEY), draw(KEY)
    some = st.integers(0, ACTIONS.size - 1).map(ACTIONS.text)
    record.decisions = draw(st.lists(st.tuples(st.integers(0, 4), some), max_size=5))
    if draw(st.booleans()):
        digest = draw(st.binary(max_size=32)).hex()
        record.end = {"scores": "12 7", "places": "1 2", "digest": digest}
    if record.format == 2:
        record.dice = draw(st.sampled_from([1, 2]))
        record.bots = draw(st.dictionaries(st.integers(0, 4), WORD, max_size=3))
        record.seals = {seat: added.hex() for seat, added in draw(bytes_of_seats).items()}
        indices = [n for n in range(len(record.decisions)) if draw(st.booleans())]
        record.standins = {index: draw(WORD) for index in indices}
    if record.format == 2 and record.end:
        seats = st.lists(st.integers(0, 4), unique=True, max_size=3)
        record.resigned = [(seat, draw(st.integers(0, 9))) for seat in draw(seats)]
        record.takebacks = draw(st.integers(0, 99))
    return record


@given(records())
def test_any_record_is_written_by_the_grammar_and_read_as_it_was(record: Record) -> None:
    text = str(record)
    assert (GRAMMAR_1 if record.format == 1 else GRAMMAR_2).fullmatch(text)
    assert vars(Record.parse(text)) == vars(record)
    assert str(Record.parse(text)) == text


def test_the_example_of_the_documentation_is_canonical() -> None:
    page = Path(__file__).parents[3] / "docs" / "record-format.md"
    example = page.read_text("utf-8").split("```\n")[1]
    assert str(Record.parse(example)) == example
    assert GRAMMAR_2.fullmatch(example)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("seats: 2", "seats: 02", 4),
        ("seed: 616e79", "seed: 616E79", 10),
        ("seed: 616e79", "seed: 61 6e 79", 10),
        ("title: Two seats: a short evening", "title: ", 5),
        ("game: toy\nrules: 1", "rules: 1\ngame: toy", 2),
        ("player 0: Ann\n", "player 0: Ann\nplayer 00: Bob\n", 7),
        ("record 1\n", "record 1\r\n", 1),
        ("00ff\n", "00ff\n\n", 20),
        ("00ff\n", "00ff\n\nP.S. none of this is true\n", 20),
        ("00ff\n", "00ff", 19),
    ],
)
def test_what_would_be_written_otherwise_is_refused_with_its_line(
    old: str, new: str, line: int
) -> None:
    assert refusal(whole(old, new)).startswith(f"line {line}: ")


@pytest.mark.parametrize("space", ["\v", "\f", "\x1c", "\x85", "\u2028", "\u2029"])
def test_only_a_line_feed_ends_a_line(space: str) -> None:
    text = whole("Ann", f"Ann{space}Lee")
    assert Record.parse(text).players[0] == "AnnLee"
    assert str(Record.parse(text)) == whole("Ann", "AnnLee")


@pytest.mark.parametrize("name", ["Ann\nseed: 00", "Ann\n\n0 bid(1)", "Ann\rLee"])
def test_nobody_writes_into_a_record_by_their_name(name: str) -> None:
    record = toy_record()
    record.players = {0: name}
    with pytest.raises(ValueError, match="line"):
        str(record)


# ------------------------------------------------------------------------ errors say where and why

BEGINS = "line 1: a record begins with 'feldspar record 1' or 'feldspar record 2'"


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        (WHOLE, "", BEGINS),
        ("record 1", "record 3", BEGINS),
        ("game: toy", "game toy", "line 2: expected 'name: value', each name once"),
        ("rules: 1", "game: toy", "line 3: expected 'name: value', each name once"),
        ("game: toy\n", "", "line 10: the header lacks 'game: ...'"),
        ("rules: 1\n", "", "line 10: the header lacks 'rules: ...'"),
        ("seats: 2\n", "", "line 10: the header lacks 'seats: ...'"),
        ("0 bid(3)", "bid(3)", "line 13: a decision is a seat, a space and an action: '0 take'"),
        ("0 bid(3)", "0 ", "line 13: a decision is a seat, a space and an action: '0 take'"),
        ("0 bid(3)", "A bid(3)", "line 13: seat must be a number, not 'A'"),
        ("scores: 5 1", "scores 5 1", "line 17: expected 'name: value', each name once"),
    ],
)
def test_a_record_that_cannot_be_read_says_where_and_why(old: str, new: str, error: str) -> None:
    assert refusal(whole(old, new)) == error


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("rules: 1", "rules: one", "line 3: rules must be a number, not 'one'"),
        ("rules: 1", "rules: -1", "line 3: rules must be a number, not '-1'"),
        ("seats: 2", "seats: ²", "line 4: seats must be a number, not '²'"),
        ("title: Two", "titel: Two", "line 5: no record has a field 'titel'"),
        ("option wins", "option", "line 6: no record has a field 'option'"),
        ("player 0", "player A", "line 7: player must be a number, not 'A'"),
        ("player 0", "player", "line 7: no record has a field 'player'"),
        ("player 0", "player 2", "line 7: there is no seat 2: seats run from 0 to 1"),
        ("player 1", "bot 1", "line 8: no record has a field 'bot 1'"),
        ("player 1", "seal 1", "line 8: no record has a field 'seal 1'"),
        ("0 prize", "2 prize", "line 14: there is no seat 2: seats run from 0 to 1"),
        ("616e79", "xyz", "line 10: the seed is written in hexadecimal, not 'xyz'"),
        ("scores: 5 1\n", "", "line 17: a finished record ends with scores, places, digest"),
        ("digest: 00ff\n", "", "line 17: a finished record ends with scores, places, digest"),
    ],
)
def test_a_field_that_cannot_be_read_says_where_and_why(old: str, new: str, error: str) -> None:
    assert refusal(whole(old, new)) == error


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("bot 2", "bot 3", "line 8: there is no seat 3: seats run from 0 to 2"),
        ("bot 2: greedy", "bot 2: ", "line 8: a bot has a name of one word, not ''"),
        ("by greedy", "by big bot", "line 16: a bot has a name of one word, not 'big bot'"),
        ("by greedy", "by ", "line 16: a bot has a name of one word, not ''"),
        ("bot 2", "bot x", "line 8: bot must be a number, not 'x'"),
        ("seal 0: 5ea1", "seal 0: seal", "line 10: the seal is written in hexadecimal, not 'seal'"),
        ("seal 0: 5ea1", "seal 0: 5EA1", "line 10: expected 'seal 0: 5ea1"),
        ("0 bid(3) by greedy", "0  by greedy", "line 16: a decision is a seat, a space and an act"),
        ("resigned 1: 2", "resigned 3: 2", "line 19: there is no seat 3: seats run from 0 to 2"),
        ("resigned 1: 2", "resigned 1: x", "line 19: resigned must be a number, not 'x'"),
        ("resigned 1: 2", "resigned: 2", "line 19: no record has a field 'resigned'"),
        ("resigned 1: 2", "resigned 0: 2", "line 20: expected 'name: value', each name once"),
        ("take-backs: 4", "take-backs: 0", "line 21: expected 'scores: 5 1 0"),
        ("take-backs: 4", "undos: 4", "line 21: no record has a field 'undos'"),
        (
            "take-backs: 4\nscores: 5 1 0",
            "scores: 5 1 0\ntake-backs: 4",
            "line 21: expected 'take-",
        ),
        (
            "scores: 5 1 0\nplaces: 3 2 1\ndigest: 00ff\n",
            "",
            "line 19: a finished record ends with",
        ),
    ],
)
def test_what_is_new_in_format_2_says_where_and_why(old: str, new: str, error: str) -> None:
    assert refusal(changed(WHOLE_2, old, new)).startswith(error)


def test_a_record_says_by_which_protocol_its_dice_are_unless_it_is_the_first() -> None:
    assert Record.parse(WHOLE_2).dice == 1
    said = changed(WHOLE_2, "commitment", "dice: 2\ncommitment")
    record = Record.parse(said)
    assert (record.dice, str(record)) == (2, said)
    assert refusal(changed(said, "dice: 2", "dice: 1")).startswith("line 9: expected 'commitment")
    assert refusal(changed(said, "dice: 2", "dice: 02")).startswith("line 9: expected 'dice: 2")
    assert refusal(changed(said, "dice: 2", "dice: two")).startswith(
        "line 9: dice must be a number"
    )
    assert refusal(whole("commitment", "dice: 2\ncommitment")).startswith("line")
    record.format = 1
    with pytest.raises(RecordError):
        str(record)


# --------------------------------------------------------------------------- no larger than a game


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("seats: 2", "seats: 99999999999", "line 4: seats must be a number of at most 9 digits"),
        ("seats: 2", "seats: 17", "line 4: a table has 1 to 16 seats"),
        ("seats: 2", "seats: 0", "line 4: a table has 1 to 16 seats"),
        ("rules: 1", f"rules: {'9' * 900}", "line 3: rules must be a number of at most 9 digits"),
        ("player 0", "player 1000000000", "line 7: player must be a number of at most 9 digits"),
        ("0 bid(3)", "9999999999 bid", "line 13: seat must be a number of at most 9 digits"),
        ("Ann", "A" * 1000, "line 7: a line has at most 1,000 characters"),
        ("0 bid(3)", "0 " + "b" * 999, "line 13: a line has at most 1,000 characters"),
        (
            "option wins: highest\n",
            "".join(f"option {n}: \n" for n in range(101)),
            "line 102: a rec",
        ),
        ("0 bid(3)\n", "0 bid(3)\n" * 20_001, "line 20012: a record has at most 20,000 decisions"),
        ("0 bid(3)\n", "0 b\n" * 990_000, "line 20012: a record has at most 20,000 decisions"),
        ("00ff\n", "00ff" + "\n" * 3_000_000, "line 20: expected the end"),
        (WHOLE, WHOLE * 20_000, "a record has at most 4,000,000 characters, and this"),
    ],
    ids=range(13),
)
def test_nothing_larger_than_a_game_is_read(old: str, new: str, error: str) -> None:
    tracemalloc.start()
    text = whole(old, new)
    before, _ = tracemalloc.get_traced_memory()
    tracemalloc.reset_peak()
    assert refusal(text).startswith(error)
    peak = tracemalloc.get_traced_memory()[1] - before
    tracemalloc.stop()
    assert peak < 8_000_000


# ---------------------------------------------------------------------------------- playing again


def test_a_record_is_written_while_playing() -> None:
    state = GAME.new(2, b"any", wins="lowest")
    record = Record.of(state)
    assert (record.game, record.rules, record.seats) == ("toy", 1, 2)
    assert (record.options, record.seed) == ({"wins": "lowest"}, b"any")
    action = state.legal(1)[0]
    record.add(state, 1, action)
    state.apply(1, action)
    assert record.decisions == [(1, ACTIONS.text(action))]
    assert not record.end
    record.options["wins"] = "highest"
    assert state.options == {"wins": "lowest"}


def test_the_end_has_points_places_and_a_digest_of_the_state() -> None:
    state = GAME.new(3, b"any")
    state.coins = [4, 7, 4]
    record = Record.of(state)
    record.close(state)
    assert list(record.end) == ["scores", "places", "digest"]
    assert (record.end["scores"], record.end["places"]) == ("4 7 4", "2 1 2")
    assert re.fullmatch("[0-9a-f]{64}", record.end["digest"])
    other = Record.of(state)
    state.coins = [4, 7, 5]
    other.close(state)
    assert other.end["digest"] != record.end["digest"]


def test_whoever_resigned_is_behind_whoever_stayed() -> None:
    state = GAME.new(3, b"any")
    state.coins = [4, 7, 4]
    record = Record.of(state)
    record.resigned = [(1, 0)]
    record.close(state)
    assert (record.end["scores"], record.end["places"]) == ("4 7 4", "1 3 1")


def test_a_record_can_be_played_in_part_and_watched() -> None:
    state = GAME.new(2, b"any")
    first, second = ACTIONS.text(state.legal(0)[0]), ACTIONS.text(state.legal(1)[0])
    record = toy_record(f"0 {first}", f"1 {second}")
    seen: list[tuple[list[int], int, str]] = []
    record.play(GAME, watch=lambda s, seat, a: seen.append((s.actors(), seat, ACTIONS.text(a))))
    assert seen == [([0, 1], 0, first), ([1], 1, second)]
    assert record.play(GAME, until=0).state_key() == state.state_key()
    assert record.play(GAME, until=1).actors() == [1]
    played = record.play(GAME, until=99)
    assert isinstance(played, ToyState)
    assert played.pending


def test_a_game_played_again_can_be_told() -> None:
    state = GAME.new(2, b"any")
    record = toy_record(*(f"{seat} {ACTIONS.text(state.legal(seat)[0])}" for seat in (0, 1)))
    log: list[Event] = []
    record.play(GAME, log=log)
    assert [event.rule for event in log] == ["TOY-1.1", "TOY-1.1", "TOY-1.2", "TOY-1.2"]
    assert record.play(GAME).log is None


def test_a_record_of_other_rules_is_not_played() -> None:
    record = toy_record()
    record.rules = 2
    message = "this is a record of toy, rules 2; it cannot be played by toy, rules 1"
    with pytest.raises(RecordError, match=f"^{message}$"):
        record.play(GAME)


def test_a_record_of_another_game_is_not_played() -> None:
    record = toy_record()
    record.game = "chess"
    message = "this is a record of chess, rules 1; it cannot be played by toy, rules 1"
    with pytest.raises(RecordError, match=f"^{message}$"):
        record.play(GAME)


def test_a_record_is_not_played_before_its_seed_is_revealed() -> None:
    record = Record.parse(whole("seed: 616e79\n"))
    assert record.commitment == "c0ffee"
    with pytest.raises(RecordError, match=r"^the seed .* is not revealed yet: only its"):
        record.play(GAME)


@pytest.mark.parametrize(
    ("decision", "error"),
    [
        ("0 jump", "decision 1 (0 jump): no decision is called 'jump'; there are bid, prize, give"),
        ("0 bid(0)", "decision 1 (0 bid(0)): 'bid(0)': card is one of 1, 2, 3, 4, 5, 6, 7, 8, 9"),
        ("0 bid(9)", "decision 1 (0 bid(9)): seat 0 may not bid(9) now: see rule TOY-1.1"),
        ("7 bid(1)", "decision 1 (7 bid(1)): there is no seat 7: seats run from 0 to 1"),
    ],
)
def test_a_decision_that_cannot_be_played_says_which_and_why(decision: str, error: str) -> None:
    with pytest.raises(RecordError) as caught:
        toy_record(decision).play(GAME)
    assert str(caught.value) == error
    assert caught.value.decision == 1
    assert caught.value.rule == ("TOY-1.1" if "TOY" in error else "")


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("seats: 2", "seats: 9", "toy is for 2 to 3 seats, not 9"),
        ("wins: highest", "wins: both", "wins cannot be 'both'"),
        ("option wins", "option weather", "no option 'weather'"),
        ("option wins", "option seed", "no option 'seed'"),
    ],
)
def test_a_table_that_cannot_be_set_up_is_an_error_of_the_record(
    old: str, new: str, error: str
) -> None:
    with pytest.raises(RecordError, match=error):
        Record.parse(whole(old, new)).play(GAME)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("feldspar record 1", "chess", "refused-record-start"),
        ("rules: 1", "rules: one", "refused-record-number"),
        ("seats: 2", "seats: 0", "refused-record-seat"),
        ("game: toy\n", "", "refused-record-lacks"),
        ("seed: 61", "seed: xy", "refused-record-hex"),
        ("seed: 61", "need: 61", "refused-record-field"),
        ("places: ", "ranks: ", "refused-record-end"),
    ],
)
def test_what_is_wrong_with_a_record_has_a_message(old: str, new: str, key: str) -> None:
    """The text is for programs; people are told by the message, in their language."""
    with pytest.raises(RecordError) as caught:
        Record.parse(whole(old, new))
    assert caught.value.key == key


def test_a_decision_the_rules_forbid_is_told_from_one_there_is_not() -> None:
    keys = []
    for decision in ("0 jump", "0 bid(9)"):
        with pytest.raises(RecordError) as caught:
            toy_record(decision).play(GAME)
        keys.append(caught.value.key)
    assert keys == ["refused-record-decision", "refused-record-illegal"]
