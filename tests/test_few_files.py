"""Few files know of a kind of decision, or of an effect: whoever changes one finds them all."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import feldspar

GAMES = Path(feldspar.__file__).parent / "games"
EFFECTS = {"bruges": ("effects.vocabulary", "cards.perks", "scoring")}
"""Where a title has a vocabulary of effects: the modules of its rules with `PRIMITIVES`."""
MOST_FILES = 4
"""The list of all kinds, what it is in the rules, how it looks, and one that asks it."""
LOOKED_UP = re.compile(r"\b(kinds?|op)\b")
"""What a word is compared with where it is a kind, or an effect."""
OTHERS = {"FAMILIES"}
"""Tables whose keys are words of their own: what a learned value looks at."""


@cache
def sources(title: str) -> dict[Path, ast.Module]:
    """The files of a game."""
    return {path: ast.parse(path.read_text("utf-8")) for path in (GAMES / title).rglob("*.py")}


@cache
def names(path: Path, tree: ast.Module) -> frozenset[str]:
    """The names a file uses or makes."""
    found: set[str] = set()
    for node in ast.walk(tree):
        one = getattr(node, "id", getattr(node, "name", getattr(node, "attr", None)))
        found |= {one} if isinstance(one, str) else set()
    return frozenset(found)


@cache
def words(path: Path, tree: ast.Module) -> frozenset[str]:
    """The words that a file compares with kinds or looks up; and those that mean nothing else."""
    spoken = {one for node in ast.walk(tree) for one in strings(looked_up(node))}
    every = {one for node in ast.walk(tree) for one in strings([node])}
    return frozenset(spoken | {one for one in every if "_" in one})


def looked_up(node: ast.AST) -> list[ast.AST]:
    """The parts of some code that name kinds or effects."""
    if isinstance(node, ast.Compare) and LOOKED_UP.search(ast.unparse(node)):
        return [*ast.walk(node)]
    if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
        target = ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node.target)
        if target == "kinds":
            return [*ast.walk(node.value)]
        if isinstance(node.value, ast.Dict) and target.isupper() and target not in OTHERS:
            return [key for key in node.value.keys if key is not None]
    if isinstance(node, ast.Subscript) and ast.unparse(node.value).isupper():
        return [node.slice]
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "ActionSpace":
        return [ast.Constant(keyword.arg) for keyword in node.keywords]
    return []


def strings(nodes: list[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def questions(title: str, kind: str) -> set[str]:
    """The classes of what asks for a kind by its name."""
    return {
        node.name
        for path, tree in sources(title).items()
        if "pending" in path.parts
        for node in tree.body
        if isinstance(node, ast.ClassDef)
        and kind in [one for part in node.body for one in strings(looked_up_kinds(part))]
    }


def looked_up_kinds(part: ast.stmt) -> list[ast.AST]:
    named = isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == "kinds"
    return looked_up(part) if named else []


KINDS = [
    (title, kind) for title in feldspar.titles() for kind in feldspar.game(title).actions.kinds
]


@pytest.mark.parametrize(("title", "kind"), KINDS)
def test_few_files_know_of_a_kind_of_decision(title: str, kind: str) -> None:
    called = {f"A_{kind.upper()}"} | questions(title, kind)
    known = [
        path.relative_to(GAMES).as_posix()
        for path, tree in sources(title).items()
        if kind in words(path, tree) or called & names(path, tree)
    ]
    assert 1 < len(known) <= MOST_FILES, known


OPS = [
    (title, op)
    for title, modules in EFFECTS.items()
    for module in modules
    for op in import_module(f"feldspar.games.{title}.rules.{module}").PRIMITIVES
]


@pytest.mark.parametrize(("title", "op"), OPS)
def test_few_files_know_of_an_effect(title: str, op: str) -> None:
    known = [
        path.relative_to(GAMES).as_posix()
        for path, tree in sources(title).items()
        if op in words(path, tree)
    ]
    assert 0 < len(known) <= MOST_FILES, known
