"""Plays many random games of a title on all cores, with cheap checks.

    python scripts/many_games.py TITLE --games 10000

Prints a line for each number of seats; the exit code is 1 if a law was broken, and what is
printed then is enough to play that game again. See `tests/endurance.py`.
"""

import argparse
import os
import sys
import time
import traceback
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

import pytest

import feldspar
from tests.endurance import own_laws, play_lawfully, tables

CHUNK = 25


class Task(NamedTuple):
    """A few games with the same number of seats."""

    title: str
    seats: int
    numbers: range
    seed: str


class Done(NamedTuple):
    """What came of them."""

    games: int
    decisions: int
    broken: list[str]


def work(task: Task) -> Done:
    """Play the games of a task."""
    game, watching = feldspar.game(task.title), own_laws(task.title)
    decisions, broken = 0, []
    for table in tables(game, task.seats, task.numbers, task.seed):
        try:
            decisions += play_lawfully(table, watching)
        except (Exception, pytest.fail.Exception):
            _, *rest = table
            broken.append(f"seats, seed, options and noise: {rest}\n{traceback.format_exc()}")
    return Done(len(task.numbers), decisions, broken)


def chunks(title: str, seats: int, games: int, seed: str) -> Iterator[Task]:
    for first in range(0, games, CHUNK):
        yield Task(title, seats, range(first, min(first + CHUNK, games)), seed)


def main() -> int:
    parser = argparse.ArgumentParser(description="Play many random games and check their laws.")
    parser.add_argument("title", choices=feldspar.titles())
    parser.add_argument("--games", type=int, default=10_000, help="for each number of seats")
    parser.add_argument("--seed", default="many", help="another seed, other games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    chosen = parser.parse_args()
    wrong = 0
    with Pool(chosen.jobs) as pool:
        for seats in feldspar.game(chosen.title).seats:
            began, games, decisions, broken = time.monotonic(), 0, 0, list[str]()
            tasks = chunks(chosen.title, seats, chosen.games, chosen.seed)
            for done in pool.imap_unordered(work, tasks):
                games += done.games
                decisions += done.decisions
                broken += done.broken
                print(f"\r{seats} seats: {games}/{chosen.games}", end="", file=sys.stderr)
            print("\r" + " " * 40 + "\r", end="", file=sys.stderr, flush=True)
            spent = time.monotonic() - began
            print(
                f"{chosen.title}, {seats} seats: {games} games, {decisions / games:.0f} decisions "
                f"each, {len(broken)} broken, {spent:.0f} s",
                flush=True,
            )
            print(*broken[:3], sep="\n", end="\n" if broken else "")
            wrong += len(broken)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
