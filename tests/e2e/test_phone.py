"""A table on a phone, upright and held across, and on a tablet: all within a thumb's reach."""

from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, StorageState, expect

from tests.e2e.conftest import PHONE, TABLET, People
from tests.e2e.hand import Finger
from tests.e2e.pages import MIDDLE, SETTLED
from tests.e2e.tables import BRUGES, BURGUNDY, DICE, GAMES, Guest, bot, me
from tests.e2e.test_everyone import PRINT, READABLE

SMALL, UPRIGHT, ACROSS, LAPTOP, ENLARGED = (
    (360, 740),
    (390, 844),
    (844, 390),
    (1440, 900),
    (320, 256),
)
EDGE, TARGET, SIXTEEN = 8, 44, 16
BOX = """(one) => {
  const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
  return { left, right, top, bottom, width, height };
}"""
HIDDEN = """(margin) => [...document.querySelectorAll(".menu:popover-open > *")]
  .filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const inside = left >= margin && right <= innerWidth - margin && bottom <= innerHeight;
    return !inside || !one.contains(document.elementFromPoint(x, y));
  }).map((one) => one.textContent.trim())"""
"""The entries of the menu that a finger cannot reach."""
LAYOUT = """() => JSON.stringify(
  [...document.querySelectorAll(
    "header > *, .area, .prompt, .sheet, .board, .page, .holder, .choice, .scores li, .phone nav"
  )].map((one) => {
    const { left, width, height } = one.getBoundingClientRect();
    return [one.tagName, left, width, height].map((n) => (n.toFixed ? Math.round(n) : n));
  }))"""
"""What is on the page and how large; how far it is scrolled is another matter."""
CUT = """() => {
  const page = document.querySelector(".page")?.getBoundingClientRect();
  const [top, bottom] = page ? [page.top, page.bottom] : [0, innerHeight];
  return [...document.querySelectorAll("[data-role=hand] .touched, .always .touched")]
    .map((card) => [card.dataset.id, card.getBoundingClientRect()])
    .filter(([, card]) => card.top < top - 1 || card.bottom > bottom + 1)
    .map(([id]) => id);
}"""
"""What one begins with, as cards in hand, of which something is out of sight, above or below."""
TOUCHES = """() => [...document.querySelectorAll(".page, .area")]
  .map((one) => getComputedStyle(one).touchAction)"""
CLAMPED = """() => [...document.querySelectorAll(".choice, .choice small")]
  .filter((one) => one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.textContent.trim())"""


@dataclass(frozen=True)
class Kept:
    """A table of each game at my turn, one with five seats, and the cookies of who sits there."""

    tables: dict[str, str]
    five: str
    cookies: StorageState


@pytest.fixture(scope="module")
def kept(browser: Browser, server: str) -> Kept:
    context = People(browser).come(server)
    guest = Guest(context)
    tables = {game: guest.table([me(), bot()], game) for game in GAMES}
    for game, table in tables.items():
        guest.play(table, MIDDLE[game], seed=1)
    others = [bot(name) for name in ("Bastien", "Mathilde", "Renaud", "Isolde")]
    five = guest.table([me(), *others], DICE)
    guest.play(five, 3, seed=1)
    for table in (*tables.values(), five):
        guest.sit(table)
    kept = Kept(tables, five, context.storage_state())
    context.close()
    return kept


def come(people: People, server: str, kept: Kept, **more: Any) -> Page:
    context = people.come(server, PHONE, storage_state=kept.cookies, **more)
    return context.new_page()


def visit(page: Page, table: str, size: tuple[int, int]) -> Finger:
    held(page, size)
    page.goto(f"/table/{table}")
    finger = Finger(page)
    finger.sit()
    page.evaluate(SETTLED)
    return finger


def held(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def box(page: Page, selector: str) -> dict[str, float]:
    found: dict[str, float] = page.locator(selector).first.evaluate(BOX)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_all_of_the_menu_can_be_reached(people: People, server: str, kept: Kept, game: str) -> None:
    page = come(people, server, kept)
    visit(page, kept.tables[game], SMALL)
    for size in (SMALL, PHONE, ACROSS, ENLARGED):
        held(page, size)
        page.locator("[data-menu]").tap()
        entries = page.locator(".menu:popover-open > *")
        expect(entries.first).to_be_visible()
        assert entries.count() >= 4
        for entry in entries.all():
            entry.scroll_into_view_if_needed()
        if size != ENLARGED:
            assert not page.evaluate(HIDDEN, EDGE), size
        page.keyboard.press("Escape")
        expect(entries).to_have_count(0)


@pytest.mark.parametrize("game", [BRUGES, BURGUNDY])
def test_a_window_that_changes_looks_like_a_new_one(
    people: People, server: str, kept: Kept, game: str
) -> None:
    """Also on a phone, which makes its window as wide as whatever is too wide for it."""
    page = come(people, server, kept, is_mobile=True)
    table, fresh = kept.tables[game], {}
    sizes = (LAPTOP, PHONE, ACROSS, TABLET)
    for size in sizes:
        visit(page, table, size)
        fresh[size] = page.evaluate(LAYOUT)
    assert len(set(fresh.values())) == len(sizes)
    for size in (PHONE, LAPTOP, ACROSS, PHONE, TABLET):
        held(page, size)
        page.wait_for_function(f"(fresh) => ({LAYOUT})() === fresh", arg=fresh[size])


def test_all_scores_are_always_in_sight(people: People, server: str, kept: Kept) -> None:
    page = come(people, server, kept)
    visit(page, kept.five, SMALL)
    view = Guest(page.context).view(kept.five)
    cells = page.locator(".scores button")
    for size in (SMALL, ACROSS):
        held(page, size)
        for tab in page.locator(".phone nav button").all():
            tab.tap()
            found = [cell.evaluate(BOX) for cell in cells.all()]
            assert len(found) == len(view["players"])
            for cell in found:
                assert cell["left"] >= 0
                assert cell["right"] <= size[0]
                assert cell["bottom"] <= size[1]
                assert min(cell["width"], cell["height"]) >= TARGET
    held(page, SMALL)
    assert box(page, "header")["height"] == 48
    said = [cell.locator(".score").inner_text().split()[0] for cell in cells.all()]
    assert said == [str(panel["score"]) for panel in view["scene"]["panels"]]
    decides = page.locator(".scores .decides").evaluate_all(
        "(all) => all.map((one) => one.dataset.seat)"
    )
    assert decides == [str(seat) for seat in view["actors"]]

    cells.first.tap()
    expect(page.locator(".split:popover-open")).to_be_visible()
    page.keyboard.press("Escape")
    cells.nth(2).tap()
    page.locator("dialog[aria-label=Mathilde]").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")


def drag(page: Page, by: int) -> None:
    """Drag the sheet by its handle, with a finger, so many pixels down."""
    handle = box(page, ".handle")
    x, y = (handle["left"] + handle["right"]) / 2, handle["top"] + 12
    finger = page.context.new_cdp_session(page)
    for step in range(6):
        kind = "touchMove" if step else "touchStart"
        points = [{"x": x, "y": y + by * step / 5}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_what_is_asked_folds(people: People, server: str, kept: Kept) -> None:
    page = come(people, server, kept)
    visit(page, Guest(page.context).asked(BRUGES, '"prompt-play"', [], seed=1), PHONE)
    handle = page.locator(".handle")
    folded, choices = page.locator(".sheet.folded"), page.locator(".sheet .choice")

    # A card is what is asked for: the sheet leaves the table alone until there is more to choose.
    folded.wait_for()
    assert box(page, ".handle")["height"] >= TARGET
    assert box(page, ".sheet")["height"] <= 100
    page.locator("[data-role=hand] .touched").first.tap()
    expect(choices.first).to_be_visible()
    assert not page.evaluate(CUT), "the chosen card is covered"
    assert not page.evaluate(CLAMPED)
    half = box(page, ".sheet")["height"]
    assert half <= PHONE[1] / 2

    # By finger, by touch and by keys.
    drag(page, 120)
    folded.wait_for()
    drag(page, -60)
    expect(handle).to_have_attribute("aria-expanded", "true")
    expect(choices.first).to_be_visible()
    handle.tap()
    folded.wait_for()
    expect(handle).to_have_attribute("aria-expanded", "false")
    handle.focus()
    page.keyboard.press("Enter")
    expect(handle).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")
    folded.wait_for()  # the card was taken back: another is asked for
    handle.focus()
    page.keyboard.press("Enter")
    expect(handle).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")
    folded.wait_for()


def test_a_table_enlarged_four_times_is_in_sight(people: People, server: str, kept: Kept) -> None:
    page = come(people, server, kept)
    for game in GAMES:
        visit(page, kept.tables[game], ENLARGED)
        page.wait_for_function(
            """() => {
              const seen = (one) => {
                const { left, top, width, height } = one.getBoundingClientRect();
                return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
              };
              const pieces = [...document.querySelectorAll(".touched")];
              return !pieces.length || pieces.some(seen);
            }""",
        )
        assert box(page, ".sheet")["top"] >= ENLARGED[1] * 0.4


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_begins_with_what_one_begins_with_in_sight(
    people: People, server: str, kept: Kept, game: str
) -> None:
    page = come(people, server, kept)
    for size in (SMALL, UPRIGHT):
        visit(page, kept.tables[game], size)
        page.wait_for_function(f"() => !({CUT})().length")


@pytest.mark.parametrize("game", GAMES)
def test_a_tablet_shows_the_whole_table(people: People, server: str, kept: Kept, game: str) -> None:
    page = come(people, server, kept)
    visit(page, kept.tables[game], TABLET)
    assert not page.evaluate(CUT)
    bottom = "document.querySelector('.board').getBoundingClientRect().bottom + scrollY"
    page.wait_for_function(f"() => {bottom} <= innerHeight")


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_held_across_gives_its_height_to_the_table(
    people: People, server: str, kept: Kept, game: str
) -> None:
    page = come(people, server, kept)
    visit(page, kept.tables[game], ACROSS)
    page.wait_for_function("() => document.querySelector('.low .page')")
    assert box(page, ".page")["height"] >= 0.7 * ACROSS[1]
    sheet = box(page, ".sheet")
    assert [sheet["width"], sheet["right"]] == [300, ACROSS[0]]
    assert not page.evaluate(CUT)
    seen = []
    for size in (ACROSS, SMALL):
        held(page, size)
        for tab in page.locator(".phone nav button").all():
            tab.tap()
            page.wait_for_function(READABLE)
            seen += page.evaluate(PRINT)
    assert seen


def test_a_rule_can_be_touched_and_anything_enlarged(
    people: People, server: str, kept: Kept
) -> None:
    page = come(people, server, kept)
    visit(page, kept.tables[BURGUNDY], PHONE)
    assert page.locator("meta[name=viewport]").get_attribute("content") == (
        "width=device-width, initial-scale=1, viewport-fit=cover"
    )
    assert set(page.evaluate(TOUCHES)) <= {"auto", "manipulation"}
    page.locator("[data-piece][role=img]").last.dispatch_event("click")
    page.locator(".reason .rule-link").wait_for()
    assert box(page, ".reason .rule-link")["height"] >= TARGET
    fields = page.locator("input, select, textarea").all()
    sizes = [one.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)") for one in fields]
    assert all(size >= SIXTEEN for size in sizes)
