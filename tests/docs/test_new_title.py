"""A new title needs no line anywhere else: this repository with one more passes shared tests."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.page import FILES, ROOT, TITLE, lay

SHARED = (
    "tests/test_aloud.py",
    "tests/test_house.py",
    "tests/test_laws.py",
    "tests/test_records.py",
    "tests/test_rules_pages.py",
    "tests/test_scenes.py",
    "tests/test_touches.py",
    "tests/table/test_desk.py",
    "tests/table/test_ending.py",
    f"tests/games/{TITLE}",
)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All that git knows or would be told of, the page's files, and the records they make."""
    root = tmp_path_factory.mktemp("checkout")
    listed = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, names.split("\0")):
        if (ROOT / name).exists() and not name.startswith(("docs/images/", "tests/journals/")):
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, root / name)
    lay(FILES, root)
    run(root, "scripts/make_records.py", TITLE)
    return root


def run(root: Path, *arguments: str) -> str:
    here = {name: value for name, value in os.environ.items() if name != "FELDSPAR_EXPECT_COMPILED"}
    done = subprocess.run(
        (sys.executable, *arguments),
        cwd=root,
        env={**here, "PYTHONPATH": str(root / "src"), "PYTEST_ADDOPTS": ""},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-20_000:]
    return done.stdout


def test_the_shared_tests_pass(checkout: Path) -> None:
    wanted = f"{TITLE} or test_house or test_rules_pages or test_the_shelf"
    said = run(checkout, "-m", "pytest", "-p", "no:cacheprovider", "-k", wanted, *SHARED)
    assert "[100%]" in said
