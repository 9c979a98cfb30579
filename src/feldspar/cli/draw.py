"""`feldspar draw`: a picture of a new table, or of any moment of a recorded game."""

import argparse
import sys
from pathlib import Path

import feldspar
from feldspar.cli import common
from feldspar.kernel.events import WATCHER, Event
from feldspar.kernel.move_selection import next_steps
from feldspar.kernel.render.svg.document import draw
from feldspar.kernel.text.event_text import event_text, names_of


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    parser.add_argument("what", help="a .record file, or the name of a game")
    parser.add_argument(
        "--at", type=common.natural_number, metavar="N", help="after N decisions (default: the end)"
    )
    parser.add_argument("--seat", type=int, default=0, help="whose view (default: 0)")
    parser.add_argument("--seats", type=int, help="of a fresh table (default: the fewest)")
    parser.add_argument("--theme", choices=["light", "dark"], default="light")
    parser.add_argument("--out", type=Path, metavar="FILE", help="default: standard output")
    common.add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Write the picture."""
    players: dict[int, str] = {}
    log: list[Event] = []
    if arguments.what in feldspar.titles():
        game = feldspar.game(arguments.what)
        state = feldspar.new(game.id, arguments.seats or game.seats[0])
    else:
        record = common.read_record(Path(arguments.what))
        game = feldspar.game(record.game)
        state = record.play(game, arguments.at, log)
        players = record.players
    if arguments.seat not in range(WATCHER, state.seats):
        raise ValueError(
            f"there is no seat {arguments.seat}: choose 0 to {state.seats - 1}, or -1 to watch"
        )
    words = common.words(game, arguments.lang)
    names = names_of(words, state.seats, players)
    picture = draw(
        game.scene(state, arguments.seat),
        words,
        [game.art()],
        lit=next_steps(game.moves(state, arguments.seat), []) if arguments.seat >= 0 else [],
        names=names,
        log=[
            event_text(event, words, names, arguments.seat)
            for event in log
            if event.visible_to(arguments.seat)
        ],
        theme=arguments.theme,
    )
    if arguments.out:
        arguments.out.write_text(picture, encoding="utf-8")
    else:
        sys.stdout.write(picture)
    return 0
