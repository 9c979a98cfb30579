"""The card game by clicking: alone against Aaron without a server, and four at a table."""

from tests.e2e.conftest import DESKTOP, PHONE, People
from tests.e2e.hand import Finger, Hand
from tests.e2e.tables import CARDS, Guest, bot, join, me, open_seat
from tests.e2e.test_burgundy import play_between, play_together, results

PLAYS = 6
"""Cards each must play before the first round is over, and Aaron can win."""


def test_alone_against_aaron_without_a_server(people: People, folder: str) -> None:
    page = people.page(folder)
    page.goto(f"/#/new/{CARDS}")
    page.locator("form ol > li").nth(1).wait_for()
    while page.locator("form ol > li").count() > 1:
        page.locator("form button.remove:enabled").last.click()
    page.get_by_role("textbox").first.fill("Odile")
    page.locator("form .go button").click()
    hand = Hand(page, seed=31)
    hand.sit()
    turned = page.locator("[data-piece^='aaron/pile']")
    assert turned.count(), "his piles are to be seen"
    assert hand.play() >= PLAYS
    assert "Aaron" in page.locator(".end h1").inner_text()


def test_two_people_and_two_bots_on_a_server(people: People, server: str) -> None:
    desk, phone = people.page(server, DESKTOP), people.page(server, PHONE)
    table = Guest(desk.context).table([me("Claire"), open_seat(), bot(), bot("Renaud")], CARDS)
    desk.goto(f"/table/{table}")
    join(phone, f"/table/{table}", "Odile")
    hands = Hand(desk, seed=32), Finger(phone, seed=33)
    first, between = play_together(hands, 20), play_between(hands, 60)
    counts = map(sum, zip(first, between, play_together(hands), strict=True))
    assert min(counts) >= 5 * PLAYS
    found = results(desk)
    assert results(phone) == found
    assert len(found) == 4
