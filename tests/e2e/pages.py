"""Every page there is, each as one finds it: for tests that look at all of them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from playwright.sync_api import BrowserContext, Page

from tests.e2e.conftest import PHONE
from tests.e2e.hand import Finger, Hand
from tests.e2e.tables import BRUGES, BURGUNDY, CARDS, DICE, Guest, bot, me, open_seat

MIDDLE = {BRUGES: 40, BURGUNDY: 30, CARDS: 20, DICE: 9}
"""Decisions after which a game is well under way."""
REPLAYED = {BRUGES: 120, BURGUNDY: 90, CARDS: 60, DICE: 24}
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
    special: dict[str, str]
    """What one is asked now and then, by its name."""


def set_tables(context: BrowserContext, game: str) -> Tables:
    """Set a table of every kind in the name of a browser."""
    guest = Guest(context)
    tables = Tables(
        game=game,
        waiting=guest.table([me(), open_seat(), bot()], game),
        start=guest.table([me(), bot()], game),
        middle=guest.table([me(), bot()], game),
        over=guest.table([me(), bot(), bot("Renaud", "random")], game),
        special=SPECIAL.get(game, lambda _: {})(guest),
    )
    guest.play(tables.start, 1)
    guest.play(tables.middle, MIDDLE[game], seed=1)
    guest.play(tables.over, seed=2)
    return tables


def _at_bruges(guest: Guest) -> dict[str, str]:
    placed = ["move-place", "move-house"]
    return {
        "activate": guest.asked(BRUGES, "prompt-play.*move-activate-worker", placed),
        "discard": guest.asked(BRUGES, "prompt-discard", placed),
    }


def _at_burgundy(guest: Guest) -> dict[str, str]:
    three = [me(), bot(), bot("Renaud")]
    return {
        "estates": guest.table(three, BURGUNDY, options={"setup": "secret"}),
        "four": guest.table([*three, bot("Isolde")], BURGUNDY),
        "store": guest.asked(BURGUNDY, "prompt-store", ["move-take"]),
        "collect": guest.asked(
            BURGUNDY, "prompt-collect", ["move-place.*a-ship", "move-take.*a-ship"]
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
    return bool(page.viewport_size and page.viewport_size["width"] == PHONE[0])


def _lit_elsewhere(page: Page) -> None:
    """Turn to whatever page of a phone calls, if any does."""
    hand = Finger(page)
    for called in hand.sit().calls:
        hand.turn(called)


def _chosen(page: Page) -> None:
    Finger(page, seed=4).mean() if _small(page) else Hand(page, seed=4).mean()


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

    def visit(self, page: Page) -> None:
        page.goto(self.address)
        self.arrive(page)
        page.wait_for_function("!document.querySelector('[aria-busy=true]')")
        page.evaluate(SETTLED)


HOME = Sight("home", "/", _shown("article"))


def sights(tables: Tables) -> Iterator[Sight]:
    """Yield what most people see of a game."""
    replay = f"/replay?table={tables.over}#at={REPLAYED[tables.game]}"
    yield Sight("set-up", f"/new/{tables.game}", _shown("form"))
    yield Sight("table-start", f"/table/{tables.start}", _lit_elsewhere, fits=True)
    yield Sight("table-middle", f"/table/{tables.middle}", _lit, fits=True)
    yield Sight("table-over", f"/table/{tables.over}", _shown(".end .good"))
    yield Sight("replay", replay, _drawn, fits=True)
    yield Sight("rules", f"/rules/{tables.game}", _shown("main h1"))


def corners(tables: Tables) -> Iterator[Sight]:
    """Yield the states of a game one meets more seldom."""
    yield Sight("table-waiting", f"/table/{tables.waiting}", _shown("input[readonly]"))
    yield Sight("table-chosen", f"/table/{tables.middle}", _chosen)
    yield Sight("table-refused", f"/table/{tables.middle}", _refused)
    for name, table in tables.special.items():
        yield Sight(f"table-{name}", f"/table/{table}", _lit_elsewhere, fits=True)
    yield Sight("table-in-words", f"/table/{tables.middle}", _in_words)  # a tab stays in words


def house_pages() -> Iterator[Sight]:
    """Yield the pages that are the same whatever is played."""
    yield Sight("table-gone", "/table/nowhere", _shown(".notice"))
    yield Sight("replay-load", "/replay", _shown("textarea"))
    yield Sight("about", "/about", _shown("main h1"))
    yield Sight("not-found", "/nowhere", _shown("main h1"))
    yield Sight("settings", "/", _settings)
