"""Puzzles in the page: something is tried, answered, found or shown, and the next one follows."""

import re

from playwright.sync_api import expect

from feldspar import game
from feldspar.table.content.puzzles import load_puzzles
from tests.e2e.barriers import barriers
from tests.e2e.conftest import PHONE, People
from tests.e2e.hand import Hand
from tests.e2e.tables import DICE


def test_a_puzzle_is_missed_then_found_and_the_next_is_shown(people: People, server: str) -> None:
    page = people.page(server, asked="never")
    page.goto(f"/puzzles/{DICE}/1")
    hand = Hand(page)
    best = load_puzzles(game(DICE))[0].best.decision
    expect(page.get_by_role("heading", name="Puzzle 1")).to_be_visible()
    hand.until("look.lit.length > 0")
    page.locator("[data-id='choice/done']").click()  # to stop here is never much the best
    expect(page.get_by_role("alert")).to_contain_text("That costs about")
    assert not barriers(page)
    number, space = re.findall(r"\w+", best)[1:]
    hand.until("look.lit.length > 0")
    for thing in ("bonus/silver", f"die/pip/{number}", f"hex/{space}"):
        found = page.locator(f"[data-id='{thing}'][aria-pressed='false']")
        if found.count():
            hand.touch(thing)
    expect(page.locator(".found")).to_contain_text("Found at try 2")
    assert not barriers(page)
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.get_by_role("heading", name="Puzzle 2")).to_be_visible()


def test_whoever_wants_to_be_shown_is_on_a_phone(people: People, server: str) -> None:
    page = people.page(server, PHONE, language="fr")
    page.goto("/learn")
    page.get_by_role("link", name="Problèmes").first.tap()
    page.get_by_role("button", name="Montrez-moi").tap()
    expect(page.locator(".found")).to_contain_text("Le meilleur coup")
    expect(page.locator(".puzzle li").first).to_be_visible()
    page.locator(".puzzle a.primary").tap()
    expect(page.get_by_role("heading", name="Problème 2")).to_be_visible()


def test_the_position_of_a_puzzle_is_played_on_from_and_sent_as_a_link(
    people: People, server: str
) -> None:
    page = people.page(server, asked="never")
    page.goto(f"/puzzles/{DICE}/1")
    page.get_by_role("button", name="Show me").click()
    page.get_by_role("link", name="Explore from here").click()
    expect(page.get_by_text("From puzzle 1.")).to_be_visible()
    hand = Hand(page)
    hand.until("look.lit.length > 0")
    page.locator("[data-id='choice/done']").click()
    expect(page).to_have_url(re.compile(rf"/try/puzzle/{DICE}/1#line=0\.done"))
    expect(page.locator(".tree .row")).not_to_have_count(0)
    assert not barriers(page)
    other = people.page(server)
    other.goto(page.url)
    expect(other.locator(".tree .row")).to_have_count(page.locator(".tree .row").count())
    page.get_by_role("link", name="Back to the puzzle").click()
    expect(page.get_by_role("heading", name="Puzzle 1")).to_be_visible()
