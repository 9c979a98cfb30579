"""The commands, as a person at a shell meets them."""

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import feldspar
from feldspar.cli import COMMANDS, main
from tests.table.fair_games import given_up

TITLE = "burgundy_dice"
RECORDS = sorted((Path(__file__).parents[1] / "records" / TITLE).glob("*.record"))


def test_help_names_every_command_and_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    shown = capsys.readouterr().out
    assert all(name in shown for name in (*COMMANDS, *feldspar.titles()))


@pytest.mark.parametrize("module", ["feldspar", "feldspar.cli"])
def test_python_runs_it_without_a_command_on_the_path(module: str) -> None:
    run = (sys.executable, "-m", module)
    done = subprocess.run(run, capture_output=True, text=True, check=True)
    assert all(name in done.stdout for name in (*COMMANDS, *feldspar.titles()))
    assert done.stdout.startswith("usage: feldspar ")
    refused = subprocess.run(
        (*run, "replay", "nowhere"), capture_output=True, text=True, check=False
    )
    assert refused.returncode != 0
    assert "nowhere" in refused.stderr


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    assert ended.value.code == 0
    assert COMMANDS[command].capitalize() in capsys.readouterr().out.replace("\n", " ")


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        (
            ["simulate", "chess"],
            f"no game is called 'chess'; there are: {', '.join(feldspar.titles())}",
        ),
        (["simulate", TITLE, "--seats", "9"], "is for 1 to 5 seats, not 9"),
        (["simulate", TITLE, "-o", "sheet=Z"], "sheet cannot be 'Z'; choose one of: A, B, C, D"),
        (["simulate", TITLE, "-o", "colour=red"], "no option 'colour'; there are: sheet, "),
        (["simulate", TITLE, "-o", "sheet"], "write an option as NAME=VALUE"),
        (["simulate", TITLE, "--games", "1"], "--games must be at least 2"),
        (["replay", "nowhere.record"], "nowhere.record"),
        (["draw", "nowhere.record"], "nowhere.record"),
        (["draw", str(RECORDS[0]), "--seat", "7"], "there is no seat 7: choose 0 to"),
        (
            ["simulate", TITLE, "--bot", "deep"],
            "no bot is called 'deep'; there are: greedy, ",
        ),
        (["simulate", TITLE, "--bot", "os:path"], "'os:path'"),
        (["play", TITLE, "--record", "/nowhere/x.record"], "/nowhere/x.record"),
        (["play", TITLE, "--people", "2"], "--people must be 1 to 1"),
        (["bench", TITLE, "--seats", "6"], "is for 1 to 5 seats, not 6"),
    ],
)
def test_a_slip_is_answered_in_one_line(
    command: list[str], answer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command) == 2
    said = capsys.readouterr().err
    assert said.startswith("feldspar: ")
    assert said.count("\n") == 1
    assert answer in said


def test_an_unknown_command_lists_the_known(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["fly"])
    assert "there are: play, daily, learn, puzzle" in capsys.readouterr().err


# --------------------------------------------------------------------------------------- simulate


def test_simulate_prints_figures_and_a_histogram(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", TITLE, "--games", "30", "--bot", "random", "--jobs", "2"]) == 0
    shown = capsys.readouterr().out
    assert "30 games, 1 seat" in shown
    assert re.search(r"random: mean \d+\.\d\d ± \d\.\d\d, sd \d+\.\d\d, min \d+", shown)
    assert re.search(r"above 50: \d+\.\d%, above 60: \d+\.\d%, above 70: \d+\.\d%", shown)
    bars = [int(count) for count in re.findall(r"-\d+ +█* +(\d+)$", shown, re.MULTILINE)]
    assert sum(bars) == 30


def test_the_same_seed_simulates_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    shown = []
    for jobs in ("1", "2"):
        main(["simulate", TITLE, "--games", "60", "--seed", "x", "--jobs", jobs, "--bot", "random"])
        shown.append(capsys.readouterr().out.split("\n", 1)[1])
    assert shown[0] == shown[1]


def test_a_greedy_bot_beats_a_random_one(capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", TITLE, "--seats", "2", "--bot", "greedy", "--bot", "random", "--games", "40"])
    greedy, random = re.findall(r"won or shared (\d+\.\d)%", capsys.readouterr().out)
    assert float(greedy) > 95
    assert float(random) < 5


# ------------------------------------------------------------------------------- replay and draw


def test_replay_tells_a_game_and_checks_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(RECORDS[0]), "--lang", "fr"]) == 0
    shown = capsys.readouterr().out
    assert "Phase I, tour 1" in shown
    assert "La partie finit comme le dit le fichier." in shown


def test_replay_finds_a_record_that_says_something_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = RECORDS[0].read_text("utf-8")
    file = tmp_path / "other.record"
    file.write_text(re.sub(r"scores: \d+", "scores: 99", text), "utf-8")
    assert main(["replay", str(file), "--quiet"]) == 1
    assert "ended otherwise" in capsys.readouterr().out


def test_replay_tells_who_resigned_and_the_places(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "given-up.record"
    record = feldspar.Record.parse(given_up(TITLE, 2, 0))
    record.takebacks = 3
    file.write_text(str(record), "utf-8")
    assert main(["replay", str(file), "--quiet", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "7 decisions; scores" in shown
    assert "Player 0 resigned after 7 decisions.\n" in shown
    assert "Somebody went back 3 times across what had been revealed" in shown
    assert "Places: 2 1\nIt ends as the file says.\n" in shown


def test_replay_can_stop_early(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(RECORDS[0]), "--until", "3", "--quiet"]) == 0
    assert "3 decisions; scores" in capsys.readouterr().out


def test_draw_writes_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "table.svg"
    assert main(["draw", str(RECORDS[0]), "--at", "9", "--theme", "dark", "--out", str(file)]) == 0
    assert ElementTree.parse(file).getroot().tag.endswith("svg")
    assert main(["draw", TITLE]) == 0
    assert ElementTree.fromstring(capsys.readouterr().out).tag.endswith("svg")


# ------------------------------------------------------------------------------------------ bench


def test_bench_measures_what_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", TITLE, "--rounds", "4", "--games", "4", "--seats", "2"]) == 0
    shown = capsys.readouterr().out
    assert re.search(r"2  interpreted +[\d,]+ +\d+\.\d\d +\d+\.\d\d +\d+\.\d\d +1\.00", shown)
    assert ("identical games: 16" in shown) != ("only the interpreted build is here" in shown)


def test_a_speed_up_is_missed_only_after_more_was_played(
    capsys: pytest.CaptureFixture[str],
) -> None:
    few = ["bench", TITLE, "--rounds", "2", "--games", "1", "--seats", "2", "--at-least"]
    assert main([*few, "1000"]) == 1
    shown = capsys.readouterr()
    assert "the speed-up is below 1000" in shown.err
    assert ("identical games: 10" in shown.out) != ("only the interpreted build" in shown.out)
