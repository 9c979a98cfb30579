"""The ladder, as a person at a shell climbs it."""

import argparse
import json
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import feldspar
from feldspar.cli import ladder, main
from tests.lab.pool_jobs import ImpatientBot

TITLE = "burgundy_dice"
ROOT = Path(__file__).parents[2]


def test_it_tells_who_is_stronger_and_keeps_everything(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["ladder", TITLE, "--blocks", "3", "--seed", "x", "--backend", "serial"]
    kept = ["--records", str(tmp_path), "--plot", str(tmp_path / "a.svg")]
    assert main([*command, *kept, "--json", str(tmp_path / "a.json")]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert shown[0] == f"{TITLE}, 2 seats, seed 'x'"
    assert [line.split()[:3] for line in shown[3:5]] == [
        ["greedy", "6", "100.0%"],
        ["random", "6", "0.0%"],
    ]
    assert shown[-2].startswith("greedy  rating ")
    assert ElementTree.parse(tmp_path / "a.svg").getroot().tag.endswith("svg")
    told = json.loads((tmp_path / "a.json").read_text("utf-8"))
    assert told["matches"][0]["bots"][0]["wins"][0] == 1
    assert [rating["bot"] for rating in told["ratings"]] == ["greedy", "random"]
    records = sorted(tmp_path.glob("01-greedy-against-random/*.record"))
    assert len(records) == 6
    for record in records[:2]:
        assert main(["replay", str(record), "--quiet"]) == 0
        assert main(["verify", str(record)]) == 0


def test_it_stops_early_if_asked_to(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", TITLE, "--blocks", "99", "--stop", "--backend", "serial"]) == 0
    shown = capsys.readouterr().out
    assert "greedy is better" in shown
    assert "greedy     34  100.0%" in shown


def test_alone_there_are_no_ratings(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", TITLE, "--seats", "1", "--blocks", "2", "--backend", "serial"]) == 0
    assert "rating" not in capsys.readouterr().out


def test_what_was_finished_before_an_interruption_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ImpatientBot, "made", -2)  # every name is loaded once to see that it can be
    bots = "tests.lab.pool_jobs:ImpatientBot,random"
    assert main(["ladder", TITLE, "--bots", bots, "--blocks", "50", "--backend", "serial"]) == 130
    shown = capsys.readouterr().out
    assert "interrupted" in shown.splitlines()[0]
    assert re.search(r"^random +4  ", shown, re.MULTILINE)


def _heeding_ctrl_c() -> None:
    """Whatever is started in the background is deaf to Ctrl-C, and so would be what it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_reaches_a_pool_at_work() -> None:
    bots = "tests.lab.pool_jobs:CallingBot,random"
    command = ["ladder", TITLE, "--bots", bots, "--blocks", "100000", "--workers", "1"]
    done = subprocess.run(
        [sys.executable, "-m", "feldspar.cli", *command],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        preexec_fn=_heeding_ctrl_c,
    )
    assert done.returncode == 130, done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("given", "answer"),
    [
        (["--bots", "random"], "a ladder needs at least two bots"),
        (["--bots", "random,deep"], "no bot is called 'deep'"),
        (["--seats", "6"], "is for 1 to 5 seats, not 6"),
        (["--seats", "1", "--stop"], "alone there is none"),
        (["--blocks", "0"], "at least one block"),
        (["--workers", "0"], "workers must be at least 1"),
        (["--address", "auto"], "only Ray has an address"),
    ],
)
def test_a_slip_is_answered_in_one_line(
    given: list[str], answer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ladder", TITLE, *given]) == 2
    said = capsys.readouterr().err
    assert said.startswith("feldspar: ")
    assert said.count("\n") == 1
    assert answer in said


def test_what_the_page_tells_to_type_can_be_typed() -> None:
    page = (ROOT / "docs" / "lab.md").read_text("utf-8")
    told = re.findall(r"^(?:\$ )?feldspar ladder (.+)$", page, re.MULTILINE)
    assert len(told) == 4
    parser = argparse.ArgumentParser()
    ladder.arguments(parser)
    for line in told:
        assert parser.parse_args(shlex.split(line)).game in feldspar.titles()
