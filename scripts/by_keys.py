"""Plays whole games in the text view by keyboard alone, against a bot: by_keys.py [TITLE...]

Every table is switched to the text view before the first decision; from then on the page gets only
keys, until the result is shown. The tests finish games that are nearly over. Prints its progress,
and ends by itself. Needs Debian's chromium-headless-shell, and scripts/build-web.
"""

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import Browser, Page

import feldspar
from tests.e2e.conftest import People, visiting
from tests.e2e.hand import Keys
from tests.e2e.tables import Guest, bot, me

TOLD = 10
"""Decisions between two dots."""


class Counting(Keys):
    """Keys that are counted."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.pressed = self.decided = 0

    def press(self, key: str) -> None:
        self.pressed += 1
        super().press(key)

    def tell(self) -> None:
        self.decided += 1
        assert self.page.locator(".text, .end").count(), "the table is no longer in words"
        if self.decided % TOLD == 0:
            print(".", end="", flush=True)


def play(browser: Browser, address: str, title: str) -> str:
    """Play one game from its first decision to its result; what it took."""
    people, start = People(browser), time.monotonic()
    context = people.come(address, luck=0)
    table = Guest(context).table([me(), bot(level="level-1")], title)
    page = context.new_page()
    page.goto(f"/table/{table}")
    keys = Counting(page, seed=9)
    keys.sit()
    keys.press("t")
    page.locator(".text").wait_for()
    decisions = keys.play(after=keys.tell)
    result = page.locator(".end h1").inner_text()
    assert result
    context.close()
    assert not people.wrong, people.wrong
    took = f"{decisions} decisions, {keys.pressed} keys, {time.monotonic() - start:.0f} s"
    return f" {title}: {took}: {result}"


def main(titles: list[str]) -> None:
    with visiting() as (browser, address, _):
        for title in titles or feldspar.titles():
            print(play(browser, address, title), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
