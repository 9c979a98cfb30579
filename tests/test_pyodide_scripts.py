"""Python that runs in Pyodide only, where nothing else looks at it: what it imports is there."""

import ast
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SCRIPTS = [
    *ROOT.glob("web/pyodide/*.py"),
    *ROOT.glob("web/src/**/*.py"),
    *ROOT.glob("tools/pyodide/*.py"),
]


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_what_it_imports_is_there(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("feldspar"):
            module = importlib.import_module(str(node.module))
            for one in node.names:
                if not hasattr(module, one.name):
                    importlib.import_module(f"{node.module}.{one.name}")


def test_there_are_such_scripts() -> None:
    assert {"start.py", "warm_up.py", "play_games.py", "replay.py"} <= {
        path.name for path in SCRIPTS
    }
