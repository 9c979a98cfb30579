"""The Castles of Burgundy by clicking: whole games of people and a bot, replays, tips, prices."""

import re
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import sites
from tests.e2e.conftest import DESKTOP, PHONE, SIZES, People
from tests.e2e.hand import MOST_DECISIONS, PATIENCE, Finger, Hand
from tests.e2e.tables import BURGUNDY, Guest, bot, join, me, play_on

ROUNDS = 25
DICE = 2
SEVERAL = 24
"""Decisions of two people, each of whom has had several turns by then."""
RECORD = min((sites.ROOT / "tests" / "records" / BURGUNDY).glob("*.record"))
TILES = "[data-id^='tile/']"
"""Before anything has been stored: what may be taken from the depots."""
HEIGHT = "(it) => it.offsetHeight"
NARROW = (1100, 900)
"""A window in which the question says three lines, and what most tiles would do two."""
FRAME = "new Promise(requestAnimationFrame)"
STEP_BY_STEP = """async ({ count, fits }) => {
  const frame = () => new Promise(requestAnimationFrame);
  const page = document.documentElement;
  const later = document.querySelectorAll(".steps button")[3];
  const wrong = [];
  for (let moment = 1; moment <= count; moment++) {
    later.click();
    const tabs = document.querySelectorAll(".phone nav button");
    if (moment % 20 === 0) tabs[(moment / 20) % tabs.length]?.click();
    const late = Date.now() + 20_000;
    do await frame();
    while (document.querySelector("[aria-busy=true]") && Date.now() < late);
    if (Date.now() >= late) throw new Error(`${moment} is not shown`);
    if (page.scrollWidth > page.clientWidth) wrong.push(`${moment} is too wide`);
    if (fits && page.scrollHeight > page.clientHeight) wrong.push(`${moment} is too tall`);
  }
  return wrong;
}"""
"""Goes through a replay, on a phone from page to page; what did not fit on the way."""


def set_up(page: Page, way: str, people: int) -> None:
    """Fill in the form for so many people and a bot."""
    page.goto(way)
    page.get_by_role("button", name="Add a seat").click()
    last = page.locator("form ol > li").nth(people)
    last.locator("label:has([value=bot])").click()
    last.locator("button[aria-expanded]").click()
    last.locator("label:has([value=level-2])").click()


def begin(page: Page) -> None:
    page.locator("form .go button").click()


def results(page: Page) -> list[str]:
    """Who has how many points, the winner first, as the end screen says it."""
    page.locator(".end li.good").first.wait_for()
    lines = page.locator(".end ol > li")
    names, points = (lines.locator(part).all_inner_texts() for part in (".who", "strong"))
    return [f"{who}: {score}" for who, score in zip(names, points, strict=True)]


def play_together(hands: Sequence[Hand], most: int = MOST_DECISIONS) -> list[int]:
    """Let whoever may decide do so, at most so often or until it is over; how often each did."""
    counts = [0] * len(hands)
    last = time.monotonic()
    while sum(counts) < most:
        looks = [hand.look() for hand in hands]
        if all(look.over for look in looks):
            return counts
        mine = next((seat for seat, look in enumerate(looks) if look.mine), None)
        if mine is not None:
            hands[mine].decide()
            counts[mine] += 1
            last = time.monotonic()
        else:
            assert time.monotonic() < last + PATIENCE / 1000, "nobody may decide"
            hands[0].page.evaluate(FRAME)
    assert most < MOST_DECISIONS, "the game does not end"
    return counts


def play_between(hands: Sequence[Hand], decisions: int) -> list[int]:
    """Let the people at a table decide so often without their pages, and come back to them; how
    often each did. What is clicked again and again in the middle of a long game shows nothing
    new."""
    pages = [hand.page for hand in hands]
    table = pages[0].url.rsplit("/", 1)[-1]
    counts = play_on([Guest(page.context) for page in pages], table, decisions)
    for page in pages:
        page.reload()
    return counts


def to_the_end(page: Page) -> str:
    """Slide a replay to its last moment; what it shows then."""
    page.locator("[data-piece]").first.wait_for()
    slider = page.locator("input[type=range]")
    slider.press("End")
    assert slider.input_value() == slider.get_attribute("max")
    return Hand(page).until("!look.busy").board


def test_two_people_and_a_bot_on_a_server(
    people: People, server: str, installed: Path, tmp_path: Path
) -> None:
    desk, phone = people.page(server, DESKTOP), people.page(server, PHONE)
    set_up(desk, f"/new/{BURGUNDY}?with=friends", people=2)
    desk.get_by_role("textbox").first.fill("Claire")
    desk.locator("label:has([value=secret])").click()
    begin(desk)
    desk.wait_for_url("**/table/*")
    join(phone, desk.locator("input[readonly]").input_value(), "Odile")
    hands = Hand(desk, seed=21), Finger(phone, seed=22)
    first = play_together(hands, 20)
    between = play_between(hands, 115)
    counts = map(sum, zip(first, between, play_together(hands), strict=True))
    assert min(counts) >= ROUNDS * DICE

    found = results(desk)
    assert results(phone) == found
    with desk.expect_download() as download:
        desk.get_by_role("button", name="Download").click()
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)
    sites.run(installed, "replay", record)
    sites.run(installed, "verify", record)
    written = record.read_text(encoding="utf-8")
    scores = re.search(r"^scores: (.*)$", written, re.MULTILINE)
    assert scores
    assert sorted(re.findall(r"\d+", scores[1])) == sorted(one.split(": ")[1] for one in found)

    desk.get_by_role("button", name="See the table").click()
    shown = Hand(desk).until("!look.over").board
    desk.goto("/replay")
    desk.locator("input[type=file]").set_input_files(record)
    to_the_end(desk)
    desk.get_by_label("Seen by").select_option(label="Seen by Claire")
    Hand(desk).until("!look.busy && look.board === before", shown)


@pytest.mark.promise("PRO-40")
def test_one_phone_goes_round_without_a_server_and_hides_nothing_that_is_open(
    people: People, folder: str
) -> None:
    page = people.page(folder, PHONE)
    set_up(page, f"/#/new/{BURGUNDY}?with=screen", people=2)
    for number, name in enumerate(("Claire", "Odile")):
        page.get_by_role("textbox").nth(number).fill(name)
    begin(page)
    hand = Finger(page, seed=23)
    assert hand.play(SEVERAL) == SEVERAL
    assert hand.passed == []


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_game_is_replayed(people: People, server: str, size: str) -> None:
    page = people.page(server, SIZES[size])
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.locator("[data-piece]").first.wait_for()
    count = int(page.locator("input[type=range]").get_attribute("max") or 0)
    assert count >= 2 * ROUNDS * DICE
    wrong = page.evaluate(STEP_BY_STEP, {"count": count, "fits": size == "desktop"})
    assert not wrong, "\n".join(wrong)
    assert page.locator("input[type=range]").input_value() == str(count)


def sit_down(people: People, server: str, size: tuple[int, int] = DESKTOP) -> Page:
    """Begin a game against a bot; it is one's turn."""
    page = people.page(server, size)
    table = Guest(page.context).table([me(), bot()], BURGUNDY)
    page.goto(f"/table/{table}")
    Hand(page).sit()
    return page


def tells(page: Page, tile: Locator) -> None:
    """Wait until a tip, all of it to be seen, tells what a tile says of itself."""
    told = tile.get_attribute("aria-description")
    assert told
    tip = page.get_by_role("tooltip").filter(has_text=told)
    expect(tip).to_be_in_viewport(ratio=1)


def test_pointing_at_a_tile_tells_what_it_does(people: People, server: str) -> None:
    page = sit_down(people, server)
    tiles = page.locator(TILES)
    for number in range(3):
        tiles.nth(number).hover()
        tells(page, tiles.nth(number))
    page.keyboard.press("Escape")
    page.get_by_role("tooltip").wait_for(state="detached")


def test_what_is_pointed_at_does_not_run_away(people: People, server: str) -> None:
    page = sit_down(people, server, NARROW)
    tiles = page.locator(TILES)
    words, prompts = [], []
    for number in range(tiles.count()):
        for where in (tiles.nth(number), page.locator("header a").first):
            where.hover()
            page.evaluate(FRAME)
            words.append(page.locator(".said > *").evaluate(HEIGHT))
            prompts.append(page.locator(".prompt").evaluate(HEIGHT))
    assert len(set(words)) > 1, "every hint needs the same room: nothing was tried"
    assert prompts == sorted(prompts)


def test_a_finger_holds_a_tile_to_be_told_what_it_does(people: People, server: str) -> None:
    page = sit_down(people, server, PHONE)
    hand = Finger(page)
    for called in hand.look().calls:
        hand.turn(called)
    before = hand.look()
    tile = page.locator(TILES).first
    tile.scroll_into_view_if_needed()
    box = tile.bounding_box()
    assert box
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    tells(page, tile)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    tells(page, tile)
    assert hand.look().lit == before.lit, "what is held is not touched"
    hand.decide()


def workers(page: Page) -> int:
    counted = page.locator("section[aria-label=Odile] .chips").inner_text()
    found = re.search(r"(\d+) workers?\b", counted)
    assert found, counted
    return int(found[1])


def test_what_costs_workers_says_so_and_takes_them(people: People, server: str) -> None:
    page = sit_down(people, server)
    hand = Hand(page)
    had = workers(page)
    assert had
    hand.touch("die/0")
    costly = page.locator("[data-piece^='tile/']:has(.price)").first
    costly.wait_for()
    thing = costly.get_attribute("data-piece") or ""
    price = int(costly.locator(".price text").text_content() or 0)
    assert 1 <= price <= had
    hand.touch(thing)
    hand.until("look.ready")
    assert page.locator(f"[data-piece='{thing}'] .price").count() == 1
    assert re.search(rf"\b{price} worker", page.locator(".sentence").inner_text())
    hand.confirm()
    hand.until("!look.busy")
    assert workers(page) == had - price
