"""`feldspar odds`: fits win probabilities to expected scores by self-play."""

import argparse
import json
from pathlib import Path

import feldspar
from feldspar.cli import common
from feldspar.cli.execution import add_workers, open_workers
from feldspar.lab.training.win_probability_fit import measure


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    parser.add_argument("game", help=f"one of: {', '.join(feldspar.titles())}")
    parser.add_argument(
        "--seats", type=int, help="how many sit at the table (default: every number)"
    )
    parser.add_argument("--games", type=int, default=1000, help="how many to play (%(default)s)")
    parser.add_argument("--seed", default="feldspar", help="any text; the same gives the same")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="added to if there")
    add_workers(parser)


def run(arguments: argparse.Namespace) -> int:
    """Fit the win model and save it."""
    game = feldspar.game(arguments.game)
    out: Path = arguments.out
    told = json.loads(out.read_text(encoding="utf-8")) if out.exists() else {}
    counts = game.seats if arguments.seats is None else [arguments.seats]
    bar = common.ProgressBar(len(counts))
    with open_workers(arguments) as workers:
        for done, seats in enumerate(counts, start=1):
            told[str(seats)] = measure(game.id, seats, arguments.games, arguments.seed, workers)
            out.write_text(json.dumps(dict(sorted(told.items()))) + "\n", encoding="utf-8")
            bar.show(done)
    print(f"{out}: {', '.join(sorted(told))} seats")
    return 0
