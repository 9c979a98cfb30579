"""Plants known mistakes, one at a time, and checks that the tests notice.

    scripts/with-services python scripts/mutants.py [NAME ...] [--only N]

NAME is a title, or kernel, table, server or page; all of them unless said. The mistakes are in
`tests/games/TITLE/mistakes.toml` and `tests/mistakes/NAME.toml`: what stands in a file, and what to
put there. Each is planted in a copy of the sources; then the tests that should notice run until the
first fails.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.mistakes import Mistake, mistakes, parts, titles  # noqa: E402

LABELS = "tests/test_scenes.py"
SHARED = (LABELS, "tests/test_laws.py")


def noticed_by(name: str, mistake: Mistake) -> str:
    """Return the test that notices a mistake, or nothing."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        skipped = shutil.ignore_patterns("site", "node_modules", "dist")
        for part in ("src", "tests", "scripts", "docs", "web", "pyproject.toml", "README.md"):
            if (ROOT / part).is_dir():
                shutil.copytree(ROOT / part, copy / part, ignore=skipped)
            else:
                shutil.copy(ROOT / part, copy / part)
        path = copy / mistake.file
        path.write_text(mistake.planted(path.read_text(encoding="utf-8")), encoding="utf-8")
        if mistake.file.startswith("web/"):
            return _first_page_failure(copy, mistake)
        own, shared = [f"tests/games/{name}"], [*SHARED, "-k", name]
        label = [LABELS, "-k", f"labels and {name}"]
        # What most likely notices it comes first.
        everything = ([label] if mistake.label else []) + [own, shared]
        for tests in [[*mistake.tests]] if mistake.tests else everything:
            if failed := _first_failure(copy, tests):
                return failed
    return ""


def _first_page_failure(copy: Path, mistake: Mistake) -> str:
    """Run some tests of a copy of the page; return the first that fails."""
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    tests = [path.removeprefix("web/") for path in mistake.tests]
    # Not by pnpm, which would install what it misses in a copy, through the link.
    command = ["node_modules/.bin/vitest", "run", "--bail=1", *tests]
    done = subprocess.run(
        command,
        cwd=copy / "web",
        env={**os.environ, "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,  # where vitest names what failed
        text=True,
        check=False,
    )
    if done.returncode == 0:
        return ""
    failed = [line for line in done.stdout.splitlines() if "FAIL" in line]
    return failed[0].strip() if failed else done.stdout[-300:]


def _first_failure(copy: Path, tests: list[str]) -> str:
    """Run some tests of a copy of the project; return the first that fails."""
    command = [sys.executable, "-m", "pytest", "-x", "-m", "not slow", "-p", "no:cacheprovider"]
    command += ["-n", str(os.cpu_count()), "--hypothesis-profile", "ci", *tests]
    environment = {**os.environ, "PYTHONPATH": str(copy / "src")}
    done = subprocess.run(
        command, cwd=copy, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode == 0:
        return ""
    failed = [
        line
        for line in done.stdout.splitlines()
        if line.startswith(("FAILED tests", "ERROR tests"))
    ]
    return failed[0].split(" - ")[0].split(" ", 1)[1] if failed else done.stdout[-300:]


def main() -> None:
    parser = argparse.ArgumentParser(description="See which planted mistakes are noticed.")
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--only", type=int, metavar="N", help="the Nth mistake of each")
    chosen = parser.parse_args()
    noticed = planted = 0
    for title in chosen.names or [*titles(), *parts()]:
        for number, mistake in enumerate(mistakes(title), start=1):
            if chosen.only not in (None, number):
                continue
            began = time.monotonic()
            test = noticed_by(title, mistake)
            planted += 1
            noticed += bool(test)
            took = f"{time.monotonic() - began:.0f} s"
            print(
                f"{title} {number:2} {mistake.what}: {test or 'NOT NOTICED'} ({took})", flush=True
            )
    print(f"{noticed} of {planted} noticed")


if __name__ == "__main__":
    main()
