"""`feldspar replay`: tells a recorded game in prose and checks how it ended."""

import argparse
from collections.abc import Sequence
from pathlib import Path

import feldspar
from feldspar.cli import common
from feldspar.kernel.events import WATCHER, Event, Text
from feldspar.kernel.notation.record import Record
from feldspar.kernel.text.event_text import event_text, names_of
from feldspar.kernel.text.fluent import Words


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    parser.add_argument("record", type=Path, help="a .record file")
    parser.add_argument(
        "--until", type=common.natural_number, metavar="N", help="stop after N decisions"
    )
    parser.add_argument("--quiet", action="store_true", help="only check, do not tell")
    common.add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the game, and whether it ends as the file says."""
    record = common.read_record(arguments.record)
    game = feldspar.game(record.game)
    words = common.words(game, arguments.lang)
    names = names_of(words, record.seats, record.players)
    log: list[Event] = []
    state = record.play(game, arguments.until, log)
    if not arguments.quiet:
        for event in log:
            if event.visible_to(WATCHER):
                print(event_text(event, words, names, WATCHER))
    played = len(record.decisions[: arguments.until])
    scores = " ".join(map(str, state.scores()))
    print(words.say(Text("replay-played", {"n": played, "scores": scores})))
    if arguments.until is not None or not record.end:
        return 0
    told = record.end
    record.close(state)
    tell_end(record, words, names)
    same = record.end == told
    print(words.say(Text("replay-same" if same else "replay-other")))
    return 0 if same else 1


def tell_end(record: Record, words: Words, names: Sequence[str]) -> None:
    """Print who resigned, how often decisions were undone, and the places."""
    for seat, after in record.resigned:
        print(words.say(Text("replay-resigned", {"who": names[seat], "n": after})))
    if record.takebacks:
        print(words.say(Text("replay-takebacks", {"n": record.takebacks})))
    print(words.say(Text("replay-places", {"places": record.end["places"]})))
