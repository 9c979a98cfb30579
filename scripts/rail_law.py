"""Plays games at a desk, and tells what does not keep its place: rail_law.py [TITLE...] [MOST]

Every title is played from its first decision to its result, or so many decisions, with the
companion on, for two players and for as many as it takes, at 1440x900 and 1280x720. Prints the
decisions looked at and every violation, and fails if there is any. Needs Debian's
chromium-headless-shell, and scripts/build-web.
"""

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import Browser

import feldspar
from tests.e2e.conftest import People, visiting
from tests.e2e.hand import MOST_DECISIONS, Hand
from tests.e2e.rail import LOW, WIDE, play_by_laws
from tests.e2e.tables import Guest
from tests.e2e.test_rail import MOST_SEATS, seats


def play(
    browser: Browser, address: str, title: str, count: int, size: tuple[int, int], most: int
) -> int:
    """Play one game; how many violations there were."""
    people, start = People(browser), time.monotonic()
    context = people.come(address, size, luck=0)
    table = Guest(context).table(seats(count), title, companion=True)
    page = context.new_page()
    page.goto(f"/table/{table}")
    laws = play_by_laws(Hand(page, seed=9), most)
    took = time.monotonic() - start
    bad = len(laws.violations)
    width, height = size
    print(
        f"{title}, {count} seats, {width}x{height}: {laws.looked} decisions, {bad} violations,"
        f" {took:.0f} s",
        flush=True,
    )
    for line in laws.violations:
        print(f"  {line}", flush=True)
    context.close()
    assert not people.wrong, people.wrong
    return bad


def main(arguments: list[str]) -> None:
    most = next((int(one) for one in arguments if one.isdigit()), MOST_DECISIONS)
    titles = [one for one in arguments if not one.isdigit()] or feldspar.titles()
    bad = 0
    with visiting() as (browser, address, _):
        for title in titles:
            for count in sorted({2, MOST_SEATS[title]}):
                for size in (WIDE, LOW):
                    bad += play(browser, address, title, count, size, most)
    sys.exit(bool(bad))


if __name__ == "__main__":
    main(sys.argv[1:])
