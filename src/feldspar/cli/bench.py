"""`feldspar bench`: speed of random games, interpreted and compiled, on the same cores.

Worker processes play the same seeds block by block, in turns. Only their CPU time counts, and for
each only the fastest block: other load on the machine can slow a block, never speed it up. So if a
required speed-up is missed, more blocks are played before it counts as missed: a machine may be
busy for longer than a few blocks. The digests of all final states must agree.

A rival is any program that speaks the same line protocol: its games are measured in turns with
ours.
"""

import argparse
import json
import os
import shlex
import statistics
import subprocess
import sys
from pathlib import Path

import feldspar
from feldspar.cli import common

MODES = ("interpreted", "compiled")
TIMEOUT_SECONDS = 5
"""How many times the requested blocks are played before a speed-up counts as missed."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    parser.add_argument("game", help=f"one of: {', '.join(feldspar.titles())}")
    parser.add_argument("--seats", type=int, action="append", help="default: 1, 2 and 4")
    parser.add_argument("--rounds", type=int, default=40, help="blocks for each worker")
    parser.add_argument("--games", type=int, default=50, help="games in a block")
    parser.add_argument("--rival", metavar="COMMAND", help="a worker of somebody else's engine")
    parser.add_argument("--at-least", type=float, metavar="RATIO", help="fail below this speed-up")


def run(arguments: argparse.Namespace) -> int:
    """Measure and print; fail if the games differ or the speed-up is too small."""
    game = feldspar.game(arguments.game)
    rounds = arguments.rounds
    counts = arguments.seats or [seats for seats in (1, 2, 4) if seats in game.seats]
    for seats in counts:
        game.new(seats, b"")  # raises for wrong options before any process starts
    ours = [Build.of_build(mode, game.id) for mode in MODES]
    rivals = [Build(shlex.split(arguments.rival))] if arguments.rival else []
    if not ours[1].compiled:
        ours.pop().close()
        print("only the interpreted build is here; FELDSPAR_COMPILE=1 pip install . compiles it")

    def ratio(seats: int) -> float:
        return ours[-1].speed(seats) / ours[0].speed(seats)

    hoped = arguments.at_least if len(ours) == len(MODES) else None

    what = f"{rounds} x {arguments.games} games"
    print(f"{game.id}, random play, the fastest block of {what}, by CPU time")
    print("seats  build        decisions/s  us/decision  us/clone  us/determinize  ratio")
    progress = common.ProgressBar(rounds * len(counts))
    slowest = float("inf")
    played = 0
    for done, seats in enumerate(counts):
        for number in range(rounds * TIMEOUT_SECONDS):
            if number >= rounds and ratio(seats) >= (hoped or 0):
                break
            for worker in [*ours, *rivals]:
                worker.play(seats, number * arguments.games, arguments.games)
            played += arguments.games
            progress.show(min(done * rounds + number + 1, (done + 1) * rounds))
        for worker in [*ours, *rivals]:
            times = worker.speed(seats) / ours[0].speed(seats)
            print(
                f"{seats:5}  {worker.name:<11}  {worker.speed(seats):11,.0f}  "
                f"{1e6 / worker.speed(seats):11.2f}  {worker.median('clone', seats):8.2f}  "
                f"{worker.median('guess', seats):14.2f}  {times:5.2f}"
            )
        slowest = min(slowest, ratio(seats))
        for rival in rivals:
            faster = [f"{one.name} {one.speed(seats) / rival.speed(seats):.1f}" for one in ours]
            print(f"{seats:5}  times {rival.name}: {', '.join(faster)}")
        if len({tuple(worker.digests[seats]) for worker in ours}) > 1:
            raise ValueError(f"the builds play different games with {seats} seats")
    for worker in [*ours, *rivals]:
        worker.close()
    if len(ours) == len(MODES):
        print(f"identical games: {played:,}")
    if arguments.at_least and (len(ours) < len(MODES) or slowest < arguments.at_least):
        print(f"the speed-up is below {arguments.at_least}", file=sys.stderr)
        return 1
    return 0


class Build:
    """A process that plays with one engine, and its measurements."""

    def __init__(self, command: list[str], **environment: str) -> None:
        self.name = Path(command[-1]).stem.removesuffix("_worker")
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **environment},
        )
        self.digests: dict[int, list[str]] = {}
        self.speeds: dict[int, list[float]] = {}
        self.single: dict[tuple[str, int], list[float]] = {}
        """Seconds of single calls, by function and number of seats."""
        self.compiled: bool = json.loads(self._line())["compiled"]

    @classmethod
    def of_build(cls, mode: str, title: str) -> "Build":
        """Return a worker for one of our own builds."""
        package = Path(feldspar.__file__).parent
        script = str(package / "cli" / "bench_worker.py")
        worker = cls([sys.executable, script, mode, title], PYTHONPATH=str(package.parent))
        worker.name = mode
        return worker

    def play(self, seats: int, first: int, games: int) -> None:
        """Play one block and add it to the measurements."""
        assert self.process.stdin
        self.process.stdin.write(json.dumps([seats, first, games]) + "\n")
        self.process.stdin.flush()
        block = json.loads(self._line())
        self.digests.setdefault(seats, []).append(block["digest"])
        self.speeds.setdefault(seats, []).append(block["decisions"] / block["seconds"])
        for call in ("clone", "guess"):
            self.single.setdefault((call, seats), []).append(block[call])

    def speed(self, seats: int) -> float:
        """Return decisions per second of CPU time, in the fastest block."""
        return max(self.speeds[seats])

    def median(self, call: str, seats: int) -> float:
        """Return the median cost of a single call, in microseconds."""
        return statistics.median(self.single[call, seats]) * 1e6

    def close(self) -> None:
        """End the process."""
        self.process.communicate()

    def _line(self) -> str:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise ValueError(f"the {self.name} worker ended with status {self.process.wait()}")
        return line
