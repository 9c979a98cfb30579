"""Measures how often a click on what is not lit is answered by nothing but "Not now.": reasons.py
[TITLE...] [--every 10]

All recorded games are played again. At every tenth position each seat that is to decide clicks on
everything that it cannot use; the share of clicks without a reason is printed for each title, and
which kinds of things those were.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

import feldspar
from tests.refusals import clicks, kind_of, positions, records


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", default=feldspar.titles())
    parser.add_argument("--every", type=int, default=10, help="the distance between two positions")
    asked = parser.parse_args()
    for title in asked.titles:
        number = 0
        silent: Counter[str] = Counter()
        for path in records(title):
            for state in positions(path, asked.every):
                for click in clicks(state):
                    number += 1
                    if click.text is None:
                        silent[kind_of(click.thing)] += 1
        share = 100 * silent.total() / number
        print(f"{title}: {share:.1f} % of {number} clicks are only told “Not now.”", flush=True)
        for name, times in silent.most_common(12):
            print(f"  {name}: {times}")


if __name__ == "__main__":
    main()
