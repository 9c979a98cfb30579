"""Lessons in the terminal: whoever does as they are told comes to the end, in both languages."""

from collections.abc import Callable

import pytest

import feldspar
from feldspar.cli import main
from feldspar.table.content.lessons import load_lessons

ALL = [(title, name) for title in feldspar.titles() for name in load_lessons(feldspar.game(title))]
DICE = "burgundy_dice"
Said = Callable[..., str]


@pytest.fixture
def taught(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Said:
    """Takes lessons: says these things first, then always what is offered first."""

    def lesson(*words: str, says: tuple[str, ...] = ()) -> str:
        left = list(says)

        def answer(prompt: str) -> str:
            print(prompt)
            if left:
                return left.pop(0)
            return "1" if prompt == "> " else ""

        monkeypatch.setattr("builtins.input", answer)
        assert main(["learn", *words]) == 0
        return capsys.readouterr().out

    return lesson


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("title", "name"), ALL)
def test_a_lesson_is_finished(title: str, name: str, language: str, taught: Said) -> None:
    shown = taught(title, name, "--lang", language)
    lesson = load_lessons(feldspar.game(title))[name]
    for number, step in enumerate(lesson.steps, start=1):
        assert f"{number}/{len(lesson.steps)}  {step.title.in_language(language)}" in shown
    assert {"en": "That is all of it.", "fr": "C’est tout."}[language] in shown
    assert "**" not in shown


def test_all_are_listed(taught: Said) -> None:
    shown = taught()
    for title, name in ALL:
        assert f"feldspar learn {title} {name}" in shown


def test_what_is_not_asked_for_is_answered_and_one_may_go_back_and_leave(taught: Said) -> None:
    says = ("", "b", "", "", "", "take", "monk(1,f4)", "u", "q")
    shown = taught(DICE, "1", "--lang", "en", says=says)
    assert shown.count("2/9  The roll") == 2, "once more, after going back"
    assert shown.count("That is allowed, but not what this step is about.") == 2
    assert shown.count("3/9  One hex a turn") == 2
    assert shown.rstrip().endswith("See you.")


def test_a_lesson_nobody_knows_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", DICE, "nothing"]) == 2
    assert "there are: first-five-minutes" in capsys.readouterr().err
