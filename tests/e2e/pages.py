"""Every page of the site in its initial state: for tests that look at all of them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from playwright.sync_api import BrowserContext, Page, Route

from tests.e2e.hand import Finger, Hand
from tests.e2e.tables import BRUGES, BURGUNDY, CARDS, DICE, Guest, bot, me, open_seat

MIDDLE = {BRUGES: 40, BURGUNDY: 30, CARDS: 20, DICE: 9}
"""Decisions after which a game is well under way."""
REPLAYED = {BRUGES: 120, BURGUNDY: 90, CARDS: 60, DICE: 24}
ALONE = (CARDS, DICE)
"""What can be played alone."""
HIDDEN = (CARDS, DICE)
"""Where something is for one player alone from the first decision on: a screen that goes round has
a curtain."""
PAGES = 700
"""A narrower screen shows one page of the table at a time."""
SETTLED = """Promise.all([document.fonts.ready,
    ...document.getAnimations().map((moving) => moving.finished.catch(() => {}))])
    .then(() => true)"""
"""Fonts are here, and nothing moves any more."""
PAUSED = """async () => {
  const told = () => document.querySelector(".course .tools button:nth-of-type(2)");
  do {
    document.querySelector(".again").click();
    await new Promise(requestAnimationFrame);
  } while (!told());
  told().click();
}"""
"""What the others decided is told again, and stands still at the first of it."""


@dataclass(frozen=True)
class Tables:
    """Tables of one person."""

    game: str
    waiting: str
    start: str
    middle: str
    over: str
    left: str
    """Over because somebody resigned, at a table of people."""
    shared: str
    """Played by two people with one screen."""
    special: dict[str, str]
    """What one is asked now and then, by its name."""
    alone: str = ""
    """Over, and it was played alone."""


def set_tables(context: BrowserContext, game: str) -> Tables:
    """Set a table of every kind in the name of a browser."""
    guest = Guest(context)
    tables = Tables(
        game=game,
        waiting=guest.table([me(), open_seat(), bot()], game),
        start=guest.table([me(), bot()], game),
        middle=guest.table([me(), bot()], game),
        over=guest.table([me(), bot(), bot("Renaud", "level-1")], game),
        left=guest.table([me(), me("Claire")], game),
        shared=guest.table([me(), me("Claire")], game),
        special=SPECIAL.get(game, lambda _: {})(guest),
        alone=guest.table([me()], game) if game in ALONE else "",
    )
    guest.play(tables.start, 1)
    guest.play(tables.middle, MIDDLE[game], seed=1)
    while game == BURGUNDY and guest.decided_last(tables.middle):
        guest.play(tables.middle, 1)
    guest.play(tables.over, seed=2)
    assert guest.ask(tables.left, do="resign", seat=1) == 200
    if tables.alone:
        guest.play(tables.alone, seed=2)
    return tables


def _at_bruges(guest: Guest) -> dict[str, str]:
    placed = ["move-place", "move-house"]
    return {
        "activate": guest.asked(BRUGES, "prompt-play.*move-activate-worker", placed, seed=2),
        "discard": guest.asked(BRUGES, "prompt-discard", placed, seed=0),
    }


def _at_burgundy(guest: Guest) -> dict[str, str]:
    three = [me(), bot(), bot("Renaud")]
    return {
        "estates": guest.table(three, BURGUNDY, options={"setup": "secret"}),
        "four": guest.table([*three, bot("Isolde")], BURGUNDY),
        "store": guest.asked(BURGUNDY, "prompt-store", ["move-take"], seed=0),
        "collect": guest.asked(
            BURGUNDY, "prompt-collect", ["move-place.*a-ship", "move-take.*a-ship"], seed=1
        ),
    }


SPECIAL = {BRUGES: _at_bruges, BURGUNDY: _at_burgundy}
"""What is asked at the tables of a game that random play comes upon too seldom, or by luck."""


def _drawn(page: Page) -> None:
    page.locator("[data-piece]").first.wait_for()


def _shown(selector: str) -> Callable[[Page], None]:
    return lambda page: page.locator(selector).first.wait_for()


def _lit(page: Page) -> None:
    Hand(page).sit()


def _small(page: Page) -> bool:
    return bool(page.viewport_size and page.viewport_size["width"] < PAGES)


def _lit_elsewhere(page: Page) -> None:
    """Turn to whatever page of a phone calls, if any does."""
    hand = Finger(page)
    for called in hand.sit().calls:
        hand.turn(called)


def _chosen(page: Page) -> None:
    Finger(page, seed=4).mean() if _small(page) else Hand(page, seed=4).mean()


def _menu(page: Page) -> None:
    page.locator("[data-menu]").click()
    page.locator(".menu:popover-open").wait_for()


def _keys(page: Page) -> None:
    page.keyboard.press("?")
    page.locator("dialog[open] kbd").first.wait_for()


def _rules_beside(page: Page) -> None:
    _menu(page)
    page.locator(".menu:popover-open a").click()
    page.locator("dialog[open] .rule").first.wait_for()


def _sure(page: Page) -> None:
    """Ask to resign: nobody does so by one touch."""
    _menu(page)
    page.locator(".menu:popover-open button.bad").click()
    page.locator("dialog[open]").wait_for()


def _told(page: Page) -> None:
    page.evaluate(PAUSED)
    page.locator(".course").wait_for()


def _closer(page: Page) -> None:
    if _small(page):
        page.locator("nav[aria-label] button").nth(-2).click()
    page.locator(".picture button").first.click()
    page.locator("dialog[open] .area").first.wait_for()


def _bad_record(page: Page) -> None:
    page.locator("textarea").fill("nonsense")
    page.locator(".load button.primary").click()
    page.get_by_role("alert").wait_for()


def _out_of_reach(page: Page) -> None:
    """The server is away when somebody comes back to the page."""

    def lost(route: Route) -> None:
        route.abort()

    page.route("**/api/**", lost)
    page.reload()
    page.get_by_role("alert").wait_for()
    page.unroute("**/api/**", lost)


def _refused(page: Page) -> None:
    """Touch something that is not lit: the rule that forbids it is named."""
    _lit(page)
    page.locator("[data-piece][role=img]").last.dispatch_event("click")
    page.locator(".reason").wait_for()


def _in_words(page: Page) -> None:
    _lit(page)
    page.keyboard.press("t")
    page.locator(".text").wait_for()


def _settings(page: Page) -> None:
    page.locator("header button").last.click()
    page.locator("dialog[open]").wait_for()


@dataclass(frozen=True)
class Sight:
    """A page, and what to do there before one looks."""

    name: str
    address: str
    arrive: Callable[[Page], None]
    fits: bool = False
    """Whether it needs no scrolling on a desk."""
    asks: bool = False
    """Whether something is asked for, which whoever arrives must find in sight."""
    over: str = ""
    """What lies over the sight before: that is left by Escape, and the same page leads here."""
    stranger: bool = False
    """Whether one comes as somebody who has never been here."""
    same: bool = False
    """Whether it is the same whatever is played."""

    def visit(self, page: Page) -> None:
        if self.over:
            page.keyboard.press("Escape")
            self.look(page)
        elif self.stranger:
            known = page.context.storage_state()["cookies"]
            page.context.clear_cookies()
            page.goto(self.address)
            self.look(page)
            page.context.clear_cookies()
            page.context.add_cookies(known)  # type: ignore[arg-type]
        else:
            page.goto(self.address)
            self.look(page)

    def look(self, page: Page) -> None:
        self.arrive(page)
        page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
        page.evaluate(SETTLED)


HOME = Sight("home", "/", _shown("article"))


def sights(tables: Tables) -> Iterator[Sight]:
    """Yield what most people see of a game."""
    replay = f"/replay?table={tables.over}#at={REPLAYED[tables.game]}"
    yield Sight("set-up", f"/new/{tables.game}", _shown("form"))
    yield Sight("table-start", f"/table/{tables.start}", _lit_elsewhere, fits=True, asks=True)
    yield Sight("table-over", f"/table/{tables.over}", _shown(".end .good"))
    yield Sight("replay", replay, _drawn, fits=True)
    yield Sight("rules", f"/rules/{tables.game}", _shown("main h1"))
    yield Sight("table-middle", f"/table/{tables.middle}", _lit, fits=True, asks=True)


def corners(tables: Tables) -> Iterator[Sight]:
    """Yield the states of a game one meets more seldom; the first of them in its middle."""
    middle = f"/table/{tables.middle}"
    yield Sight("table-menu", middle, _menu, over=".menu:popover-open", same=True)
    yield Sight("table-keys", middle, _keys, over="dialog[open]", same=True)
    yield Sight("table-rules", middle, _rules_beside, over="dialog[open]", same=True)
    yield Sight("table-sure", middle, _sure, over="dialog[open]", same=True)
    if tables.game == BURGUNDY:
        yield Sight("table-told", middle, _told, over=".course")
    yield Sight("table-refused", middle, _refused, over=".prompt")
    yield Sight("table-chosen", middle, _chosen, over=".table-page")
    yield Sight("table-closer", middle, _closer, over="dialog[open]")
    yield Sight("table-in-words", middle, _in_words)  # a tab stays in words
    yield Sight("table-in-words-keys", middle, _keys, over="dialog[open]", same=True)
    yield Sight("table-waiting", f"/table/{tables.waiting}", _shown("input[readonly]"), same=True)
    yield Sight(
        "table-invited", f"/table/{tables.waiting}", _shown("form input"), stranger=True, same=True
    )
    yield Sight("table-left", f"/table/{tables.left}", _shown(".end .good"))
    if tables.alone:
        yield Sight("table-alone", f"/table/{tables.alone}", _shown(".end .good"))
    if tables.game in HIDDEN:
        yield Sight("table-curtain", f"/table/{tables.shared}", _shown(".notice button"))
    for name, table in tables.special.items():
        yield Sight(f"table-{name}", f"/table/{table}", _lit_elsewhere, fits=True, asks=True)


def house_pages(tables: Tables) -> Iterator[Sight]:
    """Yield the pages that are the same whatever is played."""
    yield Sight("home-first", "/", _shown("article"), stranger=True)
    yield Sight("table-gone", "/table/nowhere", _shown(".notice"))
    yield Sight("seat-brought", f"/here/{tables.start}#nowhere", _shown(".notice"))
    yield Sight("replay-load", "/replay", _shown("textarea"))
    yield Sight("replay-bad", "/replay", _bad_record)
    yield Sight("about", "/about", _shown("main h1"))
    yield Sight("daily", "/daily", _shown(".daily h1"))
    yield Sight(
        "rules-summary", f"/rules/{tables.game}/summary", _shown("article.sheet svg.symbol")
    )
    yield Sight("rules-glossary", f"/rules/{tables.game}/glossary", _shown(".thing use"))
    yield Sight("not-found", "/nowhere", _shown("main h1"))
    yield Sight("settings", "/", _settings)
    yield Sight("out-of-reach", "/", _out_of_reach)
