"""`feldspar verify`: says what is wrong, or exactly what is proved and what is not."""

import inspect
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import pytest

import feldspar
from feldspar.cli import main
from feldspar.cli.common import words
from feldspar.kernel.notation.record_parser import MOST_TEXT
from feldspar.kernel.text.fluent import ONE
from feldspar.table.core import fairness, record_check
from feldspar.table.core.fairness import Promise, commitment
from tests.table.altered import ALTERATIONS, altered
from tests.table.fair_games import SECRET, played

TITLE = "burgundy_dice"

Verify = Callable[..., tuple[int, str]]


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Verify:
    def verify(record: object, language: str = "en", command: str = "verify") -> tuple[int, str]:
        file = tmp_path / "game.record"
        file.write_text(str(record), "utf-8")
        status = main([command, str(file), "--lang", language])
        said = capsys.readouterr()
        return status, said.out + said.err

    return verify


def test_what_is_proved_and_what_is_not(verify: Verify) -> None:
    status, said = verify(played(TITLE))
    assert status == 0
    first, proved, rest, *still_open = said.splitlines()
    assert re.match(r"All is as it must be: the dice, \d+ decisions, the scores, the places", first)
    assert proved.startswith(
        "Proved, if all seals were shown before any bytes were revealed: nobody"
    )
    assert "weaker" not in proved
    assert rest == "Not proved by this file alone:"
    assert len(still_open) == 4
    assert still_open[0].endswith(commitment(SECRET))
    seals = feldspar.Record.parse(played(TITLE)).seals
    assert still_open[1].endswith(", ".join(f"{seat}: {seal}" for seat, seal in seals.items()))
    assert "Whoever ran the server could, from the start of the game" in still_open[2]


def test_of_several_weaker_promises_all_are_told(verify: Verify) -> None:
    """Who sealed nothing must know it, and so must all others that bytes were withheld."""
    vectors = json.loads((Path(__file__).parents[1] / "table/dice_vectors.json").read_text("utf-8"))
    found = [one["record"] for one in vectors if one["name"] == "withheld, and one adds none"]
    status, said = verify(feldspar.Record.parse(found[0]))
    assert status == 0
    assert "weaker promise for whoever added none (seat 2)" in said
    assert "sealed bytes were never revealed (seat 1" in said


def test_a_weaker_promise_is_told_as_such(verify: Verify) -> None:
    record = feldspar.Record.parse(played(TITLE, protocol=1))
    assert "the weaker promise of the first protocol: whoever set" in verify(record)[1]
    record.seals = {0: record.seals[0]}
    status, said = verify(record)
    assert status == 0
    assert "protocol, for bytes came unsealed, or not at all (seat 1, 2)" in said


def test_the_weakest_promise_is_told_as_such(verify: Verify) -> None:
    bare = feldspar.Record.parse(played(TITLE, bare=True))
    assert not bare.entropy
    status, said = verify(bare)
    assert status == 0
    assert "weaker promise, for no seat added bytes" in said


@pytest.mark.promise("PRO-17")
@pytest.mark.parametrize("how", ALTERATIONS)
@pytest.mark.parametrize("language", sorted(ONE))
def test_whatever_was_altered_is_told(verify: Verify, how: str, language: str) -> None:
    status, said = verify(altered(TITLE, how), language)
    assert status == 1
    first, *wrong = said.splitlines()
    assert (
        first
        == {"en": "This record cannot be trusted.", "fr": "On ne peut se fier à ce fichier."}[
            language
        ]
    )
    assert wrong
    assert all(re.match(r"- [^{$]{9,}", line) and "verify-" not in line for line in wrong)


def test_each_thing_that_is_wrong_is_told(verify: Verify) -> None:
    record = feldspar.Record.parse(played(TITLE))
    record.commitment, record.end["digest"] = "00" * 32, "00"
    status, said = verify(record)
    assert status == 1
    assert "- The secret is not the one committed to.\n" in said
    assert re.search(r"- The digest of the last state is [0-9a-f]{64}, not 00\.\n", said)


def test_everything_that_can_be_found_can_be_said() -> None:
    sources = [inspect.getsource(module) for module in (fairness, record_check)]
    keys = {key for source in sources for key in re.findall(r'"(verify-[a-z-]+)"', source)}
    keys |= {f"verify-other-{name}" for name in ("scores", "places", "digest")}
    keys |= {f"verify-proved-{name}" for name in get_args(Promise)}
    assert len(keys) > 20
    for language in ONE:
        assert [key for key in sorted(keys) if key not in words(None, language)] == []


# ----------------------------------------------------------------------------- files from anywhere


@pytest.mark.promise("PRO-18")
@pytest.mark.parametrize("command", ["verify", "replay", "draw"])
def test_a_file_far_too_large_is_not_read(
    command: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "large.record"
    with file.open("wb") as large:
        large.truncate(100_000_000)
    monkeypatch.setattr(feldspar.Record, "parse", lambda text: pytest.fail("it was read"))
    assert main([command, str(file), "--lang", "en"]) == (1 if command == "verify" else 2)
    said = capsys.readouterr()
    assert f"is no record: it is larger than {MOST_TEXT:,} bytes" in said.out + said.err


@pytest.mark.promise("PRO-18")
@pytest.mark.parametrize("command", ["verify", "replay", "draw"])
@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("seats: 3", "seats: 99999999999", "line 4: seats must be a number of at most 9 digits"),
        ("seats: 3", "seats: 99", "line 4: a table has 1 to 16 seats"),
    ],
)
def test_a_table_that_large_is_refused_at_once(
    verify: Verify, command: str, old: str, new: str, why: str
) -> None:
    status, said = verify(played(TITLE).replace(old, new), command=command)
    assert status == (1 if command == "verify" else 2)
    assert why in said


def test_what_is_no_text_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "picture.record"
    file.write_bytes(b"\x89PNG\r\n")
    assert main(["replay", str(file)]) == 2
    assert "is no record: it is not text in UTF-8" in capsys.readouterr().err
