"""Runs inside Pyodide after a rehearsal: packs what the house needs of Python, and nothing else.

Of the standard library stays what was imported by then: for the games, for telling what went
wrong, or by Pyodide itself. Of Feldspar stays all that a browser can run; words, art, covers
and rules lie on the shelf. Nobody reads docstrings and comments here, nor what Feldspar's functions
take and return, queries apart.
"""

import ast
import contextlib
import importlib
import sys
import zipfile

LIBRARY = next(path for path in sys.path if path.startswith("/lib/") and path.endswith(".zip"))
WHEEL = "/feldspar.whl"
ON_THE_SHELF = ("/words/", "/cover.svg", "/art.svg", ".md")
SHARED_ART = "feldspar/kernel/art.svg"  # symbols are measured in it


def name(path: str) -> str:
    """Return what the module in a file is imported as."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def ours(path: str) -> bool:
    """Tell whether the house needs a file of the wheel."""
    if not path.startswith("feldspar/") or path.startswith("feldspar/cli/"):
        return False
    return path == SHARED_ART or not any(part in path for part in ON_THE_SHELF)


def bare(source: bytes, types: bool) -> str:
    """Return a module without docstrings, those of fields included, comments, and perhaps types."""
    tree = ast.parse(source)
    documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
    for node in ast.walk(tree):
        if isinstance(node, documented):
            node.body = [one for one in node.body if not said(one)] or [ast.Pass()]
        if not types and isinstance(node, ast.FunctionDef) and not is_query(node):
            node.returns = None
            for part in ast.walk(node.args):
                if isinstance(part, ast.arg):
                    part.annotation = None
    return ast.unparse(ast.fix_missing_locations(tree))


def is_query(function: ast.FunctionDef) -> bool:
    """Tell whether a function is declared by what it takes and returns."""
    return any("query(" in ast.unparse(decorator) for decorator in function.decorator_list)


def said(line: ast.stmt) -> bool:
    """Tell whether a line does nothing, but says something."""
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant)


def trimmed(path: str, wanted: list[str], to: str) -> None:
    """Pack some files of a package anew: as they are, for the whole is compressed on the way."""
    with zipfile.ZipFile(path) as whole, zipfile.ZipFile(to, "w") as rest:
        for inner in wanted:
            data = whole.read(inner)
            text = bare(data, types=path != WHEEL) if inner.endswith(".py") else data
            rest.writestr(zipfile.ZipInfo(inner), text)


with zipfile.ZipFile(WHEEL) as wheel:
    kept = [path for path in sorted(wheel.namelist()) if ours(path)]
for path in kept:
    # What only the compiler needs, and what only a shell can run, is not for a browser.
    with contextlib.suppress(ImportError):
        importlib.import_module(name(path)) if path.endswith(".py") else None
with zipfile.ZipFile(LIBRARY) as library:
    used = [path for path in sorted(library.namelist()) if name(path) in sys.modules]
trimmed(LIBRARY, used, "/trimmed.zip")
trimmed(WHEEL, kept, "/trimmed.whl")
