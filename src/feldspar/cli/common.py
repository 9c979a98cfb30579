"""Code shared by commands: arguments, languages, records, seeds, a progress bar."""

import argparse
import hashlib
import os
import sys
import time
from pathlib import Path

import feldspar
from feldspar.kernel.game import Game, State
from feldspar.kernel.notation.record import Record
from feldspar.kernel.notation.record_format import RecordError
from feldspar.kernel.notation.record_parser import MOST_TEXT
from feldspar.kernel.text.fluent import ONE, Words
from feldspar.kernel.text.safe_text import LONGEST_QUOTE, escape_unprintable


def add_game(parser: argparse.ArgumentParser, fewest: str = "the fewest") -> None:
    """Add the arguments for a game and its setup."""
    parser.add_argument("game", help=f"one of: {', '.join(feldspar.titles())}")
    parser.add_argument("--seats", type=int, help=f"how many sit at the table (default: {fewest})")
    parser.add_argument(
        "-o",
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="choose a variant; a wrong name or value lists the right ones",
    )
    parser.add_argument("--seed", help="any text; the same seed gives the same dice")


def print_stored(lines: list[str]) -> None:
    """Print lines that quote stored data, which may have been written by somebody else."""
    print(*[escape_unprintable(line, 2 * LONGEST_QUOTE) for line in lines], sep="\n")


def natural_number(text: str) -> int:
    """Parse a number that cannot be negative."""
    number = int(text)
    if number < 0:
        raise argparse.ArgumentTypeError(f"{number} is negative")
    return number


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add the argument for a language; the default is that of the terminal."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG", "")
    default = spoken[:2] if spoken[:2] in ONE else "en"
    parser.add_argument("--lang", default=default, choices=sorted(ONE), help="default: %(default)s")


def new_state(arguments: argparse.Namespace) -> State:
    """Create the game state for the arguments."""
    game = feldspar.game(arguments.game)
    return feldspar.new(game.id, seats_of(arguments, game), arguments.seed, **options(arguments))


def seats_of(arguments: argparse.Namespace, game: Game) -> int:
    """Return the number of seats requested, or the fewest the game allows."""
    seats: int | None = arguments.seats
    return game.seats[0] if seats is None else seats


def options(arguments: argparse.Namespace) -> dict[str, str]:
    """Return the options requested."""
    pairs = [given.partition("=") for given in arguments.option]
    for name, equals, _ in pairs:
        if not equals:
            raise ValueError(f"write an option as NAME=VALUE, not {name!r}")
    return {name: value for name, _, value in pairs}


def words(game: Game | None, language: str) -> Words:
    """Return the texts of this command, and of a game if there is one, in a language."""
    package = [game.package] if game else []
    return Words.of(language, ["feldspar.kernel", "feldspar.table", *package, "feldspar.cli"])


def read_record(path: Path) -> Record:
    """Read a record from a file, and no more of it than a record may have."""
    with path.open("rb") as file:
        data = file.read(MOST_TEXT + 1)
    if len(data) > MOST_TEXT:
        raise RecordError(f"{path} is no record: it is larger than {MOST_TEXT:,} bytes")
    try:
        return Record.parse(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise RecordError(f"{path} is no record: it is not text in UTF-8") from None


def numbered_seed(seed: str | None, number: int) -> bytes:
    """Return the seed of the n-th of many games."""
    return hashlib.sha256(f"{seed or 'feldspar'}/{number}".encode()).digest()


class ProgressBar:
    """A progress bar on the terminal; silent when the output is not a terminal."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.began = time.monotonic()
        self.shown = sys.stderr.isatty()

    def show(self, done: int) -> None:
        """Draw the progress and the estimated remaining time."""
        if not self.shown:
            return
        filled = 30 * done // self.total
        spent = time.monotonic() - self.began
        left = spent * (self.total - done) / done if done else 0.0
        bar = "█" * filled + "░" * (30 - filled)
        print(f"\r{bar} {done:,}/{self.total:,}  {left:4.0f} s left ", end="", file=sys.stderr)
        if done == self.total:
            self.clear()

    def clear(self) -> None:
        """Remove the bar, after the work or an interruption."""
        if self.shown:
            print("\r" + " " * 72 + "\r", end="", file=sys.stderr)
