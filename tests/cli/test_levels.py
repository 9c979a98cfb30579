"""The levels of a title, measured as a person at a shell does it."""

import argparse
import re
import shlex
import tomllib
from pathlib import Path

import pytest

import feldspar
from feldspar.bots.levels import LEVELS, players
from feldspar.cli import levels, main

TITLE = "burgundy_dice"
GAME = feldspar.game(TITLE)
PLAYERS = players(GAME)


def measured(place: Path, *more: str) -> dict[str, dict[str, object]]:
    """What is written after a few games of the first levels."""
    few = ["--games", "3", "--level", "2", "--level", "1", "--backend", "serial"]
    assert main(["levels", TITLE, *few, *more, "--write", str(place)]) == 0
    written = tomllib.loads(place.read_text("utf-8"))
    assert written["bots"] == list(PLAYERS)
    seats: dict[str, dict[str, dict[str, object]]] = written["seats"]
    return seats[more[-1] if more else "2"]


def test_neighbours_meet_and_the_figures_are_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = measured(tmp_path / "levels.toml")
    shown = capsys.readouterr().out
    assert re.search(r"^level-2 +4 +100\.0%", shown, re.MULTILINE), shown
    assert f"kept in {tmp_path / 'levels.toml'}" in shown
    first, second = found["level-1"], found["level-2"]
    assert (first["bot"], first["met"], first["games"]) == (PLAYERS[0], PLAYERS[1], 4)
    assert "won" not in first
    assert (second["bot"], second["met"], second["games"]) == (PLAYERS[1], PLAYERS[0], 4)
    assert second["won"] == [1.0, pytest.approx(0.305, abs=0.2), 1.0]
    assert float(str(second["score"])) > float(str(first["score"])) > 0


def test_alone_everybody_meets_the_game(tmp_path: Path) -> None:
    found = measured(tmp_path / "levels.toml", "--seats", "1")
    assert list(found) == ["level-1", "level-2"]
    assert [set(row) for row in found.values()] == [{"bot", "games", "score", "seconds"}] * 2


def test_what_is_not_measured_anew_stays(tmp_path: Path) -> None:
    place = tmp_path / "levels.toml"
    alone = measured(place, "--seats", "1")
    measured(place)
    few = ["--games", "1", "--level", "3", "--backend", "serial"]
    assert main(["levels", TITLE, *few, "--write", str(place)]) == 0
    seats = tomllib.loads(place.read_text("utf-8"))["seats"]
    assert seats["1"] == alone
    assert list(seats["2"]) == list(LEVELS[:3])


def test_a_slip_is_answered_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["levels", TITLE, "--seats", "9"]) == 2
    assert "is for 1 to 5 seats, not 9" in capsys.readouterr().err


def test_what_the_page_tells_to_type_can_be_typed() -> None:
    page = (Path(__file__).parents[2] / "docs" / "lab.md").read_text("utf-8")
    told = re.findall(r"^(?:\$ )?feldspar levels (.+)$", page, re.MULTILINE)
    assert told
    parser = argparse.ArgumentParser()
    levels.arguments(parser)
    for line in told:
        assert parser.parse_args(shlex.split(line)).game in feldspar.titles()
