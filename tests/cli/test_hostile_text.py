"""Records that would speak to a terminal: no command prints or draws what is no text."""

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import feldspar
from feldspar.cli import main
from feldspar.table.core.fairness import verify
from tests.table.fair_games import played

TITLE = "burgundy_dice"
EVIL = "\x1b]0;owned\x07\x1b[2J\x1b[31m<script>alert(1)</script>\x9b\x7f\u202e\u2066\u200b"
RECORD = re.sub(r"(player 0|title): .*", rf"\1: {EVIL}", played(TITLE))
HEAD = f"feldspar record 2\ngame: {TITLE}\nrules: 1\nseats: 2\n"
REFUSED = {
    "start": f"feldspar record {EVIL}\n",
    "game": f"feldspar record 2\ngame: {EVIL}\nrules: 1\nseats: 2\n\n",
    "decision": f"{HEAD}seed: 00\n\n0 {EVIL}\n",
    "field": f"{HEAD}{EVIL}: {EVIL}\n\n",
    "option": f"{HEAD}option x: {EVIL}\nseed: 00\n\n",
    "bot": f"{HEAD}bot 0: {EVIL} ()\n\n",
    "bytes": f"{HEAD}seed: {EVIL}\n\n",
}


def said(*words: str) -> tuple[int, str]:
    """Run a command as somebody at a terminal does; return its status and all it prints."""
    done = subprocess.run(
        [sys.executable, "-m", "feldspar.cli", *words], capture_output=True, check=False, timeout=60
    )
    return done.returncode, (done.stdout + done.stderr).decode("utf-8")


def printable(text: str) -> bool:
    """Tell whether a terminal would show a text, line by line, and obey nothing in it."""
    return all(
        line.replace("\u00a0", " ").replace("\u202f", " ").isprintable()
        for line in text.split("\n")
    )


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "evil.record"
    path.write_text(RECORD, encoding="utf-8")
    return path


@pytest.mark.promise("PRO-77")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_is_told_without_what_a_name_hides(file: Path, language: str) -> None:
    status, told = said("replay", str(file), "--lang", language)
    assert status == 0
    assert "]0;owned" in told  # what can be seen of the name
    assert printable(told)
    assert printable(said("verify", str(file), "--lang", language)[1])


@pytest.mark.promise("PRO-77")
def test_a_picture_is_sound_and_runs_nothing(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "evil.svg"
    for words in (["--out", str(out)], []):
        status, told = said("draw", str(file), "--at", "10", "--seat", "1", *words)
        drawn = told or out.read_text(encoding="utf-8")
        assert status == 0
        assert printable(drawn)
        assert "owned" in drawn
        tags = {one.tag.rpartition("}")[2] for one in ElementTree.fromstring(drawn).iter()}
        assert "script" not in tags


@pytest.mark.promise("PRO-77")
@pytest.mark.parametrize("wrong", REFUSED)
@pytest.mark.parametrize("command", ["replay", "verify", "draw"])
def test_a_refusal_quotes_nothing_that_a_terminal_obeys(
    command: str, wrong: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "evil\x1b[2J.record"
    path.write_text(REFUSED[wrong], encoding="utf-8")
    status = main([command, str(path)])
    told = capfd.readouterr()
    assert status in (1, 2)
    assert told.out + told.err
    assert printable(told.out + told.err)


def test_a_file_that_is_missing_is_named_in_a_line(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "no\x1b[2J.record"]) == 2
    assert printable(capfd.readouterr().err)


@pytest.mark.promise("PRO-17")
def test_an_odd_name_changes_no_verdict() -> None:
    game = feldspar.game(TITLE)
    honest, odd = feldspar.Record.parse(played(TITLE)), feldspar.Record.parse(RECORD)
    assert verify(odd, game) == verify(honest, game)
    assert not verify(odd, game).wrong
    forged = feldspar.Record.parse(RECORD.replace("commitment: ", "commitment: \u200b"))
    assert [one.key for one in verify(forged, game).wrong] == ["verify-other-secret"]
