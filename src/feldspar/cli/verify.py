"""Is a finished game what its record says? The dice are checked, and all of it is played again."""

import argparse
from collections.abc import Sequence
from pathlib import Path

import feldspar
from feldspar.cli import common
from feldspar.kernel.events import Text
from feldspar.kernel.fluent import Words
from feldspar.kernel.record import Record, RecordError
from feldspar.table.fairness import promise, unsealed, verify


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("record", type=Path, help="a .record file of a finished game")
    common.add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Say what is wrong; or else what is proved, and what no file can prove."""
    words = common.words(None, arguments.lang)
    try:
        record = common.read_record(arguments.record)
    except RecordError as error:
        _complain(words, [Text("verify-unreadable", {"why": str(error)})])
        return 1
    wrong = verify(record, feldspar.game(record.game)).wrong
    if wrong:
        _complain(words, wrong)
        return 1
    _assure(words, record)
    return 0


def _complain(words: Words, wrong: Sequence[Text]) -> None:
    print(words.say(Text("verify-wrong")))
    for finding in wrong:
        print(f"- {words.say(finding)}")


def _assure(words: Words, record: Record) -> None:
    print(words.say(Text("verify-checked", {"n": len(record.decisions)})))
    proved = f"verify-proved-{promise(record)}"
    print(words.say(Text(proved, {"seats": ", ".join(map(str, unsealed(record)))})))
    print(words.say(Text("verify-not-proved")))
    for key in ("verify-open-commitment", "verify-open-future", "verify-open-people"):
        print(f"- {words.say(Text(key, {'commitment': record.commitment}))}")
