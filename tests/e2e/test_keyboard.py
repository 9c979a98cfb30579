"""Games without a mouse: on the drawn table, and on the one in words."""

import pytest

from tests.e2e.conftest import People
from tests.e2e.hand import Keys
from tests.e2e.tables import DICE

DRAWN = 6
"""Decisions made on the drawn table before the one in words is asked for."""


def test_a_whole_game_by_keyboard(people: People, server: str) -> None:
    page = people.page(server)
    page.goto("/")
    keys = Keys(page, seed=5)
    for step in (f"article a.play[href$='/{DICE}']", "form .go button"):
        page.locator(step).wait_for()
        keys.tab(step)
        keys.press("Enter")
    keys.sit()
    keys.play(DRAWN)
    assert not keys.look().over

    keys.press("t")
    page.locator(".text").wait_for()
    assert keys.focused("[data-id], [data-confirm], [data-start]")
    keys.play()
    assert page.locator(".end h1").inner_text()

    keys.tab(".end a.button")
    keys.press("Enter")
    page.wait_for_url("**/replay?table=*")


def test_the_first_turns_of_the_first_game_by_keyboard(people: People, server: str) -> None:
    page = people.page(server)
    page.goto("/")
    page.locator(".way.first").wait_for()
    keys = Keys(page, seed=15)
    keys.tab(".way.first")
    keys.press("Enter")
    keys.play(DRAWN)
    keys.press("t")
    page.locator(".text").wait_for()
    keys.play(DRAWN)


def test_news_are_spoken(people: People, server: str) -> None:
    page = people.page(server)
    page.goto("/")
    page.locator(".way.first").click()
    keys = Keys(page, seed=6)
    keys.sit()
    assert page.locator("[aria-live=assertive]").text_content()
    before = page.locator("[aria-live=polite]").all_text_contents()
    for _ in range(12):  # not every decision is told of: a card drawn is, when the last one is
        keys.decide()
        keys.sit()
        if page.locator("[aria-live=polite]").all_text_contents() != before:
            return
    pytest.fail("nothing was told")


def test_escape_takes_a_touch_back(people: People, server: str) -> None:
    page = people.page(server)
    page.goto("/")
    page.locator(".way.first").click()
    keys = Keys(page, seed=7)
    lit = keys.sit().lit
    while not keys.look().ready:
        keys.touch("")
    for _ in range(12):
        keys.press("Escape")
    assert sorted(keys.look().lit) == sorted(lit)
