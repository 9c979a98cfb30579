"""Injects faults into a cluster, and reports lost moves, pauses, and what players saw.

    python scripts/faults.py [NAME ...] [--short] [--tables 12] [--workers 1]

Each fault has a cluster of its own: a PostgreSQL and a Redis in a folder, two servers and a worker,
and players at both, who reconnect when a connection drops, and retry when told to. Prints a line
for each: what was lost, how long the last table took to go on, what players saw. `--short` waits
for seconds instead of a minute.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.breakable_services import FAULTS, broken_house


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(FAULTS))
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    wrong = 0
    head = "fault", "moves", "lost", "doubled", "by bots", "goes on after", "stood still", "seen"
    print(f"| {' | '.join(head)} |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    for name in asked.names or FAULTS:
        after = 10.0 if asked.short else 20.0
        told = broken_house(name, asked.tables, asked.workers, asked.short, after=after)
        wrong += told.lost + told.doubled + told.taken
        saw = ", ".join(f"{what} {often}" for what, often in told.saw.most_common()) or "nothing"
        print(
            f"| {name} | {told.moves} | {told.lost} | {told.doubled} | {told.taken}"
            f" | {told.back:.1f} s | {told.longest:.1f} s | {saw} |",
            flush=True,
        )
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main())
