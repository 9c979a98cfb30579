"""Tables for everyone: on a phone, enlarged, and by the words alone."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, People
from tests.e2e.hand import Hand, Keys
from tests.e2e.pages import MIDDLE, SETTLED
from tests.e2e.tables import BURGUNDY, GAMES, Guest, bot, me

PRINT = """() => [...document.querySelectorAll(".area text")]
  .filter((text) => text.getBoundingClientRect().width)
  .map((text) => {
    const { b, d } = text.getScreenCTM();
    const pixels = Math.hypot(b, d) * parseFloat(getComputedStyle(text).fontSize);
    return [Math.round(pixels * 10) / 10, text.textContent];
  })"""
"""How high letters are on the screen, and what they say."""
READABLE = f"() => ({PRINT})().every(([pixels]) => pixels >= 10)"
"""All of them are high enough; they grow a moment after the screen has changed."""
WRITTEN = """() => [...document.querySelectorAll("input:not([type=radio]), select, textarea")]
  .map((field) => parseFloat(getComputedStyle(field).fontSize))"""
LAST = {"bruges": 64, "burgundy": 62, "burgundy_cards": 36, "burgundy_dice": 24}
"""Decisions after which not many are left of a game."""


@pytest.mark.parametrize("game", GAMES)
def test_all_print_on_a_phone_can_be_read(people: People, server: str, game: str) -> None:
    context = people.come(server, PHONE, still=False)
    guest = Guest(context)
    table = guest.table([me(), bot(), bot("Renaud"), bot("Isolde")], game)
    guest.play(table, MIDDLE[game] // 2, seed=1)
    page = context.new_page()
    page.goto(f"/table/{table}")
    tabs = page.locator("nav[aria-label] button")
    tabs.first.wait_for()
    seen = []
    for tab in tabs.all():
        tab.tap()
        page.evaluate(SETTLED)
        page.wait_for_function(READABLE)
        seen += page.evaluate(PRINT)
    assert seen

    page.goto(f"/new/{game}")
    page.locator("form").wait_for()
    assert min(page.evaluate(WRITTEN)) >= 16  # or a phone enlarges the page


def test_a_table_enlarged_four_times_can_be_played(people: People, server: str) -> None:
    """Of a screen of 1280 by 1024, so much is left."""
    page = people.page(server, (320, 256), still=False)
    page.goto("/")
    page.locator(".way.first").click()
    hand = Hand(page, seed=3)
    before = hand.sit()
    page.locator(".touched").first.scroll_into_view_if_needed()
    assert page.locator(".touched").first.is_visible()
    hand.decide()
    assert hand.look().board != before.board


def test_a_key_alone_changes_nothing_and_the_keyboard_is_explained(
    people: People, server: str
) -> None:
    context = people.come(server)
    guest = Guest(context)
    table, other = (guest.table([me(), bot()], BURGUNDY) for _ in range(2))
    page = context.new_page()
    page.goto(f"/table/{table}")
    keys = Keys(page, seed=2)
    before = keys.sit()
    while not keys.look().ready:
        keys.touch("")
    confirm = page.locator("[data-confirm]")
    sentence = page.locator(".prompt .sentence").inner_text()
    expect(confirm).to_have_attribute("aria-label", f"Confirm: {sentence}")
    keys.confirm()
    after = keys.until("!look.busy && look.board !== before && look.lit.length", before.board)

    for key in "abcdefghijklmnopqrsuvwxyz":
        keys.press(key)
    assert keys.look().board == after.board
    keys.press("?")
    assert "Ctrl Z" in page.locator("dialog[open]").inner_text()
    keys.press("Escape")

    keys.tab("[data-id]")
    held = page.evaluate("document.activeElement.dataset.id")
    for shown in (".text", ".area"):
        keys.press("t")
        page.locator(shown).first.wait_for()
        page.wait_for_function("(held) => document.activeElement.dataset.id === held", arg=held)
    keys.press("t")
    page.goto(f"/table/{other}")
    page.locator(".area").first.wait_for()  # it was one table that was wanted in words

    page.goto(f"/table/{table}")
    page.locator(".text").wait_for()
    before = keys.sit()
    keys.press("Control+z")
    keys.until("look.lit.length && look.board !== before", before.board)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_brought_to_its_end_by_words_and_keys_alone(
    people: People, server: str, game: str
) -> None:
    context = people.come(server)
    guest = Guest(context)
    table = guest.table([me(), bot(level="level-1")], game)
    guest.play(table, LAST[game], seed=3)
    page = context.new_page()
    page.goto(f"/table/{table}")
    keys = Keys(page, seed=9)
    keys.sit()
    keys.press("t")
    page.locator(".text").wait_for()
    assert keys.play()
    assert page.locator(".end h1").inner_text()
