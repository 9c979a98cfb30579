"""`feldspar ladder`: matches between bots, with confidence intervals."""

import argparse
import json
import re
from pathlib import Path

import feldspar
from feldspar import bots
from feldspar.cli import common
from feldspar.cli.execution import add_workers, open_workers
from feldspar.lab.execution.executor import Executor
from feldspar.lab.matches.ladder import Ladder, LadderMatch, Rating, ratings
from feldspar.lab.matches.match import GameResult, Match, games
from feldspar.lab.matches.sequential_test import SequentialTest
from feldspar.lab.reports import plots, tables


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    common.add_game(parser, fewest="two, if the game is for two")
    parser.add_argument(
        "--bots",
        default="random,greedy",
        metavar="WEAKEST,...,STRONGEST",
        help=f"two or more, each meets the next: {bots.KNOWN} (%(default)s)",
    )
    parser.add_argument("--all", action="store_true", help="each meets every other")
    parser.add_argument(
        "--blocks",
        type=int,
        default=50,
        help="deals per match, each played once from every seat (%(default)s)",
    )
    parser.add_argument(
        "--stop", action="store_true", help="end a match when it is clear who is better"
    )
    add_workers(parser)
    parser.add_argument("--records", type=Path, metavar="DIR", help="keep every game")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the result as SVG")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the result as data")


def run(arguments: argparse.Namespace) -> int:
    """Play the matches and print the results; after Ctrl-C, the results so far."""
    ladder = _ladder_of(arguments)
    matches = ladder.matches()
    for match in matches:
        match.check()
    stops = [ladder.sequential_test() if arguments.stop else None for _ in matches]
    rungs: list[LadderMatch] = []
    whole = True
    with open_workers(arguments) as workers:
        for match, stop in zip(matches, stops, strict=True):
            played: list[GameResult] = []
            whole = play(match, workers, stop, played, _folder(arguments, match, len(rungs)))
            rungs.append(LadderMatch(match, played, stop.verdict if stop else ""))
            if not whole:
                break
    rated, missing = _rate(rungs)
    _save(arguments, ladder, rungs, rated)
    seats = f"{ladder.seats} seat{'s' * (ladder.seats > 1)}"
    print(f"{ladder.title}, {seats}, seed {ladder.seed!r}{'' if whole else ', interrupted'}\n")
    print(tables.as_text(rungs, rated))
    if missing and ladder.seats > 1:
        print(f"no ratings: {missing}")
    return 0 if whole else 130


def _ladder_of(arguments: argparse.Namespace) -> Ladder:
    game = feldspar.game(arguments.game)
    fewest = 2 if 2 in game.seats else game.seats[0]
    return Ladder(
        game.id,
        # a comma between brackets belongs to a bot
        tuple(re.split(r",(?![^(]*\))", arguments.bots)),
        fewest if arguments.seats is None else arguments.seats,
        arguments.blocks,
        arguments.seed or "feldspar",
        common.options(arguments),
        arguments.records is not None,
        arguments.all,
    )


def _folder(arguments: argparse.Namespace, match: Match, number: int) -> Path | None:
    if arguments.records is None:
        return None
    folder: Path = arguments.records / f"{number + 1:02}-{LadderMatch(match, []).folder}"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def play(
    match: Match,
    workers: Executor,
    stop: SequentialTest | None,
    played: list[GameResult],
    folder: Path | None,
) -> bool:
    """Play a match until it is over or interrupted; return whether it was completed."""
    progress = common.ProgressBar(match.games)
    try:
        for game in games(match, workers, stop):
            if folder is not None:
                file = folder / f"{game.block:05}-{game.rotation}.record"
                file.write_text(game.record, encoding="utf-8")
            played.append(game)
            progress.show(len(played))
    except KeyboardInterrupt:
        return False
    finally:
        progress.clear()
    return True


def _rate(rungs: list[LadderMatch]) -> tuple[list[Rating], str]:
    """Return the ratings, or which package they need."""
    try:
        return ratings(rungs), ""
    except ValueError as missing:
        return [], str(missing)


def _save(
    arguments: argparse.Namespace, ladder: Ladder, rungs: list[LadderMatch], rated: list[Rating]
) -> None:
    if arguments.plot is not None:
        title = f"{feldspar.game(ladder.title).title()}, {ladder.seats} seats"
        arguments.plot.write_text(plots.ladder(title, rungs), encoding="utf-8")
    if arguments.json is not None:
        told = json.dumps(tables.as_data(ladder, rungs, rated), indent=2)
        arguments.json.write_text(told + "\n", encoding="utf-8")
