"""Renamed commands and options: the old names work for one more release, with a warning."""

import argparse
import sys
from collections.abc import Sequence
from typing import Any


def warn_renamed(old: str, new: str) -> None:
    """Print the new name of an old one that was typed."""
    print(f"{old} is now {new}; the old name goes with the next release", file=sys.stderr)


def add_renamed(parser: argparse.ArgumentParser, flag: str, old: str, **settings: Any) -> None:
    """Declare an option that had another name; help shows the new one only."""

    class Renamed(argparse.Action):
        def __call__(
            self,
            parser: argparse.ArgumentParser,
            namespace: argparse.Namespace,
            values: str | Sequence[Any] | None,
            option: str | None = None,
        ) -> None:
            warn_renamed(old, flag)
            setattr(namespace, self.dest, values)

    dest = parser.add_argument(flag, **settings).dest
    settings |= {"dest": dest, "default": argparse.SUPPRESS, "help": argparse.SUPPRESS}
    parser.add_argument(old, action=Renamed, **settings)
