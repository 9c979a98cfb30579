"""Names: what docs/glossary.md has retired stays away, no class name is used twice, and no function
is called by a bare participle."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import feldspar

ROOT = Path(__file__).parents[1]
SOURCE = Path(feldspar.__file__).parent
PAGE = ROOT / "web" / "src"
OLD_NAMES = {"src/feldspar/lab/crew.py", "src/feldspar/bots/bot.py: whim"}
"""What is kept for one release, with a warning."""
TWINS = {
    "Fewer": "a command, and the entry it leaves",
    "Move": "what a title offers, and what a page is sent of it",
    "Table": "one at which people play, and one of lines and columns",
}
"""Names of two classes outside titles, and what is meant."""

IRREGULAR = set(
    """
    agreed begun bent bitten blown borne bought bound broken brought built caught chosen dealt done
    drawn driven eaten fallen fed felt fled flown forbidden forgiven forgotten fought found freed
    frozen given gone got grown heard held hidden hung kept known laid led left lent lit lost made
    meant met paid redealt ridden risen rung said seen sent shaken shot shown slept slid sold
    sought spent spoken spun stolen stood struck stuck sung sunk swept sworn taken taught thought
    thrown told torn undone understood withdrawn woken won worn wound written
    """.split()  # noqa: SIM905
)
"""Participles that do not end in -ed, but for those that are also the verb itself, such as `read`;
and those in -eed, as `proceed` and `deed` are none."""
PARTICIPLES = {
    "kernel/chance.py: dealt": "titles outside import it: a new name needs an alias",
    "kernel/coaching.py: scored": "the same",
    "kernel/coaching.py: tried": "the same",
    "kernel/end_messages.py: placed": "the same",
    "kernel/end_messages.py: won": "the same",
    "kernel/notation/position.py: revived": "pickles hold its name",
    "kernel/deprecation.py: renamed": "is read as what it makes: a module's __getattr__ is renamed",
    "server/tables/repository.py: locked": "a context: `async with repository.locked(table)`",
}
"""Functions called by a participle all the same, and why."""


def retired() -> set[str]:
    """Return the words of the glossary's last table."""
    rows = (ROOT / "docs" / "glossary.md").read_text("utf-8").partition("## Retired words")[2]
    first = re.findall(r"^\| ([a-z, ]+) \|", rows, re.M)[1:]
    return {word for cell in first for word in cell.split(", ")}


def words(name: str) -> set[str]:
    """Return the words of an identifier, each as one of its kind."""
    found = re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)
    return {word.lower() for word in found} | {word.lower().removesuffix("s") for word in found}


def python_names() -> Iterator[tuple[str, str]]:
    """Yield where modules, classes and functions are, and their names."""
    for path in SOURCE.rglob("*.py"):
        at = str(Path("src") / "feldspar" / path.relative_to(SOURCE))
        yield at, path.stem
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                yield f"{at}: {node.name}", node.name


def page_names() -> Iterator[tuple[str, str]]:
    """Yield the same of the page."""
    for path in [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]:
        at = str(path.relative_to(ROOT))
        yield at, path.stem.partition(".")[0]
        for name in re.findall(r"\b(?:function|class|interface|type) (\w+)", path.read_text()):
            yield f"{at}: {name}", name


def test_retired_words_stay_away() -> None:
    gone = retired()
    assert {"keeper", "steward", "slip"} <= gone
    used = {
        at for names in (python_names(), page_names()) for at, name in names if words(name) & gone
    }
    assert {at for at in used if not at.startswith(tuple(OLD_NAMES))} == set()


def test_a_class_name_is_used_once() -> None:
    """A title has names of its own, each of them once."""
    found: dict[tuple[str, str], list[str]] = defaultdict(list)
    for at, name in python_names():
        if at.endswith(f": {name}") and name.strip("_")[:1].isupper():
            title = re.match(r"src/feldspar/games/(\w+)/", at)
            found[title[1] if title else "", name].append(at)
    twice = {name: at for (_, name), at in found.items() if len(at) > 1}
    assert {name: at for name, at in twice.items() if name not in TWINS} == {}
    assert twice.keys() >= TWINS.keys(), "a name of TWINS is used once: remove it there"


def is_participle(name: str) -> bool:
    """Tell whether a name, underscores aside, is nothing but a participle."""
    bare = name.strip("_")
    return bare in IRREGULAR or bool(re.fullmatch(r"[a-z]*[a-df-z]ed", bare))


def is_old_name(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Tell whether a function is kept for one release: it warns of that itself."""
    return any(
        isinstance(line, ast.Expr) and ast.unparse(line).startswith("warn_renamed(")
        for line in function.body
    )


def test_no_function_is_called_by_a_bare_participle() -> None:
    """Functions are verbs, values nouns, and predicates begin with is, has or can."""
    found = {
        f"{path.relative_to(SOURCE).as_posix()}: {node.name}"
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and is_participle(node.name)
        and not is_old_name(node)
    }
    assert found - PARTICIPLES.keys() == set()
    assert PARTICIPLES.keys() - found == set(), "remove it from PARTICIPLES"
