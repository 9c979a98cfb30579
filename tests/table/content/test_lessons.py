"""Lessons: each can be finished, asks for nothing that is forbidden, and speaks two languages."""

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

import feldspar
from feldspar.kernel.game import State
from feldspar.kernel.scene import Piece
from feldspar.table.content.lessons import Lesson, LessonPosition, LessonRun, load_lessons
from feldspar.table.contract.content import Said

ALL = [(title, name) for title in feldspar.titles() for name in load_lessons(feldspar.game(title))]
GAMES = Path(feldspar.__file__).parent / "games"
LONGEST = 240
"""Characters of a sentence that a phone shows under a board."""
every_lesson = pytest.mark.parametrize(("title", "name"), ALL)


def course(title: str, name: str) -> LessonRun:
    game = feldspar.game(title)
    return LessonRun(game, load_lessons(game)[name])


def places(taught: LessonRun) -> Iterator[tuple[LessonPosition, State]]:
    """Every place of a lesson, whichever of what it asks for is decided."""
    left, seen = [LessonPosition()], {LessonPosition()}
    while left:
        place = left.pop()
        state = taught.state(place)
        yield place, state
        step = taught.step(place)
        if step is None:
            continue
        wanted = [
            taught.game.actions.text(action) for action in taught.expected_actions(place, state)
        ]
        ways = (
            [taught.position_after(place, one) for one in wanted]
            if step.expect
            else [taught.advance(place)]
        )
        for way in ways:
            assert way is not None
            if way not in seen:
                seen.add(way)
                left.append(way)


def said(lesson: Lesson) -> Iterator[Said]:
    yield lesson.title
    yield lesson.about
    for step in lesson.steps:
        yield from (step.title, step.say, *step.answers.values())
        if step.why:
            yield step.why


@every_lesson
def test_it_can_be_finished_whichever_way_one_takes(title: str, name: str) -> None:
    taught = course(title, name)
    for place, state in places(taught):
        step = taught.step(place)
        if step is not None and step.expect:
            wanted = [state.game.actions.text(one) for one in taught.expected_actions(place, state)]
            assert wanted, f"step {place.step + 1}: {step.expect} is not allowed there"
    assert any(taught.step(place) is None for place, _ in places(taught))


@every_lesson
def test_all_it_speaks_of_is_there(title: str, name: str) -> None:
    taught = course(title, name)
    there = set[tuple[int, str]]()
    for place, state in places(taught):
        step = taught.step(place)
        if step is None:
            continue
        legal = set(written(state, taught.lesson.seat))
        wanted = {state.game.actions.text(one) for one in taught.expected_actions(place, state)}
        ids = things(state, taught.lesson.seat)
        for patterns, names in (
            (step.expect, legal),
            (step.light, ids),
            (step.answers, ids | (legal - wanted)),
        ):
            there |= {(place.step, pattern) for pattern in patterns if matching(pattern, names)}
    for number, step in enumerate(taught.lesson.steps):
        for pattern in (*step.expect, *step.light, *step.answers):
            assert (number, pattern) in there, f"step {number + 1}: nothing is called {pattern}"


@every_lesson
def test_everything_is_said_in_both_languages_and_is_short(title: str, name: str) -> None:
    lesson = course(title, name).lesson
    for text in said(lesson):
        assert text.en.strip() == text.en != ""
        assert text.fr.strip() == text.fr != ""
        assert text.en != text.fr
        for one in text:
            assert len(one) <= LONGEST, one
            assert one.count("**") % 2 == 0, one
            assert "!" not in one, f"{one}: nobody is shouted at"
            assert "'" not in text.fr, "an apostrophe is ’"
        assert not re.search(r"[^\u202f][:;!?](\s|$)", text.fr), (
            f"{text.fr}: a space goes before it"
        )
    assert lesson.steps[0].position, "it begins somewhere"
    assert 1 <= lesson.minutes <= 6


def test_every_file_is_one_of_the_lessons() -> None:
    for folder in GAMES.glob("*/lessons"):
        known = load_lessons(feldspar.game(folder.parent.name))
        laid = {step.position for lesson in known.values() for step in lesson.steps}
        assert {file.stem for file in folder.glob("*.toml")} == {"order", *known}
        assert {file.stem for file in folder.glob("*.position")} == laid - {""}


def test_what_is_not_asked_for_leads_nowhere_and_is_answered() -> None:
    taught = course("burgundy_dice", "first-five-minutes")
    place = LessonPosition(3)
    assert taught.position_after(place, "take") is None
    assert taught.answer(place, "hex/e6") == taught.lesson.steps[3].answers["hex/e6"]
    assert taught.answer(place, "choice/take") is None
    with pytest.raises(ValueError, match="steps"):
        taught.state(LessonPosition(99))


def test_where_one_stands_is_all_that_must_be_known() -> None:
    taught = course("burgundy_dice", "first-five-minutes")
    place = taught.position_after(LessonPosition(3), "mark(1,f5)")
    assert place == LessonPosition(4, ("0 mark(1,f5)",))
    again = LessonRun(taught.game, taught.lesson)
    assert again.state(place) == taught.state(place)


def written(state: State, seat: int) -> list[str]:
    if seat not in state.actors():
        return []
    return [state.game.actions.text(action) for action in state.legal(seat)]


def things(state: State, seat: int) -> set[str]:
    scene = state.game.scene(state, seat)
    pieces = [item.id for area in scene.areas for item in area.items if isinstance(item, Piece)]
    areas = [f"area/{area.id}" for area in scene.areas]
    return {*pieces, *areas, *[choice.id for choice in scene.choices]} - {""}


def matching(pattern: str, names: set[str]) -> bool:
    return any(fnmatchcase(name, pattern) for name in names)
