"""Random games of catanatron, the Catan engine in pure Python, measured in turns with ours.

    pip install catanatron  # into an environment of its own
    feldspar bench TITLE --seats 4 --rival "PYTHON scripts/rivals/catanatron_worker.py"

Answers the lines of `feldspar.cli.bench_worker`. Its moves are not validated, as ours are not.
"""

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT


def main() -> None:
    say({"compiled": False})
    for line in sys.stdin:
        seats, first, games = json.loads(line)
        tables = [new(seats, number) for number in range(first, first + games)]
        began = time.process_time()
        decisions = sum([play(table) for table in tables])
        seconds = time.process_time() - began
        middle = new(seats, first + 1)
        play(middle, 12 * seats)
        began = time.process_time()
        for _ in range(200):
            middle.copy()
        clone = (time.process_time() - began) / 200
        answer = {"decisions": decisions, "seconds": seconds, "clone": clone, "guess": clone}
        say({**answer, "digest": ""})


def new(seats: int, seed: int) -> Game:
    return Game([RandomPlayer(color) for color in list(Color)[:seats]], seed=seed + 1)


def play(game: Game, most: int = 1 << 30) -> int:
    """Decide at random to the end; return how often."""
    taken = 0
    while taken < most and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.execute(random.choice(game.state.playable_actions), validate_action=False)
        taken += 1
    return taken


def say(answer: dict[str, object]) -> None:
    print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
