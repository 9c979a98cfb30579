"""Whoever looks something up does not leave the table."""

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, People
from tests.e2e.tables import BURGUNDY, Guest, bot, me


def test_rules_open_beside_the_table_and_close_again(people: People, server: str) -> None:
    page = people.page(server)
    table = Guest(page.context).table([me(), bot()], BURGUNDY, clock={"kind": "live"})
    page.goto(f"/table/{table}")
    more = page.get_by_role("button", name="More", exact=True)
    more.click()
    page.locator(".menu:popover-open").get_by_role("link", name="Rules").click()
    rules = page.get_by_role("dialog", name="Rules")
    rules.get_by_role("heading", name="1. Components").wait_for()
    expect(rules.get_by_role("timer")).to_have_count(1)
    expect(page.locator("[data-piece]").first).to_be_visible()
    rules.get_by_role("searchbox").fill("white die")
    expect(rules.get_by_role("status")).to_contain_text("results")
    assert "white die" in rules.locator(".rule").first.inner_text().lower()
    rules.locator(".rule a.id").first.click()  # a rule leads to itself, here
    expect(rules.locator(".rule.meant")).to_be_visible()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(more).to_be_focused()
    assert page.url.endswith(f"/table/{table}")


def test_on_a_phone_rules_fill_the_screen_and_have_a_way_back(people: People, server: str) -> None:
    page = people.page(server, PHONE)
    table = Guest(page.context).table([me(), bot()], BURGUNDY)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="More", exact=True).tap()
    page.locator(".menu:popover-open a").evaluate("(link) => link.click()")
    rules = page.get_by_role("dialog", name="Rules")
    rules.get_by_role("heading", name="1. Components").wait_for()
    box = rules.bounding_box()
    assert box
    assert [box["width"], box["height"]] == [*PHONE]
    rules.get_by_role("button", name="Close").tap()
    expect(rules).to_have_count(0)
