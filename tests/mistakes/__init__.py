"""Mistakes to plant, to see whether the tests notice: `scripts/mutants.py` does it.

Those of a title are in tests/games/TITLE/mistakes.toml, those of everything else in this folder.
"""

import tomllib
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
GAMES = HERE.parent / "games"


class Mistake(NamedTuple):
    """One line that is wrong."""

    what: str
    file: str
    """From the root of the project; in the file of a title, from the title's folder."""
    old: str
    new: str
    label: bool = False
    """Whether it is in what is promised to a player, not in what happens."""
    tests: tuple[str, ...] = ()
    """Where a test should notice it; for a title, all of its tests."""

    def planted(self, source: str) -> str:
        """Return the file with the mistake; it must fit in one place."""
        assert source.count(self.old) == 1, f"{self.file}: {source.count(self.old)} x {self.old!r}"
        return source.replace(self.old, self.new)


def mistakes(name: str) -> list[Mistake]:
    """Return the mistakes of a title, or of another part of the project."""
    own = HERE / f"{name}.toml"
    path = own if own.exists() else GAMES / name / "mistakes.toml"
    found = [Mistake(**one) for one in tomllib.loads(path.read_text("utf-8"))["mistake"]]
    if path == own:
        return found
    return [one._replace(file=f"src/feldspar/games/{name}/{one.file}") for one in found]


def titles() -> list[str]:
    """Return the titles that have any."""
    return sorted(path.parent.name for path in GAMES.glob("*/mistakes.toml"))


def parts() -> list[str]:
    """Return what else has any."""
    return sorted(path.stem for path in HERE.glob("*.toml"))
