"""`feldspar verify`: checks a record's dice and replays all of it."""

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path

import feldspar
from feldspar.cli import common, verify_store
from feldspar.cli.serve import add_storage
from feldspar.kernel.events import Text
from feldspar.kernel.notation.record import Record
from feldspar.kernel.notation.record_format import RecordError
from feldspar.kernel.text.fluent import Words
from feldspar.table.core.fairness import promise_of, unsealed_seats, verify, withheld_seats


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    parser.add_argument(
        "record",
        type=Path,
        nargs="?",
        help="a .record file of a finished game; without one, all tables of a store are checked",
    )
    add_storage(parser)
    common.add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print what is wrong; or else what is proved, and what no file can prove."""
    if arguments.record is None:
        if not (arguments.data or arguments.database):
            raise ValueError("say what: a .record file, --data DIR or --database URL")
        return verify_store.run(arguments)
    words = common.words(None, arguments.lang)
    try:
        record = common.read_record(arguments.record)
    except RecordError as error:
        _print_problems(words, [Text("verify-unreadable", {"why": str(error)})])
        return 1
    wrong = verify(record, feldspar.game(record.game)).wrong
    if wrong:
        _print_problems(words, wrong)
        return 1
    _print_proof(words, record)
    return 0


def _print_problems(words: Words, wrong: Sequence[Text]) -> None:
    print(words.say(Text("verify-wrong")))
    for finding in wrong:
        print(f"- {words.say(finding)}")


def _print_proof(words: Words, record: Record) -> None:
    print(words.say(Text("verify-checked", {"n": len(record.decisions)})))
    promised, never_told = promise_of(record), join_list(withheld_seats(record))
    weaker = never_told if promised == "withheld" else join_list(unsealed_seats(record))
    print(words.say(Text(f"verify-proved-{promised}", {"seats": weaker})))
    if never_told and promised != "withheld":
        print(words.say(Text("verify-also-withheld", {"seats": never_told})))
    print(words.say(Text("verify-not-proved")))
    print("-", words.say(Text("verify-open-commitment", {"commitment": record.commitment})))
    if record.seals:
        seals = join_list(f"{seat}: {seal}" for seat, seal in sorted(record.seals.items()))
        print("-", words.say(Text("verify-open-seals", {"seals": seals})))
    print("-", words.say(Text("verify-open-future")))
    print("-", words.say(Text("verify-open-people")))


def join_list(things: Iterable[object]) -> str:
    """Return things as a list in a sentence."""
    return ", ".join(map(str, things))
