"""Were the dice chosen by anybody? A finished game is checked against what was promised before."""

import argparse
from pathlib import Path

import feldspar
from feldspar.cli import common
from feldspar.kernel.events import Text
from feldspar.kernel.record import Record
from feldspar.table.fairness import verify


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("record", type=Path, help="a .record file of a finished game")
    common.add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Say whether the dice can be trusted."""
    record = Record.parse(arguments.record.read_text(encoding="utf-8"))
    words = common.words(feldspar.game(record.game), arguments.lang)
    wrong = verify(record)
    if wrong is None:
        print(words.say(Text("verify-fair")))
        return 0
    print(words.say(Text("verify-unfair", {"why": Text(wrong)})))
    return 1
