"""The rules of the house that no linter knows."""

import ast
import importlib
import os
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import feldspar

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "feldspar"
GAMES = sorted(path.parent.name for path in SOURCE.glob("games/*/__init__.py"))
CORE = [
    path
    for layer in ("kernel", "games", "bots", "table")
    for path in sorted((SOURCE / layer).rglob("*.py"))
]


def imports(node: ast.AST) -> Iterator[str]:
    """The top-level names imported when the module runs: not those only a type checker sees."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
            for statement in child.orelse:
                yield from imports(ast.Module([statement], []))
        elif isinstance(child, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in child.names)
        elif isinstance(child, ast.ImportFrom):
            yield "feldspar" if child.level else str(child.module).partition(".")[0]
        else:
            yield from imports(child)


def test_the_core_imports_only_the_standard_library() -> None:
    allowed = sys.stdlib_module_names | {"feldspar"}
    foreign = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in CORE
        for name in imports(ast.parse(path.read_text(encoding="utf-8")))
        if name not in allowed
    }
    assert CORE
    assert not foreign


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_named_only_in_its_own_folder(game: str) -> None:
    elsewhere = [
        path.relative_to(ROOT)
        for path in SOURCE.rglob("*.py")
        if SOURCE / "games" / game not in path.parents
        and re.search(rf"\b{game}\b", path.read_text(encoding="utf-8"))
    ]
    assert not elsewhere


@pytest.mark.parametrize("game", GAMES)
def test_the_page_knows_no_game(game: str) -> None:
    sources = [
        path
        for ending in ("ts", "svelte", "css", "html", "ftl", "py")
        for path in (ROOT / "web").glob(f"*/**/*.{ending}")
        if not {"node_modules", "dist", "test"} & set(path.relative_to(ROOT).parts)
    ]
    named = [
        path.relative_to(ROOT)
        for path in sources
        if re.search(rf"\b{game}\b", path.read_text(encoding="utf-8"))
    ]
    assert len(sources) > 50
    assert not named


@pytest.mark.skipif("FELDSPAR_EXPECT_COMPILED" not in os.environ, reason="the pure build")
def test_the_compiled_build_is_what_runs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    files = [importlib.import_module(m).__file__ for m in project["tool"]["feldspar"]["compiled"]]
    assert SOURCE not in Path(str(feldspar.__file__)).parents
    assert [file for file in files if not str(file).endswith((".so", ".pyd"))] == []
