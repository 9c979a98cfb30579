"""`feldspar train`: learns the weights of a title's features by self-play."""

import argparse
import sys
from dataclasses import replace
from pathlib import Path

import feldspar
from feldspar.bots import weights_file
from feldspar.cli import common
from feldspar.lab.execution.executor import BACKENDS, open_executor
from feldspar.lab.reports import plots
from feldspar.lab.training.self_play import Progress, TrainingPlan, begin, resume, train

SETTINGS = (
    "shards",
    "step",
    "last_step",
    "trace",
    "whim",
    "curiosity",
    "fine",
    "varied",
    "coherent",
)
DEFAULT = TrainingPlan("", 0, 0)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("game", help=f"one of: {', '.join(feldspar.titles())}")
    parser.add_argument("--seats", type=int, help="how many sit at the table (default: the fewest)")
    parser.add_argument("--games", type=int, default=20_000, help="how many to play (%(default)s)")
    parser.add_argument("--seed", default=DEFAULT.seed, help="any text; the same gives the same")
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="where the weights go (default: SEATS-seats.weights); if the run is stopped, the same"
        " command goes on from FILE.course",
    )
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the learning curve as SVG")
    parser.add_argument("--start", type=Path, metavar="FILE", help="weights to begin with")
    parser.add_argument("--on", choices=BACKENDS, default="pool", help="who plays (%(default)s)")
    parser.add_argument("--hands", type=int, help="how many play at once (default: all cores)")
    parser.add_argument("--address", default="", help="of the Ray cluster (default: one is begun)")
    for name in SETTINGS:
        value = getattr(DEFAULT, name)
        flag = "--" + name.replace("_", "-")
        parser.add_argument(
            flag, type=type(value), default=value, help=f"see docs/bots.md ({value})"
        )


def run(arguments: argparse.Namespace) -> int:
    """Train, and keep how far it has come; Ctrl-C loses no more than a generation."""
    course = _plan(arguments)
    out: Path = arguments.out or Path(weights_file.file_name(course.seats))
    kept = out.with_name(out.name + ".course")
    progress = resume(course, kept.read_bytes()) if kept.exists() else _start(course, arguments)
    bar = common.ProgressBar(course.generations)
    with open_executor(arguments.on, arguments.hands, arguments.address) as workers:
        try:
            for generation in train(course, progress, workers):
                kept.write_bytes(progress.save(course))
                bar.show(generation)
        except KeyboardInterrupt:
            bar.clear()
            print(f"stopped; the same command goes on from {kept}", file=sys.stderr)
            return 130
    made = {**course.stored(), "score": round(progress.curve(course)[-1].y, 2)}
    if arguments.start is not None:
        made["start"] = arguments.start.name
    out.write_bytes(weights_file.pack(made, progress.weights.tolist()))
    if arguments.plot is not None:
        title = f"{feldspar.game(course.title).title()}, {course.seats} seats"
        drawn = plots.curve(title, progress.curve(course), up="mean score against itself")
        arguments.plot.write_text(drawn, encoding="utf-8")
    last = progress.curve(course)[-1]
    print(f"{out}: {out.stat().st_size:,} bytes; {last.y:.1f} points against itself")
    kept.unlink()
    return 0


def _plan(arguments: argparse.Namespace) -> TrainingPlan:
    game = feldspar.game(arguments.game)
    seats = game.seats[0] if arguments.seats is None else arguments.seats
    course = TrainingPlan(game.id, seats, 0, seed=arguments.seed)
    course = replace(course, **{name: getattr(arguments, name) for name in SETTINGS})
    played = course.shards * course.games
    return replace(course, generations=max(1, round(arguments.games / played)))


def _start(course: TrainingPlan, arguments: argparse.Namespace) -> Progress:
    progress = begin(course)
    if arguments.start is not None:
        known = weights_file.unpack(arguments.start.read_bytes())[1]
        if len(known) != len(progress.weights):
            raise ValueError(f"{arguments.start} is for other features")
        progress.weights[:] = type(progress.weights)("d", known)
    return progress
