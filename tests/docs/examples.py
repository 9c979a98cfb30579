"""The examples in docstrings, read from the source: a compiled build has the same ones."""

import ast
import doctest
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import feldspar

SOURCE = Path(__file__).parents[2] / "src" / "feldspar"


class Said(NamedTuple):
    """A docstring: whose it is, where it stands, and that of its class, which runs before."""

    name: str
    path: Path
    line: int
    text: str
    before: str = ""


def said(path: Path) -> Iterator[Said]:
    """Every docstring of a module, with its first line."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    yield from _said(tree, ".".join(parts).removesuffix(".__init__"), path, "")


def _said(node: ast.AST, name: str, path: Path, before: str) -> Iterator[Said]:
    text = ""
    if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
        text = ast.get_docstring(node, clean=False) or ""
        if text:
            yield Said(name, path, node.body[0].lineno - 1, text, before)
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef | ast.FunctionDef):
            own = text if isinstance(node, ast.ClassDef) else ""
            yield from _said(child, f"{name}.{child.name}", path, own)


def run(one: Said) -> doctest.TestResults:
    """Run the examples of a docstring, after those of its class."""
    names: dict[str, Any] = {"feldspar": feldspar, "__name__": "__main__"}
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(verbose=False)
    for text, name, line in (
        (one.before, f"{one.name} (before)", 0),
        (one.text, one.name, one.line),
    ):
        test = parser.get_doctest(text, names, name, str(one.path), line)
        result = runner.run(test, clear_globs=False)
        names = test.globs
    return result
