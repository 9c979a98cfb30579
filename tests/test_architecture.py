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
from tests.docs.examples import said

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


def without_examples(path: Path) -> str:
    """A module without the docstrings that show something: an example needs a game."""
    source = path.read_text(encoding="utf-8")
    for one in said(path):
        source = source.replace(one.text, "") if ">>>" in one.text else source
    return source


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_named_only_in_its_own_folder(game: str) -> None:
    elsewhere = [
        path.relative_to(ROOT)
        for path in SOURCE.rglob("*.py")
        if SOURCE / "games" / game not in path.parents
        and re.search(rf"\b{game}\b", path.read_text(encoding="utf-8"))
        and re.search(rf"\b{game}\b", without_examples(path))
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


ROOMS = sorted(SOURCE.glob("games/*/rules/pending/*.py"))
MOST_FILES = 3
"""That know of a question: its own, whoever asks it, and one that says it."""
MOST_LINES = 40
"""Of a function of a game."""


@pytest.mark.parametrize("room", ROOMS, ids=lambda path: f"{path.parts[-4]}-{path.stem}")
def test_few_files_know_of_a_question(room: Path) -> None:
    game, others = room.parents[2], [path.read_text("utf-8") for path in ROOMS]
    classes = re.findall(r"^class (\w+)\(", room.read_text("utf-8"), re.MULTILINE)
    asked = [name for name in classes if not any(f"({name})" in source for source in others)]
    for name in asked:  # what others are made from is not asked itself
        known = [path for path in game.rglob("*.py") if re.search(rf"\b{name}\b", code(path))]
        assert len(known) <= MOST_FILES, known
        assert len([path for path in known if game / "view" in path.parents]) <= 1


def code(path: Path) -> str:
    """What a file says to the interpreter: no comments, no docstrings, no texts."""
    names = ast.walk(ast.parse(path.read_text("utf-8")))
    found = [getattr(node, "id", getattr(node, "name", "")) for node in names]
    return " ".join([name for name in found if isinstance(name, str)])


@pytest.mark.parametrize("game", GAMES)
def test_the_functions_of_a_game_fit_on_a_screen(game: str) -> None:
    long = [
        f"{path.name}:{node.lineno} {node.name}"
        for path in (SOURCE / "games" / game).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.end_lineno
        if node.end_lineno - node.lineno >= MOST_LINES
    ]
    assert not long


@pytest.mark.skipif("FELDSPAR_EXPECT_COMPILED" not in os.environ, reason="the pure build")
def test_the_compiled_build_is_what_runs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    package = Path(str(feldspar.__file__)).parent
    sources = [
        path.relative_to(package)
        for pattern in project["tool"]["feldspar"]["compiled"]
        for path in package.glob(pattern)
        if path.name != "__init__.py"
    ]
    names = [".".join(("feldspar", *path.with_suffix("").parts)) for path in sources]
    files = [importlib.import_module(name).__file__ for name in names]
    assert package.parent != SOURCE.parent
    assert len(files) > 50
    assert [file for file in files if not str(file).endswith((".so", ".pyd"))] == []
