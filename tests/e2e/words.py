"""Errors in the words of a page: untranslated keys, and careless typography."""

import functools
import re

from playwright.sync_api import Page

from tests.e2e import sites

READ = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const inside = walk.currentNode.parentElement;
    if (!inside.closest("script, style, textarea, pre, code")) found.push(walk.currentNode.data);
  }
  for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
    for (const one of document.querySelectorAll(`[${name}]`)) found.push(one.getAttribute(name));
  return [document.title, ...found].map((text) => text.trim()).filter(Boolean);
}"""
NARROW = "\N{NARROW NO-BREAK SPACE}"


def read(page: Page) -> list[str]:
    """All that a page says, to the eye or to the ear."""
    return [str(text) for text in page.evaluate(READ)]


@functools.cache
def keys() -> frozenset[str]:
    """The keys of all messages that no sentence would contain."""
    found: set[str] = set()
    for source in ("src", "web/src"):
        for file in (sites.ROOT / source).rglob("words/en.ftl"):
            found |= set(re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.M))
    assert len(found) > 100
    return frozenset(key for key in found if "-" in key)


def untranslated(texts: list[str]) -> list[str]:
    """Texts with a key or a placeable in them."""
    return [
        text
        for text in texts
        if "{" in text
        or "undefined" in text
        or "[object" in text
        or keys() & set(re.findall(r"[a-z][a-z0-9_]*(?:-[a-z0-9_]+)+", text))
    ]


def careless_french(texts: list[str]) -> list[str]:
    """Texts without a narrow space where French wants one."""
    wrong = (
        r"[ \u00a0][;:!?»]",  # a space that is too wide, or breaks
        rf"[^\W\d_]([;!?]|:(?=\s|$))(?<!{NARROW}.)",  # none at all
        rf"«[^{NARROW}]",
        r"\w'\w",  # a typewriter's apostrophe
    )
    return [text for text in texts if any(re.search(one, text) for one in wrong)]


def careless_english(texts: list[str]) -> list[str]:
    return [text for text in texts if re.search(r"[ \u00a0\u202f][;:!?](\s|$)", text)]
