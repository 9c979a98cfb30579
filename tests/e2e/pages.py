"""Every page there is, each as one finds it: for tests that look at all of them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from playwright.sync_api import BrowserContext, Page

from tests.e2e.hand import Hand
from tests.e2e.tables import Guest, bot, me, open_seat

MIDDLE = 9
"""Decisions after which a game is well under way."""
REPLAYED = 24
SETTLED = """Promise.all([document.fonts.ready,
    ...document.getAnimations().map((moving) => moving.finished.catch(() => {}))])
    .then(() => true)"""
"""Fonts are here, and nothing moves any more."""


@dataclass(frozen=True)
class Tables:
    """Tables of one person."""

    game: str
    waiting: str
    start: str
    middle: str
    over: str


def set_tables(context: BrowserContext) -> Tables:
    """Set a table of every kind in the name of a browser."""
    guest = Guest(context)
    tables = Tables(
        game=guest.game(),
        waiting=guest.table([me(), open_seat(), bot()]),
        start=guest.table([me(), bot()]),
        middle=guest.table([me(), bot()]),
        over=guest.table([me(), bot(), bot("Renaud", "random")]),
    )
    guest.play(tables.start, 1)
    guest.play(tables.middle, MIDDLE, seed=1)
    guest.play(tables.over, seed=2)
    return tables


def _drawn(page: Page) -> None:
    page.locator("[data-piece]").first.wait_for()


def _shown(selector: str) -> Callable[[Page], None]:
    return lambda page: page.locator(selector).first.wait_for()


def _lit(page: Page) -> None:
    Hand(page).sit()


def _chosen(page: Page) -> None:
    Hand(page, seed=4).mean()


def _refused(page: Page) -> None:
    """Touch something that is not lit: the rule that forbids it is named."""
    _lit(page)
    page.locator("[data-piece]:not([data-id])[role=img]").last.dispatch_event("click")
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

    def visit(self, page: Page) -> None:
        page.goto(self.address)
        self.arrive(page)
        page.wait_for_function("!document.querySelector('[aria-busy=true]')")
        page.evaluate(SETTLED)


def sights(tables: Tables) -> Iterator[Sight]:
    """Yield what most people see."""
    replay = f"/replay?table={tables.over}#at={REPLAYED}"
    yield Sight("home", "/", _shown("article"))
    yield Sight("set-up", f"/new/{tables.game}", _shown("form"))
    yield Sight("table-start", f"/table/{tables.start}", _lit, fits=True)
    yield Sight("table-middle", f"/table/{tables.middle}", _lit, fits=True)
    yield Sight("table-over", f"/table/{tables.over}", _shown(".end .good"))
    yield Sight("replay", replay, _drawn, fits=True)
    yield Sight("rules", f"/rules/{tables.game}", _shown("main h1"))


def corners(tables: Tables) -> Iterator[Sight]:
    """Yield the pages and states one meets more seldom."""
    yield Sight("table-waiting", f"/table/{tables.waiting}", _shown("input[readonly]"))
    yield Sight("table-chosen", f"/table/{tables.middle}", _chosen)
    yield Sight("table-refused", f"/table/{tables.middle}", _refused)
    yield Sight("table-gone", "/table/nowhere", _shown(".notice"))
    yield Sight("replay-load", "/replay", _shown("textarea"))
    yield Sight("about", "/about", _shown("main h1"))
    yield Sight("not-found", "/nowhere", _shown("main h1"))
    yield Sight("settings", "/", _settings)
    yield Sight("table-in-words", f"/table/{tables.middle}", _in_words)  # a tab stays in words
