"""What the others decide is seen one by one, and what they changed can be found afterwards."""

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, People
from tests.e2e.hand import Hand
from tests.e2e.tables import BURGUNDY, Guest, bot, join, me, open_seat

PACED = """if (location.protocol.startsWith("http") && !localStorage.getItem("paced")) {
  localStorage.setItem("paced", "yes");
  const kept = { motion: "MOTION", pace: "PACE" };
  localStorage.setItem("feldspar.settings", JSON.stringify(kept));
}"""
HEARD = """{
  window.captions = [];
  const note = () => {
    const said = document.querySelector(".course .sentence")?.title;
    const done = document.querySelectorAll(".course .done").length;
    if (said && done && window.captions.at(-1)?.done !== done) window.captions.push({ said, done });
  };
  const all = { subtree: true, childList: true, attributes: true };
  new MutationObserver(note).observe(document, all);
}"""
"""Every caption, and how many decisions had been shown by then."""
RINGED = "() => [...document.querySelectorAll('[data-ring]')].map((one) => one.dataset.ring).join()"

CALLED_BACK = """() => {
  window.called = false;
  const board = document.querySelector("dialog.closer");
  const calls = () => [...board.querySelectorAll("button")]
    .some((one) => one.textContent.includes("Your turn"));
  new MutationObserver(() => (window.called ||= calls()))
    .observe(board, { subtree: true, childList: true });
}"""
"""Whether one's turn has ever called from there: the call is soon gone."""
FLOWN = """{
  window.flown = [];
  const wide = (one) => one.querySelector("use").getBoundingClientRect().width;
  const note = () => {
    for (const one of document.querySelectorAll("[data-flight]")) {
      const id = one.dataset.flight;
      let known = window.flown.findLast((other) => other.id === id && other.one === one);
      if (!known) {
        const drawn = (part) => document.querySelectorAll(`.flights ${part}`).length;
        const parts = [".was", ".goal", ".trail", ".ahead"].map(drawn);
        window.flown.push((known = { id, one, parts, wide: 0, places: 0 }));
      }
      known.wide = Math.max(known.wide, wide(one));
      known.places += 1;
    }
  };
  const all = { subtree: true, childList: true, attributes: true };
  new MutationObserver(note).observe(document, all);
}"""
"""All that flew, what was drawn with it, how wide it became and in how many places it was."""


FADED = """{
  window.faded = 0;
  const all = { subtree: true, childList: true };
  const note = () => { window.faded += document.querySelectorAll(".flights").length; };
  new MutationObserver(note).observe(document, all);
}"""
"""How often something was drawn over the table."""
BEYOND = """() => {
  const around = document.querySelector(".course").getBoundingClientRect();
  return [...document.querySelectorAll(".course .tools > *")]
    .map((one) => [one.textContent.trim(), one.getBoundingClientRect()])
    .filter(([, { left, right }]) => left < around.left || right > around.right)
    .map(([word]) => word);
}"""
"""What tells a turn, and is cut off."""


def come(
    people: People, server: str, size: tuple[int, int], pace: str, motion: str = "off", **more: Any
) -> BrowserContext:
    context = people.come(server, size, **more)
    context.add_init_script(PACED.replace("PACE", pace).replace("MOTION", motion))
    context.add_init_script(HEARD)
    return context


def away(context: BrowserContext, seats: int) -> str:
    """Leave a table until everybody else has had a turn, somebody one of three decisions."""
    guest = Guest(context)
    others = [bot("Bastien"), bot("Mathilde"), bot("Renaud")][: seats - 1]
    table = guest.table([me(), *others], BURGUNDY)
    while True:
        known = len(guest.sit(table)["log"])
        guest.play(table, 1)
        since = [line["seat"] for line in guest.sit(table)["log"][known:]]
        counts = [since.count(seat) for seat in range(1, seats)]
        if min(counts) > 0 and max(counts) >= 3:
            return table


def told(page: Page) -> list[str]:
    """All captions so far: each is that of the decision after the one before, or a beginning."""
    captions = page.evaluate("window.captions")
    before = 0
    for one in captions:
        assert one["done"] in (before + 1, 1), captions
        before = one["done"]
    return [one["said"] for one in captions]


def in_order(found: list[str], log: str) -> bool:
    """Tell whether a log tells all this, in this order."""
    return bool(re.search(".*".join(map(re.escape, found)), " ".join(log.split()), re.DOTALL))


def swipe(page: Page, start: float, end: float) -> None:
    """Draw a finger across what is shown."""
    touch = page.context.new_cdp_session(page)

    def send(kind: str, *points: float) -> None:
        at = [{"x": x, "y": 300} for x in points]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    send("touchStart", start)
    send("touchMove", end)
    send("touchEnd")
    touch.detach()


def again(page: Page, until: str) -> None:
    """Play what happened once more, until something is true: what draws it may come late."""
    for _ in range(3):
        page.get_by_role("button", name="Again").click()
        page.locator(".course").wait_for()
        is_now(page)
        if page.evaluate(until):
            return
    raise AssertionError(f"never {until}")


def is_now(page: Page) -> None:
    page.locator(".course").wait_for(state="detached")


@pytest.mark.promise("PRO-36")
@pytest.mark.promise("PRO-37")
def test_what_others_decided_meanwhile_is_seen_one_by_one(people: People, server: str) -> None:
    context = come(people, server, DESKTOP, "slow")
    table, page = away(context, 3), context.new_page()
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Pause").click()
    steps = page.locator(".course .dot").count()
    expect(page.locator("[data-id]")).to_have_count(0)
    page.locator(".course select").select_option("quick")
    page.get_by_role("button", name="Go on").click()
    hand = Hand(page)
    hand.sit()
    is_now(page)
    found = told(page)
    assert len(found) == steps >= 3
    assert in_order(found, page.locator(".turns").inner_text())

    # What they did stays ringed, and can be seen again, until one decides oneself.
    rings = page.locator("[data-ring]")
    assert rings.count()
    repeat = page.get_by_role("button", name="Again")
    repeat.click()
    page.locator(".course").wait_for()
    page.keyboard.press("x")
    is_now(page)
    repeat.click()
    page.locator(".course").wait_for()
    page.locator(".board .area").first.click()
    is_now(page)
    assert not page.locator("[aria-pressed=true]").count(), "what is skipped is not touched"
    page.reload()
    hand.sit()
    assert not page.evaluate("window.captions.length"), "what was seen is not told again"
    repeat.click()
    page.get_by_role("button", name="Pause").click()
    page.locator(".course .dot").last.click()
    page.get_by_role("button", name="Skip").click()
    is_now(page)
    page.evaluate("window.captions.length = 0")
    old = page.evaluate(RINGED)
    hand.decide()
    page.wait_for_function(f"(old) => ({RINGED})() !== old", arg=old)

    # And so it is as it happens.
    while not page.evaluate("window.captions.length"):
        hand.decide()
    hand.sit()
    is_now(page)
    assert told(page)


def test_what_others_move_flies_where_it_goes(people: People, server: str) -> None:
    context = come(people, server, DESKTOP, "slow", "normal", reduced_motion="no-preference")
    context.add_init_script(FLOWN)
    table, page = away(context, 4), context.new_page()
    page.goto(f"/table/{table}")
    # What flies is drawn all the time: nothing waits for a moment in which nothing is.
    page.get_by_role("button", name="Pause").dispatch_event("click")
    board = page.locator(".wide .board").bounding_box()
    page.locator(".course .dot").first.dispatch_event("click")
    shown = page.locator(".log .shown")
    told_now = page.locator(".course .sentence")
    expect(page.locator(".course .done")).to_have_count(1)
    expect(shown).to_contain_text(told_now.get_attribute("title") or "-")
    assert int(shown.evaluate("line => getComputedStyle(line).fontWeight")) == 600
    page.get_by_role("button", name="Skip").dispatch_event("click")
    is_now(page)
    assert page.locator(".wide .board").bounding_box() == board, "the board has not moved"
    page.evaluate("window.flown = []")  # what was cut short by all this
    again(page, "window.flown.length")
    flown = page.evaluate("window.flown")
    assert flown
    for flight in flown:
        assert min(flight["parts"]) >= 1, flight
        assert flight["wide"] < 70, flight
        assert flight["places"] > 1, "it was seen on its way"
    ringed = set(page.evaluate(RINGED).split(","))
    assert {flight["id"] for flight in flown} & ringed, "what flew is ringed afterwards"
    expect(page.locator(".flights")).to_have_count(0)


def test_who_wants_no_motion_sees_things_fade(people: People, server: str) -> None:
    context = come(people, server, DESKTOP, "quick", "normal")
    context.add_init_script(FLOWN)
    context.add_init_script(FADED)
    table, page = away(context, 3), context.new_page()
    page.goto(f"/table/{table}")
    Hand(page).sit()
    again(page, "window.faded")
    assert not page.evaluate("window.flown.length")


def test_ones_turn_calls_one_back_from_anothers_things(people: People, server: str) -> None:
    context = come(people, server, DESKTOP, "off")
    guest, page = Guest(context), context.new_page()
    friend = people.come(server)
    table = guest.table([me("Claire"), open_seat(), bot("Mathilde")], BURGUNDY)
    join(friend.new_page(), f"/table/{table}", "Bastien")
    other = Guest(friend)

    def people_decide() -> list[int]:
        return list(guest.until(table, lambda view: view["actors"] in ([0], [1]))["actors"])

    while (actors := people_decide()) != [1]:
        (guest if actors == [0] else other).play(table, 1)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Bastien", exact=False).first.click()
    board = page.locator("dialog.closer")
    board.get_by_role("heading", name="Points so far").wait_for()
    page.evaluate(CALLED_BACK)
    while people_decide() == [1]:
        assert not page.evaluate("called")
        other.play(table, 1)
    page.wait_for_function("() => called")
    board.wait_for(state="detached")

    # Opened in one's own turn, it stays; nothing empty is told of, in neither picture: the small
    # one is all there is where the large one does not come.
    small = board.locator("[href^='#art-small-space-']")
    for comes in (True, False):
        if not comes:
            page.route("**/closer?*", lambda route: route.abort())
        page.locator("section[aria-label=Bastien] .picture button").click()
        if comes:
            expect(small).to_have_count(0)
        else:
            expect(small).not_to_have_count(0)
        board.locator(".list li").first.wait_for()
        names = board.locator(".list b").all_inner_texts()
        assert len(names) == len(set(names))
        assert not [name for name in names if "empty" in name or "space" in name.lower()]
        board.get_by_role("button", name="Back to the table").click()
        board.wait_for(state="detached")


def test_a_phone_says_what_each_of_the_others_did(people: People, server: str) -> None:
    context = come(people, server, PHONE, "off")
    table, page = away(context, 4), context.new_page()
    page.goto(f"/table/{table}")
    rows = page.locator(".since li")
    expect(rows).to_have_count(3)
    tabs = page.locator("nav[aria-label] button")
    others = tabs.filter(has_text="Others")
    assert int(others.locator(".news").inner_text()) > 0
    fold = page.locator(".since h2 [aria-expanded]")
    fold.tap()
    expect(rows).to_have_count(0)
    fold.tap()
    rows.first.tap()
    others.and_(page.locator("[aria-current=page]")).wait_for()
    assert page.locator("section[aria-label=Bastien] [data-ring]").count()

    # Any of them opens as large, and with as much print, as its owner has it.
    small = page.locator("section[aria-label=Bastien] .area").first.locator("text").count()
    page.locator("section[aria-label=Bastien] .picture button").tap()
    board = page.locator("dialog[aria-label=Bastien]")
    expect(board.locator(".area").nth(1)).to_be_visible()
    assert board.locator(".area text").count() > small
    whole = page.evaluate("() => [innerWidth, innerHeight]")
    box = board.bounding_box()
    assert box
    assert [box["width"], box["height"]] == whole, "a page of its own"
    page.keyboard.press("ArrowRight")
    page.locator("dialog[aria-label=Mathilde]").wait_for()
    swipe(page, 300, 80)
    page.locator("dialog[aria-label=Renaud]").wait_for()
    swipe(page, 80, 300)
    page.locator("dialog[aria-label=Mathilde]").wait_for()
    page.get_by_role("button", name="Back to the table").click()
    page.locator("dialog[open]").wait_for(state="detached")


def test_on_a_small_screen_a_turn_is_told_again_where_it_happened(
    people: People, server: str
) -> None:
    context = come(people, server, PHONE, "slow", language="fr")
    table, page = away(context, 4), context.new_page()
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Sauter").tap()
    is_now(page)
    pages = page.locator("nav[aria-label] button")
    here = page.locator("nav[aria-label] [aria-current=page]")
    for width, height in ((360, 740), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        pages.filter(has_text="Mon jeu").tap()
        page.get_by_role("button", name="Revoir").first.tap()
        expect(here).to_have_text(re.compile("Plateau|Autres"))
        page.get_by_role("button", name="Pause").tap()
        assert not page.evaluate(BEYOND), (width, height)
        page.get_by_role("button", name="Sauter").tap()
        is_now(page)
        expect(here).to_contain_text("Mon jeu")
