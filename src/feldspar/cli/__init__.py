"""The `feldspar` command line. Each command is one module, imported only when it runs."""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence

import feldspar
from feldspar.cli.renamed_options import warn_renamed
from feldspar.kernel.text.safe_text import escape_unprintable

COMMANDS = {
    "play": "play a whole game in this terminal",
    "daily": "play today's table in this terminal: the same dice for everybody",
    "learn": "learn a game in this terminal, in five minutes",
    "puzzle": "find the best move of a position in this terminal",
    "serve": "set tables for the browser, for you and whoever has the link",
    "worker": "let bots think and clocks run for servers that share a database",
    "table": "say how a stored table stands, and why it does not go on",
    "upgrade-check": "play every stored game again by the rules installed here, before they serve",
    "simulate": "let bots play many games, and show their scores",
    "ladder": "let bots meet in matches, and show who is stronger",
    "levels": "let each level of a title meet the one below, and keep what was measured",
    "train": "learn what the features of a title are worth, by playing it against itself",
    "puzzles": "find decisions of which one is much the best, or check those a title has",
    "odds": "find out how sure expected scores are, by playing a title against itself",
    "replay": "tell a recorded game, and check that it is what it says",
    "draw": "draw a table as an SVG picture",
    "verify": "check the dice of a finished game and play it again, or check all stored tables",
    "check-data": "check figures from a box you own before they replace ours",
    "bench": "measure decisions per second, interpreted and compiled",
}
RENAMED = {"work": "worker"}
"""Former names of commands, accepted for one more release."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; an error is printed in one line, with what to do about it."""
    overview = _overview()
    name, *rest = overview.parse_args(argv).command or ["--help"]
    if name == "--help":
        overview.print_help()
        return 0
    if name in RENAMED:
        warn_renamed(name, RENAMED[name])
        name = RENAMED[name]
    if name not in COMMANDS:
        overview.error(f"no command is called {name!r}; there are: {', '.join(COMMANDS)}")
    command = importlib.import_module(f"feldspar.cli.{name.replace('-', '_')}")
    parser = argparse.ArgumentParser(
        prog=f"feldspar {name}", description=f"{COMMANDS[name].capitalize()}."
    )
    command.arguments(parser)
    arguments = parser.parse_args(rest)
    try:
        status: int = command.run(arguments)
    except BrokenPipeError:
        # The reader (head, less) has closed the pipe; keep Python from complaining at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (ValueError, OSError) as error:
        print(f"feldspar: {_printable(str(error))}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return status


def _printable(message: str) -> str:
    """Return a message with only printable characters, whatever file it quotes."""
    return "\n".join([escape_unprintable(line) for line in message.split("\n")])


def _overview() -> argparse.ArgumentParser:
    """Return a parser that reads the name of the command and leaves the rest to it."""
    commands = "\n".join(f"  {name:<15}{purpose}" for name, purpose in COMMANDS.items())
    parser = argparse.ArgumentParser(
        prog="feldspar",
        usage="feldspar COMMAND ... (feldspar COMMAND --help tells more)",
        description="An open table for four sister games by Stefan Feld.",
        epilog=f"commands:\n{commands}\n\ngames:\n  {', '.join(feldspar.titles())}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"feldspar {feldspar.__version__}")
    parser.add_argument("command", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    return parser
