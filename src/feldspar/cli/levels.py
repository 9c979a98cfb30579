"""`feldspar levels`: measures each level of a title against the one below."""

import argparse
from pathlib import Path

import feldspar
from feldspar.bots.levels import LEVELS, players
from feldspar.cli.execution import add_workers, open_workers
from feldspar.cli.ladder import play
from feldspar.lab.matches import level_measurements
from feldspar.lab.matches.ladder import LadderMatch
from feldspar.lab.matches.match import GameResult
from feldspar.lab.reports import tables


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    parser.add_argument("game", help=f"one of: {', '.join(feldspar.titles())}")
    parser.add_argument(
        "--seats", type=int, help="how many sit at the table (default: two, or as many as must)"
    )
    parser.add_argument("--games", type=int, default=200, help="for each level (%(default)s)")
    parser.add_argument("--seed", default="levels", help="of all games (%(default)s)")
    parser.add_argument(
        "--level",
        type=int,
        action="append",
        choices=range(1, len(LEVELS) + 1),
        help="measure only this one; may be said several times",
    )
    add_workers(parser)
    parser.add_argument(
        "--write",
        nargs="?",
        type=Path,
        const=Path(),
        metavar="FILE",
        help="keep the figures, added to if there (by default in the title's own file)",
    )


def run(arguments: argparse.Namespace) -> int:
    """Play the matches, print the results, and save them if requested and complete."""
    game = feldspar.game(arguments.game)
    seats = max(2, game.seats[0]) if arguments.seats is None else arguments.seats
    game.choose(seats, {})
    only = [LEVELS[number - 1] for number in arguments.level or []]
    rungs: list[LadderMatch] = []
    whole = True
    with open_workers(arguments) as workers:
        for match in level_measurements.matches(game, seats, arguments.games, arguments.seed, only):
            played: list[GameResult] = []
            whole = play(match, workers, None, played, None)
            rungs.append(LadderMatch(match, played))
            if not whole:
                break
    for name, player in zip(LEVELS, players(game), strict=True):
        print(f"{name}  {player}")
    print(f"\n{tables.as_text(rungs, [])}")
    if arguments.write is not None and whole:
        place = level_measurements.file(game) if arguments.write == Path() else arguments.write
        text = level_measurements.format_file(
            game, seats, level_measurements.rows(game, rungs), place
        )
        place.write_text(text, encoding="utf-8")
        print(f"\nkept in {place}")
    return 0 if whole else 130
