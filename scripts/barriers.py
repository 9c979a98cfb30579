"""Finds accessibility barriers in every state of every page: barriers.py [TITLE or WIDTH...]

axe looks at each state at every width, and there in light, dark and forced colours and with more
contrast. The tests of pages check a selection of these. Prints its progress, ends by itself, and
fails if anything is found. Needs Debian's chromium-headless-shell, and scripts/build-web.
"""

import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import Browser, Error

import feldspar
from tests.e2e.barriers import COLOURS, WIDTHS, barriers
from tests.e2e.conftest import People, visiting
from tests.e2e.pages import HOME, PAGES, Sight, Tables, corners, house_pages, set_tables, sights
from tests.e2e.test_pages import CAREFUL

HEIGHT = 844
NOW, *OTHERS = COLOURS


def states(tables: Tables, first: bool) -> Iterator[Sight]:
    yield HOME
    yield from sights(tables)
    yield from corners(tables)
    if first:
        yield from house_pages(tables)


def look_at(
    browser: Browser, address: str, title: str, widths: Sequence[int], first: bool
) -> tuple[int, list[str]]:
    """Check all states of a title, and with the first the site's own pages; return how many were
    checked, and what was found."""
    context = People(browser).come(address)
    tables, cookies = set_tables(context, title), context.storage_state()
    context.close()
    looks, found = 0, []
    for width in widths:
        people = People(browser)
        small = width < PAGES
        context = people.come(
            address, (width, HEIGHT), storage_state=cookies, still=False, touch=small
        )
        context.add_init_script(CAREFUL)
        page, start = context.new_page(), time.monotonic()
        for sight in states(tables, first):
            where = f"{title} {sight.name} at {width}"
            try:
                sight.visit(page)
                wrong = barriers(page, OTHERS, NOW)
                looks += len(COLOURS)
            except Error as error:
                wrong = [f"cannot be reached: {error.message[:300]}"]
            for one in wrong:
                print(f"\n{where}, {one}", flush=True)
            found += wrong
            print(".", end="", flush=True)
        context.close()
        found += people.wrong
        print(f" {title} at {width}: {looks} looks, {time.monotonic() - start:.0f} s", flush=True)
    return looks, found


def main(wanted: list[str]) -> int:
    widths = [int(one) for one in wanted if one.isdecimal()] or WIDTHS
    titles = [one for one in wanted if not one.isdecimal()] or feldspar.titles()
    looks, found = 0, list[str]()
    with visiting() as (browser, address, _):
        for number, title in enumerate(titles):
            more, wrong = look_at(browser, address, title, widths, first=number == 0)
            looks, found = looks + more, found + wrong
    print(f"{looks} looks, {len(found)} findings")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
