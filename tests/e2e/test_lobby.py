"""The waiting room: what the host and who has joined see, and that nothing moves under them."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, People
from tests.e2e.pages import SETTLED
from tests.e2e.tables import BURGUNDY, DICE, Guest, bot, join, me, open_seat

LANGUAGES = ("en", "fr")
TITLES = {"en": "The Castles of Burgundy", "fr": "Les Châteaux de Bourgogne"}
OUTSIDE = """() => [...document.querySelectorAll(".room *")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[popover]"))
    .filter((one) => {
      const { right, bottom, left } = one.getBoundingClientRect();
      return left < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
    })
    .map((one) => one.outerHTML.slice(0, 120))"""
"""Whatever is not within the window, unscrolled."""
PLACES = """() => [...document.querySelectorAll(".room h1, .room h2, .room li, .room section,"
    + " .room aside, .room .tools, .room svg[role=img], .room .cancel, .room input")]
    .map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [one.tagName, x, y, width, height].join(" ");
    })"""
HOST_ONLY = ".room svg[role=img], .room [popover], .room input, .room .bad, .room .cancel"


def arrive(page: Page, table: str) -> None:
    page.goto(f"/table/{table}")
    page.locator(".room a[href*='/learn/']").wait_for()
    page.evaluate(SETTLED)


def outside(page: Page) -> Any:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return page.evaluate(OUTSIDE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_the_hosts_page_is_in_sight(people: People, server: str, language: str) -> None:
    claire = people.page(server, DESKTOP, language=language)
    guest = Guest(claire.context)
    table = guest.table([me("Claire"), bot(), open_seat(), open_seat()], BURGUNDY)
    arrive(claire, table)
    assert claire.locator("h1, h2, h3").first.inner_text() == TITLES[language]
    assert outside(claire) == []
    rows = claire.locator(".room ol li")
    assert rows.evaluate_all("(rows) => rows.map((row) => row.offsetHeight)") == [66] * 4
    five = [me("Claire"), bot(), open_seat(), open_seat(), open_seat()]
    arrive(claire, guest.table(five, DICE, clock={"kind": "live"}))
    assert outside(claire) == []
    claire.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert claire.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_all_of_the_page_of_who_joins_is_in_sight_and_theirs(
    people: People, server: str, size: tuple[int, int], language: str
) -> None:
    claire, odile = people.page(server), people.page(server, size, language=language)
    seats = [me("Claire"), bot(), open_seat(), open_seat()]
    table = Guest(claire.context).table(seats, BURGUNDY, clock={"kind": "live"})
    arrive(odile, table)
    assert outside(odile) == []
    join(odile, f"/table/{table}", "Odile")
    odile.locator(".room .give-up").wait_for()
    arrive(odile, table)
    assert odile.locator("h1, h2, h3").first.inner_text() == TITLES[language]
    assert outside(odile) == []
    assert odile.locator(HOST_ONLY).count() == 0
    assert odile.locator(".room button").count() == 1
    odile.locator(".room .give-up").click()
    odile.locator(".room form input").wait_for()
    assert Guest(odile.context).view(table)["mine"] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_seat_that_is_taken_moves_nothing_else(
    people: People, server: str, size: tuple[int, int], language: str
) -> None:
    claire, odile, bastien = (
        people.page(server, size, language=language),
        people.page(server, size, language=language),
        people.page(server),
    )
    seats = [me("Claire"), open_seat(), open_seat(), open_seat()]
    table = Guest(claire.context).table(seats, BURGUNDY)
    arrive(claire, table)
    before = claire.evaluate(PLACES)
    join(odile, f"/table/{table}", "Odile")
    expect(claire.locator(".room ol")).to_contain_text("Odile")
    assert claire.evaluate(PLACES) == before
    arrive(odile, table)
    theirs = odile.evaluate(PLACES)
    join(bastien, f"/table/{table}", "Somebody with a name that is very long")
    for page, places in ((claire, before), (odile, theirs)):
        expect(page.locator(".room ol")).to_contain_text("Somebody")
        assert page.evaluate(PLACES) == places


@pytest.mark.parametrize("size", [DESKTOP, PHONE, (640, 200)])
def test_the_menu_of_bots_stays_in_the_window(
    people: People, server: str, size: tuple[int, int]
) -> None:
    claire = people.page(server, size, touch=False)
    seats = [me("Claire"), *[open_seat()] * 4]
    arrive(claire, Guest(claire.context).table(seats, DICE))
    for number in range(1, 5):
        claire.locator(".room li").nth(number).locator(".fill").click()
        menu = claire.locator(".menu:popover-open")
        box = menu.bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= size[1]
        last = menu.locator("button").last
        last.scroll_into_view_if_needed()
        expect(last).to_be_in_viewport(ratio=1)
        claire.keyboard.press("Escape")


def test_whoever_takes_a_lesson_meanwhile_is_called_and_lets_the_game_begin(
    people: People, server: str
) -> None:
    claire, odile, bastien = (people.page(server) for _ in range(3))
    table = Guest(claire.context).table([me("Claire"), open_seat(), open_seat()], BURGUNDY)
    join(odile, f"/table/{table}", "Odile")
    odile.locator(".room .give-up").wait_for()
    odile.locator(".room .meanwhile a").last.click()
    odile.wait_for_url("**/learn/**")
    join(bastien, f"/table/{table}", "Bastien")
    odile.get_by_role("alert").get_by_role("link").click()
    for page in (odile, bastien):
        page.locator(".area").first.wait_for(state="attached")
    fair = Guest(odile.context).view(table)["fair"]
    assert all(fair["entropy"][1:]), "their part is in the dice"
