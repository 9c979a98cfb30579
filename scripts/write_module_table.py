"""Writes the table of all modules from their first lines: write_module_table.py [--check].

It stands in docs/architecture.md, between two comments. With --check nothing is written, and the
script fails if the table is out of date or a module does not say what it is.
"""

import ast
import re
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "architecture.md"
BEGIN, END = "<!-- modules: python scripts/write_module_table.py -->\n", "<!-- end of modules -->\n"
HEADER = re.compile(r"\s*(?:<!--|/\*\*|//)\s*(?:\*\s*)?(.*?)\s*(?:-->|\*/|\n)", re.DOTALL)


def first_line(path: Path) -> str:
    """Return what the first line of a module says of it; nothing if it says nothing."""
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return (ast.get_docstring(ast.parse(source)) or "").partition("\n")[0]
    found = HEADER.match(source)
    return found[1].strip() if found else ""


def python_modules() -> list[Path]:
    """Return every Python module, the packages themselves included."""
    return sorted((ROOT / "src" / "feldspar").rglob("*.py"), key=_folders_last)


def page_modules() -> list[Path]:
    """Return every module of the page but tests and what is generated."""
    found = [p for p in (ROOT / "web" / "src").rglob("*") if p.suffix in (".ts", ".svelte")]
    own = [p for p in found if ".test." not in p.name and "test" not in p.relative_to(ROOT).parts]
    return sorted((p for p in own if not p.name.endswith(".d.ts")), key=_folders_last)


def _folders_last(path: Path) -> tuple[str, bool, str]:
    return str(path.parent), path.name != "__init__.py", path.name


def table(paths: list[Path]) -> Iterator[str]:
    """Return the lines of the table: a row for each module, below the name of its folder."""
    yield "| module | what it is |\n| --- | --- |\n"
    for folder, modules in groupby(paths, key=lambda path: path.parent):
        rows = [(path.name, first_line(path).replace("|", "\\|")) for path in modules]
        package = rows.pop(0)[1] if rows[0][0] == "__init__.py" else ""
        yield f"| **{folder.relative_to(ROOT).as_posix()}/** | {package} |\n"
        yield from (f"| {name} | {what} |\n" for name, what in rows)


def main() -> int:
    modules = [*python_modules(), *page_modules()]
    silent = [path.relative_to(ROOT) for path in modules if not first_line(path)]
    for path in silent:
        print(f"{path} does not say in its first line what it is")
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    new = f"{before}{BEGIN}\n{''.join(table(modules))}\n{END}{rest.partition(END)[2]}"
    if new == text:
        return int(bool(silent))
    if "--check" in sys.argv:
        print(f"{PAGE.name} is out of date: python scripts/write_module_table.py")
        return 1
    PAGE.write_text(new, encoding="utf-8")
    return int(bool(silent))


if __name__ == "__main__":
    sys.exit(main())
