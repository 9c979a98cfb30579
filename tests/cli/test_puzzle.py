"""Puzzles in the terminal: found, missed, or shown; and made and checked by a person at a shell."""

from collections.abc import Callable
from pathlib import Path

import pytest

import feldspar
from feldspar.cli import main
from feldspar.lab.puzzles import collection
from feldspar.table.content.puzzles import load_puzzles, parse_puzzles

TITLE = "burgundy_dice"
EVERY = load_puzzles(feldspar.game(TITLE))
TITLES = [title for title in feldspar.titles() if load_puzzles(feldspar.game(title))]
Said = Callable[..., str]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Said:
    """Poses a puzzle to somebody who says these things, and then leaves."""

    def pose(*words: str, says: tuple[str, ...] = (), command: str = "puzzle") -> str:
        left = iter(says)
        monkeypatch.setattr("builtins.input", lambda _: next(left, "q"))
        assert main([command, *words]) == 0
        return capsys.readouterr().out

    return pose


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_title_poses_them_in_both_languages(title: str, language: str, asked: Said) -> None:
    one = load_puzzles(feldspar.game(title))[0]
    shown = asked(title, "1", "--lang", language, says=(one.best.decision,))
    assert {"en": "Found at the first try: ", "fr": "Trouvé du premier coup\u202f: "}[
        language
    ] in shown
    another = len(load_puzzles(feldspar.game(title))) > 1
    assert (f"feldspar puzzle {title} 2" in shown) == another
    assert "{" not in shown


def test_what_is_not_the_best_is_told_with_what_it_costs(asked: Said) -> None:
    one = EVERY[0]
    worse, best = one.runner_up, one.best
    shown = asked(TITLE, "1", "--lang", "en", says=(worse.decision, best.decision))
    assert "not the best." in shown
    assert f"−{worse.behind:.1f} ± {worse.doubt:.1f}" in shown
    assert "Found at try 2: " in shown
    assert "Points expected at the end" in shown
    assert f"{best.points:.1f}" in shown


def test_it_is_shown_to_who_asks_and_one_may_leave(asked: Said) -> None:
    assert "The best move: " in asked(TITLE, "2", "--lang", "en", says=("u",))
    assert asked(TITLE, "2", "--lang", "en").rstrip().endswith("See you.")
    assert "Puzzle " in asked(TITLE, "--lang", "en"), "any of them"


def test_all_are_listed(asked: Said) -> None:
    shown = asked("--lang", "en")
    for title in feldspar.titles():
        assert (
            f"feldspar puzzle {title}: {len(load_puzzles(feldspar.game(title)))} puzzles" in shown
        )


def test_a_number_too_high_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", TITLE, "999"]) == 2
    assert f"{TITLE} has {len(EVERY)} puzzles" in capsys.readouterr().err


def test_a_set_is_found_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(collection, "find", lambda job: [EVERY[job.number]])
    out = tmp_path / "some.toml"
    command = [
        "puzzles",
        TITLE,
        "--find",
        "6",
        "--backend",
        "serial",
        "--seed",
        "any",
        "--out",
        str(out),
    ]
    assert main(command) == 0
    assert "6 puzzles of " in capsys.readouterr().out
    text = out.read_text("utf-8")
    assert all(one in EVERY for one in parse_puzzles(text))
    said = f'feldspar puzzles {TITLE} --find 6 --seats 1 --seed "any"'
    assert text.startswith(f"# 6 puzzles, made by\n# {said}\n")
    assert main(command) == 0, "it is whole already"
    assert out.read_text("utf-8") == text
    assert main([*command[:-3], "other", "--out", str(out)]) == 2
    assert "of another set" in capsys.readouterr().err


def test_those_there_are_can_be_checked(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--simulations", "200", "--most", "2", "--backend", "serial", "--seed", "another seed"]
    assert main(["puzzles", TITLE, "--check", *few]) == 0
    shown = capsys.readouterr().out
    assert shown.count("found again") == 2
    assert "agrees in 2 of 2" in shown
