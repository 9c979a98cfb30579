"""A hint, asked for and played: with a server and without one, by mouse, by keys and by finger."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, People
from tests.e2e.hand import Hand
from tests.e2e.tables import DICE, Guest, bot, me

PANEL, BUTTON = "[data-hint-panel]", "[data-hint]"
READY = f"{PANEL}[aria-busy=false]"
LATE = 18
"""Decisions of the dice game alone after which not much is left to be thought about."""


def late_table(people: People, server: str, **more: object) -> tuple[Page, Guest, str]:
    """Open a table of somebody alone, near the end of the game."""
    context = people.come(server, **more)  # type: ignore[arg-type]
    guest = Guest(context)
    table = guest.table([me()], DICE, hints=True)
    guest.play(table, LATE)
    guest.until(table, lambda view: len({move["same"] for move in view["moves"]}) > 1)
    page = context.new_page()
    page.goto(f"/table/{table}")
    return page, guest, table


def ask(page: Page) -> None:
    page.locator(BUTTON).click()
    page.locator(READY).wait_for()


@pytest.mark.promise("PRO-44")
def test_figures_come_the_second_decision_is_played_and_the_hint_is_gone(
    people: People, server: str
) -> None:
    page, guest, table = late_table(people, server, asked="never")
    ask(page)
    expect(page.locator(f"{PANEL} h2")).to_be_focused()
    view = guest.view(table)
    assert view["players"][0]["hints"] == 1
    assert view["log"][-1]["text"]["key"] == "log-hint"
    cards = page.locator(f"{PANEL} ol > li")
    expect(cards.first).to_contain_text("points expected")
    expect(page.get_by_text(re.compile("^Hint ready"))).to_be_attached()
    assert page.locator("[data-advised*='1'], .rank.best").count()
    cards.nth(1).get_by_role("button", name="Play it").click()
    page.locator(PANEL).wait_for(state="detached")
    assert guest.view(table)["turn"] != view["turn"]


def test_where_no_hints_are_given_there_is_no_button(people: People, server: str) -> None:
    context = people.come(server)
    table = Guest(context).table([me(), bot()], DICE)
    page = context.new_page()
    page.goto(f"/table/{table}")
    Hand(page).sit()
    expect(page.locator(BUTTON)).to_have_count(0)
    page.keyboard.press("Shift+H")
    expect(page.locator(PANEL)).to_have_count(0)


def test_keys_ask_close_and_lead_back_and_a_seat_says_how_often(
    people: People, server: str
) -> None:
    page, _, _ = late_table(people, server, language="fr")
    page.locator(BUTTON).wait_for()
    page.keyboard.press("Shift+H")
    page.locator(READY).wait_for()
    expect(page.locator(f"{PANEL} h2")).to_have_text("Conseil")
    expect(page.locator(f"{PANEL} h2")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(PANEL)).to_have_count(0)
    expect(page.locator(BUTTON)).to_be_focused()
    expect(page.locator("[data-card='0']")).to_contain_text("1 conseil")


def test_on_a_phone_it_is_a_sheet_that_makes_room_for_the_board(
    people: People, server: str
) -> None:
    page, _, _ = late_table(people, server, size=PHONE)
    ask(page)
    sheet = page.locator(PANEL)
    box = sheet.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] == pytest.approx(PHONE[1], abs=1)
    assert box["height"] <= 0.7 * PHONE[1] + 1
    cards, picks = sheet.locator("ol > li"), sheet.locator(".picks button")
    expect(picks.first).to_have_attribute("aria-pressed", "true")
    sheet.locator("ol").evaluate("list => list.scrollBy(list.clientWidth, 0)")
    expect(picks.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(cards.nth(1)).to_be_in_viewport(ratio=0.9)
    picks.first.click()
    expect(cards.first).to_be_in_viewport(ratio=0.9)
    sheet.get_by_role("button", name=re.compile("^Show on the board")).first.click()
    expect(sheet).to_have_class(re.compile("folded"))
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)


def test_without_a_server_the_page_thinks_itself(people: People, folder: str) -> None:
    page = people.page(folder)
    page.goto("/")
    page.get_by_role("button", name="Play alone").click()
    Hand(page).sit()
    ask(page)
    assert page.locator(f"{PANEL} ol > li").count() > 1
