"""`feldspar puzzles`: finds puzzles in self-play, or checks those a title has."""

import argparse
import sys
from pathlib import Path

import feldspar
from feldspar.cli import common
from feldspar.cli.execution import add_workers, open_workers
from feldspar.cli.renamed_options import add_renamed
from feldspar.kernel.game import Game
from feldspar.lab.execution.executor import Executor
from feldspar.lab.puzzles.check import CheckedPuzzle, PuzzleJob, check
from feldspar.lab.puzzles.collection import PuzzleSetBuilder, extend, file, resume
from feldspar.lab.puzzles.search import SIMULATIONS
from feldspar.table.content.puzzles import load_puzzles

ENOUGH = 0.95
"""The share of a title's puzzles in which a second search must find the same decision."""

ALL_BUT = 0.999
"""The highest confidence that is printed."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    parser.add_argument("game", help=f"one of: {', '.join(feldspar.titles())}")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument(
        "--find", type=common.natural_number, metavar="N", help="until there are so many"
    )
    what.add_argument(
        "--check", action="store_true", help="search those there are anew, and measure their leads"
    )
    parser.add_argument("--seats", type=int, help="how many sit at the table (default: the fewest)")
    parser.add_argument("--seed", default="feldspar", help="any text; the same gives the same")
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="where they go (default: the title's own file); the same command goes on from there",
    )
    add_renamed(
        parser,
        "--simulations",
        "--walks",
        type=int,
        default=SIMULATIONS,
        help="of a check (%(default)s)",
    )
    parser.add_argument("--most", type=int, help="check only so many, evenly chosen")
    add_workers(parser)


def run(arguments: argparse.Namespace) -> int:
    """Find or check puzzles; Ctrl-C loses no more than a game."""
    game = feldspar.game(arguments.game)
    with open_workers(arguments) as workers:
        if arguments.check:
            return _check(game, arguments, workers)
        return _find(game, arguments, workers)


def _find(game: Game, arguments: argparse.Namespace, workers: Executor) -> int:
    seats = game.seats[0] if arguments.seats is None else arguments.seats
    game.choose(seats, {})
    out: Path = arguments.out or file(game)
    made = PuzzleSetBuilder(game.id, seats, arguments.seed, arguments.find)
    if out.exists():
        made = resume(made, out.read_text(encoding="utf-8"))
    bar = common.ProgressBar(arguments.find)
    try:
        for now in extend(made, workers):
            made = now
            out.write_text(str(made), encoding="utf-8")
            bar.show(len(made.puzzles))
    except KeyboardInterrupt:
        bar.clear()
        print(f"stopped; the same command goes on from {out}", file=sys.stderr)
        return 130
    print(f"{out}: {len(made.puzzles)} puzzles of {made.games} games")
    return 0


def _check(game: Game, arguments: argparse.Namespace, workers: Executor) -> int:
    """Print the margin and confidence of each puzzle; fail if too few are found again."""
    total = len(load_puzzles(game))
    if not total:
        raise ValueError(f"{game.id} has no puzzles")
    every = range(1, total + 1)[:: max(1, total // (arguments.most or total))][: arguments.most]
    jobs = [PuzzleJob(game.id, number, arguments.seed, arguments.simulations) for number in every]
    agree = 0
    for one in workers.map(check, jobs):
        print(_line(one), flush=True)
        agree += one.agrees
    share = agree / len(jobs)
    print(f"{game.id}: a search with seed {arguments.seed!r} agrees in {agree} of {len(jobs)}")
    return 0 if share >= ENOUGH else 1


def _line(one: CheckedPuzzle) -> str:
    unit, of = (1.0, "points") if one.points_only else (100.0, "%")
    ahead = f"{unit * one.margin:5.1f} ± {unit * one.margin_of_error:.1f} {of}"
    told = f"{one.number:3}  {one.decision:32}  ahead by {ahead}"
    found = "found again" if one.agrees else f"but {one.found} was found"
    sure = f"{100 * one.confidence:.1f} %" if one.confidence < ALL_BUT else "over 99.9 %"
    return f"{told}, sure to {sure}, {found}"
