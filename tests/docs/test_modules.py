"""The tables of all modules are up to date, and every module says in its first line what it is."""

import subprocess
import sys

from tests.docs.page import ROOT


def test_the_tables_are_those_of_the_modules_there_are() -> None:
    script = [sys.executable, "scripts/write_module_table.py", "--check"]
    done = subprocess.run(script, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")
