"""Plays whole games beside worlds that a viewer cannot tell from them: redrawn.py GAMES WORLDS.

Prints how much of what a viewer receives was compared; stops at the first difference. Names of
games may follow.
"""

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.table.redrawn import Count, compared, seats_and_viewers
from tests.table.tables import GAMES

WHOLE = 10_000
"""No game takes as many decisions as this."""


def main(games: int, worlds: int, names: list[str]) -> None:
    for game in [game for game in GAMES if game.id in names or not names]:
        start, total = time.monotonic(), Count()
        seats, viewers = seats_and_viewers(game)
        for noise in range(games):
            viewer = viewers[noise % len(viewers)]
            count = compared(game, seats, viewer, noise, worlds, WHOLE)
            total = total.plus(**count._asdict())
            if (noise + 1) % 10 == 0 or noise + 1 == games:
                minutes = (time.monotonic() - start) / 60
                said = ", ".join(f"{n:,} {name}" for name, n in total._asdict().items())
                done = f"{game.id}: {noise + 1} games in {minutes:.1f} min, no difference"
                print(f"{done}; {said}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
