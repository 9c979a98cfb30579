"""No module imports, at its head or within a function, one that comes back to it."""

import ast
from pathlib import Path

import pytest

import feldspar

SOURCE = Path(feldspar.__file__).parent
MODULES = {
    ".".join(["feldspar", *path.relative_to(SOURCE).with_suffix("").parts]).removesuffix(
        ".__init__"
    ): path
    for path in SOURCE.rglob("*.py")
}
RECURSIVE = {"feldspar.bots", "feldspar.bots.levels"}
"""A level is a bot that is loaded by its name, and lets another play that is loaded so, too."""


def imports(path: Path) -> set[str]:
    """Return what a module needs when it runs: what only its types need is left out."""
    waiting: list[ast.AST] = [ast.parse(path.read_text("utf-8"))]
    found: set[str] = set()
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            waiting.extend(node.orelse)
            continue
        if isinstance(node, ast.ImportFrom):
            named = [f"{node.module}.{one.name}" for one in node.names]
            found.update(one if one in MODULES else str(node.module) for one in named)
        elif isinstance(node, ast.Import):
            found.update(one.name for one in node.names)
        waiting.extend(ast.iter_child_nodes(node))
    return found & MODULES.keys()


def cycles(needs: dict[str, set[str]]) -> set[str]:
    """Return the modules that come back to themselves."""

    def reached(start: str) -> set[str]:
        seen: set[str] = set()
        waiting = [*needs[start]]
        while waiting:
            one = waiting.pop()
            if one not in seen:
                seen.add(one)
                waiting.extend(needs.get(one, ()))
        return seen

    return {one for one in needs if one in reached(one)}


@pytest.mark.parametrize("layer", ["kernel", "bots", "table", "lab", "server", "cli"])
def test_nothing_comes_back_to_itself(layer: str) -> None:
    inside = {name: path for name, path in MODULES.items() if name.split(".")[1:2] == [layer]}
    assert inside
    assert cycles({name: imports(path) - {name} for name, path in inside.items()}) <= RECURSIVE


def test_a_circle_would_be_seen() -> None:
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}) == {"b", "c"}
