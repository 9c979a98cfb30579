"""Rules one looks at: two pages, a glossary, the boards of examples, and one search over all.

Whether they shut somebody out is looked at with all other pages.
"""

import re

import pytest
from playwright.sync_api import Page, expect

import feldspar
from tests.e2e.conftest import PHONE, People
from tests.e2e.hand import Hand
from tests.e2e.tables import BURGUNDY


def scrolls_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def test_a_game_on_two_pages_with_its_pictures(people: People, server: str) -> None:
    page = people.page(server)
    page.goto(f"/rules/{BURGUNDY}/summary")
    expect(page.locator("article.sheet")).to_have_count(2)
    expect(page.locator("article.sheet .cut .area [data-piece]").first).to_be_attached()
    expect(page.locator("article.sheet svg.symbol").first).to_be_visible()
    left, right = (page.locator("article.sheet").nth(n).bounding_box() for n in (0, 1))
    assert left
    assert right
    assert left["y"] == right["y"], "side by side on a desk"
    pages = page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n")
    assert pages == 2


def test_the_glossary_is_read_a_kind_at_a_time_and_leads_to_the_rules(
    people: People, server: str
) -> None:
    page = people.page(server)
    page.goto(f"/rules/{BURGUNDY}/glossary")
    kinds = page.get_by_role("navigation", name="Kinds of things")
    kinds.get_by_role("link", name="Buildings 8").click()
    things = page.locator("li:has(h3)")
    expect(things).to_have_count(8)
    expect(things.first.locator("use")).not_to_have_count(0)
    things.filter(has_text="Bank").get_by_role("link", name="Link to BUR-13.8").click()
    expect(page.locator(".rule.meant")).to_have_attribute("id", "BUR-13.8")


def test_an_example_shows_its_board_before_and_after(people: People, server: str) -> None:
    page = people.page(server)
    page.goto(f"/rules/{BURGUNDY}#BUR-10.2")
    board = page.locator("[id='BUR-10.2'] .board")
    expect(board).to_contain_text("4 + 3 = 7 points")
    expect(board.locator("figure")).to_have_count(2)
    expect(board).to_be_in_viewport()
    board.get_by_role("button", name="The next step").click()
    expect(board.locator("figcaption").last).to_contain_text("4 + 4 + 3 = 11 points")


def test_an_example_is_tried_in_a_copy_without_a_server(people: People, folder: str) -> None:
    page = people.page(folder)
    page.goto(f"/#/rules/{BURGUNDY}#BUR-10.2")
    page.get_by_role("link", name="Try it: BUR-10.2").click()
    expect(page.get_by_text("From an example of BUR-10.2.")).to_be_visible()
    Hand(page).until("look.lit.length > 0")
    page.get_by_role("link", name="Back to the rules").click()
    expect(page.locator(".rule.meant")).to_have_attribute("id", "BUR-10.2")


def test_one_search_finds_things_rules_and_pages_and_is_left_by_keys(
    people: People, server: str
) -> None:
    page = people.page(server)
    page.goto(f"/rules/{BURGUNDY}/summary")
    page.locator("article.sheet").first.wait_for()
    page.keyboard.press("/")
    box = page.get_by_role("searchbox")
    expect(box).to_be_focused()
    box.fill("WATCHtower")
    for part in ("Glossary", "Full rules", "Two pages"):
        expect(page.get_by_role("region", name=re.compile(part))).to_be_visible()
    expect(page.locator("mark").first).to_have_text(re.compile("watchtower", re.IGNORECASE))
    expect(page.get_by_role("status")).to_contain_text("results")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("li.meant")).to_contain_text("Score 4 points")
    assert page.url.endswith("/glossary#buildings.building-watchtower")
    box.fill("nothing like that")
    expect(page.locator(".results")).to_contain_text("No results")
    page.keyboard.press("Escape")
    expect(page.locator("li.meant")).to_be_visible()


@pytest.mark.parametrize("game", feldspar.titles())
def test_on_a_phone_in_french_nothing_is_wider_than_the_screen(
    people: People, server: str, game: str
) -> None:
    page = people.page(server, PHONE)
    page.goto(f"/rules/{game}/summary")
    page.evaluate("localStorage.setItem('feldspar.settings', '{\"language\": \"fr\"}')")
    for part, shown in (
        ("summary", "article.sheet"),
        ("glossary", ".thing"),
        ("", ".board figure"),
    ):
        page.goto(f"/rules/{game}/{part}".rstrip("/"))
        page.locator(shown).first.wait_for()
        assert not scrolls_sideways(page), part
    page.locator("#guide-find").fill("chateau" if game != "bruges" else "eveque")
    page.locator(".results a").first.wait_for()
    assert not scrolls_sideways(page)


def test_without_a_server_the_pictures_are_files(people: People, folder: str) -> None:
    page = people.page(folder)
    page.goto(f"#/rules/{BURGUNDY}/summary")
    expect(page.locator("article.sheet .cut [data-piece]").first).to_be_attached()
    page.goto(f"#/rules/{BURGUNDY}#BUR-10.2")
    expect(page.locator("[id='BUR-10.2'] .board figure")).to_have_count(2)
