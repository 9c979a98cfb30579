"""The game of docs/add-a-game.md: its files, as the page has them."""

import re
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
TITLE = "cherries"
_FILE = re.compile(r"^\*\*`([\w./-]+)`\*\*\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILES: dict[str, str] = dict(_FILE.findall(PAGE))
"""What lies where in this repository."""


def lay(files: Mapping[str, str], root: Path) -> None:
    """Write files where they belong."""
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")


def distribution() -> dict[str, str]:
    """The same game as a package of its own, with what the page says of its pyproject.toml."""
    here, dotted = f"src/feldspar/games/{TITLE}/", f"feldspar.games.{TITLE}"
    files = {
        f"src/{TITLE}/{name.removeprefix(here)}": text.replace(dotted, TITLE)
        for name, text in FILES.items()
        if name.startswith(here)
    }
    section = PAGE.partition("## A package of its own")[2]
    return {**files, "pyproject.toml": re.findall(r"```toml\n(.*?)```", section, re.DOTALL)[0]}
