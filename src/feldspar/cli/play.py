"""`feldspar play`: a table in the terminal for people and bots."""

import argparse
import sys
from pathlib import Path

from feldspar import bots
from feldspar.cli import common
from feldspar.cli.terminal_player import LeaveGame, TerminalPlayer
from feldspar.kernel.chance import subkey
from feldspar.kernel.events import Event, Text
from feldspar.kernel.game import State
from feldspar.kernel.notation.record import Record
from feldspar.kernel.scene import Move
from feldspar.kernel.text.event_text import event_text, names_of
from feldspar.kernel.text.fluent import Words


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    common.add_game(parser)
    common.add_language(parser)
    parser.add_argument("--bot", default="greedy", help=f"your opponents: {bots.KNOWN}")
    parser.add_argument("--people", type=int, default=1, help="how many share this keyboard")
    parser.add_argument("--yes", action="store_true", help="never ask to confirm a move")
    parser.add_argument("--record", type=Path, metavar="FILE", help="save the game when you leave")


def run(arguments: argparse.Namespace) -> int:
    """Play until the game is over or the player leaves."""
    state = common.new_state(arguments)
    if not 1 <= arguments.people <= state.seats:
        raise ValueError(f"--people must be 1 to {state.seats}, as many as there are seats")
    words = common.words(state.game, arguments.lang)
    names = seat_names(words, state.seats, arguments.people, arguments.bot)
    person = TerminalPlayer(words, names, colour=sys.stdout.isatty())
    table = TerminalTable(
        state, person, arguments.people, bots.load(arguments.bot), not arguments.yes
    )
    table.record.players = dict(enumerate(names))
    table.record.bots = dict.fromkeys(range(arguments.people, state.seats), arguments.bot)
    if arguments.record:
        save(table.record, arguments.record)  # better to fail now than after the game
    try:
        table.play()
    except (LeaveGame, EOFError):
        person.say("play-left")
    finally:
        if arguments.record:
            save(table.record, arguments.record)
            person.say("play-saved", file=str(arguments.record))
    return 0


def save(record: Record, path: Path) -> None:
    """Write a record to a file."""
    path.write_text(str(record), encoding="utf-8")


def seat_names(words: Words, seats: int, people: int, bot: str) -> list[str]:
    """Name a single person "You", several by number, and bots by their kind."""
    names = [words.say(Text("you"))] if people == 1 else names_of(words, people, {})
    for seat in range(people, seats):
        names.append(words.say(Text("bot-name", {"bot": bot, "n": seat + 1})))
    return names


class TerminalTable:
    """One game at one terminal: its state, its record, and its undo history."""

    def __init__(
        self, state: State, person: TerminalPlayer, people: int, bot: bots.Bot, confirms: bool
    ) -> None:
        self.state = state
        self.person = person
        self.people = range(people)
        self.bot = bot
        self.confirms = confirms
        self.log: list[Event] = state.opening()
        self.state.log = self.log
        self.record = Record.of(state)
        self.thoughts = subkey(state.key, b"bots")
        self.reader = 0
        """The seat of the person at the screen."""
        self.told = [0] * people
        """How many events of the log each person has seen."""
        self.past: list[tuple[int, State, int]] = []
        """Undo history: who decided, the state before it, and the length of the log."""

    def play(self) -> None:
        """Let all seats decide until the game is over."""
        self.person.say("play-help")
        while actors := self.state.actors():
            seat = actors[-1]  # bots have the last seats, and need not wait for people
            if seat in self.people:
                self.let_person(actors[0])
            else:
                self.let_bot(seat)
        self.record.close(self.state)
        self.tell_news(self.reader)
        self.person.show(self.state, self.reader)

    def decide(self, seat: int, action: int) -> None:
        """Apply a decision and record it."""
        self.record.add(self.state, seat, action)
        self.state.apply(seat, action)

    def let_bot(self, seat: int) -> None:
        """Let a bot decide."""
        self.decide(seat, bots.decide(self.bot, self.state, seat, self.thoughts))

    def let_person(self, seat: int) -> None:
        """Ask a person for one decision, or undo the last one."""
        if seat != self.reader:
            self.person.ask("play-pass", who=self.person.names[seat])
            print("\033[2J\033[H" if self.person.colour else "\n" * 3)
            self.reader = seat
        self.tell_news(seat)
        moves = self.state.game.moves(self.state, seat)
        if moves and moves[0].forced:
            self.decide(seat, moves[0].action)
            return
        move = self.person.choose(self.state, seat)
        if move is None:
            self.undo(seat)
        elif self.is_confirmed(seat, move):
            self.past.append((seat, self.state.clone(), len(self.log)))
            self.decide(seat, move.action)

    def is_confirmed(self, seat: int, move: Move) -> bool:
        """Print what a move does, and ask for confirmation if it cannot be undone.

        Of several draws of hidden things in a row only the first is asked for.
        """
        print(self.person.words.say(move.label))
        after = self.state.clone()
        after.step(seat, move.action)
        if (
            not self.confirms
            or after.reveal_count == self.state.reveal_count
            or self.does_reveal(seat, move)
        ):
            return True
        return self.person.agrees("play-confirm")

    def does_reveal(self, seat: int, move: Move) -> bool:
        """Return whether a move draws something hidden, as the last decision did."""
        if not move.blind or not self.record.decisions:
            return False
        kind = self.state.game.actions.decode(move.action)[0]
        last, written = self.record.decisions[-1]
        return last == seat and written.startswith(f"{kind}(")

    def undo(self, seat: int) -> None:
        """Undo the last decision of a person, unless something was revealed to them since."""
        decider, before, length = self.past[-1] if self.past else (-1, self.state, 0)
        if decider != seat or before.reveal_count != self.state.reveal_count:
            self.person.say("play-no-undo")
            return
        self.past.pop()
        self.state = before
        del self.log[length:]
        self.told = [min(told, length) for told in self.told]
        self.state.log = self.log
        self.record.decisions.pop()

    def tell_news(self, seat: int) -> None:
        """Print what has happened since a person last looked."""
        for event in self.log[self.told[seat] :]:
            if event.visible_to(seat):
                print(event_text(event, self.person.words, self.person.names, seat))
        self.told[seat] = len(self.log)
