"""`feldspar check-data`: checks component data somebody copied from their own box."""

import argparse
import importlib
import importlib.util
import re
import tomllib
from pathlib import Path

import feldspar
from feldspar.kernel.toolkit.component_data import Figures
from feldspar.kernel.toolkit.data_check import Report


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    parser.add_argument("file", type=Path, help="a .toml file that is to replace one of a game")


def run(arguments: argparse.Namespace) -> int:
    """Print every error, line by line; or else which data may be replaced, and which is still
    ours."""
    source = arguments.file.read_text(encoding="utf-8")
    try:
        data = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        print(f"{arguments.file}:{found[1] if found else 1}: {error}")
        return 1
    title, report = _find_owner(source, data)
    for line, problem in sorted(report.wrong):
        print(f"{arguments.file}:{line}: {problem}")
    if report.wrong:
        return 1
    print(f"{arguments.file} may replace {title}/data/{report.name}.")
    ours = ", ".join(f"{n} {part}" if n > 1 else part for part, n in report.house_values.items())
    print(f"Still Feldspar's own: {ours or 'nothing'}.")
    return 0


def _find_owner(source: str, data: Figures) -> tuple[str, Report]:
    """Find the game that a data file belongs to, among those with replaceable data."""
    for title in feldspar.titles():
        name = f"feldspar.games.{title}.rules.data_check"
        if importlib.util.find_spec(name):
            report: Report | None = importlib.import_module(name).check(source, data)
            if report is not None:
                return title, report
    raise ValueError("this is no file of a game's figures that can be replaced")
