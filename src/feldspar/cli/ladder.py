"""`feldspar ladder`: matches between bots, with confidence intervals."""

import argparse
import json
import re
from pathlib import Path

import feldspar
from feldspar import bots
from feldspar.cli import common
from feldspar.lab.execution.executor import PLACES, Crew, crew
from feldspar.lab.matches.ladder import Ladder, Rating, Rung, ratings
from feldspar.lab.matches.match import Match, Played, games
from feldspar.lab.matches.sequential_test import Stop
from feldspar.lab.reports import plots, tables


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
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
    add_crew(parser)
    parser.add_argument("--records", type=Path, metavar="DIR", help="keep every game")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the result as SVG")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the result as data")


def add_crew(parser: argparse.ArgumentParser) -> None:
    """Ask who plays the games."""
    parser.add_argument("--on", choices=PLACES, default="pool", help="who plays (%(default)s)")
    parser.add_argument("--hands", type=int, help="how many play at once (default: all cores)")
    parser.add_argument("--address", default="", help="of the Ray cluster (default: one is begun)")


def run(arguments: argparse.Namespace) -> int:
    """Play the matches and tell what came of them; Ctrl-C tells what came so far."""
    ladder = _asked(arguments)
    matches = ladder.matches()
    for match in matches:
        match.check()
    stops = [ladder.stop() if arguments.stop else None for _ in matches]
    rungs: list[Rung] = []
    whole = True
    with crew(arguments.on, arguments.hands, arguments.address) as workers:
        for match, stop in zip(matches, stops, strict=True):
            played: list[Played] = []
            whole = play(match, workers, stop, played, _folder(arguments, match, len(rungs)))
            rungs.append(Rung(match, played, stop.verdict if stop else ""))
            if not whole:
                break
    rated, missing = _rated(rungs)
    _keep(arguments, ladder, rungs, rated)
    seats = f"{ladder.seats} seat{'s' * (ladder.seats > 1)}"
    print(f"{ladder.title}, {seats}, seed {ladder.seed!r}{'' if whole else ', interrupted'}\n")
    print(tables.as_text(rungs, rated))
    if missing and ladder.seats > 1:
        print(f"no ratings: {missing}")
    return 0 if whole else 130


def _asked(arguments: argparse.Namespace) -> Ladder:
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
    folder: Path = arguments.records / f"{number + 1:02}-{Rung(match, []).folder}"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def play(
    match: Match, workers: Crew, stop: Stop | None, played: list[Played], folder: Path | None
) -> bool:
    """Play a match as far as nobody interrupts it; tell whether nobody did."""
    progress = common.Progress(match.games)
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


def _rated(rungs: list[Rung]) -> tuple[list[Rating], str]:
    """Return the ratings, or what is missing for them."""
    try:
        return ratings(rungs), ""
    except ValueError as missing:
        return [], str(missing)


def _keep(
    arguments: argparse.Namespace, ladder: Ladder, rungs: list[Rung], rated: list[Rating]
) -> None:
    if arguments.plot is not None:
        title = f"{feldspar.game(ladder.title).title()}, {ladder.seats} seats"
        arguments.plot.write_text(plots.ladder(title, rungs), encoding="utf-8")
    if arguments.json is not None:
        told = json.dumps(tables.as_data(ladder, rungs, rated), indent=2)
        arguments.json.write_text(told + "\n", encoding="utf-8")
