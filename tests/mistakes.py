"""Mistakes to plant in a game, to see whether its tests notice: `scripts/mutants.py` does it."""

import tomllib
from pathlib import Path
from typing import NamedTuple

GAMES = Path(__file__).parent / "games"


class Mistake(NamedTuple):
    """One line that is wrong."""

    what: str
    file: str
    old: str
    new: str
    label: bool = False
    """Whether it is in what is promised to a player, not in what happens."""

    def planted(self, source: str) -> str:
        """Return the file with the mistake; it must fit in one place."""
        assert source.count(self.old) == 1, f"{self.file}: {source.count(self.old)} x {self.old!r}"
        return source.replace(self.old, self.new)


def mistakes(title: str) -> list[Mistake]:
    """Return the mistakes of a title."""
    text = (GAMES / title / "mistakes.toml").read_text(encoding="utf-8")
    return [Mistake(**one) for one in tomllib.loads(text)["mistake"]]


def titles() -> list[str]:
    """Return the titles that have any."""
    return sorted(path.parent.name for path in GAMES.glob("*/mistakes.toml"))
