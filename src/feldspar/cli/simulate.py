"""`feldspar simulate`: many games between bots on all cores, with a histogram of scores."""

import argparse
import os
import statistics
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed

import feldspar
from feldspar import bots
from feldspar.cli import common
from feldspar.kernel.chance import subkey

BLOCK = 25
"""Games per job: enough that handing over a job costs little in comparison."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    common.add_game(parser)
    parser.add_argument(
        "--bot",
        action="append",
        help=f"{bots.KNOWN}; several take the seats in turn (default: greedy)",
    )
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)


def run(arguments: argparse.Namespace) -> int:
    """Play the games and print the statistics."""
    game = feldspar.game(arguments.game)
    seats = common.seats_of(arguments, game)
    if arguments.games < 2:
        raise ValueError("--games must be at least 2")
    chosen = common.options(arguments)
    game.new(seats, b"", **chosen)  # raises for wrong options before any process starts
    players = arguments.bot or ["greedy"]
    for player in players:
        bots.load(player)
    began = time.monotonic()
    scores: list[list[int]] = []
    places: list[list[int]] = []
    progress = common.ProgressBar(arguments.games)
    with ProcessPoolExecutor(max(1, arguments.jobs)) as pool:
        jobs = [
            pool.submit(
                block,
                game.id,
                seats,
                chosen,
                players,
                arguments.seed,
                range(first, min(first + BLOCK, arguments.games)),
            )
            for first in range(0, arguments.games, BLOCK)
        ]
        for job in as_completed(jobs):
            for final, order in job.result():
                scores.append(final)
                places.append(order)
            progress.show(len(scores))
    spent = time.monotonic() - began
    variants = "".join(f", {name} {value}" for name, value in chosen.items())
    print(
        f"{game.id}: {len(scores):,} games, {seats} seat{'s' * (seats > 1)}{variants}, "
        f"{spent:.1f} s on {arguments.jobs} processes"
    )
    for seat in range(seats):
        name = players[seat % len(players)]
        report(game.yardsticks, name, seat, [final[seat] for final in scores])
        wins = sum(order[seat] == 1 for order in places)
        if seats > 1 or wins < len(places):  # a solo player may lose to the game itself
            print(f"  won or shared {wins / len(places):.1%}")
    print(histogram([score for final in scores for score in final]))
    return 0


Result = tuple[list[int], list[int]]


def block(
    title: str,
    seats: int,
    options: dict[str, str],
    players: list[str],
    seed: str | None,
    numbers: range,
) -> list[Result]:
    """Play some games; return the scores and places of each."""
    game = feldspar.game(title)
    seated = [bots.load(players[seat % len(players)]) for seat in range(seats)]
    results: list[Result] = []
    for number in numbers:
        key = common.numbered_seed(seed, number)
        state = game.new(seats, key, **options)
        thoughts = subkey(key, b"bots")
        while actors := state.actors():
            seat = actors[0]
            state.step(seat, bots.decide(seated[seat], state, seat, thoughts))
        results.append((state.scores(), state.ranking()))
    return results


def report(yardsticks: tuple[int, ...], name: str, seat: int, scores: list[int]) -> None:
    """Print the statistics of one seat."""
    mean, deviation = statistics.mean(scores), statistics.stdev(scores)
    error = deviation / len(scores) ** 0.5
    print(
        f"seat {seat} {name}: mean {mean:.2f} ± {error:.2f}, sd {deviation:.2f}, "
        f"min {min(scores)}, median {statistics.median(scores):g}, max {max(scores)}"
    )
    shares = [f"above {y}: {sum(s > y for s in scores) / len(scores):.1%}" for y in yardsticks]
    if shares:
        print("  " + ", ".join(shares))


def histogram(scores: list[int], width: int = 50) -> str:
    """Return the scores as bars of five points each."""
    counts = Counter(score // 5 * 5 for score in scores)
    most = max(counts.values())
    return "\n".join(
        f"{low:4}-{low + 4:<4}{'█' * round(width * counts[low] / most):<{width}} {counts[low]:,}"
        for low in range(min(counts), max(counts) + 1, 5)
    )
