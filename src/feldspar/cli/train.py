"""`feldspar train`: learns the weights of a title's features by self-play."""

import argparse
import sys
from dataclasses import replace
from pathlib import Path

import feldspar
from feldspar.bots import weights_file
from feldspar.cli import common
from feldspar.cli.execution import add_workers, open_workers
from feldspar.cli.renamed_options import add_renamed
from feldspar.lab.reports import plots
from feldspar.lab.training.self_play import (
    STORED_NAMES,
    Progress,
    TrainingPlan,
    begin,
    resume,
    train,
)

SETTINGS = {"shards": "", **{new: old for new, old in STORED_NAMES.items() if old != "warming"}}
"""The settings that can be chosen, with their former names."""
DEFAULT = TrainingPlan("", 0, 0)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
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
    add_workers(parser)
    for name, old in SETTINGS.items():
        value = getattr(DEFAULT, name)
        flag = "--" + name.strip("_").replace("_", "-")
        settings = {"type": type(value), "default": value, "help": f"see docs/bots.md ({value})"}
        if old:
            add_renamed(parser, flag, "--" + old.replace("_", "-"), dest=name, **settings)
        else:
            parser.add_argument(flag, **settings)


def run(arguments: argparse.Namespace) -> int:
    """Train and save the progress; Ctrl-C loses no more than a generation."""
    plan = _plan(arguments)
    out: Path = arguments.out or Path(weights_file.file_name(plan.seats))
    kept = out.with_name(out.name + ".course")
    progress = resume(plan, kept.read_bytes()) if kept.exists() else _start(plan, arguments)
    bar = common.ProgressBar(plan.generations)
    with open_workers(arguments) as workers:
        try:
            for generation in train(plan, progress, workers):
                kept.write_bytes(progress.save(plan))
                bar.show(generation)
        except KeyboardInterrupt:
            bar.clear()
            print(f"stopped; the same command goes on from {kept}", file=sys.stderr)
            return 130
    made = {**plan.stored_settings(), "score": round(progress.curve(plan)[-1].y, 2)}
    if arguments.start is not None:
        made["start"] = arguments.start.name
    out.write_bytes(weights_file.pack(made, progress.weights.tolist()))
    if arguments.plot is not None:
        title = f"{feldspar.game(plan.title).title()}, {plan.seats} seats"
        drawn = plots.curve(title, progress.curve(plan), up="mean score against itself")
        arguments.plot.write_text(drawn, encoding="utf-8")
    last = progress.curve(plan)[-1]
    print(f"{out}: {out.stat().st_size:,} bytes; {last.y:.1f} points against itself")
    kept.unlink()
    return 0


def _plan(arguments: argparse.Namespace) -> TrainingPlan:
    game = feldspar.game(arguments.game)
    seats = game.seats[0] if arguments.seats is None else arguments.seats
    plan = TrainingPlan(game.id, seats, 0, seed=arguments.seed)
    plan = replace(plan, **{name: getattr(arguments, name) for name in SETTINGS})
    played = plan.shards * plan.games
    return replace(plan, generations=max(1, round(arguments.games / played)))


def _start(plan: TrainingPlan, arguments: argparse.Namespace) -> Progress:
    progress = begin(plan)
    if arguments.start is not None:
        known = weights_file.unpack(arguments.start.read_bytes())[1]
        if len(known) != len(progress.weights):
            raise ValueError(f"{arguments.start} is for other features")
        progress.weights[:] = type(progress.weights)("d", known)
    return progress
