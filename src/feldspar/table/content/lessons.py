"""Lesson content: what a title teaches at a real table, step by step.

A lesson is a file in the title's folder `lessons/`. Each step has a text, highlights what the text
is about, and continues after the expected decision, which follows the rules as in any game.
Anything else the player tries gets an answer: the lesson's own, or that of the rules.

Nothing is stored. A place in a lesson is the number of a step and the decisions since the table was
last set up; so a lesson can be left and continued anywhere, and going back is free.
"""

import pkgutil
import tomllib
from fnmatch import fnmatchcase
from functools import cache
from typing import Final, NamedTuple

from feldspar.kernel.events import Event
from feldspar.kernel.game import Game, State
from feldspar.kernel.notation.position import read as read_position
from feldspar.kernel.serialize.decode import decode
from feldspar.table.contract.content import LessonInfo, Said

FOLDER: Final = "lessons"
ORDER_FILE: Final = "order"
"""The file that lists the lessons in order."""
WORDS_PER_SECOND: Final = 2.5
"""Reading speed of somebody who also looks at the table."""
SECONDS_PER_TOUCH: Final = 6
"""Time to find the piece that is asked for."""


class LessonStep(NamedTuple):
    """One step of a lesson."""

    title: Said
    say: Said
    """A sentence or two."""
    why: Said | None = None
    """Optional background."""
    position: str = ""
    """The file of the position the table is set up with; empty: it continues."""
    light: tuple[str, ...] = ()
    """Ids, or patterns of ids, of highlighted things; those to be selected are always
    highlighted."""
    expect: tuple[str, ...] = ()
    """The decisions that continue, or patterns of them; none: no decision is needed."""
    answers: dict[str, Said] = {}  # noqa: RUF012 - read only
    """The answers to other decisions, and to selected things, by pattern; the first match is
    used."""
    then: tuple[str, ...] = ()
    """What other seats decide next automatically: seats, and the first decision that matches, as `1
    take(*)`."""


class Lesson(NamedTuple):
    """A sequence of steps."""

    title: Said
    about: Said
    """What the player can do afterwards, in a line."""
    steps: tuple[LessonStep, ...]
    seat: int = 0
    """The learner's seat."""

    @property
    def minutes(self) -> int:
        """Estimated duration."""
        said = [text.en for step in self.steps for text in (step.say, step.why) if text]
        reading = sum([len(text.split()) for text in said]) / WORDS_PER_SECOND
        touching = SECONDS_PER_TOUCH * len(self.steps)
        return max(1, round((reading + touching) / 60))


class _Order(NamedTuple):
    lessons: tuple[str, ...]


class LessonPosition(NamedTuple):
    """A place in a lesson: a step, and the decisions since the table was last set up."""

    step: int = 0
    line: tuple[str, ...] = ()


@cache
def load_lessons(game: Game) -> dict[str, Lesson]:
    """Return the lessons of a title by name, in order; empty if it has none."""
    order = _read_file(game, f"{ORDER_FILE}.toml")
    if order is None:
        return {}
    names = decode(_Order, tomllib.loads(order)).lessons
    return {
        name: decode(Lesson, tomllib.loads(_read_file(game, f"{name}.toml") or ""))
        for name in names
    }


def list_lessons(game: Game) -> tuple[LessonInfo, ...]:
    """Return what is needed to choose among a title's lessons, in order."""
    return tuple(
        [
            LessonInfo(name, lesson.title, lesson.about, lesson.minutes, len(lesson.steps))
            for name, lesson in load_lessons(game).items()
        ]
    )


class LessonRun:
    """A lesson at the table of its title."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson

    def state(self, place: LessonPosition, log: list[Event] | None = None) -> State:
        """Return the game state at a place; raise ValueError if no decisions lead there."""
        if not 0 <= place.step <= len(self.lesson.steps):
            raise ValueError(f"this lesson has {len(self.lesson.steps)} steps")
        laid = [step.position for step in self.lesson.steps[: place.step + 1] if step.position]
        text = _read_file(self.game, f"{laid[-1]}.position") if laid else None
        if text is None:
            raise ValueError(f"there is no position {laid[-1:]} of {self.game.id}")
        state = read_position(text, lambda _: self.game, b"")
        state.log = log
        for said in place.line:
            seat, _, written = said.partition(" ")
            state.play(int(seat), written)
        return state

    def step(self, place: LessonPosition) -> LessonStep | None:
        """Return the step at a place; None at the end."""
        return self.lesson.steps[place.step] if place.step < len(self.lesson.steps) else None

    def expected_actions(self, place: LessonPosition, state: State) -> list[int]:
        """Return the decisions that continue the lesson."""
        step = self.step(place)
        return _matching_actions(state, self.lesson.seat, step.expect) if step else []

    def advance(self, place: LessonPosition) -> LessonPosition:
        """Return the place after a step that needs no decision."""
        assert not self.lesson.steps[place.step].expect
        return self.next_position(place, place.line)

    def position_after(self, place: LessonPosition, written: str) -> LessonPosition | None:
        """Return the place a decision leads to; None if it is not an expected one."""
        line = self.line_after(place, written)
        return None if line is None else self.next_position(place, line)

    def line_after(self, place: LessonPosition, written: str) -> tuple[str, ...] | None:
        """Return the line after a decision and the others' replies; None if the decision is not
        expected."""
        state = self.state(place)
        step, seat = self.step(place), self.lesson.seat
        action = self.game.actions.parse(written)
        if step is None or action not in self.expected_actions(place, state):
            return None
        line = [*place.line, f"{seat} {self.game.actions.text(action)}"]
        state.apply(seat, action)
        for said in step.then:
            other, _, pattern = said.partition(" ")
            found = _matching_actions(state, int(other), (pattern,))
            if not found:
                raise ValueError(f"{said}: nothing like that may be decided there")
            line.append(f"{other} {self.game.actions.text(found[0])}")
            state.apply(int(other), found[0])
        return tuple(line)

    def next_position(self, place: LessonPosition, line: tuple[str, ...]) -> LessonPosition:
        """Return the place of the next step, which continues the line or sets the table up anew."""
        step = place.step + 1
        following = self.lesson.steps[step : step + 1]
        return LessonPosition(step, () if following and following[0].position else line)

    def answer(self, place: LessonPosition, tried: str) -> Said | None:
        """Return the lesson's answer to something tried that is not expected."""
        step = self.step(place)
        found = step.answers.items() if step else ()
        return next((said for pattern, said in found if fnmatchcase(tried, pattern)), None)


def _matching_actions(state: State, seat: int, patterns: tuple[str, ...]) -> list[int]:
    if seat not in state.actors():
        return []
    written = {action: state.game.actions.text(action) for action in state.legal(seat)}
    return [
        action
        for action, text in written.items()
        if any(fnmatchcase(text, pattern) for pattern in patterns)
    ]


def _read_file(game: Game, name: str) -> str | None:
    try:
        found = pkgutil.get_data(game.package, f"{FOLDER}/{name}")
    except OSError:  # in a zip a missing file does not raise FileNotFoundError
        return None
    return found.decode() if found is not None else None
