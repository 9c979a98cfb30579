"""`feldspar puzzle`: solve puzzles in the terminal."""

import argparse
import random
import sys

import feldspar
from feldspar.cli import common
from feldspar.cli.terminal_player import LeaveGame, TerminalPlayer
from feldspar.kernel.events import Text
from feldspar.kernel.game import Game
from feldspar.table.content.puzzles import Puzzle
from feldspar.table.content.puzzles import load_puzzles as puzzles_of
from feldspar.table.contract.advice import Advised, Tried
from feldspar.table.contract.commands import TrySpec
from feldspar.table.services import puzzles

_REASONS = 3
"""The most sources of points named."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    parser.add_argument("game", nargs="?", help=f"one of: {', '.join(feldspar.titles())}")
    parser.add_argument("number", nargs="?", type=int, help="which one, from 1; none: any")
    common.add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Pose a puzzle; without a game, list the puzzles."""
    if arguments.game is None:
        for title in feldspar.titles():
            game = feldspar.game(title)
            count = Text("puzzle-all", {"n": len(puzzles_of(game))})
            print(f"feldspar puzzle {title}: {common.words(game, arguments.lang).say(count)}")
        return 0
    game = feldspar.game(arguments.game)
    total = len(puzzles_of(game))
    number = random.randint(1, max(1, total)) if arguments.number is None else arguments.number
    if not 1 <= number <= total:
        raise ValueError(f"{game.id} has {total} puzzles; there is none with number {number}")
    riddle = PuzzleSession(game, number, arguments.lang)
    try:
        riddle.solve()
    except (LeaveGame, EOFError):
        riddle.person.say("play-left")
    return 0


class PuzzleSession:
    """One puzzle, and the player who solves it."""

    def __init__(self, game: Game, number: int, language: str) -> None:
        self.game = game
        self.number = number
        self.language = language
        self.puzzle: Puzzle = puzzles_of(game)[number - 1]
        self.state = self.puzzle.state(game)
        words, text = common.words(game, language), game.actions.text
        names = [Text("puzzle-other", {"n": seat + 1}) for seat in range(self.state.seats)]
        names[self.puzzle.seat] = Text("you")
        self.person = TerminalPlayer(
            words, [words.say(name) for name in names], sys.stdout.isatty()
        )
        moves = game.moves(self.state, self.puzzle.seat)
        self.labels = {text(move.action): words.say(move.label) for move in reversed(moves)}

    def solve(self) -> None:
        """Ask until the best move is found or the player wants to see it."""
        seat, total = self.puzzle.seat, len(puzzles_of(self.game))
        self.person.show(self.state, seat)
        weight = Text(f"puzzle-weight-{self.puzzle.weight}")
        self.person.say("puzzle-posed", n=self.number, total=total, weight=weight)
        self.person.say("puzzle-help")
        tries = 0
        while move := self.person.choose(self.state, seat, show=False):
            tries += 1
            written = self.game.actions.text(move.action)
            tried = puzzles.try_decision(TrySpec(self.game.id, self.number, written))
            if tried.found:
                self.person.say("puzzle-found", n=tries, move=self.labels[written])
                self._scale(tried)
                break
            self._costs(tried)
        else:
            self.person.say("puzzle-shown", move=self.labels[self.puzzle.best.decision])
            self._scale(puzzles.try_decision(TrySpec(self.game.id, self.number, None)))
        if self.number < total:
            self.person.say("puzzle-next", game=self.game.id, n=self.number + 1)

    def _costs(self, tried: Tried) -> None:
        """Print what a move costs, and from which sources points are missing."""
        assert tried.place is not None
        one = tried.judged[tried.place]
        self.person.say("puzzle-not", move=self.labels[one.decision])
        print(f"    {self._behind(one, tried.points_only)}{self._reasons(one)}")

    def _scale(self, tried: Tried) -> None:
        """Print the values of the moves, the best first."""
        self.person.say("puzzle-points" if tried.points_only else "puzzle-chance")
        wide = max([len(self.labels[one.decision]) for one in tried.judged])
        for one in tried.judged:
            worth = one.points if one.chance is None else 100 * one.chance
            behind = self._behind(one, tried.points_only) if one is not tried.judged[0] else ""
            line = f"{self.labels[one.decision]:{wide}}  {self._figure(worth):>5}  {behind}"
            print(f"    {line}{self._reasons(one)}".rstrip())
        self.person.say("puzzle-agree")

    def _behind(self, one: Advised, points_only: bool) -> str:
        unit = 1.0 if points_only else 100.0
        said = f"−{self._figure(unit * one.behind)} ± {self._figure(unit * one.doubt)}"
        return said if points_only else f"{said} %"

    def _reasons(self, one: Advised) -> str:
        """Name the sources that bring clearly more or less, as far as the game has words for
        them."""
        words = self.person.words
        named = {f"source-{key.removeprefix('log-')}": n for key, n in one.differs.items()}
        known = sorted([(-abs(n), key) for key, n in named.items() if key in words])[:_REASONS]
        said = [f"{words.say(Text(key))} {self._figure(named[key], '+')}" for _, key in known]
        return f"  ({', '.join(said)})" if said else ""

    def _figure(self, value: float, sign: str = "") -> str:
        written = f"{value:{sign}.1f}".replace("-", "−")
        return written.replace(".", ",") if self.language == "fr" else written
