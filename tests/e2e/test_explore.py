"""Exploring: from any moment of a replay one plays on in a copy, and comes back."""

import re

from playwright.sync_api import Page, expect

from tests.e2e import sites
from tests.e2e.conftest import PHONE, People
from tests.e2e.hand import Hand
from tests.e2e.tables import BURGUNDY, CARDS, Guest, bot, me

ROW = ".tree .row"
RECORD = sites.ROOT / "tests" / "records" / CARDS / "2-seats.record"


def entered(page: Page) -> Hand:
    """Leave the replay for a copy, and wait until something can be decided there."""
    page.get_by_role("link", name=re.compile("Explore from here|Explorer à partir")).click()
    hand = Hand(page, seed=5)
    hand.until("look.lit.length > 0")
    return hand


def test_one_plays_on_undoes_rolls_other_dice_and_sends_a_link(people: People, server: str) -> None:
    context = people.come(server)
    guest, page = Guest(context), context.new_page()
    table = guest.table([me("Claire"), bot("Bastien")], BURGUNDY)
    guest.play(table, seed=1)
    record = context.request.get(f"/api/tables/{table}/record").text()
    page.goto(f"/replay?table={table}&seat=0#at=40")
    page.locator(".slider").wait_for()
    entered(page)
    expect(page.locator(".prompt")).to_contain_text("You are playing in a copy.")
    expect(page.locator(".explore .of")).to_contain_text("Claire and Bastien")
    page.get_by_text("I play all").click()
    hand = Hand(page, seed=5)
    hand.play(2)
    expect(page.locator(ROW)).to_have_count(2)
    hopes = page.get_by_role("region", name="Chance to win now")
    expect(hopes.locator("li")).to_have_count(2)
    expect(hopes.locator(".gained")).to_contain_text(re.compile("played"))
    shares = [int(text.split()[0]) for text in hopes.locator("strong").all_text_contents()]
    assert sum(shares) == 100
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".tree .ahead")).to_have_count(1)
    page.get_by_role("button", name="Other dice").click()
    expect(page.locator(".tree [aria-current=step]")).to_have_text("Other dice from here on")
    hand.until("look.lit.length > 0")
    hand.play(1)
    expect(page.locator(ROW)).to_have_count(3)
    expect(page.locator(".tried li")).to_have_count(2)
    shown = hand.look().board

    other = people.page(server, PHONE, language="fr")
    other.goto(page.url)
    Hand(other).until("look.lit.length > 0 || look.calls.length > 0")
    expect(other.locator(".striped")).to_contain_text("Vous jouez dans une copie.")
    other.get_by_role("button", name="Explorer", exact=True).click()
    expect(other.locator(ROW).first).to_be_visible()
    assert "dice.1" in other.url

    page.reload()
    hand.until("look.board === before", shown)
    page.get_by_role("link", name="Back to the replay").click()
    page.wait_for_url("**#at=40")
    page.locator(".slider").wait_for()
    assert context.request.get(f"/api/tables/{table}/record").text() == record


def test_bots_answer_without_a_server_and_keys_lead_there_and_back(
    people: People, folder: str
) -> None:
    page = people.page(folder)
    page.goto("/#/replay")
    page.locator("textarea").fill(RECORD.read_text(encoding="utf-8"))
    page.locator(".load button.primary").click()
    page.locator(".slider").wait_for()
    page.keyboard.press("e")
    hand = Hand(page, seed=5)
    hand.until("look.lit.length > 0")
    assert "line=" in page.url
    hand.play(3)
    expect(page.locator(ROW).nth(3)).to_be_visible()
    expect(page.get_by_role("region", name="Chance to win now")).to_be_visible()
    rows = page.locator(ROW).count()
    page.get_by_role("button", name="Play it out").click()
    expect(page.locator(ROW).nth(rows + 1)).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    page.get_by_role("button", name="Play it out").wait_for()
    page.get_by_role("link", name="Back to the replay").press("Enter")
    page.locator(".slider").wait_for()
    assert "line=" not in page.url
