"""Mutates positions in every way, and checks that each is refused or can be played to its end.

    python scripts/mutate_positions.py --mutants 20000 [--seed 1] [TITLE ...]

Prints for every title how many mutants there were, how many were read, and how many of those broke:
raised anything but a refusal, got stuck, or did not end. The exit code is 1 if any did; their
texts are kept in the folder given by `--keep`.
"""

import argparse
import sys
import time
import traceback
from collections import Counter
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import feldspar  # noqa: E402
from tests.hostile.positions import Mutants, survives  # noqa: E402 - found by the line above


def attacked(title: str, seed: int, mutants: int, keep: Path | None) -> int:
    """Try the mutants of one title; print the figures, and return how many broke."""
    made = Mutants(feldspar.game(title), seed)
    accepted, worst, began = 0, 0.0, time.process_time()
    broken: Counter[str] = Counter()
    for number in range(mutants):
        text, before = made.mutant(number), time.process_time()
        try:
            accepted += survives(text, number)
        except Exception as error:
            accepted += 1
            place = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{Path(place.filename).name}:{place.lineno}"
            broken[f"{type(error).__name__} at {where}: {error}"[:150]] += 1
            if keep:
                keep.mkdir(parents=True, exist_ok=True)
                (keep / f"{title}-{seed}-{number}.position").write_text(text, encoding="utf-8")
        worst = max(worst, time.process_time() - before)
    spent = time.process_time() - began
    print(
        f"{title}: {mutants:,} mutants, {accepted:,} accepted, {broken.total():,} broken; "
        f"{spent:.0f} s, the longest {worst:.2f} s",
        flush=True,
    )
    for wrong, times in broken.most_common():
        print(f"    {times:5}  {wrong}")
    return broken.total()


def main() -> int:
    """Try every title asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("titles", nargs="*", default=feldspar.titles())
    parser.add_argument("--mutants", type=int, default=2_000, help="of each title")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="where to put the texts of those that broke")
    given = parser.parse_args()
    broken = [attacked(title, given.seed, given.mutants, given.keep) for title in given.titles]
    return 1 if any(broken) else 0


if __name__ == "__main__":
    sys.exit(main())
