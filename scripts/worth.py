"""Measures by self-play what the components of a title are worth whose values are our own.

    python scripts/worth.py TITLE [NAME ...] [--games 400] [--minutes 60] [--seats 3] [--jobs 1]

Prints for each what it gains its owner in points, with the interval that holds the true figure 19
times of 20, the dearest first, and a line for each price. The same seeds give the same figures;
whoever has no more minutes is told what came of the games until then.
What is measured is in `tests/games/TITLE/worth.py`; on the compiled build it takes a fifth of the
time.
"""

import argparse
import importlib
import os
import statistics
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple, Protocol

sys.path.append(str(Path(__file__).parent.parent))

import feldspar
from feldspar.cli.common import ProgressBar
from tests.recording import key

SURE = 1.96
"""So many standard errors either way hold 19 of 20."""


class Worth(Protocol):
    """A title's `worth`."""

    CASES: Sequence[str]

    def figure(self, case: str) -> int:
        """Return the figure by which things are compared."""

    def gains(self, cases: Sequence[str], seats: int, key: bytes) -> dict[str, float]:
        """Return what each thing gains its owner in the game of a key."""


class Task(NamedTuple):
    title: str
    cases: list[str]
    seats: int
    number: int


def told_by(title: str) -> Worth:
    worth: Worth = importlib.import_module(f"tests.games.{title}.worth")
    return worth


def work(task: Task) -> dict[str, float]:
    return told_by(task.title).gains(task.cases, task.seats, key(f"worth {task.number}"))


def report(worth: Worth, gained: dict[str, list[float]]) -> Iterator[str]:
    rows: list[tuple[float, float, str]] = []
    for case, each in gained.items():
        error = statistics.stdev(each) / len(each) ** 0.5
        rows.append((statistics.mean(each), SURE * error, case))
    for mean, margin, case in sorted(rows, reverse=True):
        yield f"{mean:+6.2f} ± {margin:.2f}  {worth.figure(case):3}  {case}"
    yield ""
    for figure in sorted({worth.figure(case) for case in gained}):
        means = [mean for mean, _, case in rows if worth.figure(case) == figure]
        middle, spread = statistics.median(means), statistics.pstdev(means)
        yield f"{figure:3}: {len(means)} things, median {middle:+.2f}, spread {spread:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what things gain their owners.")
    parser.add_argument("title", choices=feldspar.titles())
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these (default: all)")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--minutes", type=float, default=60, help="and not much longer")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    worth = told_by(chosen.title)
    cases = chosen.names or list(worth.CASES)
    gained: dict[str, list[float]] = defaultdict(list)
    done, until = 0, time.monotonic() + 60 * chosen.minutes
    progress = ProgressBar(chosen.games)
    tasks = (Task(chosen.title, cases, chosen.seats, number) for number in range(chosen.games))
    with Pool(chosen.jobs, initializer=os.nice, initargs=(10,)) as pool:
        for done, found in enumerate(pool.imap(work, tasks), start=1):
            for case, gain in found.items():
                gained[case].append(gain)
            progress.show(done)
            if time.monotonic() > until:
                break
    print(*report(worth, gained), f"{done} games of {chosen.seats}", sep="\n")


if __name__ == "__main__":
    main()
