"""Measures how long a beginner needs: each lesson, and each title up to the end of a first turn.

Simulates touches on a phone at its first visit. Reading and searching take estimated times; the
time of the page itself is measured.

    python scripts/first_lessons.py [--language fr] [--title burgundy_dice] [--keys]

With --keys all lessons are taken by keyboard alone, on a wide screen.
"""

import argparse
import re
import sys
import time
from pathlib import Path

from playwright.sync_api import Page

import feldspar
from feldspar.table.content.lessons import WORDS_PER_SECOND, load_lessons

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.e2e.conftest import DESKTOP, PHONE, People, visiting
from tests.e2e.hand import Finger, Keys
from tests.e2e.pupil import Pupil, finger

FINDS = 2.0
"""Seconds to find and touch something that is lit."""
DECISIONS = 15
"""More than a first turn can have."""


def read(page: Page, selector: str) -> float:
    """Return how many seconds it takes to read what stands somewhere."""
    said = " ".join(page.locator(selector).all_inner_texts())
    return len(re.findall(r"\w+", said)) / WORDS_PER_SECOND


def taught(pupil: Pupil, title: str, name: str) -> tuple[int, float, float]:
    """Take a lesson; return the touches, the page's own seconds, and all a person needs."""
    page, reading, began = pupil.page, 0.0, time.monotonic()
    pupil.begin(title, name)
    while pupil.step() != "over":
        reading += read(page, ".card .say, .card .why")
        pupil.on()
    spent = time.monotonic() - began
    return pupil.touches, spent, spent + reading + FINDS * pupil.touches


def stands(page: Page) -> tuple[str, object]:
    """Return what the table on the page says of where its game stands: the phase, and figures."""
    number = page.url.rsplit("/", 1)[1]
    status = page.request.get(f"/api/tables/{number}").json()["scene"]["status"]
    return status["key"], status["args"]


def first_turn(page: Page, title: str) -> tuple[int, int, float]:
    """Come for the first time, begin a game and play a turn; return the touches, the decisions and
    the seconds."""
    began, touches = time.monotonic(), 2
    page.goto("/")
    page.locator(f"article a.play[href$='/{title}']").tap()
    page.locator("form .go button").tap()
    hand = Finger(page, seed=1)
    hand.sit()
    before = stands(page)
    for decisions in range(1, DECISIONS):
        look = hand.sit()
        while not look.ready:
            hand.reach(look)
            touches += 1
            look = hand.until("look.lit.length || look.calls.length || look.ready")
        hand.confirm()
        touches += 1
        hand.until("!look.busy || look.over")
        now = stands(page)
        if now[0] == before[0] and now != before:  # another turn of the same phase
            return touches, decisions, time.monotonic() - began
        before = now
    raise AssertionError("no turn has so many decisions")


def main() -> None:
    """Print a line for each lesson and each title."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--language", default="en", choices=("en", "fr"))
    parser.add_argument("--title", choices=feldspar.titles())
    parser.add_argument("--keys", action="store_true")
    asked = parser.parse_args()
    titles = [asked.title] if asked.title else feldspar.titles()
    with visiting() as (browser, address, _):
        people = People(browser)
        for title in titles:
            for name in load_lessons(feldspar.game(title)):
                size = DESKTOP if asked.keys else PHONE
                page = people.page(address, size, language=asked.language, asked="never")
                pupil = Pupil(page, Keys(page)) if asked.keys else finger(page)
                touches, page_takes, person = taught(pupil, title, name)
                by = "by keys" if asked.keys else f"{touches} touches"
                minutes = f"{person / 60:.1f} minutes, {by}"
                print(f"{title} {name}: {minutes}, of which the page takes {page_takes:.0f} s")
                page.context.close()
            if asked.keys:
                continue
            page = people.page(address, PHONE, language=asked.language, known="none")
            touches, decisions, seconds = first_turn(page, title)
            person = seconds + FINDS * touches
            print(
                f"{title}, a first visit to a finished turn of {decisions} decisions: {touches} "
                f"touches, {seconds:.1f} s of the page's, {person:.0f} s for a person"
            )
            page.context.close()


if __name__ == "__main__":
    main()
