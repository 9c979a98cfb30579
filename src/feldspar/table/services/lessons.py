"""Lesson service: the state of a lesson, and what follows from a decision.

Nothing is stored. Each request names the lesson, the step, and the decisions since the table was
set up: so a lesson can be left and continued anywhere, and going back is requesting an earlier
place.
"""

from fnmatch import fnmatchcase
from typing import Final

from feldspar import games
from feldspar.kernel.events import Event
from feldspar.kernel.scene import Piece
from feldspar.table.content.lessons import LessonPosition, LessonRun, LessonStep, load_lessons
from feldspar.table.contract.commands import LessonSpec, LessonWhy
from feldspar.table.contract.refusal import Refused
from feldspar.table.contract.views import Answer, Taught, Teaching, View
from feldspar.table.services import tables
from feldspar.table.services.query import query
from feldspar.table.views.still_table import static_view, table_at

AREA_PREFIX: Final = "area/"


@query("lesson", "A place in a lesson, or what follows from a decision there")
def view_lesson(asked: LessonSpec) -> Taught:
    """Return the step at a place, or after a decision there."""
    course, place = _load_run(asked)
    before = list[LessonPosition]()
    if asked.decision:
        line = course.line_after(place, asked.decision)
        if line is None:
            raise Refused("refused-stale", text=f"{asked.decision}: that is not what is asked for")
        walked = range(len(place.line) + 1, len(line) + 1)
        before = [LessonPosition(place.step, line[:length]) for length in walked]
        place = course.next_position(place, line)
        if place.line == line:
            before.pop()
    last = _view_at(course, place)
    step, state = course.step(place), course.state(place)
    wanted = {course.game.actions.text(action) for action in course.expected_actions(place, state)}
    moves = tuple([move for move in last.moves if move.decision in wanted])
    return Taught(
        step=place.step,
        line=place.line,
        plan=tuple([one.title for one in course.lesson.steps]),
        teaches=_teaching(course, place, step, last) if step else None,
        views=(*[_view_at(course, way) for way in before], last._replace(moves=moves)),
    )


@query("lesson/why", "What is said to things touched together in a lesson")
def why(asked: LessonWhy) -> Answer:
    """Return the answer to things that were selected together and do not continue the lesson."""
    course, place = _load_run(asked.lesson)
    table = table_at(course.state(place), [])
    said = course.answer(place, asked.touched[-1]) if asked.touched else None
    return Answer(said, tables.why(table, course.lesson.seat, list(asked.touched)))


def _load_run(asked: LessonSpec) -> tuple[LessonRun, LessonPosition]:
    if asked.game not in games.titles():
        raise Refused("refused-lesson", text=f"no game is called {asked.game!r}")
    game = games.load(asked.game)
    known = load_lessons(game)
    if asked.lesson not in known:
        there = ", ".join(known) or "none"
        raise Refused("refused-lesson", text=f"no lesson {asked.lesson!r}; there are: {there}")
    course, place = LessonRun(game, known[asked.lesson]), LessonPosition(asked.step, asked.line)
    try:
        course.state(place)
    except (ValueError, LookupError) as error:  # an older lesson, or an invented line
        raise Refused("refused-lesson", text=str(error)) from None
    return course, place


def _view_at(course: LessonRun, place: LessonPosition) -> View:
    """Return the view at a place; any decision there can be undone."""
    log: list[Event] = []
    seat = course.lesson.seat
    seen = static_view(table_at(course.state(place, log), log), seat)
    moves = tuple([move._replace(final=False, forced=False) for move in seen.moves])
    return seen._replace(mine=(seat,), moves=moves, waits=False)


def _teaching(course: LessonRun, place: LessonPosition, step: LessonStep, seen: View) -> Teaching:
    assert seen.scene is not None
    areas = seen.scene.areas
    pieces = [item.id for area in areas for item in area.items if isinstance(item, Piece)]
    things = [*pieces, *[f"{AREA_PREFIX}{area.id}" for area in areas]]
    choices = [choice.id for choice in seen.scene.choices]
    light = [
        thing
        for thing in dict.fromkeys([*things, *choices])
        if thing and any(fnmatchcase(thing, pattern) for pattern in step.light)
    ]
    then = None if step.expect else course.advance(place).line
    return Teaching(step.title, step.say, step.why, tuple(light), then)
