"""Simulates how tables spread over several databases, and what moves when one is added.

    python scripts/shards.py [--tables 1000000] [--most 16]

A table belongs to one of 4,096 buckets by a hash of its name, and a map assigns each bucket to a
database. A new one takes buckets from the fullest, as few as balance the load; nothing else moves.
Prints, for each number of databases, how uneven they are and what moved to get there, beside what
would move with the hash modulo the number of databases.
"""

import argparse
import secrets
from collections import Counter
from hashlib import blake2b
from typing import Final

BUCKETS: Final = 4096
BYTES: Final = 60_000
"""What a table takes while it is played: about 300 entries of 150 bytes with their indices."""
LINE: Final = 50e6
"""Bytes a second that are copied beside the traffic."""


def bucket(table: str) -> int:
    """Return to which bucket a table belongs, for ever."""
    return int.from_bytes(blake2b(table.encode(), digest_size=4).digest(), "big") % BUCKETS


def grown(shards: list[int], weights: Counter[int]) -> list[int]:
    """Return the map with one database more, which takes the fewest buckets that make all alike."""
    count = max(shards) + 2
    fair = sum(weights.values()) / count
    loads = Counter[int]()
    for number, shard in enumerate(shards):
        loads[shard] += weights[number]
    moved, taken = list(shards), 0
    while taken < fair:
        fullest = loads.most_common(1)[0][0]
        number = next(n for n, shard in enumerate(moved) if shard == fullest)
        moved[number] = count - 1
        loads[fullest] -= weights[number]
        taken += weights[number]
    return moved


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=1_000_000)
    parser.add_argument("--most", type=int, default=16)
    asked = parser.parse_args()
    hashes = [bucket(secrets.token_urlsafe(9)) for _ in range(asked.tables)]
    weights = Counter(hashes)
    shards = [0] * BUCKETS
    print("| databases | fullest against the mean | tables moved | by plain division | minutes |")
    print("|---|---|---|---|---|")
    for count in range(2, asked.most + 1):
        before, shards = shards, grown(shards, weights)
        moved = sum(weights[n] for n in range(BUCKETS) if before[n] != shards[n])
        divided = sum(weights[n] for n in range(BUCKETS) if n % (count - 1) != n % count)
        loads = Counter[int]()
        for number, shard in enumerate(shards):
            loads[shard] += weights[number]
        uneven = max(loads.values()) * count / asked.tables
        print(
            f"| {count} | {uneven:.3f} | {moved / asked.tables:.1%} | {divided / asked.tables:.1%}"
            f" | {moved * BYTES / LINE / 60:.0f} |"
        )


if __name__ == "__main__":
    main()
