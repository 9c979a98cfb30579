"""Whatever is refused anywhere, people are told why in a sentence of their language."""

import inspect
import re
from pathlib import Path

import pytest

from feldspar.table.core import reducer

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "feldspar"
PAGE = ROOT / "web" / "src"
KEY = re.compile(r"""["'`](refused-[a-z-]+)["'`]""")
MESSAGE = re.compile(r"^(refused-[a-z-]+) = \S", re.MULTILINE)
SHARED = [SOURCE / "kernel" / "words", SOURCE / "table" / "words", PAGE / "i18n" / "words"]
"""Words that are there whatever the game."""


def refusals() -> dict[str, set[str]]:
    """Return every refusal that the table, its shells or the page may give, and where."""
    found: dict[str, set[str]] = {}
    files = [*SOURCE.rglob("*.py"), *PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
    for path in files:
        if path.name.endswith(".test.ts"):
            continue
        for key in KEY.findall(path.read_text(encoding="utf-8")):
            found.setdefault(key, set()).add(path.name)
    return found


def test_refusals_are_found() -> None:
    assert refusals()["refused-stale"] >= {"table.py"}
    assert len(refusals()) > 20


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_refusal_is_said(language: str) -> None:
    texts = [(folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in SHARED]
    said = {key for text in texts for key in MESSAGE.findall(text)}
    assert {key: where for key, where in refusals().items() if key not in said} == {}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_happens_to_a_table_is_told(language: str) -> None:
    """Its own lines of the log have words, too."""
    told = re.findall(r'"(log-[a-z-]+)"', inspect.getsource(reducer))
    words = (SOURCE / "table" / "words" / f"{language}.ftl").read_text("utf-8")
    assert told
    assert set(told) == set(re.findall(r"^(log-[a-z-]+) =", words, re.MULTILINE))
