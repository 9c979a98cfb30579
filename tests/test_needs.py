"""Who has brought only the rules is told what brings the rest; an honest check is not spared it."""

import ast
import importlib
import os
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

import pytest

from tests import needs
from tests.test_architecture import imports

ROOT = Path(__file__).parents[1]
NOWHERE = {
    "FELDSPAR_TEST_DATABASE": "postgresql://root@127.0.0.1:1/test",
    "FELDSPAR_TEST_REDIS": "redis://127.0.0.1:1/0",
}
SOURCES = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]
ASKED = (
    "tests/kernel/toolkit/test_hexes.py",
    "tests/server/cluster/test_job_messages.py",
    "tests/server/cluster/test_redis_job_queue.py",
)


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The installed packages but those of the groups."""
    folder = tmp_path_factory.mktemp("packages")
    left_out = {name for names in needs.IMPORTED.values() for name in names.split()}
    for place in {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}:
        for path in Path(place).iterdir():
            if path.name not in left_out and path.suffix != ".pth":
                (folder / path.name).symlink_to(path)
    return folder


def run(*words: str, packages: Path | None = None, ci: str = "") -> tuple[int, str]:
    """Run tests without PostgreSQL and Redis, and perhaps only with the packages of a folder."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    path = [str(ROOT / "src"), *([str(packages)] if packages else [])]
    # Without "site", nothing but the standard library and the path is seen.
    command = [sys.executable, *(["-S"] if packages else []), "-m", "pytest", *words]
    done = subprocess.run(
        [*command, "-p", "no:cacheprovider"],
        cwd=ROOT,
        env={**kept, "PYTHONPATH": os.pathsep.join(path), **NOWHERE, "CI": ci},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def test_what_a_group_brings_is_skipped_without_it(bare: Path) -> None:
    status, said = run(*ASKED, packages=bare)
    assert status == 0, said
    assert "needs msgspec: scripts/setup server" in said
    assert "needs redis: scripts/setup server" in said
    assert "passed, 2 skipped" in said, "the hexes need nothing"


def test_a_folder_that_cannot_even_be_read_says_so_too(bare: Path) -> None:
    status, said = run("tests/e2e", packages=bare)
    assert status != 0
    assert "needs playwright: scripts/setup page" in said


def test_an_honest_check_errs_instead(bare: Path) -> None:
    status, said = run(*ASKED, packages=bare, ci="true")
    assert status != 0
    assert "No module named 'msgspec'" in said
    assert "skipped" not in said


ANSWER = (
    ("tests/server/cluster/test_postgres.py", "-k", "lock_for_ever", "needs PostgreSQL ("),
    ("tests/server/cluster/test_redis_job_queue.py", "-k", "next_however", "needs Redis:"),
)


@pytest.mark.parametrize("asked", ANSWER, ids=["PostgreSQL", "Redis"])
def test_so_it_is_with_a_service_that_does_not_answer(asked: tuple[str, ...]) -> None:
    importlib.import_module("asyncpg")  # or this test is skipped itself
    *words, reason = asked
    status, said = run(*words)
    assert (status, reason in said) == (0, True), said
    assert "scripts/with-services" in said
    status, said = run(*words, ci="true")
    assert (status, "skipped" in said) == (1, False), said


def test_what_a_group_brings_is_known() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = project["dependency-groups"]
    assert set(needs.IMPORTED) <= set(groups)
    imported = {name for names in needs.IMPORTED.values() for name in names.split()}
    ours = {
        name.split(".")[0]
        for path in SOURCES
        for name in imports(ast.parse(path.read_text("utf-8")))
    }
    elsewhere = sys.stdlib_module_names | {
        "feldspar",
        "tests",
        "pytest",
        "_pytest",
        "hypothesis",
        "fluent",
        "mypy_extensions",
    }
    assert ours - elsewhere - imported == set()
