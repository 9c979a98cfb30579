"""A whole game at the terminal, by touching things; slips taken back; a private look each."""

import os
import pty
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import feldspar
from feldspar.cli import main

TITLE = "burgundy_dice"


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> Callable[[Iterator[str]], list[str]]:
    """Answer every question with the next of some answers; return the questions asked."""

    def type_in(answers: Iterator[str]) -> list[str]:
        asked: list[str] = []

        def answer(question: str) -> str:
            asked.append(question)
            try:
                return next(answers)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", answer)
        return asked

    return type_in


Typing = Callable[[Iterator[str]], list[str]]


def forever(answer: str) -> Iterator[str]:
    while True:
        yield answer


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", ["1", "3"])
def test_a_whole_game_can_be_played_by_touching_the_first_thing_each_time(
    typing: Typing, tmp_path: Path, seats: str, language: str
) -> None:
    typing(forever("1"))
    file = tmp_path / "game.record"
    command = ["play", TITLE, "--seats", seats, "--seed", "9", "--lang", language, "--yes"]
    assert main([*command, "--record", str(file)]) == 0
    record = feldspar.Record.parse(file.read_text("utf-8"))
    assert record.end
    assert feldspar.replay(record).actors() == []


def test_who_draws_blindly_is_asked_once_for_all(typing: Typing) -> None:
    asked = typing(iter(["1", "", *["1"] * 3]))
    assert main(["play", "bruges", "--seed", "9"]) == 0
    assert [question.startswith("Enter to do it") for question in asked] == [
        *(False, True),  # which pile, and the one time one is asked
        *(False, False, False, False),
    ]


def test_leaving_keeps_what_was_played(
    typing: Typing, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typing(iter(["1", "", "q"]))
    file = tmp_path / "game.record"
    assert main(["play", TITLE, "--seed", "9", "--lang", "en", "--record", str(file)]) == 0
    assert len(feldspar.Record.parse(file.read_text("utf-8")).decisions) == 1
    assert "See you." in capsys.readouterr().out


def test_a_forbidden_decision_is_answered_with_its_rule(
    typing: Typing, capsys: pytest.CaptureFixture[str]
) -> None:
    typing(iter(["start(monk)", "", "start(monk)", "dance", "99", "?"]))
    main(["play", TITLE, "--seed", "9", "--lang", "en"])
    shown = capsys.readouterr().out
    assert "chosen once, before the first roll. (BDG-2.3)" in shown
    assert "Nothing here is called “dance”" in shown
    assert "Nothing here is called “99”" in shown
    assert shown.count("u: undo") == 2


def test_a_move_that_reveals_something_asks_first(
    typing: Typing, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.record"
    asked = typing(iter(["start(monk)", "b", "start(silver)", "", "u"]))
    main(["play", TITLE, "--seed", "9", "--lang", "en", "--record", str(file)])
    assert sum("think again" in question for question in asked) == 2
    assert feldspar.Record.parse(file.read_text("utf-8")).decisions == [(0, "start(silver)")]
    assert "There is nothing to undo" in capsys.readouterr().out


def test_a_decision_is_taken_back_while_nothing_has_been_revealed(
    typing: Typing, tmp_path: Path
) -> None:
    """A mark that may be followed by a second one reveals nothing yet."""
    before = first_silver_window()
    decisions = [written for _, written in before.decisions]
    file = tmp_path / "game.record"
    typing(iter([*decisions, "u", "q"]))
    command = ["play", TITLE, "--seed", SILVER_SEED, "--lang", "en", "--yes"]
    main([*command, "--record", str(file)])
    assert feldspar.Record.parse(file.read_text("utf-8")).decisions == before.decisions[:-1]


SILVER_SEED = "silver"


def first_silver_window() -> feldspar.Record:
    """Play alone, always the first mark, until a second mark is offered."""
    state = feldspar.new(TITLE, seats=1, seed=SILVER_SEED)
    record = feldspar.Record.of(state)
    text = state.game.actions.text
    while not any(text(action).startswith("silver") for action in state.legal(0)):
        action = state.legal(0)[0]
        record.add(state, 0, action)
        state.apply(0, action)
    return record


def test_nobody_takes_back_what_another_has_chosen(
    typing: Typing, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.record"
    typing(iter(["start(monk)", "", "u", "q"]))
    command = ["play", TITLE, "--seats", "2", "--people", "2", "--lang", "en"]
    main([*command, "--record", str(file)])
    assert feldspar.Record.parse(file.read_text("utf-8")).decisions == [(0, "start(monk)")]
    assert "There is nothing to undo" in capsys.readouterr().out


def test_people_at_one_keyboard_do_not_see_each_others_secrets(
    typing: Typing, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = typing(iter(["start(monk)", ""]))
    main(["play", TITLE, "--seats", "2", "--people", "2", "--lang", "en"])
    shown = capsys.readouterr().out
    assert "Seat 2: take the keyboard" in asked[1]
    assert "crossed a start castle" not in shown


def test_a_touch_can_be_taken_back_and_the_table_shown_again(
    typing: Typing, capsys: pytest.CaptureFixture[str]
) -> None:
    typing(iter(["start(monk)", "", "2", "b", "t", "q"]))
    main(["play", TITLE, "--seed", "9", "--lang", "en"])
    shown = capsys.readouterr().out
    lists = [part.split("\n>")[0] for part in shown.split("\n   1  ")[1:]]
    assert lists[1].split("\n")[0] == lists[3].split("\n")[0]
    assert lists[1].split("\n")[0] != lists[2].split("\n")[0] or len(lists[1]) != len(lists[2])


def test_in_a_real_terminal_the_table_is_coloured() -> None:
    ours, theirs = pty.openpty()
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LANG": "fr_FR.UTF-8"}
    for name in ("LC_ALL", "LC_MESSAGES"):
        environment.pop(name, None)
    with subprocess.Popen(
        [sys.executable, "-m", "feldspar.cli", "play", TITLE, "--seed", "9"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment,
        close_fds=True,
    ) as process:
        os.close(theirs)
        os.write(ours, b"q\n")
        shown = b""
        try:
            while chunk := os.read(ours, 4096):
                shown += chunk
        except OSError:  # how Linux says that the other end has closed
            pass
        assert process.wait(timeout=20) == 0
    os.close(ours)
    assert b"48;2;" in shown
    assert "Choisissez votre château de départ" in shown.decode()
