"""Accessibility barriers that axe finds in a page, in all its colour schemes."""

from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Page

from tests.e2e import sites

WIDTHS = (320, 390, 820, 1440)
PLAIN = {"forced_colors": "none", "contrast": "no-preference"}
COLOURS: dict[str, dict[str, Any]] = {
    "light": {**PLAIN, "color_scheme": "light"},
    "dark": {**PLAIN, "color_scheme": "dark"},
    "forced": {**PLAIN, "color_scheme": "dark", "forced_colors": "active"},
    "contrast": {**PLAIN, "color_scheme": "light", "contrast": "more"},
}
COLOURED = ["color-contrast", "link-in-text-block"]
"""The rules that look at colours: all others find the same whatever these are."""
AXE = """([part, rules]) => axe
  .run(part || document,
    { resultTypes: ["violations"], preload: false, ...(rules && { runOnly: rules }) })
  .then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map((node) =>
    `${id}: ${node.html.slice(0, 120)} (${node.failureSummary.slice(0, 200)})`)))"""
CHANGED = """async () => {
  const passes = (one) => one.effect.getComputedTiming().endTime !== Infinity;
  for (let calm = 0; calm < 3; calm++) {
    await new Promise(requestAnimationFrame);
    if (document.getAnimations().some(passes)) calm = 0;
  }
}"""
"""Colours change over a while, and what lies within something begins when that has ended."""
MOST = 3
"""How many findings of a page are told."""


def barriers(page: Page, colours: Iterable[str] = (), now: str = "", part: str = "") -> list[str]:
    """What is found in the page as it is, or in a part of it; then with other colours, where only
    these can differ. `now` are the colours it has, and has again afterwards."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(sites.axe())
    found = [f"{now}: {one}" for one in page.evaluate(AXE, [part, None])[:MOST]]
    for name in colours:
        page.emulate_media(**COLOURS[name])
        page.evaluate(CHANGED)
        found += [f"{name}: {one}" for one in page.evaluate(AXE, [part, COLOURED])[:MOST]]
    if now:
        page.emulate_media(**COLOURS[now])
        page.evaluate(CHANGED)
    return found
