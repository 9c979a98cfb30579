"""A game looked at again: from its end, from a file, with a server and without."""

import re

from playwright.sync_api import Locator, Page, expect

from feldspar import Record
from tests.e2e.conftest import PHONE, People
from tests.e2e.hand import PATIENCE
from tests.e2e.tables import DICE, Guest, bot, me
from tests.table.tables import DICE as GAME
from tests.table.tables import decide, new_table, state_of

THINKING = 6 * PATIENCE
"""What some decisions take to be judged, also in a page."""
FIGURE = re.compile(r"([+−]?)(\d+)")


def given_up(decisions: int) -> str:
    """The record of a game that somebody gave up after some decisions."""
    table = new_table(GAME, "pp", entropy=b"ours")
    for number in range(decisions):
        decide(table, state_of(table).actors()[0], number)
    table.commit(table.resign(0, "greedy", 0))
    return str(table.record())


def judged(page: Page) -> Locator:
    """Wait until all decisions are judged; the sentence."""
    page.locator(".review .progress .hidden").wait_for(state="attached", timeout=THINKING)
    return page.locator(".review h1")


def figures(rows: Locator) -> list[int]:
    """What the last cell of each row says."""
    found = []
    for text in rows.locator("td:last-child").all_inner_texts():
        sign, number = FIGURE.search(text).groups()  # type: ignore[union-attr]
        found.append(-int(number) if sign == "−" else int(number))
    return found


def add_up(page: Page) -> None:
    start, *changes, end = figures(page.locator(".luck .sum tr"))
    assert start + sum(changes) == end
    assert len(changes) == 4, "luck, both players' decisions, and who gave up"


def test_a_game_is_reviewed_from_its_end(people: People, server: str) -> None:
    context = people.come(server)
    guest, page = Guest(context), context.new_page()
    table = guest.table([me("Claire"), bot("Odile")], DICE)
    guest.play(table, 8, seed=3)
    assert guest.ask(table, do="resign", seat=0) == 200
    page.goto(f"/table/{table}")
    page.get_by_role("link", name="Review the game").click()
    expect(judged(page)).to_have_text(re.compile(r"^You resigned with a chance of \d+ %\.$"))
    add_up(page)
    chart = page.get_by_role("table", name="Chance to win, decision by decision")
    assert chart.locator("tbody tr").last.locator("td").all_inner_texts() == [
        "0\N{NO-BREAK SPACE}%",
        "100\N{NO-BREAK SPACE}%",
    ]

    moments = page.locator(".list li button")
    expect(moments.first).to_have_attribute("aria-pressed", "true")
    count = moments.count()
    assert count > 1, "somebody who decides at random has costly decisions"
    costs = [FIGURE.search(text).group(2) for text in moments.locator(".cost").all_inner_texts()]  # type: ignore[union-attr]
    assert costs == sorted(costs, key=int, reverse=True)
    expect(page.locator(".chart .disc")).to_have_count(count)
    moments.nth(1).focus()
    page.keyboard.press("Enter")
    expect(moments.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".look .number")).to_have_text("2")
    expect(page.locator(".look figure")).to_have_count(2)
    expect(page.locator(".look .words")).to_contain_text("Better: ")
    assert page.locator(".look figure").first.locator(".since").count() > 0
    page.get_by_role("button", name="Costlier moment").press("Enter")
    expect(page.locator(".look .number")).to_have_text("1")
    at = int(page.url.split("#at=")[1])

    page.locator("label[lang=fr]").first.click()
    expect(page.locator(".review h1")).to_have_text(re.compile("^Vous avez abandonné avec "))
    page.get_by_role("combobox").select_option("1")
    expect(page.locator(".review h1")).to_have_text(re.compile("^Gagné par abandon"))
    page.reload()
    expect(judged(page)).to_have_text(re.compile("^Vous avez abandonné avec "))
    page.locator(".look").get_by_role("link", name="Revoir").click()
    page.wait_for_url(re.compile(rf"/replay\?table={table}.*#at={at}$"))
    page.get_by_role("link", name="Analyser la partie").click()
    expect(judged(page)).to_have_text(re.compile("^Vous avez abandonné avec "))


def test_a_record_is_reviewed_without_a_server_on_a_phone(people: People, folder: str) -> None:
    page = people.page(folder, PHONE)
    page.goto("/#/review")
    record = {"name": "a.record", "mimeType": "text/plain", "buffer": given_up(7).encode()}
    page.locator("input[type=file]").set_input_files(record)  # type: ignore[arg-type]
    expect(judged(page)).to_have_text(re.compile(r"^Ada resigned with a chance of \d+ %\.$"))
    assert "record=" in page.url
    tabs = page.get_by_role("navigation", name="Pages of the review")
    expect(page.locator(".luck.panel")).to_be_hidden()
    tabs.get_by_role("button", name="Luck").click()
    expect(page.locator(".luck.panel")).to_be_visible()
    expect(page.locator(".chart")).to_be_hidden()
    add_up(page)
    tabs.get_by_role("button", name="Result").press("Enter")
    moments = page.locator(".list li button")
    if moments.count():
        moments.first.click()
        expect(page.locator(".look")).to_be_visible()
        expect(tabs.get_by_role("button", name="Moments")).to_have_attribute("aria-current", "page")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    tabs.get_by_role("link", name="Replay").click()
    page.locator(".slider").wait_for()


def test_what_cannot_be_reviewed_says_so(people: People, server: str) -> None:
    page = people.page(server)
    page.goto("/review")
    record = Record.parse(given_up(6))
    record.end, record.resigned = {}, []
    page.locator("textarea").fill(str(record))
    page.get_by_role("button", name="Show it").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("This game cannot be reviewed.")
    expect(alert).to_contain_text("This game is not over yet.")
    alert.get_by_role("button", name="Another record").click()
    page.locator("textarea").fill("nonsense")
    page.get_by_role("button", name="Show it").click()
    expect(alert).to_contain_text("This is not a readable record of a finished game")
