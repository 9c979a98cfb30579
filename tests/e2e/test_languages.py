"""The language may be changed at any time, without losing one's place."""

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import People
from tests.e2e.hand import Hand
from tests.e2e.tables import GAMES, Guest, bot, me

PARTS = (".sentence", ".turn", ".card .status", "[data-confirm]", "nav a")


def said(page: Page) -> list[str]:
    return [page.locator(part).first.inner_text() for part in PARTS]


def labels(page: Page) -> list[str]:
    all_of_them = "all => all.map((one) => one.ariaLabel)"
    found = page.locator(".area [aria-label]").evaluate_all(all_of_them)
    return [str(label) for label in found]


@pytest.mark.parametrize("game", GAMES)
def test_the_language_changes_in_the_middle_of_a_game(
    people: People, server: str, game: str
) -> None:
    context = people.come(server)
    table = Guest(context).table([me(), bot()], game)
    page = context.new_page()
    page.goto(f"/table/{table}")
    hand = Hand(page, seed=12)
    hand.play(4)
    lit = hand.sit().lit
    page.evaluate("window.same = true")
    english, english_labels = said(page), labels(page)
    page.get_by_text("FR", exact=True).click()
    page.wait_for_function(
        "(old) => document.querySelector('.sentence').textContent !== old", arg=english[0]
    )
    assert page.evaluate("document.documentElement.lang") == "fr"
    assert all(one != other for one, other in zip(english, said(page), strict=True))
    assert labels(page) != english_labels
    assert page.evaluate("window.same")
    assert sorted(hand.look().lit) == sorted(lit)
    hand.play(2)
