"""Lessons in the page: each is finished on a phone, by touch and by key, in both languages."""

import re

import pytest
from playwright.sync_api import expect

from feldspar import game, titles
from feldspar.table.content.lessons import load_lessons
from tests.e2e.barriers import barriers
from tests.e2e.conftest import PHONE, People
from tests.e2e.hand import Hand, Keys
from tests.e2e.pupil import Pupil, finger
from tests.e2e.tables import BURGUNDY, DICE

FIRST = "first-five-minutes"


@pytest.mark.parametrize("title", titles())
def test_all_lessons_of_a_title_are_finished_by_touch(
    title: str, people: People, server: str
) -> None:
    page = people.page(server, PHONE, language="fr" if len(title) % 2 else "en", asked="never")
    pupil = finger(page)
    for name, lesson in load_lessons(game(title)).items():
        pupil.begin(title, name)
        steps = pupil.finish()
        assert steps == [*[str(n + 1) for n in range(len(lesson.steps))], "over"], name
    page.goto("/learn")
    done = page.get_by_text(re.compile("once more|encore une fois"))
    expect(done).to_have_count(len(load_lessons(game(title))))


def test_a_lesson_by_keyboard_alone_and_escape_leaves_it(people: People, server: str) -> None:
    page = people.page(server, asked="never")
    pupil = Pupil(page, Keys(page, seed=2))
    pupil.begin(DICE, FIRST)
    pupil.finish()
    pupil.begin(BURGUNDY, FIRST)
    pupil.on()
    page.keyboard.press("Escape")
    page.wait_for_url("**/learn")
    expect(page.get_by_text("Go on at step 2")).to_be_visible()


def test_a_wrong_touch_is_answered_and_one_may_be_shown_or_go_back(
    people: People, server: str
) -> None:
    page = people.page(server, PHONE, asked="never")
    pupil = finger(page)
    pupil.begin(DICE, FIRST)
    while pupil.step() != "4":
        pupil.on()
    Hand(page).press_on(page.locator("[data-piece='hex/e6']"))
    expect(page.get_by_role("alert")).to_contain_text("That pasture was not rolled.")
    assert not barriers(page)
    page.get_by_role("button", name="Show me").tap()
    page.locator("[data-step='5']").wait_for()
    page.reload()
    page.locator("[data-step='5']").wait_for()
    page.get_by_role("button", name="Back").tap()
    page.locator("[data-step='4']").wait_for()


def test_whoever_is_new_here_is_led_to_a_lesson_without_a_server(
    people: People, folder: str
) -> None:
    page = people.page(folder, PHONE, asked="never")
    page.goto("/")
    page.locator("a.lesson").tap()
    page.locator("[data-step='1']").wait_for()
    pupil = finger(page)
    pupil.finish()
    page.locator(".over a.primary").tap()
    page.wait_for_url(re.compile("/new/"))
