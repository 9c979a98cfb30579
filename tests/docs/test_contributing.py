"""CONTRIBUTING.md, followed line by line in a fresh copy with the pip that Python itself brings."""

import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```sh\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
FUNCTIONS = ". scripts/setup-functions"
NOT_OURS = ("VIRTUAL_ENV", "PYTHONPATH", "CI", "FELDSPAR_TEST_DATABASE", "FELDSPAR_TEST_REDIS")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The checkout as git has it, and nothing that was made or installed in it."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    folder = tmp_path / "feldspar"
    for name in filter(None, names.split("\0")):
        if (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes((ROOT / name).read_bytes())
            (folder / name).chmod((ROOT / name).stat().st_mode)
    return folder


def follow(commands: str, folder: Path, **environment: str) -> tuple[int, str]:
    """Type some lines into one shell that knows none of the tools of this checkout."""
    path = [one for one in os.environ["PATH"].split(os.pathsep) if str(ROOT) not in one]
    kept = {name: value for name, value in os.environ.items() if name not in NOT_OURS}
    done = subprocess.run(
        ["bash", "-c", f"set -ex -o pipefail\n{commands}"],
        cwd=folder,
        env={**kept, "PATH": os.pathsep.join(path), **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


@pytest.mark.slow
def test_who_follows_the_page_can_begin(copy: Path) -> None:
    assert len(BLOCKS) == 2
    status, said = follow("".join(BLOCKS), copy)
    assert status == 0, said[-6000:]
    assert "Python: rules into .venv\n" in said
    assert len(re.findall(r"^\d+ passed", said, re.MULTILINE)) == 2, said[-6000:]
    assert "would reformat" not in said
    status, said = follow(". .venv/bin/activate\npytest --collect-only -qq", copy)
    assert status == 0, said[-6000:]
    status, said = follow("scripts/setup", copy)
    assert status == 0
    assert "Python:" not in said, "it is all there"


def test_what_is_wrong_in_a_line_is_noticed(tmp_path: Path) -> None:
    status, said = follow("cd .\nfeldspar-of-nobody\necho well", tmp_path)
    assert status == 127
    assert "well" not in said.splitlines()


def test_the_page_names_what_is_there() -> None:
    named = re.findall(r"`[^`\n]*?((?:scripts|tests|deploy|docs)/[\w./-]+)", PAGE)
    assert len(named) > 20
    assert [name for name in named if not (ROOT / name).exists()] == []
    groups = re.findall(r"`scripts/setup ([a-z ]+)`", PAGE)
    _, said = follow(f'{FUNCTIONS}\necho "groups: ${{ALL_GROUPS[*]}}"', ROOT)
    (known,) = re.findall(r"^groups: (.*)$", said, re.MULTILINE)
    assert {*" ".join(groups).split(), "rules"} == {*known.split(), "all"}


# ------------------------------------------------------------ machines that lack what is needed

NOTHING = "is_there() { false; }"
LACKING = {
    "no root": (f"{NOTHING}\nid() {{ echo 1000; }}", "apt-get install --no-install-recommends"),
    "Fedora": (f'{NOTHING}\ncommand() {{ [ "$2" = dnf ]; }}', "sudo dnf install"),
    "macOS": (f"{NOTHING}\ncommand() {{ false; }}\nuname() {{ echo Darwin; }}", "brew install"),
    "Windows": ("uname() { echo MINGW64_NT; }", "WSL"),
}
"""What such a machine is like, and what it is told."""


@pytest.mark.parametrize("machine", LACKING)
def test_a_machine_that_lacks_something_is_told_what_to_bring(machine: str) -> None:
    like, told = LACKING[machine]
    if machine == "Windows":
        status, said = follow(f"{like}\nexport -f uname\nscripts/setup", ROOT)
    else:
        status, said = follow(f"{FUNCTIONS}\n{like}\nsystem rules server page", ROOT)
    assert status == 1
    lines = [line for line in said.splitlines() if not line.startswith("+")]
    assert any(told in line for line in lines), said
    assert any("redis" in line for line in lines) or machine == "Windows", said


def test_what_is_there_is_not_asked_for() -> None:
    like = 'is_there() { [ "$1" != redis ]; }\nid() { echo 1000; }'
    status, said = follow(f"{FUNCTIONS}\n{like}\nsystem rules page && system server", ROOT)
    assert status == 1
    assert re.search(r"^  sudo apt-get install --no-install-recommends redis-server$", said, re.M)


def test_a_lock_says_all_that_the_oldest_pip_asks_for() -> None:
    for lock in ("dev", "site"):
        text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
        assert re.search(r"^\w[\w-]*\[[\w, ]+\]==", text, re.MULTILINE), "extras are kept"
    assert "--no-strip-extras" in (ROOT / "scripts" / "lock").read_text(encoding="utf-8")
