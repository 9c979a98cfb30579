"""How large the titles are, as docs/add-a-game.md says."""

import re
from pathlib import Path

import pytest

import feldspar
from tests.docs.page import PAGE, ROOT

TITLES = feldspar.titles()
NEAR = 0.1
"""A figure may be off by such a part before the page must say another."""


def lines_of(folder: Path, ending: str) -> int:
    return sum(len(file.read_text("utf-8").splitlines()) for file in folder.rglob(f"*.{ending}"))


def stated(file: Path, pattern: str) -> int:
    return len(re.findall(pattern, file.read_text("utf-8"), re.MULTILINE))


def measured(title: str) -> list[float]:
    """How large a title is, in the order of the page's table."""
    own = ROOT / "src" / "feldspar" / "games" / title
    python = lines_of(own, "py")
    rules, words = own / "rules" / "en.md", own / "words" / "en.ftl"
    return [
        python,
        100 * lines_of(own / "view", "py") / python,
        100 * lines_of(ROOT / "tests" / "games" / title, "py") / python,
        stated(rules, r"^- [A-Z]{3}-\d+\.\d+ "),
        stated(rules, r"^- R\d+ "),
        stated(words, r"^[a-z][\w-]* ="),
        lines_of(own, "toml"),
    ]


def test_the_page_says_how_large_the_titles_are() -> None:
    _, _, table = PAGE.partition("| | smallest | largest |\n|---|---|---|\n")
    told = re.findall(r"^\|.*\| (\d+) \| (\d+) \|$", table.partition("\n\n")[0], re.MULTILINE)
    every = zip(*map(measured, TITLES), strict=True)
    for (least, most), found in zip(told, every, strict=True):
        assert int(least) == pytest.approx(min(found), rel=NEAR)
        assert int(most) == pytest.approx(max(found), rel=NEAR)
