"""A new title needs no line anywhere else: this repository with one more passes shared tests."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.page import FILES, PAGE, ROOT, TITLE, lay

SHARED = (
    "tests/test_aloud.py",
    "tests/test_architecture.py",
    "tests/test_laws.py",
    "tests/test_records.py",
    "tests/test_rules_pages.py",
    "tests/test_scenes.py",
    "tests/test_touches.py",
    "tests/bots/test_move_advisor.py",
    "tests/bots/test_levels.py",
    "tests/bots/test_ismcts.py",
    "tests/cli/test_learn.py",
    "tests/cli/test_puzzle.py",
    "tests/kernel/toolkit/test_memoize.py",
    "tests/lab/training/test_win_probability_fit.py",
    "tests/lab/puzzles/test_puzzles.py",
    "tests/table/services/test_branches.py",
    "tests/table/content/test_daily.py",
    "tests/table/services/test_tables.py",
    "tests/table/views/test_ending.py",
    "tests/table/content/test_guides.py",
    "tests/table/content/test_lessons.py",
    "tests/table/content/test_puzzles.py",
    "tests/table/services/test_lesson_steps.py",
    "tests/table/core/test_undo.py",
    f"tests/games/{TITLE}",
)


DATA = f"src/feldspar/games/{TITLE}/data"
LEARNS = re.findall(rf"^feldspar ((?:train|odds) {TITLE} .*)$", PAGE, re.MULTILINE)
"""What the page has one type; the puzzle it then finds takes minutes, so the page has it whole."""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All that git knows or would be told of, the page's files, and what its commands make."""
    root = tmp_path_factory.mktemp("checkout")
    listed = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, names.split("\0")):
        if (ROOT / name).exists() and not name.startswith(("docs/images/", "tests/journals/")):
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, root / name)
    lay(FILES, root)
    run(root, "scripts/make_records.py", TITLE)
    for command in LEARNS:
        run(root, "-m", "feldspar.cli", *shlex.split(command), "--backend", "serial", within=DATA)
    return root


def run(root: Path, *arguments: str, within: str = "") -> str:
    here = {name: value for name, value in os.environ.items() if name != "FELDSPAR_EXPECT_COMPILED"}
    done = subprocess.run(
        (sys.executable, *arguments),
        cwd=root / within,
        env={**here, "PYTHONPATH": str(root / "src"), "PYTEST_ADDOPTS": ""},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-20_000:]
    return done.stdout


def test_the_page_says_how_everything_learned_is_made(checkout: Path) -> None:
    made = {path.name for path in (checkout / DATA).iterdir()}
    assert {"2-seats.weights", "3-seats.weights", "odds.json"} <= made


def test_the_shared_tests_pass(checkout: Path) -> None:
    wanted = f"{TITLE} or test_house or test_rules_pages or test_the_shelf"
    said = run(checkout, "-m", "pytest", "-p", "no:cacheprovider", "-k", wanted, *SHARED)
    assert "[100%]" in said
