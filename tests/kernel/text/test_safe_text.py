"""Text from strangers: names are cleaned, quotations escaped, and pictures stay sound XML."""

import re
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldspar.kernel.notation.record import Record
from feldspar.kernel.notation.record_format import RecordError
from feldspar.kernel.position_codec import PositionError
from feldspar.kernel.text.safe_text import (
    LONGEST_NAME,
    LONGEST_QUOTE,
    MOST_MARKS,
    clean,
    escape_unprintable,
    xml,
)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Ann", "Ann"),
        ("Jean-Noël Éluard 熊 🎲", "Jean-Noël Éluard 熊 🎲"),
        ("\x1b]0;owned\x07\x1b[2JAnn", "]0;owned[2JAnn"),
        ("A\x00n\x7fn\x85\x9b", "Ann"),
        ("\u202eAnn\u2066\u2069\u200f\u061c", "Ann"),
        ("A\u200bn\u200dn\ufeff\u2060", "Ann"),
        ("A\u3164n\ufe0fn\u115f\u2800\U000e0101", "Ann"),
        ("Ann\u00a0\u202fBob\u2003", "Ann  Bob"),
        ("Ann\u2028Bob\nCid\r", "AnnBobCid"),
        ("\u0301\u0301Ann", "Ann"),
        ("e" + "\u0301" * 50, "e" + "\u0301" * MOST_MARKS),
        ("ก" + "\u0e47" * 50, "ก" + "\u0e47" * MOST_MARKS),
        ("e" + "\u0488" * 50 + "\u20dd", "e" + "\u0488" * MOST_MARKS),
        ("\u0488\u20ddAnn", "Ann"),
        ("علی\u200cرضا", "علی\u200cرضا"),
        ("\u200cعلی\u200c\u200cرضا\u200c", "علی\u200cرضا"),
        ("क्\u200dष क्\u200cष", "क्\u200dष क्\u200cष"),
        ("👩🏽\u200d🚀 👩\u200d👩\u200d👧", "👩🏽\u200d🚀 👩\u200d👩\u200d👧"),
        ("🎲\u200d\u200d🎲\u200d \u200d🎲", "🎲\u200d🎲 🎲"),
        ("A\u200cn\u200dn\u200d", "Ann"),
        (" \u0e47Ann \u0e47", "Ann"),
        ("x" * (LONGEST_NAME - 2) + "🎲\u200d🎲", "x" * (LONGEST_NAME - 2) + "🎲"),
        ("x" * 1_000, "x" * LONGEST_NAME),
        ("\ud800", ""),
    ],
)
def test_a_name_is_one_short_line_of_what_can_be_seen(name: str, kept: str) -> None:
    assert clean(name) == kept


ODD = st.sampled_from("\u200c\u200d\u0e47\u094d\U0001f3fd\ufe0f ") | st.sampled_from("aिیक🎲❤")


@given(st.text(max_size=200) | st.text(ODD, max_size=60))
def test_whatever_is_cleaned_can_be_shown(name: str) -> None:
    cleaned = clean(name)
    assert re.sub("(?<=[^ ])[\u200c\u200d](?=[^ \u200c\u200d])", "", cleaned).isprintable()
    assert len(cleaned) <= LONGEST_NAME
    assert clean(cleaned) == cleaned
    assert escape_unprintable(cleaned) == cleaned
    assert re.sub("[\u00a0\u202f\u200c\u200d]", "", escape_unprintable(name)).isprintable()
    assert len(escape_unprintable(name)) <= LONGEST_QUOTE
    assert ElementTree.fromstring(f"<a>{xml(name)}</a>").text in (escape_unprintable(name), None)


@pytest.mark.parametrize("error", [PositionError, RecordError])
def test_a_refusal_spells_out_what_it_quotes(error: type[ValueError]) -> None:
    assert str(error("not \x1b[2J\u202e\n")) == "not \\x1b[2J\\u202e\\n"
    assert len(str(error("x" * 100_000))) == LONGEST_QUOTE


def test_free_text_of_a_record_is_cleaned_and_nothing_else_of_it() -> None:
    odd = "\x1b[2J\u202e"
    text = (
        f"feldspar record 2\ngame: toy{odd}\nrules: 1\nseats: 2\ntitle: Evening{odd}\n"
        f"option wins{odd}: most{odd}\nplayer 0: Ann{odd}\nbot 1: greedy{odd}\n"
        f"commitment: 00{odd}\nseed: 01\n\n0 bid(1)\n1 bid(2) by level-2{odd}\n\n"
        f"scores: 1 0{odd}\nplaces: 1 2\ndigest: 00\n"
    )
    record, spelled = Record.parse(text), "\\x1b[2J\\u202e"
    assert (record.title, record.players) == ("Evening[2J", {0: "Ann[2J"})
    assert (record.game, record.commitment) == (f"toy{spelled}", f"00{spelled}")
    assert record.options == {f"wins{spelled}": f"most{spelled}"}
    assert (record.bots, record.standins) == ({1: f"greedy{spelled}"}, {1: f"level-2{spelled}"})
    assert record.end["scores"] == f"1 0{spelled}"
    assert (record.seed, record.decisions) == (b"\x01", [(0, "bid(1)"), (1, "bid(2)")])
    assert str(record).replace("\n", "").isprintable()
