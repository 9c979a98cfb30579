"""Lesson content: what a title teaches at a real table, step by step.

A lesson is a file in the title's folder `lessons/`. Each of its steps says something, lights what
it speaks of, and goes on once somebody has decided what it asks for, by the rules as anywhere.
Whatever else is tried gets an answer: the lesson's own, if it has one, or that of the rules.

Nothing is kept. Where somebody stands is the number of a step, and what was decided since the table
was last laid out; so a lesson can be left and taken up anywhere, and going back is free.
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
"""The file that says which lessons there are, the first one first."""
WORDS_PER_SECOND: Final = 2.5
"""How fast somebody reads who looks at a table meanwhile."""
SECONDS_PER_TOUCH: Final = 6
"""How long somebody needs to find what is asked for."""


class LessonStep(NamedTuple):
    """One thing that is taught."""

    title: Said
    say: Said
    """A sentence or two."""
    why: Said | None = None
    """What somebody may want to know besides."""
    position: str = ""
    """The file of the position with which the table is laid out anew; none: it goes on."""
    light: tuple[str, ...] = ()
    """The things spoken of, or patterns of their ids; what is to be touched is lit anyway."""
    expect: tuple[str, ...] = ()
    """The decisions that go on, or patterns of them; none: nothing is to be decided."""
    answers: dict[str, Said] = {}  # noqa: RUF012 - read only
    """What is said to other decisions, and to things that are touched, by patterns; the first
    that fits."""
    then: tuple[str, ...] = ()
    """What is decided next by itself: seats, and the first decision that fits, as `1 take(*)`."""


class Lesson(NamedTuple):
    """Some steps that belong together."""

    title: Said
    about: Said
    """What one can do afterwards, in a line."""
    steps: tuple[LessonStep, ...]
    seat: int = 0
    """Whose seat is one's own."""

    @property
    def minutes(self) -> int:
        """About how long it takes."""
        said = [text.en for step in self.steps for text in (step.say, step.why) if text]
        reading = sum([len(text.split()) for text in said]) / WORDS_PER_SECOND
        touching = SECONDS_PER_TOUCH * len(self.steps)
        return max(1, round((reading + touching) / 60))


class _Order(NamedTuple):
    lessons: tuple[str, ...]


class LessonPosition(NamedTuple):
    """Where somebody stands: a step, and the decisions since the table was laid out."""

    step: int = 0
    line: tuple[str, ...] = ()


@cache
def load_lessons(game: Game) -> dict[str, Lesson]:
    """Return the lessons of a title by their names, the first one first; none if it has none."""
    order = _read_file(game, f"{ORDER_FILE}.toml")
    if order is None:
        return {}
    names = decode(_Order, tomllib.loads(order)).lessons
    return {
        name: decode(Lesson, tomllib.loads(_read_file(game, f"{name}.toml") or ""))
        for name in names
    }


def list_lessons(game: Game) -> tuple[LessonInfo, ...]:
    """Return what one must know of each lesson of a title, the first one first."""
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
        """Return the position somebody is shown; raise ValueError if nothing leads there."""
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
        """Return what is taught; None at the end."""
        return self.lesson.steps[place.step] if place.step < len(self.lesson.steps) else None

    def expected_actions(self, place: LessonPosition, state: State) -> list[int]:
        """Return the decisions that go on."""
        step = self.step(place)
        return _matching_actions(state, self.lesson.seat, step.expect) if step else []

    def advance(self, place: LessonPosition) -> LessonPosition:
        """Return where one is after a step that asks for nothing."""
        assert not self.lesson.steps[place.step].expect
        return self.next_position(place, place.line)

    def position_after(self, place: LessonPosition, written: str) -> LessonPosition | None:
        """Return where a decision leads; None if it is not what is asked for."""
        line = self.line_after(place, written)
        return None if line is None else self.next_position(place, line)

    def line_after(self, place: LessonPosition, written: str) -> tuple[str, ...] | None:
        """Return the line after a decision and what others decide then; None if it is not what is
        asked for."""
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
        """Return the place of the next step: a line leads there, or it lays the table out."""
        step = place.step + 1
        following = self.lesson.steps[step : step + 1]
        return LessonPosition(step, () if following and following[0].position else line)

    def answer(self, place: LessonPosition, tried: str) -> Said | None:
        """Return what the lesson says to something tried that is not asked for."""
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
    except OSError:  # in a zip a file that is missing is no FileNotFoundError
        return None
    return found.decode() if found is not None else None
