"""Looks at every decision of whole games on a phone: phone_law.py [--games N] [TITLE...]

Chromium shows a player's first games, with a companion, at 390x844 and 360x640. At every decision
what must be in sight is measured (tests/e2e/phone_law.py); whatever is not is printed, and how many
decisions were looked at. Needs Debian's chromium-headless-shell, and scripts/build-web.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

import feldspar
from tests.e2e.conftest import PHONE, People, visiting
from tests.e2e.phone_law import SMALL, UPRIGHT, table_with_companion, violations, visit
from tests.e2e.tables import Guest


def play(people: People, address: str, title: str, seed: int) -> tuple[int, Counter[str]]:
    """Play one game at random; how many decisions there were, and what was wrong how often."""
    context = people.come(address, PHONE, luck=seed, asked="final")
    guest, page = Guest(context), context.new_page()
    seats = feldspar.game(title).seats
    table = table_with_companion(guest, title, seats[seed % len(seats)] if seed else 2)
    wrong: Counter[str] = Counter()
    looked = 0
    while guest.sit(table)["status"] == "playing" and visit(page, table):
        looked += 1
        for size in (UPRIGHT, SMALL):
            for what in violations(page, size):
                print(f"{title} {seed}, decision {looked}, {size[0]}x{size[1]}: {what}", flush=True)
                wrong[f"{size[0]}x{size[1]}"] += 1
        guest.play(table, 1, seed=seed + looked)
    context.close()
    return looked, wrong


def main() -> int:
    said = argparse.ArgumentParser(description=__doc__)
    said.add_argument("titles", nargs="*", metavar="TITLE")
    said.add_argument("--games", type=int, default=3, metavar="N")
    asked = said.parse_args()
    failed = False
    with visiting() as (browser, address, _):
        for title in asked.titles or feldspar.titles():
            looked, wrong = 0, Counter[str]()
            for seed in range(asked.games):
                found = play(People(browser), address, title, seed)
                looked += found[0]
                wrong += found[1]
            failed |= bool(wrong)
            print(f"{title}: {looked} decisions, violations: {dict(wrong) or 'none'}", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
