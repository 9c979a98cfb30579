"""Lessons as a page asks for them: a place is all that must be said, and nothing is kept."""

import pytest

import feldspar
from feldspar.table import Refused
from feldspar.table.content.lessons import load_lessons as lessons_of
from feldspar.table.contract.commands import LessonSpec, LessonWhy
from feldspar.table.contract.views import Taught
from feldspar.table.services import lessons
from tests.table.content.test_lessons import every_lesson

FIRST = LessonSpec("burgundy_dice", "first-five-minutes")


def at(asked: LessonSpec, taught: Taught, decision: str = "") -> LessonSpec:
    return asked._replace(step=taught.step, line=taught.line, decision=decision)


@every_lesson
def test_a_page_that_takes_what_is_offered_comes_to_the_end(title: str, name: str) -> None:
    asked = LessonSpec(title, name)
    steps = lessons_of(feldspar.game(title))[name].steps
    taught = lessons.view_lesson(asked)
    for number, step in enumerate(steps):
        assert (taught.step, len(taught.plan)) == (number, len(steps))
        teaches = taught.teaches
        assert teaches is not None
        shown, seat = taught.views[-1], taught.views[-1].viewer
        assert shown.mine == (seat,)
        if step.expect:
            assert teaches.then is None
            assert shown.moves, "what is asked for can be decided"
            assert not any(move.final or move.forced for move in shown.moves)
            taught = lessons.view_lesson(at(asked, taught, shown.moves[-1].decision))
            assert len(taught.views) >= 1 + len(step.then), "what others decide is seen"
        else:
            assert not shown.moves
            assert teaches.then is not None
            place = asked._replace(step=number + 1, line=teaches.then)
            taught = lessons.view_lesson(place)
    assert taught.teaches is None
    assert taught.step == len(steps)


def test_light_names_what_is_on_the_table() -> None:
    taught = lessons.view_lesson(FIRST._replace(step=8, line=("0 mark(1,f4)", "0 mark(2,f5)")))
    assert taught.teaches is not None
    assert taught.teaches.light == ("die/hourglass", "area/time")


def test_what_does_not_go_on_is_answered_by_the_lesson_or_else_by_the_rules() -> None:
    fourth = FIRST._replace(step=3)
    own = lessons.why(LessonWhy(fourth, ("hex/e6",)))
    assert own.said is not None
    assert "pasture" in own.said.en
    forbidden = lessons.why(LessonWhy(fourth, ("hex/a1",)))
    assert forbidden.why.rule == "BDG-4.2"
    neither = lessons.why(LessonWhy(fourth, ("choice/take",)))
    assert (neither.said, neither.why.key) == (None, "")


@pytest.mark.parametrize(
    "asked",
    [
        LessonSpec("no_such_game", "first-five-minutes"),
        LessonSpec("burgundy_dice", "no-such-lesson"),
        FIRST._replace(step=99),
        FIRST._replace(step=5, line=("0 mark(6,a1)",)),
        FIRST._replace(step=5, line=("7 take",)),
    ],
)
def test_a_place_that_is_none_is_refused_so_that_one_begins_anew(asked: LessonSpec) -> None:
    with pytest.raises(Refused) as wrong:
        lessons.view_lesson(asked)
    assert wrong.value.key == "refused-lesson"


def test_what_is_not_asked_for_is_refused() -> None:
    with pytest.raises(Refused) as wrong:
        lessons.view_lesson(FIRST._replace(step=3, decision="take"))
    assert wrong.value.key == "refused-stale"
    with pytest.raises(ValueError, match="nonsense"):
        lessons.view_lesson(FIRST._replace(step=3, decision="nonsense"))
