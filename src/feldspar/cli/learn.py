"""`feldspar learn`: lessons in the terminal."""

import argparse
import sys
import textwrap

import feldspar
from feldspar.cli import common
from feldspar.cli.terminal_player import LeaveGame, TerminalPlayer
from feldspar.kernel.events import Text
from feldspar.kernel.game import Game, State
from feldspar.kernel.scene import Move
from feldspar.table.content.lessons import Lesson, LessonPosition, LessonRun, load_lessons
from feldspar.table.contract.content import Said

WIDTH = 88


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    parser.add_argument("game", nargs="?", help=f"one of: {', '.join(feldspar.titles())}")
    parser.add_argument("lesson", nargs="?", help="its name or number; none: the first")
    common.add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Run a lesson; without a game, list the lessons."""
    if arguments.game is None:
        for title in feldspar.titles():
            list_lessons(feldspar.game(title), arguments.lang)
        return 0
    game = feldspar.game(arguments.game)
    words = common.words(game, arguments.lang)
    person = TerminalPlayer(words, [words.say(Text("you"))], colour=sys.stdout.isatty())
    course = LessonRun(game, find_lesson(game, arguments.lesson))
    try:
        Teacher(course, person, arguments.lang).teach()
    except (LeaveGame, EOFError):
        person.say("play-left")
    return 0


def list_lessons(game: Game, language: str) -> None:
    """Print the lessons of a title."""
    for number, (name, lesson) in enumerate(load_lessons(game).items(), start=1):
        said = common.words(game, language).say(Text("learn-minutes", {"n": lesson.minutes}))
        print(f"feldspar learn {game.id} {name}")
        title, about = lesson.title.in_language(language), lesson.about.in_language(language)
        print(f"    {number}. {title} ({said}): {about}")


def find_lesson(game: Game, name: str | None) -> Lesson:
    """Return the lesson of a name; raise ValueError with the list of lessons if there is none."""
    known = load_lessons(game)
    if not known:
        raise ValueError(f"{game.id} has no lessons; those there are: feldspar learn")
    if name is None or (name.isdigit() and 1 <= int(name) <= len(known)):
        return [*known.values()][int(name or 1) - 1]
    if name not in known:
        raise ValueError(f"{game.id} has no lesson {name!r}; there are: {', '.join(known)}")
    return known[name]


class Teacher:
    """Runs a lesson for one player, who can go back at any time."""

    def __init__(self, course: LessonRun, person: TerminalPlayer, language: str) -> None:
        self.course = course
        self.person = person
        self.language = language
        self.place = LessonPosition()
        self.before: list[LessonPosition] = []
        """The earlier steps, for going back."""

    def teach(self) -> None:
        """Run step after step until the last."""
        shown = ""
        steps, seat = self.course.lesson.steps, self.course.lesson.seat
        while step := self.course.step(self.place):
            state = self.course.state(self.place)
            if shown != state.position():
                self.person.show(state, seat, moves=self._moves(state))
                shown = state.position()
            print(f"\n{self.place.step + 1}/{len(steps)}  {step.title.in_language(self.language)}")
            self._say(step.say)
            if step.why:
                self._say(step.why)
            self._go_on(state)
        self.person.say("learn-over")

    def _go_on(self, state: State) -> None:
        moves = self._moves(state)
        if not moves:
            self._move_to(
                self._step_back() if self._is_going_back() else self.course.advance(self.place)
            )
            return
        chosen = self.person.choose(state, self.course.lesson.seat, moves, show=False)
        if chosen is None:
            self._move_to(self._step_back())
            return
        written = state.game.actions.text(chosen.action)
        if after := self.course.position_after(self.place, written):
            print(self.person.words.say(chosen.label))
            self._move_to(after)
        elif answer := self.course.answer(self.place, written):
            self._say(answer)
        else:
            self.person.say("learn-not-now")

    def _moves(self, state: State) -> list[Move]:
        asked = self.course.expected_actions(self.place, state)
        moves = state.game.moves(state, self.course.lesson.seat)
        return [move for move in moves if move.action in asked]

    def _is_going_back(self) -> bool:
        answer = self.person.ask("learn-next")
        if answer in ("q", "quit"):
            raise LeaveGame
        return answer == "b"

    def _step_back(self) -> LessonPosition:
        return self.before[-1] if self.before else self.place

    def _move_to(self, place: LessonPosition) -> None:
        if place.step > self.place.step:
            self.before.append(self.place)
        elif self.before:
            self.before.pop()
        self.place = place

    def _say(self, said: Said) -> None:
        print(textwrap.fill(said.in_language(self.language).replace("**", ""), WIDTH))
