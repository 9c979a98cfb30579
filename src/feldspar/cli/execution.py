"""Options of commands that play many games: which backend, how many workers, and where."""

import argparse
from contextlib import AbstractContextManager

from feldspar.cli.renamed_options import add_renamed
from feldspar.lab.execution.backends import BACKENDS, open_executor
from feldspar.lab.execution.executor import Executor


def add_workers(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for the executor."""
    add_renamed(
        parser,
        "--backend",
        "--on",
        choices=BACKENDS,
        default="pool",
        help="who plays: %(choices)s (%(default)s)",
    )
    add_renamed(
        parser, "--workers", "--hands", type=int, help="how many play at once (default: all cores)"
    )
    parser.add_argument("--address", default="", help="of the Ray cluster (default: one is begun)")


def open_workers(arguments: argparse.Namespace) -> AbstractContextManager[Executor]:
    """Open the executor for the arguments, until the context ends."""
    return open_executor(arguments.backend, arguments.workers, arguments.address)
