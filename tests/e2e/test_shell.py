"""The frame of every page: what can be reached from the home page, and the bar in one line."""

from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, People
from tests.e2e.pages import MIDDLE, SETTLED
from tests.e2e.tables import BURGUNDY, GAMES, Guest, bot, me

PHONES = ((390, 844), (360, 640))
NARROWEST = (320, 568)
WIDTHS = (700, 759, 760, 799, 800, 820, 900, 1024, 1099, 1100, 1180, 1280, 1359, 1360, 1440)
"""Every width at which the bar changes, and those between that are common."""
MAX_TOUCHES = 3
BAR = ("Play", "Today", "Learn", "Me")
AT_A_TABLE = ("/table/", "/replay", "/review", "/try/", "/puzzles/")
"""Pages that fill the window: nobody has to pass them to get anywhere else. Lessons, too."""
LINKS = """() => [...document.querySelectorAll("a[href]")]
  .filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return one.checkVisibility() && !one.closest(".skip") && Math.min(width, height) > 8
      && one.origin === location.origin;
  })
  .map((one) => one.pathname + one.search)"""
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
NOT_IN_LINE = """() => {
  const header = document.querySelector("header");
  const bar = header.getBoundingClientRect();
  const wrong = [];
  for (const one of header.querySelectorAll("a, button, label, .title, .note")) {
    if (!one.checkVisibility()) continue;
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const name = (one.ariaLabel ?? one.textContent).trim();
    if (left < 0 || right > innerWidth + 0.5 || top < bar.top - 1 || bottom > bar.bottom + 1)
      wrong.push(`${name} is outside`);
    const text = document.createRange();
    text.selectNodeContents(one);
    if (one.matches("nav a, .title, .note")
      && [...text.getClientRects()].some(({ top }, n, all) => top > all[0].bottom - 2))
      wrong.push(`${name} is in several lines`);
  }
  const boxes = [...header.children].filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect()).filter(({ width }) => width);
  boxes.forEach((box, n) => {
    if (n && box.left < boxes[n - 1].right - 0.5) wrong.push(`part ${n} lies over the one before`);
  });
  const title = header.querySelector(".title");
  if (title?.checkVisibility() && location.pathname.startsWith("/table/")
    && title.scrollWidth > title.clientWidth)
    wrong.push(`${title.textContent.trim()} is cut`);
  return wrong;
}"""
EMPTY = """(height) => {
  const seen = [...document.querySelectorAll("main :is(.panel, h1:not(.hidden), h2, p, a, form)")]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 8);
  const wrong = [];
  for (const x of [0.1, 0.25, 0.4, 0.55, 0.7, 0.8, 0.9].map((part) => part * innerWidth)) {
    const column = seen.filter(({ left, right }) => left <= x && right >= x)
      .sort((one, other) => one.top - other.top);
    let end = document.querySelector("header").getBoundingClientRect().bottom;
    const last = Math.min(height, document.querySelector("main").getBoundingClientRect().bottom);
    for (const { top, bottom } of [...column, { top: last, bottom: last }]) {
      if (top - end > 120) wrong.push([Math.round(x), Math.round(end), Math.round(top)]);
      end = Math.max(end, bottom);
      if (end > last) break;
    }
  }
  return wrong;
}"""
"""Stretches of the page without anything, as x, top and bottom."""


def settle(page: Page) -> None:
    """Wait until the page is here, and nothing moves any more."""
    expect(page.locator("main :is(h1, h2)").first).to_be_attached()
    expect(page.locator("main [aria-busy]")).to_have_count(0)
    page.evaluate(SETTLED)


@dataclass
class Walk:
    """A walk along visible links, from the home page on."""

    page: Page

    def reached(self) -> dict[str, int]:
        """Return every address that is found, and after how many touches one is there."""
        found, wave = {"/": 0}, ["/"]
        for touches in range(1, MAX_TOUCHES + 1):
            ahead = [link for address in wave for link in self._links(address) if link not in found]
            found |= dict.fromkeys(ahead, touches)
            wave = [one for one in dict.fromkeys(ahead) if not _fills_window(one)]
        return found

    def _links(self, address: str) -> list[str]:
        self.page.goto(address)
        settle(self.page)
        links: list[str] = self.page.evaluate(LINKS)
        return [link for link in links if not link.startswith("/api/")]


def _fills_window(address: str) -> bool:
    return address.startswith(AT_A_TABLE) or address.count("/") == 3


@pytest.mark.parametrize("size", PHONES, ids=str)
def test_every_place_is_within_three_touches_of_home(
    people: People, server: str, size: tuple[int, int]
) -> None:
    page = people.page(server, size, touch=True)
    found = Walk(page).reached()
    lessons = [
        f"/learn/{game['id']}/{lesson['name']}"
        for game in page.request.get("/api/games").json()
        for lesson in game["lessons"]
    ]
    assert len(lessons) == 13
    near = ["/me", "/history", "/about", "/daily", "/learn", "/puzzles"]
    near += [f"/rules/{game}" for game in GAMES]
    near += [f"/puzzles?game={game}" for game in GAMES]
    assert {one: found.get(one) for one in near if found.get(one, 9) > 2} == {}
    assert {one: found.get(one) for one in lessons if found.get(one, 9) > MAX_TOUCHES} == {}


def test_every_puzzle_is_within_two_clicks_of_the_lessons(people: People, server: str) -> None:
    page = people.page(server)
    for title in GAMES:
        page.goto("/learn")
        page.locator(f"a[href='/puzzles?game={title}']").click()
        expect(page.locator(".titles [aria-current]")).to_have_attribute(
            "href", f"/puzzles?game={title}"
        )
        total = len(page.request.get(f"/api/games/{title}/puzzles").json())
        links = set(page.evaluate(LINKS))
        assert links >= {f"/puzzles/{title}/{number + 1}" for number in range(total)}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_settings_language_and_devices_are_one_touch_away(
    people: People, server: str, language: str
) -> None:
    page = people.page(server, PHONES[0], language=language)
    page.goto("/")
    page.locator("nav a[href='/me']").tap()
    expect(page.locator(".me h3")).to_be_visible()  # the devices
    page.locator(".me label", has_text="Français" if language == "en" else "English").tap()
    wanted = "Réglages" if language == "en" else "Settings"
    expect(page.get_by_role("heading", name=wanted)).to_be_visible()


def test_no_page_scrolls_sideways(people: People, server: str) -> None:
    context = people.come(server, PHONES[0], touch=True, language="fr")
    Guest(context).table([me(), bot()], BURGUNDY)
    page = context.new_page()
    pages = [one for one in Walk(page).reached() if not _fills_window(one)]
    assert len(pages) > 15
    wide = {}
    for address in pages:
        page.goto(address)
        settle(page)
        for size in (NARROWEST, PHONES[1], (700, 900), (760, 900)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            if wider := page.evaluate(WIDER):
                wide[f"{address} at {size[0]}"] = wider
    assert wide == {}


def test_the_bar_at_the_bottom_is_where_links_have_no_room(people: People, server: str) -> None:
    context = people.come(server, PHONES[0], touch=True)
    guest = Guest(context)
    table = guest.table([me(), bot()], BURGUNDY)
    guest.sit(table)
    page = context.new_page()
    page.goto("/learn")
    bar = page.locator("nav[aria-label='Pages']:visible")
    expect(bar.get_by_role("link")).to_have_text(["Play 1 (1 game waits for you)", *BAR[1:]])
    box = bar.bounding_box()
    assert box
    assert (box["y"] + box["height"], box["height"]) == (PHONES[0][1], 62)
    for address in (f"/table/{table}", f"/puzzles/{BURGUNDY}/1"):
        page.goto(address)
        page.locator("[data-piece]").first.wait_for()
        expect(bar).to_have_count(0)
    page.goto("/learn")
    expect(bar.get_by_role("link")).to_have_count(len(BAR))
    page.set_viewport_size({"width": 760, "height": 900})
    expect(bar).to_have_count(1)
    assert bar.evaluate("(one) => one.closest('header') !== null")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_top_bar_is_one_line(people: People, server: str, language: str) -> None:
    context = people.come(server, DESKTOP, language=language)
    guest, tables = Guest(context), []
    for game in GAMES:
        tables.append(guest.table([me(), bot()], game))
        guest.sit(tables[-1])
    page = context.new_page()
    wrong = {}
    pages = ["/", "/learn", "/puzzles", "/history", "/me", f"/rules/{BURGUNDY}"]
    for address in [*pages, *(f"/table/{table}" for table in tables)]:
        page.goto(address)
        if address.startswith("/table/"):
            page.locator("[data-piece]").first.wait_for()
        else:
            settle(page)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 900})
            if found := page.evaluate(NOT_IN_LINE):
                wrong[f"{address} at {width}"] = found
    assert wrong == {}


@pytest.mark.parametrize("games", [0, 1, 2, 5])
def test_the_home_page_has_no_empty_stretch(people: People, server: str, games: int) -> None:
    context = people.come(server, DESKTOP)
    guest = Guest(context)
    for number in range(games):
        table = guest.table([me(), bot()], GAMES[number % len(GAMES)])
        guest.sit(table)
    page = context.new_page()
    page.goto("/")
    settle(page)
    if games:
        expect(page.locator(".standing .scores")).to_be_visible()
        expect(page.locator(".cards section")).to_have_count(2)
    assert page.evaluate(EMPTY, DESKTOP[1]) == []


def test_the_home_page_tells_how_my_game_stands(people: People, server: str) -> None:
    context = people.come(server, DESKTOP)
    guest = Guest(context)
    table = guest.table([me(), bot()], BURGUNDY)
    guest.play(table, MIDDLE[BURGUNDY], seed=1)
    while guest.decided_last(table):
        guest.play(table, 1)
    scores = [str(panel["score"]) for panel in guest.view(table)["scene"]["panels"]]
    page = context.new_page()
    page.goto("/")
    standing = page.locator(".hero .standing")
    expect(standing.locator(".scores b")).to_have_text(scores)
    expect(standing).to_contain_text("Phase")
    expect(standing.locator(".news li")).not_to_have_count(0)
    expect(standing.locator(".prompt")).not_to_be_empty()


def test_the_link_of_the_page_on_show_is_marked(people: People, server: str) -> None:
    page = people.page(server)
    page.goto("/")
    for name, address in {"Puzzles": "/puzzles", "History": "/history", "Learn": "/learn"}.items():
        page.locator("header nav").get_by_role("link", name=name).click()
        expect(page.locator("header nav [aria-current]")).to_have_attribute("href", address)
