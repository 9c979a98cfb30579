"""`feldspar daily`: the table of the day in the terminal, with the dice of the page."""

import argparse
import sys
import time
from pathlib import Path

import feldspar
from feldspar import bots
from feldspar.cli import common
from feldspar.cli.play import TerminalTable, save, seat_names
from feldspar.cli.terminal_player import LeaveGame, TerminalPlayer
from feldspar.kernel.game import Game
from feldspar.table.content import daily as days
from feldspar.table.content.daily import load_daily
from feldspar.table.contract.content import Daily
from feldspar.table.core.fairness import chance_key_1, commitment
from feldspar.table.services.tables import bot_seed


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    titles = [title for title in feldspar.titles() if load_daily(feldspar.game(title))]
    usual = min(map(feldspar.game, titles), key=lambda game: (game.weight, game.minutes)).id
    known = f"one of: {', '.join(titles)} (default: %(default)s)"
    parser.add_argument("game", nargs="?", default=usual, help=known)
    common.add_language(parser)
    parser.add_argument("--yes", action="store_true", help="never ask to confirm a move")
    parser.add_argument("--record", type=Path, metavar="FILE", help="save the game when you leave")


def run(arguments: argparse.Namespace) -> int:
    """Play today's table until it is over or the player leaves."""
    game = feldspar.game(arguments.game)
    setup = load_daily(game)
    if setup is None:
        raise ValueError(f"{game.id} has no table of the day")
    day = days.day_of(time.time_ns() // 1_000_000)
    words = common.words(game, arguments.lang)
    names = seat_names(words, len(setup.seats), 1, setup.seats[-1])
    person = TerminalPlayer(words, names, colour=sys.stdout.isatty())
    table = DayTable(game, setup, day, person, not arguments.yes)
    table.record.players = dict(enumerate(names))
    person.say("daily-today", day=day)
    try:
        table.play()
        person.say("daily-points", n=table.state.scores()[setup.mine])
    except (LeaveGame, EOFError):
        person.say("play-left")
    finally:
        if arguments.record:
            save(table.record, arguments.record)
    return 0


class DayTable(TerminalTable):
    """A daily table: chance, and the random choices of bots, follow from the date."""

    def __init__(
        self, game: Game, setup: Daily, day: str, person: TerminalPlayer, confirms: bool
    ) -> None:
        self.secret = days.table_secret(days.date_secret(day), game.id)
        self.bots = {seat: bots.load(name) for seat, name in setup.bots.items()}
        key = chance_key_1(self.secret, len(setup.seats))
        state = game.new(len(setup.seats), key, **setup.options_on(day))
        super().__init__(state, person, 1, bots.Bot(), confirms)
        self.record.bots = setup.bots
        self.record.secret, self.record.commitment = self.secret, commitment(self.secret)

    def let_bot(self, seat: int) -> None:
        """Let a bot decide as it does at every daily table."""
        taken = sum([decider == seat for decider, _ in self.record.decisions])
        seed = bot_seed(self.secret, seat, taken)
        self.decide(seat, bots.decide(self.bots[seat], self.state, seat, seed))
